"""Places and accounts by Telegram's numbers: `telegram:-100123/7` is a topic of a group, `telegram:77` a private chat."""

from __future__ import annotations

import re
from typing import Final

from bot.store import Place, PlaceGoneError
from bot.telegram.limits import TELEGRAM

_PLACE: Final = re.compile(rf"{TELEGRAM.platform}:(-?[0-9]{{1,18}})(?:/([0-9]{{1,12}}))?")


def place_of(chat: int, topic: int | None = None) -> Place:
    """Return the place of a chat, or of a topic in it."""
    return f"{TELEGRAM.platform}:{chat}/{topic}" if topic else f"{TELEGRAM.platform}:{chat}"


def chat_and_topic(place: Place) -> tuple[int, int]:
    """Return a place's chat and topic; topic 0 is the chat itself."""
    found = _PLACE.fullmatch(place)
    if found is None:
        raise PlaceGoneError(place)
    return int(found[1]), int(found[2] or 0)


def account_of(number: int) -> str:
    """Return the account of a Telegram user."""
    return f"{TELEGRAM.platform}:{number}"


def person_of(account: str) -> int:
    """Return an account's user id; 0 for another platform's, or for a group that speaks through its admins."""
    found = _PLACE.fullmatch(account)
    return max(0, int(found[1])) if found is not None and not found[2] else 0


def message_of(said: str) -> int:
    """Return a message's number; 0 if it is not one of Telegram's."""
    return int(said) if said.isdecimal() and len(said) < 19 else 0
