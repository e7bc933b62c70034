### River

## Games, modules and set-up options: the name, one line for a menu, and a paragraph about it.

module-river = River
module-line-river = 12 tiles: the game begins with a river
module-about-river = The source replaces the start tile. The first turns place river tiles until the lake ends the river; it parts the fields and gives the map its shape.

## Names of what there is, as they stand alone: in lists, on panels, in a legend.

kind-river = river

## What lies before a player, and how the game stands, for the board in words.

mark-source = source of the river
mark-lake = lake

## Rules by topic, in our own words: a title, a paragraph, and further words under which somebody may look for it.

topic-river = The river
topic-text-river = The game begins with the source instead of the start tile. Until the lake lies, everybody draws river tiles, and each must continue the water. Roads, cities and fields on them are used as always, but nobody can stand on the river.
topic-words-river = river, water, source, lake, bridge
topic-bend = Bends of the river
topic-text-bend = The river may not turn the same way twice in a row, no matter how many straight tiles lie between two bends. The first bend is free.
topic-words-bend = bend, turn, river, straight
topic-bank = The banks of the river
topic-text-bank = The river parts fields: its two banks are different fields unless they meet around the source, around the lake, or over other tiles.
topic-words-bank = bank, field, river, source, lake
