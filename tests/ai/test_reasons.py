"""Reasons for turns: rarely empty, and never contradicted by the turn."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.ai.levels import LEVELS
from bot.ai.move import Reason
from bot.engine.actions import SKIP, Action
from bot.engine.events import Event, Points
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.games.computers import choose
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.worths import COMPUTER
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Deployed, FinalScoring, PlaceTile, TurnBegan

TABLES = (
    (),
    ("fields",),
    ("fields", "river"),
    ("fields", "inns_cathedrals", "traders_builders"),
    ("fields", "abbot", "river"),
    ("fields", "abbey_mayor"),
    ("fields", "tower"),
    ("fields", "siege", "inns_cathedrals"),
    ("fields", "king_robber", "traders_builders"),
)
EMPTY = {"saves", "builds"}
"""Reasons that say nothing about the tile's place."""


def started(number: int) -> Carcassonne:
    setup = Setup(2 + number % 3, TABLES[number % len(TABLES)], seed=simulated_seed(f"why {number}").hex())
    game = CARCASSONNE.start(setup)
    assert isinstance(game, Carcassonne)
    return game


def explained(game: Carcassonne, level: str) -> Counter[str]:
    """Play a game; count the turns with a choice and those without a real reason."""
    found = Counter[str]()
    while (decision := game.decision) is not None:
        before, seat, actions, chose = game.copy(), decision.seat, list[Action](), False
        while (decision := game.decision) is not None and decision.seat == seat:
            options = game.options()
            chose = chose or len(options) > 1
            dice = Stream(f"{level} {len(game.log)}".encode())
            action = choose(game.view(seat), LEVELS[level], dice, 200).action if len(options) > 1 else options[0]
            game.apply(action, seat)
            actions.append(action)
        if chose:
            reasons = COMPUTER.reasons(before, actions)
            for reason in reasons:
                contradicts = contradiction(before, actions, reason)
                assert not contradicts, f"{reason} for {actions}: {contradicts}"
                found[reason.code] += 1
            found["turns"] += 1
            found["nothing said"] += {reason.code for reason in reasons} <= EMPTY
    return found


def contradiction(before: Carcassonne, actions: list[Action], reason: Reason) -> str:
    """How the turn contradicts the reason; empty if it does not."""
    decision = before.decision
    assert decision is not None
    seat, game, events, could, tiles = decision.seat, before.copy(), list[Event](), list[bool](), list[int]()
    for action in actions:
        could.append(action == SKIP and any(isinstance(option, Deploy) for option in game.options()))
        tiles += [len(game.options())] if isinstance(action, PlaceTile) else []
        events += game.apply(action, seat)
    over = [n for n, e in enumerate(events) if isinstance(e, FinalScoring) or (isinstance(e, TurnBegan) and e.seat != seat)]
    end = over[0] if over else None
    events = events[:end]
    placed = [(e.at, e.on) for e in events if isinstance(e, Deployed) and e.seat == seat]
    points = sum(e.points for e in events if isinstance(e, Points) and e.seat == seat and e.points > 0 and e.reason != "ransom")
    after = [(figure.at, figure.on) for figure in game.view(None).figures() if figure.seat == seat]
    wrong = {
        "saves": not any(could),
        "claims": (reason.at, reason.on) not in placed,
        "farms": (reason.at, reason.on) not in placed,
        "scores": reason.points != points,
        "nowhere": 1 not in tiles,
        "improves": end is None and reason.at not in [at for at, _ in after],
        "denies": reason.seat == seat,
        "spoils": reason.seat == seat,
        "joins": reason.seat == seat,
        "retrieve": points == 0,
    }
    return "the turn is another" if wrong.get(reason.code) else ""


def test_reasons_fit_the_turn() -> None:
    total = explained(started(1), "easy") + explained(started(3), "medium")
    assert total["turns"] > 100
    assert total["nothing said"] <= 0.05 * total["turns"], total
    assert {"claims", "farms", "scores", "saves", "improves", "spoils", "denies"} <= total.keys()


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 50, 10))
def test_fifty_games_are_explained(first: int) -> None:
    """Ten at a time, all levels, with and without each module; `pytest -s` prints the table."""
    total = Counter[str]()
    for number in range(first, first + 10):
        total += explained(started(number), list(LEVELS)[number % len(LEVELS)])
    print(*(f"{code}: {count}" for code, count in total.most_common()), sep="\n")  # noqa: T201
    assert total["nothing said"] <= 0.05 * total["turns"], total
