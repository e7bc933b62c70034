"""A message of the conversation as what goes out to one chat: plain data, and pictures that are drawn when it is their turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import msgspec

from bot.chat.contract import TELEGRAM, File, Message, Picture, Row
from bot.chat.contract import Style as Looks
from bot.store import Place
from bot.telegram.addresses import chat_and_topic, message_of, person_of
from bot.telegram.wording import TextEntity, units, worded

Style: TypeAlias = Literal["", "primary", "success", "danger"]
Body: TypeAlias = Literal["", "text", "media"]
_STYLES: Final[dict[Looks, Style]] = {"plain": "", "primary": "primary", "good": "success", "danger": "danger"}


class KeyButton(msgspec.Struct, frozen=True, array_like=True):
    """A button under a message."""

    label: str
    press: str = ""
    url: str = ""
    style: Style = ""


class PlainMessage(msgspec.Struct, frozen=True, kw_only=True):
    """All of a letter that is plain data.

    `edits`: the message it takes the place of, of which `body` says what it consists of, where that is known; `strips`: all
    there is to do is to take the buttons from that message, and to put the text there if there is any; `answers`: the message it
    is a reply to.
    """

    chat: int
    topic: int = 0
    text: str = ""
    marks: tuple[TextEntity, ...] = ()
    keys: tuple[tuple[KeyButton, ...], ...] = ()
    silent: bool = True
    edits: int = 0
    body: Body = ""
    strips: int = 0
    answers: int = 0

    @property
    def changes(self) -> int:
        """The message that is changed by it; 0 if it is a new one."""
        return self.edits or self.strips


@dataclass(frozen=True)
class OutgoingMessage:
    """A page with what is enclosed."""

    page: PlainMessage
    picture: Picture | None = None
    files: tuple[File, ...] = ()
    """One at most: Telegram shows each on a message of its own."""

    def with_page(self, **changes: int | str) -> OutgoingMessage:
        """The same with another address."""
        return replace(self, page=msgspec.structs.replace(self.page, **changes))


def letters(place: Place, message: Message, *, body: Body = "", answers: int = 0) -> list[OutgoingMessage]:
    """What is posted or changed, the message itself first.

    Nothing if the message only strips another one, or if it is private and for nobody whom Telegram knows.
    """
    chat, topic = chat_and_topic(place)
    alone = message.private_to != "" and person_of(message.private_to) != chat
    target = person_of(message.private_to) if alone else chat
    if message.empty or not target:
        return []
    text, marks = worded(message.paragraphs, _room(message), ping=not message.silent)
    edits = 0 if alone or message.files else message_of(message.edits)
    page = PlainMessage(
        chat=target,
        topic=0 if alone else topic,
        text=text,
        marks=marks,
        keys=keys(message.buttons),
        silent=message.silent,
        edits=edits,
        body=body if edits else "",
        answers=0 if alone else answers,
    )
    if len(message.files) == 1 and message.picture is None and units(text) <= TELEGRAM.caption:
        return [OutgoingMessage(page, files=message.files)]
    return [OutgoingMessage(page, message.picture), *(_enclosure(page, file) for file in message.files)]


def _enclosure(page: PlainMessage, file: File) -> OutgoingMessage:
    """A file on a message of its own."""
    return OutgoingMessage(PlainMessage(chat=page.chat, topic=page.topic, text=file.alt[: TELEGRAM.caption]), files=(file,))


def stripping(place: Place, message: Message) -> OutgoingMessage | None:
    """What takes the buttons from an earlier message; None if there is none."""
    chat, _ = chat_and_topic(place)
    number = message_of(message.strips)
    if not number:
        return None
    text, marks = worded(message.instead, TELEGRAM.caption, ping=False) if message.instead else ("", ())
    return OutgoingMessage(PlainMessage(chat=chat, strips=number, text=text, marks=marks))


def _room(message: Message) -> int:
    return TELEGRAM.text if message.picture is None else TELEGRAM.caption


def keys(rows: Iterable[Row]) -> tuple[tuple[KeyButton, ...], ...]:
    """The buttons, row by row."""
    return tuple(
        tuple(KeyButton(str(each.label), "" if each.url else each.id, each.url, _STYLES[each.style]) for each in row)
        for row in rows
        if row
    )
