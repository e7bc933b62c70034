"""Prices of the judgement's terms: read, chosen by the game, and fitted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.lists import Incomplete
from bot.tile_game.computer.weights import FREE, Weights, WeightSet, nearest, read_weights
from bot.tile_game.expansions.worths import COMPUTER
from tests.strength.fit import fit, solved

HAND = COMPUTER.worths.prices
EVERYTHING = COMPUTER.kind.modules


def test_followers_are_worth_the_sum_of_their_margins() -> None:
    weights = Weights(HAND)
    assert weights.of_free(0) == 0
    assert weights.of_free(2) == HAND["free.1"] + HAND["free.2"]
    assert weights.of_free(2.5) == pytest.approx(HAND["free.1"] + HAND["free.2"] + HAND["free.3"] / 2)
    assert weights.of_free(40) == pytest.approx(sum(HAND[term] for term in FREE))


def test_a_price_changes_with_the_tiles_left_and_others_keep_the_hands() -> None:
    weights = WeightSet(2, ("fields",), {"city": (2.0, -1.0)}).at(0.25, HAND)
    assert weights["city"] == 1.75
    assert weights["road"] == HAND["road"]


def test_the_nearest_set_has_the_most_seats_up_to_the_games_then_the_most_similar_modules() -> None:
    two, four = (WeightSet(seats, ("fields",), {}) for seats in (2, 4))
    everything = WeightSet(2, EVERYTHING, {})
    sets = (two, everything, four)
    assert nearest(sets, 2, ("fields", "river")) is two
    assert nearest(sets, 3, EVERYTHING[1:]) is everything
    assert nearest(sets, 6, EVERYTHING) is four
    assert nearest((), 2, ()) is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (None, "cannot be read"),
        ("[{]", "cannot be read"),
        ('[{"seats": 2, "modules": [], "terms": {"city": [1]}}]', "cannot be read"),
        ('[{"seats": 2, "modules": [], "terms": {"castle": [1, 0]}}]', "no judgement has the term 'castle'"),
        ('[{"seats": 2, "modules": [], "terms": {"city": [1e999, 0]}}]', "cannot be read|not a number"),
    ],
)
def test_a_damaged_file_is_refused_with_its_path(tmp_path: Path, text: str | None, complaint: str) -> None:
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(Incomplete, match=f"weights.json: .*{complaint}"):
        read_weights(path, HAND)


def test_elimination_solves_a_system() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])


def test_fitting_again_gives_the_same_prices_and_goes_on_from_the_games_kept(tmp_path: Path) -> None:
    first = fit("again", 2, ("fields",), games=1, rounds=2, folder=tmp_path / "a", processes=1)
    kept = tmp_path / "a" / "round-1.jsonl"
    kept.write_bytes(kept.read_bytes()[:-40])  # stopped while it wrote
    assert fit("again", 2, ("fields",), games=1, rounds=2, folder=tmp_path / "a", processes=1) == first
    assert fit("again", 2, ("fields",), games=1, rounds=2, folder=tmp_path / "b", processes=2) == first
    assert first.terms["city"] != (1.0, 0.0)
