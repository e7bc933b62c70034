"""The map: which cells are shown, the tiles with what stands on them, marks, rulers, the small map.

Begin with `map.py`.

contrast  High-contrast tiles: each kind of ground in one plain colour, its borders in black
discs     Discs with a number or a name: soft ones are blended with what lies below, firm ones are pasted
fortress  The fortress of twelve cells with its defenders and catapults
ground    Tiles of the map as patches: with the figures on them, with their owners laid over, in the theme’s plain colours
map       The map: everything that lies inside the rulers, painted on the cells of a grid
marks     Marks on the map: ghosts of a tile, frames, tags, numbers at places, parts and crosses
mini      The small map of the whole, with a frame around the part that the picture shows
rim       Names at the map's rim: cells where the tile may go that lie beyond what the picture shows
rulers    The rulers of the map, with the names of its columns and rows
window    The cells that a picture shows, and where: the whole map if it fits, else the most important part
"""
