"""Changes of the same message, one after the other. Once a card has led to a thread, nothing older may overwrite it."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from cachetools import LRUCache

_REMEMBERED: Final = 10_000


class Cards:
    """Whose turn it is to change a message, and which cards are done with."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._led: LRUCache[str, int] = LRUCache(_REMEMBERED)
        self._done: LRUCache[str, None] = LRUCache(_REMEMBERED)

    def lock(self, message: str) -> asyncio.Lock:
        """Return the lock for changes of a message."""
        return self._locks.setdefault(message, asyncio.Lock())

    def lead(self, card: str, interaction: int) -> None:
        """Note the interaction that has made a thread below a card; its answer is the way there."""
        self._led[card] = interaction

    def answered(self, message: str, interaction: int) -> None:
        """Note that an interaction has changed a message: a card is done with once it shows the way to its thread."""
        if self._led.get(message) == interaction:
            self.finish(message)

    def finish(self, card: str) -> None:
        """Let nothing older change a card from now on."""
        self._done[card] = None

    def finished(self, card: str) -> bool:
        """Return whether the game of a card has gone to its thread."""
        return card in self._done
