"""Words that people try before they know the commands: what other bots call them, typing errors, and beginnings."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from bot.chat.context import Context, button
from bot.chat.contract import Reply
from bot.i18n import Words
from bot.i18n.foreign import edits

_MEANT: Final = {
    "new": "newgame",
    "join": "find lobby open joingame",
    "begin": "ready go startgame start_game",
    "move": "place turn tile rotate put hand cards draw confirm pass skip",
    "board": "map show state",
    "score": "points scores",
    "history": "moves",
    "why": "analyze analyse review explain",
    "undo": "takeback",
    "games": "status my mygames list current players resume nextgame",
    "leaderboard": "ranking rank",
    "stats": "profile rating me",
    "leave": "quit exit giveup drop leavegame flee",
    "resign": "forfeit surrender concede",
    "close": "cancel end endgame abort stopgame killgame",
    "substitute": "replace sub handover",
    "message": "tell chat msg",
    "away": "vacation holiday afk",
    "watch": "spectate",
    "invite": "challenge",
    "settings": "options config preferences",
    "settings zone": "timezone tz",
    "settings language": "language lang",
    "settings quiet": "quiet",
    "settings ping": "notifications notify stop mute unsubscribe",
    "settings reminders": "remind reminders",
    "settings palette": "colours colors",
    "privacy": "forget delete gdpr",
    "rules": "rule faq",
    "help": "tutorial learn howto commands about info version ping feedback",
}
"""The words of a command, and what else people call it."""
ALIASES: Final = {alias: words for words, aliases in _MEANT.items() for alias in aliases.split()}
_FEWEST: Final = 3
"""Fewest letters of a beginning or of a word with a typing error."""
_LONG: Final = 6
"""From this many letters on a word may have two typing errors."""
_SHOWN: Final = 40
"""Most letters of an unknown word that the answer repeats."""


def nearest(typed: str, commands: Collection[str]) -> str:
    """Return the only command that a word begins or nearly spells, by its name or by an alias; empty if there is none."""
    for known in ({name: name for name in commands}, ALIASES):
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


def unknown_command(context: Context, typed: str, commands: Collection[str]) -> Reply:
    """Say that there is no such command, and offer the one that is probably meant; stay silent if another bot may be meant."""
    name = typed.removeprefix("/").partition("@")[0]
    meant = nearest(name.lower(), commands)
    if not meant and not context.request.addressed:
        return Reply()
    if not meant:
        return context.answer("command-unknown", command=f"/{name[:_SHOWN]}")
    line = context.own.line("command-near", typed=f"/{name[:_SHOWN]}", meant=Words(f"/{meant}"))
    offer = button(f"/{meant}", "", 0, "command", meant.replace(" ", ":"))
    return context.shown(context.owned(replace(context.aside(line), buttons=((offer,),))))
