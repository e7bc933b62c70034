"""The levels play whole games, use only their view, and are ordered by strength."""

from __future__ import annotations

import time
from functools import partial
from itertools import count

import pytest

from bot.ai.budget import Budget
from bot.ai.levels import EASY, HARD, LEVELS, MASTER, MEDIUM, Level
from bot.engine.events import Cell
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.computers import choose, every_player
from bot.games.rules import GAMES
from bot.tile_game.computer.line_search import Line
from bot.tile_game.computer.player import slipped
from bot.tile_game.expansions.worths import COMPUTER
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import PlaceTile
from bot.tile_game.rules.view import TileView
from bot.workers.arena import Terms, mean_interval, play_match, student, wilson
from tests.tile_game.scenario import Scenario

CARCASSONNE = GAMES["carcassonne"]


def game_after(name: str, modules: tuple[str, ...], seats: int, actions: int) -> Game:
    """A game in progress, played by the easy level."""
    game = GAMES[name].start(Setup(seats, modules, seed=simulated_seed("levels").hex()))
    dice = Stream(b"levels")
    while len(game.log) < actions:
        assert game.decision is not None
        seat = game.decision.seat
        game.apply(choose(game.view(seat), EASY, dice, 200).action, seat)
    return game


@pytest.mark.parametrize(("modules", "seats"), [(CARCASSONNE.modules, 3), (("river", "tower", "siege"), 2), ((), 5)])
def test_whole_games_of_any_modules(modules: tuple[str, ...], seats: int) -> None:
    """Covers every kind of decision, out of turn too; each choice is an option. Many moves are random, for variety."""
    setup = Setup(seats, modules, seed=simulated_seed("whole").hex())
    game = CARCASSONNE.start(setup)
    dice = Stream(b"whole")
    while game.decision is not None and len(game.log) < 160:
        view = game.view(game.decision.seat)
        options = view.options()
        action = options[dice.below(len(options))]
        if game.decision.kind not in ("tile", "step2") or len(game.log) % 12 == 0:
            chosen = choose(view, HARD if len(game.log) % 36 == 0 else MEDIUM, dice, 100)
            assert chosen.action in options
            action = chosen.action
        game.apply(action, game.decision.seat)


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_same_view_dice_and_nodes_give_the_same_choice(name: str, level: Level) -> None:
    game = game_after(name, ("fields",) if name == "carcassonne" else (), 2, 30)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    first, second = (choose(view, level, Stream(b"same"), 400) for _ in range(2))
    assert first == second
    assert not first.cut


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
@pytest.mark.parametrize(
    ("name", "modules", "seats", "actions", "nodes"),
    [("carcassonne", ("fields", "abbot"), 2, 24, 400), ("cardcassonne", (), 3, 20, 300)],
    ids=["tiles", "cards"],
)
def test_hidden_information_does_not_affect_the_choice(
    level: Level, name: str, modules: tuple[str, ...], seats: int, actions: int, nodes: int
) -> None:
    game = game_after(name, modules, seats, actions)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    choices = {choose(view, level, Stream(b"x"), nodes)}
    for other in range(3):
        twin = view.imagine(Stream(bytes([other])))
        choices.add(choose(twin.view(view.seat), level, Stream(b"x"), nodes))
    assert len(choices) == 1


def test_time_limit_cuts_the_search_and_the_choice_says_so() -> None:
    game = game_after("carcassonne", ("fields",), 2, 20)
    assert game.decision is not None
    ticks = iter(range(10**6))
    chosen = choose(game.view(game.decision.seat), HARD, Stream(b"x"), 10**5, lambda: float(next(ticks)), 2.0)
    assert chosen.cut
    assert chosen.action in game.options()


def test_time_limit_leaves_out_a_stack_that_only_some_lines_have_met() -> None:
    game = game_after("carcassonne", ("fields",), 2, 20)
    view = game.view(0 if game.decision is None else game.decision.seat)
    found = []
    for seconds in (1, 5):  # the clock goes on by a second whenever it is read: for each line, and before each stack
        chosen = choose(view, HARD, Stream(b"x"), 10**5, partial(next, count(0.0)), seconds)
        assert chosen.action in game.options()
        assert chosen.cut
        found.append(chosen.value)
    assert found[0] == found[1], "no stack that all lines have met"


def test_budget_without_time_limit_counts_nodes_only() -> None:
    budget = Budget(10)
    budget.spend(8)
    assert budget.allows(2)
    assert not budget.allows(3)
    assert not budget.cut


