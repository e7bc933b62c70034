# What stands in pictures and in the texts that say the same in words.

## What happened, what is asked

scene-to-move = { $player } to move
scene-over = Game over
# A picture's title: what is asked, and of whom; a narrow panel cuts it at its end.
scene-since = Since your last turn:
scene-hand = To place: { $tile }
scene-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
scene-stack-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
scene-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
scene-cut = … The full text has the rest.

scene-choose-part = Choose an area of the map.
# $cells: names of cells, joined
scene-part = { $count ->
    [one] { $part }. { $count } square: { $cells }
   *[other] { $part }. { $count } squares: { $cells }
}
scene-fits = { $count ->
    [one] The tile fits on { $count } square, turned like this:
   *[other] The tile fits on { $count } squares, turned like this:
}
scene-fits-at = { $count ->
    [one] The tile fits on { $count } square: { $cells }.
   *[other] The tile fits on { $count } squares: { $cells }.
}
scene-spot = { $cell }: { $ways }
scene-choose-rotation = Which way round at { $cell }?
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
scene-taken = Meeples on the map:
scene-nobody = No meeples on the map yet.
scene-free = Unclaimed:
scene-feature = { $feature }, { $places }: { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } completed city
       *[other] { $cities } completed cities
    }
    [monastery] { $open ->
        [one] { $open } empty square around
       *[other] { $open } empty squares around
    }
    [garden] { $open ->
        [one] { $open } empty square around
       *[other] { $open } empty squares around
    }
   *[other] { $open ->
        [one] { $open } open side
       *[other] { $open } open sides
    }
}
scene-complete = complete
scene-stands = { $player }: { $role } at { $cell }.
scene-owned = { $count ->
    [one] Held by { $owners }.
   *[other] Shared by { $owners }.
}
scene-owned-by-nobody = Unclaimed.
scene-cell = At { $cell }: { $tile }
scene-figure = { $player }: { $role }, { $spot }.
# $tiles: how many of each kind, joined
scene-fitting = { $count ->
    [0] { $cell } is empty. No remaining tile fits there.
    [one] { $cell } is empty. { $count } remaining tile fits there: { $tiles }.
   *[other] { $cell } is empty. { $count } remaining tiles fit there: { $tiles }.
}
# $first, $last: the map’s corners in the north-west and south-east
scene-beyond = { $cell } touches no tile, so nothing fits there now. The map goes from { $first } to { $last }.
scene-beyond-first = { $cell } touches no tile, so nothing fits there now. The only tile is at { $first }.
scene-tiles = { $count } × { $tile }: { $described }
scene-gone = { $count ->
    [one] Used up: { $tiles }.
   *[other] Used up: { $tiles }.
}
scene-gone-note = Grey: none left

## Owners, forecast, result

scene-title-owners = { $kind ->
    [field] Who holds the fields
    [road] Who holds the roads
   *[city] Who holds the cities
}
scene-title-forecast = If the game ended now
scene-total = { $player }: { $now } now + { $gain } to come = { $total }
scene-concealed = { $count ->
    [one] { $player }: { $count } protected face-down card not counted
   *[other] { $player }: { $count } protected face-down cards not counted
}
scene-title-score = Score
scene-rest = other
scene-chart = Scores over time
scene-chart-turns = turns
scene-chart-rounds = rounds

scene-reason-city = cities
scene-reason-road = roads
scene-reason-monastery = monasteries

## A table that waits

scene-title-lobby = New game: { $game }
scene-join = Code: { $code }
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
