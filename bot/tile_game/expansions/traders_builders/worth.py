"""Goods: the chance of the most tokens. The builder: the extra turns that he will bring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp, sqrt

from bot.ai.move import Reason
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue, Valued
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.expansions.traders_builders.rules import GOODS, TILES, TRADERS_BUILDERS, DoubleTurn, GoodsTaken
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import CITY, ROAD

MAJORITY = 10
"""Points for the most tokens of a kind (GOODS-5)."""

MOST_TURNS, TURNS_A_TURN = 1.8, 0.3
"""The extra turns from a builder on the map: at most, and per turn left."""


def _doubles(facts: Facts, event: DoubleTurn) -> Reason:
    return Reason("double")


def _takes_goods(facts: Facts, event: GoodsTaken) -> Reason | None:
    return Reason("goods") if event.seat == facts.seat else None


class TradersBuildersWorth(Worth):
    """Goods: the chance of the most tokens. The builder: the extra turns that he will bring."""

    expansion = TRADERS_BUILDERS
    kinds = frozenset({CITY, ROAD})
    figures = {"builder": 2.0, "pig": 1.0}
    terms = {"builder.turns": 3.5, "goods": 1.0}
    gained = {DoubleTurn: _doubles, GoodsTaken: _takes_goods}

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add a builder's worth while his road or city can still grow."""
        if len(pieces) < 2 or root not in seen.ends:
            return
        for piece in pieces:
            if piece.figure == "builder":
                found.add(piece.seat, "builder.turns", min(MOST_TURNS, TURNS_A_TURN * seen.turns[piece.seat]))

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add each seat's expected points for goods."""
        held, printed = TRADERS_BUILDERS.of(game).goods, printed_goods(game.rules_version)
        for name in GOODS:
            points = hopes(tuple([tokens[name] for tokens in held]), printed[name])
            for seat in seats:
                found.add(seat, "goods", points[seat])


@cache
def printed_goods(version: int) -> dict[str, int]:
    """Return the number of tokens of each kind on the tiles of this version of the rules."""
    tiles = [tile for tile in TILES.tiles if tile.since <= version]
    return {name: sum(tile.count for tile in tiles for each in tile.segments if each.goods == name) for name in GOODS}


@lru_cache(maxsize=4096)
def hopes(counts: tuple[int, ...], tokens: int) -> tuple[float, ...]:
    """Return each seat's share of a kind's ten points: the leader has the best chance, a sure one when no token is left."""
    left, most = tokens - sum(counts), max(counts)
    if not left:
        return tuple(MAJORITY * (count == most > 0) for count in counts)
    pull = [exp(1.6 * (count - most) / sqrt(left)) for count in counts]
    return tuple(MAJORITY * own / sum(pull) for own in pull)
