"""Where something is said on Discord, as a place that the store knows.

`discord:server/channel` and `discord:server/channel/thread`; `discord:@person` is the private chat with somebody. What an
admin sets is set for the server, which stands before the first slash.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bot.store import Place, PlaceGoneError

PLATFORM: Final = "discord"
_FORM: Final = re.compile(
    r"discord:(?:@(?P<person>\d{1,20})|(?P<server>\d{1,20})/(?P<channel>\d{1,20})(?:/(?P<thread>\d{1,20}))?)"
)


class ChannelRef(NamedTuple):
    """A place taken apart; either the person of a private chat, or a server with a channel and perhaps a thread of it."""

    person: int = 0
    server: int = 0
    channel: int = 0
    thread: int = 0

    @property
    def target(self) -> int:
        """The channel that a message goes to; 0 for a private chat, which has to be asked for."""
        return self.thread or self.channel

    @property
    def place(self) -> Place:
        """As a place."""
        if self.person:
            return private(self.person)
        parts = [self.server, self.channel, *([self.thread] if self.thread else [])]
        return f"{PLATFORM}:{'/'.join(map(str, parts))}"


def spot(place: Place) -> ChannelRef:
    """A place taken apart; one that is not of Discord cannot be posted to."""
    found = _FORM.fullmatch(place)
    if found is None:
        raise PlaceGoneError(place)
    return ChannelRef(**{name: int(digits) for name, digits in found.groupdict().items() if digits})


def private(person: int) -> Place:
    """The private chat with somebody; it can be opened at any time."""
    return f"{PLATFORM}:@{person}"


def account(person: int) -> str:
    """Somebody's account."""
    return f"{PLATFORM}:{person}"


def person_of(account: str) -> int:
    """Whose account it is; 0 if it is of another platform."""
    platform, _, number = account.partition(":")
    return int(number) if platform == PLATFORM and re.fullmatch(r"\d{1,20}", number, re.ASCII) else 0
