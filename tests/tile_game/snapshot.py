"""The whole state of a game as plain data, so that two games can be compared for equality."""

from __future__ import annotations

from bot.tile_game.rules.carcassonne import Carcassonne


def snapshot(game: Carcassonne) -> object:
    """Everything that makes the game, caches left out."""
    return game.setup, position(game)


def position(game: Carcassonne) -> object:
    """As `snapshot`, but however the game was set up."""
    board = game.board
    return (
        [(cell, laid.shape.id, laid.shape.rot, laid.base) for cell, laid in board.cells.items()],
        list(board.open.items()),
        (board.parent, board.tally, board.bits, board.first, board.cities, dict(board.on), dict(board.cloisters)),
        (game.stack, game.left_over, game.pool and +game.pool, game.hand, game.spot, game.discarded),
        (list(game.scores), [dict(s) for s in game.supplies], game.turn, game.turn_number, game.part),
        [(type(step).__name__, data) for step, data in game.agenda],
        {name: repr(state) for name, state in game.parts.items()},
        game.decision,
        game.options(),
    )
