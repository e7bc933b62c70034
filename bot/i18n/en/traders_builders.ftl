### Traders & Builders

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-traders-builders = Traders & Builders
module-line-traders-builders = 24 tiles, goods, a builder and a pig each
module-about-traders-builders = Complete a city to take its goods; the most of a kind score 10 points. The builder gives you second tiles, and the pig adds a point for each city its field touches.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-builder = builder
figure-pig = pig
goods-wine = wine
goods-grain = grain
goods-cloth = cloth

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-goods-taken = { $goods ->
    [wine] { $player } takes wine: { $count }
    [grain] { $player } takes grain: { $count }
   *[cloth] { $player } takes cloth: { $count }
}
event-double-turn = { $player } extends their builder's road or city and may place a second tile

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player } +{ $points }: most cloth ({ $cloth })
       *[other] { $player } +{ $points }: most grain ({ $grain })
    }
   *[other] { $player } +{ $points }: most wine ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , with the pig
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-builds = It gives the best position.
why-goods = { $who ->
    [you] You take the goods of the city.
   *[other] It takes the goods of the city.
}
why-double = { $who ->
    [you] Your builder earns you a second tile.
   *[other] The builder earns a second tile.
}

## What stands in pictures and in the texts that say the same in words.

scene-reason-goods = goods

## What lies before a player, and how the game stands, for the board in words.

supply-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
supply-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
token-wine = wine: { $count }
token-grain = grain: { $count }
token-cloth = cloth: { $count }
mark-wine = wine in a city
mark-grain = grain in a city
mark-cloth = cloth in a city

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-goods = Goods
topic-text-goods = Complete a city to take its wine, grain and cloth, no matter who scores it. At the end, the most tokens of a kind score 10 points, for all who tie.
topic-words-goods = goods, wine, grain, wheat, cloth, trade, token
topic-builder = The builder
topic-text-builder = Place your builder on a road or city of the new tile where you already have a meeple. It counts for nothing itself, but when you extend its feature you may place a second tile. It comes home when the feature scores, or with your last meeple there.
topic-words-builder = builders, builder, extend, double, second
topic-double-turn = The double turn
topic-text-double-turn = Extend your builder's road or city, and after scoring you may draw and place a second tile by all the normal rules. There's never a third. Decide before drawing whether you want the second.
topic-words-double-turn = double, second, part, turn, builder, extra turn, another turn, second tile
topic-pig = The pig
topic-text-pig = Place your pig in a field of the new tile where you have a farmer. If you score that field, you get 1 point more per completed city. The pig doesn't count when comparing who has most.
topic-words-pig = pig, field, farmer, four
