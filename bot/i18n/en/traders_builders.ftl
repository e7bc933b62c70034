### Traders & Builders

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-traders-builders = Traders & Builders
module-line-traders-builders = 24 tiles, goods, a builder and a pig each
module-about-traders-builders = Whoever completes a city takes the goods in it, and the most goods of a kind bring 10 points. The builder earns double turns, the pig adds a point for each city at the edge of its field.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

figure-builder = builder
figure-pig = pig
goods-wine = wine
goods-grain = grain
goods-cloth = cloth

## What happened, a sentence each, in the present. $player is whose event it is, $other the second person in it.

event-goods-taken = { $goods ->
    [wine] { $player } takes wine: { $count }.
    [grain] { $player } takes grain: { $count }.
   *[cloth] { $player } takes cloth: { $count }.
}
event-double-turn = { $player } has extended the builder's feature and may place a second tile.

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-goods = { $wine ->
    [0] { $grain ->
        [0] { $player }: { phrase-points } for the most cloth ({ $cloth })
       *[other] { $player }: { phrase-points } for the most grain ({ $grain })
    }
   *[other] { $player }: { phrase-points } for the most wine ({ $wine })
}
part-pig = { $pig ->
    [0] { "" }
   *[other] , with the pig
}

## Why a computer player chooses what it does, or would in a person's place; and what it says of a game that is over.
## $cell, $other, $points, $kind, $figure, $row, $colour, $outpost, $token: what the reason is about.

why-builds = It leads to the best position.
why-goods = It takes the goods of the city.
why-double = The builder earns it a second tile.

## What stands in pictures and in the texts that say the same in words.

scene-reason-goods = Goods

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
topic-text-goods = Whoever places the tile that completes a city takes the wine, grain and cloth shown in it, no matter who scores the city. At the end of the game the most tokens of a kind bring 10 points; all who tie get them.
topic-words-goods = goods, wine, grain, wheat, cloth, trade, token
topic-builder = The builder
topic-text-builder = You may place your builder on a road or city of the new tile where a follower of yours stands already. He counts for nothing himself, but when you extend his feature you may place a second tile. He goes home with the feature's scoring, or with your last follower there.
topic-words-builder = builder, extend, double, second
topic-double-turn = The double turn
topic-text-double-turn = Extend the road or city of your builder, and after scoring you may draw and place a second tile by all the normal rules. There is never a third. You decide before drawing whether you want the second one.
topic-words-double-turn = double, second, part, turn, builder, extra turn, another turn, second tile
topic-pig = The pig
topic-text-pig = You may place your pig in a field of the new tile where you have a farmer. If you score that field, you get 1 point more for each completed city. The pig does not help you to the majority.
topic-words-pig = pig, field, farmer, four
