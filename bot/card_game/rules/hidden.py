"""Remove from a position and a log what a seat may not know, or fill the gaps with a fair sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.card_game.rules.actions import PlayCard
from bot.card_game.rules.cards import BACK, CARDS, COUNTS, TURNED_UP, sorted_hand
from bot.card_game.rules.events import CardsDealt
from bot.card_game.rules.state import CardState
from bot.engine.events import Event
from bot.engine.fair import Dice, shuffled
from bot.engine.game import PlayedAction


def strip(state: CardState, seat: int | None) -> CardState:
    """Return a copy with a back for every card whose face the seat may not know; after the game there is none.

    Chests stay: everybody saw those cards when they were taken (CARD-H3). The view does not show them again.
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
    """Return the numbers of the actions whose card still lies face down, except those of one seat."""
    return {card.number for row in state.rows.values() for card in row if card.down and (but_of is None or card.seat != but_of)}


def redact(log: Iterable[PlayedAction], hidden: set[int]) -> tuple[PlayedAction, ...]:
    """Return the log without the faces of those actions (CARD-H6); events never name a hidden face."""
    return tuple(
        played._replace(action=PlayCard(row=played.action.row, down=True))
        if number in hidden and isinstance(played.action, PlayCard)
        else played
        for number, played in enumerate(log)
    )


def unseen(state: CardState) -> dict[str, int]:
    """Count each unknown card (CARD-H3): the stack, others' hands and others' face-down cards together."""
    if state.over:
        return {}
    left = Counter(COUNTS)
    left.subtract(_known(state))
    return {card: number for card, number in left.items() if number}


def _known(state: CardState) -> Iterable[str]:
    """Yield every card whose place the (stripped) position still knows."""
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
    state: CardState, first_events: Iterable[Event], log: Sequence[PlayedAction], dice: Dice
) -> tuple[CardState, tuple[PlayedAction, ...]]:
    """Return a complete position and log: the unseen cards, fairly shuffled, fill the gaps in rows, hands and stack.

    Replaying the log with its stack leads exactly here.
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
    whole.stack = (*turned, *_as_dealt(whole, first_events, known), *pool)
    return whole, tuple(known)


def _as_dealt(state: CardState, first_events: Iterable[Event], log: Iterable[PlayedAction]) -> Iterator[str]:
    """Yield the cards played or still held, in an order in which they may have been dealt in the rounds so far (CARD-12)."""
    happened = (*first_events, *(event for played in log for event in played.events))
    begins = [event.begins for event in happened if isinstance(event, CardsDealt)]
    jokers = sum(CARDS[card].colour is None for card in state.stack[:TURNED_UP]) if begins else 0
    laid = [(played.seat, played.action.card) for played in log if isinstance(played.action, PlayCard) and played.action.card][
        jokers:
    ]
    got = [[card for by, card in laid if by == seat] + player.hand for seat, player in enumerate(state.players)]
    for number, first in enumerate(begins):
        hands = [cards[number * state.hand_size : (number + 1) * state.hand_size] for cards in (*got[first:], *got[:first])]
        for cards in zip(*hands, strict=True):
            yield from cards
