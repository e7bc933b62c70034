### King & Robber

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-king-robber = King & Robber
module-line-king-robber = 5 tiles; bonuses for largest city, longest road
module-about-king-robber = Complete the largest city so far to take the king, the longest road so far to take the robber. At the end each scores a point per completed city or road on the map.

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-token-taken = { $token ->
    [king] { $player } takes the king for the largest city so far ({ phrase-tiles })
   *[robber] { $player } takes the robber for the longest road so far ({ phrase-tiles })
}

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-king = { $player } +{ $points }: king ({ part-cities })
points-robber = { $player } +{ $points }: robber ({ $roads ->
    [one] { $roads } completed road
   *[other] { $roads } completed roads
})

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-token = { $on ->
    [king] { $who ->
        [you] You take the king for the largest city.
       *[other] It takes the king for the largest city.
    }
   *[robber] { $who ->
        [you] You take the robber for the longest road.
       *[other] It takes the robber for the longest road.
    }
}

## What stands in pictures and in the texts that say the same in words.

scene-reason-king = king
scene-reason-robber = robber

## What lies before a player, and how the game stands, for the board in words.

token-king = the king
token-robber = the robber

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-king = The king
topic-text-king = Complete the largest city so far to take the king. Only tiles count, and it doesn't matter who scores. At the end, the king scores 1 point per completed city on the map.
topic-words-king = king, largest, city, token, largest city, biggest city
topic-robber = The robber
topic-text-robber = Complete the longest road so far to take the robber. At the end, the robber scores 1 point per completed road on the map.
topic-words-robber = robber, longest, road, token, longest road
