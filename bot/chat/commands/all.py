"""All commands, in the order of the menu, and all buttons."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.chat import web_links
from bot.chat.buttons import pressed
from bot.chat.command import ButtonKind, Command, unique
from bot.chat.commands import (
    account,
    chat_settings,
    hints,
    linking,
    lobby,
    newcomers,
    options,
    play,
    records,
    review,
    rules,
    table,
    turns,
    views,
)
from bot.chat.contract import MenuCommand, Needs, Request
from bot.chat.table_choice import command_name
from bot.chat.voice import Voice
from bot.i18n import shipped

COMMANDS: Final[dict[str, Command]] = unique(
    *(lobby.NEW, lobby.JOIN, lobby.LEAVE, lobby.START),
    *(play.PLAY, views.BOARD, views.TILES, views.SCORE, views.LOG, views.REPLAY, rules.RULES),
    *(table.UNDO, table.RESIGN, table.SUBSTITUTE, table.NUDGE, table.AWAY, table.REMATCH),
    *(views.GAMES_LIST, account.STATS, account.TOP, account.SETTINGS, linking.LINK, linking.UNLINK),
    *(table.WATCH, table.INVITE, table.KICK, table.SAY, table.BLOCK),
    *(hints.HINT, hints.WHY, records.EXPORT, records.IMPORT, account.FORGETME, chat_settings.SETUP, lobby.ENDTABLE),
    newcomers.help_about(lambda: COMMANDS),
)
"""By their names, in the order of the menu."""

BUTTONS: Final[dict[str, ButtonKind]] = unique(
    *(each.button for each in COMMANDS.values() if each.button is not None),
    *(kind for module in (account, chat_settings, linking, lobby, options, records) for kind in module.BUTTONS),
    *(kind for module in (review, rules, table, turns, views, web_links) for kind in module.BUTTONS),
)
"""By their verbs."""


def command_of(words: str) -> Command | None:
    """Return the command that the words give; words without one are a move."""
    return COMMANDS.get(command_name(words))


def whole(request: Request) -> Request:
    """Return the request with its words as a command where they stand for one without its slash."""
    if request.arrived:
        return replace(request, words=f"/{lobby.START.name}")
    command = f"/{request.words}"
    return replace(request, words=command) if request.bare and command_of(command) else request


def needs(request: Request) -> Needs:
    """Return what a platform has to find out, to fetch or to make before it hands the request over."""
    request = whole(request)
    if request.button:
        press = pressed(request.button)
        kind = BUTTONS.get(press.verb) if press is not None else None
        return Needs() if kind is None else kind.needs
    command = command_of(request.words) if request.words.startswith("/") else None
    return Needs() if command is None else command.needs(request)


def menu(language: str = "") -> tuple[MenuCommand, ...]:
    """Return the menu: each command with one line on what it does."""
    voice = Voice(shipped().choose(language))
    return tuple(command.in_menu(voice) for command in COMMANDS.values())
