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
topic-text-river = The game begins with the source instead of the start tile. Until the lake is placed, all players draw river tiles, and each must continue the water. You can claim roads, cities and fields on them as always, but not the river.
topic-words-river = river, water, source, lake, bridge
topic-bend = Bends of the river
topic-text-bend = The river may not turn the same way twice in a row, however many straight tiles are between two bends. The first bend is up to you.
topic-words-bend = bend, turn, river, straight
topic-bank = The banks of the river
topic-text-bank = The river parts fields: its two banks are different fields unless they meet around the source, around the lake, or over other tiles.
topic-words-bank = bank, field, river, source, lake
