"""CARD-H1 to H6: what each seat sees. test_leaks.py checks that nothing else shows."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import groupby

from bot.card_game.face.game_face import FACE
from bot.card_game.rules.actions import CLAIMS, Claim, Keep, PlayCard
from bot.card_game.rules.cards import COUNTS
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.actions import write_action
from bot.engine.events import Points
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import PlayedAction, Setup
from tests.card_game.scenes import PLAIN, before_claim, down, harvested, random_game, stacked, up

HAND = ["red_person_1", "green_animal", "animal_joker", "dragon", "red_building", "blue_animal"]
OTHER = ["green_person_3", "green_person_2", "yellow_animal", "yellow_building", "blue_building", "fairy"]


def begun() -> Cardcassonne:
    return stacked(2, PLAIN, [HAND, OTHER])


def test_card_h1_only_the_owner_sees_hand_chest_and_face_down_card() -> None:
    game = begun()
    game.apply(down("dragon", "red"))
    game.state.players[0].chest = ["blue_building"]
    mine, others, public = game.view(0), game.view(1), game.view(None)
    assert mine.hand == tuple(game.state.players[0].hand)
    assert mine.chest == ("blue_building",)
    assert mine.rows[2].cards[-1] == ("dragon", True, 0, False)
    for view in (others, public):
        assert view.rows[2].cards[-1] == (None, True, 0, None)
        assert [(len(player.hand), len(player.chest)) for player in view._state.players] == [(5, 1), (6, 0)]
        assert view.chest == ()
        assert "dragon" not in {*view.hand, *(card.card for row in view.rows for card in row.cards)}


def test_card_h1_pickled_view_holds_no_secret() -> None:
    game = begun()
    game.apply(down("dragon", "red"))
    assert b"dragon" in pickle.dumps(game.view(0))
    assert b"dragon" not in pickle.dumps(game.view(1))
    assert b"fairy" not in pickle.dumps(game.view(0))


def test_card_h2_face_down_card_is_announced_with_player_and_row() -> None:
    game = begun()
    game.apply(down("dragon", "red"))
    shown = PlayCard(row="red", down=True)
    assert game.view(None).log == game.view(1).log == (PlayedAction(0, shown, game.log[0].events),)
    assert write_action(shown, 0) == {"seat": 0, "do": "card", "row": "red", "down": True}
    assert game.view(0).log == tuple(game.log)


def test_card_h2_public_choices_do_not_differ_by_the_hand() -> None:
    game = begun()
    assert game.view(1).options() == game.view(None).options() == CLAIMS
    assert set(game.view(0).options()) == set(game.options())
    game.apply(Claim("red"))
    game.apply(Claim("red"))
    assert game.view(1).options() == game.view(None).options() == ()


def test_card_h3_a_forecast_uses_open_cards_only_and_says_how_many_lie_face_down() -> None:
    game = begun()
    game.apply(down("red_person_1", "red"))
    game.apply(Claim("red"))
    expected = (Points(1, 4, "persons", {"sum": 2, "cards": 2}, on="red"),)
    assert game.view(0).concealed() == game.view(None).concealed() == (0, 1)
    assert game.forecast() == expected
    assert game.view(0).forecast() == game.view(1).forecast() == game.view(None).forecast() == expected


def test_card_h3_a_forecast_leaves_chests_out() -> None:
    game = before_claim("red", ["red_building"], chest=["blue_building", "green_building"])
    assert game.forecast() == ()
    game.state.followers.append(game.state.followers[0]._replace(seat=0, row="red", reach=1))
    assert game.forecast() == ()


def test_card_h3_a_forecast_while_choices_are_open_takes_the_most_points() -> None:
    game = before_claim("red", ["green_animal", "animal_joker"], animals={"blue": 4, "green": 0, "red": 1, "yellow": 0})
    game.apply(Claim("red"))
    assert [event.points for event in game.forecast()] == [10, 14]
    assert game.decision == game.copy().decision
    game.apply(Keep("green_animal", "collection"))
    assert [event.points for event in game.forecast()] == [14, 3]


def test_card_h3_claim_forecast_counts_open_cards_only() -> None:
    game = begun()
    game.apply(down("red_person_1", "red"))
    assert game.view(1).potential(Claim("red")) == (4, {"persons": 4})
    assert game.view(1).potential(down("fairy", "red")) is None
    assert game.state.followers == []


def test_forecast_of_a_choice_about_taken_cards() -> None:
    game = before_claim(
        "red", ["green_animal", "red_animal", "animal_joker"], animals={"blue": 0, "green": 4, "red": 0, "yellow": 0}
    )
    game.apply(Claim("red"))
    view = game.view(None)
    assert [view.potential(option) for option in view.options()] == [(10, {"misplaced": 10}), (14, {"animals": 14})]
    game.apply(Keep("green_animal", "collection"))
    view = game.view(None)
    assert [view.potential(option) for option in view.options()] == [(2, {"animals": 2}), (3, {"animals": 3})]
    game = before_claim("red", ["green_building"])
    game.apply(Claim("red"))
    assert game.view(0).potential(Keep("green_building", "collection")) is None


def test_card_h3_unknown_cards_are_lumped_together_and_chests_are_known() -> None:
    game = begun()
    game.apply(down("dragon", "red"))
    game.apply(down("fairy", "red"))
    for seat, hidden in ((0, [*OTHER]), (1, [*HAND])):
        unseen = game.view(seat).unseen()
        assert sum(unseen.values()) == 130 - 10 - 6
        assert all(unseen[card] for card in hidden)
    assert "dragon" not in game.view(0).unseen()
    assert "dragon" in game.view(1).unseen()
    assert sum(game.view(None).unseen().values()) == 120
    taken, _ = harvested("red", ["red_building", "red_building"])
    before = sum(player.chest.count("red_building") for player in taken.state.players)
    assert before == 2
    assert taken.view(1).unseen().get("red_building", 0) <= COUNTS["red_building"] - 2


def test_card_h4_view_is_enough_to_play_on() -> None:
    """Computer players get only a view; its imagined game fits what is known."""
    game = begun()
    game.apply(down("dragon", "red"))
    hands = set()
    for number in range(20):
        imagined = game.view(1).imagine(Stream(bytes([number])))
        assert imagined.state.players[1].hand == game.state.players[1].hand
        assert imagined.options() == game.options()
        hands.add(tuple(imagined.state.players[0].hand))
    assert len(hands) > 10


def test_card_h4_the_last_turn_deals_nothing_more_and_opens_the_chests() -> None:
    game = before_claim("red", ["red_building"], chest=["blue_building"])
    trial = game.view(0).last_turn(Stream(b"dice"))
    events = trial.apply(Claim("red"))
    assert trial.decision is None
    assert Points(0, 5, "chest", {"sets_of_2": 1}) in events
    assert game.decision
    joker = stacked(2, [*PLAIN[:9], "fairy"]).view(1).last_turn(Stream(b"dice"))
    joker.apply(up("fairy", "red"))
    assert joker.decision == game.decision


def test_card_h5_undoable_action_has_revealed_nothing() -> None:
    game = begun()

    def reveals() -> bool:
        return any(event.reveals for event in game.log[-1].events)

    game.apply(down("dragon", "red"))
    assert not reveals()
    game.apply(Claim("red"))
    assert not reveals()
    game.apply(up("red_building", "red"))
    assert reveals()
    ending = before_claim("red", ["red_person_1"])
    assert any(event.reveals for event in ending.apply(Claim("red")))


def test_card_h5_choice_about_taken_cards_is_undoable_until_the_next_deal() -> None:
    game = before_claim("red", ["green_animal", "green_building"])
    game.apply(Claim("red"))
    assert not any(event.reveals for event in game.apply(Keep("green_animal", "points")))
    assert any(event.reveals for event in game.apply(Keep("green_building", "points")))


def test_card_h6_record_hides_faces_until_the_game_is_over() -> None:
    game = begun()
    game.apply(down("dragon", "red"))
    for seat in (0, 1, None):
        record = game.view(seat).record()
        assert list(record["actions"]) == [{"seat": 0, "do": "card", "row": "red", "down": True}]
        assert "dragon" not in str(record)
        assert list(record["setup"]["drawn"]) == PLAIN
    over = random_game(2, 3)
    record = over.view(None).record()
    assert record["setup"]["seed"] == over.setup.seed
    assert list(record["actions"]) == [write_action(played.action, played.seat) for played in over.log]


def test_card_h6_revealed_card_is_in_the_record() -> None:
    game = stacked(2, PLAIN, [["dragon"], []])
    game.apply(down("dragon", "red"))
    while game.view(None).round == 1:
        claim = Claim("red")
        game.apply(claim if claim in game.options() else game.default())
    assert game.view(None).record()["actions"][0]["card"] == "dragon"
    assert game.view(1).log[0].action == down("dragon", "red")


def test_card_numbers_reveal_nothing_about_the_hand() -> None:
    """A face-down card may be named in public: its number must not reveal its place in the sorted hand."""
    places: Counter[int] = Counter()
    for seed in range(120):
        game = CARDCASSONNE.start(Setup(2, seed=simulated_seed(seed).hex()))
        while (decision := game.decision) is not None and (decision.kind != "card" or decision.subject):
            game.apply(game.default())
        assert decision is not None
        view = game.view(decision.seat)
        assert view.plays_down
        secret = bytes([seed])
        options = FACE.numbered_options(view, secret)
        assert sorted(map(repr, (option.action for option in options))) == sorted(map(repr, view.options()))
        assert options == FACE.numbered_options(game.view(decision.seat), secret), "the numbers hold while the hand is looked at"
        cards = [option.action.card for option in options if isinstance(option.action, PlayCard)]
        assert len(list(groupby(cards))) == len(set(cards)), "the numbers of a card follow on each other"
        places[sorted(set(view.hand), key=view.hand.index).index(str(cards[0]))] += 1
    assert len(places) >= 5
    assert max(places.values()) < 60, places


def test_public_cards_have_the_same_numbers_for_all() -> None:
    game = CARDCASSONNE.start(Setup(2, seed=simulated_seed(1).hex()))
    found = 0
    while (decision := game.decision) is not None and found < 5:
        mine, public = FACE.numbered_options(game.view(decision.seat), b"secret"), FACE.numbered_options(game.view(None))
        claims = [option for option in mine if isinstance(option.action, Claim)]
        if decision.kind == "card" and not decision.subject and claims:
            assert list(public) == claims
            found += 1
        game.apply(next(action for action in game.options() if not isinstance(action, Claim)))
    assert found == 5
