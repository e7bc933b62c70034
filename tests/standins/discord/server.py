"""The stand-in as a test holds it: a server on a free port, and what its people can do."""

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
from tests.standins.discord.state import State
from tests.standins.discord.world import Channel, Guild, Message, User
from tests.standins.discord.writing import payload
from tests.waiting import patience, written

TOKEN: Final = "stand-in.discord.token"
_REPLY: Final = 0.3
"""Seconds more than Discord allows after which nobody waits for an answer."""


@dataclass
class StandIn:
    """Discord, as far as a bot meets it."""

    state: State = field(default_factory=lambda: State(TOKEN))
    limits: Limits = field(default_factory=Limits)
    unanswered: list[Interaction] = field(default_factory=list)
    """What somebody did without an answer in time."""

    def __post_init__(self) -> None:
        self.gateway = Gateway(self.state)
        self.rest = Rest(self.state, self.gateway, self.limits)
        self.state.dispatch = self.gateway.dispatch

    def settings(self) -> dict[str, str]:
        """The bot's environment with which it comes here."""
        api, gateway = f"{self.state.base}{ROOT}", self.gateway.url
        return {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": api, "DISCORD_GATEWAY_URL": gateway}

    def slow(self, seconds: float) -> Self:
        """Everything takes this long on its way."""
        self.rest.latency = self.gateway.latency = seconds
        return self

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Self]:
        """Listen on a free port until the end."""
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
        """Somebody does something, and waits for the first answer as long as Discord does."""
        self.state.interactions[each.token] = each
        said = interactions.payload(self.state, each)
        guild = each.channel.guild
        self.gateway.dispatch("INTERACTION_CREATE", said, guild.id if guild and guild.with_bot else 0)
        try:
            await asyncio.wait_for(each.answered.wait(), self.state.first + _REPLY)
        except TimeoutError:
            self.unanswered.append(each)
        return each

    def write(self, user: User, channel: Channel, words: str, answers: Message | None = None) -> Message:
        """Somebody writes; with `answers` as a reply, which mentions whom it answers."""
        message = Message(channel, user, content=words, answers=answers)
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
        """A server cannot be reached for a while."""
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)

    def leave(self, guild: Guild, user: User) -> None:
        """Somebody leaves a server."""
        del guild.people[user.id], guild.members[user.id]
        said = {"guild_id": str(guild.id), "user": user.payload()}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", said, guild.id)

    async def ready(self, *guilds: Guild, seconds: float = 60.0) -> None:
        """Wait until the bot has put up its commands and listens to these servers."""
        wanted = guilds or tuple(self.state.guilds.values())
        await self.until(lambda: self.state.commands and all(self.gateway.hears(guild.id) for guild in wanted), seconds)

    async def until(self, found: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait until something is so."""
        async with patience(lambda: f"for {written(found)}", seconds):
            while not found():
                await self.state.news(self.state.changes)

    def command(self, name: str, guild: Guild | None) -> dict[str, Any]:
        """A registered command."""
        everywhere = self.state.commands.get(0, [])
        here = self.state.commands.get(guild.id, []) if guild is not None else []
        found = next((each for each in (*here, *everywhere) if each["name"] == name), None)
        assert found is not None, f"no command /{name}: {[each['name'] for each in everywhere]}"
        return found

    def said(self, message: Message) -> dict[str, Any]:
        """A message as the bot would be told of it."""
        return payload(self.state, message)
