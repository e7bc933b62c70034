"""The Discord adapter on an in-memory Discord, with a scripted conversation."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from msgspec.structs import replace
from simcord.builders import ChannelHandle

from bot.chat.commands.all import menu, needs, normalise
from bot.chat.contract import (
    Button,
    Completion,
    Dispatcher,
    MenuCommand,
    Message,
    Needs,
    Paragraph,
    Picture,
    Platform,
    PlatformEvents,
    PlatformLimits,
    Reply,
    Request,
    Shared,
)
from bot.discord.adapter import Discord
from bot.discord.client import Client
from bot.store import Delivery, Place, Store
from bot.table.people import Chat

Said = Reply | Callable[[Request], Awaitable[Reply]]


def text(words: str, *buttons: Button, last: tuple[Button, ...] = (), **more: Any) -> Message:
    """A one-paragraph message: its buttons in rows of five, and `last` in a row of their own."""
    rows = (
        *(buttons[at : at + 5] for at in range(0, len(buttons), 5)),
        *([tuple(replace(way, role="way") for way in last)] if last else []),
    )
    return Message((Paragraph((words,)),), rows, **more)


def picture(alt: str = "a board", wait: asyncio.Event | None = None) -> Picture:
    """A picture that is not drawn before `wait` is set."""

    async def png() -> bytes:
        if wait is not None:
            await wait.wait()
        return b"\x89PNG of a board"

    return Picture(png, alt)


@dataclass
class Script:
    """A conversation with a fixed reply to each command or button."""

    says: dict[str, Said] = field(default_factory=dict)
    heard: list[Request] = field(default_factory=list)
    chats: dict[str, Chat] = field(default_factory=dict)
    ways: tuple[str, ...] = ()
    left_out: str = ""
    claimed: set[str] = field(default_factory=set)

    async def handle(self, request: Request, limits: PlatformLimits) -> Reply:
        if request.claim and request.event in self.claimed:
            return Reply(taken=True)
        self.claimed.add(request.event)
        request = normalise(request)
        self.heard.append(request)
        said = self.says.get(request.button or request.words, Reply(messages=(text(f"heard {request.words}{request.button}"),)))
        return said if isinstance(said, Reply) else await said(request)

    async def deliver(self, delivery: Delivery, platform: Platform) -> str:
        return await platform.post(delivery.place, text("news"), delivery.nonce)

    async def chat(self, place: Place) -> Chat:
        return self.chats.get(place.partition("/")[0], Chat())

    def commands(self, language: str = "") -> tuple[MenuCommand, ...]:
        return tuple(each for each in menu(language) if each.name != self.left_out)

    def needs(self, request: Request) -> Needs:
        return needs(request)

    async def complete(self, request: Request) -> tuple[str, ...]:
        raise AssertionError("Discord completes options by their names")

    async def shared(self, request: Request, limits: PlatformLimits) -> tuple[Shared, ...]:
        return ()

    async def suggest(self, request: Request, option: str, typed: str) -> tuple[Completion, ...]:
        self.heard.append(request)
        return tuple(map(Completion, self.ways))


@dataclass
class RecordedEvents:
    """Records the platform's events."""

    lost: list[Place] = field(default_factory=list)
    leavers: list[tuple[str, Place]] = field(default_factory=list)
    deleted: list[tuple[Place, str]] = field(default_factory=list)
    silences: dict[str, tuple[str, int]] = field(default_factory=dict)

    async def on_gone(self, place: Place) -> None:
        self.lost.append(place)

    async def on_moved(self, old: Place, new: Place) -> None:
        raise AssertionError("a channel of Discord's keeps its number")

    async def on_blocked(self, account: str, place: Place) -> None:
        raise AssertionError("Discord does not say who blocks the bot")

    async def on_left(self, account: str, chat: Place) -> None:
        self.leavers.append((account, chat))

    async def on_deleted(self, place: Place, message: str) -> None:
        self.deleted.append((place, message))

    async def on_vanishing(self, place: Place, after: int) -> None:
        raise AssertionError("Discord keeps messages")

    async def on_back(self, platform: str, silent: int, reason: str) -> None:
        self.silences.setdefault(reason, (platform, silent))


