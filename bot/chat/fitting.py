"""Cut texts, labels, rows and answers to a platform's limits. No other module does."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise

from msgspec.structs import replace

from bot.chat.contract import Bold, Button, ButtonRow, Mention, Message, Moment, Paragraph, Picture, PlatformLimits, Reply, Span
from bot.i18n.translator import LONGEST_DATE, coming_time, date_and_time, time_until
from bot.table.open_time import zone_of


def whole_date(moment: Moment) -> str:
    """Return day and time with the zone: words that stay true however late they are read."""
    return date_and_time(datetime.fromtimestamp(moment.at / 1000, zone_of(moment.zone)), moment.language)


def clock(moment: Moment) -> str:
    """Return a time in words of this moment, for a reader who has them at once."""
    if not moment.now:
        return whole_date(moment)
    at = datetime.fromtimestamp(moment.at / 1000, zone_of(moment.zone))
    now = datetime.fromtimestamp(moment.now / 1000, zone_of(moment.zone))
    return f"{coming_time(at, now, moment.language)} ({time_until(at - now, moment.language)})"


def plain(paragraph: Paragraph) -> str:
    """Return a paragraph as plain text."""
    return "".join(_plain(span) for span in paragraph.spans)


def _plain(span: Span) -> str:
    match span:
        case Bold(text=text) | Mention(name=text):
            return text
        case Moment():
            return clock(span)
        case _:
            return span


def cut(text: str, most: int) -> str:
    """Return the text if it fits, else its beginning with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip(" \n\u200c\u200d") + "…"


def fitted_reply(reply: Reply, limits: PlatformLimits) -> Reply:
    """Return a reply that fits the platform."""
    answer = None if reply.answer is None else replace(reply.answer, text=cut(reply.answer.text, limits.answer))
    return replace(reply, answer=answer, messages=tuple(fitted(message, limits) for message in reply.messages))


def fitted(message: Message, limits: PlatformLimits) -> Message:
    """Return a message that fits the platform."""
    room = limits.caption if message.picture is not None else limits.text
    return replace(
        message,
        paragraphs=_shortened(message.paragraphs, room, message.more),
        buttons=_rows(message.buttons, limits),
        picture=None if message.picture is None else _described(message.picture, limits),
        edits=message.edits if limits.can_edit else "",
    )


def _described(picture: Picture, limits: PlatformLimits) -> Picture:
    return replace(picture, alt=cut(picture.alt, limits.alt))


def _shortened(paragraphs: tuple[Paragraph, ...], room: int, more: str) -> tuple[Paragraph, ...]:
    """Drop earlier events first, the oldest before the others; then the end. `more` marks the gap."""
    kept, gap = list(paragraphs), -1
    while len(kept) > 1 and _length(kept) + (len(more) + 1 if gap >= 0 else 0) > room:
        at = next((number for number, each in enumerate(kept) if each.quote), len(kept) - 1)
        gap = at if gap < 0 else min(gap, at)
        kept.pop(at)
    if gap >= 0:
        kept.insert(gap, Paragraph((more,), quote=True))
    if _length(kept) > room:
        return (Paragraph((cut(plain(kept[0]), room - 1),)),)
    return tuple(kept)


def _length(paragraphs: list[Paragraph]) -> int:
    return sum(
        1 + sum(LONGEST_DATE if isinstance(span, Moment) else len(_plain(span)) for span in each.spans) for each in paragraphs
    )


def _rows(rows: tuple[ButtonRow, ...], limits: PlatformLimits) -> tuple[ButtonRow, ...]:
    """Break rows that are too long, and merge rows if there are too many; the last one and menus stay separate."""
    menus = [row for row in rows if row and row[0].menu]
    broken = [row[at : at + limits.per_row] for row in rows if row not in menus for at in range(0, len(row), limits.per_row)]
    most = limits.rows - len(menus)
    if len(broken) > most:
        broken = _neighbours_joined(broken, limits.per_row, most) or broken
    if len(broken) > most:
        *first, last = broken if most > 1 else [(), tuple(button for row in broken for button in row)[: limits.per_row]]
        every = [button for row in first for button in row]
        width = min(limits.per_row, -(-len(every) // max(1, most - 1))) or 1
        room = width * (most - 1)
        broken = [tuple(every[:room][at : at + width]) for at in range(0, min(room, len(every)), width)] + [last]
    return tuple(tuple(_labelled(button, limits) for button in row) for row in (*menus, *broken))


def _neighbours_joined(rows: Sequence[ButtonRow], widest: int, most: int) -> list[ButtonRow]:
    """Join the shortest neighbours until there are no more than `most` rows, the last one as it is; empty if that cannot be."""
    *first, last = rows
    while len(first) >= most:
        fitting = [(len(one) + len(next_one), at) for at, (one, next_one) in enumerate(pairwise(first))]
        fitting = [each for each in fitting if each[0] <= widest]
        if not fitting:
            return []
        at = min(fitting)[1]
        first[at : at + 2] = [(*first[at], *first[at + 1])]
    return [*first, last]


def _labelled(button: Button, limits: PlatformLimits) -> Button:
    return replace(button, label=cut(button.label, limits.label) or "…")
