"""Randomness that is the same on every machine: numbers and noise from a hash of a name."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, shake_128
from typing import TypeVar

from PIL import Image

Thing = TypeVar("Thing")


class Chance:
    """A stream of numbers that depends only on its name."""

    def __init__(self, name: str) -> None:
        self._name = name.encode()
        self._block = 0
        self._bytes = b""

    def share(self) -> float:
        """Return a number from 0 to below 1."""
        if len(self._bytes) < 3:
            self._bytes += blake2b(self._name + self._block.to_bytes(4, "big")).digest()
            self._block += 1
        value, self._bytes = int.from_bytes(self._bytes[:3], "big"), self._bytes[3:]
        return value / 2**24

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + (high - low) * self.share()

    def whole(self, low: int, high: int) -> int:
        """Return a whole number, both ends included."""
        return low + int(self.share() * (high - low + 1))

    def one(self, things: Sequence[Thing]) -> Thing:
        """Return one of several things."""
        return things[int(self.share() * len(things))]


def noise(cells: int, name: str, size: int) -> Image.Image:
    """Return seamless grey noise with this many cells per side."""
    seed = shake_128(f"{name}/{cells}".encode()).digest(cells * cells)
    source = Image.frombytes("L", (cells, cells), seed)
    margin = min(cells, 4)
    framed = Image.new("L", (cells + 2 * margin, cells + 2 * margin))
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            framed.paste(source, (margin + x * cells, margin + y * cells))
    box = (margin, margin, margin + cells, margin + cells)
    return framed.resize((size, size), Image.Resampling.BICUBIC, box=box)


def octaves(name: str, parts: Sequence[tuple[int, float]], size: int) -> Image.Image:
    """Return several layers of noise, each with its weight."""
    layer, weight = noise(parts[0][0], name, size), parts[0][1]
    for cells, more in parts[1:]:
        weight += more
        layer = Image.blend(layer, noise(cells, name, size), more / weight)
    return layer
