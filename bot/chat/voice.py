"""How the conversation speaks: a language, and messages whose parameters may be a ping, a time or bold words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property

from bot.chat.contract import Bold, Mention, Moment, Paragraph, Span
from bot.chat.fitting import plain
from bot.i18n import Translator, Words, isolated

Param = str | int | Bold | Mention | Moment
_OPEN, _SHUT = "\ue000", "\ue001"
_MARK = re.compile(f"{_OPEN}([0-9]+){_SHUT}")
_LINKING = re.compile(r"(?<=[@#/$:.<+!\\])(?=\S)")
_JOINER = "\u2060"


def harmless(text: str) -> str:
    """Foreign text of which no platform makes a mention, a command or a link: it looks the same, and is only text."""
    marked = text.replace(_OPEN, "").replace(_SHUT, "")
    return _LINKING.sub(_JOINER, isolated(marked))


class Voice:
    """One language. `zone`: in which times are told where the platform does not do that itself."""

    def __init__(self, language: str, zone: str = "UTC") -> None:
        self.language = language
        self.zone = zone

    @cached_property
    def words(self) -> Translator:
        """For messages: foreign text in them stays text."""
        return Translator(self.language, quote=harmless)

    @cached_property
    def drawn(self) -> Translator:
        """For pictures and what describes them: nothing there is ever a link."""
        return Translator(self.language)

    def text(self, code: str, /, **params: str | int) -> Words:
        """A message without marks."""
        return self.words.text(code, **params)

    def line(self, code: str, /, **params: Param) -> Paragraph:
        """A message as a paragraph."""
        marks: list[Span] = []
        given: dict[str, str | int] = {}
        for name, value in params.items():
            if isinstance(value, str | int):
                given[name] = value
            else:
                given[name] = _mark(len(marks))
                marks.append(value)
        return _unmarked(self.words.text(code, **given), marks)

    @staticmethod
    def around(say: Callable[..., str], *spans: Span) -> Paragraph:
        """A sentence that others make, with these in it: `say` is given what holds their places."""
        return _unmarked(say(*map(_mark, range(len(spans)))), spans)

    def said(self, code: str, /, **params: Param) -> str:
        """The same as plain text, for an answer to a press."""
        return plain(self.line(code, **params))

    def moment(self, at: int) -> Moment:
        """A time."""
        return Moment(at, self.zone, self.language)


def _mark(number: int) -> Words:
    return Words(f"{_OPEN}{number}{_SHUT}")


def _unmarked(text: str, marks: Sequence[Span]) -> Paragraph:
    """The paragraph whose marks hold the places of these."""
    spans = [marks[int(piece)] if number % 2 else piece for number, piece in enumerate(_MARK.split(text))]
    return Paragraph(tuple(span for span in spans if span))


def heading(text: str) -> Paragraph:
    """A line that stands out."""
    return Paragraph((Bold(text),))
