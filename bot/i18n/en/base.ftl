### Carcassonne: the base game

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

game-carcassonne = Carcassonne
game-line-carcassonne = Build the land tile by tile and claim it with your meeples
game-about-carcassonne = Each turn you place a tile, may place a meeple on it, and score what the tile completes. The player with the most meeples on a feature scores it. Combine expansions as you like.
module-base = Base game
module-line-base = Roads, cities and monasteries
module-about-base = 72 tiles and seven meeples each. Place a tile, place a meeple, score what is complete. Part of every game of Carcassonne.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-follower = meeple
kind-city = city
kind-road = road
kind-monastery = monastery
kind-field = field
deed-tile = place a tile
deed-draw = draw a tile
deed-figure = place a meeple
deed-skip = skip

## What is asked of whom. $player is who decides.

decision-tile = { $player }, it's your turn
decision-draw = { $player }, draw a tile or choose another action
decision-step2 = { $player }, place a meeple or skip

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-tile = { $cell }, { phrase-rotation }
# $take: none, left_top, left_bottom, right_top, right_bottom
option-draw = { $take ->
    [left_top] draw: left, top
    [left_bottom] draw: left, bottom
    [right_top] draw: right, top
    [right_bottom] draw: right, bottom
   *[none] draw a tile
}
option-figure = { phrase-role }: { phrase-spot }
short-figure = { $kind ->
    [city] { phrase-role }: { phrase-direction }
    [road] { phrase-role }: { phrase-direction }
    [field] { phrase-role }: { phrase-direction }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
letters-figure = { $kind ->
    [city] { phrase-role }: { phrase-side }
    [road] { phrase-role }: { phrase-side }
    [field] { phrase-role }: { phrase-side }
    [monastery] { phrase-role }
   *[other] { phrase-role }: { phrase-spot }
}
skip-step2 = skip
skip-draw = nothing more

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-turn-began = { $part ->
    [1] Turn { $turn }: { $player }
   *[2] Turn { $turn }, second tile: { $player }
}
event-drawn = { $player } draws a tile. Tiles left: { $left }
event-unplaceable = { $player } draws a tile that fits nowhere, so it's discarded. Tiles left: { $left }
event-laid = { $tile ->
    [abbey] { $player } places the abbey at { $cell }
   *[other] { $player } places the tile at { $cell }
}
event-deployed = { $player } places { phrase-role-object } { phrase-spot-in } at { $cell }
event-completed = { $kind ->
    [city] A city at { $cell } is complete: { phrase-tiles }
    [road] A road at { $cell } is complete: { phrase-tiles }
    [monastery] The monastery at { $cell } is complete
    [garden] The garden at { $cell } is complete
   *[other] A feature at { $cell } is complete: { phrase-tiles }
}
event-returned = { $player } gets { phrase-role-object } back from { $cell }
event-final-scoring = { $tiles_unplaced ->
    [0] Final scoring
    [one] Final scoring, with { $tiles_unplaced } tile left
   *[other] Final scoring, with { $tiles_unplaced } tiles left
}
# $winners: names joined; $count: how many; $points: their score
event-finished = { $count ->
    [one] Game over – { $winners } wins with { phrase-points }!
   *[other] Game over – { $winners } share the win with { phrase-points }!
}

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-road = { $player } +{ $points }: { kind-road } { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player } +{ $points }: { kind-city } { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player } +{ $points }: { kind-monastery } { $cell } ({ part-around }{ part-retrieved })
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } coat of arms
   *[other] , { $shields } coats of arms
}
part-around = { phrase-tiles }, { $neighbours } around

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-sheet = The rules on one page
topic-text-sheet = The order of a turn, all pieces, all points and the tiles, for the expansions in play.
topic-words-sheet = sheet, overview, summary, reference, cheat sheet, page, everything, quick rules, all rules
topic-turn = A turn
topic-text-turn = Draw a tile and place it, place a meeple on it if you like, then score everything the tile completes. Then it's the next player's turn, clockwise.
topic-words-turn = turn, order, steps, round, move, turn order, order of play, sequence
topic-tile = Placing a tile
topic-text-tile = Place your tile on an empty square next to at least one other tile. All touching sides must match: city to city, road to road, field to field. You choose the square and the way round.
topic-words-tile = tile, place, placing, fit, turn, rotate, side, start, how many tiles, number of tiles
topic-unplaceable = A tile that fits nowhere
topic-text-unplaceable = If your tile fits nowhere, it's discarded and you draw another. If none is left, your turn ends without a tile.
topic-words-unplaceable = unplaceable, discard, impossible, stack, draw, cannot place, cannot be placed, does not fit, no place
topic-feature = Features
topic-text-feature = Roads, cities, fields, monasteries and gardens are features. A road, city or field grows with every tile that continues it over a side. Corners never join anything.
topic-words-feature = feature, region, object, segment, join
topic-follower = Meeples
topic-text-follower = You have seven meeples. After placing a tile you may put one on a road, city, monastery or field of that tile. It stays there until the feature scores; you can't take it back before.
topic-words-follower = follower, meeple, figure, supply, place, how many meeples, what is a meeple
topic-occupied = Claimed features
topic-text-occupied = You can't place a meeple on a feature that already has one, however far away, not even your own. You can still join up later, by connecting two claimed features.
topic-words-occupied = occupied, taken, claim, free, join, already taken
topic-road = Roads
topic-text-road = A meeple on a road is a highwayman. A road is complete when both ends are closed by a crossroads, a city, a monastery or another end, or when it runs in a circle. It scores 1 point per tile, complete or not.
topic-words-road = road, highwayman, crossroads, path, loop, thief, thieves, street
topic-city = Cities
topic-text-city = A meeple in a city is a knight. A city is complete when its wall is closed, with no gaps inside. It scores 2 points per tile and 2 per coat of arms; unfinished at the end, 1 each.
topic-words-city = city, knight, wall, castle, town, two tile city, small city, city points
topic-shield = Coats of arms
topic-text-shield = A coat of arms adds 2 points to a completed city, or 1 to an unfinished one at the end.
topic-words-shield = shield, pennant, coat of arms, flag
topic-monastery = Monasteries
topic-text-monastery = A meeple in a monastery is a monk. It scores 9 points once all eight squares around it are filled. Unfinished at the end, it scores 1 for itself and 1 per tile around it.
topic-words-monastery = monastery, monk, cloister, abbey, eight
topic-complete = Complete features
topic-text-complete = A feature is complete when nothing can be added to it. It scores in the same turn. You may still claim an unclaimed feature that your tile has just completed: your meeple scores it and comes straight back.
topic-words-complete = complete, completed, finished, closed, scoring, finish, close
topic-majority = Who scores
topic-text-majority = The player with the most meeples on a feature scores all of it. In a tie, everyone tied scores the full points. An unclaimed feature scores for nobody.
topic-words-majority = majority, owner, tie, weight, share, most, most meeples, two meeples, several meeples, steal, steal a city, take over, who gets points, who gets the points
topic-return = Meeples come home
topic-text-return = When a feature scores, all meeples on it go back to their players, whether they scored or not. You can place them again from your next turn on.
topic-words-return = return, home, back, supply, get back, meeple back, take my meeple back
topic-end = End of the game
topic-text-end = The game ends after the turn in which the last tile is placed. Then unfinished features and fields score. The most points win; players with equally many share the win.
topic-words-end = end, final, scoring, win, winner, winning, tie, victory, who wins, when does it end, last tile
topic-points = Points at a glance
topic-text-points = Road: 1 per tile. City: 2 per tile and coat of arms, unfinished 1. Monastery: 9, unfinished 1 and 1 per tile around it. Field: 3 per completed city, at the end. Expansions change some of these.
topic-words-points = points, score, table, worth, value, scoring
topic-players = Players
topic-text-players = Two to five can play, with Inns & Cathedrals six. The order is random and goes clockwise.
topic-words-players = players, seats, number, order, six, how many players, who starts, who begins, first player, start player
