"""The registry of commands and buttons: which function answers each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.chat.buttons import Press, pressed
from bot.chat.context import Context
from bot.chat.contract import Reply, Request

OnCommand: TypeAlias = Callable[[Context], Awaitable[Reply]]
OnPress: TypeAlias = Callable[[Context, Press], Awaitable[Reply]]

NAMES: Final = (
    *("new", "join", "leave", "start", "play", "board", "tiles", "score", "log", "replay", "rules", "undo", "resign"),
    *("substitute", "nudge", "away", "rematch", "games", "stats", "top", "settings", "link", "unlink", "watch", "invite", "kick"),
    *("say", "block", "hint", "why", "export", "import", "forgetme", "setup", "endtable", "help"),
)
"""The commands in the order of the menu."""

COMMANDS: Final[dict[str, OnCommand]] = {}
PRESSES: Final[dict[str, OnPress]] = {}


PERSONAL: Final = {"my": "/settings", "forget": "/forgetme", "resigned": "/resign"}
"""Buttons that obey only the person who was asked, and the command with which others get their own."""

_FOR_ADMINS: Final = frozenset({"/new", "/import", "/setup", "/endtable"})
_ADMINS_PRESS: Final = frozenset({"chat", "close", "closed"})


def for_admins(request: Request) -> bool:
    """Return whether it may matter if the person is an admin: only then need a platform look that up."""
    press = pressed(request.button)
    return request.words.partition(" ")[0].partition("@")[0].lower() in _FOR_ADMINS or (
        press is not None and press.verb in _ADMINS_PRESS
    )


def on_command(name: str) -> Callable[[OnCommand], OnCommand]:
    """Register the function that answers a command."""

    def register(function: OnCommand) -> OnCommand:
        if name in COMMANDS or name not in NAMES:
            message = f"a command cannot be called {name!r}"
            raise ValueError(message)
        COMMANDS[name] = function
        return function

    return register


def on_press(verb: str) -> Callable[[OnPress], OnPress]:
    """Register the function that answers buttons with this verb."""

    def register(function: OnPress) -> OnPress:
        if verb in PRESSES:
            message = f"two buttons are called {verb!r}"
            raise ValueError(message)
        PRESSES[verb] = function
        return function

    return register
