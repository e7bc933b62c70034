"""The worth of a pile of cards to one seat: its points now, and what animals and buildings will bring later."""

from __future__ import annotations

from typing import Final

from bot.card_game.computer.piles import ROWS, Code, Pile
from bot.card_game.rules.cards import ANIMAL_POINTS, COLOURS, LONE_JOKER_POINTS, SET_POINTS
from bot.card_game.rules.state import CardPlayer

UNKNOWN: Final = 7.0
"""The assumed points of another seat's face-down card, which is often a stray."""

AGAIN: Final = 0.16
"""The chance that a group of animals grows in a round, and so scores again."""

UNFINISHED: Final = (0.0, 3.0, 5.0, 6.0, 0.0)
"""What a set of 0, 1, … buildings may still bring beyond its points, in the middle of the game."""

LATE: Final = 4
"""With fewer rounds left than this, unfinished sets are worth less."""

_POINTS: Final = (*ANIMAL_POINTS, *ANIMAL_POINTS[-1:] * 30)
"""Points by group size, beyond the rules' table: an expected group may exceed the animals there are."""

Chest = tuple[int, ...]
"""The number of buildings of each colour, then of those without one."""


class Hopes:
    """One seat's expectations, given what it has when the imagined round begins. Results are cached."""

    def __init__(self, player: CardPlayer, left: int) -> None:
        self.left = left
        self.groups = [player.group(colour) for colour in COLOURS]
        self.held = [player.animals[colour] > 0 for colour in COLOURS]
        self.waiting = player.waiting
        kinds = [*(f"{colour}_building" for colour in COLOURS), "building_joker"]
        self.chest: Chest = tuple(player.chest.count(kind) for kind in kinds)
        self._chests: dict[Chest, float] = {}
        self._animals: dict[tuple[int, int, int], float] = {}
        self.more = [self._grown(place, 1) for place in range(len(kinds))]

    def open_worth(self, pile: Pile, row: int) -> float:
        """Return the worth of a pile by its open cards."""
        worth = float(pile.sum * pile.persons + pile.flat)
        if pile.animals or pile.jokers:
            worth += self.animals(row, pile.animals, pile.jokers)
        if pile.buildings or pile.wild:
            worth += self.more[row] * pile.buildings + self.more[-1] * pile.wild
        return worth

    def worth(self, pile: Pile, row: int, seat: int) -> float:
        """Return the worth of a pile to the seat, which knows only its own face-down cards."""
        if not pile.down:
            return self.open_worth(pile, row)
        known, strange = pile, 0
        for owner, card in pile.down:
            if owner == seat:
                known = with_card(known, card, row)
            else:
                strange += 1
        return self.open_worth(known, row) + UNKNOWN * strange

    def brought(self, pile: Pile, row: int) -> float:
        """Return what a pile brings in the end, with all cards turned up."""
        whole = pile.turned_up(row)
        worth = float(whole.sum * whole.persons + whole.flat)
        if whole.animals or whole.jokers:
            worth += self.animals(row, whole.animals, whole.jokers)
        if whole.buildings or whole.wild:
            worth += self._grown(row, whole.buildings, whole.wild)
        return worth

    def animals(self, row: int, new: int, jokers: int) -> float:
        """Return what new animals of a row's colour score now and may score again, with jokers placed best (CARD-37 to 42)."""
        asked = row, new, jokers
        if asked not in self._animals:
            self._animals[asked] = self._flock(row, new, jokers)
        return self._animals[asked]

    def _flock(self, row: int, new: int, jokers: int) -> float:
        groups, fresh = self.groups[:], [0] * len(self.groups)
        groups[row] += new
        fresh[row] = new
        joinable = [colour for colour in ROWS if self.held[colour] or fresh[colour]]
        if not joinable:
            return float(LONE_JOKER_POINTS * jokers)
        for _ in range(jokers + self.waiting):
            best = max(joinable, key=lambda c: _POINTS[groups[c] + 1] - (_POINTS[groups[c]] if fresh[c] else 0))
            groups[best] += 1
            fresh[best] += 1
        return sum(_POINTS[groups[c]] + self._again(groups[c]) - self._again(self.groups[c]) for c in ROWS if fresh[c])

    def _again(self, group: int) -> float:
        """Return what a group will bring in later rounds."""
        return AGAIN * self.left * _POINTS[group + 1] if group else 0.0

    def _grown(self, place: int, buildings: int, wild: int = 0) -> float:
        """Return what more buildings of a colour, and jokers, add to the chest's worth."""
        grown = list(self.chest)
        grown[place] += buildings
        grown[-1] += wild
        return self._of(tuple(grown)) - self._of(self.chest)

    def _of(self, chest: Chest) -> float:
        if chest not in self._chests:
            self._chests[chest] = chest_hope(chest, self.left)
        return self._chests[chest]


def with_card(pile: Pile, card: Code, row: int) -> Pile:
    """Return a copy of the pile with one more card in its sums."""
    new = pile.copy()
    new.add(card, row)
    return new


def chest_hope(chest: Chest, left: int) -> float:
    """Return the worth of a chest's sets (CARD-54 to 56) with their expected growth, which counts less for smaller sets."""
    sizes = [sum(count > k for count in chest[:-1]) for k in range(max(chest[:-1]))]
    for _ in range(chest[-1]):
        place = next((place for place, size in enumerate(sizes) if size < len(ROWS)), len(sizes))
        sizes[place:] = [sizes[place] + 1, *sizes[place + 1 :]] if place < len(sizes) else [1]
    share = min(1.0, left / LATE)
    return sum(SET_POINTS[size] + share * UNFINISHED[size] / (1 + place / 2) for place, size in enumerate(sizes))
