"""How much one person or one chat may ask of the bot; the host sets it."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

import msgspec

from bot.table.options import MINUTE
from bot.table.refused import Denied

_REMEMBERED: Final = 10_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The host's numbers. Tables are those that are open or going on."""

    tables_of_person: int = 20
    tables_in_chat: int = 20
    commands_a_minute: int = 40
    sayings_a_minute: int = 5


class Pace:
    """At most so many in a minute, counted for each name. This process counts for itself."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._seen: OrderedDict[str, deque[int]] = OrderedDict()

    def until(self, name: str, now: int) -> int:
        """0 if it may be done now (and then it counts), else from when on."""
        times = self._seen.setdefault(name, deque())
        self._seen.move_to_end(name)
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        while times and times[0] <= now - MINUTE:
            times.popleft()
        if len(times) >= self._most:
            return times[0] + MINUTE
        times.append(now)
        return 0

    def check(self, name: str, now: int) -> None:
        """Denied if that was too fast."""
        until = self.until(name, now)
        if until:
            raise Denied("too_fast", {"until": until})
