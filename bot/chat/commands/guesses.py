"""Words that people try before they know the commands: aliases (other bots' names for them), typing errors, and beginnings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec.structs import replace

from bot.chat.command import Command
from bot.chat.context import Context, button
from bot.chat.contract import Reply
from bot.i18n import Words
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


def nearest(typed: str, commands: Mapping[str, Command]) -> str:
    """Return the only command that a word begins or nearly spells, by its name or by an alias; empty if there is none."""
    for known in ({name: name for name in commands}, aliases_of(commands.values())):
        for fits in (_begins, _nearly):
            found = {words for name, words in known.items() if fits(typed, name)}
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
    meant = nearest(name.lower(), commands)
    if not meant:
        return context.answer("command-unknown", command=f"/{name[:_SHOWN]}")
    line = context.own.line("command-near", typed=f"/{name[:_SHOWN]}", meant=Words(f"/{meant}"))
    offer = button(f"/{meant}", "", 0, "command", meant.replace(" ", ":"))
    return context.reply_with(context.owned(replace(context.aside(line), buttons=((offer,),))))
