"""The edge cases CARD-E1 to E14 and the worked examples CARD-W1 to W18."""

from __future__ import annotations

import random

import pytest

from bot.card_game.rules.actions import CLAIMS, Claim, Keep, PlayCard
from bot.card_game.rules.cards import COLOURS
from bot.card_game.rules.chest import best_sets, chest_points
from bot.card_game.rules.events import CardRevealed, CardsDealt, CardsTaken
from bot.card_game.rules.state import Lying
from bot.engine.events import Points
from tests.card_game.scenes import PLAIN, before_claim, down, harvested, points, random_game, seeded, stacked, up

NOBODY = dict.fromkeys(COLOURS, 0)


def chest_of(**buildings: int) -> int:
    cards = [f"{colour}_building" for colour, n in buildings.items() if colour != "joker" for _ in range(n)]
    return chest_points(best_sets(cards + ["building_joker"] * buildings.get("joker", 0)))


def test_card_e1_a_follower_as_very_first_action_protects_cards_of_the_setup() -> None:
    game = stacked(2)
    game.apply(Claim("blue"))
    game.apply(Claim("green"))
    laid = 0
    while game.view(None).round == 1:
        seat = game.decision.seat if game.decision else None
        laid += seat == 0 and game.options()[0].do == "card"
        game.apply(game.options()[0])
    assert laid == 6
    first = next(p.action for p in game.log if p.seat == 0 and isinstance(p.action, PlayCard))
    assert first.down
    assert CardsTaken(0, "blue", ("blue_person_1",) * 3) in game.log[-1].events


def test_card_e2_with_five_players_two_followers_share_a_row() -> None:
    for seed in range(20):
        game, rng = stacked(5), random.Random(seed)
        for _ in range(5):
            game.apply(rng.choice(CLAIMS))
        assert max(len(row.followers) for row in game.view(None).rows) >= 2


def test_card_e3_a_follower_does_not_protect_what_its_owner_lays_later_to_its_right() -> None:
    game = stacked(2, PLAIN, [["dragon"], []])
    game.apply(Claim("blue"))
    game.apply(down(game.view(1).hand[0], "red"))
    game.apply(down("dragon", "blue"))
    assert [[card.card for card in cards] for _, cards in game.state.protected()] == [["blue_person_1"] * 3]


def test_card_e4_a_misplaced_card_stays_so_into_later_rounds_until_someone_takes_it() -> None:
    misplaced = ["green_person_2", *["blue_animal"] * 5]
    game = stacked(2, PLAIN, [misplaced, ["green_animal"] * 6])
    game.apply(Claim("red"))
    game.apply(Claim("green"))
    game.apply(down("green_person_2", "red"))
    while game.view(None).round == 1:
        game.apply(game.options()[0])
    assert game.view(None).rows[2].cards == ((None, True, 0, None),)
    assert game.view(0).rows[2].cards == (("green_person_2", True, 0, True),)
    game.apply(Claim("yellow"), 0)
    game.apply(Claim("red"), 1)
    events = [event for _ in range(12) for event in game.apply(game.default())]
    assert CardRevealed(0, "red", "green_person_2", misplaced=True) in events
    assert Points(1, 10, "misplaced", {"cards": 1, "each": 10}, on="red") in events


@pytest.mark.parametrize("row", COLOURS)
def test_card_e5_a_joker_is_never_misplaced(row: str) -> None:
    _, events = harvested(row, ["animal_joker"])  # type: ignore[arg-type]
    assert points(events) == points(events, "joker") == 3
    _, events = harvested(row, ["animal_joker"], animals=NOBODY | {"blue": 2})  # type: ignore[arg-type]
    assert points(events) == points(events, "animals") == 9


def test_card_e6_a_dragon_played_face_down_is_worth_ten_to_the_taker_only() -> None:
    game = before_claim("red", [])
    game.state.rows["red"] = [Lying("dragon", down=True, seat=1, number=0)]
    events = game.apply(Claim("red"), 0)
    assert CardRevealed(1, "red", "dragon", misplaced=False) in events
    assert (points(events, seat=0), points(events, seat=1)) == (10, 0)


def test_card_e7_player_who_protected_nothing_scores_nothing() -> None:
    _, events = harvested("red", [], animals=NOBODY | {"red": 4}, waiting=0)
    assert points(events) == 0
    assert not any(isinstance(e, CardsTaken) for e in events)


