"""Messages in a language; their parameters may be pings, times and bold text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.chat.contract import Bold, Mention, Moment, Paragraph, Span
from bot.chat.fitting import plain
from bot.i18n import Translator, Words, isolated, speaker

Param = str | int | Bold | Mention | Moment
_OPEN, _SHUT = "\ue000", "\ue001"
_MARK = re.compile(f"{_OPEN}([0-9]+){_SHUT}")
_LINKING = re.compile(r"(?<=[@#/$:.<+!\\])(?=\S)")
_JOINER = "\u2060"


def harmless(text: str) -> str:
    """Neutralise foreign text: no platform turns it into a mention, a command or a link, and it looks the same."""
    marked = text.replace(_OPEN, "").replace(_SHUT, "")
    return _LINKING.sub(_JOINER, isolated(marked))


@dataclass
class Voice:
    """A language and a time zone. `zone`: for times that the platform does not show in the reader's own."""

    language: str
    zone: str = "UTC"

    @cached_property
    def words(self) -> Translator:
        """The translator for messages: foreign text in them stays text."""
        return speaker(self.language, harmless)

    @cached_property
    def drawn(self) -> Translator:
        """The translator for pictures and their descriptions, where nothing is ever a link."""
        return speaker(self.language)

    def text(self, code: str, /, **params: str | int) -> Words:
        """Return a message as plain text."""
        return self.words.text(code, **params)

    def line(self, code: str, /, **params: Param) -> Paragraph:
        """Return a message as a paragraph."""
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
        """Return a sentence made by `say`, which is passed placeholders for these spans."""
        return _unmarked(say(*map(_mark, range(len(spans)))), spans)

    def plain(self, code: str, /, **params: Param) -> str:
        """Return the same paragraph as plain text, for an answer to a press."""
        return plain(self.line(code, **params))

    def moment(self, at: int, now: int = 0) -> Moment:
        """Return a time in this zone and language. `now`: for a reader who has it at once."""
        return Moment(at, self.zone, self.language, now)

    def deadline(self, at: int, now: int, pace: str) -> Moment:
        """Return a deadline of a table with this pace, to be shown with how far away it is."""
        return Moment(at, self.zone, self.language, now, self.text("turn-pace", pace=self.text(f"pace-{pace}")))


def _mark(number: int) -> Words:
    return Words(f"{_OPEN}{number}{_SHUT}")


def _unmarked(text: str, marks: Sequence[Span]) -> Paragraph:
    """Return the paragraph with its placeholders replaced by these spans."""
    spans = [marks[int(piece)] if number % 2 else piece for number, piece in enumerate(_MARK.split(text))]
    return Paragraph(tuple(span for span in spans if span))


def heading(text: str) -> Paragraph:
    """Return a line in bold."""
    return Paragraph((Bold(text),))
