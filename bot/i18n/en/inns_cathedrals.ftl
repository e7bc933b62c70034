### Inns & Cathedrals

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-inns-cathedrals = Inns & Cathedrals
module-line-inns-cathedrals = 18 tiles, a large meeple each, six players
module-about-inns-cathedrals = Inns and cathedrals make completed roads and cities worth more, unfinished ones nothing. The large meeple counts as two. Up to six can play.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-big-follower = large meeple

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

part-inn = { $inn ->
    [0] { "" }
   *[other] , inn
}
part-cathedral = { $cathedral ->
    [0] { "" }
   *[other] , cathedral
}

## What lies before a player, and how the game stands, for the board in words.

supply-big-follower = { $count ->
    [one] { $count } large meeple
   *[other] { $count } large meeples
}
mark-cathedral = cathedral
mark-inn = inn at a road

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-inn = Inns
topic-text-inn = A completed road with an inn scores 2 points per tile instead of 1. Unfinished at the end, it scores nothing. Several inns on a road count as one.
topic-words-inn = inn, tavern, road, lake
topic-cathedral = Cathedrals
topic-text-cathedral = A completed city with a cathedral scores 3 points per tile and 3 per coat of arms. Unfinished at the end, it scores nothing. Two cathedrals in a city count as one.
topic-words-cathedral = cathedral, church, city
topic-big-follower = The large meeple
topic-text-big-follower = Your large meeple counts as two when comparing who has most. The points stay the same.
topic-words-big-follower = big, large, two, majority, large meeple, big meeple
