"""Rate and table limits per person and per chat, set by the host and counted across all processes."""

from __future__ import annotations

from typing import Final

import msgspec
from cachetools import LRUCache

from bot.store import Place, Store, platform_of
from bot.table.options import MINUTE

MOMENT: Final = 1000
"""Milliseconds within which two presses of one button are one."""
LOOK: Final = 20_000
"""Milliseconds in which one person may post a quarter of the looks that a group takes in a minute."""
_REMEMBERED: Final = 4096
"""How many people who are too fast a process remembers."""


class HostLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The host's limits. Tables count while they are open or running.

    A room is a place that everybody on its platform shares: its limits protect the machine, not a chat from its members.
    """

    tables_of_person: int = 20
    tables_in_chat: int = 20
    tables_in_room: int = 500
    commands_a_minute: int = 40
    commands_in_chat_a_minute: int = 200
    commands_in_room_a_minute: int = 2000
    sayings_a_minute: int = 5
    looks_in_chat_a_minute: int = 4


class CommandRates:
    """The requests within the last minute."""

    def __init__(self, store: Store, limits: HostLimits, rooms: frozenset[str] = frozenset()) -> None:
        """`rooms`: the platforms whose people share one place."""
        self._rooms = rooms
        self._coordination = store.coordination
        self._clock = store.clock
        self._limits = limits
        self._full: LRUCache[tuple[str, Place], int] = LRUCache(_REMEMBERED)

    def full(self, person: str, place: Place) -> int:
        """Return until when this process knows that a person may do nothing here; 0 if that has to be counted."""
        until = self._full.get((person, place), 0)
        return until if until - MINUTE <= self._clock.now() < until else 0

    async def command(self, person: str, place: Place) -> int:
        """Count a person's request in a place; return 0 if it is allowed, else the time from which it is."""
        limits = self._limits
        here = limits.commands_in_room_a_minute if platform_of(place) in self._rooms else limits.commands_in_chat_a_minute
        most = {f"commands:{person}": limits.commands_a_minute, f"commands:{place}": here}
        until = self.full(person, place) or await self._coordination.count(most, MINUTE)
        if until:
            self._full[person, place] = until
        return until

    async def slip(self, person: str, button: str) -> bool:
        """Count a press; return whether the person pressed the same button a moment ago, perhaps by a trembling finger."""
        return bool(await self._coordination.count({f"presses:{person}:{button}": 1}, MOMENT))

    async def look(self, person: str, place: Place) -> bool:
        """Count a look at a table that everybody in a place sees; return whether it may be posted there."""
        most = self._limits.looks_in_chat_a_minute
        mine = await self._coordination.count({f"looks:{place}:{person}": max(1, most // 4)}, LOOK)
        return not mine and not await self._coordination.count({f"looks:{place}": most}, MINUTE)

    async def shown(self, person: str, place: Place) -> bool:
        """Count a whispered look that a person shows to everybody in a place; return False if there was one in this minute."""
        return not await self._coordination.count({f"shown:{place}:{person}": 1}, MINUTE)

    async def warning(self, person: str) -> bool:
        """Count a warning; return False if there was one within the last minute."""
        return not await self._coordination.count({f"warnings:{person}": 1}, MINUTE)

    async def saying(self, table: str, person: str) -> int:
        """Count a person's message at a table; return 0 if it is allowed, else the time from which it is."""
        return await self._coordination.count({f"sayings:{table}:{person}": self._limits.sayings_a_minute}, MINUTE)
