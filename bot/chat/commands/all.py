"""All commands, in the order of the menu, and all buttons."""

from __future__ import annotations

import dataclasses
from typing import Final

from msgspec.structs import replace

from bot.chat import web_links
from bot.chat.buttons import Press, read_press
from bot.chat.command import ButtonKind, Command, unique
from bot.chat.commands import (
    account,
    chat_settings,
    hints,
    linking,
    lobby,
    options,
    pausing,
    play,
    records,
    review,
    rules,
    table,
    turns,
    views,
)
from bot.chat.commands.guesses import aliases_of, meant_by
from bot.chat.commands.help import HelpPages, help_of
from bot.chat.context import Context, command_name
from bot.chat.contract import MenuCommand, Needs, Reply, Request
from bot.chat.private_chat import ASKED, BY_ADDRESS, HELP, OPTIONS_OF, asked
from bot.chat.table_choice import is_code
from bot.chat.voice import Voice
from bot.i18n import shipped

COMMANDS: Final[dict[str, Command]] = unique(
    *(lobby.NEW, lobby.JOIN, lobby.LEAVE, lobby.BEGIN),
    *(play.MOVE, views.BOARD, views.TILES, views.SCORE, views.HISTORY, views.REPLAY, rules.RULES),
    *(table.UNDO, table.RESIGN, table.SUBSTITUTE, table.NUDGE, table.GIVE, pausing.PAUSE, table.AWAY, table.REMATCH),
    *(views.GAMES_LIST, account.STATS, account.LEADERBOARD, account.SETTINGS, linking.LINK, linking.UNLINK),
    *(table.WATCH, table.INVITE, table.REMOVE, table.MESSAGE, table.BLOCK),
    *(hints.HINT, hints.WHY, records.EXPORT, records.IMPORT, account.PRIVACY, chat_settings.SETUP, lobby.CLOSE),
    help_of(HelpPages(lambda: COMMANDS, lambda words, language: command_of(_expand_alias(words, language)))),
)
"""By their names, in the order of the menu."""

_OF_TABLES: Final = frozenset(prefix.rstrip("_") for prefix in (BY_ADDRESS, OPTIONS_OF))
"""What stands before a table's code in an address that `/start` reads itself."""
NEW_GAME: Final = "n"
PAYLOADS: Final = {
    "b": views.BOARD.name,
    "s": account.SETTINGS.name,
    NEW_GAME: f"{lobby.NEW.name} computer",
}
"""What the words stand for that an address carries: alone, or with a table's code after `_`."""

FORMER: Final = {each.formerly: each.name for each in COMMANDS.values() if each.formerly}
"""The names of commands by their old names."""

ALIASES: Final = aliases_of(COMMANDS.values())
"""The words of commands by their aliases."""


def command_of(words: str) -> Command | None:
    """Return the command that the words give; words without one are a move."""
    name = command_name(words)
    return COMMANDS.get(FORMER.get(name, name))


COMMON: Final = frozenset({"start", "help", "settings", "stats", "top", "kick", "rules"})
"""Commands that almost every bot has."""


def foreign(request: Request) -> bool:
    """Return whether a command that is not addressed to this bot may be meant for another one in the group."""
    name = command_name(request.words)
    return request.words.startswith("/") and (name in COMMON or command_of(request.words) is None)


async def _press_command(context: Context, press: Press) -> Reply:
    """Carry out the command that was offered instead of an unknown one."""
    words = f"/{press.argument.replace(':', ' ')}"
    command = command_of(words)
    if command is None:
        return context.answer("button-unknown", alert=True)
    return await command.run(dataclasses.replace(context, request=replace(context.request, words=words, button=""), press=None))


BUTTONS: Final[dict[str, ButtonKind]] = unique(
    ButtonKind("command", _press_command, admin=True, posts=True),
    *(each.button for each in COMMANDS.values() if each.button is not None),
    *(kind for module in (account, chat_settings, linking, lobby, options, records) for kind in module.BUTTONS),
    *(kind for module in (pausing, review, rules, table, turns, views, web_links) for kind in module.BUTTONS),
)
"""By their verbs."""


def normalise(request: Request) -> Request:
    """Return the request with its words as a command where they stand for one without its slash."""
    if request.arrived:
        return replace(request, words=f"/{lobby.BEGIN.formerly}")
    opened = _opened(request)
    if opened:
        return replace(request, words=opened)
    command = f"/{request.words}"
    if not request.words.startswith("/") and (request.bare or _said_alone(request)):
        if command_of(command):
            return replace(request, words=command)
        alias = command_name(command)
        named = meant_by(alias, request.language, COMMANDS.values()) or ALIASES.get(alias, "")
        return replace(request, words=_expanded(command, named)) if named else request
    return replace(request, words=_expand_alias(request.words, request.language))


def _said_alone(request: Request) -> bool:
    """Return whether words in private may be a command: a single one, or a rule that is looked up."""
    first, *others = request.words.split() or [""]
    return request.private and (not others or _command_said(first, request.language) == rules.RULES.name)


def _command_said(word: str, language: str) -> str:
    """Return the command that a word names, in any language; empty if it names none."""
    command = command_of(f"/{word}")
    return command.name if command is not None else meant_by(word, language, COMMANDS.values())


def _opened(request: Request) -> str:
    """Return the command that an address stands for, with which the app says `/start` and what the address carries.

    What no address carries leads to the help.
    """
    said = request.words.split()
    if len(said) != 2 or command_name(request.words) != lobby.BEGIN.formerly:
        return ""
    if not request.private:
        return f"/{lobby.NEW.name}" if said[1] == NEW_GAME else ""
    kind, _, code = said[1].partition("_")
    if is_code(said[1]) or (kind in _OF_TABLES and is_code(code)):
        return ""
    if kind == ASKED:
        return asked(code) or f"/{HELP}"
    if kind == "b" and is_code(code):
        return f"/{PAYLOADS[kind]} {code}"
    return f"/{PAYLOADS.get(said[1], HELP)}"


def _expand_alias(words: str, language: str = "") -> str:
    """Return the words with the command that an alias at their beginning stands for. A command of that name comes first.

    `/settings_zone` is `/settings zone`: where a command in a text can be tapped, only its first word is said.
    """
    alias = command_name(words)
    if command_of(words) or not words.startswith("/"):
        return words
    name, _, more = alias.partition("_")
    said = name in COMMANDS and " ".join((name, *more.split("_")))
    meant = ALIASES.get(alias) or meant_by(alias, language, COMMANDS.values()) or said
    return _expanded(words, meant) if meant else words


def _expanded(words: str, meant: str) -> str:
    return " ".join((f"/{meant}", *words.split(maxsplit=1)[1:]))


def needs(request: Request) -> Needs:
    """Return what a platform has to find out, to fetch or to make before it hands the request over."""
    request = normalise(request)
    if request.button:
        press = read_press(request.button)
        kind = BUTTONS.get(press.verb) if press is not None else None
        return Needs() if kind is None else kind.needs
    command = command_of(request.words) if request.words.startswith("/") else None
    return Needs() if command is None else command.needs(request)


def menu(language: str = "") -> tuple[MenuCommand, ...]:
    """Return the menu: each command with one line on what it does."""
    voice = Voice(shipped().choose(language))
    return tuple(command.in_menu(voice) for command in COMMANDS.values())