@dataclass
class SimulatedServer:
    """A server with one channel and two members."""

    store: Store
    room: Any
    env: simcord.Env
    adapter: Discord
    client: Any
    events: Any
    said: list[str]
    guild: Any
    channel: Any
    ann: Any
    ben: Any

    @property
    def place(self) -> Place:
        return self.place_of(self.channel)

    def place_of(self, channel: Any) -> Place:
        return f"discord:{self.guild.id}/{channel.id}"

    def private(self, actor: Any) -> list[discord.Message]:
        """The member's private chat with the bot."""
        return self.sees(channel=_private(self.env, actor))

    async def restart(self) -> None:
        """Start another process; only the store and the channels survive."""
        self.adapter, self.client = adapter(self.room, self.store, self.events, self.said)
        await self.env.restart_bot(self.client)

    async def post(self, message: Message, place: str = "", nonce: str = "") -> str:
        return await self.adapter.posts.post(place or self.place, message, nonce)

    async def folds(self) -> None:
        """Wait until no post waits to be folded."""
        async with asyncio.timeout(60):
            while self.adapter.posts.folds.waiting:  # noqa: ASYNC110 - the bot has no event for its tests
                await asyncio.sleep(0.005)

    def sees(self, actor: Any = None, channel: Any = None) -> list[discord.Message]:
        found: list[discord.Message] = (channel or self.channel).history(viewer=actor)
        return found


def _private(env: Any, actor: Any) -> Any:
    return ChannelHandle(env, None, env.backend.get_dm_channel(actor.id))


def adapter(room: Dispatcher, store: Store, events: PlatformEvents, said: list[str]) -> tuple[Discord, Client]:
    made = Discord(room, store, events, said.append)
    return made, Client(made, store.coordination, range(1), 1)


@asynccontextmanager
async def simulate(
    store: Store, room: Dispatcher | None = None, events: PlatformEvents | None = None
) -> AsyncIterator[SimulatedServer]:
    """Run the bot on a new Discord."""
    room, events = room or Script(), events or RecordedEvents()
    said: list[str] = []
    made, client = adapter(room, store, events, said)
    async with simcord.run(client, settle_timeout=30) as env:
        guild = env.create_guild(name="Club")
        channel = guild.create_text_channel("games")
        ann, ben = (guild.add_member(env.create_user(name)) for name in ("ann", "ben"))
        await env.settle()
        yield SimulatedServer(store, room, env, made, client, events, said, guild, channel, ann, ben)


def shown(message: Any) -> str:
    """All text of the message."""
    return "\n".join([message.content] if message.content else _texts(_raw(message)))


def plain(message: Any) -> str:
    """The text as the client shows it."""
    told = re.sub(r"</([\w -]+):\d+>", r"/\1", shown(message))
    return re.sub("[\u2060\u2066-\u2069]", "", re.sub(r"\\([^\w\s])", r"\1", told))


def _raw(message: Any) -> list[Any]:
    found = message.components
    return [each if isinstance(each, dict) else each.to_dict() for each in found]


def _texts(components: list[Any]) -> list[str]:
    return [each["content"] for each in walked(components) if each["type"] == 10]


def walked(components: list[Any]) -> list[dict[str, Any]]:
    found = []
    for each in components:
        found.append(each)
        found += walked(each.get("components", []))
    return found


def pressable(message: Any) -> list[dict[str, Any]]:
    """The buttons and menus of the message."""
    return [each for each in walked(_raw(message)) if each["type"] in (2, 3)]


def described(message: Any) -> list[str]:
    """The alt texts of its pictures."""
    if not message.flags.components_v2:
        return [each.description for each in message.attachments if each.filename.endswith((".png", ".gif"))]
    return [item["description"] for each in walked(_raw(message)) for item in each.get("items", [])]
