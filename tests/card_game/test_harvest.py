"""CARD-27 to CARD-43, CARD-49, CARD-50: the end of a round."""

from __future__ import annotations

import pytest

from bot.card_game.rules.actions import Assign, Claim, Keep
from bot.card_game.rules.cards import ANIMAL_POINTS, COLOURS
from bot.card_game.rules.events import (
    CardKept,
    CardRevealed,
    CardsDealt,
    CardsTaken,
    ChestFilled,
    JokerAssigned,
    JokersWait,
)
from bot.engine.events import Points
from bot.engine.game import Decision
from tests.card_game.scenes import PLAIN, before_claim, down, harvested, points, random_game, stacked, up

NOBODY = dict.fromkeys(COLOURS, 0)


def herd(**animals: int) -> dict[str, int]:
    return NOBODY | animals


def test_card_27_the_round_ends_when_all_cards_are_played_and_all_followers_placed() -> None:
    game = stacked(2)
    kinds = [event.kind for _ in range(13) for event in game.apply(game.default())]
    assert "cards_taken" not in kinds
    assert "cards_taken" in [event.kind for event in game.apply(game.default())]
    assert game.supply() == [{"big_follower": 1}] * 2


def test_card_28_all_protected_face_down_cards_are_turned_up_together_before_anyone_scores() -> None:
    game = stacked(
        2,
        PLAIN,
        [["red_animal", "red_person_1"], ["blue_animal", "blue_person_1"]],
    )
    game.apply(down("red_animal", "yellow"))
    game.apply(down("blue_animal", "green"))
    while game.view(0).hand or game.view(1).hand:
        game.apply(next(option for option in game.options() if option.do == "card"))
    game.apply(Claim("yellow"))
    events = game.apply(Claim("green"))
    kinds = [event.kind for event in events]
    assert kinds[:5] == ["row_claimed", "card_revealed", "card_revealed", "cards_taken", "cards_taken"]
    assert events[1:3] == (
        CardRevealed(1, "green", "blue_animal", misplaced=True),
        CardRevealed(0, "yellow", "red_animal", misplaced=True),
    )
    assert [event.seat for event in events if isinstance(event, CardsTaken)] == [0, 1]
    # seat 0 must choose now, and sees already what seat 1 has taken
    assert game.decision == Decision(0, "keep", on="yellow", subject="red_animal")


def test_card_29_unprotected_cards_stay_as_they_lie_for_the_next_round() -> None:
    game = stacked(2, PLAIN, [["dragon", *["blue_animal"] * 5], ["fairy", *["green_animal"] * 5]])
    game.apply(Claim("red"))
    game.apply(down("fairy", "red"))
    game.apply(down("dragon", "red"))
    game.apply(Claim("green"))
    while game.view(None).round == 1:
        game.apply(game.options()[0])
    red = game.view(None).rows[2]
    assert [(card.card, card.down, card.seat) for card in red.cards] == [(None, True, 1), (None, True, 0)]
    assert game.view(0).rows[2].cards[1].card == "dragon"
    assert [card.card for card in game.state.rows["red"]] == ["fairy", "dragon"]


def test_card_30_the_followers_return_and_the_cards_move_up() -> None:
    game, _ = harvested("red", ["red_animal"])
    assert all(row.followers == () for row in game.view(None).rows)
    assert game.supply() == [{"big_follower": 1}] * 2


def test_card_31_players_score_clockwise_from_the_starting_player() -> None:
    for seed in range(20):
        game = random_game(2 + seed % 4, seed)
        begins = next((e.begins for e in game.first_events if isinstance(e, CardsDealt)), 0)
        seats = game.setup.seats
        for played in game.log:
            order = [(e.seat - begins) % seats for e in played.events if isinstance(e, CardsTaken)]
            assert order == sorted(order)
            scored = [(e.seat - begins) % seats for e in played.events if isinstance(e, Points) and e.reason != "chest"]
            assert scored == sorted(scored)
            begins = next((e.begins for e in played.events if isinstance(e, CardsDealt)), begins)


