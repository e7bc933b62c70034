"""The chest: divide buildings into the sets that score most (CARD-54 to 56)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.card_game.rules.cards import CARDS, SET_POINTS, sorted_hand

_WHOLE = 4  # a set has at most one building of each colour


def best_sets(chest: Sequence[str]) -> list[list[str]]:
    """Return the division with the most points, largest sets first.

    CARD-56: the k-th set has every colour held at least k times; then each joker (CARD-55) goes to the largest set below four.
    """
    sets: list[list[str]] = []
    held: dict[str, int] = {}
    for card in sorted_hand([c for c in chest if CARDS[c].colour]):
        place = held.get(card, 0)
        held[card] = place + 1
        if place == len(sets):
            sets.append([])
        sets[place].append(card)
    for joker in (c for c in chest if not CARDS[c].colour):
        open_sets = [s for s in sets if len(s) < _WHOLE]
        if open_sets:
            max(open_sets, key=len).append(joker)
        else:
            sets.append([joker])
    return sorted(sets, key=len, reverse=True)


def chest_terms(sets: Sequence[Sequence[str]]) -> dict[str, int]:
    """Count the scoring sets by size: `sets_of_4`, `sets_of_3`, `sets_of_2`."""
    sizes = [len(s) for s in sets]
    return {f"sets_of_{size}": sizes.count(size) for size in (4, 3, 2) if size in sizes}


def chest_points(sets: Sequence[Sequence[str]]) -> int:
    """Return the points of a division (CARD-54)."""
    return sum(SET_POINTS[len(s)] for s in sets)
