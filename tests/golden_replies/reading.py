"""Messages, answers and scenes as plain values: what a person reads, hears and can press, nothing internal.

Ids are replaced by their meaning: a message's recipient, or the text of the message it edits. Times are distances in whole
minutes. A scene is a digest of each of its values, in order and without names.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from bot.chat.contract import Answer, Bold, Button, File, Mention, Message, Moment, Paragraph, Picture, Span
from bot.chat.fitting import plain
from bot.games.faces import drawings
from renderer.renderer import Renderer
from renderer.scene import Frame, Scene
from renderer.taps import TapArea

MINUTE: Final = 60_000
_SIGNS: Final = 5
"""Length of a digest: misses one change in a million."""
_BEGINNING: Final = 60
"""Letters of a message that identify it in the files."""


class DigestRenderer:
    """A fake renderer whose picture is a digest of the scene; tap areas come from the real one."""

    def png(self, scene: Scene, theme: str = "dark") -> bytes:
        """The digest as bytes, in place of a picture."""
        return f"{theme}: {digest_of(scene)}".encode()

    def gif(self, scenes: Sequence[Frame], theme: str = "dark") -> bytes:
        """The number of pictures and a digest of them all."""
        return f"{theme}: {len(scenes)} pictures {_short([values(scene) for scene in scenes])}".encode()

    def taps(self, scene: Scene, theme: str = "dark") -> tuple[TapArea, ...]:
        """The tap areas of the picture."""
        return _renderer().taps(scene, theme)


@cache
def _renderer() -> Renderer:
    return Renderer(drawings())


def values(thing: object) -> Any:
    """A scene as nested lists of plain values, in order, without names of fields and classes.

    Renaming changes nothing; reordering or adding fields changes the digests.
    """
    if isinstance(thing, msgspec.Struct):
        return [values(getattr(thing, name)) for name in thing.__struct_fields__]
    if isinstance(thing, (list, tuple)):
        return [values(each) for each in thing]
    return thing


def digest_of(scene: Scene) -> str:
    """A short digest of each part of the scene, to show where two scenes differ; `-` is nothing."""
    found: list[str] = []
    for value in values(scene):
        found += (
            map(_short, value) if isinstance(value, list) and any(isinstance(each, list) for each in value) else [_short(value)]
        )
    return " ".join(found)


def _short(value: object) -> str:
    if value in (None, "", []):
        return "-"
    return hashlib.sha256(json.dumps(value, ensure_ascii=True).encode()).hexdigest()[:_SIGNS]


@dataclass(frozen=True)
class Reader:
    """Reads messages at one moment. `people`: names by account; `reads`: the current text of a message id."""

    now: int
    people: Mapping[str, str]
    reads: Callable[[str], str]

    def answer(self, answer: Answer) -> dict[str, Any]:
        """An alert after a press."""
        said = {"text": answer.text, "alert": answer.alert, "opens": self._address(answer.url), "language": answer.language}
        return _without_empty(said)

    async def message(self, message: Message) -> dict[str, Any]:
        """A message that is posted or edited."""
        picture, files = message.picture, message.files
        labels = {button.id: button.label for row in message.buttons for button in row if button.id}
        return _without_empty(
            {
                "for": self.people.get(message.private_to, message.private_to and "somebody else"),
                "sound": message.ring == "aloud",
                "calls": [self._called(ping) for ping in message.pings],
                "draft": bool(message.draft),
                "edits": self.reads(message.edits),
                "folds": self.reads(message.folded.message) if message.folded else "",
                "into": self._paragraph(message.folded.line) if message.folded and message.folded.line else "",
                "text": [self._paragraph(each) for each in message.paragraphs],
                "picture": None if picture is None else await self._picture(picture, labels),
                "files": [await self._file(each) for each in files],
                "buttons": [[self._button(button) for button in row] for row in message.buttons],
            }
        )

    def _called(self, ping: Mention) -> str:
        return self.people.get(ping.account, f"{ping.name}, who has no account here")

    def _paragraph(self, paragraph: Paragraph) -> Any:
        spans = [self._span(each) for each in paragraph.spans]
        if paragraph.quote:
            return {"quote": spans}
        return spans[0] if len(spans) == 1 and isinstance(spans[0], str) else spans

    def _span(self, span: Span) -> Any:
        match span:
            case Bold():
                return {"bold": span.text}
            case Mention():
                return {"mention": span.name, "of": self.people.get(span.account, "")}
            case Moment():
                return {"minutes from now": self._minutes(span.at), "zone": span.zone, "language": span.language}
            case _:
                return span

    def _minutes(self, at: int) -> int:
        return round((at - self.now) / MINUTE)

    def _button(self, button: Button) -> Any:
        if button.style == "plain" and not button.url:
            return button.label
        return _without_empty({"label": button.label, "style": button.style, "opens": self._address(button.url)})

    def _address(self, url: str) -> str:
        """The site and page of an address, without ids and signatures."""
        if not url:
            return ""
        parts = urlsplit(url)
        site = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
        return f"{site}/{parts.path.split('/')[1] if '/' in parts.path else ''}{'?' if parts.query else ''}{parts.query}"

    async def _picture(self, picture: Picture, labels: Mapping[str, str]) -> dict[str, Any]:
        taps = sorted({labels[each] for tap in picture.taps() for each in tap.buttons if each in labels})
        scene = (await picture.png()).decode()
        return _without_empty({"name": picture.name, "alt": picture.alt.split("\n"), "taps": taps, "scene": scene})

    async def _file(self, file: File) -> dict[str, Any]:
        """A digest of the file; its content has its own tests."""
        return _without_empty({"name": file.name, "alt": file.alt, "data": _short((await file.data()).decode())})


def _without_empty(said: Mapping[str, Any]) -> dict[str, Any]:
    """Drop empty values."""
    return {name: value for name, value in said.items() if value}


def beginning(message: Message) -> str:
    """The beginning of a message, which identifies it."""
    lines = [plain(each) for each in message.paragraphs]
    if not lines and message.picture is not None:
        lines = message.picture.alt.split("\n")
    return lines[0][:_BEGINNING] if lines else "a message without words"


def without(codes: Mapping[str, str], value: Any) -> Any:
    """Replace table codes."""
    if not codes:
        return value
    return _replaced(re.compile("|".join(map(re.escape, codes))), codes, value)


def _replaced(found: re.Pattern[str], codes: Mapping[str, str], value: Any) -> Any:
    match value:
        case str():
            return found.sub(lambda match: codes[match[0]], value)
        case list():
            return [_replaced(found, codes, each) for each in value]
        case dict():
            return {name: _replaced(found, codes, each) for name, each in value.items()}
        case _:
            return value


def strings(value: Any) -> Iterable[str]:
    """All strings in a plain value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)
