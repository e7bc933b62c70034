"""The hunt for leaks: what a seat may not know changes nothing that it gets (CARD-H1 to H6)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.cardcassonne import CARDCASSONNE
from bot.cardcassonne.actions import PlayCard
from bot.cardcassonne.cards import BACK
from bot.cardcassonne.game import Cardcassonne
from bot.engine.actions import write_action
from bot.engine.events import write_event
from bot.engine.fair import Stream
from bot.engine.game import Played, Setup
from tests.cardcassonne.scenes import played_at_random, random_game, seeded
from tests.cardcassonne.twins import twin_of

TWINS = 260


def written(log: tuple[Played, ...]) -> list[Any]:
    return [[write_action(played.action, played.seat), [write_event(event) for event in played.events]] for played in log]


def all_that_is_seen(game: Cardcassonne, seat: int | None) -> dict[str, Any]:
    """Everything that a view gives away, by whatever way."""
    view = game.view(seat)
    public = {
        name: value() if callable(value) else value
        for name in dir(view)
        if not name.startswith("_") and name not in {"imagine", "last_turn", "potential"}
        for value in [getattr(view, name)]
    }
    public["log"] = written(view.log)
    public["inside"] = repr([getattr(view, name) for name in sorted(vars(view)) if name != "kind"])
    public["potential"] = [view.potential(action) for action in view.options()]
    public["imagined"] = view.imagine(Stream(b"the same dice")).state
    return public


def test_two_games_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it() -> None:
    compared = 0
    for seed in range(TWINS):
        rng = random.Random(seed)
        seats = 2 + seed % 4
        game = random_game(seats, seed, most=rng.randrange(1, 150))
        if game.decision is None:
            continue
        seat = rng.choice([None, *range(seats)])
        made = twin_of(game, seat, rng)
        if made is None:
            continue
        twin, actions = made
        again = CARDCASSONNE.start(Setup(seats, stack=game.state.stack))
        for played, action in zip(game.log, actions, strict=True):
            assert twin.apply(action, played.seat) == again.apply(played.action, played.seat)
            if rng.random() < 0.05:
                assert all_that_is_seen(twin, seat) == all_that_is_seen(again, seat)
        assert twin.state != game.state
        for looking in {seat, None}:
            assert all_that_is_seen(twin, looking) == all_that_is_seen(game, looking)
        compared += 1
    assert compared > TWINS / 2


def test_no_face_stands_anywhere_in_what_is_hidden() -> None:
    """Beyond likeness: where the back must be, there is a back."""
    for seed in range(60):
        game = random_game(2 + seed % 4, seed, most=10 + seed)
        if game.decision is None:
            continue
        for seat in (None, *range(game.setup.seats)):
            view = game.view(seat)
            inside = view._state
            assert set(inside.stack[10:]) == {BACK}
            assert all(set(player.hand) <= {BACK} for other, player in enumerate(inside.players) if other != seat)
            for row, real in zip(view.rows, game.state.rows.values(), strict=True):
                for seen, card in zip(row.cards, real, strict=True):
                    assert (seen.card is None) == (seen.misplaced is None) == (card.down and card.seat != seat)
                    assert seen.card in {None, card.card}
            assert (view.setup.seed, view.setup.stack, view.setup.server_seed) == (None, None, None)


def test_events_never_name_a_face_that_is_not_open_to_all() -> None:
    for seed in range(60):
        game = seeded(2 + seed % 4, seed)
        for events in played_at_random(game, random.Random(seed)):
            action = game.log[-1].action
            if isinstance(action, PlayCard) and action.down:
                assert write_event(events[0]) == {"kind": "card_laid", "seat": game.log[-1].seat, "row": action.row}


@pytest.mark.parametrize("seats", range(2, 6))
def test_an_imagined_game_fits_the_view_and_its_own_record(seats: int) -> None:
    for seed in range(30):
        game = random_game(seats, seed, most=5 * seed)
        seat = seed % seats
        for looking in (seat, None):
            imagined = game.view(looking).imagine(Stream(bytes([seed])))
            assert all_but_setup(imagined, looking) == all_but_setup(game, looking)
            replayed = CARDCASSONNE.start(imagined.setup)
            for played in imagined.log:
                assert replayed.apply(played.action, played.seat) == played.events
            assert replayed.state == imagined.state


def all_but_setup(game: Cardcassonne, seat: int | None) -> dict[str, Any]:
    return {name: value for name, value in all_that_is_seen(game, seat).items() if name not in {"setup", "record", "inside"}}


def test_imagining_is_fair() -> None:
    """Every unseen card is as likely in one hidden place as in another."""
    game = random_game(3, 5, most=60)
    view = game.view(0)
    unseen, tries = view.unseen(), 600
    in_hand = dict.fromkeys(unseen, 0)
    for number in range(tries):
        imagined = view.imagine(Stream(number.to_bytes(4, "big")))
        for card in imagined.state.players[1].hand:
            in_hand[card] += 1
    share = len(game.state.players[1].hand) / sum(unseen.values())
    for card, copies in unseen.items():
        expected = tries * copies * share
        assert abs(in_hand[card] - expected) < 5 * expected**0.5 + 3


def test_the_default_for_somebody_absent_tells_nothing_of_a_face_down_card() -> None:
    """All know the rule by which it is chosen, so the row must not depend on the hand."""
    for seed in range(40):
        game = random_game(4, seed, most=seed)
        for number in range(4):
            decision = game.decision
            if decision is None or decision.kind != "card" or decision.subject:
                continue
            chosen = game.default()
            if isinstance(chosen, PlayCard) and chosen.down:
                imagined = game.view(None).imagine(Stream(bytes([number]))).default()
                assert isinstance(imagined, PlayCard)
                assert imagined.row == chosen.row


def test_a_running_record_can_be_written_and_has_no_secret_in_it() -> None:
    for seed in range(30):
        game = random_game(2 + seed % 4, seed, most=20 + 3 * seed)
        if game.decision is None:
            continue
        records = [game.view(seat).record() for seat in (None, *range(game.setup.seats))]
        assert all(record == records[0] for record in records)
        lying = {card.number for row in game.state.rows.values() for card in row if card.down}
        for number, action in enumerate(json.loads(json.dumps(records[0]))["actions"]):
            assert ("card" in action) == (action["do"] in {"card", "keep"} and number not in lying)
        assert not {"seed", "stack", "server_seed"} & records[0]["setup"].keys()
