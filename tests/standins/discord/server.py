"""The Discord stand-in: a server on a free port, and its people's actions."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Self

from aiohttp import web

from tests.standins.discord import interactions, threads
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.limits import Limits
from tests.standins.discord.rest import ROOT, Rest
from tests.standins.discord.state import DiscordState
from tests.standins.discord.world import Channel, DiscordMessage, DiscordUser, Guild
from tests.standins.discord.writing import payload
from tests.waiting import patience, written

TOKEN: Final = "stand-in.discord.token"
_REPLY: Final = 0.3
"""Seconds more than Discord allows after which nobody waits for an answer."""


@dataclass
class StandIn:
    """Discord as seen by a bot."""

    state: DiscordState = field(default_factory=lambda: DiscordState(TOKEN))
    limits: Limits = field(default_factory=Limits)
    unanswered: list[Interaction] = field(default_factory=list)
    """Actions that got no answer in time."""

    def __post_init__(self) -> None:
        self.gateway = Gateway(self.state)
        self.rest = Rest(self.state, self.gateway, self.limits)
        self.state.dispatch = self.gateway.dispatch

    def settings(self) -> dict[str, str]:
        """The bot's environment for this stand-in."""
        api, gateway = f"{self.state.base}{ROOT}", self.gateway.url
        return {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": api, "DISCORD_GATEWAY_URL": gateway}

    def slow(self, seconds: float) -> Self:
        """Set the latency."""
        self.rest.latency = self.gateway.latency = seconds
        return self

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Self]:
        """Listen on a free port for the length of a block."""
        app = web.Application(client_max_size=26 << 20)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{message}/{file}/{name}", self._file)
        app.router.add_get("/uploads/{file}/{name}", self._upload)
        app.router.add_route("*", ROOT + "/{path:.*}", self.rest.serve)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        self.state.base = f"http://127.0.0.1:{port}"
        self.gateway.url = f"ws://127.0.0.1:{port}/gateway/"
        try:
            yield self
        finally:
            await self.gateway.close()
            await runner.cleanup()

    async def _file(self, request: web.Request) -> web.Response:
        channel = self.state.channels.get(int(request.match_info["channel"]))
        message = channel.messages.get(int(request.match_info["message"])) if channel else None
        for each in message.attachments if message else ():
            if each.id == int(request.match_info["file"]):
                return web.Response(body=each.data, content_type="application/octet-stream")
        return web.Response(status=404)

    async def _upload(self, request: web.Request) -> web.Response:
        found = self.state.uploads.get(int(request.match_info["file"]))
        return web.Response(body=found.data) if found else web.Response(status=404)

    # what people do

    async def interact(self, each: Interaction) -> Interaction:
        """Perform an interaction and wait for its first answer as long as Discord does."""
        self.state.interactions[each.token] = each
        said = interactions.payload(self.state, each)
        guild = each.channel.guild
        self.gateway.dispatch("INTERACTION_CREATE", said, guild.id if guild and guild.with_bot else 0)
        try:
            async with asyncio.timeout(self.state.first + _REPLY):
                await each.answered.wait()
        except TimeoutError:
            self.unanswered.append(each)
        return each

    def write(self, user: DiscordUser, channel: Channel, words: str, answers: DiscordMessage | None = None) -> DiscordMessage:
        """Write a message; `answers`: reply to this one, which mentions its author."""
        message = DiscordMessage(channel, user, content=words, answers=answers)
        named = [self.state.people[int(ident)] for ident in re.findall(r"<@!?(\d+)>", words)]
        message.mentions = [*named, *([answers.author] if answers is not None else [])]
        channel.messages[message.id] = message
        self.state.touch(message)
        self.state.tell("MESSAGE_CREATE", self.state.event_of(message), channel)
        return message

    def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel or a thread."""
        threads.delete(self.state, channel)

    def outage(self, guild: Guild) -> None:
        """Make a server unreachable for a while."""
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)

    def leave(self, guild: Guild, user: DiscordUser) -> None:
        """Somebody leaves a server."""
        del guild.people[user.id], guild.members[user.id]
        said = {"guild_id": str(guild.id), "user": user.payload()}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", said, guild.id)

    async def ready(self, *guilds: Guild, seconds: float = 60.0) -> None:
        """Wait until the bot has registered its commands and listens to these servers."""
        wanted = guilds or tuple(self.state.guilds.values())
        await self.until(lambda: self.state.commands and all(self.gateway.hears(guild.id) for guild in wanted), seconds)

    async def until(self, found: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait until the condition holds."""
        async with patience(lambda: f"for {written(found)}", seconds):
            while not found():
                await self.state.news(self.state.changes)

    def said(self, message: DiscordMessage) -> dict[str, Any]:
        """A message as the bot would be told of it."""
        return payload(self.state, message)
