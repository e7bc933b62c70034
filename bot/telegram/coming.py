"""What is about to be sent to a chat and not queued yet: what a press leads to, and news that the courier brings again."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from bot.telegram.pace import Pace

_LEADS: Final = 2.0
"""Seconds in which a press leads to a message."""
_BACK: Final = 2.0
"""Seconds by which news may come back later than it should."""
_REMEMBERED: Final = 4096


class Coming:
    """Counts the calls to each chat that come soon: a press that is answered meanwhile has to wait for them."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._chats: LRUCache[int, dict[str, float]] = LRUCache(_REMEMBERED)
        self._presses = 0

    def count(self, chat: int, what: str = "") -> int:
        """Return how many calls come soon. `what`: "news" alone, which go before all else."""
        known = self._chats.get(chat)
        if known is None:
            return 0
        self._chats[chat] = known = {name: until for name, until in known.items() if until > self._pace.now()}
        return sum(name.startswith(what) for name in known)

    def pressed(self, chat: int) -> None:
        """Note a press that will lead to a message."""
        self._presses += 1
        self._add(chat, f"press {self._presses}", _LEADS)

    def followed(self, chat: int) -> None:
        """Note that the oldest press has led to a message."""
        known = self._chats.get(chat, {})
        for press in [name for name in known if name.startswith("press")][:1]:
            del known[press]

    def news(self, chat: int, topic: int) -> None:
        """Note news for a place: they are posted as soon as there is room, perhaps at another attempt."""
        self._add(chat, f"news {topic}", self._pace.wait(chat) + _BACK)

    def told(self, chat: int, topic: int) -> None:
        """Note that the news are on their way, and counted."""
        self._chats.get(chat, {}).pop(f"news {topic}", None)

    def _add(self, chat: int, name: str, seconds: float) -> None:
        self._chats.setdefault(chat, {})[name] = self._pace.now() + self._pace.scaled(seconds)
