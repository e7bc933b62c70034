"""The state of the Discord stand-in, and the events for every change."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.standins.discord.errors import Refused
from tests.standins.discord.interactions import FIRST, Interaction
from tests.standins.discord.limits import OldEdits
from tests.standins.discord.payloads import channel_payload, member
from tests.standins.discord.world import (
    EVERYBODY,
    PRIVATE,
    Attachment,
    Can,
    Channel,
    DiscordMessage,
    DiscordUser,
    Flag,
    Guild,
    snowflake,
)
from tests.standins.discord.writing import payload, texts

Dispatch = Callable[[str, dict[str, Any], int], None]
"""Sends an event by name to this server's shard (0: none, so shard 0)."""


@dataclass(frozen=True)
class Ping:
    """A mention in a new message. `sound`: not sent silently.

    `text`: what a phone showed of it: the content then, which a message with Components V2 does not have.
    """

    user: DiscordUser
    message: DiscordMessage
    sound: bool
    text: str = ""


@dataclass
class DiscordState:
    """`pace`: length of Discord's second here, for periods of minutes."""

    token: str
    pace: float = 1.0
    bot: DiscordUser = field(default_factory=lambda: DiscordUser("Carcassonne", bot=True))
    owner: DiscordUser = field(default_factory=lambda: DiscordUser("Owner"))
    people: dict[int, DiscordUser] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    commands: list[dict[str, Any]] = field(default_factory=list)
    uploads: dict[int, Attachment] = field(default_factory=dict)
    """Files uploaded with a command."""
    base: str = ""
    dispatch: Dispatch = lambda name, data, guild: None
    pings: list[Ping] = field(default_factory=list)
    repeated: list[DiscordMessage] = field(default_factory=list)
    """Messages posted twice with the same nonce."""
    problems: list[str] = field(default_factory=list)
    """The bot's violations of Discord's rules."""
    changes: int = 0
    first: float = FIRST
    """Seconds for the first answer to an interaction."""
    ahead: float = 0.0
    """Seconds by which the stand-in's clock is ahead of the machine's."""
    old_edits: OldEdits = field(default_factory=OldEdits)
    privileged: bool = False
    """Whether the bot has the privileged intents."""
    _bell: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        for user in (self.bot, self.owner):
            self.people[user.id] = user

    @property
    def now(self) -> float:
        """The time by the stand-in's clock, in seconds since 1970."""
        return time.time() + self.ahead

    # lookups

    def user(self, name: str, **more: Any) -> DiscordUser:
        """Add a user."""
        user = DiscordUser(name, **more)
        self.people[user.id] = user
        return user

    def guild(self, name: str, *people: DiscordUser, shard: int = 0, of: int = 1, **more: Any) -> Guild:
        """Add a server with these members on this shard; the first may manage it."""
        day_ago = int(time.time() * 1000) - 86_400_000 - len(self.guilds) * 1000
        made = snowflake(day_ago)
        while (made >> 22) % of != shard:
            made += 1 << 22
        guild = Guild(name, made, **more)
        for user in people:
            guild.people[user.id] = user
            guild.members[user.id] = EVERYBODY | (Can.MANAGE_GUILD if user is people[0] else Can(0))
        self.guilds[guild.id] = guild
        return guild

    def channel(self, guild: Guild, name: str = "table", **more: Any) -> Channel:
        """Add a channel to a server."""
        channel = Channel(name=name, guild=guild, **more)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        self.tell("CHANNEL_CREATE", channel_payload(self.bot, channel), channel)
        return channel

    def private(self, user: DiscordUser) -> Channel:
        """The bot's private chat with a user."""
        for channel in self.channels.values():
            if channel.kind == PRIVATE and channel.recipient is user:
                return channel
        channel = Channel(kind=PRIVATE, recipient=user, name="")
        self.channels[channel.id] = channel
        return channel

    def audience(self, channel: Channel) -> dict[int, DiscordUser]:
        """The users who can be pinged in a channel."""
        if channel.recipient is not None:
            return {channel.recipient.id: channel.recipient}
        return channel.guild.people if channel.guild is not None else {}

    def find_channel(self, ident: str | int) -> Channel:
        """Find a channel the bot can see."""
        channel = self.channels.get(int(ident))
        if channel is None or channel.gone:
            raise Refused(10003)
        if channel.guild is not None and not channel.guild.with_bot:
            raise Refused(50001)
        if Can.VIEW not in channel.allowed():
            raise Refused(50001)
        return channel

    def find_message(self, channel: Channel, ident: str | int) -> DiscordMessage:
        """Find a public message in the channel."""
        message = channel.messages.get(int(ident))
        if message is None or message.seen_by is not None:
            raise Refused(10008)
        return message

    def address(self, message: DiscordMessage, each: Attachment) -> str:
        """The address of a file."""
        return f"{self.base}/attachments/{message.channel.id}/{message.id}/{each.id}/{each.name}"

    # changes

    def publish(self, message: DiscordMessage) -> None:
        """Publish a new message."""
        message.channel.messages[message.id] = message
        self._check_commands(message)
        message.at, message.posted = self.now, "\n".join(texts(message))
        sound = Flag.SILENT not in message.flags
        self.pings += [Ping(user, message, sound, message.content) for user in message.mentions]
        self.touch(message)
        if message.seen_by is None:
            self.tell("MESSAGE_CREATE", self.event_of(message), message.channel)

    def changed(self, message: DiscordMessage) -> None:
        """Publish an edit."""
        self._check_commands(message)
        self.touch(message)
        if message.seen_by is None:
            self.tell("MESSAGE_UPDATE", self.event_of(message), message.channel)

    def _check_commands(self, message: DiscordMessage) -> None:
        """Check that each command in a text is registered by its default name, with its subcommand."""
        known = {(each["name"], str(each["id"])): [sub["name"] for sub in each.get("options") or ()] for each in self.commands}
        for name, ident in re.findall(r"</([\w -]+):(\d+)>", "\n".join(texts(message))):
            group, _, sub = name.partition(" ")
            if (group, ident) not in known or (sub and sub not in known[group, ident]):
                self.problems.append(f"no command </{name}:{ident}>")

    def removed(self, message: DiscordMessage) -> None:
        """Publish a deletion."""
        message.channel.messages.pop(message.id, None)
        self.touch()
        ids = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if message.seen_by is None:
            self.tell("MESSAGE_DELETE", ids | self.guild_of(message.channel), message.channel)

    def touch(self, message: DiscordMessage | None = None) -> None:
        """Count a visible change."""
        self.changes += 1
        if message is not None:
            message.change = self.changes
        self._bell.set()
        self._bell = asyncio.Event()

    async def news(self, after: int) -> None:
        """Wait for a later change."""
        while self.changes <= after:
            await self._bell.wait()

    def tell(self, name: str, data: dict[str, Any], channel: Channel) -> None:
        """Send an event about a channel."""
        if channel.guild is None or channel.guild.with_bot:
            self.dispatch(name, data, channel.guild.id if channel.guild else 0)

    def guild_of(self, channel: Channel) -> dict[str, Any]:
        """The server's id, if any."""
        return {} if channel.guild is None else {"guild_id": str(channel.guild.id)}

    def event_of(self, message: DiscordMessage) -> dict[str, Any]:
        """A message as a gateway event; without the message content intent, text is left out."""
        said = payload(self, message) | self.guild_of(message.channel)
        mine = message.author is self.bot or self.bot in message.mentions or message.channel.guild is None
        replied = message.answers is not None and message.answers.author is self.bot
        if not (mine or replied or self.privileged):
            said |= {"content": "", "components": [], "attachments": [], "embeds": []}
        guild = message.channel.guild
        if guild is not None and message.author.id in guild.members:
            said["member"] = member(guild, message.author, whole=False)
        return said
