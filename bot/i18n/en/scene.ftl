# What stands in pictures and in the texts that say the same in words.

## What happened, what is asked

scene-over = The game is over.
# A picture's title: what is asked, and of whom; a narrow panel cuts it at its end.
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
scene-title-news = What has just happened
scene-map = The map by rows, from north to south. Each tile from its north side on: north, east, south, west.
scene-row = Row { $row }: { $tiles }.
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

## A table that waits

scene-title-lobby = { $game }: a table
scene-join = Join with { $code }.
scene-with = With { $modules }
scene-free-seat = Free
scene-free-seat-note = Join to play
scene-seat-free = Seat { $seat }: free.
scene-seat = Seat { $seat }: { $player } ({ $colour }).

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-pink = pink
