"""Short answers in groups to one person: they go after a while, or as soon as that person is answered again or in private.

After a restart those that are there stay.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.telegram.outgoing import PlainMessage

STAYS: Final = 60.0
"""Seconds in which a person reads a short answer."""


class _Said(NamedTuple):
    chat: int
    message: int
    user: int


class Fleeting:
    """The short answers that are still there. `remove` deletes a message of a chat."""

    def __init__(self, remove: Callable[[int, int], object]) -> None:
        self._remove = remove
        self._said: dict[_Said, asyncio.TimerHandle] = {}

    def note(self, page: PlainMessage, message: int) -> None:
        """Note what a chat has got: an earlier answer to the same person goes."""
        user = page.fleeting or (max(0, page.chat))
        if not user:
            return
        for said in [each for each in self._said if each.user == user and page.chat in (each.chat, user)]:
            self._go(said)
        if page.fleeting and message:
            said = _Said(page.chat, message, user)
            self._said[said] = asyncio.get_running_loop().call_later(STAYS, self._go, said)

    def close(self) -> None:
        """Leave them where they are."""
        for timer in self._said.values():
            timer.cancel()
        self._said.clear()

    def _go(self, said: _Said) -> None:
        self._said.pop(said).cancel()
        self._remove(said.chat, said.message)
