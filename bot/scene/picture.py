"""A picture and what it shows in words. The text comes in two lengths: for a platform's alt text, and complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from bot.i18n import Translator
from renderer.scene import Scene

ALT_TEXT = 1024
"""Characters that every platform takes as the description of a picture."""


class NoPicture(ValueError):
    """There is nothing of that kind to be seen; the message says why."""


class Section(NamedTuple):
    """Lines that belong together, the most important section first; `short`: what a short text has in their place."""

    lines: Sequence[str]
    short: Sequence[str] | None = None


class Alternative(NamedTuple):
    """The same in words: `short` fits an alt text and says if something had to be left out; `long` is complete."""

    short: str
    long: str


class Picture(NamedTuple):
    """What to draw, and the text that stands for it."""

    scene: Scene
    text: Alternative


S = TypeVar("S", bound=msgspec.Struct)


def plain(scene: S) -> S:
    """The scene with nothing but plain strings in it, as whatever reads or sends it expects."""
    return msgspec.convert(msgspec.to_builtins(scene, enc_hook=str), type(scene))


def picture(words: Translator, scene: Scene, sections: Sequence[Section]) -> Picture:
    """A picture with its text."""
    return Picture(plain(scene), _alternative(words, sections))


def _alternative(words: Translator, sections: Sequence[Section]) -> Alternative:
    """Both lengths of these sections, in their order."""
    whole = "\n".join(line for section in sections for line in section.lines)
    if len(whole) <= ALT_TEXT:
        return Alternative(whole, whole)
    return Alternative(_cut(sections, words.text("scene-cut")), whole)


def _cut(sections: Sequence[Section], tail: str) -> str:
    """Whole lines as long as they fit; the one that does not is cut at a comma or a space."""
    room = ALT_TEXT - len(tail) - 1
    kept: list[str] = []
    for line in (line for section in sections for line in (section.lines if section.short is None else section.short)):
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
