"""Choosing how the tile lies, and which figure goes where."""

from collections import defaultdict

from msgspec.structs import replace

from renderer import palette
from renderer.board.ground import place_figure, tint
from renderer.board.map import paint_map
from renderer.board.marks import disc, lay
from renderer.board.window import Grid, Window
from renderer.canvas import Canvas
from renderer.catalogue import look_at
from renderer.kit import Kit, on_paper
from renderer.pages.page import paint_title, title_height
from renderer.palette import RGB
from renderer.panel import small_text, unit_of
from renderer.scene.board import Place, Tile
from renderer.scene.pages import FigureOption, FigureScene, RotationOption, RotationScene
from renderer.text import clean, fit, line

__all__ = ["paint_figures", "paint_rotations"]

_AROUND = 3
"""Cells across in the picture of a rotation: the tile and its neighbours."""
_TINTS: tuple[RGB, ...] = ((255, 96, 60), (70, 120, 255), (255, 226, 40), (196, 84, 220), (40, 210, 220), (250, 250, 250))
_TINT = 0.36
_TILE, _MARGIN = 640, 40


def paint_rotations(kit: Kit, scene: RotationScene) -> Canvas:
    """Paint each rotation that fits among the tile's neighbours, numbered, side by side."""
    across = 2 if len(scene.options) > 1 else 1
    size, gap = 160, 16
    block = size * _AROUND
    width = max(across * (block + gap) + gap, 560)
    unit = unit_of(width)
    top = title_height(scene.title, unit)
    down = -(-len(scene.options) // across)
    canvas = Canvas(width, top + down * (block + gap) + gap, kit.theme.paper)
    left = (width - across * (block + gap) + gap) // 2
    for number, option in enumerate(scene.options):
        x = left + number % across * (block + gap)
        y = top + gap + number // across * (block + gap)
        _paint_option(kit, canvas, scene, option, Grid(Window(scene.cell[0] - 1, scene.cell[1] - 1, 3, 3), size, x, y))
    paint_title(kit, canvas, scene.title, unit)
    return canvas


def _paint_option(kit: Kit, canvas: Canvas, scene: RotationScene, option: RotationOption, grid: Grid) -> None:
    """Paint the neighbourhood with the tile lying one way, on a sheet of its own, and set it in its place."""
    lying = Tile(scene.cell, scene.tile, option.rotation)
    others = tuple(tile for tile in scene.board.tiles if tile.cell != scene.cell)
    board = replace(scene.board, tiles=(*others, lying), spots=(), laid=(), parts=(), marks=(), owners=(), dead=())
    sheet = Canvas(grid.width, grid.height, kit.theme.paper)
    paint_map(kit, sheet, replace_origin(grid), board)
    edge = max(4, grid.size // 24)
    x, y = grid.size, grid.size
    sheet.frame((x - edge, y - edge, x + grid.size + edge, y + grid.size + edge), kit.theme.disc, edge)
    canvas.paste(sheet.picture(), grid.left, grid.top)
    number = disc(kit, option.label, round(grid.size * 0.5))
    lay(canvas, number, grid.left + 6, grid.top + 6)


def replace_origin(grid: Grid) -> Grid:
    """Give the same grid at the corner of a sheet of its own."""
    return Grid(grid.window, grid.size, 0, 0)


def paint_figures(kit: Kit, scene: FigureScene) -> Canvas:
    """Paint the tile enlarged, its fields tinted, a disc at each place, and what each disc means."""
    width = _TILE + 2 * _MARGIN
    unit = unit_of(width)
    top = title_height(scene.title, unit)
    row = round(17 * unit)
    canvas = Canvas(width, top + _TILE + 16 + len(scene.options) * row + 16, kit.theme.paper)
    paint_title(kit, canvas, scene.title, unit)
    canvas.frame((_MARGIN - 4, top - 4, _MARGIN + _TILE + 4, top + _TILE + 4), kit.theme.seats[scene.colour].body, 4)
    tints = _tints(kit, scene)
    _paint_tile(kit, canvas, scene, tints, (_MARGIN, top))
    for number, option in enumerate(scene.options):
        _paint_line(kit, canvas, scene, option, tints, (top + _TILE + 16 + number * row, row), unit)
    return canvas


def _tints(kit: Kit, scene: FigureScene) -> dict[Place, RGB]:
    fields = [number for number, segment in enumerate(kit.tiles.catalogue[scene.tile].segments) if segment.kind == "field"]
    return {number: _TINTS[at % len(_TINTS)] for at, number in enumerate(fields)}


def _paint_tile(kit: Kit, canvas: Canvas, scene: FigureScene, tints: dict[Place, RGB], at: tuple[int, int]) -> None:
    tile = Tile(scene.cell, scene.tile, scene.rotation)
    image = palette.rgb(kit.tiles.patch(tile.tile, tile.rotation, look_at(tile.cell), _TILE))
    segments = kit.tiles.segments(tile.tile, tile.rotation, _TILE)
    if len(tints) > 1:
        for segment, colour in tints.items():
            tint(image, segments, int(segment), [colour], _TINT)
    for figure in scene.figures:
        place_figure(kit, image, tile, figure, 0)
    canvas.paste(palette.indices(image), *at)
    labels: dict[Place, list[str]] = defaultdict(list)
    for option in scene.options:
        if option.place is not None:
            labels[option.place].append(option.label)
    spots = kit.tiles.spots(tile.tile, tile.rotation)
    corners = {"NW": (0.07, 0.07), "NE": (0.93, 0.07), "SE": (0.93, 0.93), "SW": (0.07, 0.93)}
    for place, words in labels.items():
        if isinstance(place, int):
            x, y = spots.segments[place]
        else:
            x, y = corners.get(place) or spots.tower or (0.5, 0.5)
        number = disc(kit, "·".join(words), 78)
        left = min(max(round(x * _TILE - number.width / 2), 4), _TILE - number.width - 4)
        top = min(max(round(y * _TILE - number.height / 2), 4), _TILE - number.height - 4)
        lay(canvas, number, at[0] + left, at[1] + top)


def _paint_line(
    kit: Kit,
    canvas: Canvas,
    scene: FigureScene,
    option: FigureOption,
    tints: dict[Place, RGB],
    band: tuple[int, int],
    unit: float,
) -> None:
    """Write an option's line: its disc, its figure, a sample of its field's tint, its words."""
    y, height = band
    number = disc(kit, option.label, round(height * 0.9))
    lay(canvas, number, _MARGIN, y)
    x = _MARGIN + max(number.width, round(height * 0.9)) + 10
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