def test_card_e8_two_colours_of_animals_each_score_for_themselves() -> None:
    keep = Keep("green_animal", "collection")
    _, events = harvested("red", ["red_animal", "green_animal"], keep, animals=NOBODY | {"red": 1, "green": 3})
    assert [e.points for e in events if isinstance(e, Points)] == [12, 6]


def test_card_e9_a_joker_taken_with_the_first_animal_must_be_assigned() -> None:
    game, events = harvested("red", ["animal_joker", "red_animal"])
    assert points(events) == points(events, "animals") == 6
    assert game.view(None).waiting == (0, 0)


def test_card_e10_with_the_only_animal_cashed_in_the_joker_stays_unassigned() -> None:
    game, events = harvested("red", ["animal_joker", "green_animal"], Keep("green_animal", "points"))
    assert (points(events, "misplaced"), points(events, "joker")) == (10, 3)
    assert game.view(None).waiting == (1, 0)


def test_card_e11_cards_of_the_setup_are_face_up_and_never_misplaced() -> None:
    for seed in range(30):
        game = seeded(2, f"setup/{seed}")
        while game.view(None).round == 0:
            game.apply(random.Random(seed).choice(game.options()))
        cards = [card for row in game.view(None).rows for card in row.cards]
        assert len(cards) == 10
        assert not any(card.down or card.misplaced for card in cards)


def test_card_e12_after_the_last_round_nobody_deals() -> None:
    game = random_game(3, 2)
    assert not any(isinstance(e, CardsDealt) for e in game.log[-1].events)


def test_card_e14_the_small_follower_never_stands_in_a_row() -> None:
    for seed in range(10):
        game = seeded(2 + seed % 4, seed)
        rng = random.Random(seed)
        while game.decision:
            game.apply(rng.choice(game.options()))
            seats = [seat for row in game.view(None).rows for seat, _ in row.followers]
            assert len(seats) == len(set(seats))


def test_card_w1_three_persons_of_total_value_five() -> None:
    _, events = harvested("red", ["red_person_1", "red_person_1", "red_person_3"])
    assert points(events) == 15


def test_card_w2_two_sheep_and_none_before() -> None:
    _, events = harvested("green", ["green_animal"] * 2)
    assert points(events) == 6


def test_card_w3_two_sheep_and_two_with_a_joker_before() -> None:
    _, events = harvested("green", ["green_animal"] * 2, animals=NOBODY | {"green": 2}, jokers=NOBODY | {"green": 1})
    assert points(events) == 14


def test_card_w4_a_joker_and_no_animal_at_all() -> None:
    _, events = harvested("green", ["animal_joker"])
    assert points(events) == 3


def test_card_w5_buildings_at_the_end() -> None:
    assert [chest_of(blue=1), chest_of(blue=1, red=1), chest_of(blue=1, red=1, green=1)] == [0, 5, 15]
    assert chest_of(blue=1, red=1, green=1, yellow=1) == 30


def test_card_w6_cards_go_to_the_end_of_the_row_of_their_colour() -> None:
    turned = ["blue_person_1"] * 8 + ["yellow_animal"] * 2
    game = stacked(2, turned, [["dragon", "red_animal", "red_building"], ["fairy", "green_animal", "red_person_1"]])
    game.apply(down("dragon", "yellow"))
    game.apply(down("fairy", "yellow"))
    game.apply(up("red_animal", "red"))
    game.apply(up("red_person_1", "red"))
    game.apply(up("red_building", "red"))
    game.apply(up("green_animal", "green"))
    rows = [[card.card for card in row.cards] for row in game.view(None).rows]
    assert rows[1:3] == [["green_animal"], ["red_animal", "red_person_1", "red_building"]]


def test_card_w7_ten_points_and_out_of_the_game() -> None:
    for card in ("dragon", "fairy", "green_person_3"):
        game, events = harvested("red", [card])
        assert points(events) == 10
        assert game.state.out == [card]


