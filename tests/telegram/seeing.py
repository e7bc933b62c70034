"""Wait for messages in Telegram, and start a game."""

from __future__ import annotations

import re

from bot.telegram.looks import NEAR
from tests.standins.people import Seen
from tests.standins.telegram.phone import TelegramPhone
from tests.waiting import patience


async def seen(phone: TelegramPhone, part: str, after: int = 0) -> Seen:
    """Wait for a message with these words; return the newest."""
    async with patience(lambda: f"for {part!r} among:\n{[each.plain for each in phone.shown()[-3:]]}"):
        while True:
            now = phone.now
            for each in reversed(phone.shown()):
                if part in each.plain and each.change > after:
                    return each
            await phone.news(now)


async def changed(phone: TelegramPhone, old: Seen) -> Seen:
    """Wait until the message changes; return it."""
    async with patience(lambda: f"for another text than {old.plain!r}"):
        while True:
            now = phone.now
            for each in phone.shown():
                if each.id == old.id and each.change > old.change:
                    return each
            await phone.news(now)


def talk(phone: TelegramPhone) -> None:
    """Write so much into the group that its posts are no longer on everybody's screen."""
    for _ in range(NEAR):
        phone.write(phone.chat, "Hm")


def code_of(card: Seen) -> str:
    """The table code on this card."""
    found = re.search(r"/join (\w{8})\b", card.plain)
    assert found
    return found[1]


async def begun(ann: TelegramPhone, ben: TelegramPhone) -> Seen:
    """Start a game of Ann and Ben and wait for its first turn; return the card."""
    await ann.say("/new")
    card = await seen(ann, "New game of")
    await ben.press(card, card.button("Join"))
    await ann.press(card, card.button("Start"))
    await seen(ann, "it's your turn")
    return card
