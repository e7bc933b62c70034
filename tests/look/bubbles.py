"""Messages of the stand-ins as HTML, in pieces: text, pictures, rows of buttons."""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from html import escape
from itertools import groupby
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime, format_timedelta

from tests.standins.discord import components as parts
from tests.standins.discord.modals import BOXES, RADIO
from tests.standins.discord.world import DiscordMessage, DiscordUser, Flag
from tests.standins.telegram.texts import Entity, Marked
from tests.standins.telegram.world import TelegramMessage, TelegramWorld

ZONE: Final = ZoneInfo("Europe/Berlin")
"""Where the reader of the pictures lives."""
_STYLES: Final = {1: "primary", 2: "", 3: "success", 4: "danger", 5: "link"}
_MARKUP: Final = re.compile(r"\\(.)|\*\*(.+?)\*\*|<t:(\d+):(\w)>|<@!?(\d+)>|</([\w -]+):\d+>")
_CLASSES: Final = {"bold": "bold", "text_mention": "mention", "mention": "mention", "bot_command": "mention", "url": "mention"}


@dataclass(frozen=True)
class Bubble:
    """A message, ready to be put into a frame. `whisper`: only its reader sees it; `form`: it is a form over all messages."""

    html: str
    whisper: bool = False
    form: bool = False


def telegram_bubble(message: TelegramMessage, now: float) -> Bubble:
    """A message as Telegram's apps arrange it: picture, caption, and the keyboard below."""
    photo = message.file if message.file is not None and message.file.kind == "photo" else None
    shown = [_picture(photo.data)] if photo is not None else []
    if message.file is not None and photo is None:
        shown.append(_file(message.file.kind))
    text = f'<div class="text">{_telegram_text(message.content, now)}</div>' if message.text else ""
    keys = "".join(_row((key["text"], key.get("style", ""), "url" in key) for key in row) for row in message.keyboard)
    first, last = (text, "".join(shown)) if message.above else ("".join(shown), text)
    return Bubble(f'<div class="bubble">{first}{last}</div><div class="keys">{keys}</div>')


def discord_bubble(message: DiscordMessage, people: Mapping[int, DiscordUser], now: float) -> Bubble:
    """A message as Discord's apps arrange it, classic or of components."""
    files = {f"{parts.ATTACHED}{each.name}": each.data for each in message.attachments}
    shown = [discord_text(message.content, people, now)] if message.content else []
    if Flag.LAYOUT not in message.flags:
        shown += [_picture(each.data) if each.name.endswith(".png") else _file(each.name) for each in message.attachments]
    shown += [_component(each, files, people, now) for each in message.components]
    return Bubble(f'<div class="post">{"".join(shown)}</div>', message.seen_by is not None)


def form_bubble(form: dict[str, Any]) -> Bubble:
    """A form as Discord's apps arrange it: a title, labels, and what is chosen already."""
    fields = "".join(f"<p><b>{escape(each['label'])}</b></p>{_field(each['component'])}" for each in form["components"])
    buttons = f'<div class="row">{_key("Cancel", "", link=False)}{_key("Submit", "primary", link=False)}</div>'
    return Bubble(f'<div class="form"><h3>{escape(form["title"])}</h3>{fields}{buttons}</div>', form=True)


def answer_bubble(text: str, *, alert: bool) -> Bubble:
    """The answer to a press as Telegram's apps show it: a line over the chat for seconds, or a box with a button."""
    return Bubble(
        f'<div class="alert"><p>{escape(text)}</p><b>OK</b></div>' if alert else f'<div class="toast">{escape(text)}</div>'
    )


def _field(each: dict[str, Any]) -> str:
    options = each.get("options") or []
    if each["type"] in (RADIO, BOXES):
        on, off = ("◉", "○") if each["type"] == RADIO else ("☑", "☐")
        return "".join(f"<p>{on if option.get('default') else off} {escape(option['label'])}</p>" for option in options)
    chosen = ", ".join(option["label"] for option in options if option.get("default"))
    return f'<div class="row"><span class="menu">{escape(chosen or "Choose …")}</span></div>'


def shared_bubble(world: TelegramWorld, result: dict[str, Any]) -> Bubble:
    """A game shared into a chat, as the result that was chosen of the bot's list."""
    content = result.get("input_message_content") or {}
    marks = result.get("caption_entities") or content.get("entities") or ()
    said = Marked(result.get("caption") or content.get("message_text") or "", tuple(marks))
    photo = _picture(world.files.take("photo", result["photo_file_id"]).data) if "photo_file_id" in result else ""
    keyboard = (result.get("reply_markup") or {}).get("inline_keyboard") or []
    keys = "".join(_row((key["text"], key.get("style", ""), "url" in key) for key in row) for row in keyboard)
    text = f'<div class="text">{_telegram_text(said, time.time())}</div>'
    return Bubble(f'<div class="bubble">{photo}{text}</div><div class="keys">{keys}</div>')


