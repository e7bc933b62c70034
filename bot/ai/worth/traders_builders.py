"""Goods by the chance of the most tokens, the builder by the turns that he will bring, the pig while it waits."""

from __future__ import annotations

from math import exp, sqrt

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.traders_builders import GOODS, trade_of
from bot.engine.tiles.catalogue import catalogue

MAJORITY = 10
"""Points for the most tokens of a kind (GOODS-5)."""

TURN = 3.5
"""What a second part of a turn is worth."""

MOST_TURNS, TURNS_A_TURN = 1.8, 0.3
"""How many a builder on the map will bring: so many of the turns left, and no more than this."""

READY = {"builder": 2.0, "pig": 1.0}
"""What they are worth in the supply."""

TOKENS = {
    name: sum(t.count for t in catalogue().sets["traders_builders"].tiles for s in t.segments if s.goods == name)
    for name in GOODS
}
"""How many tokens of each kind the tiles show."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """Goods, builders, and what lies ready."""
    add_goods(game, totals)
    for seat, figures in enumerate(game.supplies):
        used = supply.use(look.turns[seat])
        totals[seat] += used * sum(worth * figures.get(name, 0) for name, worth in READY.items())
    for root, pieces in game.board.on.items():
        if root in look.ends:
            for piece in pieces:
                if piece.figure == "builder":
                    totals[piece.seat] += TURN * min(MOST_TURNS, TURNS_A_TURN * look.turns[piece.seat])


def add_goods(game: Carcassonne, totals: list[float]) -> None:
    """Who leads in a kind has the better chance of its ten points, a sure one when no token is left to be taken."""
    held = trade_of(game).goods
    for name in GOODS:
        counts = [tokens[name] for tokens in held]
        left = TOKENS[name] - sum(counts)
        most = max(counts)
        if not left:
            for seat, count in enumerate(counts):
                totals[seat] += MAJORITY * (count == most > 0)
            continue
        pull = [exp(1.6 * (count - most) / sqrt(left)) for count in counts]
        for seat, own in enumerate(pull):
            totals[seat] += MAJORITY * own / sum(pull)
