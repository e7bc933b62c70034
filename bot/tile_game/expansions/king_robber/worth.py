"""King and robber: at the end, a point for each completed city or road to the holder of the token."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ai.move import Reason
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.expansions.king_robber.rules import KING_ROBBER, TokenTaken
from bot.tile_game.rules.carcassonne import Carcassonne

RATE = 0.14
"""The cities, or roads, completed per tile still to be drawn."""


def _takes_token(facts: Facts, event: TokenTaken) -> Reason | None:
    return Reason("token", on=event.token) if event.seat == facts.seat else None


class KingRobberWorth(Worth):
    """King and robber: at the end, a point for each completed city or road to the holder of the token."""

    expansion = KING_ROBBER
    terms = {"token": 1.0}
    gained = {TokenTaken: _takes_token}

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add a token's points, weighted by the chance to keep it: higher with fewer tiles left and a larger feature to beat."""
        left = seen.chances.left
        for race in KING_ROBBER.of(game).by_kind.values():
            if race.holder is not None:
                keep = 1 - left / (left + 12 + 6 * race.record)
                found.add(race.holder, "token", keep * (race.completed + RATE * left))
