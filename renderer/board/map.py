"""The map: everything that lies inside the rulers, painted on the cells of a grid."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from math import dist

from PIL import Image

from renderer.art import TOWER_FOOT, draw_tower
from renderer.board import marks
from renderer.board.fortress import paint_fortress
from renderer.board.ground import figure_image, ground, spot_of
from renderer.board.labels import BARN, CORNERS, paint_labels
from renderer.board.window import Grid, fortress_cells
from renderer.canvas import Canvas, Ruling
from renderer.catalogue import LOOKS
from renderer.kit import Kit
from renderer.scene.board import Cell, DrawnBoard, DrawnFigure, DrawnTile, DrawnTower, Owner, TilePlace
from renderer.themes import Theme

_FIGURE, _LYING = 0.64, 0.58
"""The least sizes, in tiles, of standing and lying figures in a picture of owners."""


def ruled_paper(kit: Kit, grid: Grid, width: int, height: int) -> Canvas:
    """Return the paper for a map, with its grid."""
    window = grid.window
    return Canvas(
        width, height, kit.theme.paper, Ruling(grid.left, grid.top, window.columns, window.rows, grid.size, kit.theme.grid)
    )


def paint_map(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard) -> None:
    """Paint the map on ruled paper. The caller covers anything beyond the grid's edge with rulers and panel."""
    if board.owners:
        kit = replace(kit, theme=_owners_theme(kit.theme))
    if board.fortress:
        paint_fortress(kit, canvas, grid, board.fortress, greyed=bool(board.owners))
    tiles = {tile.cell: tile for tile in board.tiles}
    _tiles(kit, canvas, grid, board, tiles)
    for cell in _inside(grid, board.dead):
        marks.cross(kit, canvas, grid.box(cell))
    for spot in board.spots:
        if grid.window.holds(spot.cell):
            marks.ghost(kit, canvas, grid, spot)
    if board.parts:
        _parts(kit, canvas, grid, board, tiles)
    new = [laid for laid in board.laid if grid.window.holds(laid.cell)]
    for laid in new:
        marks.frame(kit, canvas, grid, laid)
    for laid in new:
        marks.tag(kit, canvas, grid, laid, free_corner(kit, board, tiles.get(laid.cell)))
    _standing_tall(kit, canvas, grid, board, tiles)
    _name_spots(kit, canvas, grid, board)
    paint_labels(kit, canvas, grid, board, tiles)


def _name_spots(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard) -> None:
    towers = {tower.cell for tower in board.towers}
    for spot in board.spots:
        if grid.window.holds(spot.cell):
            marks.name_spot(kit, canvas, grid, spot, north=(spot.cell[0], spot.cell[1] + 1) in towers)


@lru_cache(maxsize=8)
def _owners_theme(theme: Theme) -> Theme:
    """Return the theme for a picture of owners: with larger figures, which stand on strong colours there."""
    return replace(theme, figure=max(theme.figure, _FIGURE), lying=max(theme.lying, _LYING))


def _inside(grid: Grid, cells: Iterable[Cell]) -> list[Cell]:
    return [cell for cell in cells if grid.window.holds(cell)]


def free_corner(kit: Kit, board: DrawnBoard, tile: DrawnTile | None) -> tuple[float, float]:
    """Find the corner of a tile farthest from the figures on it: the north-western one if there are none."""
    if tile is None:
        return CORNERS["NW"]
    cell, barns, standing = tile.cell, list[DrawnFigure](), list[tuple[float, float]]()
    for figure in board.figures:
        if figure.place in CORNERS:
            barns.append(figure)
        elif figure.cell == cell:
            standing.append(spot_of(kit, tile, figure, 0))
    standing += _barns_round(barns, cell)
    if not standing:
        return CORNERS["NW"]
    return max(CORNERS.values(), key=lambda corner: min(round(dist(corner, spot), 2) for spot in standing))


def _barns_round(barns: Iterable[DrawnFigure], cell: Cell) -> Iterator[tuple[float, float]]:
    """Yield the corners of a cell with a barn, whichever of the four tiles there the scene names for it."""
    for barn in barns:
        corner = CORNERS[barn.place]
        across, down = barn.cell[0] + corner[0] - cell[0], barn.cell[1] + corner[1] - cell[1]
        if (across, down) in CORNERS.values():
            yield across, down


def _tiles(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard, tiles: dict[Cell, DrawnTile]) -> None:
    figures: dict[Cell, list[DrawnFigure]] = defaultdict(list)
    owners: dict[Cell, list[Owner]] = defaultdict(list)
    for figure in board.figures:
        if isinstance(figure.place, int):
            figures[figure.cell].append(figure)
    for owner in board.owners:
        owners[owner.cell].append(owner)
    canvas.squares(_shown(kit, grid, tiles.values(), figures, owners if board.owners else None), grid.size)


