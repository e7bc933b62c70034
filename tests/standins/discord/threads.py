"""Threads and posts of forums: opened and archived by the bot, reopened by any message."""

from __future__ import annotations

from typing import Any

from tests.standins.discord.errors import Refused
from tests.standins.discord.payloads import channel_payload
from tests.standins.discord.state import DiscordState
from tests.standins.discord.world import (
    PRIVATE_THREAD,
    TEXT,
    THREAD,
    Can,
    Channel,
    DiscordMessage,
    DiscordUser,
    snowflake,
)
from tests.standins.discord.writing import Draft, checked, payload


def create(state: DiscordState, parent: Channel, said: dict[str, Any], message: int = 0) -> dict[str, Any]:
    """Create a thread, below a message, whose id it gets, or alone; without a kind, a private one."""
    if parent.kind != TEXT or parent.guild is None:
        raise Refused(50024)
    kind = said.get("type") or PRIVATE_THREAD
    needed = Can.CREATE_THREADS if kind == THREAD else Can.CREATE_PRIVATE_THREADS
    if needed not in parent.allowed():
        raise Refused(50013)
    if message in state.channels:
        raise Refused(160004)
    ident = message or snowflake()
    thread = Channel(id=ident, kind=kind, name=said["name"], guild=parent.guild, parent=parent)
    parent.guild.channels.append(thread)
    state.channels[thread.id] = thread
    made = channel_payload(state.bot, thread)
    state.tell("THREAD_CREATE", made | {"newly_created": True}, thread)
    state.touch()
    return made


def post(state: DiscordState, forum: Channel, name: str, first: Draft, author: DiscordUser | None = None) -> dict[str, Any]:
    """Create a post of a forum: a thread with the id of its first message. Of the rights, it needs only that to send."""
    author = author or state.bot
    if author is state.bot and Can.SEND not in forum.allowed():
        raise Refused(50013)
    thread = Channel(kind=THREAD, name=name, guild=forum.guild, parent=forum)
    made = DiscordMessage(thread, author, id=thread.id)
    checked(first, made)
    assert forum.guild is not None
    forum.guild.channels.append(thread)
    state.channels[thread.id] = thread
    said = channel_payload(state.bot, thread)
    state.tell("THREAD_CREATE", said | {"newly_created": True}, thread)
    state.publish(made)
    return said | {"message": payload(state, made)}


def edit(state: DiscordState, channel: Channel, said: dict[str, Any]) -> dict[str, Any]:
    """Rename, archive or lock a thread."""
    if not channel.is_thread:
        raise Refused(50013)
    channel.name = said.get("name") or channel.name
    channel.archived = bool(said.get("archived", channel.archived))
    channel.locked = bool(said.get("locked", channel.locked))
    made = channel_payload(state.bot, channel)
    state.tell("THREAD_UPDATE", made, channel)
    state.touch()
    return made


def delete(state: DiscordState, channel: Channel) -> None:
    """Delete a thread, or a channel with its threads, of which Discord says nothing more."""
    for each in (channel, *channel.threads()):
        each.gone = True
    said = channel_payload(state.bot, channel)
    if channel.is_thread:
        said = {key: said[key] for key in ("id", "guild_id", "parent_id", "type")}
    state.tell("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", said, channel)
    state.touch()
