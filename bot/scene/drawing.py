"""A picture and its description in words, which comes in two lengths: for a platform's alt text, and complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

import msgspec

from bot.i18n import Translator
from renderer.scene import Scene

ALT_TEXT = 1024
"""The longest description of a picture, in characters, that every platform accepts."""

S = TypeVar("S", bound=msgspec.Struct)
Lines = Sequence[str] | Callable[[], Iterable[str]]
"""Lines of text, or a function that writes them when they are needed, if that takes a while."""


class NoPicture(ValueError):
    """There is no such picture; the message says why."""


class Section(NamedTuple):
    """Lines that belong together. The most important section comes first. `short`: the lines for the short text instead.

    `least`: what the short text says of the section in any case, if it has no room for all of it.
    """

    lines: Lines
    short: Lines | None = None
    least: Sequence[str] = ()


@dataclass(frozen=True)
class Alternative:
    """A picture in words, written on demand: the view behind it does not change."""

    words: Translator
    sections: Sequence[Section]

    @cached_property
    def long(self) -> str:
        """Return the complete text."""
        return "\n".join(self._lines())

    @cached_property
    def short(self) -> str:
        """Return a text that fits an alt text and says so if it leaves something out."""
        kept: list[str] = []
        room = ALT_TEXT + 1
        for line in self._lines():
            kept.append(line)
            room -= len(line) + 1
            if room < 0:
                return _cut(self.sections, self.words.text("scene-cut"))
        return "\n".join(kept)

    def _lines(self) -> Iterator[str]:
        for section in self.sections:
            yield from _said(section.lines)


class Drawing(NamedTuple):
    """A scene, and the text that describes it."""

    scene: Scene
    text: Alternative


def plain(scene: S) -> S:
    """Return the scene with plain strings only, as its readers and senders expect."""
    return msgspec.convert(msgspec.to_builtins(scene, enc_hook=str), type(scene))


def picture(words: Translator, scene: Scene, sections: Sequence[Section]) -> Drawing:
    """Return a drawing of the scene, described by the sections."""
    return Drawing(plain(scene), Alternative(words, sections))


def _said(lines: Lines) -> Iterable[str]:
    return lines() if callable(lines) else lines


def _cut(sections: Sequence[Section], tail: str) -> str:
    """Keep whole lines while they fit, and after them only what must be said, for which there is always room."""
    kept: list[str] = []
    room, full = ALT_TEXT - len(tail) - sum(_length(section.least) for section in sections), False
    for section in sections:
        room += _length(section.least)
        said = list(section.least if full else _said(section.lines if section.short is None else section.short))
        if _length(said) > room:
            said, full = list(section.least) or list(_fitting(said, room)), True
        kept += said
        room -= _length(said)
    return "\n".join([*kept, tail])


def _length(lines: Iterable[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _fitting(lines: Iterable[str], room: int) -> Iterator[str]:
    """Yield the first lines for which there is room; cut the first one that does not fit at a comma or a space."""
    for line in lines:
        if len(line) + 1 > room:
            yield from _beginning(line, room - 1)
            return
        yield line
        room -= len(line) + 1


def _beginning(line: str, room: int) -> Iterator[str]:
    for mark in (", ", "; ", " "):
        end = line.rfind(mark, 0, max(0, room - 1))
        if end > 40:
            yield line[:end] + " …"
            return
