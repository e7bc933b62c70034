### Farmers and fields

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-fields = Fields
module-line-fields = Farmers who score at the end for completed cities
module-about-fields = A follower may lie down in a field as a farmer. He stays until the end of the game and then brings 3 points for each completed city at the edge of his field.

## Points with the terms of their sum; a message for each reason. It has no verb, so that it serves for points given, for final
## scoring and for forecasts. Terms that an event lacks come as 0.

points-field = { $player }: { phrase-points } for the field at { $cell } ({ part-cities }{ part-each }{ part-pig }{ part-barn })
part-cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
part-each = { $each ->
    [one] , { $each } point each
   *[other] , { $each } points each
}

## What stands in pictures and in the texts that say the same in words.

scene-reason-field = Fields

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-field = Fields
topic-text-field = Fields are bounded by roads, cities, rivers and the edge of the map. They are scored at the end of the game: 3 points for each completed city at the edge of the field, however large the field or the city is. A city may count for several fields, but once for each.
topic-words-field = field, farm, meadow, grass, city
topic-farmer = Farmers
topic-text-farmer = A follower laid in a field is a farmer. He stays there until the end of the game, so think before you lie down. The most farmers in a field score it.
topic-words-farmer = farmer, field, lie, follower