def _shown(
    kit: Kit,
    grid: Grid,
    tiles: Iterable[DrawnTile],
    figures: Mapping[Cell, list[DrawnFigure]],
    owners: Mapping[Cell, list[Owner]] | None,
) -> Iterator[tuple[Image.Image, int, int]]:
    """Yield each tile's patch and its place. Most tiles of a map are bare, so these take few steps."""
    size, (left, top), window, bare = grid.size, grid.at((0, 0)), grid.window, kit.tiles_of(grid.size)
    right, bottom = window.x + window.columns, window.y + window.rows
    for tile in tiles:
        column, row = cell = tile.cell
        if not (window.x <= column < right and window.y <= row < bottom):
            continue
        if owners is None and cell not in figures:
            patch = bare((tile.tile, tile.rotation, (column + row) % LOOKS))
        else:
            owned = owners.get(cell, ()) if owners is not None else ()
            patch = ground(kit, tile, size, figures.get(cell, ()), owned, greyed=owners is not None)
        yield patch, left + column * size, top + row * size


def _parts(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard, tiles: dict[Cell, DrawnTile]) -> None:
    """Frame the parts to choose from; figures that the frames touch are set again on top of them."""
    taken = {*tiles, *(spot.cell for spot in board.spots), *(fortress_cells(board.fortress.cell) if board.fortress else ())}
    boxes = {part.label: box for part in board.parts if (box := marks.part_box(grid, part))}
    for box in boxes.values():
        marks.part_frame(kit, canvas, grid, box)
    orders: dict[tuple[Cell, TilePlace], int] = defaultdict(int)
    for figure in board.figures:
        if isinstance(figure.place, int) and grid.window.holds(figure.cell):
            order = orders[figure.cell, figure.place]
            orders[figure.cell, figure.place] += 1
            if any(figure.cell[0] in box[::2] or figure.cell[1] in box[1::2] for box in boxes.values()):
                piece, x, y = figure_image(kit, tiles[figure.cell], figure, order, grid.size)
                left, top = grid.at(figure.cell)
                marks.lay(canvas, piece, left + x, top + y)
    for label, box in boxes.items():
        marks.part_number(kit, canvas, grid, box, label, taken)


def _standing_tall(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard, tiles: dict[Cell, DrawnTile]) -> None:
    """Set everything that reaches beyond a tile: towers with the figures on top, and barns on their junctions."""
    tops = {figure.cell: figure for figure in board.figures if figure.place == "tower"}
    for tower in sorted(board.towers, key=lambda tower: tower.cell[1]):
        if grid.window.holds(tower.cell):
            _tower(kit, canvas, grid, tiles[tower.cell], tower, tops.get(tower.cell))
    for figure in board.figures:
        if figure.place in CORNERS and _touches(grid, figure.cell):
            _barn(kit, canvas, grid, figure)


def _touches(grid: Grid, cell: Cell) -> bool:
    return any(grid.window.holds((cell[0] + x, cell[1] + y)) for x in (-1, 0, 1) for y in (-1, 0, 1))


def _tower(kit: Kit, canvas: Canvas, grid: Grid, tile: DrawnTile, tower: DrawnTower, top: DrawnFigure | None) -> None:
    image = tower_image(kit, tower.height, grid.size, top)
    foot = kit.tiles.spots(tile.tile, tile.rotation).tower or (0.5, 0.5)
    x, y = grid.at(tower.cell)
    left = round(x + foot[0] * grid.size - TOWER_FOOT[0] * image.width)
    marks.lay(canvas, image, left, round(y + foot[1] * grid.size - TOWER_FOOT[1] * image.height))


def tower_image(kit: Kit, height: int, size: int, top: DrawnFigure | None) -> Image.Image:
    """Return a tower (RGBA), with the follower on top if there is one."""
    standing = (top.kind, top.colour) if top else None
    key = ("tower", kit.theme.name, height, size, standing)
    return kit.cache.get(key, lambda: draw_tower(height, size, kit.figure(top.kind, top.colour, size) if top else None))


def _barn(kit: Kit, canvas: Canvas, grid: Grid, figure: DrawnFigure) -> None:
    corner = CORNERS[str(figure.place)]
    x, y = grid.at(figure.cell)
    image = kit.figure("barn", figure.colour, round(grid.size * BARN))
    left = round(x + corner[0] * grid.size - image.width / 2)
    marks.lay(canvas, image, left, round(y + corner[1] * grid.size - image.height / 2))
