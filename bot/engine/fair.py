"""The provably fair draw: everything random in a game follows from one seed that nobody can choose alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """A source of fair random numbers."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""


class Stream:
    """Random numbers from a seed: block i is SHA-256(seed ‖ i), read as eight big-endian 32-bit words."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self.seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1, discarding words beyond the last whole multiple of n."""
        bound = 2**32 - 2**32 % n
        while (word := self._word()) >= bound:
            pass
        return word % n


def shuffled(items: Sequence[T], dice: Dice) -> list[T]:
    """Return a shuffled copy: Fisher-Yates from the last position down to 1, over the items as given."""
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = dice.below(i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def commitment(server_seed: bytes) -> str:
    """Return the SHA-256 of the server's seed, which is published before anybody joins."""
    return hashlib.sha256(server_seed).hexdigest()


def combine(server_seed: bytes, salts: Iterable[str]) -> bytes:
    """Return the game's seed: SHA-256(server seed ‖ SHA-256(salt 1) ‖ SHA-256(salt 2) …), salts in order of joining."""
    whole = hashlib.sha256(server_seed)
    for salt in salts:
        whole.update(hashlib.sha256(salt.encode()).digest())
    return whole.digest()


def simulated_seed(number: int | str, game: int | None = None) -> bytes:
    """Return the seed of `simulate --seed S`, or of game k of such a run: SHA-256 of "S", or of "S/k"."""
    text = str(number) if game is None else f"{number}/{game}"
    return hashlib.sha256(text.encode()).digest()
