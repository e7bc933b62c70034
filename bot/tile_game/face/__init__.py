"""How Carcassonne is shown: pictures, sentences and choices.

Begin with `game_face.py` and `expansion.py`.

board         Turn a view of the tile game into the map of a scene: tiles, figures, what expansions add, and rulers with the
              map's names
choices       The steps of a decision: a part of the map if there are many cells, then a cell, then a rotation; or a numbered
              option
confirm       A turn that only lacks confirmation: the position after it, with the scores and the figures left
descriptions  The tile game in words: the tile in hand, the map, the features and their owners, each as lines of text
expansion     The face of an expansion: its pictures, sentences and choices
game_face     The face of the tile game: the union of its expansions' faces, its pictures and its sentences
joins         What a tile joins, in words: which sides are one city or road, where roads end, how many fields it has
overlays      Overlays on the map: the owners of fields, roads and cities, and the points that would be scored if the game
              ended now
panel         The panel beside the map: the players with their possessions, the tile in hand, and what happened
presentation  A view of the tile game in a language, and the words for places on its tiles
questions     A decision step by step: a part of the map, a cell, a rotation, or one of the numbered options
sheet         The tiles left, as a sheet with counts
views         Pictures of the map: for the player to act, the whole map, and the surroundings of one cell
"""
