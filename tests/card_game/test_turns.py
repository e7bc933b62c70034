"""CARD-11 to CARD-26: rounds, cards, followers."""

from __future__ import annotations

import random

import pytest

from bot.card_game.rules.actions import CLAIMS, Claim, PlayCard
from bot.card_game.rules.cards import COLOURS, ROUNDS
from bot.card_game.rules.events import CardLaid, CardsDealt, RowClaimed
from bot.card_game.rules.game import Cardcassonne
from bot.engine.game import Decision
from bot.engine.refusals import IllegalAction
from tests.card_game.scenes import PLAIN, down, played_at_random, random_game, seeded, stacked, up

HAND = ["red_person_1", "green_animal", "animal_joker", "dragon", "red_building", "blue_animal"]
OTHER = ["green_person_3", "green_person_2", "yellow_animal", "yellow_building", "blue_building", "fairy"]


def begun() -> Cardcassonne:
    """Two players; seat 0 holds HAND, seat 1 OTHER."""
    return stacked(2, PLAIN, [HAND, OTHER])


def row_of(game: Cardcassonne, colour: str) -> list[str | None]:
    return next([card.card for card in row.cards] for row in game.view(None).rows if row.colour == colour)


@pytest.mark.parametrize(("seats", "each", "rounds"), [(2, 6, 10), (3, 5, 8), (4, 5, 6), (5, 4, 6)])
def test_card_11_stack_lasts_exactly(seats: int, each: int, rounds: int) -> None:
    assert ROUNDS[seats] == (each, rounds)
    game = random_game(seats, 3)
    dealt = [e for played in game.log for e in played.events if isinstance(e, CardsDealt)]
    dealt += [e for e in game.first_events if isinstance(e, CardsDealt)]
    assert len(dealt) == rounds
    assert {event.each for event in dealt} == {each}
    assert min(event.left for event in dealt) == 0
    assert game.view(None).rounds == game.view(None).round == rounds
    assert game.view(None).left == 0
    assert stacked(seats).view(None).left == 120 - seats * each


def test_card_12_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left() -> None:
    game = seeded(3, "no joker here")
    while game.view(None).round == 0:
        game.apply(game.options()[0])
    dealt = game.state.stack[10:25]
    for seat in range(3):
        assert sorted(game.view(seat).hand) == sorted(dealt[seat::3])


def test_card_12_only_the_owner_sees_his_hand() -> None:
    game = begun()
    assert sorted(game.view(0).hand) == sorted(HAND)
    assert sorted(game.view(1).hand) == sorted(OTHER)
    assert game.view(None).hand == ()
    assert [len(player.hand) for player in game.view(None)._state.players] == [6, 6]


def test_card_13_the_player_to_the_dealers_left_begins_and_turns_go_clockwise() -> None:
    game = seeded(4, "clockwise")
    rng, turns = random.Random(1), []
    while game.view(None).round < 2:
        if game.view(None).round == 1:
            turns.append(game.decision.seat if game.decision and game.decision.kind == "card" else None)
        game.apply(rng.choice(game.options()))
    turns = [seat for seat in turns if seat is not None]
    assert turns == [0, 1, 2, 3] * 6
    assert game.decision
    assert game.decision.seat == (game.view(None).dealer + 1) % 4


def test_card_14_a_turn_is_one_card_or_the_follower_and_nobody_passes() -> None:
    game = begun()
    assert {option.do for option in game.options()} == {"card", "claim"}
    game.apply(game.options()[0])
    assert game.decision == Decision(1, "card")
    game.apply(Claim("red"))
    assert game.decision == Decision(0, "card")


def test_card_15_everybody_has_one_turn_more_than_cards() -> None:
    for seats, (each, _) in ROUNDS.items():
        game = seeded(seats, 4)
        turns = [0] * seats
        for _ in played_at_random(game, random.Random(seats)):
            played = game.log[-1]
            if played.action.do in {"card", "claim"} and not (isinstance(played.action, PlayCard) and game.view(None).round == 0):
                turns[played.seat] += 1
            if game.view(None).round == 2:
                break
        setup_jokers = sum(card in {"dragon", "fairy", "animal_joker", "building_joker"} for card in game.state.stack[:10])
        turns[seats - 1] -= 1 if setup_jokers and turns[seats - 1] > each + 1 else 0
        assert turns == [each + 1] * seats


def test_card_15_without_cards_the_follower_must_be_placed_and_the_other_way_round() -> None:
    game = begun()
    game.apply(Claim("blue"))
    while game.decision and game.decision.seat == 1:
        game.apply(game.default())
    assert {option.do for option in game.options()} == {"card"}
    while game.view(1).hand:
        game.apply(next(option for option in game.options() if option.do == "card"))
    while game.decision and game.decision.seat == 0:
        game.apply(game.options()[0])
    assert game.view(1).options() == CLAIMS


def test_card_16_a_card_goes_to_the_right_end_of_a_row() -> None:
    game = stacked(2, ["blue_person_1"] * 8 + ["red_animal"] * 2, [HAND, OTHER])
    game.apply(down("green_animal", "green"))  # beside the board
    game.apply(Claim("green"))
    game.apply(up("red_person_1", "red"))  # beside the last card
    game.apply(down("fairy", "green"))  # to the right of the follower
    assert row_of(game, "red") == ["red_animal", "red_animal", "red_person_1"]
    green = game.view(0).rows[1]
    assert [card.card for card in green.cards] == ["green_animal", None]
    assert green.followers == ((1, 1),)


