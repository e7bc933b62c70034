"""The connection to Discord: the events to receive, the shards to serve, and when a shard may identify."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

import aiohttp
import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.store.coordination import Coordination
from bot.store.faults import Steadfast
from bot.watch.faults import report

if TYPE_CHECKING:
    from bot.discord.adapter import Discord

logger = logging.getLogger(__name__)

SPACING: Final = 5500
"""Milliseconds between two identifies in the same bucket: Discord allows one per five seconds."""


_HEARS_EVERY: Final = 15.0
"""Seconds between two looks at which shards are connected."""

LONGEST_PAUSE: Final = 30.0
"""Seconds at most between two attempts to connect, so that the bot is back soon after an outage of Discord's."""


class _Passing(logging.Filter):
    """A filter that turns the library's errors about lost connections into warnings: they pass by themselves."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record; shorten a lost connection to a warning with the name of the cause."""
        cause = record.exc_info[1] if record.exc_info else None
        if isinstance(cause, BROKEN_LINES):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = f"{record.getMessage()}: {type(cause).__name__}", ()
            record.exc_info = None
        return True


BROKEN_LINES: Final = (OSError, TimeoutError, aiohttp.ClientError, discord.GatewayNotFound, discord.ConnectionClosed)
logging.getLogger("discord.shard").addFilter(_Passing())


class _Pauses(ExponentialBackoff[Literal[False]]):
    """Pauses between attempts to reconnect. The library's own grow to a quarter of an hour and stay long after a success."""

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        return min(super().delay(), LONGEST_PAUSE)


class Client(discord.AutoShardedClient):
    """discord.py with only what the bot needs: no members, no presences, no contents of messages to others."""

    def __init__(self, events: Discord, coordination: Coordination, shards: Sequence[int] = (), count: int = 0) -> None:
        """`shards` of `count`: the ones this process serves; by default as many as Discord recommends."""
        self._events = events
        self._coordination = coordination
        self._concurrency = 1
        self._lost: set[int] = set()
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,
        )
        if count:
            self.shard_ids, self.shard_count = list(shards), count

    async def setup_hook(self) -> None:
        """Begin after login, before the first event arrives."""
        await self._events.begin(self)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Ask Discord how many shards to run and how many may identify at once, then listen."""
        count, _, limits = await self.http.get_bot_gateway()
        self._concurrency = max(1, limits["max_concurrency"])
        self.shard_count = self.shard_count or count
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a moment to identify that no other process has taken."""
        bucket = (shard_id or 0) % self._concurrency
        moment = partial(self._coordination.moment, f"discord:identify:{self.application_id}:{bucket}", SPACING)
        await asyncio.sleep(await Steadfast("a shard that is to identify").keep(moment) / 1000)

    async def on_interaction(self, interaction: discord.Interaction[Client]) -> None:
        """Pass on a command, a button, a menu, or a request for completions."""
        await self._events.interaction(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Pass on a message to the bot; do not even read others."""
        assert self.user is not None
        if message.author.bot or not message.content:
            return
        if message.guild is None or self.user in message.mentions:
            await self._events.message(message)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pass on that a channel is gone."""
        await self._events.report_gone(channel.guild.id, [channel])

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pass on that a thread is gone."""
        await self._events.report_gone(payload.guild_id, [discord.Object(payload.thread_id)], payload.parent_id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Pass on that a message in a server is gone, whoever wrote it: none is kept here."""
        await self._deleted(payload.guild_id, payload.channel_id, [payload.message_id])

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Pass on that many messages are gone."""
        await self._deleted(payload.guild_id, payload.channel_id, sorted(payload.message_ids))

    async def _deleted(self, server: int | None, channel: int, messages: Sequence[int]) -> None:
        guild = self.get_guild(server) if server else None
        thread = guild.get_thread(channel) if guild is not None else None
        if server:
            await self._events.report_deleted(server, channel, messages, thread.parent_id if thread is not None else 0)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pass on that a server's channels and threads are gone: it removed the bot or no longer exists."""
        for thread in guild.threads:
            await self._events.report_gone(guild.id, [thread], thread.parent_id)
        await self._events.report_gone(guild.id, guild.channels)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Log and report a failed event handler."""
        fault = sys.exception()
        logger.error("handling the event %s failed", event_method, exc_info=fault)
        if fault is not None:
            report("update", fault)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that nothing is heard from this shard."""
        self._lost.add(shard_id)
        self._events.shard_lost(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that the shard is back with a new session."""
        await self._back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that the shard has resumed its session and missed nothing."""
        await self._back(shard_id)

    async def _back(self, shard_id: int) -> None:
        shard = self.get_shard(shard_id)
        if shard is not None:
            shard._parent._backoff = _Pauses()  # noqa: SLF001 - the library has no setting for it
        self._lost.discard(shard_id)
        await self._events.shard_heard(shard_id)

    async def hear(self) -> None:
        """Note from time to time which shards are heard, until cancelled."""
        while True:
            await asyncio.sleep(_HEARS_EVERY)
            for shard_id, shard in list(self.shards.items()):
                if shard_id not in self._lost and not shard.is_closed() and self.is_ready():
                    await self._events.shard_heard(shard_id)

    async def hang_up(self) -> None:
        """Receive nothing more; running requests can still be answered."""
        for shard in self.shards.values():
            if not shard.is_closed():
                await shard.disconnect()


def redirect(api: str | None, gateway: str | None) -> None:
    """Use other addresses in place of Discord's; the library has one of each for the whole process."""
    if api is not None:
        Route.BASE = api
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
