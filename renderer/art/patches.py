"""The connected areas of an index picture, found row by row."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from PIL import Image

EMPTY = re.compile(b"\0+")


@dataclass
class Patch:
    """Connected pixels of value 0, as stretches of rows (row, first, end)."""

    stretches: list[tuple[int, int, int]] = field(default_factory=list)

    @property
    def size(self) -> int:
        """The number of pixels."""
        return sum(end - first for _, first, end in self.stretches)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its bounding box, in pixels."""
        left, right = min(s[1] for s in self.stretches), max(s[2] for s in self.stretches)
        return (left + right) / 2, (self.stretches[0][0] + self.stretches[-1][0] + 1) / 2

    def holds(self, x: int, y: int) -> bool:
        """Return whether a pixel belongs to it."""
        return any(row == y and first <= x < end for row, first, end in self.stretches)

    def fill(self, image: Image.Image, value: int) -> None:
        """Set all its pixels to a value."""
        for row, first, end in self.stretches:
            image.paste(value, (first, row, end, row + 1))


def patches(image: Image.Image) -> list[Patch]:
    """Return all patches of value 0 in an "L" picture. Pixels connect across sides, not across corners."""
    width, height = image.size
    data = image.tobytes()
    parents: list[int] = []
    stretches: list[tuple[int, int, int]] = []
    above: list[int] = []
    for row in range(height):
        here = []
        for match in EMPTY.finditer(data, row * width, (row + 1) * width):
            first, end = match.start() - row * width, match.end() - row * width
            number = len(parents)
            parents.append(number)
            stretches.append((row, first, end))
            here.append(number)
            for other in above:
                if stretches[other][1] < end and first < stretches[other][2]:
                    parents[_root(parents, other)] = _root(parents, number)
        above = here
    found: dict[int, Patch] = {}
    for number, stretch in enumerate(stretches):
        found.setdefault(_root(parents, number), Patch()).stretches.append(stretch)
    return list(found.values())


def _root(parents: list[int], number: int) -> int:
    while parents[number] != number:
        parents[number] = parents[parents[number]]
        number = parents[number]
    return number
