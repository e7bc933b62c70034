"""Leak tests: nothing a seat gets depends on what it may not know (CARD-H1 to H6)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from bot.card_game.face.game_face import FACE
from bot.card_game.face.pictures import card_table, hand, round_end, rounds_over
from bot.card_game.rules.actions import ASSIGNMENTS, CLAIMS, FACE_DOWN, FACE_UP, KEEPS, PlayCard
from bot.card_game.rules.cards import BACK, COUNTS
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.actions import Action, write_action
from bot.engine.events import write_event
from bot.engine.fair import Stream
from bot.engine.game import PlayedAction, Setup
from bot.engine.refusals import IllegalAction
from bot.i18n import Translator
from bot.scene.phrases import ask, option_words, points_line, tell
from bot.scene.presentation import people_of
from tests.card_game.scenes import played_at_random, random_game, seeded
from tests.card_game.twins import twin_of
from tests.cases import first

ENGLISH = Translator("en")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
EVERYTHING = (
    *CLAIMS,
    *ASSIGNMENTS.values(),
    *(action for kind in (FACE_DOWN, FACE_UP, KEEPS) for card in kind for action in kind[card]),
)
"""Every action, legal or not."""


def written(log: tuple[PlayedAction, ...]) -> list[Any]:
    return [[write_action(played.action, played.seat), [write_event(event) for event in played.events]] for played in log]


def everything_seen(game: Cardcassonne, seat: int | None) -> dict[str, Any]:
    """Everything observable in a view."""
    view = game.view(seat)
    public = {
        name: value() if callable(value) else value
        for name in dir(view)
        if not name.startswith("_") and name not in {"imagine", "last_turn", "portable", "potential"}
        for value in [getattr(view, name)]
    }
    public["log"] = written(view.log)
    public["inside"] = repr([getattr(view, name) for name in sorted(vars(view)) if name != "kind"])
    public["potential"] = [view.potential(action) for action in view.options()]
    public["imagined"] = view.imagine(Stream(b"the same dice")).state
    public["portable"] = view.portable(Stream(b"the same dice"))
    return public


def everything_said(game: Cardcassonne, seat: int | None) -> list[str]:
    """All texts of a view: events, question, options, forecast and picture descriptions."""
    sight = FACE.see(game.view(seat), ENGLISH, people_of(NAMES[: game.setup.seats]))
    view = sight.view
    said: list[str] = [
        tell(sight, event) for event in (*view.first_events, *(event for played in view.log for event in played.events))
    ]
    said += [points_line(sight, event) for event in view.forecast()]
    if view.decision is not None:
        said.append(ask(sight, view.decision))
        said += [option_words(sight, option) for option in view.options()]
    pictures = [card_table(sight), *(round_end(sight, number + 1) for number in range(len(rounds_over(sight))))]
    if seat is not None:
        pictures.append(hand(sight))
    return said + [text for picture in pictures for text in (picture.text.short, picture.text.long)]


def all_refusals(game: Cardcassonne, seat: int) -> list[str]:
    """The refusals a seat gets for every illegal action."""
    decided = game.decision
    legal = set(game.options()) if decided and decided.seat == seat else set()
    return [refusal(game, action, seat) for action in EVERYTHING if action not in legal]


def refusal(game: Cardcassonne, action: Action, seat: int) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.apply(action, seat)
    return str(refused.value)


@pytest.mark.parametrize("twins", first(1, (60, 260)))
def test_games_that_differ_in_hidden_cards_look_the_same(twins: int) -> None:
    compared = 0
    for seed in range(twins):
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
                assert everything_seen(twin, seat) == everything_seen(again, seat)
        assert twin.state != game.state
        for looking in {seat, None}:
            assert everything_seen(twin, looking) == everything_seen(game, looking)
            if seed % 3 == 0:
                assert everything_said(twin, looking) == everything_said(game, looking)
        if seat is not None:
            assert all_refusals(twin, seat) == all_refusals(game, seat)
        compared += 1
    assert compared > twins / 2


def test_hidden_cards_show_only_backs() -> None:
    """Not only alike: a hidden card must be a back."""
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


def test_events_never_name_a_hidden_face() -> None:
    for seed in range(60):
        game = seeded(2 + seed % 4, seed)
        for events in played_at_random(game, random.Random(seed)):
            action = game.log[-1].action
            if isinstance(action, PlayCard) and action.down:
                assert write_event(events[0]) == {"kind": "card_laid", "seat": game.log[-1].seat, "row": action.row}


@pytest.mark.parametrize("seats", range(2, 6))
def test_imagined_game_fits_the_view_and_its_record(seats: int) -> None:
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
    return {name: value for name, value in everything_seen(game, seat).items() if name not in {"setup", "record", "inside"}}


def test_imagined_cards_are_uniformly_distributed() -> None:
    """Each unseen card is equally likely in a hand, a row, or anywhere in the stack."""
    game = next(game for seed in range(50) for game in [random_game(3, seed, most=60)] if strange_backs(game, 0) > 1)
    view = game.view(0)
    unseen, tries = view.unseen(), 600
    found: dict[str, Counter[str]] = {place: Counter() for place in ("hand", "rows", "next", "last")}
    for number in range(tries):
        state = view.imagine(Stream(number.to_bytes(4, "big"))).state
        found["hand"].update(state.players[1].hand)
        found["rows"].update(card.card for row in state.rows.values() for card in row if card.down and card.seat != 0)
        found["next"].update(state.stack[state.dealt : state.dealt + 5])
        found["last"].update(state.stack[-5:])
    for place, counted in found.items():
        share = counted.total() / tries / sum(unseen.values())
        assert share > 0, place
        assert set(counted) <= set(unseen)
        for card, copies in unseen.items():
            expected = tries * copies * share
            assert abs(counted[card] - expected) < 5 * expected**0.5 + 3, (place, card)


def strange_backs(game: Cardcassonne, seat: int) -> int:
    """Number of the others' face-down cards."""
    return sum(card.down and card.seat != seat for row in game.state.rows.values() for card in row)


