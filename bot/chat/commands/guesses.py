"""Words that people try before they know the commands: aliases (other bots' names for them), typing errors, and beginnings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from bot.chat.command import Command
from bot.chat.context import Context, button
from bot.chat.contract import Reply
from bot.i18n import Words, shipped, speaker, unaccented
from bot.i18n.catalogue import FALLBACK
from bot.i18n.foreign import edits

_FEWEST: Final = 3
"""Fewest letters of a beginning or of a word with a typing error."""
_LONG: Final = 6
"""From this many letters on a word may have two typing errors."""
_SHOWN: Final = 40
"""Most letters of an unknown word that the answer repeats."""


def aliases_of(commands: Collection[Command]) -> dict[str, str]:
    """Return the commands' aliases, each with the words that it stands for."""
    plain = {alias: each.name for each in commands for alias in each.aliases.split()}
    shortcuts = [(each.name, words, more) for each in commands for words, more in each.shortcuts.items()]
    return plain | {alias: f"{name} {words}" for name, words, more in shortcuts for alias in more.split()}


def named_in(language: str, commands: Collection[Command]) -> dict[str, str]:
    """Return the words that people of a language type for commands, each with what it stands for: the menu's names and more."""
    return _named_in(language, tuple(each.name for each in commands))


@cache
def _named_in(language: str, commands: tuple[str, ...]) -> dict[str, str]:
    say = speaker(language).text
    names = {unaccented(say(f"slash-{name}")): name for name in commands}
    more = dict(each.split(":", 1) for each in say("input-commands").split(","))
    return {unaccented(word): meant.strip() for word, meant in more.items()} | names


def meant_by(word: str, language: str, commands: Collection[Command]) -> str:
    """Return the command that a word of any language stands for, first of the reader's own; empty if there is none."""
    typed = unaccented(word)
    known = (named_in(each, commands) for each in dict.fromkeys((shipped().choose(language), *shipped().languages)))
    return next((names[typed] for names in known if typed in names), "")


def nearest(typed: str, commands: Mapping[str, Command], language: str = FALLBACK) -> str:
    """Return the only command that a word begins or nearly spells, by its name or by an alias; empty if there is none."""
    english = ({name: name for name in commands}, aliases_of(commands.values()))
    local = named_in(language, commands.values())
    for word, known in ((typed.lower(), english[0]), (typed.lower(), english[1]), (unaccented(typed), local)):
        for fits in (_begins, _nearly):
            found = {words for name, words in known.items() if fits(word, name)}
            if found:
                return found.pop() if len(found) == 1 else ""
    return ""


def _begins(typed: str, name: str) -> bool:
    return len(typed) >= _FEWEST and name.startswith(typed)


def _nearly(typed: str, name: str) -> bool:
    most = 2 if len(typed) >= _LONG else 1
    return len(typed) >= _FEWEST and edits(typed, name, most) <= most


def unknown_command(context: Context, typed: str, commands: Mapping[str, Command]) -> Reply:
    """Say that there is no such command, and offer the one that is probably meant; stay silent if another bot may be meant."""
    name = typed.removeprefix("/").partition("@")[0]
    if not context.request.addressed:
        return Reply(taken=True)
    meant = nearest(name, commands, context.own.language)
    if not meant:
        return context.answer("command-unknown", command=f"/{name[:_SHOWN]}")
    line = context.own.line("command-near", typed=f"/{name[:_SHOWN]}", meant=Words(f"/{meant}"))
    offer = button(f"/{meant}", "", 0, "command", meant.replace(" ", ":"))
    return context.reply_with(context.owned(replace(context.fleeting(context.aside(line)), buttons=((offer,),))))
