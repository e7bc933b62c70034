"""Numbers on the map: discs at options and plates at counts, off the figures that they are about."""

from collections.abc import Iterator
from math import ceil

from renderer.art import TOWER_FOOT, tower_top
from renderer.board.discs import digit_sizes, disc, readable
from renderer.board.ground import figure_square, in_order
from renderer.board.marks import lay
from renderer.board.plates import owned_plate
from renderer.board.room import LabelRoom, Rectangle
from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.scene.board import Cell, DrawnBoard, DrawnFigure, DrawnTile, TilePlace

CORNERS: dict[object, tuple[float, float]] = {"NW": (0.0, 0.0), "NE": (1.0, 0.0), "SW": (0.0, 1.0), "SE": (1.0, 1.0)}
BARN = 0.5
"""The side of a barn, in tiles."""
_AIR = 0.1
"""The empty margin of a figure's picture, in its side."""


def paint_labels(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard, tiles: dict[Cell, DrawnTile]) -> None:
    """Set a disc at each option and a plate at each count, where they hide as little as can be."""
    if not board.marks and not board.counts:
        return
    figures = list(figure_rectangles(kit, grid, board, tiles))
    within = (grid.left, grid.top, grid.left + grid.width, grid.top + grid.height)
    room, height = LabelRoom(within, [box for _, box in figures]), readable(canvas.width, grid.size)

    def corner(cell: Cell, place: TilePlace, size: tuple[int, int]) -> tuple[int, int]:
        standing = [box for figure, box in figures if (figure.cell, figure.place) == (cell, place)]
        return room.beside(standing[-1], *size) if standing else room.at(_spot(kit, grid, tiles[cell], place), *size)

    for mark in board.marks:
        if grid.window.holds(mark.cell):
            number = disc(kit, mark.label, height)
            lay(canvas, number, *corner(mark.cell, mark.place, number.size))
    for count in board.counts:
        if grid.window.holds(count.cell):
            plate = owned_plate(kit.theme, count.counts, digit_sizes(height)[0])
            canvas.paste(plate, *corner(count.cell, count.place, plate.size))


def figure_rectangles(
    kit: Kit, grid: Grid, board: DrawnBoard, tiles: dict[Cell, DrawnTile]
) -> Iterator[tuple[DrawnFigure, Rectangle]]:
    """Yield the figures of the map, each with the part of the picture that it covers."""
    standing: dict[Cell, list[DrawnFigure]] = {}
    heights = {tower.cell: tower.height for tower in board.towers}
    for figure in board.figures:
        if isinstance(figure.place, int):
            standing.setdefault(figure.cell, []).append(figure)
        elif figure.place == "tower":
            x, y, side = tower_top(heights.get(figure.cell, 1))
            foot = tower_foot(kit, tiles[figure.cell])
            left, top = foot[0] - TOWER_FOOT[0] + x, foot[1] - TOWER_FOOT[1] + y
            yield figure, _rectangle(grid, figure.cell, (left, top, side))
        else:
            across, down = CORNERS[figure.place]
            yield figure, _rectangle(grid, figure.cell, (across - BARN / 2, down - BARN / 2, BARN))
    for cell, figures in standing.items():
        for figure, order in in_order(kit, tiles[cell], figures):
            x, y, side = (part / grid.size for part in figure_square(kit, tiles[cell], figure, order, grid.size))
            yield figure, _rectangle(grid, cell, (x, y, side))


def _rectangle(grid: Grid, cell: Cell, square: tuple[float, float, float]) -> Rectangle:
    """Return what a figure covers, its picture being a square given in tiles from the corner of a cell."""
    (x, y), (across, down, side) = grid.at(cell), square
    left, top = x + (across + side * _AIR) * grid.size, y + (down + side * _AIR) * grid.size
    inner = side * (1 - 2 * _AIR) * grid.size
    return round(left), round(top), ceil(left + inner), ceil(top + inner)


def _spot(kit: Kit, grid: Grid, tile: DrawnTile, place: TilePlace) -> tuple[int, int]:
    """Return the pixel of a place on a tile."""
    if isinstance(place, int):
        across, down = kit.tiles.spots(tile.tile, tile.rotation).segments[place]
    else:
        across, down = CORNERS.get(place) or tower_foot(kit, tile)
    x, y = grid.at(tile.cell)
    return round(x + across * grid.size), round(y + down * grid.size)


def tower_foot(kit: Kit, tile: DrawnTile) -> tuple[float, float]:
    """Return the middle of a tower's foundation on a tile."""
    return kit.tiles.spots(tile.tile, tile.rotation).tower or (0.5, 0.5)
