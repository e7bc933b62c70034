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
from bot.telegram.wording import Mark, worded

Style: TypeAlias = Literal["", "primary", "success", "danger"]
Body: TypeAlias = Literal["", "text", "media"]
_STYLES: Final[dict[Looks, Style]] = {"plain": "", "primary": "primary", "good": "success", "danger": "danger"}


class Key(msgspec.Struct, frozen=True, array_like=True):
    """A button under a message."""

    label: str
    press: str = ""
    url: str = ""
    style: Style = ""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """All of a letter that is plain data.

    `edits`: the message it takes the place of, of which `body` says what it consists of, where that is known; `strips`: all
    there is to do is to take the buttons from that message; `answers`: the message it is a reply to.
    """

    chat: int
    topic: int = 0
    text: str = ""
    marks: tuple[Mark, ...] = ()
    keys: tuple[tuple[Key, ...], ...] = ()
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
class Letter:
    """A page with what is enclosed."""

    page: Page
    picture: Picture | None = None
    files: tuple[File, ...] = ()

    def with_page(self, **changes: int) -> Letter:
        """The same with another address."""
        return replace(self, page=msgspec.structs.replace(self.page, **changes))


def letter(place: Place, message: Message, *, body: Body = "", answers: int = 0) -> Letter | None:
    """What is posted or changed; None if the message only strips another one, and a private one for a group's account."""
    chat, topic = chat_and_topic(place)
    if message.empty:
        return None
    alone = message.private_to != "" and person_of(message.private_to) != chat
    target = person_of(message.private_to) if alone else chat
    if not target:
        return None
    text, marks = worded(message.paragraphs, room(message), ping=not message.silent)
    page = Page(
        chat=target,
        topic=0 if alone else topic,
        text=text,
        marks=marks,
        keys=keys(message.buttons),
        silent=message.silent,
        edits=0 if alone or message.files else message_of(message.edits),
        body=body,
        answers=0 if alone else answers,
    )
    return Letter(page, message.picture, message.files)


def stripping(place: Place, message: Message) -> Letter | None:
    """What takes the buttons from an earlier message; None if there is none."""
    chat, _ = chat_and_topic(place)
    number = message_of(message.strips)
    return Letter(Page(chat=chat, strips=number)) if number else None


def room(message: Message) -> int:
    """How long the text may be: a file alone carries it too."""
    if message.picture is not None:
        return TELEGRAM.caption
    return TELEGRAM.text


def keys(rows: Iterable[Row]) -> tuple[tuple[Key, ...], ...]:
    """The buttons, row by row."""
    return tuple(
        tuple(Key(str(each.label), "" if each.url else each.id, each.url, _STYLES[each.style]) for each in row)
        for row in rows
        if row
    )
