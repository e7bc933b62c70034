"""Discord's chats as places for the store.

`discord:server/channel` and `discord:server/channel/thread`; `discord:@person` is the private chat with a person. An admin's
settings hold for the server, the part before the first slash.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bot.discord.limits import DISCORD
from bot.store import Place, PlaceGoneError

_FORM: Final = re.compile(
    r"discord:(?:@(?P<person>\d{1,20})|(?P<server>\d{1,20})/(?P<channel>\d{1,20})(?:/(?P<thread>\d{1,20}))?)"
)


class ChannelRef(NamedTuple):
    """The parts of a place: either the person of a private chat, or a server, a channel and perhaps a thread."""

    person: int = 0
    server: int = 0
    channel: int = 0
    thread: int = 0

    @property
    def target(self) -> int:
        """The channel to post in; 0 for a private chat, which Discord must open first."""
        return self.thread or self.channel

    @property
    def place(self) -> Place:
        """The place with these parts."""
        if self.person:
            return private(self.person)
        parts = [self.server, self.channel, *([self.thread] if self.thread else [])]
        return f"{DISCORD.platform}:{'/'.join(map(str, parts))}"


def channel_ref(place: Place) -> ChannelRef:
    """Parse a place; raise PlaceGoneError if it is not on Discord."""
    found = _FORM.fullmatch(place)
    if found is None:
        raise PlaceGoneError(place)
    return ChannelRef(**{name: int(digits) for name, digits in found.groupdict().items() if digits})


def private(person: int) -> Place:
    """Return the private chat with a person; it can be opened at any time."""
    return f"{DISCORD.platform}:@{person}"


def account(person: int) -> str:
    """Return the account of a Discord user id."""
    return f"{DISCORD.platform}:{person}"


def person_of(account: str) -> int:
    """Return the Discord user id of an account; 0 for another platform's."""
    platform, _, number = account.partition(":")
    return int(number) if platform == DISCORD.platform and re.fullmatch(r"\d{1,20}", number, re.ASCII) else 0
