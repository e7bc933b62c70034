"""Invariants of every position of every game, with any modules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import islice
from types import NoneType
from typing import Any

import msgspec
import pytest

from bot.ai.strategies import greedy_player, quick_player
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.events import Points
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.engine.record import check_result, read_record, record_of, replay, write_record
from bot.engine.refusals import IllegalAction
from bot.tile_game.expansions.abbey_mayor.rules import PlaceAbbey, PlaceBarn
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.moves import Draw, PlaceTile
from bot.tile_game.rules.ruleset import Ruleset
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.steps import Choice, Step
from tests.tile_game.playing import choose, combinations, random_game, setup_for, some_setups
from tests.tile_game.snapshot import position, snapshot

SAMPLE = 24
SETUPS = some_setups(SAMPLE, seed=20)
ALL_ON = Setup(6, CARCASSONNE.modules, {"organiser": True}, seed=simulated_seed(5).hex())


def label(setup: Setup) -> str:
    return f"{setup.seats}:{'+'.join(setup.modules) or 'bare'}"


@pytest.mark.parametrize("setup", [*SETUPS, ALL_ON], ids=label)
def test_figures_are_conserved_and_scores_sum_the_events(setup: Setup) -> None:
    """FIG-4: every figure is in exactly one place at any time; scores never fall below 0 (TOWER-38)."""
    whole: Counter[tuple[int, str]] | None = None
    totals = [0] * setup.seats
    game = None
    for game in random_game(setup, random.Random(1)):
        held = Counter(where_figures_are(game))
        whole = whole or held
        assert held == whole
        assert min(game.scores) >= 0
        assert all(n >= 0 for supply in game.supplies for n in supply.values())
    assert game is not None
    for played in game.log:
        for event in played.events:
            if isinstance(event, Points):
                totals[event.seat] += event.points
    assert totals == game.scores


def where_figures_are(game: Carcassonne) -> list[tuple[int, str]]:
    supplies = [(s, f) for s, supply in enumerate(game.supplies) for f, n in supply.items() for _ in range(n)]
    elsewhere = [figure for hook in game.rules.elsewhere for figure in hook(game)]
    return supplies + [(p.seat, p.figure) for p in game.board.pieces()] + elsewhere


@pytest.mark.parametrize("setup", [*SETUPS[:8], ALL_ON], ids=label)
def test_replay_equals_play_and_records_round_trip(setup: Setup) -> None:
    *_, game = random_game(setup, random.Random(2))
    record = record_of(game)
    line = write_record(record)
    assert read_record(line) == record
    assert write_record(read_record(line)) == line
    again = replay(CARCASSONNE, read_record(line))
    check_result(again, record)
    assert isinstance(again, Carcassonne)
    assert snapshot(again) == snapshot(game)
    assert again.log == game.log


@pytest.mark.parametrize("setup", [*SETUPS[8:14], ALL_ON], ids=label)
def test_copies_are_independent(setup: Setup) -> None:
    chance = random.Random(3)
    for number, game in enumerate(random_game(setup, chance)):
        if number % 7 or game.decision is None:
            continue
        before = snapshot(game)
        copy = game.copy()
        assert snapshot(copy) == before
        for _ in range(6):
            if copy.decision is not None:
                copy.apply(copy.options()[choose(copy, chance)])
        assert snapshot(game) == before


def strangers(game: Carcassonne) -> list[Action]:
    """Invented actions, legal or not."""
    cells = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    out: list[Action] = [SKIP, Draw(), Draw("left_top")]
    out += [PlaceTile(at, rot) for at in cells for rot in range(5)]
    out += [make(at) for at in cells for make in (PlaceAbbey, PlaceBarn)]
    for figure in ("follower", "abbot", "mayor", "builder", "pig", "barn", "ghost"):
        out += [Deploy(figure, on) for on in ("city@N", "road@E", "field@NL", "monastery", "garden", "moon", "")]
    out += [action for played in game.log[-4:] for action in [played.action]]
    return out


def test_expansion_declares_all_its_tokens() -> None:
    game = CARCASSONNE.start(ALL_ON)
    for expansion in EXPANSIONS:
        assert expansion.tokens(game, 0).keys() == set(expansion.token_names), expansion.id


UNCHANGING = (int, float, str, NoneType, msgspec.Struct, Shape, Step, Ruleset, TileGame)
"""Immutable types that games may share."""


def changeable(thing: Any) -> Iterator[tuple[int, str]]:
    """The ids of all mutable containers and records of a game, by name."""
    parts: Iterable[Any] = ()
    if isinstance(thing, UNCHANGING):
        return
    if isinstance(thing, dict):
        parts = (*thing, *thing.values())
    elif isinstance(thing, tuple | list | set | frozenset):
        parts = thing
    elif is_dataclass(thing):
        parts = (getattr(thing, field.name) for field in fields(thing))
    else:
        parts = (getattr(thing, name) for name in thing.__slots__)
    if not isinstance(thing, tuple | frozenset):
        yield id(thing), f"{type(thing).__name__}: {thing!r:.80}"
    for part in parts:
        yield from changeable(part)


def test_copy_shares_no_mutable_state() -> None:
    for game in islice(random_game(ALL_ON, random.Random(8)), 0, None, 20):
        copy = game.copy()
        copy.board._unshare()  # a map shares the rest until a write
        shared = dict(changeable(game)).keys() & dict(changeable(copy)).keys()
        assert [name for number, name in changeable(game) if number in shared] == []


@pytest.mark.parametrize("setup", [*SETUPS[14:18], ALL_ON], ids=label)
def test_exactly_the_options_are_accepted(setup: Setup) -> None:
    """No option is refused; nothing else is accepted, and a refusal changes nothing."""
    for number, game in enumerate(random_game(setup, random.Random(4))):
        if number % 9:
            continue
        before, options = snapshot(game), set(game.options())
        for option in options:
            game.copy().apply(option)
        for stranger in strangers(game):
            if stranger not in options:
                with pytest.raises(IllegalAction):
                    game.apply(stranger)
        if game.decision is not None:
            wrong = (game.decision.seat + 1) % game.seats
            with pytest.raises(IllegalAction, match="cannot decide now"):
                game.apply(game.options()[0], wrong)
        assert snapshot(game) == before


@pytest.mark.parametrize("setup", [*SETUPS[18:22], ALL_ON], ids=label)
def test_tile_legality_does_not_depend_on_listed_options(setup: Setup) -> None:
    edge = [PlaceTile((x, y), 0) for x in (-512, -256, 255, 256, 512) for y in (-512, -1, 0, 1, 512)]
    for game in random_game(setup, random.Random(6)):
        if game.decision is None or game.decision.kind != "tile":
            continue
        options, (step, data) = set(game.options()), game.agenda[-1]
        assert isinstance(step, Choice)
        for action in {*options, *strangers(game), *edge}:
            game.offer = None
            assert step.allows(game, data, action) == (action in options), action


@pytest.mark.parametrize("stranger", [None, "skip", {"do": "skip"}, ("tile", (0, 1), 0), 1, Deploy])
def test_non_action_is_refused(stranger: Any) -> None:
    game = CARCASSONNE.start(ALL_ON)
    before = snapshot(game)
    with pytest.raises(IllegalAction, match="an action is expected"):
        game.apply(stranger)
    assert snapshot(game) == before


@pytest.mark.parametrize("setup", SETUPS[18:22], ids=label)
def test_stack_order_affects_nothing_visible(setup: Setup) -> None:
    """With another stack order: the same options, view and computer choice."""
    for number, game in enumerate(random_game(setup, random.Random(5))):
        if number % 25 != 11 or game.decision is None or game.decision.kind in ("tile", "draw"):
            continue
        other = game.view(None).imagine(Stream(b"other"))
        other.setup = game.setup
        assert other.options() == game.options()
        assert view_of(other) == view_of(game)
        for player in (greedy_player, quick_player):
            assert player(game.view(game.turn), Stream(b"same")) == player(other.view(other.turn), Stream(b"same"))


def view_of(game: Carcassonne) -> object:
    view = game.view(game.turn)
    return snapshot(view.game), view.record(), view.tiles_left(), view.drawn()


@pytest.mark.parametrize("setup", [*SETUPS[:4], ALL_ON], ids=label)
def test_export_of_a_running_game_restores_its_view(setup: Setup) -> None:
    for number, game in enumerate(random_game(setup, random.Random(6))):
        if number % 40 != 13 or game.decision is None:
            continue
        export = game.view(None).record()
        text = msgspec.json.encode(export).decode()
        assert str(game.setup.seed) not in text
        again = replay(CARCASSONNE, read_record(text))
        assert isinstance(again, Carcassonne)
        assert position(again.view(None).game) == position(game.view(None).game)


def test_every_combination_can_be_set_up_for_every_number_of_seats() -> None:
    for modules in combinations():
        for seats in CARCASSONNE.seats(modules):
            game = CARCASSONNE.start(Setup(seats, modules, seed=simulated_seed(1).hex()))
            assert game.decision is not None


def test_disabled_module_leaves_no_trace() -> None:
    """A game without the module has none of its figures, actions, events, tiles or tokens."""
    for off in EXPANSIONS:
        modules = tuple(m for m in CARCASSONNE.modules if m != off.id)
        setup = setup_for(modules, random.Random(off.id))
        *_, game = random_game(setup, random.Random(8))
        known = Counter(f.name for f in game.rules.figures)
        assert not known.keys() & {f.name for f in off.figures if f.kinds}
        assert not {type(p.action) for p in game.log} & set(off.actions)
        assert not {type(e) for p in game.log for e in p.events} & set(off.events)
        assert off.id not in game.parts


def test_records_hold_only_real_choices() -> None:
    """Forced decisions are not recorded, except a tile's place."""
    *_, game = random_game(ALL_ON, random.Random(9))
    again = CARCASSONNE.start(ALL_ON)
    for played in game.log:
        assert len(again.options()) > 1 or write_action(played.action)["do"] == "tile"
        again.apply(played.action, played.seat)
