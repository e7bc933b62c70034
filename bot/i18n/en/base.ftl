### Carcassonne: the base game

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

game-carcassonne = Carcassonne
game-line-carcassonne = Build a landscape tile by tile and place your followers on it
game-about-carcassonne = Each turn you place one tile, may put a figure on it, and score what the tile has completed. Roads, cities, monasteries and fields belong to whoever has the most followers there. Expansions can be combined as you like.
module-base = Base game
module-line-base = Roads, cities and monasteries
module-about-base = 72 tiles and seven followers each. Place a tile, place a follower, score what is complete. It is part of every game of Carcassonne.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-follower = follower
kind-city = city
kind-road = road
kind-monastery = monastery
kind-field = field
deed-tile = place a tile
deed-draw = draw a tile
deed-figure = place a figure
deed-skip = pass

## What is asked of whom. $player is who decides.

decision-tile = { $player }, place your tile.
decision-draw = { $player }, draw a tile or choose what to do instead.
decision-step2 = { $player }, choose a figure and its place, or go on without one.

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
skip-step2 = no figure
skip-draw = nothing more

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-turn-began = { $part ->
    [1] Turn { $turn }: { $player }.
   *[2] Turn { $turn }, second tile: { $player }.
}
event-drawn = { $player } draws a tile. Left in the stack: { $left }.
event-unplaceable = { $player } draws a tile that fits nowhere; it leaves the game. Left in the stack: { $left }.
event-laid = { $tile ->
    [abbey] { $player } places the abbey at { $cell }.
   *[other] { $player } places the tile at { $cell }.
}
event-deployed = { $player } places { phrase-role-object } { phrase-spot-in } at { $cell }.
event-completed = { $kind ->
    [city] A city at { $cell } is complete: { phrase-tiles }.
    [road] A road at { $cell } is complete: { phrase-tiles }.
    [monastery] The monastery at { $cell } is complete.
    [garden] The garden at { $cell } is complete.
   *[other] A feature at { $cell } is complete: { phrase-tiles }.
}
event-returned = { $player } gets { phrase-role-object } back from { $cell }.
event-final-scoring = { $tiles_unplaced ->
    [0] Final scoring.
    [one] Final scoring, with { $tiles_unplaced } tile still in the stack.
   *[other] Final scoring, with { $tiles_unplaced } tiles still in the stack.
}
# $winners: names joined; $count: how many; $points: their score
event-finished = { $count ->
    [one] The game is over. { $winners } wins with { phrase-points }.
   *[other] The game is over. { $winners } share the victory with { phrase-points }.
}

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-road = { $player }: { phrase-points } for the road at { $cell } ({ phrase-tiles }{ part-inn })
points-city = { $player }: { phrase-points } for the city at { $cell } ({ phrase-tiles }{ part-shields }{ part-cathedral })
points-monastery = { $player }: { phrase-points } for the monastery at { $cell } ({ part-around }{ part-retrieved })
part-shields = { $shields ->
    [0] { "" }
    [one] , { $shields } shield
   *[other] , { $shields } shields
}
part-around = { phrase-tiles }, { $neighbours } around

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-turn = A turn
topic-text-turn = You draw a tile and place it, then you may put one figure on it, then everything the tile has completed is scored. After that it is the next player's turn, clockwise.
topic-words-turn = turn, order, steps, round, move, turn order, order of play, sequence
topic-tile = Placing a tile
topic-text-tile = A tile goes on a free cell and touches at least one other tile with a side. Every side must match its neighbour: city to city, road to road, field to field. You choose the cell and how the tile is turned.
topic-words-tile = tile, place, placing, fit, turn, rotate, side, start
topic-unplaceable = A tile that fits nowhere
topic-text-unplaceable = If the tile you drew has no legal place, it leaves the game and you draw another one. If the stack is empty then, your turn ends without a tile.
topic-words-unplaceable = unplaceable, discard, impossible, stack, draw, cannot place, cannot be placed, does not fit, no place
topic-feature = Features
topic-text-feature = Roads, cities, fields, monasteries and gardens are features. A road, city or field grows with every tile that continues it over a side. Corners never join anything.
topic-words-feature = feature, region, object, segment, join
topic-follower = Followers
topic-text-follower = Each of you has seven followers. After placing a tile you may put one from your supply on a road, city, monastery or field of that very tile. He stays until the feature is scored; you cannot take him back before.
topic-words-follower = follower, meeple, figure, supply, place, how many meeples
topic-occupied = Taken features
topic-text-occupied = You cannot put a follower on a feature where somebody stands already, however far away, and your own followers block you as well. Several followers come together only when a tile joins features that were claimed apart.
topic-words-occupied = occupied, taken, claim, free, join, already taken
topic-road = Roads
topic-text-road = A follower on a road is a highwayman. A road is complete when both its ends are closed by a crossroads, a city, a monastery or another end, or when it runs in a circle. It brings 1 point per tile, at the end of the game the same if it is unfinished.
topic-words-road = road, highwayman, crossroads, path, loop, thief, thieves, street
topic-city = Cities
topic-text-city = A follower in a city is a knight. A city is complete when its wall is closed and has no gap inside. It brings 2 points per tile and 2 per shield; unfinished at the end of the game only 1 for each.
topic-words-city = city, knight, wall, castle, town, two tile city, small city
topic-shield = Shields
topic-text-shield = A shield makes its city worth more: 2 points when the city is complete, 1 at the end of the game when it is not. Shields also give the mayor his strength.
topic-words-shield = shield, pennant, coat of arms, flag
topic-monastery = Monasteries
topic-text-monastery = A follower in a monastery is a monk. It is complete when all eight cells around it hold tiles, and brings 9 points. At the end of the game an unfinished one brings 1 point for itself and 1 for each tile around it.
topic-words-monastery = monastery, monk, cloister, abbey, eight
topic-complete = Complete features
topic-text-complete = A feature is complete when nothing can be added to it any more. All features that a tile completes are scored in the same turn. You may still claim a free feature that your tile has just completed; your follower scores it and comes straight back.
topic-words-complete = complete, completed, finished, closed, scoring, finish, close
topic-majority = Who scores
topic-text-majority = Whoever has the most followers on a feature scores all of it; the others get nothing. If several players have equally many, each of them scores the full points. A feature where nobody stands brings nobody anything.
topic-words-majority = majority, owner, tie, weight, share, most, most meeples, two meeples, several meeples
topic-return = Followers come home
topic-text-return = When a feature is scored, all followers on it go back to their players, whether they brought points or not. You can place them again from your next turn on.
topic-words-return = return, home, back, supply, get back, meeple back
topic-end = End of the game
topic-text-end = The game ends with the turn in which the last tile is placed. Then unfinished roads, cities and monasteries, and the fields, are scored for those who stand there. Whoever has the most points wins; equal points share the victory.
topic-words-end = end, final, scoring, win, winner, tie, victory, who wins, when does it end
topic-points = Points at a glance
topic-text-points = Road: 1 per tile. City: 2 per tile and shield, unfinished 1. Monastery: 9, unfinished 1 and 1 for each tile around it. Field: 3 per completed city, at the end. Expansions change some of these.
topic-words-points = points, score, table, worth, value, scoring
topic-players = Players
topic-text-players = Two to five can play, with Inns & Cathedrals six. The order is drawn by lot and goes clockwise.
topic-words-players = players, seats, number, order, six, how many players
