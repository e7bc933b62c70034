"""CARD-51 to CARD-58: the last round, chests, winners, the short game."""

from __future__ import annotations

import itertools
import random

import pytest

from bot.card_game.rules.actions import Claim
from bot.card_game.rules.cards import BACK, CARDS
from bot.card_game.rules.chest import best_sets, chest_points
from bot.card_game.rules.events import ChestOpened, RowDiscarded
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.state import Lying
from bot.engine.events import Finished, Points
from bot.engine.record import read_record, record_of
from tests.card_game.oracle import chest_worth
from tests.card_game.scenes import before_claim, points, random_game

BUILDINGS = [card for card, face in CARDS.items() if face.sort == "building"]


def worth(*chest: str) -> int:
    return chest_points(best_sets([f"{card}_building" for card in chest]))


def last_claim(**more: object) -> Cardcassonne:
    """Seat 0 is about to end the last round; `more` as in `before_claim`."""
    game = before_claim("red", ["red_person_1"], **more)
    game.state.round = 10
    game.state.dealt = 130
    return game


def test_card_51_the_game_ends_after_the_last_round() -> None:
    game = last_claim()
    events = game.apply(Claim("red"))
    assert events[-1] == Finished((1, 0), (0,))
    assert game.decision is None
    assert game.options() == ()
    assert game.standing().winners == (0,)


def test_card_52_cards_still_lying_are_discarded_without_points_and_shown() -> None:
    game = last_claim()
    game.state.rows["yellow"] = [Lying("dragon", True, 1, 0), Lying("yellow_animal")]
    events = game.apply(Claim("red"))
    assert RowDiscarded("yellow", ("dragon", "yellow_animal")) in events
    assert game.standing().scores == (1, 0)
    assert all(row.cards == () for row in game.view(None).rows)
    assert {"dragon", "yellow_animal"} <= set(game.state.out)  # CARD-E13: out of the game, not lost


def test_card_53_animals_held_score_nothing_more_at_the_end() -> None:
    game = last_claim(animals={"blue": 5, "green": 2, "red": 0, "yellow": 0}, waiting=1)
    assert points(game.apply(Claim("red"))) == 1


@pytest.mark.parametrize(
    ("chest", "value"),
    [
        (["blue"], 0),
        (["blue", "red"], 5),
        (["blue", "red", "green"], 15),
        (["blue", "red", "green", "yellow"], 30),
        (["blue", "blue"], 0),
        (["blue", "red", "green", "yellow"] * 5, 150),
    ],
)
def test_card_54_sets_of_different_colours(chest: list[str], value: int) -> None:
    assert worth(*chest) == value


def test_card_54_every_card_belongs_to_one_set_only() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        chest = rng.choices(BUILDINGS, k=rng.randrange(15))
        sets = best_sets(chest)
        assert sorted(card for cards in sets for card in cards) == sorted(chest)
        for cards in sets:
            coloured = [card for card in cards if CARDS[card].colour]
            assert len(cards) <= 4
            assert len(set(coloured)) == len(coloured)


def test_card_54_the_opened_chest_shows_its_sets() -> None:
    game = last_claim(chest=["red_building", "blue_building", "building_joker", "blue_building"])
    events = game.apply(Claim("red"))
    assert (
        ChestOpened(
            0,
            ("blue_building", "blue_building", "red_building", "building_joker"),
            (("blue_building", "red_building", "building_joker"), ("blue_building",)),
        )
        in events
    )
    assert Points(0, 15, "chest", {"sets_of_3": 1}) in events


def test_card_54_the_chests_points_are_in_the_score_that_decides() -> None:
    """CARD-54, CARD-57: seat 0 has 1 point and a whole set, 30 + 1; seat 1 leads with 20 until the chests are opened."""
    game = last_claim(chest=["red_building", "blue_building", "green_building", "yellow_building"])
    game.state.players[1].score = 20
    game.apply(Claim("red"))
    assert (game.standing().scores, game.standing().winners) == ((31, 20), (0,))


