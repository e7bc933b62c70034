# What lies before a player, and how the game stands, for the board in words.

supply-follower = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}

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
# $sides: sides of the tile, joined
joins-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
joins-one = { $kind ->
    [city] { $sides } are one city
   *[road] { $sides } are one road
}
joins-apart = { $kind ->
    [city] { $count ->
        [one] { $sides } is a city of its own
       *[other] { $sides } are separate cities
    }
   *[road] { $count ->
        [one] { $sides } is a road that ends here
       *[other] { $sides } are roads that end here
    }
}
joins-both = { $sides }: one field on both sides of the road
joins-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}

mark-start = start tile
mark-shields = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}
mark-monastery = monastery
