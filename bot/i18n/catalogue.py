"""The message files: a folder for each language, with an `.ftl` file for each expansion and each part of the bot."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

CatalogueEntry = ast.Message | ast.Term

_BEGINNING = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
"""Where each message or term starts; its further lines are indented, or close a brace."""
_NAME = re.compile(r"-?[A-Za-z][\w-]*(?= *=)", re.ASCII)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)", re.ASCII)

FALLBACK = "en"
"""The language that has every message; it fills the gaps of the others."""


class BrokenMessages(ValueError):
    """A message file is broken; the message names the file and the line."""


class MessageCatalogue:
    """All messages of a folder of languages."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._read: dict[str, Entries] = {}
        self._bundles: dict[str, FluentBundle] = {}
        self.languages = tuple(sorted((f.name for f in folder.iterdir() if _holds_messages(f)), key=_english_first))

    def choose(self, *wanted: str | None) -> str:
        """Return the first of the wanted languages (`uk`, `pt-BR`, `en_US`) that exists, with or without its region."""
        for tag in wanted:
            parts = (tag or "").replace("_", "-").split("-")
            for length in range(len(parts), 0, -1):
                name = "-".join([parts[0].lower(), *parts[1:length]])
                if name in self.languages:
                    return name
        return FALLBACK

    def entries(self, language: str) -> Entries:
        """Return the messages of a language by id and its terms by `-id`; raise BrokenMessages for a broken file."""
        if language not in self.languages:
            raise BrokenMessages(f"No messages for language '{language}'. Available: {', '.join(self.languages)}.")
        if language not in self._read:
            self._read[language] = Entries(self._folder / language)
        return self._read[language]

    def bundle(self, language: str) -> FluentBundle:
        """Return the messages of a language, ready for use."""
        if language not in self._bundles:
            self._bundles[language] = _Bundle(language, self.entries(language))
        return self._bundles[language]

    def read_all(self) -> None:
        """Read the files of every language in advance: no reply should have to wait for them."""
        for language in self.languages:
            self.bundle(language)


@cache
def shipped() -> MessageCatalogue:
    """Return the messages that come with the bot."""
    return MessageCatalogue(files("bot.i18n"))


def _holds_messages(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


def _english_first(name: str) -> tuple[bool, str]:
    return name != FALLBACK, name


class _Source(NamedTuple):
    """A message or term as it is written, and where."""

    text: str
    file: str
    line: int


class Entries(Mapping[str, CatalogueEntry]):
    """The messages of a language by id and its terms by `-id`, each parsed when it is first asked for.

    To parse a whole language takes a tenth of a second, and most of it is never said.
    """

    def __init__(self, folder: Traversable) -> None:
        self._sources: dict[str, _Source] = {}
        self._parsed: dict[str, CatalogueEntry] = {}
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._add(file.read_text(encoding="utf-8"), f"{folder.name}/{file.name}")

    def _add(self, text: str, file: str) -> None:
        line = 1
        for part in _BEGINNING.split(text):
            found = _NAME.match(part)
            if found is None:
                _parse(_Source(part, file, line))  # comments, or something that is no message
            elif found[0] in self._sources:
                raise BrokenMessages(f"{file}:{line}: '{found[0]}' is defined twice.")
            else:
                self._sources[found[0]] = _Source(part, file, line)
            line += part.count("\n")

    def __getitem__(self, name: str) -> CatalogueEntry:
        """Return a message or term; raise BrokenMessages if it cannot be read."""
        if name not in self._parsed:
            (self._parsed[name],) = _parse(self._sources[name])
        return self._parsed[name]

    def __contains__(self, name: object) -> bool:
        """Return whether there is such a message or term."""
        return name in self._sources

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids in the order of the files."""
        return iter(self._sources)

    def __len__(self) -> int:
        """Count messages and terms."""
        return len(self._sources)

    def used_by(self, name: str) -> list[str]:
        """Return the messages and terms that this one refers to."""
        return [each for each in _REFERENCE.findall(self._sources[name].text) if each in self._sources]


class _Bundle(FluentBundle):
    """The messages of a language, each added with what it refers to when it is first asked for."""

    def __init__(self, language: str, entries: Entries) -> None:
        # Isolating every parameter would litter pictures and buttons; the translator isolates what needs it.
        super().__init__([language], use_isolating=False)
        self._entries = entries
        self._added: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a message, and prepare it."""
        if message_id not in self._added and message_id in self._entries:
            self._add(message_id)
        return super().has_message(message_id)

    def _add(self, name: str) -> None:
        self._added.add(name)
        self.add_resource(ast.Resource([self._entries[name]]))
        for other in self._entries.used_by(name):
            if other not in self._added:
                self._add(other)


def _parse(source: _Source) -> list[CatalogueEntry]:
    found: list[CatalogueEntry] = []
    for item in FluentParser().parse(source.text).body:
        if isinstance(item, ast.Junk):
            mistake = item.annotations[0]
            line = source.line + source.text.count("\n", 0, mistake.span.start if mistake.span else 0)
            raise BrokenMessages(f"{source.file}:{line}: {mistake.message}.")
        if isinstance(item, ast.Message | ast.Term):
            found.append(item)
    return found
