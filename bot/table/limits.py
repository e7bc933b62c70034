"""Rate and table limits per person and per chat, set by the host and counted across all processes."""

from __future__ import annotations

import msgspec

from bot.store import Place
from bot.table.options import MINUTE
from bot.table.ports import RateLimiter


class HostLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The host's limits. Tables count while they are open or running."""

    tables_of_person: int = 20
    tables_in_chat: int = 20
    commands_a_minute: int = 40
    commands_in_chat_a_minute: int = 200
    sayings_a_minute: int = 5


class CommandRates:
    """The requests within the last minute."""

    def __init__(self, gates: RateLimiter, limits: HostLimits) -> None:
        self._gates = gates
        self._limits = limits

    async def command(self, person: str, place: Place) -> int:
        """Count a person's request in a place; return 0 if it is allowed, else the time from which it is."""
        most = {
            f"commands:{person}": self._limits.commands_a_minute,
            f"commands:{place}": self._limits.commands_in_chat_a_minute,
        }
        return await self._gates.count(most, MINUTE)

    async def warning(self, person: str) -> bool:
        """Count a warning; return False if there was one within the last minute."""
        return not await self._gates.count({f"warnings:{person}": 1}, MINUTE)

    async def saying(self, table: str, person: str) -> int:
        """Count a person's message at a table; return 0 if it is allowed, else the time from which it is."""
        return await self._gates.count({f"sayings:{table}:{person}": self._limits.sayings_a_minute}, MINUTE)
