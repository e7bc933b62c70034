"""What becomes of the bot in its chats: sent away, blocked, silenced, let in again; and groups that get another number."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from telegram import ChatMember, ChatMemberRestricted, ChatMemberUpdated
from telegram.constants import ChatMemberStatus, ChatType

from bot.store import Place
from bot.telegram.addresses import account_of, place_of

_OUT: Final = frozenset({ChatMemberStatus.LEFT, ChatMemberStatus.BANNED})

logger = logging.getLogger(__name__)


class Person(Protocol):
    """Somebody, as far as it matters here."""

    @property
    def id(self) -> str: ...  # noqa: D102


class People(Protocol):
    """Who is who."""

    async def of_account(self, account: str) -> Person | None:
        """The person of an account."""
        ...

    async def lost_private(self, person: str, place: Place) -> object:
        """A person's private place is gone."""
        ...


class Places(Protocol):
    """What the tables learn of their places."""

    async def moved(self, old: Place, new: Place) -> None:
        """A place has another address."""
        ...

    async def gone(self, place: Place) -> None:
        """Nothing can be posted there any more."""
        ...


class Membership:
    """Tells the tables."""

    def __init__(self, places: Places, people: People) -> None:
        self._places = places
        self._people = people

    async def changed(self, update: ChatMemberUpdated) -> None:
        """The bot's own standing in a chat has changed."""
        if may_write(update.new_chat_member):
            return
        place = place_of(update.chat.id)
        logger.info("%s cannot be written to any more: %s", place, update.new_chat_member.status)
        if update.chat.type == ChatType.PRIVATE:
            person = await self._people.of_account(account_of(update.chat.id))
            if person is not None:
                await self._people.lost_private(person.id, place)
        await self._places.gone(place)

    async def migrated(self, old: int, new: int) -> None:
        """A group is a supergroup now."""
        logger.info("group %d is %d now", old, new)
        await self._places.moved(place_of(old), place_of(new))


def may_write(member: ChatMember) -> bool:
    """Whether the bot may post, as what it is in the chat now."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status not in _OUT
