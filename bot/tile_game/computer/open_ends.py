"""The open ends of a map: which features lead into which empty cells. Computed once, then only around new tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.tile_game.computer.chances import Chances
from bot.tile_game.rules.board import Board
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import STEPS
from bot.tile_game.rules.tile_sets import FIELD

FieldsAtEnds = dict[int, dict[int, float]]
"""By road or city: the open cells that it leads into, with the share of the tiles left that would end it there."""

Borders = dict[int, set[int]]
"""By field: the open cells that it borders."""


class OpenEnds:
    """The open ends of a map before a turn; those after it differ only around the tile placed."""

    __slots__ = ("at", "chances", "fields", "fields_at", "lines", "size")

    def __init__(self, game: Carcassonne, chances: Chances) -> None:
        board = game.board
        self.chances = chances
        self.size = len(board.cells)
        self.lines: FieldsAtEnds = {}
        self.fields: Borders = {}
        self.at: dict[int, set[int]] = {}  # open cell -> roads and cities that lead into it
        self.fields_at: dict[int, set[int]] = {}
        for cell, node, share in line_ends(board, chances, board.open):
            root = board.root(node)
            self.lines.setdefault(root, {}).setdefault(cell, share)
            self.at.setdefault(cell, set()).add(root)
        if any(FIELD in figure.kinds for figure in game.rules.figures):
            for cell, node in field_ends(board, board.open):
                root = board.root(node)
                self.fields.setdefault(root, set()).add(cell)
                self.fields_at.setdefault(cell, set()).add(root)

    def laid(self, board: Board) -> list[int]:
        """Return the cells of the tiles laid since."""
        return list(board.cells)[self.size :] if len(board.cells) > self.size else []

    def lines_after(self, board: Board, changed: set[int]) -> tuple[FieldsAtEnds, set[int]]:
        """Return the ends of roads and cities after a change in these cells, and the features whose ends may differ."""
        gone = set().union(*[self.at[cell] for cell in changed if cell in self.at])
        ends = self.lines.copy()
        touched = set()
        for old in gone:
            del ends[old]
        for old in gone:
            root = board.root(old)
            touched.add(root)
            for cell, share in self.lines[old].items():
                if cell not in changed:
                    ends.setdefault(root, {}).setdefault(cell, share)
        for cell, node, share in line_ends(board, self.chances, [cell for cell in changed if cell in board.open]):
            root = board.root(node)
            touched.add(root)
            ends.setdefault(root, {}).setdefault(cell, share)
        return ends, touched

    def fields_beside(self, board: Board, laid: Iterable[int]) -> set[int]:
        """Return the fields that bordered the cells of tiles laid since."""
        return {board.root(old) for cell in laid for old in self.fields_at.get(cell, ())}

    def room(self, board: Board, root: int, laid: Iterable[int]) -> int:
        """Count the open cells that a field borders after tiles were laid."""
        found: set[int] = set()
        for cell in laid:
            for old in self.fields_at.get(cell, ()):
                if board.root(old) == root:
                    found |= self.fields[old]
            shape, base = board.cells[cell]
            for side in (0, 1, 2, 3):
                beyond = cell + STEPS[side]
                if beyond in board.open:
                    left, right = shape.halves[side]
                    if (left >= 0 and board.root(base + left) == root) or (right >= 0 and board.root(base + right) == root):
                        found.add(beyond)
        return len(found.difference(laid)) if found else len(self.fields.get(root, ()))


def around(laid: Iterable[int]) -> set[int]:
    """Return the cells and their neighbours."""
    return {cell + step for cell in laid for step in (0, *STEPS)}


def line_ends(board: Board, chances: Chances, where: Iterable[int]) -> list[tuple[int, int, float]]:
    """Return the ends of roads and cities in some open cells: cell, node, share of the tiles left that would end it there."""
    cells, open_cells = board.cells, board.open
    found = []
    for cell in where:
        for side, share in chances.ends(open_cells[cell]):
            shape, base = cells[cell + STEPS[side]]
            found.append((cell, base + shape.main[side ^ 2], share))
    return found


def field_ends(board: Board, where: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield the fields that border some open cells, as cell and node; beside a road there are two."""
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
