"""What the players have collected, to look at when the game is over: animals by colour, and the chest in its sets."""

from __future__ import annotations

from collections.abc import Iterator

from bot.card_game.face.pictures import card
from bot.card_game.face.presentation import CardPresentation
from bot.card_game.rules.cards import BACK, SET_POINTS
from bot.card_game.rules.events import ChestOpened, RowDiscarded
from bot.i18n import Words
from bot.scene.lines import people_lines
from bot.scene.phrases import tell
from bot.scene.result import all_events, ranking
from renderer.scene import CardCollection, CardStack


def collections(seen: CardPresentation) -> tuple[CardCollection, ...]:
    """Draw what lies before each player, best first; a chest that is still closed shows backs only."""
    opened = {event.seat: event.sets for event in all_events(seen.view) if isinstance(event, ChestOpened)}
    return tuple(
        CardCollection(seen.colour(seat), (*_animals(seen, seat), *_chest(seen, seat, opened.get(seat, ()))))
        for _, seat in ranking(seen)
    )


def _animals(seen: CardPresentation, seat: int) -> Iterator[CardStack]:
    """Draw a stack for each colour, with its jokers below, and one of the jokers that wait for a group."""
    for colour, group in seen.view.animals[seat].items():
        yield _counted("animal_joker", group.jokers, f"{colour}_animal", group.animals)
    if waiting := seen.view.waiting[seat]:
        yield _counted("animal_joker", waiting)


def _chest(seen: CardPresentation, seat: int, sets: tuple[tuple[str, ...], ...]) -> Iterator[CardStack]:
    """Draw the sets of a chest with their points, and together what makes no set."""
    for one in sets:
        if points := SET_POINTS[len(one)]:
            yield CardStack(tuple(card(name) for name in one), f"+{points}")
    if lone := tuple(card(name) for one in sets if not SET_POINTS[len(one)] for name in one):
        yield CardStack(lone, "+0")
    closed = seen.view.tokens()[seat].get("chest", 0)
    if closed and not sets:
        yield _counted(BACK, closed)


def _counted(below: str, count: int, top: str = BACK, more: int = 0) -> CardStack:
    """Draw a stack of these cards, with their number."""
    return CardStack((*[card(below)] * count, *[card(top)] * more), f"×{count + more}", close=True)


def collection_lines(seen: CardPresentation) -> list[Words]:
    """Describe what lies before each player, what the chests held, and what was left in the rows."""
    ends = [event for event in all_events(seen.view) if isinstance(event, ChestOpened | RowDiscarded)]
    return [*people_lines(seen), *(tell(seen, event) for event in ends)]
