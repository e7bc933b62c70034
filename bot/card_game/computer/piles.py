"""Cards as plain numbers, to imagine rounds by the hundred: a card as a code, a pile as sums."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.card_game.rules.cards import CARDS, COLOURS, MISPLACED_POINTS, SPECIAL_POINTS, Colour

PERSON, SPECIAL, ANIMAL, BUILDING = range(4)
ANY: Final = -1
"""The row of a card without colour."""

ROW: Final[dict[Colour, int]] = {colour: number for number, colour in enumerate(COLOURS)}
ROWS: Final = range(len(COLOURS))


class Code(NamedTuple):
    """A card: its sort, the row of its colour, and a person's value or the points of dragon and fairy."""

    sort: int
    row: int
    value: int


def _code(card: str) -> Code:
    face = CARDS[card]
    row = ROW[face.colour] if face.colour else ANY
    match face.sort:
        case "person":
            return Code(PERSON, row, face.value)
        case "animal":
            return Code(ANIMAL, row, 0)
        case "building":
            return Code(BUILDING, row, 0)
        case _:
            return Code(SPECIAL, row, SPECIAL_POINTS)


CODES: Final[dict[str, Code]] = {card: _code(card) for card in CARDS}


class Pile:
    """Cards of one row that one follower takes, or would. `down`: each face-down card with its seat; the sums hold the others."""

    __slots__ = ("animals", "buildings", "down", "flat", "jokers", "persons", "sum", "wild")

    def __init__(self) -> None:
        self.sum = self.persons = self.flat = self.animals = self.jokers = self.buildings = self.wild = 0
        self.down: tuple[tuple[int, Code], ...] = ()

    def copy(self) -> Pile:
        """Return an independent copy."""
        new = Pile.__new__(Pile)
        new.sum, new.persons, new.flat = self.sum, self.persons, self.flat
        new.animals, new.jokers = self.animals, self.jokers
        new.buildings, new.wild, new.down = self.buildings, self.wild, self.down
        return new

    def add(self, card: Code, row: int) -> None:
        """Add a card whose face counts: open, or turned up at the end of the round. A stray counts ten points."""
        sort, own, value = card
        if sort == SPECIAL:
            self.flat += value
        elif own not in (ANY, row):
            self.flat += MISPLACED_POINTS
        elif sort == PERSON:
            self.sum += value
            self.persons += 1
        elif sort == ANIMAL:
            self.animals += own != ANY
            self.jokers += own == ANY
        else:
            self.buildings += own != ANY
            self.wild += own == ANY

    def turned_up(self, row: int) -> Pile:
        """Return the pile with its cards turned up (CARD-28)."""
        if not self.down:
            return self
        new = self.copy()
        new.down = ()
        for _, card in self.down:
            new.add(card, row)
        return new
