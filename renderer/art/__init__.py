"""The art: every tile, figure and mark drawn by code, light from the north-west, same input same pixels.

draw_tile(tile, rotation, look, size=640)     RGB, the master of a tile; reduce it, do not turn it
segment_map(tile, rotation, size)             L: which segment each pixel belongs to (index + 1; 0 is none)
class_map(tile, rotation, size)               L: what kind of ground each pixel is (values of `Terrain`)
place_all(tile)                               where everything stands on the unturned tile: a TileLayout
mark_map(tile, rotation, layout, size)        L: where marks are that the rules ask about: bridges, tunnels, signs, inns
spots(tile, rotation)                         where figures stand: segments[i], companions[i], tower
draw_figure(figure, colour, sign, size, lying=False)   RGBA square, the figure in its middle
draw_badge(colour, sign, size)                RGBA square: a seat's sign on a disc of its colour; sign_mask is the sign alone
draw_tower(height, size, top=None)            RGBA square as wide as a tile, the foundation's middle at TOWER_FOOT
draw_token(name, size), draw_catapult(size)   RGBA squares; the names are the keys of TOKENS
draw_fortress(row, look, size=640)            twelve RGB cells, row by row from the north-west
fortress_fields(size)                         L: the fields outside its walls, 1 the northern, 2 the southern
fortress_grounds(size)                        L: the kind of ground outside its walls, 255 within them
fortress_spots(row)                           where defenders and catapults stand, in tiles from its north-western corner
SEATS, COLOUR_BLIND_SEATS                     six colours, each with its sign
"""

from renderer.art.badges import draw_badge, sign_mask
from renderer.art.drawing import RGB, Point, SegmentDrawing, TileDrawing, tile_drawing
from renderer.art.figures import SILHOUETTES, draw_figure
from renderer.art.fortress import OUTPOSTS, OutpostSpots, draw_fortress, fortress_fields, fortress_grounds, fortress_spots
from renderer.art.placing import TileLayout, place_all
from renderer.art.seats import COLOUR_BLIND_SEATS, SEATS, SIGNS, SeatStyle, Sign
from renderer.art.spots import TileSpots, spots
from renderer.art.terrain import Terrain, class_map, segment_map
from renderer.art.tile import MASTER, draw_tile, mark_map
from renderer.art.tokens import TOKENS, draw_catapult, draw_token
from renderer.art.towers import TOWER_FOOT, draw_tower, tower_top

__all__ = [
    "COLOUR_BLIND_SEATS",
    "MASTER",
    "OUTPOSTS",
    "RGB",
    "SEATS",
    "SIGNS",
    "SILHOUETTES",
    "TOKENS",
    "TOWER_FOOT",
    "OutpostSpots",
    "Point",
    "SeatStyle",
    "SegmentDrawing",
    "Sign",
    "Terrain",
    "TileDrawing",
    "TileLayout",
    "TileSpots",
    "class_map",
    "draw_badge",
    "draw_catapult",
    "draw_figure",
    "draw_fortress",
    "draw_tile",
    "draw_token",
    "draw_tower",
    "fortress_fields",
    "fortress_grounds",
    "fortress_spots",
    "mark_map",
    "place_all",
    "segment_map",
    "sign_mask",
    "spots",
    "tile_drawing",
    "tower_top",
]