def test_card_54_division_is_given_by_set_sizes() -> None:
    chest = ["red_building"] * 3 + ["blue_building"] * 3 + ["green_building"] * 2 + ["yellow_building"]
    events = last_claim(chest=chest).apply(Claim("red"))
    assert Points(0, 30 + 15 + 5, "chest", {"sets_of_4": 1, "sets_of_3": 1, "sets_of_2": 1}) in events


def test_card_55_jokers_stand_for_any_colour_and_four_of_them_are_a_whole_set() -> None:
    assert chest_points(best_sets(["building_joker"] * 4)) == 30
    assert chest_points(best_sets(["building_joker"] * 3 + ["red_building"])) == 30


def test_card_56_no_division_of_any_chest_is_better() -> None:
    """Every chest there can be, up to the names of the colours, against a search through all divisions."""
    for held in itertools.combinations_with_replacement(range(6), 4):
        for jokers in range(5):
            chest = [
                card
                for colour, n in zip(("blue", "green", "red", "yellow"), held, strict=True)
                for card in [f"{colour}_building"] * n
            ]
            chest += ["building_joker"] * jokers
            assert chest_points(best_sets(chest)) == chest_worth(chest), chest


def test_card_56_nor_of_random_chests() -> None:
    deck = [card for card in BUILDINGS for _ in range(4 if card == "building_joker" else 5)]
    for seed in range(300):
        rng = random.Random(seed)
        chest = rng.sample(deck, rng.randrange(len(deck)))
        assert chest_points(best_sets(chest)) == chest_worth(chest)


def test_card_57_most_points_win_then_the_fuller_chest_then_the_victory_is_shared() -> None:
    def winners(scores: tuple[int, int], chests: tuple[int, int]) -> tuple[int, ...]:
        game = last_claim()
        game.state.rows["red"] = []
        for player, score, chest in zip(game.state.players, scores, chests, strict=True):
            player.score, player.chest = score, ["blue_building"] * chest
        game.apply(Claim("red"))
        return game.standing().winners

    assert winners((10, 9), (0, 3)) == (0,)
    assert winners((9, 9), (1, 3)) == (1,)
    assert winners((9, 9), (2, 2)) == (0, 1)


def test_card_57_jokers_in_the_chest_count_as_cards() -> None:
    game = last_claim(score=0, chest=["building_joker"])
    game.state.players[1].score = 1
    game.apply(Claim("red"))
    assert game.standing().winners == (0,)


def test_card_58_passing_a_hundred_does_not_end_the_game() -> None:
    game = before_claim("red", ["dragon"], score=99)
    game.apply(Claim("red"))
    assert game.standing().scores == (109, 0)
    assert game.decision


def test_card_58_the_short_game_ends_after_the_scoring_of_the_round_in_which_someone_reaches_a_hundred() -> None:
    for score, over in ((90, True), (89, False)):
        game = before_claim("red", ["dragon"], score=score, chest=["blue_building", "red_building"])
        game.state.short_game = True
        events = game.apply(Claim("red"))
        assert (game.decision is None) is over
        assert points(events, "chest") == (5 if over else 0)


def test_card_58_a_short_game_ends_only_when_a_round_is_scored() -> None:
    shorter = 0
    for seed in range(30):
        game = random_game(2, seed, short_game=True)
        view = game.view(None)
        before_chests = [0, 0]
        for played in game.log:
            for event in played.events:
                if isinstance(event, Points) and event.reason != "chest":
                    before_chests[event.seat] += event.points
        assert (max(before_chests) >= 100) or view.round == view.rounds
        shorter += view.round < view.rounds
    assert shorter > 20


def test_nothing_is_hidden_after_the_game() -> None:
    game = random_game(2, 1, short_game=True)
    view = game.view(None)
    assert view.setup == game.setup
    assert view.log == tuple(game.log)
    assert BACK not in view._state.stack
    assert read_record(view.record()) == record_of(game)
    assert view.unseen() == {}
