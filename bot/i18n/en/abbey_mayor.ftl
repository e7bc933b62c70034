### Abbey & Mayor

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-abbey-mayor = Abbey & Mayor
module-line-abbey-mayor = 12 tiles; an abbey, mayor, wagon and barn each
module-about-abbey-mayor = The abbey tile fills a gap in the map, the mayor is as strong as its city has coats of arms, the wagon moves on after scoring, and the barn takes over a field for good.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-mayor = mayor
figure-wagon = wagon
figure-barn = barn
deed-abbey = place the abbey
deed-barn = place the barn
deed-wagon = move the wagon

## What is asked of whom. $player is who decides.

decision-wagon = { $player }, your wagon at { $cell } has scored: move it on or take it home

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-abbey = abbey at { $cell }
option-barn = barn south-east of { $cell }
option-wagon = { $cell }: { phrase-spot }
skip-wagon = wagon home

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

# $stays: yes or no, whether it stays on its tile
event-wagon-moved = { $stays ->
    [yes] { $player } moves the wagon on at { $cell }: { phrase-spot }
   *[no] { $player } moves the wagon from { $start } to { $cell }: { phrase-spot }
}
event-barn-built = { $player } places the barn at the south-east corner of { $cell }

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-barn = { $player } +{ $points }: { figure-barn }, { kind-field } { $cell } ({ part-cities }{ part-each })
part-barn = { $barn_placed ->
    [0] { $barn_joined ->
        [0] { "" }
       *[other] , barn
    }
   *[other] , barn
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-abbey = The abbey does the most at { $cell }.
why-wagon = The wagon finds new work at { $cell }.
why-barn = The barn at { $cell } has the best field for it.

## What stands in pictures and in the texts that say the same in words.

scene-abbey = abbey
scene-reason-barn = barns

## What lies before a player, and how the game stands, for the board in words.

supply-mayor = { $count ->
    [one] { $count } mayor
   *[other] { $count } mayors
}
supply-wagon = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
supply-barn = { $count ->
    [one] { $count } barn
   *[other] { $count } barns
}
token-abbey = { $count ->
    [one] { $count } abbey tile
   *[other] { $count } abbey tiles
}
tile-abbey = The abbey: it fits everything.

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-abbey = The abbey
topic-text-abbey = Instead of drawing, you may place your abbey tile in a gap with tiles on all four sides. It fits anywhere. It closes the roads and cities it touches without joining them, and you may place a monk on it.
topic-words-abbey = abbey, hole, gap, monastery
topic-abbey-round = The abbey round
topic-text-abbey-round = After the last turn, players who still have an abbey may place it once if there's a gap, starting with the player left of the last one. Unused abbeys score nothing.
topic-words-abbey-round = abbey, round, last, end
topic-mayor = The mayor
topic-text-mayor = Place your mayor in cities only. It counts as many meeples as the city has coats of arms; without any it counts nothing, but still keeps others out.
topic-words-mayor = mayor, city, shield, majority
topic-wagon = The wagon
topic-text-wagon = The wagon goes on roads, in cities and in monasteries. After it scores, you may move it to an unclaimed, unfinished road, city or monastery on its tile or one of the eight around it.
topic-words-wagon = wagon, cart, drive, move
topic-barn = The barn
topic-text-barn = Place your barn where four tiles meet in a field, if no barn is in that field. The farmers there score as they would at the end and come home. After that, no farmer can go there, and at the end the barn scores 4 points per completed city.
topic-words-barn = barn, field, corner, junction, farmer
topic-barn-joined = Joining a field to a barn
topic-text-barn-joined = When a tile joins a field with farmers to one with a barn, the player with the most farmers scores 1 point per completed city, 2 with a pig. Then all farmers and pigs in the field come home.
topic-words-barn-joined = barn, join, field, farmer, pig
