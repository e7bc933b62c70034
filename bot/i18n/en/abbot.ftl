### Abbot

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-abbot = Abbot
module-line-abbot = One abbot each, for monasteries and gardens
module-about-abbot = The abbot goes in a monastery or, as the only meeple that can, in a garden. On a later turn you may take it back early and score what is there so far.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-abbot = abbot
kind-garden = garden
deed-retrieve = take back the abbot

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-retrieve = take back the abbot from { $cell }

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-garden = { $player } +{ $points }: { kind-garden } { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abbot taken back
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-retrieve = The abbot can score no more at { $cell }: { phrase-points }.

## What stands in pictures and in the texts that say the same in words.

scene-reason-garden = gardens

## What lies before a player, and how the game stands, for the board in words.

supply-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
mark-garden = garden

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-abbot = The abbot
topic-text-abbot = Place your abbot instead of a meeple, in a monastery or a garden of the tile you just placed. It scores like a monk: 9 points once all eight squares around it are filled.
topic-words-abbot = abbot, monk, monastery, garden
topic-garden = Gardens
topic-text-garden = Only an abbot can claim a garden. It scores like a monastery: 9 points once surrounded; otherwise 1 for itself and 1 per tile around it. A garden doesn't divide its field.
topic-words-garden = garden, park, abbot, flowers
topic-retrieve = Taking back the abbot
topic-text-retrieve = On a later turn you may take your abbot home instead of placing a meeple. It scores 1 point for its own tile and 1 per tile around it, the one you just placed included. Once surrounded, it scores by itself.
topic-words-retrieve = retrieve, take back, abbot, return, remove abbot, recall
