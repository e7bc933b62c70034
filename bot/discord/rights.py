"""The permissions that the bot needs in a channel, and the words for those it lacks."""

from __future__ import annotations

from typing import Final

import discord

from bot.chat.contract import Paragraph
from bot.chat.voice import Voice
from bot.i18n import Words

INVITED_WITH: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The only permissions that the invitation asks for."""

_WORDS: Final = {
    "view_channel": "view",
    "send_messages": "send",
    "send_messages_in_threads": "send-threads",
    "attach_files": "files",
    "read_message_history": "history",
    "create_public_threads": "threads",
}


def lacking(allowed: discord.Permissions, *, thread: bool, own_thread: bool = False) -> tuple[str, ...]:
    """Return the permissions missing to show a table in a channel, a thread, or (`own_thread`) a thread not made yet."""
    needed = ["view_channel", "attach_files", "read_message_history"]
    needed += ["send_messages_in_threads"] if thread or own_thread else ["send_messages"]
    needed += ["create_public_threads"] if own_thread else []
    return tuple(name for name in needed if not getattr(allowed, name))


def only_threads(allowed: discord.Permissions) -> bool:
    """Return whether a channel takes only threads: the bot cannot post in it but can create threads."""
    return not allowed.send_messages and allowed.create_public_threads and allowed.send_messages_in_threads


def messages_of(missing: tuple[str, ...]) -> tuple[str, ...]:
    """Return the messages that name permissions."""
    return tuple(f"rights-missing-{_WORDS[name]}" for name in missing)


def explanation(voice: Voice, missing: tuple[str, ...]) -> Paragraph:
    """Say which permissions are missing and what to do about it."""
    return voice.line("rights-missing", what=named(voice, missing))


def named(voice: Voice, missing: tuple[str, ...]) -> Words:
    """Name permissions in this language."""
    return voice.words.joined([voice.text(each) for each in messages_of(missing)])