def test_card_17_the_first_card_of_each_player_in_each_round_is_face_down_and_every_later_one_face_up() -> None:
    for seed in range(20):
        game = seeded(2 + seed % 4, seed)
        played: set[int] = set()
        now = game.view(None).round
        for _ in played_at_random(game, random.Random(seed)):
            seat, action, events = game.log[-1]
            if isinstance(action, PlayCard) and now:
                assert action.down == (seat not in played)
                played.add(seat)
            for event in events:
                if isinstance(event, CardsDealt):
                    now, played = event.round, set()


def test_card_17_also_when_the_follower_was_placed_before_any_card() -> None:
    game = begun()
    game.apply(Claim("red"))
    game.apply(Claim("red"))
    assert game.view(0).plays_down
    assert all(isinstance(option, PlayCard) and option.down for option in game.options())


def test_card_18_the_face_down_card_may_go_into_any_row_and_must_lie_down() -> None:
    game = begun()
    cards = [option for option in game.options() if isinstance(option, PlayCard)]
    assert set(cards) == {down(card, row) for card in HAND for row in COLOURS}
    with pytest.raises(IllegalAction) as refused:
        game.apply(up("red_person_1", "red"))
    assert refused.value.code == "must_lie_down"


def test_card_19_face_up_a_colour_goes_to_its_row_and_a_joker_to_any() -> None:
    game = begun()
    game.apply(down("red_building", "blue"))
    game.apply(down("fairy", "yellow"))
    cards = {option for option in game.options() if isinstance(option, PlayCard)}
    jokers = {up(card, row) for card in ("animal_joker", "dragon") for row in COLOURS}
    assert cards == jokers | {up("red_person_1", "red"), up("green_animal", "green"), up("blue_animal", "blue")}


def test_card_20_the_next_card_lies_beside_a_face_down_one_which_stays() -> None:
    game = begun()
    game.apply(down("red_building", "blue"))
    game.apply(down("fairy", "blue"))
    game.apply(up("blue_animal", "blue"))
    assert row_of(game, "blue") == ["blue_person_1"] * 3 + [None, None, "blue_animal"]
    assert [card.down for card in game.view(None).rows[0].cards] == [False, False, False, True, True, False]


def test_card_21_a_row_has_no_maximum_length() -> None:
    game = stacked(2, PLAIN, [["blue_animal"] * 6, ["blue_person_1"] * 5 + ["blue_building"]])
    for _ in range(12):
        game.apply(next(option for option in game.options() if getattr(option, "row", None) == "blue"))
    assert len(row_of(game, "blue")) == 15


def test_card_22_the_follower_goes_once_a_round_into_any_row_and_stays() -> None:
    game = begun()
    assert set(CLAIMS) <= set(game.options())
    game.apply(Claim("yellow"))
    game.apply(Claim("blue"))
    for _ in range(10):
        if game.decision and game.decision.seat in {0, 1}:
            with pytest.raises(IllegalAction) as refused:
                game.apply(Claim("red"))
            assert refused.value.code == "follower_placed"
            game.apply(game.options()[0])
        assert game.view(None).rows[3].followers == ((0, 2),)
    assert game.supply() == [{}, {}]


def test_card_23_a_follower_protects_as_far_as_the_board_or_the_next_follower_to_his_left() -> None:
    game = begun()
    game.apply(down("red_building", "blue"))
    assert game.apply(Claim("blue"), 1) == (RowClaimed(1, "blue", cards=4, down=1),)
    game.apply(up("blue_animal", "blue"))
    game.apply(down("fairy", "blue"))
    assert game.apply(Claim("blue"), 0) == (RowClaimed(0, "blue", cards=2, down=1),)


def test_card_24_cards_to_the_right_of_the_last_follower_are_unprotected_unless_one_is_placed_later() -> None:
    game = begun()
    game.apply(Claim("blue"))
    game.apply(down("fairy", "blue"))
    assert [[card.card for card in cards] for _, cards in game.state.protected()] == [["blue_person_1"] * 3]
    game.apply(down("dragon", "red"))
    game.apply(Claim("blue"))
    assert [[card.card for card in cards] for _, cards in game.state.protected()] == [["blue_person_1"] * 3, ["fairy"]]


def test_card_25_a_follower_may_stand_in_an_empty_row_or_directly_behind_another() -> None:
    game = stacked(3, ["blue_person_1"] * 8 + ["red_animal"] * 2)
    assert game.apply(Claim("green")) == (RowClaimed(0, "green", cards=0, down=0),)
    assert game.apply(Claim("red")) == (RowClaimed(1, "red", cards=2, down=0),)
    assert game.apply(Claim("red")) == (RowClaimed(2, "red", cards=0, down=0),)


def test_card_26_last_claimer_deals_the_next_round() -> None:
    for seed in range(20):
        game = seeded(2 + seed % 4, seed)
        last = None
        for events in played_at_random(game, random.Random(seed)):
            if isinstance(game.log[-1].action, Claim):
                last = game.log[-1].seat
                assert game.view(None)._state.last == last
            for event in events:
                if isinstance(event, CardsDealt) and event.round > 1:
                    assert event.dealer == last
                    assert event.begins == (event.dealer + 1) % game.setup.seats


def test_face_down_card_is_announced_without_its_face() -> None:
    game = begun()
    assert game.apply(down("dragon", "green")) == (CardLaid(0, "green"),)
    game.apply(down("fairy", "green"))
    assert game.apply(up("red_building", "red")) == (CardLaid(0, "red", "red_building"),)
