### Farmers and fields

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-fields = Fields
module-line-fields = Farmers score at the end for completed cities
module-about-fields = A meeple in a field is a farmer. It stays until the end and then scores 3 points for each completed city its field touches.

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-field = { $player } +{ $points }: { kind-field } { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
part-each = { $each ->
    [one] , { $each } point each
   *[other] , { $each } points each
}

## What stands in pictures and in the texts that say the same in words.

scene-reason-field = fields

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-field = Fields
topic-text-field = Roads, cities, rivers and the edge of the map bound a field. Fields score only at the end: 3 points for each completed city they touch, whatever the size of field and city. A city can count for several fields, once for each.
topic-words-field = field, farm, meadow, grass, city, field scoring, field points
topic-farmer = Farmers
topic-text-farmer = A meeple in a field is a farmer and stays there until the end, so think before you place one. The player with the most farmers in a field scores it.
topic-words-farmer = farmer, farm, field, lie, follower
