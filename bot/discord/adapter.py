"""The Discord adapter: turn interactions and messages into requests, and show the replies."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any, Final, TypeVar, cast

import aiohttp
import discord
from discord.http import Route
from msgspec.structs import replace

from bot.chat.contract import (
    LARGEST_RECORD,
    Completion,
    Dispatcher,
    Message,
    Paragraph,
    PlatformEvents,
    PrivateChatClosed,
    Reply,
    Request,
)
from bot.chat.launching import note_launch
from bot.chat.platform_kind import UnreachableError
from bot.chat.voice import Voice
from bot.discord import commands
from bot.discord.channel_refs import ChannelRef, account
from bot.discord.client import BROKEN_LINES, Client
from bot.discord.faults import AnsweredError, ExpiredError
from bot.discord.limits import DISCORD
from bot.discord.markup import COMMANDS
from bot.discord.posts import Posts
from bot.discord.private_drafts import Drafts
from bot.discord.requests import channel_ref_of, is_hidden, launched, near, request_of, typed_request
from bot.discord.responder import Responder
from bot.discord.rights import INVITED_WITH, explanation, lacking
from bot.discord.threads import Threads
from bot.i18n import shipped
from bot.settings import Secret
from bot.store import LaterError, PerhapsPostedError, PlaceGoneError, Store, StoreError
from bot.store.in_flight import Tasks
from bot.store.silence import LONG, Silence
from bot.watch.faults import report

logger = logging.getLogger(__name__)

FIRST_ANSWER: Final = 1.5
"""Seconds after which an interaction gets a first answer, ready or not; one count for the whole interaction."""

LATEST_ANSWER: Final = 2.5
"""The same limit, counted from Discord's timestamp, for an interaction that arrives late: Discord waits three seconds."""

_DEAD: Final = 3.0
"""Seconds. An interaction that looks older than this shows that the clocks differ; its age means nothing."""

LAST_ANSWERS: Final = 5.0
"""Seconds that running requests get to finish at shutdown."""

LAST_POSTS: Final = 2.0
"""Seconds after that for messages still being posted."""

_T = TypeVar("_T")
_REFUSALS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, LaterError, PerhapsPostedError, PlaceGoneError)
"""Errors that Discord or the network may answer with; OSError includes TimeoutError."""

_HEARD: Final = "discord-heard"
_HEARD_FOR: Final = 3_600_000
_REGISTERED: Final = "discord-commands"


