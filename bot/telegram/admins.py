"""Checks for chat admins: looked up only where it matters, and remembered for a minute."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

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
        self._known: OrderedDict[tuple[int, int], tuple[float, bool]] = OrderedDict()

    async def is_admin(self, chat: int, person: int) -> bool:
        """Return whether this person is an admin there; False if Telegram does not answer."""
        known = self._known.get((chat, person))
        if known is not None and time.monotonic() < known[0]:
            return known[1]
        try:
            member = await self._bot.get_chat_member(chat, person)
        except TelegramError:
            return False
        self._known[chat, person] = (time.monotonic() + _FRESH, member.status in _ADMINS)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return member.status in _ADMINS
