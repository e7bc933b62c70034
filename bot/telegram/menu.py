"""The command menus for private chats, groups and admins, in every language; set when they have changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, Protocol

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.chat.contract import CommandName, Dispatcher
from bot.store.documents import Document

KIND: Final = "telegram-menu"
LONGEST: Final = 256
_ADMINS: Final = frozenset({"setup", "endtable"})
_ALONE: Final = frozenset({"link", "unlink", "forgetme"})
"""Commands for private chats only."""
_SCOPES: Final[tuple[tuple[BotCommandScope, frozenset[str]], ...]] = (
    (BotCommandScopeAllPrivateChats(), _ADMINS),
    (BotCommandScopeAllGroupChats(), _ADMINS | _ALONE),
    (BotCommandScopeAllChatAdministrators(), _ALONE),
)
"""Each menu's scope, and the commands left out of it."""


class MenuDocuments(Protocol):
    """The store's documents, which keep a digest of the last menus."""

    async def get(self, kind: str, name: str) -> Document:
        """Read a document."""
        ...

    async def put(self, kind: str, name: str, body: bytes, expected: int, keep: int | None = None) -> bool:
        """Write a document."""
        ...


async def set_menus(bot: Bot, room: Dispatcher, languages: Iterable[str], documents: MenuDocuments) -> None:
    """Set the menus unless they are the last ones set. Each call may be repeated."""
    menus = {language: room.commands(language) for language in ("", *languages)}
    mark = hashlib.sha256(repr(sorted(menus.items())).encode()).digest()
    known = await documents.get(KIND, str(bot.id))
    if known.body == mark:
        return
    for language, commands in menus.items():
        for scope, left_out in _SCOPES:
            shown = [_command(each) for each in commands if each.name not in left_out]
            await bot.set_my_commands(shown, scope=scope, language_code=language or None)
    await documents.put(KIND, str(bot.id), mark, known.revision)


def _command(command: CommandName) -> BotCommand:
    return BotCommand(command.name, command.line[:LONGEST])