class Discord:
    """The Discord side of the bot, from login to shutdown."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        store: Store,
        events: PlatformEvents,
        announce: Callable[[str], None],
        *,
        boards: bool = False,
    ) -> None:
        """`announce`: gets the invitation links; `boards`: whether the settings let Discord open the board."""
        self._boards = boards
        self._dispatcher = dispatcher
        self._store = store
        self._events = events
        self._announce = announce
        self._owners: frozenset[int] = frozenset()
        self._busy = Tasks()
        self.posts = Posts(dispatcher, events.on_left)
        self._drafts = Drafts()
        self._threads = Threads(dispatcher)
        self._menu = dispatcher.commands()
        self._silences: dict[int, Silence] = {}

    async def run(self, token: Secret, shards: Sequence[int] = (), count: int = 0) -> None:
        """Serve until cancelled, then take nothing new and finish what is running."""
        client = Client(self, self._store.coordination, shards, count)
        hearing = asyncio.create_task(client.hear())
        try:
            await client.start(token.reveal())
        except discord.LoginFailure:
            logger.critical("Discord rejects the token; Discord stays off. Set a valid DISCORD_TOKEN and restart the bot")
        except BROKEN_LINES as cause:
            raise UnreachableError(f"Discord cannot be reached: {type(cause).__name__}") from cause
        finally:
            hearing.cancel()
            await self._end(client)

    async def _end(self, client: Client) -> None:
        await client.hang_up()
        if self._busy:
            await asyncio.wait(self._busy, timeout=LAST_ANSWERS)
        await self.posts.posting.wait(LAST_POSTS)
        await self.posts.folds.stop(LAST_POSTS)
        self.posts.disconnect()
        await client.close()

    async def begin(self, client: Client) -> None:
        """After login, register new commands with Discord and announce the invitation links."""
        self.posts.connect(client)
        self._owners = _owners(client)
        await self._register_commands(client)
        self.posts.launch(can=self._boards and await _has_activity(client))
        assert client.application_id is not None
        scopes = ("bot", "applications.commands")
        link = discord.utils.oauth_url(client.application_id, permissions=INVITED_WITH, scopes=scopes)
        own = discord.utils.oauth_url(client.application_id, scopes=("applications.commands",))
        self._announce(f"Invite the bot to a Discord server: {link}")
        self._announce(f"Have it for yourself, everywhere on Discord: {own}&integration_type=1")

    async def _register_commands(self, client: Client) -> None:
        """Register the commands, which Discord keeps, only if they differ from the last ones registered; note their ids."""
        wanted = commands.payload(self._menu)
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).digest()
        name = str(client.application_id)
        noted = await self._store.documents.get(_REGISTERED, name)
        registered = commands.read_registered(noted.body)
        if registered is None or registered.digest != digest:
            registered = await self._put_commands(client, wanted, digest)
            if registered.digest:
                await self._store.documents.put(_REGISTERED, name, commands.write_registered(registered), noted.revision)
        COMMANDS.know(self._menu, registered.ids)

    async def _put_commands(self, client: Client, wanted: list[dict[str, Any]], digest: bytes) -> commands.Registered:
        """Register the commands; if Discord refuses them, go on with those it has."""
        assert client.application_id is not None
        known: list[dict[str, Any]] = []
        try:
            # An app with Activities has an entry point command, and Discord refuses a list without it.
            known = await _known_commands(client)
            given = [*wanted, *commands.entry_points(known)]
            made: Any = await client.http.bulk_upsert_global_commands(client.application_id, cast("list[Any]", given))
        except (discord.HTTPException, discord.RateLimited) as refusal:
            logger.warning("Discord rejects the list of commands; keeping the previous one: %s", refusal)
            return commands.Registered(b"", commands.ids_of(known))
        return commands.Registered(digest, commands.ids_of(made))

    # interactions and messages

    async def interaction(self, interaction: discord.Interaction[Client]) -> None:
        """Answer an interaction, even if the bot is shutting down meanwhile."""
        if interaction.type is discord.InteractionType.autocomplete:
            await self._keep(self._complete(interaction))
        elif interaction.type is not discord.InteractionType.ping:
            await self._keep(self._answer(interaction))

    async def message(self, message: discord.Message) -> None:
        """Answer a message to the bot; if delivered twice, once."""
        await self._keep(self._answer_message(message))

    async def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        await asyncio.shield(self._busy.start(work))

    async def _answer(self, interaction: discord.Interaction[Client]) -> None:
        answer_by = time.monotonic() + time_left(interaction.created_at)
        if (table := launched(interaction)) is not None and await self._launch(interaction, table, answer_by):
            return
        request = request_of(interaction, self._owners, self._menu)
        self.posts.members.saw(channel_ref_of(interaction).server, interaction.user.id)
        responder = Responder(self.posts, interaction, request.place, hidden=is_hidden(interaction), answer_by=answer_by)
        try:
            await self._answer_in_time(interaction, request, responder)
        except AnsweredError:
            logger.info("interaction %s: already answered, or expired", interaction.id)
        except _REFUSALS as refusal:
            logger.warning("interaction %s: a part of the answer failed: %s", interaction.id, refusal)

    async def _launch(self, interaction: discord.Interaction[Client], table: str, answer_by: float) -> bool:
        """Open the board inside Discord; return whether that went well. Discord does not pass the table on: it is remembered."""
        noting = self._busy.start(self._note_launch(interaction, table))
        await asyncio.wait({noting}, timeout=max(0.0, answer_by - time.monotonic()))
        try:
            await interaction.response.launch_activity()
        except _REFUSALS as refusal:
            logger.warning("interaction %s: the board cannot be opened on Discord: %s", interaction.id, refusal)
            return False
        return True

    async def _note_launch(self, interaction: discord.Interaction[Client], table: str) -> None:
        try:
            await note_launch(self._store, account(interaction.user.id), table)
        except StoreError as fault:
            logger.warning("interaction %s: the board opens without its table: %s", interaction.id, fault)

    async def _answer_in_time(self, interaction: discord.Interaction[Client], request: Request, responder: Responder) -> None:
        where = channel_ref_of(interaction)
        reply = await self._in_time(self._reply(interaction, request, where, responder.voice), responder)
        if reply is None:
            await responder.hold("hidden")
            await self._in_thread(interaction, request, where, responder)
        elif reply.taken:
            logger.info("interaction %s: answered by another process", interaction.id)
            await responder.withdraw()
        else:
            await self._show(responder, reply)
            await self._drafts.follow(interaction, request, reply, responder.alone)

    async def _reply(
        self, interaction: discord.Interaction[Client], request: Request, where: ChannelRef, voice: Voice
    ) -> Reply | None:
        """Return the reply, by one process only; None if the table that is wanted gets a thread of its own first."""
        needs, allowed = self._dispatcher.needs(request), interaction.app_permissions
        own_thread = bool(needs.opens) and await self._threads.wants(request, where, allowed)
        posts = bool(where.server) and needs.posts
        missing = lacking(allowed, thread=bool(where.thread), own_thread=own_thread) if posts else ()
        if not missing and not own_thread:
            return await self._handle(interaction, replace(request, claim=True))
        # The conversation learns nothing of it, or not yet; two processes would make two threads.
        if not await self._store.coordination.claim(f"discord:{interaction.id}"):
            return Reply(taken=True)
        return Reply(messages=(_alone(explanation(voice, missing), request),)) if missing else None

    async def _handle(self, interaction: discord.Interaction[Client], request: Request) -> Reply:
        """Return the reply; if the bot itself fails, log the fault and tell the person only that something went wrong."""
        try:
            file = commands.attachment_of(cast("dict[str, Any]", interaction.data))
            if file is not None:
                request = replace(request, file=await _fetch(interaction.client, file))
            voice = Voice(shipped().choose(request.language))
            request = replace(request, house=self._threads.house(interaction, channel_ref_of(interaction), voice))
            return await self._dispatcher.handle(request, self.posts.limits)
        except Exception as fault:
            # Catch everything, or the person is left with a spinning wheel.
            logger.exception("interaction %s failed", interaction.id)
            report("update", fault)
            line = Voice(shipped().choose(request.language)).line("discord-trouble")
            return Reply(messages=(_alone(line, request),))

    async def _in_time(self, work: Coroutine[Any, Any, _T], responder: Responder) -> _T:
        """Return the result of the work; defer the interaction if the time for a first answer runs out before."""
        task = asyncio.create_task(work)
        done, _ = await asyncio.wait({task}, timeout=max(0.0, responder.answer_by - time.monotonic()))
        try:
            if not done:
                await responder.hold()
        finally:
            await asyncio.wait({task})  # finish the request, even if its answer can no longer be shown
        return task.result()

    async def _show(self, responder: Responder, reply: Reply) -> None:
        try:
            await responder.show(reply)
        except ExpiredError:
            await responder.too_late(reply)

    async def _in_thread(
        self, interaction: discord.Interaction[Client], request: Request, where: ChannelRef, responder: Responder
    ) -> None:
        thread = await self._threads.create(interaction, where)
        if thread is None:
            await self._show(responder, Reply(messages=(_alone(responder.voice.line("discord-thread-failed"), request),)))
            return
        place = ChannelRef(server=where.server, channel=where.channel, thread=thread.id).place
        inside = replace(request, place=place, answerable="")
        reply = await self._handle(interaction, inside)
        if reply.messages or reply.answer:
            await self._threads.discard(thread)
        else:
            reply = Reply(messages=(self._threads.link_message(thread, responder.voice, request),))
        await self._show(responder, reply)

    async def _complete(self, interaction: discord.Interaction[Client]) -> None:
        """Offer completions; none if they are not found in time."""
        data = cast("dict[str, Any]", interaction.data)
        found: tuple[Completion, ...] = ()
        try:
            async with asyncio.timeout(time_left(interaction.created_at)):
                asked = replace(request_of(interaction, self._owners, self._menu), near=near(interaction))
                found = await self._dispatcher.suggest(asked, *commands.typed_of(data))
        except (TimeoutError, StoreError) as fault:
            logger.info("interaction %s: completion failed: %r", interaction.id, fault)
        except Exception as fault:
            logger.exception("interaction %s: completion failed", interaction.id)
            report("update", fault)
        try:
            await interaction.response.autocomplete(commands.choices(found))
        except _REFUSALS as refusal:
            logger.info("interaction %s: completion took too long: %s", interaction.id, refusal)

    async def _answer_message(self, message: discord.Message) -> None:
        try:
            if not await self._store.documents.put(_HEARD, str(message.id), b"1", 0, _HEARD_FOR):
                return
            request = typed_request(message, await _where(message), self._owners)
            reply = await self._dispatcher.handle(request, replace(self.posts.limits, can_whisper=False))
            for each in reply.messages:
                await self._post_answer(request, each)
        except (*_REFUSALS, StoreError) as refusal:
            logger.warning("channel %s: answering a message failed: %s", message.channel.id, refusal)

    async def _post_answer(self, request: Request, message: Message) -> None:
        """Post an answer to a message, which cannot be a whisper: private answers go to the private chat if it is open."""
        try:
            await self.posts.post(request.place, message)
        except PrivateChatClosed:
            line = Voice(shipped().choose(request.language)).line("only-private")
            await self.posts.post(request.place, Message((line,)))

    # places and outages

    async def report_gone(self, server: int, channels: Sequence[discord.abc.Snowflake], thread_of: int = 0) -> None:
        """Tell the tables shown in these channels, or in these threads of `thread_of`, that they are gone."""
        for channel in channels:
            parts = (thread_of, channel.id) if thread_of else (channel.id, 0)
            try:
                await self._events.on_gone(ChannelRef(0, server, *parts).place)
            except StoreError as fault:
                logger.warning("cannot report that channel %s is gone; the next post there will: %s", channel.id, fault)

    async def report_deleted(self, server: int, channel: int, messages: Sequence[int], thread_of: int = 0) -> None:
        """Tell the tables shown in this channel, or in this thread of `thread_of`, that messages are gone."""
        parts = (thread_of, channel) if thread_of else (channel, 0)
        for message in messages:
            try:
                await self._events.on_deleted(ChannelRef(0, server, *parts).place, str(message))
            except StoreError as fault:
                logger.warning("cannot report that message %d is gone: %s", message, fault)

    async def shard_heard(self, shard: int) -> None:
        """Note that a shard is heard; after a long silence, give time back."""
        await self._silence(shard).heard()

    def shard_lost(self, shard: int) -> None:
        """Note that nothing is heard from a shard."""
        self._silence(shard).lost()

    def _silence(self, shard: int) -> Silence:
        if shard not in self._silences:
            self._silences[shard] = Silence(self._store, DISCORD.platform, str(shard), self._give_back)
        return self._silences[shard]

    async def _give_back(self, silent: int, reason: str) -> None:
        """Give time back after a long silence: the first shard that is heard again does it for all."""
        if await self._store.coordination.hold("discord:silence", reason, LONG):
            await self._events.on_back(DISCORD.platform, silent, reason)


def time_left(done: datetime) -> float:
    """Return the seconds left for the first answer to an interaction of this time."""
    age = (discord.utils.utcnow() - done).total_seconds()
    return min(FIRST_ANSWER, max(0.0, LATEST_ANSWER - age)) if 0 <= age < _DEAD else FIRST_ANSWER


def _alone(line: Paragraph, request: Request) -> Message:
    return Message((line,), private_to=request.person.id)


def _owners(client: Client) -> frozenset[int]:
    """Return the owners of the bot: one person, or a team."""
    application = client.application
    if application is None:
        return frozenset()
    return frozenset(member.id for member in application.team.members) if application.team else frozenset({application.owner.id})


async def _known_commands(client: Client) -> list[dict[str, Any]]:
    """Return the registered commands with their names in all languages, which the library's own call leaves out."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
    found: list[dict[str, Any]] = await client.http.request(route, params={"with_localizations": "true"})
    return found


async def _has_activity(client: Client) -> bool:
    """Return whether the host has enabled Activities: Discord has made the command that opens one."""
    try:
        return bool(commands.entry_points(await _known_commands(client)))
    except (discord.HTTPException, discord.RateLimited) as refusal:
        logger.warning("Discord does not list the commands; the board is not offered inside Discord: %s", refusal)
        return False


async def _fetch(client: Client, file: Any) -> bytes:
    """Return the uploaded file; empty if it is larger than any game record."""
    return b"" if file["size"] > LARGEST_RECORD else await client.http.get_from_cdn(file["url"])


async def _where(message: discord.Message) -> ChannelRef:
    """Return where the message was written; ask Discord for the channel of an unknown thread."""
    if message.guild is None:
        return ChannelRef(person=message.author.id)
    channel: Any = message.channel
    if isinstance(channel, discord.PartialMessageable):
        channel = await message.guild.fetch_channel(channel.id)
    if isinstance(channel, discord.Thread):
        return ChannelRef(server=message.guild.id, channel=channel.parent_id, thread=channel.id)
    return ChannelRef(server=message.guild.id, channel=channel.id)