def _component(each: dict[str, Any], files: Mapping[str, bytes], people: Mapping[int, DiscordUser], now: float) -> str:
    inside = "".join(_component(part, files, people, now) for part in each.get("components") or ())
    shown = {
        parts.TEXT: lambda: discord_text(each["content"], people, now),
        parts.GALLERY: lambda: "".join(_picture(files[url]) for item in each["items"] if (url := item["media"]["url"]) in files),
        parts.BUTTON: lambda: _key(each.get("label") or "", _STYLES[each["style"]], link=each["style"] == parts.LINK),
        parts.SELECT: lambda: f'<span class="menu">{escape(each.get("placeholder") or "")}</span>',
        parts.ROW: lambda: f'<div class="row">{inside}</div>',
        parts.CONTAINER: lambda: f'<div class="framed">{inside}</div>',
    }.get(each["type"])
    return shown() if shown is not None else inside


def _picture(data: bytes) -> str:
    return f'<img alt="" src="data:image/png;base64,{base64.b64encode(data).decode()}">'


def _file(name: str) -> str:
    return f'<div class="file">{escape(name)}</div>'


def _row(keys: Iterator[tuple[str, str, bool]]) -> str:
    return f'<div class="row">{"".join(_key(label, style, link=link) for label, style, link in keys)}</div>'


def _key(label: str, style: str, *, link: bool) -> str:
    return f'<span class="key {style}"><span>{escape(label)}</span>{" ↗" if link else ""}</span>'


# texts


def _telegram_text(said: Marked, now: float) -> str:
    lines, at = [], 0
    for line in said.text.split("\n"):
        end = at + len(line.encode("utf-16-le")) // 2
        quoted = any(
            "blockquote" in each["type"] and each["offset"] <= at < each["offset"] + each["length"] for each in said.entities
        )
        lines.append((quoted, "".join(_pieces(said, at, end, now))))
        at = end + 1
    return _with_quotes(lines)


def _pieces(said: Marked, start: int, end: int, now: float) -> Iterator[str]:
    """A line in pieces of the same entities."""
    inside = [each for each in said.entities if start <= each["offset"] < end and "blockquote" not in each["type"]]
    at = start
    for entity in sorted(inside, key=lambda each: each["offset"]):
        if entity["offset"] < at:
            continue
        yield escape(_part(said, at, entity["offset"]))
        at = entity["offset"] + entity["length"]
        text = _moment(entity, now) if entity["type"] == "date_time" else _part(said, entity["offset"], at)
        yield f'<span class="{_CLASSES.get(entity["type"], "time")}">{escape(text)}</span>'
    yield escape(_part(said, at, end))


def _part(said: Marked, start: int, end: int) -> str:
    return said.text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


def _moment(entity: Entity, now: float) -> str:
    return time_read(entity["unix_time"], "R" if entity["date_time_format"] == "r" else "f", now)


def time_read(at: float, form: str, now: float) -> str:
    """A time as an app writes it for the reader: how far away it is, or date and time."""
    if form == "R":
        return format_timedelta(round(at - now), add_direction=True, locale="en")
    return format_datetime(datetime.fromtimestamp(at, ZONE), "d MMM y, HH:mm", locale="en")


def discord_text(text: str, people: Mapping[int, DiscordUser], now: float) -> str:
    """A text in Discord's markdown."""

    def said(match: re.Match[str]) -> str:
        kept, bold, at, form, person, command = match.groups()
        if bold is not None:
            return f"<b>{_MARKUP.sub(said, bold)}</b>"
        if at is not None:
            return f'<span class="time">{time_read(int(at), form, now)}</span>'
        if person is not None:
            return f'<span class="mention">@{people[int(person)].name if int(person) in people else "unknown"}</span>'
        return f'<span class="mention">/{command}</span>' if command is not None else kept

    lines = []
    for line in text.split("\n"):
        small, quoted = line.startswith("-# "), line.startswith("> ")
        rest = _MARKUP.sub(said, _escaped(line.removeprefix("-# ").removeprefix("> ")))
        lines.append((quoted, f"<small>{rest}</small>" if small else rest))
    return f'<div class="text">{_with_quotes(lines)}</div>'


def _escaped(line: str) -> str:
    """Escape all but the brackets of Discord's own markup."""
    return re.sub(r"<(?!t:|@|/)", "&lt;", line.replace("&", "&amp;"))


def _with_quotes(lines: list[tuple[bool, str]]) -> str:
    runs = ((quoted, [line for _, line in run]) for quoted, run in groupby(lines, key=lambda each: each[0]))
    return "".join(
        f"<blockquote>{'<br>'.join(run)}</blockquote>" if quoted else "".join(f"<p>{line}</p>" for line in run)
        for quoted, run in runs
    )
