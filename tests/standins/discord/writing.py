"""Creating and editing messages: validation, pings, payloads."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.standins.discord import components as parts
from tests.standins.discord.errors import Refused
from tests.standins.discord.world import Attachment, Channel, DiscordMessage, DiscordUser, Flag, born, stamp

if TYPE_CHECKING:
    from tests.standins.discord.state import DiscordState

_MENTION: Final = re.compile(r"<@!?(\d+)>")
_LONGEST: Final = 2000
_FILE: Final = 10 << 20
_SAME_NONCE: Final = 300.0
_SETTABLE: Final = Flag.EPHEMERAL | Flag.SILENT | Flag.LAYOUT | Flag(1 << 2)


def texts(message: DiscordMessage) -> list[str]:
    """All texts of a message."""
    shown = [each["content"] for _, each in parts.walk(message.components) if each["type"] == parts.TEXT]
    return [message.content, *shown] if message.content else shown


@dataclass(frozen=True)
class Draft:
    """A requested message. Missing keys leave things unchanged."""

    said: Mapping[str, Any]
    files: Mapping[int, tuple[str, bytes]] = field(default_factory=dict)

    @property
    def flags(self) -> Flag:
        return Flag(self.said.get("flags") or 0)

    def attached(self, kept: list[Attachment]) -> list[Attachment]:
        """The files attached from now on."""
        listed = self.said.get("attachments")
        described = {str(each["id"]): each.get("description") for each in listed or ()}
        stay = kept if listed is None else [each for each in kept if str(each.id) in described]
        new = [
            Attachment(name, data, description=described.get(str(number))) for number, (name, data) in sorted(self.files.items())
        ]
        return [*stay, *new]


def checked(draft: Draft, message: DiscordMessage) -> None:
    """Validate the draft and apply it to the message."""
    said = draft.said
    flags = message.flags | (draft.flags & _SETTABLE)
    layout = Flag.LAYOUT in flags
    content = message.content if "content" not in said else said["content"] or ""
    attachments = draft.attached(message.attachments)
    given: list[dict[str, Any]] | None = said.get("components")
    wrong: dict[str, str] = {}
    if layout and (content or said.get("embeds") or said.get("poll") or said.get("sticker_ids")):
        wrong["flags"] = "beside the newer components there is neither content nor embeds"
    if len(content) > _LONGEST:
        wrong["content"] = f"Must be {_LONGEST} or fewer in length."
    for number, each in enumerate(attachments):
        if len(each.data) > _FILE:
            raise Refused(40005)
        if len(each.description or "") > 1024:
            wrong[f"attachments.{number}.description"] = "Must be 1024 or fewer in length."
    if given is not None:
        wrong |= parts.wrong_in(given, layout=layout, files={each.name for each in attachments})
    if wrong:
        raise Refused(50035, wrong)
    if not (content or attachments or said.get("embeds") or (given if "components" in said else message.components)):
        raise Refused(50006)
    message.flags, message.content, message.attachments = flags, content, attachments
    if "components" in said:
        message.components = given or []


def mentioned(draft: Draft, message: DiscordMessage, people: Mapping[int, DiscordUser]) -> list[DiscordUser]:
    """The users a message pings, by its text and allowed mentions."""
    texts = [message.content]
    texts += [each["content"] for _, each in parts.walk(message.components) if each["type"] == parts.TEXT]
    allowed = draft.said.get("allowed_mentions")
    named = [people[int(ident)] for text in texts for ident in _MENTION.findall(text) if int(ident) in people]
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        users = {int(ident) for ident in allowed.get("users") or ()}
        named = [user for user in named if user.id in users]
    return list(dict.fromkeys(named))


def create(
    state: DiscordState, channel: Channel, draft: Draft, author: DiscordUser, seen_by: DiscordUser | None = None
) -> DiscordMessage:
    """Create a message; with a repeated enforced nonce, return the existing one."""
    nonce = draft.said.get("nonce")
    if nonce is not None and draft.said.get("enforce_nonce"):
        for each in channel.messages.values():
            if each.nonce == nonce and each.author is author and time.time() - born(each.id) < _SAME_NONCE * state.pace:
                state.repeated.append(each)
                return each
    message = DiscordMessage(channel, author, seen_by=seen_by, nonce=nonce)
    checked(draft, message)
    message.answers = _answered(channel, draft)
    message.mentions = mentioned(draft, message, state.audience(channel))
    state.publish(message)
    return message


def _answered(channel: Channel, draft: Draft) -> DiscordMessage | None:
    reference = draft.said.get("message_reference")
    if not reference:
        return None
    found = channel.messages.get(int(reference["message_id"]))
    if found is None and reference.get("fail_if_not_exists", True):
        raise Refused(50035, {"message_reference": "Unknown message"})
    return found


def change(state: DiscordState, message: DiscordMessage, draft: Draft) -> DiscordMessage:
    """Edit a message, which pings nobody."""
    if Flag.LAYOUT in message.flags and draft.said.get("content"):
        # No bug: only an attempt shows a bot that asks for no message which kind a post has.
        raise Refused(50035, {"content": "beside the newer components there is neither content nor embeds"}, mistake=False)
    checked(draft, message)
    message.flags &= ~Flag.LOADING
    message.edited = time.time()
    message.edits += 1
    message.mentions = mentioned(draft, message, state.audience(message.channel))
    state.changed(message)
    return message


def payload(state: DiscordState, message: DiscordMessage) -> dict[str, Any]:
    """A message as Discord sends it."""
    by_name = {each.name: each for each in message.attachments}

    def url_of(url: str) -> tuple[int, str, int]:
        each = by_name.get(url.removeprefix(parts.ATTACHED))
        return (each.id, state.address(message, each), len(each.data)) if each else (message.id, url, 0)

    said: dict[str, Any] = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": 0,
        "author": message.author.payload(),
        "content": message.content,
        "mentions": [user.payload() for user in message.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [_attachment(state, message, each) for each in message.attachments],
        "embeds": [],
        "timestamp": stamp(born(message.id)),
        "edited_timestamp": None if message.edited is None else stamp(message.edited),
        "flags": int(message.flags),
        "components": parts.answered(message.components, url_of),
        "pinned": False,
        "tts": False,
    }
    if message.nonce is not None:
        said["nonce"] = message.nonce
    if message.token:
        said |= {"application_id": str(state.bot.id), "webhook_id": str(state.bot.id)}
    if message.answers is not None:
        said |= {
            "type": 19,
            "referenced_message": payload(state, message.answers),
            "message_reference": _reference(message.answers),
        }
    return said


def _reference(message: DiscordMessage) -> dict[str, Any]:
    return {"type": 0, "message_id": str(message.id), "channel_id": str(message.channel.id)}


def _attachment(state: DiscordState, message: DiscordMessage, each: Attachment) -> dict[str, Any]:
    url = state.address(message, each)
    said = {"id": str(each.id), "filename": each.name, "size": len(each.data), "url": url, "proxy_url": url}
    if each.description is not None:
        said["description"] = each.description
    return said
