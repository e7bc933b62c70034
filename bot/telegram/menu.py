"""The menus of commands and the bot's descriptions, in every language; set when they have changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Final

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonCommands,
    MenuButtonWebApp,
    WebAppInfo,
)

from bot.chat.contract import Dispatcher, MenuCommand
from bot.i18n import Translator
from bot.i18n.catalogue import FALLBACK
from bot.store.documents import Documents

KIND: Final = "telegram-menu"
LONGEST: Final = 256
LONGEST_DESCRIPTION: Final = 512
LONGEST_ABOUT: Final = 120
GROUP: Final = ("new", "join", "move", "board", "score", "rules", "undo", "nudge", "leave", "games", "settings", "help")
_ALONE: Final = ("hint", "away", "stats", "link", "privacy")
PRIVATE: Final = ("new", "move", "board", "score", "rules", "leave", "games", "settings", "help", *_ALONE)
_SCOPES: Final[tuple[tuple[BotCommandScope, Callable[[MenuCommand], bool]], ...]] = (
    (BotCommandScopeAllPrivateChats(), lambda command: command.name in PRIVATE),
    (BotCommandScopeAllGroupChats(), lambda command: command.name in GROUP),
    (BotCommandScopeAllChatAdministrators(), lambda command: command.name in GROUP or command.admin != "no"),
)
"""Each menu's scope, and which commands it has. All other commands can be typed."""


def _descriptions(language: str) -> tuple[str, str]:
    """Return what people read before they write to the bot, and what its profile says."""
    words = Translator(language or FALLBACK)
    return words.text("bot-description")[:LONGEST_DESCRIPTION], words.text("bot-about")[:LONGEST_ABOUT]


async def set_menus(bot: Bot, dispatcher: Dispatcher, languages: Iterable[str], documents: Documents, pages: str = "") -> None:
    """Set the menus and the descriptions unless they are the last ones set. Each call may be repeated.

    `pages`: the public address of the pages, which the button beside the message field opens; without it, it shows the commands.
    """
    menus = {language: dispatcher.commands(language) for language in ("", *languages)}
    said = {language: _descriptions(language) for language in menus}
    scopes = [[each.name for each in menus[""] if has(each)] for _, has in _SCOPES]
    mark = hashlib.sha256(repr((sorted(menus.items()), said, scopes, pages)).encode()).digest()
    known = await documents.get(KIND, str(bot.id))
    if known.body == mark:
        return
    for language, commands in menus.items():
        for scope, has in _SCOPES:
            shown = [BotCommand(each.name, each.line[:LONGEST]) for each in commands if has(each)]
            await bot.set_my_commands(shown, scope=scope, language_code=language or None)
        description, about = said[language]
        await bot.set_my_description(description, language_code=language or None)
        await bot.set_my_short_description(about, language_code=language or None)
    games = MenuButtonWebApp(Translator(FALLBACK).text("web-lobby-games"), WebAppInfo(f"{pages}/board/"))
    await bot.set_chat_menu_button(menu_button=games if pages else MenuButtonCommands())
    await documents.put(KIND, str(bot.id), mark, known.revision)
