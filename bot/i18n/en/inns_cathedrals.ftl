### Inns & Cathedrals

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-inns-cathedrals = Inns & Cathedrals
module-line-inns-cathedrals = 18 tiles, a big follower each, six players
module-about-inns-cathedrals = Inns and cathedrals make completed roads and cities worth more and unfinished ones worth nothing. The big follower counts as two. Six can play.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-big-follower = big follower

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
    [one] { $count } big follower
   *[other] { $count } big followers
}
mark-cathedral = cathedral
mark-inn = inn at a road

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-inn = Inns
topic-text-inn = A completed road with an inn brings 2 points per tile instead of 1. Unfinished at the end of the game it brings nothing. Several inns at one road count as one.
topic-words-inn = inn, tavern, road, lake
topic-cathedral = Cathedrals
topic-text-cathedral = A completed city with a cathedral brings 3 points per tile and 3 per shield. Unfinished at the end of the game it brings nothing. Two cathedrals in a city count as one.
topic-words-cathedral = cathedral, church, city
topic-big-follower = The big follower
topic-text-big-follower = He is placed like any follower but counts as two where majorities are compared. The points of a feature stay the same.
topic-words-big-follower = big, large, two, majority, large meeple, big meeple
