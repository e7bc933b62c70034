"""Positions of random games, for pages."""

from __future__ import annotations

from bot.ai.strategies import PLAYERS
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.rules import game_kind

SIZES = {"phone": (390, 844), "small": (320, 640), "low": (844, 390), "desk": (1366, 768)}
ALL = ("fields", "abbot", "river", "inns_cathedrals", "traders_builders", "abbey_mayor", "king_robber", "tower", "siege")


def position(kind: str, seats: int, modules: tuple[str, ...], least: int, decision: str = "") -> Game:
    """A random game up to a decision of the first seat."""
    seed = simulated_seed("a board page")
    game, dice = game_kind(kind).start(Setup(seats, modules, seed=seed.hex())), Stream(seed)
    while game.decision and (len(game.log) < least or game.decision.seat or decision not in ("", game.decision.kind)):
        game.apply(PLAYERS["random"](game.view(game.decision.seat), dice), game.decision.seat)
    return game


def last_turn(
    kind: str = "carcassonne", seats: int = 2, modules: tuple[str, ...] = (), decision: str = "", turns: int = 1
) -> Game:
    """A game in which the first seat has the last choice, or the last of this kind; or `turns` of its turns earlier."""
    whole, dice = game_kind(kind).start(Setup(seats, modules, seed=simulated_seed("the end").hex())), Stream(b"the end")
    while whole.decision:
        whole.apply(PLAYERS["random"](whole.view(whole.decision.seat), dice), whole.decision.seat)
    left = turns
    for count in range(len(whole.log) - 1, 0, -1):
        game = whole.kind.start(whole.setup, whole.rules_version)
        for played in whole.log[:count]:
            game.apply(played.action, played.seat)
        if game.decision and game.decision.seat == 0 and decision in ("", game.decision.kind):
            left -= 1 if left == 1 or whole.log[count - 1].seat else 0
            if not left:
                return game
    raise AssertionError
