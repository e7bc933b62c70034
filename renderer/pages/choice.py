"""The choice of a rotation for the tile, and of a figure and its place."""

from collections import defaultdict
from math import ceil

from msgspec.structs import replace
from PIL import Image

from renderer import palette
from renderer.art.spots import TileSpots
from renderer.board.discs import disc
from renderer.board.ground import place_figure, tint
from renderer.board.map import paint_map, ruled_paper
from renderer.board.marks import frame_choice, lay
from renderer.board.window import Grid, Window, filled
from renderer.canvas import Canvas
from renderer.catalogue import look_at
from renderer.kit import Kit, on_paper
from renderer.pages.page import paint_title, title_height
from renderer.palette import RGB
from renderer.panel import Box, small_text, unit_of
from renderer.scene.board import DrawnTile, TilePlace
from renderer.scene.pages import FigureOption, FigureScene, RotationOption, RotationScene
from renderer.text import clean, fit, line, measure
from renderer.tiles import Tiles

_AROUND = 3
"""Cells across in the picture of a rotation: the tile and its neighbours."""
_SIDE, _GAP = 160, 16
_LEAST_WIDTH, _MOST_WIDTH = 560, 1100
_NUMBER, _EDGE = 64, 8
"""The height of the disc above each rotation, and the width of the frame round the tile."""
_TINTS: tuple[RGB, ...] = ((210, 223, 177), (56, 98, 52), (164, 200, 105), (87, 101, 55), (186, 218, 142), (100, 128, 60))
"""Greens that tell fields apart; seats' colours mean seats."""
_TINT = 0.52
_WIDTH, _VIEW = 720, 712
"""The widths of the picture, and of the part of the map in it."""
_TILE = 368
"""The side of the tile in question; its neighbours are seen by almost half."""
_LEFT = (_WIDTH - _VIEW) // 2
_MARGIN = (_WIDTH - _TILE) // 2
_TEXT, _NARROW = 24, 8
"""The margin of an option's line, and in a column."""
_HIGH, _LOW, _MOST_ROWS, _MANY = 17, 14, 8, 20
"""The height of a line in units, that in two columns or among many, the most lines in one column, and how many are many."""
_WIDE_DISC = 1.15
"""The room for a disc in a line, in heights of the line."""
_SMALL = 160
"""The side of the tiles from which the neighbours are enlarged."""
_DISC = 62
_CORNERS = {"NW": (0.07, 0.07), "NE": (0.93, 0.07), "SE": (0.93, 0.93), "SW": (0.07, 0.93)}


def paint_rotations(kit: Kit, scene: RotationScene) -> Canvas:
    """Paint each rotation that fits among the tile's neighbours, numbered, side by side."""
    width, height = rotations_size(scene)
    canvas = Canvas(width, height, kit.theme.paper)
    for option, grid in zip(scene.options, rotation_grids(scene), strict=True):
        _paint_option(kit, canvas, scene, option, grid)
    paint_title(kit, canvas, scene.title, unit_of(width))
    return canvas


