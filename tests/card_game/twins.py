"""Twin games that differ only in two swapped cards hidden from one seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.card_game.rules.actions import PlayCard
from bot.card_game.rules.cards import TURNED_UP
from bot.card_game.rules.events import CardsDealt
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.actions import Action
from bot.engine.game import Setup

Place = tuple[int, int | None]
"""A hidden card's origin: its stack position and, if face down, the number of the action that laid it."""


def hidden_places(game: Cardcassonne, seat: int | None) -> list[Place]:
    """The places of all cards hidden from the seat."""
    state = game.state
    owners = dict(_owners(game))
    places: list[Place] = [(position, None) for position in range(max(state.dealt, TURNED_UP), len(state.stack))]
    taken: set[int] = set()

    def find(card: str, owner: tuple[int, int]) -> int:
        position = next(p for p, o in owners.items() if o == owner and state.stack[p] == card and p not in taken)
        taken.add(position)
        return position

    for other, player in enumerate(state.players):
        if other != seat:
            places += [(find(card, (other, state.round)), None) for card in player.hand]
    rounds = _rounds(game)
    for row in state.rows.values():
        for card in row:
            if card.down and card.seat is not None and card.seat != seat:
                places.append((find(card.card, (card.seat, rounds[card.number])), card.number))
    return places


def _rounds(game: Cardcassonne) -> list[int]:
    """The round of each action, by number."""
    rounds, now = [], sum(isinstance(event, CardsDealt) for event in game.first_events)
    for played in game.log:
        rounds.append(now)
        now += sum(isinstance(event, CardsDealt) for event in played.events)
    return rounds


def _owners(game: Cardcassonne) -> Iterator[tuple[int, tuple[int, int]]]:
    """The seat and round to which each stack position was dealt."""
    events = [*game.first_events, *(event for played in game.log for event in played.events)]
    position, seats = TURNED_UP, game.setup.seats
    for event in events:
        if isinstance(event, CardsDealt):
            for i in range(seats * event.each):
                yield position, ((event.begins + i) % seats, event.round)
                position += 1


def twin_of(game: Cardcassonne, seat: int | None, rng: random.Random) -> tuple[Cardcassonne, list[Action]] | None:
    """The twin at its start and the actions to the same position; None if there is nothing to swap."""
    stack = list(game.state.stack)
    places = hidden_places(game, seat)
    pairs = [(a, b) for a in places for b in places if stack[a[0]] != stack[b[0]]]
    if not pairs:
        return None
    actions: list[Action] = [played.action for played in game.log]
    (first, one), (second, two) = rng.choice(pairs)
    stack[first], stack[second] = stack[second], stack[first]
    for position, number in ((first, one), (second, two)):
        if number is not None:
            laid = actions[number]
            assert isinstance(laid, PlayCard)
            actions[number] = PlayCard(card=stack[position], row=laid.row, down=True)
    return CARDCASSONNE.start(Setup(game.setup.seats, stack=tuple(stack), options=game.setup.options)), actions


def played_twin(game: Cardcassonne, seat: int | None, rng: random.Random) -> Cardcassonne | None:
    """The twin at the same position; None if there is nothing to swap."""
    found = twin_of(game, seat, rng)
    if found is None:
        return None
    twin, actions = found
    for played, action in zip(game.log, actions, strict=True):
        twin.apply(action, played.seat)
    return twin