def test_card_w8_what_each_of_two_followers_takes_and_what_stays() -> None:
    row = ["red_person_1", "red_animal", "red_building", "red_person_2", "red_animal", "red_person_3"]
    game = before_claim("red", row)
    follower = game.state.followers[0]
    game.state.followers = [follower._replace(row="red", reach=2)]
    game.state.rows["red"], later = game.state.rows["red"][:5], game.state.rows["red"][5]
    game.state.players[1].hand = ["red_person_3"]
    game.apply(Claim("red"))
    events = game.apply(up("red_person_3", "red"), 1)
    assert [e for e in events if isinstance(e, CardsTaken)] == [
        CardsTaken(0, "red", ("red_building", "red_person_2", "red_animal")),
        CardsTaken(1, "red", ("red_person_1", "red_animal")),
    ]
    assert [card.card for card in game.view(None).rows[2].cards] == [later.card]


def test_card_w9_a_whole_harvest() -> None:
    _, events = harvested("red", ["red_person_3", "red_person_2", "red_animal", "green_person_1", "fairy"])
    assert [points(events, reason) for reason in ("persons", "animals", "misplaced", "special")] == [10, 3, 10, 10]
    assert points(events) == 33


@pytest.mark.parametrize(("values", "score"), [((1, 1, 2), 12), ((3,), 3), ((3, 3, 3, 1), 40)])
def test_card_w10_persons(values: tuple[int, ...], score: int) -> None:
    _, events = harvested("yellow", [f"yellow_person_{value}" for value in values])
    assert points(events) == score


def test_card_w11_a_misplaced_sheep_kept_or_cashed_in() -> None:
    sheep = ["green_animal"]
    for held, kept in ((4, 14), (0, 3)):
        _, events = harvested("blue", sheep, Keep("green_animal", "collection"), animals=NOBODY | {"green": held})
        assert points(events) == kept
        _, events = harvested("blue", sheep, Keep("green_animal", "points"), animals=NOBODY | {"green": held})
        assert points(events) == 10


def test_card_w12_a_joker_over_four_rounds() -> None:
    game, events = harvested("red", ["animal_joker"])
    assert points(events) == 3
    player = game.state.players[0]

    def later(*cards: str) -> int:
        nonlocal player
        one = {"animals": player.animals, "jokers": player.jokers, "waiting": player.waiting}
        after, happened = harvested("green", list(cards), **one)
        player = after.state.players[0]
        return points(happened)

    assert later(*["green_animal"] * 3) == 12
    assert later("green_building") == 0
    assert later("green_animal") == 14


def test_card_w13_the_joker_makes_a_second_set() -> None:
    assert chest_of(yellow=2, red=1, green=1, blue=1, joker=1) == 35


def test_card_w14_jokers_together_in_one_set() -> None:
    assert chest_of(blue=3) == 0
    assert chest_of(blue=3, joker=2) == 15


def test_card_w15_two_sets() -> None:
    assert chest_of(yellow=2, red=2, green=1) == 20


def test_card_w16_beyond_a_hundred_the_game_goes_on() -> None:
    game, _ = harvested("red", ["red_person_3", "red_person_3", "red_animal", "red_animal"], score=96)
    assert game.standing().scores[0] == 96 + 12 + 6
    assert game.decision


def test_card_w17_turns_of_a_game_of_three() -> None:
    game = random_game(3, 6)
    happened = [game.first_events, *(played.events for played in game.log)]
    dealt = next(n for n, events in enumerate(happened) if any(isinstance(e, CardsDealt) for e in events))
    turns = [played for played in game.log[dealt:] if played.action.do in {"card", "claim"}]
    assert len(turns) == 144


def test_card_w18_last_follower_not_last_card_decides_the_dealer() -> None:
    game = stacked(4)
    a, b, c, d = range(4)
    claims_at = {a: 0, c: 1, d: 2, b: 4}  # in which of his turns each places his follower; D plays the last card
    while game.view(None).round == 1:
        seat = game.decision.seat if game.decision else 0
        turn = 5 - len(game.view(seat).hand) + game.state.placed(seat)
        claim = turn == claims_at[seat] and not game.state.placed(seat)
        game.apply(next(option for option in game.options() if (option.do == "claim") is claim))
    assert [played.seat for played in game.log if played.action.do == "claim"] == [a, c, d, b]
    assert (game.log[-1].seat, game.log[-1].action.do) == (d, "card")
    assert game.view(None).dealer == b
    assert game.decision
    assert game.decision.seat == c
