"""What Discord demands of a list of commands beyond its schema."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, Final

from tests.standins.discord.errors import Refused

SLASH, ENTRY_POINT = 1, 4
_SUBCOMMAND: Final = 1
_MOST: Final = {SLASH: 100, 2: 15, 3: 15, ENTRY_POINT: 1}
"""Most commands of each type."""
_MOST_OPTIONS: Final = 25
_MOST_LETTERS: Final = 8000


def check(given: list[dict[str, Any]]) -> None:
    """Refuse a list that Discord refuses."""
    names = [(each.get("type", SLASH), each["name"]) for each in given]
    kinds = Counter(kind for kind, _ in names)
    if len(set(names)) < len(names) or any(kinds[kind] > most for kind, most in _MOST.items()):
        raise Refused(50035, {"name": "too many commands of a type, or two of the same name"})
    for each in given:
        for words in _wrong(each):
            raise Refused(50035, {each["name"]: words})


def _wrong(command: dict[str, Any]) -> Iterator[str]:
    slash = command.get("type", SLASH) == SLASH
    if bool(command.get("description")) != slash and command.get("type") != ENTRY_POINT:
        yield "slash commands have a description, menus have none"
    if command.get("options") and not slash:
        yield "only slash commands have options"
    inner = [*_walk(command), *(choice for each in _walk(command) for choice in each.get("choices") or ())]
    locales = {"", *(locale for each in inner for locale in each.get("name_localizations") or {})}
    if any(_letters(command, locale) > _MOST_LETTERS for locale in locales):
        yield "more than 8000 letters in a language"
    for each in _walk(command):
        yield from _wrong_options(each, locales)


def _wrong_options(each: dict[str, Any], locales: Collection[str]) -> Iterator[str]:
    options = each.get("options") or ()
    if len(options) > _MOST_OPTIONS or len(each.get("choices") or ()) > _MOST_OPTIONS:
        yield "more than 25 options or choices"
    for locale in locales:
        names = [_said(option, "name", locale) for option in options]
        if len(set(names)) < len(names):
            yield f"two options have the same name in {locale or 'the default language'}"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield "required options come first"
    if len({option["type"] == _SUBCOMMAND for option in options}) > 1:
        yield "subcommands and other options beside each other"
    if each.get("choices") and each.get("autocomplete"):
        yield "choices exclude completion"


def _walk(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options") or ():
        yield from _walk(option)


def _said(each: dict[str, Any], part: str, locale: str) -> str:
    return str((each.get(f"{part}_localizations") or {}).get(locale, each.get(part) or ""))


def _letters(each: dict[str, Any], locale: str) -> int:
    own = sum(len(_said(each, part, locale)) for part in ("name", "description", "value"))
    return own + sum(_letters(inner, locale) for part in ("options", "choices") for inner in each.get(part) or ())