def test_budget_limits_the_search_with_all_modules() -> None:
    """One look at its own lines is always spent; after that, at most one reply too many."""
    game = game_after("carcassonne", CARCASSONNE.modules, 4, 120)
    while game.decision is not None and game.decision.kind != "tile":
        game.apply(game.default())
    assert game.decision is not None
    view = game.view(game.decision.seat)
    least = choose(view, HARD, Stream(b"x"), 1).nodes
    for nodes in (least + 1000, least + 4000):
        assert least < choose(view, HARD, Stream(b"x"), nodes).nodes <= nodes + least


def seen(game: Game) -> TileView:
    """The deciding seat's view of the tile game."""
    view = game.view(0 if game.decision is None else game.decision.seat)
    assert isinstance(view, TileView)
    return view


def test_hard_searches_every_order_of_the_last_tiles() -> None:
    """With one tile left there is no luck, so other dice change nothing."""
    game = CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed("end").hex()))
    while seen(game).game.left() != 1 or game.decision is None or game.decision.kind != "tile":
        assert game.decision is not None
        seat = game.decision.seat
        game.apply(choose(game.view(seat), EASY, Stream(b"y"), 200).action, seat)
    view = seen(game)
    values = {
        tuple((line.actions, round(line.value, 6)) for line in COMPUTER.ranked(view, HARD, Stream(bytes([n])), Budget(6000)))
        for n in range(3)
    }
    assert len(values) == 1


@pytest.mark.parametrize(
    ("game", "a", "b", "stacks", "least"),
    [
        ("carcassonne", "easy", "random", 1, 1.0),
        ("cardcassonne", "easy", "random", 1, 1.0),
        pytest.param("carcassonne", "medium", "greedy", 3, 0.75, marks=pytest.mark.long),
        pytest.param("carcassonne", "hard", "medium", 1, 0.5, marks=pytest.mark.long),
    ],
)
def test_levels_are_ordered_by_strength(game: str, a: str, b: str, stacks: int, least: float) -> None:
    """A small run; the docs have the full ones."""
    players = every_player(300)
    terms = Terms(GAMES[game], ("fields",) if game == "carcassonne" else (), {}, 2, "strength")
    *_, match = play_match((a, players[a]), (b, players[b]), stacks, terms, time.process_time)
    assert match.games == 2 * stacks
    assert match.wins / match.games >= least


def test_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    for freedom, in_tables in {5: 2.571, 10: 2.228, 30: 2.042}.items():
        assert student(freedom) == pytest.approx(in_tables, abs=0.02)
    low, high = mean_interval([1.0, 2.0, 3.0])
    assert low < 2 < high


def line_at(at: Cell, value: float, number: int, rot: int = 0) -> Line:
    """A line that begins with a tile at this place."""
    return Line(value, (PlaceTile(at, rot),), (value, 0.0), number)


def test_a_slip_takes_another_place_but_only_for_a_small_loss() -> None:
    lines = [line_at((0, 1), 9.0, 1), line_at((0, 1), 8.5, 2, rot=2), line_at((4, 4), 7.0, 3), line_at((5, 5), 2.0, 4)]
    assert [line.number for line in slipped(lines, 4.0)] == [3, 1, 2, 4]
    assert slipped(lines, 1.0) == lines


def test_levels_by_what_they_see() -> None:
    """With one follower left, a crossing offers nothing but a road of one point: a beginner takes it."""
    scene = Scenario().lay("E cfff", (0, 0)).lay("W frrr", (0, 1)).stand(1, "follower", (0, 0), "city@N").spend(0, left=1)
    game = scene.start("U", *"UVDEWJKLHINOPQRSTUVWEDBA").game
    placed = {
        level.name: any(isinstance(action, Deploy) for action in choose(game.view(0), level, Stream(b"x"), 1500).planned)
        for level in (EASY, MASTER)
    }
    assert placed == {"easy": True, "master": False}


def test_a_plan_ends_with_the_turn() -> None:
    game = game_after("carcassonne", ("fields", "traders_builders"), 2, 30)
    while game.decision is None or game.decision.kind != "tile":
        game.apply(game.default())
    seat = game.decision.seat
    chosen = choose(game.view(seat), HARD, Stream(b"x"), 2000)
    for action in (chosen.action, *chosen.planned):
        assert game.decision is not None
        assert game.decision.seat == seat
        game.apply(action, seat)
    assert chosen.planned
    assert game.decision is not None
    assert game.decision.kind in ("draw", "tile") or game.decision.seat != seat
