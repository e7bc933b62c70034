"""The steps of a decision, for each kind of decision there is, without a chat around them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.chat.buttons import pressed
from bot.chat.contract import Message
from bot.chat.decision_screens import ANEW, DecisionScreens, action_mark
from bot.chat.fitting import fitted
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice
from bot.discord.limits import DISCORD
from bot.engine.actions import SKIP
from bot.engine.fair import simulated_seed
from bot.engine.game import Decision, Game, Setup
from bot.games.rules import KINDS
from bot.table.deeds.play import Drafting
from bot.table.table import Seat, Table
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import MOST_CELLS

GAMES = {
    "tower": Setup(3, ("tower",), {}),
    "organiser": Setup(3, ("tower", "traders_builders"), {"organiser": True}),
    "siege": Setup(3, ("siege", "abbey_mayor"), {}),
    "everything": Setup(4, CARCASSONNE.modules, {}),
}


def positions(setup: Setup, seed: int) -> Iterator[tuple[Game, Decision]]:
    """Each decision of a game played at random."""
    dice = random.Random(seed)
    game = CARCASSONNE.start(Setup(setup.seats, setup.modules, setup.options, seed=simulated_seed(seed).hex()))
    while game.decision is not None:
        yield game, game.decision
        options = game.options()
        game.apply(dice.choice([option for option in options if option != SKIP] or options))


def steps(game: Game) -> DecisionScreens:
    seats = [Seat(f"p{number}", "discord:-1") for number in range(game.setup.seats)]
    table = Table("abcd1234", version=7, state="running", seats=seats, game=game)
    assert game.decision is not None
    return DecisionScreens(TableContext(table, Voice("en"), {}), game.view(game.decision.seat), ANEW)


@pytest.fixture(scope="module")
def kinds() -> dict[str, list[DecisionScreens]]:
    """Positions by the kind of what is decided."""
    found: dict[str, list[DecisionScreens]] = {}
    for number, setup in enumerate(GAMES.values()):
        for game, decision in positions(setup, number):
            if len(found.setdefault(decision.kind, [])) < 12:
                found[decision.kind].append(steps(game.copy()))
    return found


def test_every_kind_of_decision_is_among_them(kinds: dict[str, list[DecisionScreens]]) -> None:
    wanted = {"tile", "step2", "draw", "capture", "ransom", "siege", "outpost", "withdraw", "wagon"}
    assert wanted <= kinds.keys()


def test_every_option_can_be_reached_by_presses(kinds: dict[str, list[DecisionScreens]]) -> None:
    for each in (step for found in kinds.values() for step in found):
        offered = set(marks(each))
        assert {action_mark(option) for option in each.view.options()} <= offered


def marks(each: DecisionScreens) -> Iterator[str]:
    """The digests of actions behind all buttons, parts and cells and pages followed."""
    todo = [button.id for row in each.first_rows() for button in row]
    seen = set[str]()
    while todo:
        said = todo.pop()
        if said in seen:
            continue
        seen.add(said)
        press = pressed(said)
        assert press is not None
        mark = press.argument.rpartition("-")[2]
        if press.verb == "act":
            yield mark
        elif press.verb == "cell":
            yield from map(action_mark, each.cell(mark))
        else:
            screen = each.part(mark) if press.verb == "part" else each.page(mark, 1)
            assert screen is not None
            todo += [b.id for row in screen.rows for b in row if pressed(b.id).verb in ("cell", "act", "page")]  # type: ignore[union-attr]


def test_ransom_stands_beside_confirm(kinds: dict[str, list[DecisionScreens]]) -> None:
    for each in kinds["ransom"]:
        labels = [button.label for button in each.options()]
        assert labels.count("Confirm") == 1
        assert any("ansom" in label for label in labels)
        green = [button for button in each.options() if button.style == "good"]
        assert [button.label for button in green] == ["Confirm"]


def test_a_screen_fits_discord_with_the_way_back(kinds: dict[str, list[DecisionScreens]]) -> None:
    for each in (step for found in kinds.values() for step in found):
        decided = each.seen.table.game
        assert decided is not None
        draft = Drafting((SKIP,), decided, (), complete=False, reveals=False)
        screen = each.draft(draft)
        shown = fitted(Message(screen.paragraphs, screen.rows), DISCORD)
        ids = [button.id for row in shown.buttons for button in row]
        assert ids == [button.id for row in screen.rows for button in row], "no button is lost"
        assert len(ids) == len(set(ids)) <= MOST_CELLS + 3


def test_a_digest_is_of_the_action_not_of_its_place() -> None:
    (first, second) = (action_mark(option) for option in (SKIP, KINDS[0].reader.read({"do": "draw"})[1]))
    assert first != second
    assert first == action_mark(SKIP)
