"""Interactions: one answer within three seconds, follow-ups by token for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.standins.discord import modals
from tests.standins.discord.commands import ENTRY_POINT
from tests.standins.discord.errors import Refused
from tests.standins.discord.payloads import channel_payload, member
from tests.standins.discord.world import Can, Channel, DiscordMessage, DiscordUser, Flag, snowflake
from tests.standins.discord.writing import Draft, change, create
from tests.standins.discord.writing import payload as message_payload

if TYPE_CHECKING:
    from tests.standins.discord.state import DiscordState

COMMAND, PRESS, COMPLETION, SUBMIT = 2, 3, 4, 5
"""Kinds of interactions."""
POST, THINK, WAIT, UPDATE, COMPLETE, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
"""Kinds of first answers."""
FIRST: Final = 3.0
"""Seconds for the first answer."""
LATER: Final = 900.0
_FOLLOW_UPS: Final = 5


@dataclass(eq=False)
class Interaction:
    """A user's action. `first`: kind of the first answer; `original`: the answer's message."""

    kind: int
    user: DiscordUser
    channel: Channel
    data: dict[str, Any]
    message: DiscordMessage | None = None
    installed: bool = False
    id: int = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    begun: float = field(default_factory=time.monotonic)
    first: int = 0
    took: float = 0.0
    original: DiscordMessage | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    follow_ups: int = 0
    answered: asyncio.Event = field(default_factory=asyncio.Event)


def payload(state: DiscordState, each: Interaction) -> dict[str, Any]:
    """An interaction as the gateway sends it."""
    guild = each.channel.guild
    owner = str(each.user.id) if each.installed else str(guild.id if guild else 0)
    said: dict[str, Any] = {
        "id": str(each.id),
        "application_id": str(state.bot.id),
        "type": each.kind,
        "token": each.token,
        "version": 1,
        "data": each.data,
        "channel": channel_payload(state.bot, each.channel),
        "channel_id": str(each.channel.id),
        "locale": each.user.locale,
        "app_permissions": str(int(each.channel.allowed() if guild is None or guild.with_bot else Can.SEND)),
        "entitlements": [],
        "authorizing_integration_owners": {"1" if each.installed else "0": owner},
        "context": 0 if guild else 1,
        "attachment_size_limit": 10 << 20,
    }
    if guild is not None:
        rights = {"permissions": str(int(guild.members.get(each.user.id, Can(0))))}
        said |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member(guild, each.user) | rights}
        said["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
    else:
        said["user"] = each.user.payload()
    if each.message is not None:
        said["message"] = message_payload(state, each.message)
    return said


def answer(state: DiscordState, each: Interaction, kind: int, draft: Draft) -> DiscordMessage | None:
    """Handle the first answer; return the message it made or changed."""
    if each.first:
        raise Refused(40060)
    if time.monotonic() - each.begun > state.first:
        raise Refused(10062)
    if kind in (WAIT, UPDATE) and (each.kind not in (PRESS, SUBMIT) or each.message is None):
        raise Refused(50035, {"type": "there is no message that was pressed"})
    if kind == MODAL and each.kind not in (COMMAND, PRESS):
        raise Refused(50035, {"type": "a form is no answer to a form"})
    if (kind == COMPLETE) != (each.kind == COMPLETION):
        raise Refused(50035, {"type": "this is no answer to such an interaction"})
    made = _first(state, each, kind, draft)
    each.first, each.took = kind, time.monotonic() - each.begun
    each.answered.set()
    state.touch()
    return made


def _first(state: DiscordState, each: Interaction, kind: int, draft: Draft) -> DiscordMessage | None:
    if kind == COMPLETE:
        each.choices = list(draft.said.get("choices", ()))
        if len(each.choices) > 25:
            raise Refused(50035, {"data.choices": "at most 25"})
    elif kind == LAUNCH:
        if not any(command["type"] == ENTRY_POINT for command in state.commands):
            raise Refused(50035, {"type": "this app has no Activity"})
    elif kind == MODAL:
        modals.check(draft.said)
        each.modal = dict(draft.said)
    elif kind == POST:
        each.original = _post(state, each, draft)
    elif kind == THINK:
        each.original = _thinking(state, each, draft)
    else:
        assert each.message is not None
        each.original = each.message if kind == WAIT else change(state, each.message, draft)
    return each.original if kind in (POST, UPDATE) else None


def _post(state: DiscordState, each: Interaction, draft: Draft) -> DiscordMessage:
    alone = each.user if Flag.EPHEMERAL in draft.flags else None
    made = create(state, each.channel, draft, state.bot, alone)
    made.token = each.token
    return made


def _thinking(state: DiscordState, each: Interaction, draft: Draft) -> DiscordMessage:
    alone = each.user if Flag.EPHEMERAL in draft.flags else None
    made = DiscordMessage(
        each.channel, state.bot, seen_by=alone, flags=Flag.LOADING | (draft.flags & Flag.EPHEMERAL), token=each.token
    )
    state.publish(made)
    return made


def by_token(state: DiscordState, token: str) -> Interaction:
    """The interaction of a valid token."""
    each = state.interactions.get(token)
    if each is None or not each.first:
        raise Refused(10015)
    if time.monotonic() - each.begun > LATER * state.pace:
        raise Refused(50027)
    return each


def follow_up(state: DiscordState, each: Interaction, draft: Draft) -> DiscordMessage:
    """A follow-up message. The first after a deferral replaces "is thinking"."""
    if each.original is not None and Flag.LOADING in each.original.flags:
        return change(state, each.original, draft)
    guild = each.channel.guild
    each.follow_ups += 1
    if guild is not None and not guild.with_bot and each.follow_ups > _FOLLOW_UPS:
        raise Refused(40094)
    return _post(state, each, draft)


def find(state: DiscordState, each: Interaction, ident: str) -> DiscordMessage:
    """A message this interaction may edit: its answer or a follow-up."""
    if ident == "@original":
        if each.original is None:
            raise Refused(10008)
        return each.original
    message = each.channel.messages.get(int(ident))
    if message is None or (message.token != each.token and message is not each.original):
        raise Refused(10008)
    return message
