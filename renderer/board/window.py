"""The cells that a picture shows, and where: the whole map if it fits, else the most important part."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate

from renderer.scene.board import Cell, DrawnBoard

_NEW, _CHOICE, _FOCUS, _TILE = 1_000_000, 1000, 12, 1
"""The worth of showing a tile just laid, a choice, one of the viewer's figures, any other tile: in this order, whatever
their numbers."""
FORTRESS_COLUMNS, FORTRESS_ROWS = 4, 3


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of cells: its north-western one, its columns and rows."""

    x: int
    y: int
    columns: int
    rows: int

    def holds(self, cell: Cell) -> bool:
        """Return whether a cell lies inside."""
        return self.x <= cell[0] < self.x + self.columns and self.y <= cell[1] < self.y + self.rows

    def grown(self, columns: int, rows: int) -> "Window":
        """Widen to at least this many columns and rows, evenly on both sides."""
        wide, tall = max(self.columns, columns), max(self.rows, rows)
        return Window(self.x - (wide - self.columns) // 2, self.y - (tall - self.rows) // 2, wide, tall)

    def resized(self, columns: int, rows: int) -> "Window":
        """Return a window of this size: around this one where it is larger, at its corner where it is smaller."""
        grown = self.grown(columns, rows)
        return Window(grown.x, grown.y, columns, rows)


@dataclass(frozen=True, slots=True)
class Grid:
    """A window laid out in pixels: `size` pixels a cell, its north-western corner at `left`, `top`."""

    window: Window
    size: int
    left: int
    top: int

    def at(self, cell: Cell) -> tuple[int, int]:
        """Return the north-western pixel of a cell."""
        return self.left + (cell[0] - self.window.x) * self.size, self.top + (cell[1] - self.window.y) * self.size

    def box(self, cell: Cell) -> tuple[int, int, int, int]:
        """Return a cell's box in pixels."""
        x, y = self.at(cell)
        return x, y, x + self.size, y + self.size

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.window.columns * self.size

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.window.rows * self.size


def fortress_cells(corner: Cell) -> list[Cell]:
    """Return the twelve cells of a fortress."""
    return [(corner[0] + x, corner[1] + y) for y in range(FORTRESS_ROWS) for x in range(FORTRESS_COLUMNS)]


def occupied(board: DrawnBoard) -> list[Cell]:
    """Return the cells on which something is drawn."""
    cells = [tile.cell for tile in board.tiles]
    cells += [spot.cell for spot in board.spots]
    cells += board.dead
    if board.towers:
        cells += _reached_by_towers(board)
    if board.fortress:
        cells += fortress_cells(board.fortress.cell)
    for part in board.parts:
        cells += part.first, part.last
    return cells


def _reached_by_towers(board: DrawnBoard) -> Iterable[Cell]:
    """Yield the cells into which tall towers rise, so that the northernmost are not cut off."""
    crowned = {figure.cell for figure in board.figures if figure.place == "tower"}
    for tower in board.towers:
        if tower.height > 2 or tower.cell in crowned:
            yield tower.cell[0], tower.cell[1] - 1


def around(cells: Iterable[Cell]) -> Window:
    """Return the smallest window that holds all these cells (one cell if there are none)."""
    columns, rows = zip(*(list(cells) or [(0, 0)]), strict=True)
    left, top = min(columns), min(rows)
    return Window(left, top, max(columns) - left + 1, max(rows) - top + 1)


def extent(board: DrawnBoard) -> Window:
    """Return the smallest window that shows the whole board with its marks."""
    return around(occupied(board))


def filled(board: DrawnBoard, near: Window, cell: Cell) -> Window:
    """Return the part of a window round a cell without its empty rows and columns at the sides."""
    return around([cell, *filter(near.holds, occupied(board))])


def weights(board: DrawnBoard) -> dict[Cell, int]:
    """Return the worth of showing each cell: the last moves first, then the choices, then the viewer's figures."""
    worth = dict.fromkeys(occupied(board), _TILE)
    for cells, value in (
        ((choice.cell for choice in board.choices), _CHOICE),
        (board.focus, _FOCUS),
        ({*board.kept, *(laid.cell for laid in board.laid)}, _NEW),
    ):
        for cell in cells:
            worth[cell] = worth.get(cell, 0) + value
    return worth


class MapWorth:
    """What each cell of a map is worth, and so each part of it."""

    def __init__(self, whole: Window, worth: Mapping[Cell, int]) -> None:
        self._whole, self._middle, self._sums = whole, _middle(worth), _summed(whole, worth)

    def best_window(self, columns: int, rows: int) -> Window:
        """Choose the most valuable part of the map with at most this many columns and rows.

        Among equals the one nearest to the centre of the worth wins, so that important cells are not at the edge.
        """
        whole = self._whole
        columns, rows = min(columns, whole.columns), min(rows, whole.rows)
        candidates = (
            Window(whole.x + x, whole.y + y, columns, rows)
            for y in range(whole.rows - rows + 1)
            for x in range(whole.columns - columns + 1)
        )
        return max(candidates, key=lambda part: (self._of(part), -_distance(part, self._middle), -part.y, -part.x))

    def _of(self, part: Window) -> int:
        x, y = part.x - self._whole.x, part.y - self._whole.y
        above, below = self._sums[y], self._sums[y + part.rows]
        return below[x + part.columns] - above[x + part.columns] - below[x] + above[x]


def _summed(whole: Window, worth: Mapping[Cell, int]) -> list[list[int]]:
    """Return, for each corner in a window, the worth of all cells to its north-west."""
    sums = [[0] * (whole.columns + 1)]
    for y in range(whole.y, whole.y + whole.rows):
        row = accumulate((worth.get((x, y), 0) for x in range(whole.x, whole.x + whole.columns)), initial=0)
        sums.append([above + own for above, own in zip(sums[-1], row, strict=True)])
    return sums


def _middle(worth: Mapping[Cell, int]) -> tuple[float, float]:
    total = sum(worth.values()) or 1
    return (
        sum(cell[0] * value for cell, value in worth.items()) / total,
        sum(cell[1] * value for cell, value in worth.items()) / total,
    )


def _distance(window: Window, point: tuple[float, float]) -> float:
    across = window.x + (window.columns - 1) / 2 - point[0]
    down = window.y + (window.rows - 1) / 2 - point[1]
    return across * across + down * down
