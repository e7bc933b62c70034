"""A picture and what it shows in words. The text comes in two lengths: for a platform's alt text, and complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

import msgspec

from bot.i18n import Translator
from renderer.scene import Scene

ALT_TEXT = 1024
"""Characters that every platform takes as the description of a picture."""

S = TypeVar("S", bound=msgspec.Struct)
Lines = Sequence[str] | Callable[[], Iterable[str]]
"""Lines of text; those that take a while to say are only said when they are wanted."""


class NoPicture(ValueError):
    """There is nothing of that kind to be seen; the message says why."""


class Section(NamedTuple):
    """Lines that belong together, the most important section first; `short`: what a short text has in their place."""

    lines: Lines
    short: Lines | None = None


@dataclass(frozen=True)
class Alternative:
    """A picture in words, said when it is asked for; the view behind it stands still."""

    words: Translator
    sections: Sequence[Section]

    @cached_property
    def long(self) -> str:
        """Everything."""
        return "\n".join(self._lines())

    @cached_property
    def short(self) -> str:
        """What fits an alt text; if something had to be left out, it says so."""
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
    """What to draw, and the text that stands for it."""

    scene: Scene
    text: Alternative


def plain(scene: S) -> S:
    """The scene with nothing but plain strings in it, as whatever reads or sends it expects."""
    return msgspec.convert(msgspec.to_builtins(scene, enc_hook=str), type(scene))


def picture(words: Translator, scene: Scene, sections: Sequence[Section]) -> Drawing:
    """A picture with its text."""
    return Drawing(plain(scene), Alternative(words, sections))


def _said(lines: Lines) -> Iterable[str]:
    return lines() if callable(lines) else lines


def _cut(sections: Sequence[Section], tail: str) -> str:
    """Whole lines as long as they fit; the one that does not is cut at a comma or a space."""
    room = ALT_TEXT - len(tail) - 1
    kept: list[str] = []
    for line in (line for section in sections for line in _said(section.lines if section.short is None else section.short)):
        if len(line) > room:
            kept.extend(_beginning(line, room))
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join([*kept, tail])


def _beginning(line: str, room: int) -> Iterator[str]:
    for mark in (", ", "; ", " "):
        end = line.rfind(mark, 0, max(0, room - 1))
        if end > 40:
            yield line[:end] + " …"
            return
