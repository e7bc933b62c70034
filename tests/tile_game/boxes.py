"""The content of each box, counted by hand, for tests that need numbers of tiles."""

from __future__ import annotations

from typing import Final, NamedTuple


class Box(NamedTuple):
    """`shuffled`: the tiles of the ordinary pile; what is missing lies on the map, before the players or in the river's pile."""

    entries: int
    tiles: int
    shuffled: int
    shields: int
    monasteries: int
    gardens: int


BOXES: Final = {
    "base": Box(32, 72, 72 - 1, 10, 6, 8),
    "river": Box(11, 12, 0, 0, 1, 1),
    "inns_cathedrals": Box(17, 18, 18, 3, 1, 2),
    "traders_builders": Box(24, 24, 24, 0, 1, 2),
    "abbey_mayor": Box(13, 12 + 6, 12, 6, 1 + 6, 1),
    "king_robber": Box(5, 5, 5, 0, 1, 1),
    "tower": Box(17, 18, 18, 1, 1, 2),
    "siege": Box(18, 17 + 1, 17, 3, 3, 2),
}
ENTRIES: Final = sum(box.entries for box in BOXES.values())


def shuffled(*modules: str) -> int:
    """The number of tiles in the ordinary pile."""
    return sum(BOXES[name].shuffled for name in ("base", *modules) if name in BOXES)
