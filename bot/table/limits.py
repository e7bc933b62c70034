"""How much one person or one chat may ask of the bot; the host sets it, and all processes count together."""

from __future__ import annotations

import msgspec

from bot.store import Place
from bot.table.options import MINUTE
from bot.table.ports import RateLimiter
from bot.table.refused import Denied


class HostLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The host's numbers. Tables are those that are open or going on."""

    tables_of_person: int = 20
    tables_in_chat: int = 20
    commands_a_minute: int = 40
    commands_in_chat_a_minute: int = 200
    sayings_a_minute: int = 5


class CommandRates:
    """What was asked within the last minute."""

    def __init__(self, gates: RateLimiter, limits: HostLimits) -> None:
        self._gates = gates
        self._limits = limits

    async def command(self, person: str, place: Place) -> None:
        """Count a command of a person in a place; Denied if either is too fast. One round trip."""
        most = {
            f"commands:{person}": self._limits.commands_a_minute,
            f"commands:{place}": self._limits.commands_in_chat_a_minute,
        }
        until = await self._gates.count(most, MINUTE)
        if until:
            raise Denied("too_fast", {"until": until})

    async def warning(self, person: str) -> bool:
        """Count a warning; False if there was one within the last minute."""
        return not await self._gates.count({f"warnings:{person}": 1}, MINUTE)

    async def saying(self, table: str, person: str) -> int:
        """Count words of a person at a table; 0 if they may be said, else from when on."""
        return await self._gates.count({f"sayings:{table}:{person}": self._limits.sayings_a_minute}, MINUTE)
