# What stands in pictures and in the texts that say the same in words.

## What happened, what is asked

scene-over = The game is over.
# A picture's title: what is asked, and of whom; a narrow panel cuts it at its end.
scene-title = { phrase-deed }: { $player }
scene-since = Since your last turn:
scene-hand = In hand: { $tile }
scene-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
scene-stack-tiles = { $count ->
    [one] { $count } tile left in the stack.
   *[other] { $count } tiles left in the stack.
}
scene-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
scene-cut = … The long text has the rest.
# On a panel: who got how much for what, as short as can be: "Ann +8: Cities N19".
scene-gain = { $player } { $points }: { $what }

scene-choose-part = Choose a part of the map.
# $cells: names of cells, joined
scene-part = { $count ->
    [one] { $part }. { $count } cell: { $cells }
   *[other] { $part }. { $count } cells: { $cells }
}
scene-fits = { $count ->
    [one] The tile fits at { $count } cell. Its names and the ways to turn it:
   *[other] The tile fits at { $count } cells. Their names and the ways to turn it:
}
scene-fits-at = { $count ->
    [one] The tile fits at { $count } cell: { $cells }.
   *[other] The tile fits at { $count } cells: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Choose how the tile lies at { $cell }.
# $sides: what the tile shows to the north, east, south and west
scene-way = { $way }. { phrase-rotation } (from the north on: { $sides })
scene-option = { $number }. { $option }

## People

scene-player = { $player } ({ $colour }): { phrase-points }; { $held }.
# Of whom nothing lies there.
scene-player-bare = { $player } ({ $colour }): { phrase-points }.

## The map in words

scene-title-whole = The whole map.
scene-map = The map by rows, from north to south. Each tile from its north side on: north, east, south, west.
scene-row = Row { $row }: { $tiles }.
scene-abbey = abbey
scene-taken = Figures on the map:
scene-nobody = Nobody stands there yet.
scene-free = Nobody stands here:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } completed city
       *[other] { $cities } completed cities
    }
    [monastery] { $open ->
        [one] { $open } empty cell around
       *[other] { $open } empty cells around
    }
    [garden] { $open ->
        [one] { $open } empty cell around
       *[other] { $open } empty cells around
    }
   *[other] { $open ->
        [one] { $open } open side
       *[other] { $open } open sides
    }
}
scene-complete = complete
scene-stands = { $player }: { $role } at { $cell }.
scene-owned = { $count ->
    [one] It belongs to { $owners }.
   *[other] It belongs to { $owners } together.
}
scene-owned-by-nobody = It belongs to nobody.
scene-tower = { $top ->
    [none] Tower at { $cell }: height { $height }.
   *[other] Tower at { $cell }: height { $height }, { $top }.
}
scene-top = { phrase-figure } on top ({ $player })
scene-fortress = The fortress, from M20 to P22:
scene-outpost = { $catapult ->
    [yes] { phrase-outpost }: in the row of { $length } { $row }; in the follower cell { $pile }; with a catapult.
   *[no] { phrase-outpost }: in the row of { $length } { $row }; in the follower cell { $pile }.
}
scene-dead = { $count ->
    [one] Nothing can lie any more at { $cells }.
   *[other] Nothing can lie any more at { $cells }.
}
scene-cell = At { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
# $tiles: how many of each kind, joined
scene-fitting = { $count ->
    [0] { $cell } is empty. None of the tiles left fits there.
    [one] { $cell } is empty. { $count } tile of those left fits there: { $tiles }.
   *[other] { $cell } is empty. { $count } tiles of those left fit there: { $tiles }.
}
# $first, $last: the map’s corners in the north-west and south-east
scene-beyond = { $cell } touches no tile, so nothing fits there now. The map goes from { $first } to { $last }.
scene-in-fortress = { $cell } is part of the fortress, from M20 to P22.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Used up: { $tiles }.
   *[other] Used up: { $tiles }.
}
scene-gone-note = Grey: none left

## Owners, forecast, result

scene-title-owners = { $kind ->
    [field] Whose fields these are
    [road] Whose roads these are
   *[city] Whose cities these are
}
scene-title-forecast = If the game ended now
scene-total = { $player }: { $now } + { $gain } = { $total }
scene-concealed = { $player }: { $count ->
    [one] { $count } protected card lies face down and is not counted
   *[other] { $count } protected cards lie face down and are not counted
}
scene-title-score = The score
scene-chart = The scores over the game
scene-chart-turns = turns
scene-chart-rounds = rounds

scene-reason-city = Cities
scene-reason-road = Roads
scene-reason-monastery = Monasteries
scene-reason-garden = Gardens
scene-reason-field = Fields
scene-reason-barn = Barns
scene-reason-goods = Goods
scene-reason-king = King
scene-reason-robber = Robber
scene-reason-defence = Defence
scene-reason-ransom = Ransom
scene-reason-persons = Persons
scene-reason-animals = Animals
scene-reason-misplaced = Misplaced
scene-reason-special = Dragon and fairy
scene-reason-joker = Jokers
scene-reason-chest = Chest

## A table that waits

scene-title-lobby = { $game }: a table
scene-join = Join with { $code }.
scene-with = With { $modules }
scene-free-seat = Free
scene-free-seat-note = Join to play
scene-seat-free = Seat { $seat }: free.
scene-seat = Seat { $seat }: { $player } ({ $colour }).

## Cards

scene-round = { $round ->
    [0] The cards are turned up
   *[other] Round { $round } of { $rounds }
}
scene-dealer = Dealer: { $player }
scene-stack = { $count ->
    [one] { $count } card left in the stack
   *[other] { $count } cards left in the stack
}
# $kind: what the row is; $cards: cards and big followers, joined
scene-card-row = { $kind ->
    [city] { phrase-row } (city): { $cards }.
    [field] { phrase-row } (field): { $cards }.
    [road] { phrase-row } (road): { $cards }.
   *[monastery] { phrase-row } (monastery): { $cards }.
}
# $numbers: the options that play this card, in the order of $rows
scene-card-ways = { $numbers }. { phrase-card }: { $rows }
scene-follower-here = big follower of { $player }
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
scene-hand-down = The first card of a round goes face down, into any row.
scene-own-down = You have laid face down { phrase-row-in }: { $card }.
scene-chest = In your chest: { $cards }.
scene-title-round = Round { $round } of { $rounds } is over
scene-round-total = { $player }: +{ $gain }, now { $total }
