"""Step 3 and final scoring: owners, points and their terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.tile_game.rules.board import OPEN, Piece
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.moves import Completed, FinalScoring
from bot.tile_game.rules.shape import CELL_BITS, mark
from bot.tile_game.rules.tile_sets import CITY, GARDEN, MONASTERY

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne


def weight(game: Carcassonne, piece: Piece, root: int) -> int:
    """Return a figure's weight in the majority; a mayor weighs the number of shields in the city (MAYOR-2)."""
    own = game.rules.weights[piece.figure]
    return mark(game.board.tally[root], "shields") if own is None else own


def owners(game: Carcassonne, root: int) -> list[int]:
    """Return the seats with the highest weight, if it is more than 0 (BASE-9)."""
    totals: dict[int, int] = {}
    for piece in game.board.on.get(root, ()):
        totals[piece.seat] = totals.get(piece.seat, 0) + weight(game, piece, root)
    most = max(totals.values(), default=0)
    return sorted(seat for seat, total in totals.items() if total == most) if most else []


def worth(game: Carcassonne, root: int) -> tuple[int, dict[str, int]]:
    """Return the points and terms that a road, city, monastery or garden gives each owner as it lies now."""
    board = game.board
    complete = not board.tally[root] & OPEN
    kind = board.kinds[root]
    if kind in (MONASTERY, GARDEN):
        around = 8 - (board.tally[root] & OPEN)
        return 1 + around, {"tiles": 1, "neighbours": around}
    return game.rules.prices[kind](game, root, complete)


def pay(game: Carcassonne, root: int) -> None:
    """Score a feature for each of its owners."""
    seats = owners(game, root)
    if not seats:
        return
    points, terms = worth(game, root)
    if points:
        at, on = game.board.place_of(root)
        for seat in seats:
            game.give(seat, points, game.board.kinds[root], terms, at, on)


def completed_by(game: Carcassonne, cell: int, touched: list[int]) -> list[int]:
    """Return the features that a tile completed: roads and cities in tile order, then cloisters. Fields count new cities now."""
    board = game.board
    found: list[int] = []
    for node in touched:
        root = board.root(node)
        if not board.tally[root] & OPEN and root not in found:
            found.append(root)
            if board.kinds[root] == CITY:
                board.cities.append(board.bits[root])
    if board.cloisters:
        found += [node for node in board.cloisters_around(cell) if not board.tally[node] & OPEN]
    return found


def score_completed(game: Carcassonne) -> None:
    """TURN-6: score everything completed, then return the figures."""
    rules, board = game.rules, game.board
    for hook in rules.before_scoring:
        hook(game)
    completed, game.completed = game.completed, ()
    for root in completed:
        at, on = board.place_of(root)
        game.emit(Completed(board.kinds[root], at, on, size_of(game, root)))
        if root in board.on:
            pay(game, root)
    for after in rules.after_scoring:
        after(game, completed)
    return_figures(game, completed)


def return_figures(game: Carcassonne, completed: Sequence[int]) -> None:
    """TURN-6, the last part: send followers and their companions home; wagons may linger."""
    board = game.board
    lingering: list[Piece] = []
    for root in completed:
        if root in board.on:
            lingering += send_home(game, root)
        if board.kinds[root] in (MONASTERY, GARDEN):  # no cell around it is empty any more
            del board.cloisters[board.first[root] >> CELL_BITS]
    for hook in game.rules.returning:
        hook(game)
    if lingering:
        for linger in game.rules.lingering:
            linger(game, lingering)


def size_of(game: Carcassonne, root: int) -> int:
    """Count the tiles of a feature; a cloister is one tile."""
    return 1 if game.board.kinds[root] in (MONASTERY, GARDEN) else game.board.size(root)


def send_home(game: Carcassonne, root: int) -> list[Piece]:
    """Return all figures on a scored feature to their supplies (BASE-48), except those that may linger; return these."""
    lingering = []
    for piece in game.board.on.pop(root):
        if piece.figure in game.rules.lingers:
            lingering.append(piece)
        else:
            game.bring_home(piece.seat, piece.figure, at_of(piece.cell), piece.on)
    return lingering


def final_scoring(game: Carcassonne) -> None:
    """END-1: run each module's part in the order of the rules; nothing on the map changes (END-2)."""
    game.emit(FinalScoring(game.left()))
    for hook in game.rules.final:
        hook(game)


def score_unfinished(game: Carcassonne, *kinds: str) -> None:
    """END-1: score the unfinished features on the map, kind by kind, from north to south."""
    board = game.board
    for kind in kinds:
        roots = [root for root in board.on if board.kinds[root] == kind and board.tally[root] & OPEN]
        for root in sorted(roots, key=board.first.__getitem__):
            pay(game, root)
