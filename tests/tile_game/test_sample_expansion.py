"""The sample expansion of the documents is played, alone and with everything else, and leaves no trace where it is off."""

import random
from typing import Any

import pytest

from bot.ai.budget import Budget
from bot.ai.levels import EASY
from bot.engine.events import Points
from bot.engine.fair import Stream
from bot.engine.game import Setup
from bot.engine.lists import Incomplete
from bot.engine.record import read_record, record_of, replay, write_record
from bot.tile_game.computer.player import TileComputer
from bot.tile_game.computer.worth import Worth, complete
from bot.tile_game.expansions.abbey_mayor.rules import PlaceBarn
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.expansions.worths import WORTHS
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Figure
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.tile_sets import CITY
from tests.tile_game.sample.fair.rules import FAIR, FairHeld
from tests.tile_game.sample.fair.worth import FairWorth

KIND = TileGame(BASE, (*EXPANSIONS, FAIR))
COMPUTER = TileComputer(KIND, complete(KIND, (*WORTHS, FairWorth())))


def play(modules: tuple[str, ...], seed: int, kind: TileGame = KIND) -> Carcassonne:
    game = kind.start(Setup(3, modules, seed=f"{seed:064x}"))
    chance = random.Random(seed)
    while options := game.options():
        game.apply(chance.choice(options))
    return game


@pytest.mark.parametrize("modules", [("fields", "fair"), (*CARCASSONNE.modules, "fair")], ids=["alone", "with everything"])
def test_sample_game_can_be_played(modules: tuple[str, ...]) -> None:
    game = play(modules, 2)
    events = [event for played in game.log for event in played.events]
    held = [event.seat for event in events if isinstance(event, FairHeld)]
    assert held
    assert FAIR.of(game).held == [held.count(seat) for seat in range(3)]
    points = [event for event in events if isinstance(event, Points) and event.reason == "fair"]
    at_once = [event for event in points if event.at is not None]
    assert [event.seat for event in at_once] == held
    assert {event.points for event in at_once} == {2}
    last = [event for event in points if event.at is None]
    assert {event.points for event in last} == {5}
    assert {event.seat for event in last} == {seat for seat in range(3) if held.count(seat) == max(map(held.count, range(3)))}
    assert [tokens.get("fairs", 0) for tokens in game.tokens()] == FAIR.of(game).held


def test_sample_games_replay() -> None:
    game = play(("fields", "fair"), 3)
    again = replay(KIND, read_record(write_record(record_of(game))))
    assert again.standing() == game.standing()


def test_disabled_sample_leaves_no_trace() -> None:
    assert play(("fields",), 5).log == play(("fields",), 5, CARCASSONNE).log


@pytest.mark.parametrize("modules", [("fields", "fair"), (*CARCASSONNE.modules, "fair")], ids=["alone", "with everything"])
def test_computers_play_the_sample_with_reasons(modules: tuple[str, ...]) -> None:
    game = KIND.start(Setup(2, modules, seed=f"{11:064x}"))
    said: set[str] = set()
    while game.decision is not None and len(game.log) < 120 and "fair" not in said:
        seat = game.decision.seat
        chosen = COMPUTER.choose(game.view(seat), EASY, Stream(bytes([len(game.log)])), Budget(300))
        said |= {reason.code for reason in COMPUTER.reasons(game, (chosen.action,))}
        game.apply(chosen.action, seat)
    assert "fair" in said


def test_fair_is_judged() -> None:
    game = KIND.start(Setup(2, ("fields", "fair"), seed=f"{3:064x}"))
    before, rich = COMPUTER.judge(game), game.copy()
    FAIR.of(rich).held[1] += 2
    poorer, richer = (before.totals(each, before.look(each)) for each in (game, rich))
    assert [after - had for had, after in zip(poorer, richer, strict=True)] == pytest.approx([0, 2])


def fair(**facts: object) -> Expansion[Any]:
    """The Fair with other facts in its rules."""
    kind = type("Other", (type(FAIR),), facts)
    other: Expansion[Any] = kind()
    return other


def worth(of: Expansion[Any], **facts: object) -> Worth:
    kind = type("OtherWorth", (Worth,), {"expansion": of, **facts})
    other: Worth = kind()
    return other


STALL = Figure("stall", 1, frozenset({CITY}))


@pytest.mark.parametrize(
    ("rules", "worths", "sentence"),
    [
        (FAIR, (), "fair: its worth is missing"),
        (FAIR, (FairWorth(), FairWorth()), "fair: its worth is listed twice"),
        (FAIR, (FairWorth(), worth(fair(id="circus"))), "circus: there is a worth for it, but it is not listed itself"),
        (fair(figures=(*FAIR.figures, STALL)), (FairWorth(),), "fair: its figure 'stall' has no worth"),
        (FAIR, (worth(FAIR, figures={**FairWorth.figures, "stall": 1.0}),), "fair: its figure 'stall' has no rules"),
        (
            FAIR,
            (worth(FAIR, figures=FairWorth.figures, late=frozenset({PlaceBarn})),),
            "fair: its worth speaks of PlaceBarn, which is not in its rules",
        ),
    ],
)
def test_incomplete_expansion_is_refused(rules: Expansion[Any], worths: tuple[Worth, ...], sentence: str) -> None:
    with pytest.raises(Incomplete) as refused:
        complete(TileGame(BASE, (*EXPANSIONS, rules)), (*WORTHS, *worths))
    assert str(refused.value) == sentence
