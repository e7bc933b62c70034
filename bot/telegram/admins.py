"""Checks for chat admins: looked up only where it matters, and remembered for a minute."""

from __future__ import annotations

from typing import Final

from cachetools import TTLCache
from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

_FRESH: Final = 60.0
_REMEMBERED: Final = 4096
_ADMINS: Final = frozenset({ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR})


class Admins:
    """A cache of Telegram's answers."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: TTLCache[tuple[int, int], bool] = TTLCache(_REMEMBERED, _FRESH)

    async def is_admin(self, chat: int, person: int) -> bool:
        """Return whether this person is an admin there; False if Telegram does not answer."""
        known = self._known.get((chat, person))
        if known is not None:
            return known
        try:
            member = await self._bot.get_chat_member(chat, person)
        except TelegramError:
            return False
        admin = self._known[chat, person] = member.status in _ADMINS
        return admin
