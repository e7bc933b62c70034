"""The rules of Carcassonne as pure code. It names no expansion.

Begin with `carcassonne.py`, then `steps.py`, `ruleset.py` and `expansion.py`.

board        The map: the tiles laid, the features they form and the open cells, updated tile by tile in flat lists
carcassonne  The tile game: its position and how it advances from one decision to the next
cells        Cells of the map as single numbers: a neighbour is one addition away, and numbers run north to south, west to
             east
expansion    The hooks an expansion can implement
figures      The figures: where each may stand and what it weighs (the table "Figures" of the rules)
hidden       Remove the tile game's only secret, the order of the undrawn tiles, or replace it with a random one
kind         Setting up Carcassonne: its modules, options, actions and the draw
moves        The actions and events of a turn that belong to no expansion
queries      Queries about a position for chat, pictures and computer players, so that none of them implements a rule again
ruleset      The compiled rules of one combination of modules: tiles, figures, hooks and tables
scoring      Step 3 and final scoring: owners, points and their terms
shape        Turned tiles: everything the board needs to know about one, computed once
steps        The steps of a turn
tile_sets    What is printed on each tile, read from the data files and checked
view         What a seat may know of a game of Carcassonne: everything but the seed and the order of the undrawn tiles
why_not      Explain why a tile or figure cannot go where a player wants it, and what would be right
"""