def test_card_31_the_points_before_a_choice_are_in_the_score_when_it_is_asked() -> None:
    game = before_claim("red", ["fairy", "green_person_1", "green_animal", "red_person_2", "red_animal", "animal_joker"])
    game.apply(Claim("red"))
    assert game.standing().scores[0] == 10 + 10
    game.apply(Keep("green_animal", "collection"))
    assert game.decision == Decision(0, "assign", subject="animal_joker")
    assert game.standing().scores[0] == 10 + 10 + 2
    game.apply(Assign("red"))
    assert game.standing().scores[0] == 10 + 10 + 2 + 3 + 6


def test_card_32_a_face_down_card_of_the_rows_colour_is_ordinary() -> None:
    game = stacked(2, PLAIN, [["red_person_3"], []])
    game.apply(down("red_person_3", "red"))
    assert game.view(0).rows[2].cards[-1] == ("red_person_3", True, 0, False)
    assert not game.view(0).rows[2].cards[0].misplaced


def test_card_33_dragon_and_fairy_score_ten_each_and_leave_the_game() -> None:
    game, events = harvested("red", ["dragon", "fairy"])
    assert points(events) == points(events, "special") == 20
    assert sorted(game.state.out) == ["dragon", "fairy"]


def test_card_34_misplaced_persons_score_ten_whatever_their_value_and_count_for_nothing_else() -> None:
    game, events = harvested("red", ["green_person_3", "blue_person_1", "red_person_2"])
    assert points(events, "misplaced") == 20
    assert points(events, "persons") == 2
    assert len(game.state.out) == 3


@pytest.mark.parametrize("card", ["green_animal", "green_building"])
def test_card_35_a_misplaced_animal_or_building_may_be_cashed_in(card: str) -> None:
    game, events = harvested("red", [card], Keep(card, "points"))
    assert points(events) == points(events, "misplaced") == 10
    assert game.state.out == [card]


def test_card_35_or_kept_as_a_card_of_its_own_colour() -> None:
    game, events = harvested("red", ["green_animal"], Keep("green_animal", "collection"))
    assert CardKept(0, "green_animal") in events
    assert points(events) == points(events, "animals") == 3
    assert game.view(None).animals[0] == {"green": (1, 0)}
    game, events = harvested("red", ["green_building"], Keep("green_building", "collection"))
    assert points(events) == 0
    assert game.view(0).chest == ("green_building",)


def test_card_35_each_is_asked_for_itself_from_left_to_right() -> None:
    game = before_claim("red", ["green_building", "red_animal", "blue_animal"])
    game.apply(Claim("red"))
    assert game.decision == Decision(0, "keep", on="red", subject="green_building")
    assert game.options() == (Keep("green_building", "points"), Keep("green_building", "collection"))
    assert game.view(1).options() == game.view(None).options() == game.options()
    game.apply(Keep("green_building", "points"))
    assert game.decision == Decision(0, "keep", on="red", subject="blue_animal")


def test_card_36_persons_score_their_sum_times_their_number_and_leave_the_game() -> None:
    game, events = harvested("blue", ["blue_person_3", "blue_person_2"])
    assert Points(0, 10, "persons", {"sum": 5, "cards": 2}, on="blue") in events
    assert len(game.state.out) == 2


def test_card_37_each_group_that_got_something_new_scores_as_a_whole() -> None:
    _, events = harvested("green", ["green_animal"], animals=herd(green=3, blue=2))
    assert [e for e in events if isinstance(e, Points)] == [Points(0, 12, "animals", {"group": 4, "new": 1}, on="green")]


def test_card_38_a_group_that_got_nothing_new_scores_nothing() -> None:
    _, events = harvested("green", ["green_person_1"], animals=herd(green=3))
    assert points(events, "animals") == 0


