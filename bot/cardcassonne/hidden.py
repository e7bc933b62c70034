"""Stripping a position and a log of what a seat may not know, and filling the gaps again with a fair guess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.cardcassonne.actions import PlayCard
from bot.cardcassonne.cards import BACK, COUNTS, FACES, TURNED_UP, sorted_hand
from bot.cardcassonne.events import CardsDealt
from bot.cardcassonne.state import CardState
from bot.engine.events import Event
from bot.engine.fair import Dice, shuffled
from bot.engine.game import PlayedAction


def strip(state: CardState, seat: int | None) -> CardState:
    """A copy in which the back stands for every card whose face the seat may not know; after the game there is none.

    Chests stay: everybody saw those cards when they were taken (CARD-H3). It is the view that does not show them again.
    """
    seen = state.copy()
    if state.over:
        return seen
    known = min(state.dealt, TURNED_UP)
    seen.stack = state.stack[:known] + (BACK,) * (len(state.stack) - known)
    for other, player in enumerate(seen.players):
        if other != seat:
            player.hand = [BACK] * len(player.hand)
    for row in seen.rows.values():
        row[:] = [card._replace(card=BACK) if card.down and card.seat != seat else card for card in row]
    return seen


def lying_down(state: CardState, *, but_of: int | None = None) -> set[int]:
    """The numbers of the actions whose card still lies face down, except those of one seat."""
    return {card.number for row in state.rows.values() for card in row if card.down and (but_of is None or card.seat != but_of)}


def redact(log: Iterable[PlayedAction], hidden: set[int]) -> tuple[PlayedAction, ...]:
    """CARD-H6: the log without the faces of those actions; events never name a face that is not open."""
    return tuple(
        played._replace(action=PlayCard(row=played.action.row, down=True))
        if number in hidden and isinstance(played.action, PlayCard)
        else played
        for number, played in enumerate(log)
    )


def unseen(state: CardState) -> dict[str, int]:
    """CARD-H3: how many of each card are unknown: stack, other hands and face-down cards of others, lumped together."""
    if state.over:
        return {}
    left = Counter(COUNTS)
    left.subtract(_known(state))
    return {card: number for card, number in left.items() if number}


def _known(state: CardState) -> Iterable[str]:
    """Every card of which the (stripped) position still knows where it is."""
    yield from state.out
    for row in state.rows.values():
        yield from (card.card for card in row if card.card != BACK)
    for player in state.players:
        yield from (card for card in player.hand if card != BACK)
        yield from player.chest
        for colour, number in player.animals.items():
            yield from [f"{colour}_animal"] * number
        yield from ["animal_joker"] * (player.waiting + sum(player.jokers.values()))
    for harvest in state.harvests:
        yield from (*harvest.cards, *harvest.choices, *harvest.persons, *harvest.buildings)
        yield from ["animal_joker"] * harvest.jokers
    if state.joker:
        yield state.joker


def fill(
    state: CardState, opening: Iterable[Event], log: Sequence[PlayedAction], dice: Dice
) -> tuple[CardState, tuple[PlayedAction, ...]]:
    """A whole position and log: the unseen cards, fairly shuffled, go face down into rows, hands and stack.

    Its stack is one that leads exactly here when the log is replayed.
    """
    whole, known = state.copy(), list(log)
    if state.over:
        return whole, tuple(known)
    pool = shuffled(sorted(card for card, number in unseen(state).items() for _ in range(number)), dice)
    for colour, row in whole.rows.items():
        for place, card in enumerate(row):
            if card.card == BACK:
                row[place] = card._replace(card=pool.pop())
                action = PlayCard(card=row[place].card, row=colour, down=True)
                known[card.number] = known[card.number]._replace(action=action)
    for player in whole.players:
        player.hand = sorted_hand([pool.pop() if card == BACK else card for card in player.hand])
    turned = state.stack[: min(state.dealt, TURNED_UP)]
    whole.stack = (*turned, *_as_dealt(whole, opening, known), *pool)
    return whole, tuple(known)


def _as_dealt(state: CardState, opening: Iterable[Event], log: Iterable[PlayedAction]) -> Iterator[str]:
    """The cards of all rounds so far as they may have been dealt (CARD-12): what was played and what is still held."""
    happened = (*opening, *(event for played in log for event in played.events))
    begins = [event.begins for event in happened if isinstance(event, CardsDealt)]
    jokers = sum(FACES[card].colour is None for card in state.stack[:TURNED_UP]) if begins else 0
    laid = [(played.seat, played.action.card) for played in log if isinstance(played.action, PlayCard) and played.action.card][
        jokers:
    ]
    got = [[card for by, card in laid if by == seat] + player.hand for seat, player in enumerate(state.players)]
    for number, first in enumerate(begins):
        hands = [cards[number * state.hand_size : (number + 1) * state.hand_size] for cards in (*got[first:], *got[:first])]
        for cards in zip(*hands, strict=True):
            yield from cards
