"""Judging a position incrementally gives the same result as from scratch, and its terms add up."""

from __future__ import annotations

import pytest

from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.games.rules import GAMES
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import LineSearch
from bot.tile_game.computer.open_ends import OpenEnds
from bot.tile_game.expansions.worths import COMPUTER
from bot.tile_game.rules.carcassonne import Carcassonne

CARCASSONNE = GAMES["carcassonne"]


def judged_from_scratch(game: Carcassonne, judge: Judge) -> list[float]:
    """Judge without cached features."""
    look = Features(game, OpenEnds(game, judge.chances), judge.turns, judge.weights, judge.sharers, {})
    return judge.totals(game, look)


@pytest.mark.parametrize(("modules", "seats"), [(CARCASSONNE.modules, 3), (("fields",), 2)])
def test_cached_features_match_features_from_scratch(modules: tuple[str, ...], seats: int) -> None:
    game = CARCASSONNE.start(Setup(seats, modules, seed=simulated_seed("kept").hex()))
    assert isinstance(game, Carcassonne)
    dice = Stream(b"kept")
    while game.decision is not None and len(game.log) < 240:
        options = game.options()
        if game.decision.kind in ("tile", "step2") and len(game.log) % 16 < 2:
            judge = COMPUTER.judge(game)
            search = LineSearch(game, judge)
            for line in search.all()[::7]:
                kept = line.totals
                bonus = [a - b for a, b in zip(kept, judged_from_scratch(search.play(line), judge), strict=True)]
                assert all(abs(more) < 1e-6 or abs(more - 3.5) < 1e-6 for more in bonus)
        game.apply(options[dice.below(len(options))])


@pytest.mark.parametrize(("modules", "seats"), [(CARCASSONNE.modules, 3), (("fields",), 2)])
def test_terms_times_their_prices_add_up_to_the_expected_points(modules: tuple[str, ...], seats: int) -> None:
    game = CARCASSONNE.start(Setup(seats, modules, seed=simulated_seed("terms").hex()))
    assert isinstance(game, Carcassonne)
    dice = Stream(b"terms")
    seen: set[str] = set()
    while game.decision is not None:
        if len(game.log) % 2 == 0:
            judge = Judge(game, COMPUTER.worths, detailed=True)
            features = judge.look(game)
            totals, found = judge.totals(game, features), judge.terms(game, features)
            for seat, amounts in enumerate(found):
                priced = sum(judge.weights[term] * amount for term, amount in amounts.items())
                assert game.scores[seat] + priced == pytest.approx(totals[seat], abs=1e-9)
                seen |= {term for term, amount in amounts.items() if amount}
        options = game.options()
        game.apply(options[dice.below(len(options))])
    assert {"city", "road", "field", "free.1", "home"} <= seen <= COMPUTER.worths.prices.keys()
    if len(modules) > 1:
        rare = {"effort", "homecoming", "second_part", "cloister.figure", "free.8", "free.9"}
        assert COMPUTER.worths.prices.keys() - seen <= rare, "terms that nothing finds"
