"""The choice of a rotation for the tile, and of a figure and its place."""

from collections import defaultdict

from msgspec.structs import replace
from PIL import Image

from renderer import palette
from renderer.art.spots import TileSpots
from renderer.board.discs import disc
from renderer.board.ground import place_figure, tint
from renderer.board.map import paint_map, ruled_paper
from renderer.board.marks import frame_choice, lay
from renderer.board.window import Grid, Window
from renderer.canvas import Canvas
from renderer.catalogue import look_at
from renderer.kit import Kit, on_paper
from renderer.pages.page import paint_title, title_height
from renderer.palette import RGB
from renderer.panel import small_text, unit_of
from renderer.scene.board import DrawnTile, TilePlace
from renderer.scene.pages import FigureOption, FigureScene, RotationOption, RotationScene
from renderer.text import clean, fit, line
from renderer.tiles import Tiles

__all__ = ["disc_places", "figures_size", "option_rows", "paint_figures", "paint_rotations", "rotation_grids", "rotations_size"]

_AROUND = 3
"""Cells across in the picture of a rotation: the tile and its neighbours."""
_SIDE, _GAP = 160, 16
_BLOCK = _SIDE * _AROUND
_TINTS: tuple[RGB, ...] = ((210, 223, 177), (56, 98, 52), (164, 200, 105), (87, 101, 55), (186, 218, 142), (100, 128, 60))
"""Greens that tell fields apart; seats' colours mean seats."""
_TINT = 0.52
_WIDTH, _VIEW = 720, 712
"""The widths of the picture, and of the part of the map in it."""
_TILE = 368
"""The side of the tile in question; its neighbours are seen by almost half."""
_LEFT = (_WIDTH - _VIEW) // 2
_MARGIN = (_WIDTH - _TILE) // 2
_TEXT = 24
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
    across = _across(scene)
    width = max(across * (_BLOCK + _GAP) + _GAP, 560)
    down = -(-len(scene.options) // across)
    return width, title_height(scene.title, width, unit_of(width)) + down * (_BLOCK + _GAP) + _GAP


def _across(scene: RotationScene) -> int:
    return 2 if len(scene.options) > 1 else 1


def rotation_grids(scene: RotationScene) -> list[Grid]:
    """Lay out the neighbourhood for each rotation."""
    across, (width, _) = _across(scene), rotations_size(scene)
    top, left = title_height(scene.title, width, unit_of(width)), (width - across * (_BLOCK + _GAP) + _GAP) // 2
    window = Window(scene.cell[0] - 1, scene.cell[1] - 1, _AROUND, _AROUND)
    return [
        Grid(window, _SIDE, left + number % across * (_BLOCK + _GAP), top + _GAP + number // across * (_BLOCK + _GAP))
        for number in range(len(scene.options))
    ]


def _paint_option(kit: Kit, canvas: Canvas, scene: RotationScene, option: RotationOption, grid: Grid) -> None:
    """Paint the neighbourhood with the tile lying one way, on a sheet of its own, and set it in its place."""
    lying = DrawnTile(scene.cell, scene.tile, option.rotation)
    others = tuple(tile for tile in scene.board.tiles if tile.cell != scene.cell)
    board = replace(scene.board, tiles=(*others, lying), spots=(), laid=(), parts=(), marks=(), owners=(), dead=())
    own = replace_origin(grid)
    sheet = ruled_paper(kit, own, grid.width, grid.height)
    paint_map(kit, sheet, own, board)
    edge = max(4, grid.size // 24)
    x, y = grid.size, grid.size
    frame_choice(kit, sheet, (x - edge, y - edge, x + grid.size + edge, y + grid.size + edge), edge)
    canvas.paste(sheet.picture(), grid.left, grid.top)
    number = disc(kit, option.label, round(grid.size * 0.5))
    lay(canvas, number, grid.left + 6, grid.top + 6)


def replace_origin(grid: Grid) -> Grid:
    """Return the same grid at the corner of a sheet of its own."""
    return Grid(grid.window, grid.size, 0, 0)


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
    for option, band in zip(scene.options, option_rows(scene), strict=True):
        _paint_line(kit, canvas, scene, option, tints, band, unit)
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
    unit = unit_of(_WIDTH)
    return _WIDTH, title_height(scene.title, _WIDTH, unit) + _VIEW + 16 + len(scene.options) * round(17 * unit) + 16


def option_rows(scene: FigureScene) -> list[tuple[int, int]]:
    """Return top and height of each option's line under the tile."""
    unit = unit_of(_WIDTH)
    top, row = title_height(scene.title, _WIDTH, unit) + _VIEW + 16, round(17 * unit)
    return [(top + number * row, row) for number in range(len(scene.options))]


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
    kit: Kit,
    canvas: Canvas,
    scene: FigureScene,
    option: FigureOption,
    tints: dict[TilePlace, RGB],
    band: tuple[int, int],
    unit: float,
) -> None:
    """Write an option's line: its disc, its figure, a sample of its field's tint, its words."""
    y, height = band
    number = disc(kit, option.label, round(height * 0.9))
    lay(canvas, number, _TEXT, y)
    x = _TEXT + max(number.width, round(height * 0.9)) + 10
    if option.kind:
        lying = option.place in tints
        canvas.paste(on_paper(kit.figure(option.kind, scene.colour, height, lying=lying), kit.theme.paper), x, y)
    x += height + 8
    if option.place in tints and len(tints) > 1:
        swatch = round(height * 0.5)
        canvas.fill((x, y + height // 4, x + swatch, y + height // 4 + swatch), tints[option.place])
        canvas.frame((x, y + height // 4, x + swatch, y + height // 4 + swatch), kit.theme.ink, 2)
        x += swatch + 10
    sizes = (round(12 * unit), round(11 * unit), round(10 * unit), small_text(unit))
    text, size = fit(clean(option.text), "text", sizes, canvas.width - x - 12)
    canvas.paste(line(text, "text", size, kit.theme.ink, kit.theme.paper, height), x, y)
