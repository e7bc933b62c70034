"""Words of buttons that people type instead of pressing: understood like the press, in every language."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.commands.all import BUTTONS, command_of
from bot.chat.context import Context
from bot.chat.contract import Reply
from bot.chat.table_choice import WhichTable, is_open, is_running, table_for
from bot.i18n import shipped, speaker, unaccented

COMMANDS_OF: Final = {
    "join": "join",
    "leave": "leave",
    "start": "begin",
    "endtable": "close",
    "copy": "invite",
    "share": "invite",
    "hand": "move",
    "confirm": "move confirm",
    "skip": "move none",
    "back": "move",
    "anew": "move",
    "more": "move",
    "board": "board",
    "show-here": "board",
    "share-board": "board",
    "inwords": "board words",
    "words": "board words",
    "png": "board png",
    "fields": "board fields",
    "cities": "board cities",
    "roads": "board roads",
    "news": "board news",
    "whole": "board whole",
    "replay": "replay",
    "export": "export",
    "review": "why",
    "pages": "watch",
    "page-watch": "watch",
    "page-turn": "watch",
    "rematch": "rematch",
    "take": "substitute",
    "substitute": "substitute",
    "vote": "remove",
    "resigned": "resign",
    "resume": "pause",
    "games": "games",
    "my-games": "games",
    "new": "new",
    "solo": "new computer",
    "how": "help",
    "private": "help",
    "all-rules": "rules",
    "mydata": "privacy",
    "forget": "privacy",
    "times": "settings",
    "change": "setup",
}
"""The command that does what a button does, by the button's label."""
VERBS_OF: Final = {
    "explain": WhichTable(verb="explain", fits=(is_running,), whose="mine", urgent=True),
    "agree": WhichTable(verb="agree", fits=(is_running,), whose="mine"),
    "refuse": WhichTable(verb="refuse", fits=(is_running,), whose="mine"),
    "pauseyes": WhichTable(verb="pauseyes", fits=(is_running,), whose="mine"),
    "pauseno": WhichTable(verb="pauseno", fits=(is_running,), whose="mine"),
    "mute": WhichTable(verb="mute", fits=(is_running,), whose="mine", urgent=True),
    "movehere": WhichTable(verb="movehere", fits=(is_running,), whose="mine"),
    "computer": WhichTable(verb="computer", fits=(is_open,), whose="mine"),
    "another": WhichTable(verb="computer", fits=(is_open,), whose="mine"),
    "options": WhichTable(verb="options", fits=(is_open,), whose="mine"),
}
"""Buttons without a command, by their labels: the table that is meant, and the verb."""


STAY: Final = "stay"
"""The button that changes nothing."""


async def label_said(context: Context) -> Reply | None:
    """Do what the button of these words does; None if no button says so, or if others may be meant."""
    request = context.request
    if not (request.private or request.message or request.bare or request.words.startswith("/")):
        return None
    label = label_named(request.words, context.own.language)
    if label in COMMANDS_OF:
        words = f"/{COMMANDS_OF[label]}"
        command = command_of(words)
        assert command is not None
        return await command.run(_saying(context, words))
    if label in VERBS_OF:
        return await _press(context, VERBS_OF[label])
    return context.answer("stay-done") if label == STAY else None


async def _press(context: Context, which: WhichTable) -> Reply:
    """Do what the button does at the table that is meant, and answer as to words."""
    said = _saying(context, f"/{which.verb}")
    table, _ = await table_for(said, which)
    reply = await BUTTONS[which.verb].run(said, Press(table.id, table.version, which.verb, ""))
    return replace(reply, answer=None, modal=None) if reply.messages else reply


def _saying(context: Context, words: str) -> Context:
    return dataclasses.replace(context, request=replace(context.request, words=words))


def label_named(said: str, language: str) -> str:
    """Return the name of the button that says these words in the reader's language, or in another one; empty if none does."""
    typed = _key(said.removeprefix("/"))
    known = map(_labels, dict.fromkeys((language, *shipped().languages)))
    return next((labels[typed] for labels in known if typed in labels), "")


@cache
def _labels(language: str) -> dict[str, str]:
    say = speaker(language).text
    return {_key(say(f"button-{name}", offered=on)): name for on in ("yes", "no") for name in (*COMMANDS_OF, *VERBS_OF, STAY)}


def _key(said: str) -> str:
    """Return the words without accents and without the signs around them."""
    return unaccented(said).strip(" ?!.…¿¡✓\"'“”„«»")
