"""The art: every tile, figure and mark drawn by code, light from the north-west, same input same pixels.

draw_tile(tile, rotation, look, size=640)     RGB, the master of a tile; reduce it, do not turn it
segment_map(tile, rotation, size)             L: which segment each pixel belongs to (index + 1; 0 is none)
class_map(tile, rotation, size)               L: what kind of ground each pixel is (values of `Ground`)
spots(tile, rotation)                         where figures stand: segments[i], companions[i], tower
draw_figure(figure, colour, sign, size, lying=False)   RGBA square, the figure in its middle
draw_tower(height, size, top=None)            RGBA square, the foundation's middle at TOWER_FOOT
draw_catapult(size), draw_token(name, size)   RGBA squares
draw_fortress(row, dark, look, size)          twelve RGB cells, row by row from the north-west
fortress_spots(row)                           where defenders and catapults stand, in tiles from the north-west corner
SEATS, COLOUR_BLIND_SEATS                     six colours each with its sign
"""

from renderer.art.drawing import RGB, Point, SegmentDrawing, TileDrawing, tile_drawing
from renderer.art.spots import BARN_CORNERS, TileSpots, spots
from renderer.art.terrain import Ground, class_map, segment_map
from renderer.art.tile import draw_tile

__all__ = [
    "BARN_CORNERS",
    "RGB",
    "Ground",
    "Point",
    "SegmentDrawing",
    "TileDrawing",
    "TileSpots",
    "class_map",
    "draw_tile",
    "segment_map",
    "spots",
    "tile_drawing",
]
