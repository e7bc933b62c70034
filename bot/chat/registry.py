"""Which function answers which command and which button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.chat.buttons import Press, pressed
from bot.chat.contract import Reply, Request
from bot.chat.services import Context

OnCommand: TypeAlias = Callable[[Context], Awaitable[Reply]]
OnPress: TypeAlias = Callable[[Context, Press], Awaitable[Reply]]

NAMES: Final = (
    *("new", "join", "leave", "start", "play", "board", "tiles", "score", "log", "replay", "rules", "undo", "resign"),
    *("substitute", "nudge", "away", "rematch", "games", "stats", "top", "settings", "link", "unlink", "watch", "invite", "kick"),
    *("say", "block", "hint", "why", "export", "import", "forgetme", "setup", "endtable", "help"),
)
"""The commands in the order of a menu."""

COMMANDS: Final[dict[str, OnCommand]] = {}
PRESSES: Final[dict[str, OnPress]] = {}


PERSONAL: Final = {"my": "/settings", "forget": "/forgetme", "resigned": "/resign"}
"""Buttons that only the person presses who was asked, and the command by which others get their own."""

_FOR_ADMINS: Final = frozenset({"/new", "/import", "/setup", "/endtable"})
_ADMINS_PRESS: Final = frozenset({"chat", "close", "closed"})


def for_admins(command: Request) -> bool:
    """Whether it may matter that somebody is an admin: a platform that has to ask for it asks only then."""
    press = pressed(command.button)
    return command.words.partition(" ")[0].partition("@")[0].lower() in _FOR_ADMINS or (
        press is not None and press.verb in _ADMINS_PRESS
    )


def on_command(name: str) -> Callable[[OnCommand], OnCommand]:
    """Answers a command."""

    def register(function: OnCommand) -> OnCommand:
        if name in COMMANDS or name not in NAMES:
            message = f"a command cannot be called {name!r}"
            raise ValueError(message)
        COMMANDS[name] = function
        return function

    return register


def on_press(verb: str) -> Callable[[OnPress], OnPress]:
    """Answers buttons with this verb."""

    def register(function: OnPress) -> OnPress:
        if verb in PRESSES:
            message = f"two buttons are called {verb!r}"
            raise ValueError(message)
        PRESSES[verb] = function
        return function

    return register
