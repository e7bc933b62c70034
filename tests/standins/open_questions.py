"""What asks something of people in a chat: by its words in every language, and by its buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.chat.buttons import read_press
from bot.i18n import Translator, Words, shipped
from tests.standins.people import Seen, plain

_ANY: Final = "\ue000"
_NUMBER: Final = 77
_GIVEN: Final[dict[str, str | int]] = {
    **{name: Words(_ANY) for name in ("asked", "whose", "player", "players", "seat", "by", "table", "until", "others", "game")},
    **dict.fromkeys(("turn", "round", "rounds", "count", "seats"), _NUMBER),
}
QUESTIONS: Final[dict[str, tuple[dict[str, str | int], ...]]] = {
    "turn-asks": ({},),
    "turn-asks-between": ({},),
    "turn-asks-round": ({},),
    "turn-confirm": ({},),
    "turn-deadline": ({},),
    "reminder-one": ({"limit": "yes"}, {"limit": "no"}),
    "reminder-title": ({"count": 1}, {"count": 2}),
    "reminder-last": ({},),
    "news-invited": ({},),
    "news-seat-offered": ({},),
    "news-kick-wanted": ({},),
    "news-nudged": ({},),
    "news-undo-asked": ({"game": "carcassonne"}, {"game": "cardcassonne"}),
    "news-will-expire": ({},),
    "lobby-free": tuple({"count": count} for count in (1, 2, 5)),
    "leave-how": ({"alone": "no"}, {"alone": "yes"}),
    "resign-sure": ({"alone": "no"}, {"alone": "yes"}),
    "endtable-sure": ({},),
    "which-table": ({},),
    "thread-made": ({},),
    "lobby-in-private": ({},),
}
"""The messages that hold while a game goes on, with what selects among their forms."""
LEADS_ON: Final = frozenset({"rematch", "replay", "review", "export", "command"})
"""What buttons may still do below public messages when a game is over."""


def asks(text: str) -> list[str]:
    """The questions and calls that stand in a text, by the ids of their messages."""
    shown = plain(text)
    return [name for name, form in _forms() if form.search(shown)]


def still_asks(seen: Seen) -> list[str]:
    """What a public message still asks or offers after the game."""
    presses = [read_press(button.id.rpartition("\n")[2]) for button in seen.buttons]
    return [*asks(seen.text), *(each.verb for each in presses if each is not None and each.verb not in LEADS_ON)]


@cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(_every_form())


def _every_form() -> Iterator[tuple[str, re.Pattern[str]]]:
    for language in shipped().languages:
        say = Translator(language).text
        for name, selected in QUESTIONS.items():
            for given in selected:
                said = re.escape(plain(say(name, **{**_GIVEN, **given})))
                yield name, re.compile(said.replace(_ANY, ".+").replace(str(_NUMBER), r"\d+"))
