"""Where the map is open: which features lead into which empty cells. Worked out once, then only where a tile lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.ai.chances import Chances
from bot.engine.board import Board
from bot.engine.carcassonne import Carcassonne
from bot.engine.cells import STEPS

LINES = (1, 2)
"""What a side of a road or city shows to an open cell, in the board's code; every other side shows a field, or nothing."""

LineEnd = tuple[int, int, float]
"""An open cell, the node of a road or city that leads into it, and the share of the tiles left that would end it there."""

FieldEnd = tuple[int, int]
"""An open cell and the node of a field that borders it."""


class Fringe:
    """The open ends of a map before a turn; those after it differ only around the tile placed."""

    __slots__ = ("chances", "fields", "lines", "size")

    def __init__(self, game: Carcassonne, chances: Chances) -> None:
        board = game.board
        self.chances = chances
        self.size = len(board.cells)
        self.lines = list(line_ends(board, chances, board.open))
        self.fields = list(field_ends(board, board.open)) if "fields" in game.rules.modules else []

    def changed(self, board: Board) -> set[int]:
        """The cells laid since, and those beside them."""
        laid = list(board.cells)[self.size :]
        return {cell + step for cell in laid for step in (0, *STEPS)}


def line_ends(board: Board, chances: Chances, where: Iterable[int]) -> Iterator[LineEnd]:
    """The ends of roads and cities in some open cells."""
    cells = board.cells
    for cell in where:
        asked = board.open[cell]
        for side in (0, 1, 2, 3):
            if asked >> 3 * side & 7 in LINES:
                shape, base = cells[cell + STEPS[side]]
                yield cell, base + shape.main[side ^ 2], chances.ends(asked, side)


def field_ends(board: Board, where: Iterable[int]) -> Iterator[FieldEnd]:
    """The fields that border some open cells; beside a road there are two."""
    cells = board.cells
    for cell in where:
        for side in (0, 1, 2, 3):
            laid = cells.get(cell + STEPS[side])
            if laid is None:
                continue
            left, right = laid.shape.halves[side ^ 2]
            if left >= 0:
                yield cell, laid.base + left
            if right >= 0 and right != left:
                yield cell, laid.base + right
