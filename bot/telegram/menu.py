"""The command menus for private chats, groups and admins, in every language; set when they have changed."""

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
)

from bot.chat.contract import Dispatcher, MenuCommand
from bot.store.documents import Documents

KIND: Final = "telegram-menu"
LONGEST: Final = 256
_SCOPES: Final[tuple[tuple[BotCommandScope, Callable[[MenuCommand], bool]], ...]] = (
    (BotCommandScopeAllPrivateChats(), lambda command: command.admin == "no"),
    (BotCommandScopeAllGroupChats(), lambda command: command.admin == "no" and not command.alone),
    (BotCommandScopeAllChatAdministrators(), lambda command: not command.alone),
)
"""Each menu's scope, and which commands it has."""


async def set_menus(bot: Bot, dispatcher: Dispatcher, languages: Iterable[str], documents: Documents) -> None:
    """Set the menus unless they are the last ones set. Each call may be repeated."""
    menus = {language: dispatcher.commands(language) for language in ("", *languages)}
    mark = hashlib.sha256(repr(sorted(menus.items())).encode()).digest()
    known = await documents.get(KIND, str(bot.id))
    if known.body == mark:
        return
    for language, commands in menus.items():
        for scope, has in _SCOPES:
            shown = [BotCommand(each.name, each.line[:LONGEST]) for each in commands if has(each)]
            await bot.set_my_commands(shown, scope=scope, language_code=language or None)
    await documents.put(KIND, str(bot.id), mark, known.revision)
