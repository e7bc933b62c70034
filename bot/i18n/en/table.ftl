# What lies before a player, and how the game stands, for the board in words.

supply-follower = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
supply-big-follower = { $count ->
    [one] { $count } big follower
   *[other] { $count } big followers
}
# The same figure in the card game, if it is called otherwise there.
supply-card-big-follower = { $count ->
    [one] { $count } big follower
   *[other] { $count } big followers
}
supply-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
supply-mayor = { $count ->
    [one] { $count } mayor
   *[other] { $count } mayors
}
supply-wagon = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
supply-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
supply-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
supply-barn = { $count ->
    [one] { $count } barn
   *[other] { $count } barns
}

token-abbey = { $count ->
    [one] { $count } abbey tile
   *[other] { $count } abbey tiles
}
token-tiers = { $count ->
    [one] { $count } tower tier
   *[other] { $count } tower tiers
}
# A prisoner: $figure, and $player whose figure it is.
token-prisoners = prisoner: { phrase-figure } ({ $player })
token-king = the king
token-robber = the robber
token-wine = wine: { $count }
token-grain = grain: { $count }
token-cloth = cloth: { $count }
token-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
token-animals = { $colour ->
    [blue] blue animals: { $count }
    [green] green animals: { $count }
    [red] red animals: { $count }
   *[yellow] yellow animals: { $count }
}
token-jokers = { $colour ->
    [blue] jokers among the blue animals: { $count }
    [green] jokers among the green animals: { $count }
    [red] jokers among the red animals: { $count }
   *[yellow] jokers among the yellow animals: { $count }
}
token-waiting = { $count ->
    [one] { $count } animal joker waiting
   *[other] { $count } animal jokers waiting
}
token-chest = { $count ->
    [one] { $count } card in the chest
   *[other] { $count } cards in the chest
}
token-dealer = dealer

standing-line = { $rank }. { $player }: { phrase-points }
# $leaders: names joined; $count: how many
standing-leads = { $count ->
    [one] { $leaders } leads with { phrase-points }.
   *[other] { $leaders } lead with { phrase-points }.
}
# Beside a forecast: protected cards that it cannot count.
standing-concealed = { $count ->
    [one] Not counted for { $player }: { $count } face-down card.
   *[other] Not counted for { $player }: { $count } face-down cards.
}
standing-waits = Waiting for { $player }.

## A tile in words. $north … $west: kinds in words; $marks: marks joined

tile-plain = Tile { $tile }: north { $north }, east { $east }, south { $south }, west { $west }.
tile-marked = Tile { $tile }: north { $north }, east { $east }, south { $south }, west { $west }; { $marks }.
tile-abbey = The abbey: it fits everything.

mark-start = start tile
mark-source = source of the river
mark-lake = lake
mark-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
mark-cathedral = cathedral
mark-inn = inn at a road
mark-monastery = monastery
mark-garden = garden
mark-tower = tower foundation
mark-wine = wine in a city
mark-grain = grain in a city
mark-cloth = cloth in a city
mark-knights = siege symbol: knights
mark-travellers = siege symbol: travellers
mark-monks = siege symbol: monks
mark-any = siege symbol: question mark
