### Abbot

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-abbot = Abbot
module-line-abbot = An abbot each, for monasteries and gardens
module-about-abbot = The abbot may stand in a monastery or, as the only figure, in a garden. In a later turn you may take him back before all is built around him and score what there is.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-abbot = abbot
kind-garden = garden
deed-retrieve = take back the abbot

## What a button or a typed choice says: short enough for a phone. Whoever shows it makes the first letter a capital.

option-retrieve = take back the abbot from { $cell }

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-garden = { $player }: { phrase-points } for the garden at { $cell } ({ part-around }{ part-retrieved })
part-retrieved = { $retrieved ->
    [0] { "" }
   *[other] , abbot taken back
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-retrieve = The abbot has brought what he can at { $cell }: { phrase-points }.

## What stands in pictures and in the texts that say the same in words.

scene-reason-garden = Gardens

## What lies before a player, and how the game stands, for the board in words.

supply-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
mark-garden = garden

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-abbot = The abbot
topic-text-abbot = You may place your abbot instead of a follower, in a monastery or a garden of the tile just placed. He scores like a monk: 9 points when all eight cells around him hold tiles.
topic-words-abbot = abbot, monk, monastery, garden
topic-garden = Gardens
topic-text-garden = Only an abbot can stand in a garden. It is scored like a monastery: 9 points when it is surrounded, otherwise 1 for itself and 1 for each tile around it. A garden does not divide the field it lies in.
topic-words-garden = garden, park, abbot, flowers
topic-retrieve = Taking back the abbot
topic-text-retrieve = In a later turn you may take your abbot home instead of placing a figure. He brings 1 point for his own tile and 1 for each tile around it, the one you have just placed included. Once he is surrounded he scores by himself.
topic-words-retrieve = retrieve, take back, abbot, return, remove abbot, recall
