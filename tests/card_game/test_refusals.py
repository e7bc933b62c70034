"""Illegal actions are refused with a reason and change nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.card_game.rules.actions import READER, Assign, Claim, Keep, PlayCard
from bot.card_game.rules.cards import CARDS, COLOURS, DECK
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.game import Setup
from bot.engine.refusals import BadSetup, IllegalAction
from tests.card_game.scenes import PLAIN, before_claim, down, random_game, stacked, up

HAND = ["red_person_1", "green_animal", "animal_joker", "dragon", "red_building", "blue_animal"]


def turn() -> Cardcassonne:
    return stacked(2, PLAIN, [HAND, []])


def second_turn() -> Cardcassonne:
    game = turn()
    game.apply(down("dragon", "red"))
    game.apply(Claim("red"))
    return game


def claimed() -> Cardcassonne:
    game = turn()
    game.apply(Claim("red"))
    game.apply(Claim("red"))
    return game


def setup_joker() -> Cardcassonne:
    return stacked(2, ["fairy", *PLAIN[:9]])


def keeping() -> Cardcassonne:
    game = before_claim("red", ["green_animal", "blue_building"])
    game.apply(Claim("red"))
    return game


def assigning() -> Cardcassonne:
    game = before_claim("red", ["animal_joker"], animals=dict.fromkeys(COLOURS, 1) | {"yellow": 0})
    game.apply(Claim("red"))
    return game


@pytest.mark.parametrize(
    ("begin", "action", "code"),
    [
        (turn, SKIP, "wrong_kind"),
        (turn, Keep("green_animal", "points"), "wrong_kind"),
        (turn, down("ace_of_spades", "red"), "no_such_card"),
        (turn, PlayCard(row="red", down=True), "no_such_card"),
        (turn, down("red_person_3", "red"), "card_not_in_hand"),
        (turn, up("red_person_1", "red"), "must_lie_down"),
        (turn, down("red_person_1", "pink"), "not_offered"),  # type: ignore[arg-type]
        (turn, Claim("pink"), "not_offered"),  # type: ignore[arg-type]
        (second_turn, down("red_person_1", "red"), "must_lie_open"),
        (second_turn, up("red_person_1", "green"), "row_of_its_colour"),
        (claimed, Claim("blue"), "follower_placed"),
        (setup_joker, up("dragon", "red"), "another_card_asked"),
        (setup_joker, down("fairy", "red"), "must_lie_open"),
        (setup_joker, Claim("red"), "wrong_kind"),
        (keeping, Keep("blue_building", "points"), "another_card_asked"),
        (keeping, Keep("green_animal", "both"), "not_offered"),  # type: ignore[arg-type]
        (keeping, Claim("red"), "wrong_kind"),
        (assigning, Assign("yellow"), "no_animal_of_it"),
        (assigning, up("animal_joker", "red"), "wrong_kind"),
    ],
)
def test_refusal_names_its_reason_and_changes_nothing(begin: Any, action: Action, code: str) -> None:
    game = begin()
    before, log = game.state.copy(), list(game.log)
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert refused.value.code == code
    assert str(refused.value)
    assert (game.state, game.log) == (before, log)


def test_other_seats_cannot_decide() -> None:
    with pytest.raises(IllegalAction, match="seat 0's decision") as refused:
        turn().apply(Claim("red"), 1)
    assert refused.value.code == "not_your_decision"


def test_after_the_end_nothing_can_be_played() -> None:
    game = random_game(2, 1)
    for call in (lambda: game.apply(Claim("red")), game.default):
        with pytest.raises(IllegalAction) as refused:
            call()
        assert refused.value.code == "game_over"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(1, seed="00" * 32), "bad_seats"),
        (Setup(6, seed="00" * 32), "bad_seats"),
        (Setup(2), "no_draw"),
        (Setup(2, seed="00"), "bad_seed"),
        (Setup(2, seed="x" * 64), "bad_seed"),
        (Setup(2, modules=("tower",), seed="00" * 32), "unknown_module"),
        (Setup(2, options={"organiser": True}, seed="00" * 32), "unknown_option"),
        (Setup(2, stack=DECK[1:]), "too_few_cards"),
        (Setup(2, stack=()), "too_few_cards"),
        (Setup(2, stack=(*DECK, "dragon")), "too_many_cards"),
        (Setup(2, stack=(*DECK[1:], "ace_of_spades")), "no_such_card"),
    ],
)
def test_invalid_setup_is_refused(setup: Setup, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        CARDCASSONNE.start(setup)
    assert refused.value.code == code


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from([*CARDS, *COLOURS, "points", "card"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["do", "seat", "card", "row", "down", "as", "colour", "choice", "kind"])


@given(
    st.dictionaries(FIELDS, JUNK, max_size=6)
    | st.fixed_dictionaries(
        {"do": st.sampled_from(["card", "claim", "keep", "assign", "skip", "tile"])}, optional={"card": JUNK, "row": JUNK}
    )
    | JUNK,
    st.integers(0, 60),
)
def test_any_input_is_an_option_or_refused(data: object, moment: int) -> None:
    game = random_game(2, moment, most=moment)
    before, offered = game.state.copy(), game.options()
    try:
        seat, action = READER.read(data)
        game.apply(action, seat)
    except IllegalAction:
        assert game.state == before
    else:
        assert action in offered


def test_actions_round_trip_through_a_record() -> None:
    for seed in range(8):
        for seat, action, _ in random_game(2 + seed % 4, seed).log:
            written = write_action(action, seat)
            assert READER.read(written) == (seat, action)
            assert "down" in written or action.do != "card"


def test_record_format() -> None:
    assert write_action(up("dragon", "red"), 1) == {"seat": 1, "do": "card", "card": "dragon", "row": "red", "down": False}
    assert write_action(Claim("red"), 0) == {"seat": 0, "do": "claim", "row": "red"}
    assert write_action(Keep("red_animal", "points")) == {"do": "keep", "card": "red_animal", "as": "points"}
    assert write_action(Assign("blue")) == {"do": "assign", "colour": "blue"}


def test_options_of_other_positions_are_refused_unless_offered() -> None:
    rng = random.Random(3)
    for seed in range(30):
        game = random_game(2 + seed % 4, seed, most=rng.randrange(80))
        other = random_game(2 + seed % 4, seed + 1, most=rng.randrange(80))
        for action in other.options():
            if action not in game.options():
                before = game.state.copy()
                with pytest.raises(IllegalAction):
                    game.apply(action)
                assert game.state == before