def rotations_size(scene: RotationScene) -> tuple[int, int]:
    """Return the picture's width and height."""
    across, (wide, tall) = _across(scene), _block(scene)
    width = max(across * (wide + _GAP) + _GAP, _LEAST_WIDTH)
    down = -(-len(scene.options) // across)
    return width, title_height(scene.title, width, unit_of(width)) + down * (tall + _GAP) + _GAP


def _across(scene: RotationScene) -> int:
    """Return how many rotations stand side by side: all if they are narrow, else two."""
    count, (wide, _) = len(scene.options), _block(scene)
    return count if count * (wide + _GAP) <= _MOST_WIDTH else min(count, 2)


def _neighbourhood(scene: RotationScene) -> Window:
    """Return the tile's cell with its neighbours, without rows and columns where none lies."""
    x, y = scene.cell
    return filled(replace(scene.board, spots=(), dead=()), Window(x - 1, y - 1, _AROUND, _AROUND), scene.cell)


def _block(scene: RotationScene) -> tuple[int, int]:
    """Return the width and height of a rotation with its number above it."""
    window = _neighbourhood(scene)
    return window.columns * _SIDE + 2 * _EDGE, _NUMBER + window.rows * _SIDE + 2 * _EDGE


def rotation_grids(scene: RotationScene) -> list[Grid]:
    """Lay out the neighbourhood for each rotation."""
    across, (width, _), (wide, tall) = _across(scene), rotations_size(scene), _block(scene)
    left, top = (width - across * (wide + _GAP) + _GAP) // 2, title_height(scene.title, width, unit_of(width))
    corners = (
        (left + number % across * (wide + _GAP), top + number // across * (tall + _GAP)) for number in range(len(scene.options))
    )
    return [Grid(_neighbourhood(scene), _SIDE, x + _EDGE, y + _NUMBER + _EDGE) for x, y in corners]


def _paint_option(kit: Kit, canvas: Canvas, scene: RotationScene, option: RotationOption, grid: Grid) -> None:
    """Paint the neighbourhood with the tile lying one way, on a sheet of its own, and set it in its place."""
    lying = DrawnTile(scene.cell, scene.tile, option.rotation)
    others = tuple(tile for tile in scene.board.tiles if tile.cell != scene.cell)
    board = replace(scene.board, tiles=(*others, lying), spots=(), laid=(), parts=(), marks=(), owners=(), dead=())
    own = Grid(grid.window, grid.size, 0, 0)
    sheet = ruled_paper(kit, own, grid.width, grid.height)
    paint_map(kit, sheet, own, board)
    canvas.paste(sheet.picture(), grid.left, grid.top)
    x0, y0, x1, y1 = grid.box(scene.cell)
    frame_choice(kit, canvas, (x0 - _EDGE, y0 - _EDGE, x1 + _EDGE, y1 + _EDGE), _EDGE - 4)
    number = disc(kit, option.label, _NUMBER - 6)
    lay(canvas, number, grid.left + (grid.width - number.width) // 2, grid.top - _EDGE - _NUMBER + 2)


def paint_figures(kit: Kit, scene: FigureScene) -> Canvas:
    """Paint the tile enlarged, its fields tinted, a disc at each place, and what each disc means."""
    unit = unit_of(_WIDTH)
    top = title_height(scene.title, _WIDTH, unit)
    canvas = Canvas(*figures_size(scene), kit.theme.paper)
    paint_title(kit, canvas, scene.title, unit)
    _paint_around(kit, canvas, scene, top)
    inner = top + (_VIEW - _TILE) // 2
    canvas.frame((_MARGIN - 5, inner - 5, _MARGIN + _TILE + 5, inner + _TILE + 5), kit.theme.seats[scene.colour].body, 5)
    tints = _tints(kit, scene)
    _paint_tile(kit, canvas, scene, tints, (_MARGIN, inner))
    for option, box in zip(scene.options, option_boxes(scene), strict=True):
        _paint_line(kit, canvas, scene, option, tints, box, unit)
    return canvas


def _paint_around(kit: Kit, canvas: Canvas, scene: FigureScene, top: int) -> None:
    """Paint the neighbours of the tile, enlarged. They keep their colours: in some themes a fainter field would look grey."""
    x, y = scene.cell
    grid = Grid(Window(x - 1, y - 1, _AROUND, _AROUND), _SMALL, 0, 0)
    sheet = ruled_paper(kit, grid, grid.width, grid.height)
    paint_map(kit, sheet, grid, scene.board)
    seen = round(_SMALL * _VIEW / _TILE)
    near = (grid.width - seen) // 2
    image = palette.rgb(sheet.picture()).resize((_VIEW, _VIEW), Image.Resampling.BICUBIC, (near, near, near + seen, near + seen))
    canvas.paste(palette.indices(image), _LEFT, top)


def figures_size(scene: FigureScene) -> tuple[int, int]:
    """Return the picture's width and height."""
    return _WIDTH, max((box[3] for box in option_boxes(scene)), default=_lines_top(scene)) + 16


def _lines_top(scene: FigureScene) -> int:
    return title_height(scene.title, _WIDTH, unit_of(_WIDTH)) + _VIEW + 16


def option_boxes(scene: FigureScene) -> list[Box]:
    """Return the box of each option's line under the tile: in two columns if there are many and all words fit."""
    unit, count = unit_of(_WIDTH), len(scene.options)
    columns = 2 if count > _MOST_ROWS and _fit_in_half(scene, unit) else 1
    row, wide, down = round((_LOW if columns > 1 or count > _MANY else _HIGH) * unit), _WIDTH // columns, ceil(count / columns)
    corners = ((number // down * wide, _lines_top(scene) + number % down * row) for number in range(count))
    return [(x, y, x + wide, y + row) for x, y in corners]


def _fit_in_half(scene: FigureScene, unit: float) -> bool:
    room = _WIDTH // 2 - _words_at(round(_LOW * unit), _NARROW)
    return _all_fit(scene, small_text(unit), room)


def _all_fit(scene: FigureScene, size: int, room: int) -> bool:
    return all(measure(clean(option.text), "text", size) <= room for option in scene.options)


def _sizes(unit: float) -> tuple[int, ...]:
    """Return the sizes that the options' words may have, the same for all where that is possible."""
    return round(12 * unit), round(11 * unit), round(10 * unit), small_text(unit)


def _words_at(row: int, edge: int) -> int:
    """Return where an option's words begin in its line: after disc, figure and gaps."""
    return edge + round(row * _WIDE_DISC) + row + edge


def disc_places(scene: FigureScene, tiles: Tiles) -> dict[TilePlace, tuple[int, int]]:
    """Return the centre of the disc at each place of the tile for a figure."""
    spots = tiles.spots(scene.tile, scene.rotation)
    top = title_height(scene.title, _WIDTH, unit_of(_WIDTH)) + (_VIEW - _TILE) // 2
    found: dict[TilePlace, tuple[int, int]] = {}
    for option in scene.options:
        if option.place is not None and option.place not in found:
            x, y = spots.segments[option.place] if isinstance(option.place, int) else _CORNERS.get(option.place) or _foot(spots)
            found[option.place] = round(_MARGIN + x * _TILE), round(top + y * _TILE)
    return found


def _foot(spots: TileSpots) -> tuple[float, float]:
    return spots.tower or (0.5, 0.5)


def _tints(kit: Kit, scene: FigureScene) -> dict[TilePlace, RGB]:
    fields = [number for number, segment in enumerate(kit.tiles.catalogue[scene.tile].segments) if segment.kind == "field"]
    return {number: _TINTS[at % len(_TINTS)] for at, number in enumerate(fields)}


def _paint_tile(kit: Kit, canvas: Canvas, scene: FigureScene, tints: dict[TilePlace, RGB], at: tuple[int, int]) -> None:
    tile = DrawnTile(scene.cell, scene.tile, scene.rotation)
    image = palette.rgb(kit.tile(tile.tile, tile.rotation, look_at(tile.cell), _TILE))
    segments = kit.tiles.segments(tile.tile, tile.rotation, _TILE)
    if len(tints) > 1:
        for segment, colour in tints.items():
            tint(image, segments, int(segment), [colour], _TINT, _TILE)
    for figure in scene.figures:
        place_figure(kit, image, tile, figure, 0)
    canvas.paste(palette.indices(image), *at)
    labels: dict[TilePlace, list[str]] = defaultdict(list)
    for option in scene.options:
        if option.place is not None:
            labels[option.place].append(option.label)
    for place, (x, y) in disc_places(scene, kit.tiles).items():
        number = disc(kit, "·".join(labels[place]), _DISC)
        left = min(max(x - number.width // 2, at[0] + 4), at[0] + _TILE - number.width - 4)
        top = min(max(y - number.height // 2, at[1] + 4), at[1] + _TILE - number.height - 4)
        lay(canvas, number, left, top)


def _paint_line(
    kit: Kit, canvas: Canvas, scene: FigureScene, option: FigureOption, tints: dict[TilePlace, RGB], box: Box, unit: float
) -> None:
    """Write an option's line: its disc, its figure, a sample of its field's tint, its words."""
    left, y, right, bottom = box
    height, edge = bottom - y, _TEXT if right - left == canvas.width else _NARROW
    number = disc(kit, option.label, round(height * 0.9))
    x = left + edge
    lay(canvas, number, x, y)
    x += max(number.width + 4, round(height * _WIDE_DISC))
    if option.kind:
        lying = option.place in tints
        canvas.paste(on_paper(kit.figure(option.kind, scene.colour, height, lying=lying), kit.theme.paper), x, y)
    x = max(x + height, left + _words_at(height, edge))
    if option.place in tints and len(tints) > 1:
        swatch = round(height * 0.5)
        canvas.fill((x, y + height // 4, x + swatch, y + height // 4 + swatch), tints[option.place])
        canvas.frame((x, y + height // 4, x + swatch, y + height // 4 + swatch), kit.theme.ink, 2)
        x += swatch + 10
    usual = next((size for size in _sizes(unit) if _all_fit(scene, size, right - x - edge // 2)), small_text(unit))
    text, size = fit(clean(option.text), "text", (usual, small_text(unit)), right - x - edge // 2)
    canvas.paste(line(text, "text", size, kit.theme.ink, kit.theme.paper, height), x, y)
