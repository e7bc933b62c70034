"""Checks that a pinged person is still in the server: Discord reports departures only to bots that may list all members."""

from __future__ import annotations

import logging
from typing import Final

import discord
from cachetools import TTLCache

from bot.discord.channel_refs import ChannelRef

logger = logging.getLogger(__name__)

_UNKNOWN: Final = frozenset({10007, 10013})
_AGAIN: Final = 86_400.0
"""Seconds for which a member who was found, or has pressed or typed something, is not looked up."""

_REMEMBERED: Final = 10_000


class Members:
    """A cache of recently seen members; looks up one at a time, and seldom the same."""

    def __init__(self) -> None:
        self._seen: TTLCache[tuple[int, int], None] = TTLCache(_REMEMBERED, _AGAIN)

    def saw(self, server: int, person: int) -> None:
        """Note that this member has just used the bot in this server."""
        self._seen[server, person] = None

    async def missing(self, client: discord.Client, where: ChannelRef, person: int) -> bool:
        """Return whether this person has certainly left the server; False if in doubt."""
        key = (where.server, person)
        if not where.server or key in self._seen:
            return False
        try:
            await client.http.get_member(where.server, person)
        except discord.HTTPException as refusal:
            logger.info("cannot look up member %s of server %s: %s", person, where.server, refusal)
            return refusal.code in _UNKNOWN
        self._seen[key] = None
        return False