def test_card_39_the_points_of_animals() -> None:
    assert ANIMAL_POINTS[1:] == (3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
    _, events = harvested("green", ["green_animal"], animals=herd(green=8), jokers=herd(green=4))
    assert points(events) == 30


def test_card_40_a_joker_joins_one_of_the_groups_held_and_counts_as_new() -> None:
    game, events = harvested("red", ["animal_joker"], Assign("blue"), animals=herd(green=3, blue=1))
    assert JokerAssigned(0, "blue", 2) in events
    assert points(events) == 6
    assert game.view(None).animals[0]["blue"] == (1, 1)


def test_card_40_with_one_colour_held_nobody_is_asked() -> None:
    game, events = harvested("red", ["animal_joker"], animals=herd(green=3))
    assert points(events) == 12
    assert JokerAssigned(0, "green", 4) in events
    assert [played.action.do for played in game.log] == ["claim"]


def test_card_40_every_joker_is_asked_for_itself() -> None:
    game, events = harvested(
        "red", ["animal_joker", "animal_joker"], Assign("blue"), Assign("green"), animals=herd(green=3, blue=1)
    )
    assert points(events) == 6 + 12
    assert game.decision
    assert game.decision.kind == "card"


def test_card_41_joker_without_animals_scores_three_and_waits() -> None:
    game, events = harvested("red", ["animal_joker", "red_person_1"])
    assert points(events, "joker") == 3
    assert JokersWait(0, 1) in events
    assert game.view(None).waiting == (1, 0)


def test_card_41_three_points_for_each_of_several() -> None:
    game, events = harvested("red", ["animal_joker", "animal_joker"], waiting=1)
    assert Points(0, 6, "joker", {"jokers": 2, "each": 3}) in events
    assert game.view(None).waiting == (3, 0)


def test_card_42_a_waiting_joker_joins_with_the_first_animal_and_scores_no_three_points_again() -> None:
    game, events = harvested("green", ["green_animal"], waiting=2)
    assert points(events) == points(events, "animals") == 9
    assert game.view(None).waiting == (0, 0)
    assert game.view(None).animals[0] == {"green": (1, 2)}


def test_card_42_the_owner_chooses_where_a_waiting_joker_goes_if_he_then_holds_two_colours() -> None:
    keep = Keep("blue_animal", "collection")
    game, events = harvested("green", ["green_animal", "blue_animal"], keep, Assign("blue"), waiting=1)
    assert points(events) == 3 + 6
    assert game.view(None).animals[0] == {"green": (1, 0), "blue": (1, 1)}


def test_card_42_a_joker_just_taken_and_a_waiting_one_are_two_choices() -> None:
    """CARD-42, CARD-40: the one just taken is asked first; both score with their groups, neither as a lone joker again."""
    cards = ["green_animal", "blue_animal", "animal_joker"]
    game, events = harvested("green", cards, Keep("blue_animal", "collection"), Assign("blue"), waiting=1)
    assert game.decision == Decision(0, "assign", subject="animal_joker")
    assert (points(events), game.view(None).waiting) == (0, (1, 0))
    assert points(game.apply(Assign("green"))) == 6 + 6
    assert game.view(None).waiting == (0, 0)
    assert game.view(None).animals[0] == {"green": (1, 1), "blue": (1, 1)}


def test_card_42_both_join_the_only_group_by_themselves() -> None:
    """CARD-42, CARD-E9: the first animal, a joker taken with it and one that waited: a group of three, nobody is asked."""
    game, events = harvested("green", ["green_animal", "animal_joker"], waiting=1)
    assert (points(events), points(events, "animals")) == (9, 9)
    assert game.view(None).animals[0] == {"green": (1, 2)}
    assert [played.action.do for played in game.log] == ["claim"]


def test_card_42_no_animal_taken_leaves_it_waiting() -> None:
    game, events = harvested("green", ["green_building"], waiting=1)
    assert points(events) == 0
    assert game.view(None).waiting == (1, 0)


def test_card_43_buildings_go_into_the_chest_without_points() -> None:
    game, events = harvested("red", ["red_building", "building_joker"], chest=["blue_building"])
    assert points(events) == 0
    assert ChestFilled(0, cards=2, total=3) in events
    assert game.view(0).chest == ("blue_building", "red_building", "building_joker")
    assert [len(player.chest) for player in game.view(None)._state.players] == [3, 0]


def test_card_49_all_points_are_added_to_the_score() -> None:
    game, events = harvested("red", ["red_person_3", "red_animal", "dragon"], score=50)
    assert game.standing().scores == (50 + points(events), 0)


def test_card_50_the_new_dealer_deals_and_first_cards_are_face_down_again() -> None:
    game, events = harvested("red", ["red_person_3"])
    assert events[-1] == CardsDealt(round=2, dealer=0, begins=1, each=6, left=96)
    assert game.decision == Decision(1, "card")
    assert game.view(1).plays_down
    with pytest.raises(ValueError, match="face down"):
        game.apply(up(game.view(1).hand[0], "red"))
