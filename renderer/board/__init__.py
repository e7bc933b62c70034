"""The map: which cells are shown, the tiles with what stands on them, marks, rulers, the small map.

Begin with `map.py`.

contrast  High-contrast tiles: each kind of ground in one plain colour, its borders in black
discs     White discs with the number or the name of a choice: soft ones are blended with what lies below, firm ones are pasted
fortress  The fortress of twelve cells with its defenders and catapults
ground    Tiles of the map as patches: with the figures on them, with their owners laid over, in the theme’s plain colours
labels    Numbers on the map: discs at options and plates at counts, off the figures that they are about
map       The map: everything that lies inside the rulers, painted on the cells of a grid
marks     Marks on the map: ghosts of a tile with their names, frames, tags, parts and crosses
mini      The small map of the whole, with a frame around the part that the picture shows
plates    Plates with numbers that count something. Discs number choices; plates are square, and dark or in a player's colour
rim       Names at the map's rim: cells where the tile may go that lie beyond what the picture shows
room      Where labels stand on the map: beside what they label, and off the figures and each other
rulers    The rulers of the map, with the names of its columns and rows
window    The cells that a picture shows, and where: the whole map if it fits, else the most important part
"""