def test_chest_contents_show_to_the_owner_only() -> None:
    """All saw the cards when taken, so only the overview of unseen cards and imagined games may depend on them."""
    compared = 0
    for seed in range(0, 40, 3):
        game = random_game(2 + seed % 4, seed, most=50 + seed)
        owner = seed % game.setup.seats
        other = with_another_chest(game, owner)
        if other is None:
            continue
        for seat in (None, *range(game.setup.seats)):
            ours, theirs = ({**everything_seen(one, seat), "said": everything_said(one, seat)} for one in (game, other))
            differing = {name for name in ours if ours[name] != theirs[name]}
            assert differing == {"unseen", "inside", "imagined", "portable", *(("chest", "said") if seat == owner else ())}
        compared += 1
    assert compared > 6


def with_another_chest(game: Cardcassonne, owner: int) -> Cardcassonne | None:
    """The same position, with a building in the chest swapped for one in the stack."""
    other = game.copy()
    state = other.state
    chest, stack = state.players[owner].chest, list(state.stack)
    kinds = {card for card in COUNTS if "building" in card}
    place = next((p for p in range(state.dealt, len(stack)) if chest and stack[p] in kinds - {chest[0]}), None)
    if place is None or game.decision is None:
        return None
    chest[0], stack[place] = stack[place], chest[0]
    state.stack = tuple(stack)
    return other


def test_default_action_reveals_no_face_down_card() -> None:
    """The rule of the default is public, so the row must not depend on the hand."""
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


def test_default_action_picks_by_a_secret_order() -> None:
    """Picking the first of a sorted hand would reveal the card and what is not in the hand."""
    places: Counter[int] = Counter()
    for seed in range(120):
        game = seeded(2, seed)
        decision = game.decision
        chosen = game.default()
        if decision is None or decision.subject:
            continue
        assert isinstance(chosen, PlayCard)
        assert chosen.card == game.state.stack[10]
        places[game.state.players[0].hand.index(chosen.card)] += 1
        game.apply(chosen)
        answer = game.default()
        assert isinstance(answer, PlayCard)
        assert answer.card == game.state.stack[11]
    assert set(places) == set(range(6))
    assert max(places.values()) < places.total() / 2


def test_running_record_can_be_written_and_has_no_secret() -> None:
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
