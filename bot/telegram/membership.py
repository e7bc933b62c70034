"""Changes of membership: the bot removed, blocked or muted, people leaving, and groups that get another number."""

from __future__ import annotations

import logging

from telegram import ChatMemberUpdated
from telegram.constants import ChatType

from bot.chat.contract import PlatformEvents
from bot.telegram.addresses import account_of, place_of
from bot.telegram.reading import may_write

logger = logging.getLogger(__name__)


class Membership:
    """Passes changes of membership on to the tables."""

    def __init__(self, events: PlatformEvents) -> None:
        self._events = events

    async def on_changed(self, update: ChatMemberUpdated) -> None:
        """Handle a change of the bot's membership: tell the tables if it may no longer write there."""
        if may_write(update.new_chat_member):
            return
        place = place_of(update.chat.id)
        logger.info("%s: the bot can no longer write here: %s", place, update.new_chat_member.status)
        if update.chat.type == ChatType.PRIVATE:
            await self._events.on_blocked(account_of(update.chat.id), place)
        else:
            await self._events.on_gone(place)

    async def on_migrated(self, old: int, new: int) -> None:
        """Pass on that a group has become a supergroup, with another number."""
        logger.info("group %d has become supergroup %d", old, new)
        await self._events.on_moved(place_of(old), place_of(new))

    async def on_left(self, chat: int, person: int) -> None:
        """Pass on that a person has left a group."""
        await self._events.on_left(account_of(person), place_of(chat))
