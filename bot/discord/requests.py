"""Interactions and messages on Discord, as requests to the conversation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, cast

import discord

from bot.chat.contract import Account, MenuCommand, Request
from bot.chat.launching import LAUNCHING
from bot.discord.answers import named
from bot.discord.channel_refs import ChannelRef, account, private
from bot.discord.commands import ENTRY_POINT, message_of, named_of, names_bot, words_of
from bot.discord.modals import fields_of
from bot.discord.rights import lacking, messages_of
from bot.store import Place

_MENTION: Final = re.compile(r"<@[!&]?\d+>")
_LONGEST_WORDS: Final = 2000
_MOST_NEAR: Final = 50


def member_of(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot itself is in the interaction's server; else only the person has installed it."""
    server = interaction.guild_id
    return server is not None and (interaction.is_guild_integration() or interaction.client.get_guild(server) is not None)


def channel_ref_of(interaction: discord.Interaction[Any]) -> ChannelRef:
    """Return where the interaction happened. Where the bot is no member, it counts as the private chat."""
    if not member_of(interaction):
        return ChannelRef(person=interaction.user.id)
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return ChannelRef(server=interaction.guild_id, channel=channel.parent_id, thread=channel.id)
    return ChannelRef(server=interaction.guild_id, channel=interaction.channel_id)


def _names(channel: object, server: discord.Guild | None) -> str:
    """Return the names of a channel and its server."""
    name = getattr(channel, "name", None)
    return f"#{name} ({server.name})" if name and server is not None else ""


def is_hidden(interaction: discord.Interaction[Any]) -> bool:
    """Return whether others can see a place that counts as private: then show everything to the person alone."""
    return not member_of(interaction) and not interaction.context.dm_channel


def request_of(interaction: discord.Interaction[Any], owners: frozenset[int], menu: Iterable[MenuCommand]) -> Request:
    """Return the request in a slash command of this menu, a pressed button or a choice from several."""
    where, user = channel_ref_of(interaction), interaction.user
    data = cast("dict[str, Any]", interaction.data or {})
    sent = interaction.type is discord.InteractionType.modal_submit
    pressed = interaction.message if sent or interaction.type is discord.InteractionType.component else None
    about, buttons = message_of(data, interaction.application_id)
    return Request(
        person=Account(account(user.id), user.display_name),
        place=where.place,
        event=str(interaction.id),
        words="" if pressed or sent else words_of(data, menu),
        button=_choice(data) if pressed or sent else "",
        fields=fields_of(data, where.server) if sent else None,
        message=str(pressed.id) if pressed else about,
        named=named_of(data),
        named_bot=names_bot(data),
        aside="target_id" in data,
        about=buttons,
        whispered=pressed is not None and pressed.flags.ephemeral,
        language=str(interaction.locale),
        private=bool(where.person),
        shared=is_hidden(interaction),
        answerable="" if pressed or sent or "target_id" in data or is_hidden(interaction) else named(interaction),
        alone=private(user.id),
        where=_names(interaction.channel, interaction.guild),
        admin=bool(where.server) and interaction.permissions.manage_guild,
        owner=user.id in owners,
        lacks=messages_of(lacking(interaction.app_permissions, thread=bool(where.thread))) if where.server else (),
    )


def launched(interaction: discord.Interaction[Any]) -> str | None:
    """Return the table whose board is to open inside Discord; empty for a person's games; None if something else is wanted."""
    data = cast("dict[str, Any]", interaction.data or {})
    if interaction.type is discord.InteractionType.application_command:
        return "" if data.get("type") == ENTRY_POINT else None
    pressed = LAUNCHING.fullmatch(str(data.get("custom_id", "")))
    return pressed[1] if pressed and interaction.type is discord.InteractionType.component else None


def near(interaction: discord.Interaction[Any]) -> tuple[Place, ...]:
    """Return the other channels of the server that everybody in it may see."""
    server = interaction.guild
    if server is None or not server.channels:  # Discord names the server, but the bot is not in it
        return ()
    seen = [each for each in server.text_channels if each.permissions_for(server.default_role).view_channel]
    return tuple(ChannelRef(server=server.id, channel=each.id).place for each in seen[:_MOST_NEAR])


def _choice(data: dict[str, Any]) -> str:
    """Return the id of the pressed button, or of the one that an entry of a menu stands for."""
    values = data.get("values")
    return str(values[0]) if values else str(data.get("custom_id", ""))


def typed_request(message: discord.Message, where: ChannelRef, owners: frozenset[int]) -> Request:
    """Return the request in a message, in the private chat or with a mention of the bot: Discord shows it no others."""
    author, reference = message.author, message.reference
    words = " ".join(_MENTION.sub(" ", message.content).split())[:_LONGEST_WORDS]
    return Request(
        person=Account(account(author.id), author.display_name),
        place=where.place,
        event=str(message.id),
        words=words,
        bare=True,
        message=str(reference.message_id) if reference and reference.message_id else "",
        private=bool(where.person),
        alone=private(author.id),
        where=_names(message.channel, message.guild),
        admin=isinstance(author, discord.Member) and author.guild_permissions.manage_guild,
        owner=author.id in owners,
    )
