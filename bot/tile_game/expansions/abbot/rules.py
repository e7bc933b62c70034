"""The Abbot and gardens (rules ABBOT-n)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.tile_game.rules.board import OPEN
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Figure
from bot.tile_game.rules.scoring import worth
from bot.tile_game.rules.tile_sets import GARDEN, MONASTERY

if TYPE_CHECKING:
    from bot.tile_game.rules.board import Piece
    from bot.tile_game.rules.carcassonne import Carcassonne


class Retrieve(Action, frozen=True, cache_hash=True, tag="retrieve"):
    """Take the abbot back and score him at once (ABBOT-10)."""

    at: Cell


def abbot_on_map(game: Carcassonne, seat: int) -> Piece | None:
    """Return a seat's abbot if he is on the map: he can only stand on an unfinished monastery or garden."""
    on = game.board.on
    for node in game.board.cloisters.values():
        for piece in on.get(node, ()):
            if piece.figure == "abbot" and piece.seat == seat:
                return piece
    return None


class Abbot(Expansion[None]):
    """Gardens, and an abbot who may be taken back from a monastery or garden."""

    id = "abbot"
    figures = (Figure("abbot", 1, frozenset({MONASTERY, GARDEN})),)
    actions = (Retrieve,)

    def takers(self) -> dict[type[Action], Callable[[Carcassonne, Any], None]]:
        return {Retrieve: self.retrieve}

    def step_two(self, game: Carcassonne) -> list[Action]:
        """ABBOT-10, 13, 14: neither once he is surrounded nor in the turn in which he was placed."""
        if game.supplies[game.turn]["abbot"]:
            return []
        abbot = abbot_on_map(game, game.turn)
        if abbot is None or abbot.turn == game.turn_number or not game.board.tally[abbot.node] & OPEN:
            return []
        return [Retrieve(at_of(abbot.cell))]

    def retrieve(self, game: Carcassonne, action: Retrieve) -> None:
        """ABBOT-11: score 1 point for his tile and 1 for each occupied cell around it."""
        abbot = abbot_on_map(game, game.turn)
        assert abbot is not None
        points, terms = worth(game, abbot.node)
        game.give(game.turn, points, game.board.kinds[abbot.node], {**terms, "retrieved": 1}, action.at, abbot.on)
        game.board.take(abbot)
        game.bring_home(abbot.seat, abbot.figure, action.at, abbot.on)


ABBOT = Abbot()
