"""The 130 cards, the rows they lie in, and the numbers and tables of the rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

Colour = Literal["blue", "green", "red", "yellow"]
"""A colour of cards, and the row of that colour."""

Sort = Literal["person", "building", "animal", "dragon", "fairy"]

COLOURS: tuple[Colour, ...] = ("blue", "green", "red", "yellow")
"""CARD-3, CARD-4: city, field, road, monastery; the boards from top to bottom."""


class PrintedCard(NamedTuple):
    """What a card shows; a joker has no colour, and only a person has a `value`."""

    sort: Sort
    colour: Colour | None = None
    value: int = 0


def _faces() -> dict[str, tuple[PrintedCard, int]]:
    faces: dict[str, tuple[PrintedCard, int]] = {}
    for colour in COLOURS:
        for value, count in ((1, 8), (2, 5), (3, 3)):
            faces[f"{colour}_person_{value}"] = PrintedCard("person", colour, value), count
        faces[f"{colour}_building"] = PrintedCard("building", colour), 5
        faces[f"{colour}_animal"] = PrintedCard("animal", colour), 9
    faces["dragon"] = PrintedCard("dragon"), 1
    faces["fairy"] = PrintedCard("fairy"), 1
    faces["animal_joker"] = PrintedCard("animal"), 4
    faces["building_joker"] = PrintedCard("building"), 4
    return faces


CARDS: dict[str, PrintedCard] = {card: face for card, (face, _) in _faces().items()}
"""CARD-1, CARD-2: every card by id, in a hand's sorting order."""

COUNTS: dict[str, int] = {card: count for card, (_, count) in _faces().items()}
"""CARD-1, CARD-2: the number of copies of each card; identical cards share an id (CARD-3)."""

DECK: tuple[str, ...] = tuple(card for card in sorted(COUNTS) for _ in range(COUNTS[card]))
"""All 130 cards before shuffling."""

BACK = "back"
"""Placeholder for a card whose face is hidden."""

TURNED_UP = 10
"""CARD-8: the number of cards that the dealer turns up at the set-up."""

ROUNDS: dict[int, tuple[int, int]] = {2: (6, 10), 3: (5, 8), 4: (5, 6), 5: (4, 6)}
"""CARD-11: by number of players, the cards per player in a round and the number of rounds."""

ANIMAL_POINTS = (0, 3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
"""CARD-39: the score of a group of n animals of one colour."""

SET_POINTS = (0, 0, 5, 15, 30)
"""CARD-54: the score of a set of n buildings of different colours."""

SPECIAL_POINTS = 10
"""CARD-33: the dragon or the fairy."""

MISPLACED_POINTS = 10
"""CARD-34, CARD-35: a card taken from a row of another colour."""

LONE_JOKER_POINTS = 3
"""CARD-41: an animal joker whose taker holds no animal."""

SHORT_GAME_AT = 100
"""CARD-58: the score that ends a short game."""

_PLACE_IN_HAND = {card: place for place, card in enumerate((*CARDS, BACK))}


def sorted_hand(cards: list[str]) -> list[str]:
    """Sort cards as in a hand, which hides the order in which they came."""
    return sorted(cards, key=_PLACE_IN_HAND.__getitem__)


def misplaced(card: str, row: Colour) -> bool:
    """Return whether a card lies in a row of another colour (CARD-32); jokers never do."""
    return CARDS[card].colour not in {None, row}
