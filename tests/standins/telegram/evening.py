"""An evening in a Telegram of our own: a group of people, and the unmodified bot among them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.standins.people import Player
from tests.standins.process import Bot
from tests.standins.telegram.phone import Telephone
from tests.standins.telegram.server import Call, Telegram
from tests.standins.telegram.world import Chat

GROUP: Final = -1_000_000_000_777
SPEED: Final = 500
"""How much faster than a clock everything goes: people who think for milliseconds, and a service that takes as much."""
_HASTY: Final = {"COMMANDS_A_MINUTE": "1000000", "COMMANDS_IN_CHAT_A_MINUTE": "1000000", "TELEGRAM_PACE": str(SPEED)}


@dataclass
class Evening:
    """The stand-in, the bot as a process, and people in one group."""

    telegram: Telegram
    bot: Bot
    group: Chat
    players: list[Player]
    phones: list[Telephone]

    def more(self, name: str, seed: int = 0) -> Player:
        """One more person comes into the group."""
        number = 100 + len(self.phones)
        user = self.telegram.world.person(number, name)
        self.group.members[number] = "member"
        phone = Telephone(self.telegram, user, self.group, taps=self.phones[0].taps)
        phone.start()
        self.phones.append(phone)
        return Player(name, phone, random.Random(seed + number))

    def posted(self, calls: Sequence[Call]) -> list[Call]:
        """Of these requests those that count against the group: what was posted and changed there."""
        return [
            each for each in calls if each.chat == self.group.id and each.method.startswith(("send", "edit", "delete", "pin"))
        ]


@asynccontextmanager
async def evening(
    folder: Path, names: Sequence[str], telegram: Telegram | None = None, seed: int = 0, taps: int = 1, **settings: str
) -> AsyncIterator[Evening]:
    """People of these names, who have all said hello to the bot in private, and the bot in their group."""
    async with telegram or Telegram() as running:
        group = running.world.group(GROUP, "Friends", kind="supergroup")
        given = {"TELEGRAM_TOKEN": running.token, "TELEGRAM_API_URL": running.url} | _HASTY | settings
        bot = Bot(folder, given)
        made = Evening(running, bot, group, [], [])
        for number, name in enumerate(names):
            user = running.world.person(100 + number, name)
            group.members[user.id] = "member" if number else "creator"
            phone = Telephone(running, user, group, taps=taps)
            made.phones.append(phone)
            made.players.append(Player(name, phone, random.Random(seed + number)))
        await bot.start()
        try:
            for phone in made.phones:
                before = phone.now
                phone.start()
                await phone.news(before + 1)
            yield made
        finally:
            await bot.stop()
