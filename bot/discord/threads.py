"""A thread for each table, where the admins want it or the channel takes nothing else."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord.http import Route

from bot.chat.contract import Button, Dispatcher, House, MakeHouse, Message, Request
from bot.chat.fitting import cut
from bot.chat.voice import Voice
from bot.discord.channel_refs import ChannelRef
from bot.discord.rights import lacking, named, only_threads
from bot.i18n import shipped
from bot.store import StoreError

logger = logging.getLogger(__name__)

_WEEK: Final = 10080
"""Minutes of silence after which Discord archives a thread; a message brings it back."""

_LONGEST_NAME: Final = 100
_HAS_THREAD: Final = 160004
"""The code of a message that has a thread already."""


class Threads:
    """Makes a thread before its table is opened, so that the thread is the table's home."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher

    async def wants(self, request: Request, where: ChannelRef, allowed: discord.Permissions) -> bool:
        """Return whether a new table gets a thread here; False if the person may not open tables here."""
        if not where.channel or where.thread:
            return False
        try:
            chat = await self._dispatcher.chat(request.place)
        except StoreError:
            return False  # the conversation reports the trouble
        may = chat.allows(request.place) and (chat.opening == "all" or request.admin or request.owner)
        return may and (chat.threads or only_threads(allowed))

    def house(self, interaction: discord.Interaction[Any], where: ChannelRef, voice: Voice) -> MakeHouse | None:
        """Return what makes a thread below a message of this channel; None outside servers."""
        if not where.channel:
            return None

        async def make(message: str, name: str) -> House:
            if not message:
                return await self._post_in_forum(interaction, where, name)
            if where.thread or not isinstance(interaction.channel, discord.TextChannel):
                return House()
            missing = lacking(interaction.app_permissions, thread=False, own_thread=True)
            if missing:
                return House(missing=named(voice, missing))
            http: Any = interaction.client.http
            try:
                made = await http.start_thread_with_message(
                    where.channel, int(message), name=cut(name, _LONGEST_NAME), auto_archive_duration=_WEEK
                )
                thread = int(made["id"])
            except discord.HTTPException as refusal:
                if refusal.code != _HAS_THREAD:
                    logger.info("channel %s: cannot create a thread: %s", where.channel, refusal)
                    return House()
                thread = int(message)
            return _house(where, thread)

        return make

    async def _post_in_forum(self, interaction: discord.Interaction[Any], where: ChannelRef, name: str) -> House:
        """Make a new post of the forum with a link to this one; an empty house where there is no forum, or Discord refuses."""
        forum = interaction.channel.parent if isinstance(interaction.channel, discord.Thread) else None
        if not isinstance(forum, discord.ForumChannel):
            return House()
        first = {"content": f"<#{where.thread}>", "allowed_mentions": {"parse": []}}
        said = {"name": cut(name, _LONGEST_NAME), "auto_archive_duration": _WEEK, "message": first}
        try:
            # The library's own call has a parameter that Discord does not document.
            made = await interaction.client.http.request(
                Route("POST", "/channels/{channel_id}/threads", channel_id=forum.id), json=said
            )
        except discord.HTTPException as refusal:
            logger.info("forum %s: cannot create a post: %s", where.channel, refusal)
            return House()
        return _house(where, int(made["id"]))

    async def create(self, interaction: discord.Interaction[Any], where: ChannelRef) -> discord.Thread | None:
        """Create a public thread in the channel; return None if Discord refuses."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return None
        voice = Voice(shipped().choose(str(interaction.locale)))
        name = cut(voice.text("discord-thread", player=interaction.user.display_name), _LONGEST_NAME)
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        try:
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=_WEEK)
        except discord.HTTPException as refusal:
            logger.info("channel %s: cannot create a thread: %s", where.channel, refusal)
            return None

    async def discard(self, thread: discord.Thread) -> None:
        """Delete a thread in which no table was opened; archive it where the bot may not delete it."""
        try:
            await thread.delete()
        except discord.HTTPException:
            try:
                await thread.edit(archived=True)
            except discord.HTTPException as refusal:
                logger.info("cannot delete or archive the empty thread %s: %s", thread.id, refusal)

    def link_message(self, thread: discord.Thread, voice: Voice, request: Request) -> Message:
        """Return a message that links to the table's thread."""
        link = Button(voice.text("thread-go"), url=thread.jump_url)
        return Message((voice.line("thread-made"),), ((link,),), private_to=request.person.id)


def _house(where: ChannelRef, thread: int) -> House:
    """Return a thread of this channel as a place, with its address."""
    place = ChannelRef(server=where.server, channel=where.channel, thread=thread).place
    return House(place, f"https://discord.com/channels/{where.server}/{thread}")
