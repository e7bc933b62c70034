"""The steps of every kind of decision, without a chat."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.card_game.rules.kind import CARDCASSONNE
from bot.chat.buttons import digest, read_press
from bot.chat.commands.turns import BUTTONS
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
from bot.scene.face import OfferGroup
from bot.scene.lines import LABEL
from bot.scene.presentation import SQUARES
from bot.table.deeds.play import Drafting
from bot.table.people import Person
from bot.table.table import Seat, Table
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import parts, places

GAMES = {
    "tower": Setup(3, ("tower",), {}),
    "organiser": Setup(3, ("tower", "traders_builders"), {"organiser": True}),
    "siege": Setup(3, ("siege", "abbey_mayor"), {}),
    "everything": Setup(4, CARCASSONNE.modules, {}),
}


def positions(setup: Setup, seed: int) -> Iterator[tuple[Game, Decision]]:
    """All decisions of a random game."""
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
    """Positions by kind of decision."""
    found: dict[str, list[DecisionScreens]] = {}
    for number, setup in enumerate(GAMES.values()):
        for game, decision in positions(setup, number):
            if len(found.setdefault(decision.kind, [])) < 12:
                found[decision.kind].append(steps(game.copy()))
    return found


def test_every_kind_of_decision_is_covered(kinds: dict[str, list[DecisionScreens]]) -> None:
    wanted = {"tile", "step2", "draw", "capture", "ransom", "siege", "outpost", "withdraw", "wagon"}
    assert wanted <= kinds.keys()


def test_every_option_is_reachable_by_presses(kinds: dict[str, list[DecisionScreens]]) -> None:
    for each in (step for found in kinds.values() for step in found):
        offered = set(marks(each))
        assert {action_mark(option) for option in each.view.options()} <= offered


def marks(each: DecisionScreens) -> Iterator[str]:
    """The digests of all actions reachable through parts, cells and pages."""
    todo = [button.id for row in each.first_rows() for button in row]
    seen = set[str]()
    while todo:
        said = todo.pop()
        if said in seen:
            continue
        seen.add(said)
        press = read_press(said)
        assert press is not None
        mark = press.argument.rpartition("-")[2]
        if press.verb == "act":
            yield mark
        else:
            group = each.group(mark) if press.verb == "open" else None
            screen = each.ask(laid=1, page=mark) if group is None else each.open(group)
            todo += [b.id for row in screen.rows for b in row if read_press(b.id).verb in ("open", "act", "page")]  # type: ignore[union-attr]


def test_ransom_stands_beside_confirm(kinds: dict[str, list[DecisionScreens]]) -> None:
    for each in kinds["ransom"]:
        labels = [button.label for row in each.choices() for button in row]
        assert labels.count("Skip and confirm") == 1
        assert any("ansom" in label for label in labels)
        green = [button for row in each.choices() for button in row if button.style == "good"]
        assert [button.label for button in green] == ["Skip and confirm"]


def test_screen_with_back_button_fits_discord(kinds: dict[str, list[DecisionScreens]]) -> None:
    for each in (step for found in kinds.values() for step in found):
        decided = each.seen.table.game
        assert decided is not None
        draft = Drafting((SKIP,), decided, (), complete=False, reveals=False)
        screen = each.draft(draft)
        shown = fitted(Message(screen.paragraphs, screen.rows), DISCORD)
        ids = [button.id for row in shown.buttons for button in row]
        assert ids == [button.id for row in screen.rows for button in row], "no button is lost"
        assert len(ids) == len(set(ids)) <= SQUARES + 3


def test_digest_depends_on_the_action_only() -> None:
    (first, second) = (action_mark(option) for option in (SKIP, KINDS[0].reader.read({"do": "draw"})[1]))
    assert first != second
    assert first == action_mark(SKIP)


def test_old_buttons_lead_to_the_same_steps() -> None:
    """Their verbs were part, cell and card; their digests equal those of today's steps."""
    kinds_of_buttons = {each.verb: each.run for each in BUTTONS}
    assert {kinds_of_buttons[verb] for verb in ("part", "cell", "card")} == {kinds_of_buttons["open"]}
    found = set[str]()
    for game, decision in positions(GAMES["everything"], 3):
        if decision.kind != "tile":
            continue
        each = steps(game)
        for part in parts(each.view):
            assert each.group(digest("part", part.cells)), part
            found.add("part")
        for at in places(each.view):
            assert each.group(digest("cell", *at)), at
            found.add("cell")
        if found == {"part", "cell"}:
            return
    pytest.fail("no map with so many cells that they come in parts")


def test_card_for_several_rows_is_a_step() -> None:
    game = CARDCASSONNE.start(Setup(2, seed=simulated_seed(1).hex()))
    found = set[str]()
    while game.decision is not None and len(game.log) < 30:
        now = steps(game)
        for group in (each for each in now.offers if isinstance(each, OfferGroup)):
            assert len(group.offers()) > 1
            assert group.key[0] == "card"
            assert now.group(digest(*group.key))
            found.add(group.label)
        game.apply(game.default())
    assert found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_chosen_option_keeps_its_number(language: str) -> None:
    """Also where the label has no room for the sign beside it."""
    long, known = 0, {f"p{seat}": Person(f"p{seat}", name=name) for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan"))}
    for game, decision in positions(GAMES["everything"], 1):
        if decision.kind == "tile":
            continue
        seats = [Seat(f"p{seat}", "telegram:-1") for seat in range(4)]
        table = Table("abcd1234", version=7, state="running", seats=seats, game=game, decision=decision)
        seen = TableContext(table, Voice(language), known)
        view = game.view(decision.seat)
        for offer in DecisionScreens(seen, view, "1").offers:
            if isinstance(offer, OfferGroup) or offer.action == SKIP or not offer.label[0].isdigit():
                continue
            screens = DecisionScreens(seen, view, "1", base=(), chosen=offer.action)
            shown = [each.label for row in screens.choices() for each in row]
            if offer.label not in [each.label for row in DecisionScreens(seen, view, "1", base=()).choices() for each in row]:
                continue  # on another page
            (ticked,) = (label for label in shown if label.startswith("✓"))
            kept, _, points = ticked.removeprefix("✓ ").partition("…")
            assert kept.startswith(f"{offer.label.partition('. ')[0]}. ")
            assert offer.label.startswith(kept)
            assert offer.label.endswith(points)
            assert len(ticked) <= LABEL
            long += len(offer.label) > LABEL - 2
    assert long
