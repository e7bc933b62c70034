"""Spans as Discord's markdown. Text stays text: it never becomes markup, a mention or a link."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from bot.chat.contract import Bold, Mention, Moment, Paragraph, Span
from bot.discord.channel_refs import person_of

_SIGNS: Final = re.compile(r"([\\*_~`|\[\]]|<(?=[@#:/a-zA-Z]))")
_STARTS: Final = re.compile(r"^(\s*)(#{1,3}\s|-#\s|>{1,3}\s|[-+]\s)", re.MULTILINE)
_NUMBERED: Final = re.compile(r"^(\s*\d+)([.)]\s)", re.MULTILINE)


def markdown(paragraph: Paragraph, pinged: Collection[Mention] = ()) -> str:
    """Return a paragraph as markdown; only `pinged` become real mentions."""
    text = "".join(_span(span, pinged) for span in paragraph.spans)
    text = _NUMBERED.sub(r"\1\\\2", _STARTS.sub(r"\1\\\2", text))
    if paragraph.small:
        return f"-# {text}"
    return "\n".join(f"> {line}" for line in text.split("\n")) if paragraph.quote else text


def escaped(text: str) -> str:
    """Escape the characters that would make markup, a mention or a link within a line."""
    return _SIGNS.sub(r"\\\1", text)


def _span(span: Span, pinged: Collection[Mention]) -> str:
    match span:
        case Bold(text=text):
            return f"**{escaped(text)}**"
        case Mention(account=account, name=name):
            return f"<@{person_of(account)}>" if span in pinged and person_of(account) else escaped(name)
        case Moment(at=at, now=now):
            return f"<t:{at // 1000}:f> (<t:{at // 1000}:R>)" if now else f"<t:{at // 1000}:f>"
        case _:
            return escaped(span)
