"""Plain data of the Discord stand-in: users, servers, channels, messages."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntFlag
from itertools import count
from typing import Any, Final

EPOCH: Final = 1420070400000
"""Discord's epoch: the year 2015."""

TEXT, PRIVATE, THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
"""Kinds of channels."""

_numbers = count(1)


class Can(IntFlag):
    """The permissions relevant to a bot that posts boards."""

    MANAGE_GUILD = 1 << 5
    VIEW = 1 << 10
    SEND = 1 << 11
    EMBED = 1 << 14
    ATTACH = 1 << 15
    READ_HISTORY = 1 << 16
    COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


USUAL: Final = (
    *(Can.VIEW, Can.SEND, Can.EMBED, Can.ATTACH, Can.READ_HISTORY, Can.COMMANDS, Can.CREATE_THREADS, Can.SEND_IN_THREADS),
    Can.USE_EXTERNAL_APPS,
)
EVERYBODY: Final = Can(sum(USUAL))
"""Everybody's permissions in a new server."""


NOTHING: Final = Can(0)


class Flag(IntFlag):
    """Flags of messages."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    LAYOUT = 1 << 15


PLAIN: Final = Flag(0)


def snowflake(milliseconds: int | None = None) -> int:
    """Make an id, which contains its time."""
    at = int(time.time() * 1000) if milliseconds is None else milliseconds
    return (at - EPOCH) << 22 | next(_numbers) % (1 << 22)


def born(of: int) -> float:
    """The creation time in an id, in seconds since 1970."""
    return ((of >> 22) + EPOCH) / 1000


def stamp(at: float) -> str:
    """Format a time as Discord does."""
    return datetime.fromtimestamp(at, UTC).isoformat()


@dataclass(eq=False)
class DiscordUser:
    """A user. `reachable`: accepts private messages from bots."""

    name: str
    id: int = field(default_factory=snowflake)
    locale: str = "en-US"
    bot: bool = False
    reachable: bool = True

    def payload(self) -> dict[str, Any]:
        plain = {"avatar": None, "discriminator": "0", "public_flags": 0, "flags": 0, "primary_guild": None}
        return {"id": str(self.id), "username": f"user{self.id}", "global_name": self.name, "bot": self.bot, **plain}


@dataclass(eq=False)
class Channel:
    """A channel. `denied`: permissions the bot lacks; `hidden`: only invited people see it; `gone`: deleted."""

    id: int = field(default_factory=snowflake)
    kind: int = TEXT
    name: str = "table"
    guild: Guild | None = None
    recipient: DiscordUser | None = None
    parent: Channel | None = None
    denied: Can = NOTHING
    hidden: bool = False
    archived: bool = False
    locked: bool = False
    gone: bool = False
    messages: dict[int, DiscordMessage] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.kind in (THREAD, PRIVATE_THREAD)

    def threads(self) -> list[Channel]:
        """The threads of this channel."""
        there = self.guild.channels if self.guild is not None else ()
        return [each for each in there if each.parent is self and not each.gone]

    def allowed(self) -> Can:
        """The bot's permissions here."""
        if self.guild is None:
            return EVERYBODY
        held = self.guild.bot_can & ~self.denied
        return held & ~self.parent.denied if self.parent is not None else held


@dataclass(eq=False)
class Guild:
    """A server. `members`: permissions by user; `with_bot`: the bot is a member."""

    name: str
    id: int = field(default_factory=snowflake)
    locale: str = "en-US"
    members: dict[int, Can] = field(default_factory=dict)
    people: dict[int, DiscordUser] = field(default_factory=dict)
    channels: list[Channel] = field(default_factory=list)
    with_bot: bool = True
    bot_can: Can = EVERYBODY


@dataclass(eq=False)
class Attachment:
    """A file attached to a message."""

    name: str
    data: bytes
    id: int = field(default_factory=snowflake)
    description: str | None = None


@dataclass(eq=False)
class DiscordMessage:
    """A message as last edited. `seen_by`: the only user who sees it, if ephemeral; `change`: number of its last change."""

    channel: Channel
    author: DiscordUser
    id: int = field(default_factory=snowflake)
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: Flag = PLAIN
    mentions: list[DiscordUser] = field(default_factory=list)
    seen_by: DiscordUser | None = None
    edited: float | None = None
    edits: int = 0
    change: int = 0
    nonce: str | int | None = None
    answers: DiscordMessage | None = None
    token: str = ""
    at: float = 0.0
    """When it was posted, by the stand-in's clock."""
    posted: str = ""
    """What it said when it was posted."""

    @property
    def key(self) -> tuple[int, int]:
        return self.channel.id, self.id
