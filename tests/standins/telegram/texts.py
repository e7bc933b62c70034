"""Texts as the service reads them: checking entities, and automatic entities. The bot sends no markup."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton, format_timedelta

from tests.standins.telegram.refusals import bad

Entity = dict[str, Any]

LONGEST_TEXT: Final = 4096
LONGEST_CAPTION: Final = 1024

_TYPES: Final = frozenset(
    {"mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number", "bold", "italic", "underline", "code", "pre"}
    | {"strikethrough", "spoiler", "blockquote", "expandable_blockquote", "text_link", "text_mention", "custom_emoji"}
    | {"date_time"}
)
_TIME: Final = re.compile(r"r|w?[dD]?[tT]?")
"""Forms of a time: how far away it is, or weekday, day and time, each short or long."""
_FOUND: Final = (
    ("mention", re.compile(r"(?<![\w@])@[a-zA-Z]\w{3,31}\b")),
    ("bot_command", re.compile(r"(?<![\w/@<>])/[a-z0-9_]{1,32}(?:@\w+)?\b")),
    ("hashtag", re.compile(r"(?<![\w#])#[^\W\d]\w*")),
    ("email", re.compile(r"\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b")),
    ("url", re.compile(r"(?<![\w@.])(?:https?://|tg://|www\.)\S+|(?<![\w@./-])[a-z0-9-]+\.(?:com|org|net|io|me|example)\b")),
)
"""Text that the service links automatically."""


def units(text: str) -> int:
    """Length as the service counts it: UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


@dataclass(frozen=True)
class Marked:
    """A text with its entities. `found`: the automatic ones."""

    text: str
    entities: tuple[Entity, ...] = ()
    found: tuple[Entity, ...] = ()

    def part(self, entity: Entity) -> str:
        """The text that an entity covers."""
        raw = self.text.encode("utf-16-le")
        return raw[entity["offset"] * 2 : (entity["offset"] + entity["length"]) * 2].decode("utf-16-le")

    def as_read(self, zone: str, now: float, language: str = "en") -> str:
        """The text as an app in this zone and language shows it now, in seconds since 1970."""
        parts, at = [], 0
        raw = self.text.encode("utf-16-le")
        for entity in (each for each in self.entities if each["type"] == "date_time"):
            start = entity["offset"] * 2
            parts += [raw[at:start].decode("utf-16-le"), _time_read(entity, zone, now, language) or self.part(entity)]
            at = start + entity["length"] * 2
        return "".join(parts) + raw[at:].decode("utf-16-le")

    @property
    def mentions(self) -> dict[int, str]:
        """Users mentioned by id, and the text of the mention."""
        return {each["user"]["id"]: self.part(each) for each in self.entities if each["type"] == "text_mention"}


def read(text: str, entities: list[Entity] | None, most: int, what: str) -> Marked:
    """Check an incoming text; raise Refusal if invalid. `what`: text or caption."""
    for entity in entities or ():
        _check(text, entity)
    text, given = _trimmed(text, entities or [])
    if units(text) > most:
        raise bad("message is too long" if what == "text" else "message caption is too long")
    found = _found(text, given)
    return Marked(text, tuple(sorted([*given, *found], key=lambda each: (each["offset"], -each["length"]))), tuple(found))


def _time_read(entity: Entity, zone: str, now: float, language: str) -> str:
    """A time as an app shows it; empty if it shows the text's own words."""
    form, at = entity.get("date_time_format", ""), datetime.fromtimestamp(entity["unix_time"], ZoneInfo(zone))
    if form == "r":
        return format_timedelta(entity["unix_time"] - now, add_direction=True, locale=language)
    day = "yMMMMd" if "D" in form else "yMd"
    wanted = [("E", "w" in form), (day, "d" in form.lower()), ("Hms" if "T" in form else "Hm", "t" in form.lower())]
    return " ".join(format_skeleton(skeleton, at, locale=language) for skeleton, shown in wanted if shown)


def _check(text: str, entity: Entity) -> None:
    kind, start, length = entity["type"], entity["offset"], entity["length"]
    if kind not in _TYPES:
        raise bad(f"can't parse entities: unknown type {kind}")
    if start < 0 or length <= 0 or start + length > units(text):
        raise bad(f"entity beginning at UTF-16 offset {start} ends after the end of the text at UTF-16 offset {units(text)}")
    raw = text.encode("utf-16-le")
    for edge in (start, start + length):
        if 0xDC <= (raw[edge * 2 + 1] if edge * 2 + 1 < len(raw) else 0) <= 0xDF:
            raise bad(f"entity beginning at UTF-16 offset {start} ends in a middle of a UTF-16 symbol at UTF-16 offset {edge}")
    if (kind == "date_time") != ("unix_time" in entity) or not _TIME.fullmatch(entity.get("date_time_format", "")):
        raise bad("can't parse entities: a time without its moment, or in an unknown format")
    if (kind == "text_link") != ("url" in entity) or (kind == "text_mention") != ("user" in entity):
        raise bad(f"can't parse entities: {kind} has the wrong fields")


def _trimmed(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """Strip the text and shift its entities."""
    left = units(text) - units(text.lstrip())
    text = text.strip()
    end, moved = units(text), []
    for entity in entities:
        start, stop = max(0, entity["offset"] - left), min(end, entity["offset"] + entity["length"] - left)
        if stop > start:
            moved.append(entity | {"offset": start, "length": stop - start})
    return text, moved


def _found(text: str, given: list[Entity]) -> list[Entity]:
    """Find mentions, commands, tags and addresses in plain text."""
    taken = [
        (each["offset"], each["offset"] + each["length"])
        for each in given
        if each["type"] in {"code", "pre", "text_link", "text_mention"}
    ]
    found = []
    for kind, pattern in _FOUND:
        for match in pattern.finditer(text):
            start = units(text[: match.start()])
            stop = start + units(match[0])
            if not any(start < end and first < stop for first, end in taken):
                taken.append((start, stop))
                found.append({"type": kind, "offset": start, "length": stop - start})
    return found
