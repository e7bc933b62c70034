"""CARD-1 to CARD-10."""

from __future__ import annotations

from collections import Counter

from bot.card_game.rules.cards import CARDS, COLOURS, COUNTS, DECK
from bot.card_game.rules.events import CardsDealt, CardTurned
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import NEWEST_RULES, Decision, GameKind, Setup, View
from tests.card_game.scenes import PLAIN, seeded, stacked, up

JOKER_SECOND = ["blue_person_1", "fairy", "animal_joker", *PLAIN[:7]]


def test_game_is_registered() -> None:
    kind: GameKind = CARDCASSONNE
    view: View = kind.start(Setup(3, seed="00" * 32)).view(None)
    assert (kind.name, kind.modules, kind.options, list(kind.seats(()))) == ("cardcassonne", (), ("short_game",), [2, 3, 4, 5])
    assert view.seat is None


def test_card_1_thirty_cards_in_each_colour() -> None:
    for colour in COLOURS:
        own = {card: count for card, count in COUNTS.items() if CARDS[card].colour == colour}
        assert own == {
            f"{colour}_person_1": 8,
            f"{colour}_person_2": 5,
            f"{colour}_person_3": 3,
            f"{colour}_building": 5,
            f"{colour}_animal": 9,
        }
        assert [CARDS[f"{colour}_person_{value}"].value for value in (1, 2, 3)] == [1, 2, 3]
    assert len(DECK) == 130


def test_card_2_ten_jokers_without_colour() -> None:
    jokers = {card: count for card, count in COUNTS.items() if CARDS[card].colour is None}
    assert jokers == {"dragon": 1, "fairy": 1, "animal_joker": 4, "building_joker": 4}


def test_card_3_alike_cards_are_one_option() -> None:
    game = stacked(2, PLAIN, [["red_animal", "red_animal", "red_animal", "dragon", "fairy", "red_building"]])
    cards = Counter(option for option in game.options() if option.do == "card")
    assert len(cards) == 4 * len({"red_animal", "dragon", "fairy", "red_building"})
    assert set(cards.values()) == {1}


def test_card_4_rows_from_top_to_bottom() -> None:
    assert [row.colour for row in seeded(2).view(None).rows] == ["blue", "green", "red", "yellow"]


def test_card_5_everybody_has_one_big_follower_and_an_empty_chest() -> None:
    view = seeded(4).view(None)
    assert view.supply() == [{"big_follower": 1}] * 4
    assert [player.chest for player in view._state.players] == [[], [], [], []]


def test_card_6_everybody_starts_with_nothing() -> None:
    assert seeded(5).standing().scores == (0, 0, 0, 0, 0)


def test_card_7_all_cards_are_shuffled_and_the_last_seat_deals_first() -> None:
    stack = CARDCASSONNE.deal(Setup(2), Stream(simulated_seed(1)), NEWEST_RULES)
    assert Counter(stack) == Counter(COUNTS)
    assert stack != tuple(sorted(stack))
    game = CARDCASSONNE.start(Setup(3, seed=simulated_seed(1).hex()))
    assert game.state.stack == stack
    assert game.view(None).dealer == 2


def test_card_7_people_with_salts_are_seated_first_by_the_same_stream() -> None:
    seed = simulated_seed(1).hex()
    assert (
        CARDCASSONNE.start(Setup(3, seed=seed, salts=("a", "b", "c"))).state.stack
        != CARDCASSONNE.start(Setup(3, seed=seed)).state.stack
    )


def test_card_8_ten_cards_are_turned_up_into_the_rows_of_their_colour() -> None:
    game = stacked(2, PLAIN)
    assert [event for event in game.first_events if isinstance(event, CardTurned)] == [
        CardTurned(card, next(c for c in COLOURS if card.startswith(c))) for card in PLAIN
    ]
    rows = {row.colour: [card.card for card in row.cards] for row in game.view(None).rows}
    assert rows == {colour: [card for card in PLAIN if card.startswith(colour)] for colour in COLOURS}
    assert game.first_events[-1] == CardsDealt(round=1, dealer=1, begins=0, each=6, left=108)


def test_card_9_the_dealer_chooses_the_row_of_a_joker_seeing_only_the_cards_turned_so_far() -> None:
    game = stacked(3, JOKER_SECOND)
    assert game.decision == Decision(2, "card", subject="fairy")
    assert game.options() == tuple(up("fairy", row) for row in COLOURS)
    assert game.view(0).options() == game.view(2).options() == game.view(None).options() == game.options()
    assert game.view(2).setup.drawn == ("blue_person_1", "fairy")
    assert game.view(2).hand == ()
    assert game.first_events[-1] == CardTurned("fairy")
    assert game.apply(up("fairy", "yellow"), 2)[1:] == (CardTurned("animal_joker"),)
    assert game.decision == Decision(2, "card", subject="animal_joker")
    events = game.apply(up("animal_joker", "yellow"))
    assert [event.kind for event in events] == ["card_laid", *["card_turned"] * 7, "cards_dealt"]
    assert [card.card for card in game.view(None).rows[3].cards] == ["fairy", "animal_joker"]
    assert game.view(None).setup.drawn == tuple(JOKER_SECOND)
    assert game.decision == Decision(0, "card")


def test_card_9_a_joker_as_the_last_of_the_ten() -> None:
    game = stacked(2, [*PLAIN[:9], "dragon"])
    assert game.view(None).round == 0
    game.apply(up("dragon", "red"))
    assert game.view(None).round == 1


def test_card_10_a_row_may_stay_empty() -> None:
    game = stacked(2, ["blue_person_1"] * 8 + ["red_animal"] * 2)
    assert [len(row.cards) for row in game.view(None).rows] == [8, 0, 2, 0]
