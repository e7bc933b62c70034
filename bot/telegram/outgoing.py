"""Turns a message of the conversation into outgoing messages: plain data, and pictures that are drawn when they are sent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import msgspec

from bot.chat.contract import Button, ButtonRow, ButtonStyle, File, Message, Picture
from bot.store import Place
from bot.telegram.addresses import chat_and_topic, message_of, person_of
from bot.telegram.limits import TELEGRAM
from bot.telegram.photos import strip
from bot.telegram.wording import TextEntity, format_paragraphs, units

KeyStyle: TypeAlias = Literal["", "primary", "success", "danger"]
Body: TypeAlias = Literal["", "text", "media"]
STRIP: Final = Picture(strip, "a road", "strip.png")
"""Takes the place of a picture whose turn is over."""
_STYLES: Final[dict[ButtonStyle, KeyStyle]] = {"plain": "", "primary": "primary", "good": "success", "danger": "danger"}


class KeyButton(msgspec.Struct, frozen=True, array_like=True):
    """A button under a message."""

    label: str
    press: str = ""
    url: str = ""
    style: KeyStyle = ""
    copy: str = ""
    share: str = ""
    inside: bool = False


class PlainMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The part of an outgoing message that is plain data.

    `edits`: the message to edit, and `body` its kind, where known; `anew`: post it if that message is gone. `strips`: a message
    to only remove the buttons from, and to put the text into if there is any; `answers`: the message to reply to; `spare`: it is
    left out if the chat has no room now; `draft`: it changes the message of a turn for the player who is to move;
    `nods`: the message that only gets a sign; `look`: the user who wanted to see it: it replaces the last such message in place;
    `festive`: it comes with an effect; `reader`: the user who alone sees it in the group, as an answer to this `press`.
    `table`: the table that it looks at or that its choices are about: it is over with its turn. `goes`: the message that it
    strips is deleted;
    `fleeting`: the user whom it answers before others, or the group as which an admin writes: it is deleted after a while.
    `closes`: it only closes the topic; `counts`: it only counts a call that another part of the bot makes.
    """

    chat: int
    topic: int = 0
    text: str = ""
    marks: tuple[TextEntity, ...] = ()
    keys: tuple[tuple[KeyButton, ...], ...] = ()
    silent: bool = True
    edits: int = 0
    anew: bool = True
    body: Body = ""
    strips: int = 0
    answers: int = 0
    spare: bool = False
    draft: bool = False
    nods: int = 0
    look: int = 0
    festive: bool = False
    reader: int = 0
    press: str = ""
    table: str = ""
    closes: bool = False
    counts: bool = False
    goes: bool = False
    fleeting: int = 0

    @property
    def changes(self) -> int:
        """The message that this one changes; 0 if it is new."""
        return self.edits or self.strips


@dataclass(frozen=True)
class OutgoingMessage:
    """A message to send: its plain data with a picture or a file. `kept`: the picture of the message that it edits."""

    page: PlainMessage
    picture: Picture | None = None
    files: tuple[File, ...] = ()
    """One at most: Telegram shows each file in its own message."""
    kept: Picture | None = None

    def with_page(self, **changes: int | str) -> OutgoingMessage:
        """Return a copy with these fields of the page changed."""
        return replace(self, page=msgspec.structs.replace(self.page, **changes))


def outgoing_messages(place: Place, message: Message, *, body: Body = "", answers: int = 0) -> list[OutgoingMessage]:
    """Return what to post or edit, the message itself first.

    Empty if the message only strips another one, or if it is private and its person has no Telegram account.
    """
    chat, topic = chat_and_topic(place)
    alone = message.private_to != "" and person_of(message.private_to) != chat
    target = person_of(message.private_to) if alone else chat
    if message.empty or not target:
        return []
    text, marks = format_paragraphs(message.paragraphs, _room(message), ping=message.ring != "no")
    edits = 0 if alone or message.files else message_of(message.edits)
    page = PlainMessage(
        chat=target,
        topic=0 if alone else topic,
        text=text,
        marks=marks,
        keys=keys(message.buttons),
        silent=message.ring != "aloud",
        edits=edits,
        anew=message.anew,
        body=body if edits else "",
        answers=0 if alone else answers,
        spare=message.spare,
        draft=message.draft != "" and edits != 0,
        festive=message.won and target > 0 and not edits,
        look=0 if alone or edits or message.files else person_of(message.look),
        table=_over_with(message),
        fleeting=0 if alone or edits or target > 0 or not message.fleeting else chat_and_topic(message.fleeting)[0],
    )
    if len(message.files) == 1 and message.picture is None and units(text) <= TELEGRAM.caption:
        return [OutgoingMessage(page, files=message.files)]
    return [OutgoingMessage(page, message.picture, kept=message.kept), *(_enclosure(page, file) for file in message.files)]


def _enclosure(page: PlainMessage, file: File) -> OutgoingMessage:
    """Return a message with only a file."""
    return OutgoingMessage(PlainMessage(chat=page.chat, topic=page.topic, text=file.alt[: TELEGRAM.caption]), files=(file,))


def whispered(place: Place, made: OutgoingMessage, press: str) -> OutgoingMessage:
    """Return a message for the private chat as one that its reader alone sees in the group, as an answer to a press."""
    chat, topic = chat_and_topic(place)
    return made if made.page.chat == chat else made.with_page(chat=chat, topic=topic, reader=made.page.chat, press=press)


def stripping(place: Place, message: Message) -> OutgoingMessage | None:
    """Return what folds the earlier message; None if there is none."""
    chat, _ = chat_and_topic(place)
    over = message.folded
    number = message_of(over.message) if over is not None else 0
    if over is None or not number:
        return None
    text, marks = format_paragraphs((over.line,), TELEGRAM.caption, ping=False) if over.line else ("", ())
    goes = message.empty and over.old == "tidy"
    page = PlainMessage(chat=chat, strips=number, text=text, marks=marks, table=message.table, goes=goes)
    return OutgoingMessage(page, over.picture or (STRIP if over.pictured else None))


def _over_with(message: Message) -> str:
    """Return the table with whose turn the message is over: it is a look at the game, or has choices; else empty."""
    choices = (each for row in message.buttons for each in row if each.id and each.role != "way")
    return message.table if message.look or any(choices) else ""


def _room(message: Message) -> int:
    return TELEGRAM.text if message.picture is None else TELEGRAM.caption


def keys(rows: Iterable[ButtonRow]) -> tuple[tuple[KeyButton, ...], ...]:
    """Return the buttons as Telegram's, row by row."""
    return tuple(tuple(_key(each) for each in row) for row in rows if row)


def _key(button: Button) -> KeyButton:
    press = "" if button.url or button.copy or button.share else button.id
    return KeyButton(str(button.label), press, button.url, _STYLES[button.style], button.copy, button.share, button.inside)
