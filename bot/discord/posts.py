"""Posts the conversation's messages to channels, threads and private chats."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

import discord
from cachetools import LRUCache, TTLCache
from msgspec.structs import replace

from bot.chat.contract import Dispatcher, Folded, Message, Paragraph, PlatformLimits, PrivateChatClosed
from bot.chat.voice import Voice
from bot.discord.answers import AnsweringPosts
from bot.discord.channel_refs import ChannelRef, account, channel_ref, person_of
from bot.discord.commands import pressable
from bot.discord.faults import (
    ARCHIVED,
    GONE,
    MISSING_PERMISSIONS,
    OLD_EDITS,
    PRIVATE_CLOSED,
    UNKNOWN_MESSAGE,
    as_courier,
    changed_in_its_kind,
    steadily,
)
from bot.discord.folds import Folds
from bot.discord.layout import LONGEST_POST, Sheet, has_menu, post_sheet, text_of, whisper_sheet
from bot.discord.limits import DISCORD
from bot.discord.markup import markdown
from bot.discord.members import Members
from bot.discord.rights import explanation, lacking
from bot.i18n import shipped
from bot.store import LaterError, Place, keep_until, last_check, perhaps_posted
from bot.store.in_flight import InFlight

logger = logging.getLogger(__name__)
_RETRY_AFTER: Final = 600.0
"""Seconds until a channel that lacks a permission is tried again."""

_NEXT: Final = 1.0
"""Seconds until the next try while there is no client."""

_PATIENCE: Final = 2.0
"""Seconds that a message waits for a client that is logging in."""

_NEEDED_TO_EXPLAIN: Final = frozenset({"view_channel", "send_messages", "send_messages_in_threads"})
"""Without these the bot cannot even explain what is missing."""

_LONGEST_NONCE: Final = 25
_SEARCHED: Final = 50
"""Messages among which to look for an earlier post."""
_MALFORMED: Final = 400
_REMEMBERED: Final = 10_000
"""Private chats whose channel ids are kept; others are looked up again."""


OnLeft: TypeAlias = Callable[[str, Place], Awaitable[None]]


class Posts:
    """The platform as the conversation sees it. It posts once the client has logged in."""

    def __init__(self, dispatcher: Dispatcher, left: OnLeft) -> None:
        """`left` is called for each pinged person who is no longer in the server."""
        self._dispatcher = dispatcher
        self._on_left = left
        self.members = Members()
        self._limits = DISCORD
        self._client: discord.Client | None = None
        self._connected = asyncio.Event()
        self._gone = False
        self._explained: TTLCache[Place, None] = TTLCache(_REMEMBERED, _RETRY_AFTER)
        self.posting = InFlight()
        self.folds = Folds()
        self.answers = AnsweringPosts()
        self._newest: LRUCache[Place, tuple[float, str]] = LRUCache(_REMEMBERED)
        self._posted = asyncio.Event()
        self._private: LRUCache[int, int] = LRUCache(_REMEMBERED)

    @property
    def limits(self) -> PlatformLimits:
        """What Discord can do."""
        return self._limits

    def launch(self, *, can: bool) -> None:
        """Note whether the board can be opened inside Discord."""
        self._limits = replace(DISCORD, launches=can)

    def connect(self, client: discord.Client) -> None:
        """Post with this client from now on; it has logged in."""
        self._client = client
        self._gone = False
        self._connected.set()

    def disconnect(self) -> None:
        """Return deliveries unposted from now on: another process may post them."""
        self._gone = True
        self._connected.clear()

    async def client(self) -> discord.Client:
        """Return the client. Wait only briefly: a later delivery checks again whom to ping."""
        if self._gone:
            raise LaterError(_NEXT)
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._connected.wait()
        except TimeoutError:
            raise LaterError(_NEXT) from None
        assert self._client is not None
        return self._client

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Post or edit a message; return its id. Messages for one person go to the private chat."""
        alone = bool(message.private_to)
        where = channel_ref(place)
        if alone and not where.person:
            where = ChannelRef(person=person_of(message.private_to))
            if not where.person:
                raise PrivateChatClosed(message.private_to)
        voice = await self._voice(place, message)
        try:
            return await steadily(lambda: self._post(where, message, nonce, voice))
        except discord.Forbidden as refusal:
            if refusal.code == MISSING_PERMISSIONS and where.server:
                await self._explain(place, where)
            raise as_courier(refusal, place, alone=alone) from None
        except discord.HTTPException as refusal:
            bare = Message(message.paragraphs, private_to=message.private_to, ring=message.ring, more=message.more)
            if refusal.status != _MALFORMED or refusal.code in PRIVATE_CLOSED | GONE or bare == message:
                raise as_courier(refusal, place, alone=alone) from None
            # A fault in the bot would recur at every attempt and block the messages after it: post at least the words.
            logger.exception("Discord refuses the picture for %s; posting the text alone", place)
            return await self.post(place, bare, nonce)

    async def posted_since(self, place: Place, since: float, until: float) -> str:
        """Return the address of the newest message posted or changed here since a time; wait for it `until` another.

        Both are on the monotonic clock. The address is empty if there is none: another process may post it.
        """
        while True:
            at, address = self._newest.get(place, (0.0, ""))
            if at >= since:
                return address
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    await self._posted.wait()
            except TimeoutError:
                return ""

    def _note(self, where: ChannelRef, channel: discord.PartialMessageable, message: str) -> None:
        server = where.server or "@me"
        self._newest[where.place] = time.monotonic(), f"https://discord.com/channels/{server}/{channel.id}/{message}"
        self._posted.set()
        self._posted = asyncio.Event()

    async def _voice(self, place: Place, message: Message) -> Voice:
        """Return a voice in the place's language if the layout may need words that are not in the message."""
        needed = message.files or has_menu(message.buttons)
        return Voice(shipped().choose((await self._dispatcher.chat(place)).language if needed else ""))

    async def _post(self, where: ChannelRef, message: Message, nonce: str, voice: Voice) -> str:
        client = await self.client()
        with self.posting.one():
            return await self._post_in(client, where, message, nonce, voice)

    async def _post_in(self, client: discord.Client, where: ChannelRef, message: Message, nonce: str, voice: Voice) -> str:
        channel = await self._channel(client, where)
        posted = message.changed
        if not message.empty:
            posted = await self._edit(channel, message, voice) if message.edits else ""
            if not posted and message.edits and not message.anew:
                return ""
            if not posted:
                made = await post_sheet(message, self.limits, voice, ping=not message.edits)
                posted = await self._send(channel, made, nonce, message.answers)
                for person in made.pings:
                    if await self.members.missing(client, where, person):
                        await self._on_left(account(person), where.place)
            self._note(where, channel, posted)
        if message.above and where.thread:
            await self._change_above(client, where, message.above)
        if message.folded is not None and (message.empty or message.folded.message != posted):
            keep_until(self.folds.put(channel, message.folded))
        return posted

    async def _change_above(self, client: discord.Client, where: ChannelRef, above: tuple[Paragraph, ...]) -> None:
        """Change the card above a thread, which has the thread's id. It may be somebody else's message, or gone."""
        card = client.get_partial_messageable(where.channel, guild_id=where.server).get_partial_message(where.thread)
        text = text_of(Message(above), self.limits, LONGEST_POST, ping=False)
        try:
            await card.edit(content=text, view=None, attachments=[], allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as refusal:
            logger.info("thread %s: cannot change the card above it: %s", where.thread, refusal)

    async def _channel(self, client: discord.Client, where: ChannelRef) -> discord.PartialMessageable:
        if not where.person:
            return client.get_partial_messageable(where.target, guild_id=where.server)
        if where.person not in self._private:
            opened = await client.http.start_private_message(str(where.person))
            self._private[where.person] = int(opened["id"])
        return client.get_partial_messageable(self._private[where.person])

    async def _send(self, channel: discord.PartialMessageable, made: Sheet, nonce: str, answers: str) -> str:
        client, again = await self.client(), bool(nonce) and perhaps_posted()
        known = await self.answers.given(client, answers) if answers and again else ""
        known = known or (await self._known(channel, made, _short_nonce(nonce)) if again else "")
        if known:
            return known
        await last_check()()
        answered = await self.answers.give(client, answers, made) if answers else ""
        if answered:
            return answered
        send = partial(channel.send, nonce=_short_nonce(nonce)) if nonce else channel.send
        sent = await send(**made.body, files=list(made.files), allowed_mentions=made.mentions, silent=made.silent)
        return str(sent.id)

    async def _known(self, channel: discord.PartialMessageable, made: Sheet, nonce: str) -> str:
        """Return the id of a post that an earlier attempt has made; empty if there is none among the newest.

        Discord refuses to repeat a nonce for some minutes only. The same buttons, too, show that it is the same post.
        """
        wanted, me = list(pressable(made.view.to_components())), (await self.client()).user
        try:
            async for each in channel.history(limit=_SEARCHED):
                same = wanted and list(pressable(part.to_dict() for part in each.components)) == wanted
                if each.author == me and (nonce == each.nonce or same):
                    return str(each.id)
        except discord.Forbidden as refusal:
            logger.info("channel %s: cannot look for an earlier post: %s", channel.id, refusal)
        return ""

    async def _edit(self, channel: discord.PartialMessageable, message: Message, voice: Voice) -> str:
        """Edit a message and return its id; empty if it is gone or too old to change."""

        async def change(layout: bool) -> object:
            lay_out = whisper_sheet if layout else partial(post_sheet, ping=False)
            made = await lay_out(message, self.limits, voice)
            posted = channel.get_partial_message(int(message.edits))
            return await posted.edit(**made.body, attachments=list(made.files), allowed_mentions=made.mentions)

        try:
            try:
                await changed_in_its_kind(change)
            except discord.HTTPException as refusal:
                if refusal.code != ARCHIVED:
                    raise
                # A post opens an archived thread, an edit does not. A locked thread stays closed.
                await (await self.client()).http.edit_channel(channel.id, archived=False)
                await changed_in_its_kind(change)
        except discord.HTTPException as refusal:
            if refusal.code in (UNKNOWN_MESSAGE, OLD_EDITS):
                return ""
            raise
        return message.edits

    async def fold(self, place: Place, folded: Folded) -> None:
        """Fold a post soon; until then, and if that fails, a press on its buttons says that it is old."""
        client = await self.client()
        self.folds.put(await self._channel(client, channel_ref(place)), folded)

    async def _explain(self, place: Place, where: ChannelRef) -> None:
        """Post the missing permissions in the channel, if it allows at least words, and raise LaterError."""
        client = await self.client()
        guild = client.get_guild(where.server)
        missing = _missing(guild, where)
        if not _NEEDED_TO_EXPLAIN.isdisjoint(missing):
            return
        if place not in self._explained:
            language = (await self._dispatcher.chat(place)).language or str(guild.preferred_locale if guild else "")
            text = markdown(explanation(Voice(shipped().choose(language)), missing))
            try:
                await (await self._channel(client, where)).send(text, silent=True)
            except discord.Forbidden:
                return
            self._explained[place] = None
        raise LaterError(_RETRY_AFTER)


def _missing(guild: discord.Guild | None, where: ChannelRef) -> tuple[str, ...]:
    """Return the missing permissions. For a server on another process's shard they are unknown: most likely attaching files."""
    channel = guild.get_channel_or_thread(where.target) if guild is not None else None
    if guild is None or channel is None:
        return ("attach_files",)
    return lacking(channel.permissions_for(guild.me), thread=bool(where.thread)) or ("attach_files",)


def _short_nonce(nonce: str) -> str:
    """Shorten a nonce: Discord accepts 25 characters."""
    return nonce if len(nonce) <= _LONGEST_NONCE else hashlib.sha256(nonce.encode()).hexdigest()[:_LONGEST_NONCE]
