"""Paragraphs as text with entities, so that no text is ever read as markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from bot.chat.contract import Bold, Mention, Moment, Paragraph, Span
from bot.chat.fitting import whole_date
from bot.telegram.addresses import person_of

EntityKind: TypeAlias = Literal["bold", "blockquote", "expandable_blockquote", "text_mention", "date_time"]
_DATE, _DISTANCE = "wdt", "r"
"""Forms of a time: weekday, day and hour; how far away it is."""
_LONG_QUOTE: Final = 6
"""The number of paragraphs from which on a quote is collapsed."""


class TextEntity(msgspec.Struct, frozen=True, array_like=True):
    """An entity of a text. Offsets count UTF-16 units, as Telegram's do.

    `user`: the mentioned user; `at`: a time in seconds since 1970, shown in the reader's zone, as `form` says.
    """

    kind: EntityKind
    start: int
    length: int
    user: int = 0
    at: int = 0
    form: str = ""


def units(text: str) -> int:
    """Return the length of a text in Telegram's units."""
    return len(text) + sum(sign > "\uffff" for sign in text)


def format_paragraphs(paragraphs: Sequence[Paragraph], most: int, *, ping: bool) -> tuple[str, tuple[TextEntity, ...]]:
    """Return the text and its entities, at most `most` units long. `ping`: whether mentions notify."""
    lines, marks, at = list[str](), list[TextEntity](), 0
    for paragraph in paragraphs:
        marks += _marks(paragraph, at, ping=ping)
        lines.append(_written(paragraph))
        at += units(lines[-1]) + 1
    return _cut("\n".join(lines), (*marks, *_quotes(paragraphs)), most)


def _marks(paragraph: Paragraph, at: int, *, ping: bool) -> Iterator[TextEntity]:
    for span in paragraph.spans:
        for text, mark in _pieces(span, ping=ping):
            length = units(text)
            if mark is not None and length:
                yield msgspec.structs.replace(mark, start=at, length=length)
            at += length


def _pieces(span: Span, *, ping: bool) -> Iterator[tuple[str, TextEntity | None]]:
    """Yield a span's pieces with their marks. Old apps show the words of a time as they are, so these stay true."""
    match span:
        case Moment(at=at, pace=pace):
            yield whole_date(span), TextEntity("date_time", 0, 0, at=at // 1000, form=_DATE)
            if pace:
                yield " (", None
                yield pace, TextEntity("date_time", 0, 0, at=at // 1000, form=_DISTANCE)
                yield ")", None
        case Bold(text=text):
            yield text, TextEntity("bold", 0, 0)
        case Mention(account=account, name=name):
            yield name, TextEntity("text_mention", 0, 0, person_of(account)) if ping and person_of(account) else None
        case _:
            yield span, None


def _written(paragraph: Paragraph) -> str:
    return "".join(text for span in paragraph.spans for text, _ in _pieces(span, ping=False))


def _quotes(paragraphs: Sequence[Paragraph]) -> Iterator[TextEntity]:
    """Yield a quote for each run of quoted paragraphs."""
    at, start, count = 0, 0, 0
    for paragraph in (*paragraphs, Paragraph(())):
        if paragraph.quote:
            start, count = (start, count + 1) if count else (at, 1)
        elif count:
            yield TextEntity("expandable_blockquote" if count >= _LONG_QUOTE else "blockquote", start, at - 1 - start)
            count = 0
        at += units(_written(paragraph)) + 1


def _cut(text: str, marks: Sequence[TextEntity], most: int) -> tuple[str, tuple[TextEntity, ...]]:
    """Cut the text to `most` units. The conversation counts characters, and some count twice here."""
    if units(text) <= most:
        return text, tuple(mark for mark in marks if mark.length > 0)
    kept, left = "", most - 1
    for sign in text:
        left -= units(sign)
        if left < 0:
            break
        kept += sign
    end = units(kept)
    cut = [msgspec.structs.replace(mark, length=min(mark.length, end - mark.start)) for mark in marks]
    return f"{kept}…", tuple(mark for mark in cut if mark.length > 0)
