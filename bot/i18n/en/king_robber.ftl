### King & Robber

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-king-robber = King & Robber
module-line-king-robber = 5 tiles, rewards for largest city, longest road
module-about-king-robber = Whoever completes the largest city so far takes the king, whoever completes the longest road so far the robber. At the end they bring a point for each completed city or road on the map.

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-token-taken = { $token ->
    [king] { $player } takes the king for the largest city so far: { phrase-tiles }.
   *[robber] { $player } takes the robber for the longest road so far: { phrase-tiles }.
}

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-king = { $player }: { phrase-points } for the king ({ part-cities })
points-robber = { $player }: { phrase-points } for the robber ({ $roads ->
    [one] { $roads } completed road
   *[other] { $roads } completed roads
})

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-token = { $on ->
    [king] It takes the king for the largest city.
   *[robber] It takes the robber for the longest road.
}

## What stands in pictures and in the texts that say the same in words.

scene-reason-king = King
scene-reason-robber = Robber

## What lies before a player, and how the game stands, for the board in words.

token-king = the king
token-robber = the robber

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-king = The king
topic-text-king = Whoever completes the first city takes the king; whoever completes a larger one than all before takes him over. Only tiles count, and it does not matter who scores. At the end the king brings 1 point for each completed city on the map.
topic-words-king = king, largest, city, token, largest city, biggest city
topic-robber = The robber
topic-text-robber = The robber goes with the longest completed road as the king goes with the largest city. At the end the robber brings 1 point for each completed road on the map.
topic-words-robber = robber, longest, road, token, longest road
