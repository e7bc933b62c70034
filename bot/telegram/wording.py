"""Paragraphs as text with entities: nothing in a text is ever markup, whatever stands in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from bot.chat.contract import Bold, Mention, Paragraph, Span
from bot.chat.fitting import plain
from bot.telegram.addresses import person_of

Kind: TypeAlias = Literal["bold", "blockquote", "expandable_blockquote", "text_mention"]
_LONG_QUOTE: Final = 6
"""Lines from which on a quote is folded up."""


class TextEntity(msgspec.Struct, frozen=True, array_like=True):
    """An entity. Places are counted in UTF-16 units, as Telegram does; `user`: who is mentioned."""

    kind: Kind
    start: int
    length: int
    user: int = 0


def units(text: str) -> int:
    """How long a text is for Telegram."""
    return len(text) + sum(sign > "\uffff" for sign in text)


def worded(paragraphs: Sequence[Paragraph], most: int, *, ping: bool) -> tuple[str, tuple[TextEntity, ...]]:
    """The text and its marks, no longer than this. `ping`: mentions in it reach the persons."""
    lines, marks, at = list[str](), list[TextEntity](), 0
    for paragraph in paragraphs:
        marks += _marks(paragraph, at, ping=ping)
        lines.append(plain(paragraph))
        at += units(lines[-1]) + 1
    return _cut("\n".join(lines), (*marks, *_quotes(paragraphs)), most)


def _marks(paragraph: Paragraph, at: int, *, ping: bool) -> Iterator[TextEntity]:
    for span in paragraph.spans:
        length = units(plain(Paragraph((span,))))
        mark = _mark(span, at, length, ping=ping)
        if mark is not None and length:
            yield mark
        at += length


def _mark(span: Span, at: int, length: int, *, ping: bool) -> TextEntity | None:
    match span:
        case Bold():
            return TextEntity("bold", at, length)
        case Mention(account=account) if ping and person_of(account):
            return TextEntity("text_mention", at, length, person_of(account))
        case _:
            return None


def _quotes(paragraphs: Sequence[Paragraph]) -> Iterator[TextEntity]:
    """Lines that are set apart, as many together as follow on each other."""
    at, start, count = 0, 0, 0
    for paragraph in (*paragraphs, Paragraph(())):
        if paragraph.quote:
            start, count = (start, count + 1) if count else (at, 1)
        elif count:
            yield TextEntity("expandable_blockquote" if count >= _LONG_QUOTE else "blockquote", start, at - 1 - start)
            count = 0
        at += units(plain(paragraph)) + 1


def _cut(text: str, marks: Sequence[TextEntity], most: int) -> tuple[str, tuple[TextEntity, ...]]:
    """The conversation counts letters; signs that count twice here may still be too many."""
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
