"""The message files: a folder for each language, with an `.ftl` file for each expansion and each part of the bot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Entry = ast.Message | ast.Term

FALLBACK = "en"
"""The language that has every message, and replaces those that another one lacks."""


class BrokenMessages(ValueError):
    """A message file cannot be used; the message names the file and the line."""


class MessageCatalogue:
    """All messages of a folder of languages."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._read: dict[str, Mapping[str, Entry]] = {}
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

    def entries(self, language: str) -> Mapping[str, Entry]:
        """Return the messages of a language by id and its terms by `-id`; raise BrokenMessages for a broken file."""
        if language not in self.languages:
            raise BrokenMessages(f"There are no messages in '{language}'; there are: {', '.join(self.languages)}.")
        if language not in self._read:
            self._read[language] = _by_id(self._folder / language)
        return self._read[language]

    def bundle(self, language: str) -> FluentBundle:
        """Return the messages of a language, ready for use."""
        if language not in self._bundles:
            # Isolating every parameter would litter pictures and buttons; the translator isolates what needs it.
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(ast.Resource(list(self.entries(language).values())))
            self._bundles[language] = bundle
        return self._bundles[language]

    def read_all(self) -> None:
        """Prepare every language in advance: each takes a tenth of a second, which no reply should have to wait for."""
        for language in self.languages:
            self.bundle(language)

    def locale(self, language: str) -> Locale:
        """Return the language's rules for plurals, numbers and lists."""
        return Locale.parse(language, sep="-")


@cache
def shipped() -> MessageCatalogue:
    """Return the messages that come with the bot."""
    return MessageCatalogue(files("bot.i18n"))


def _holds_messages(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


def _english_first(name: str) -> tuple[bool, str]:
    return name != FALLBACK, name


def _by_id(folder: Traversable) -> Mapping[str, Entry]:
    found: dict[str, Entry] = {}
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if not file.name.endswith(".ftl"):
            continue
        for name, entry, place in _parsed(file, f"{folder.name}/{file.name}"):
            if name in found:
                raise BrokenMessages(f"{place}: '{name}' is there twice.")
            found[name] = entry
    return found


def _parsed(file: Traversable, name: str) -> Iterator[tuple[str, Entry, str]]:
    text = file.read_text(encoding="utf-8")
    for item in FluentParser().parse(text).body:
        if isinstance(item, ast.Junk):
            mistake = item.annotations[0]
            raise BrokenMessages(f"{_place(name, text, mistake.span)}: {mistake.message}.")
        if isinstance(item, ast.Message | ast.Term):
            sigil = "-" if isinstance(item, ast.Term) else ""
            yield sigil + item.id.name, item, _place(name, text, item.span)


def _place(name: str, text: str, span: ast.Span | None) -> str:
    return f"{name}:{text.count(chr(10), 0, span.start if span else 0) + 1}"
