"""What becomes of the bot and of people in its chats: sent away, blocked, silenced; and groups that get another number."""

from __future__ import annotations

import logging
from typing import Protocol

from telegram import ChatMemberUpdated
from telegram.constants import ChatType

from bot.store import Place
from bot.telegram.addresses import account_of, place_of
from bot.telegram.reading import may_write

logger = logging.getLogger(__name__)


class TelegramEvents(Protocol):
    """What the tables want to know of the platform."""

    async def gone(self, place: Place) -> None:
        """Nothing can be posted there any more."""
        ...

    async def moved(self, old: Place, new: Place) -> None:
        """A place has another address."""
        ...

    async def blocked(self, account: str, place: Place) -> None:
        """Somebody wants to hear nothing in private any more."""
        ...

    async def left(self, account: str, chat: Place) -> None:
        """Somebody is no longer in this chat."""
        ...

    async def back(self, platform: str, silent: int, reason: str) -> None:
        """The platform was silent for so many milliseconds; the same reason counts once."""
        ...


class Membership:
    """Tells the tables."""

    def __init__(self, care: TelegramEvents) -> None:
        self._care = care

    async def changed(self, update: ChatMemberUpdated) -> None:
        """The bot's own standing in a chat has changed."""
        if may_write(update.new_chat_member):
            return
        place = place_of(update.chat.id)
        logger.info("%s cannot be written to any more: %s", place, update.new_chat_member.status)
        if update.chat.type == ChatType.PRIVATE:
            await self._care.blocked(account_of(update.chat.id), place)
        else:
            await self._care.gone(place)

    async def migrated(self, old: int, new: int) -> None:
        """A group is a supergroup now."""
        logger.info("group %d is %d now", old, new)
        await self._care.moved(place_of(old), place_of(new))

    async def left(self, chat: int, person: int) -> None:
        """Somebody has gone from a group."""
        await self._care.left(account_of(person), place_of(chat))
