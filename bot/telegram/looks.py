"""Who has looked at what in a group.

A person's next look replaces their last one, while few messages have followed it. A press for the same look once more is
answered with words alone; the look after that, and one asked for by a command, comes as a new message.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.telegram.outgoing import PlainMessage

NEAR: Final = 10
"""As many later messages leave a look on everybody's screen."""
_REMEMBERED: Final = 4096


class _Looker(NamedTuple):
    chat: int
    topic: int
    user: int


class Looks:
    """The last look of each person in each group. After a restart a person's next look is a new message."""

    def __init__(self) -> None:
        self._last: LRUCache[_Looker, int] = LRUCache(_REMEMBERED)
        self._newest: LRUCache[int, int] = LRUCache(_REMEMBERED)

    def note(self, chat: int, message: int) -> None:
        """Note that a chat has got this message."""
        self._newest[chat] = max(message, self._newest.get(chat, 0))

    def last(self, page: PlainMessage) -> int:
        """Return the message that this look replaces; 0 if it is to be a new one."""
        number = self._last.get(_looker(page), 0) if page.look else 0
        return number if self._newest.get(page.chat, 0) - number <= NEAR else 0

    def shown(self, page: PlainMessage, message: int) -> None:
        """Note that a look is now this message."""
        if page.look:
            self._last[_looker(page)] = message

    def forget(self, chat: int, message: int) -> None:
        """Forget a look that has become something else: a turn, or the line of one."""
        for looker in [each for each, number in self._last.items() if (each.chat, number) == (chat, message)]:
            del self._last[looker]


def _looker(page: PlainMessage) -> _Looker:
    return _Looker(page.chat, page.topic, page.look)
