"""Pairs of chats, one on each platform, and a game in each, from its first word to its record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.standins.discord.evening import seat
from tests.standins.discord.phone import Phone
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, play
from tests.standins.short import short_record
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import Telephone
from tests.standins.telegram.server import Telegram
from tests.standins.verdict import check_record

TILES: Final = 4
"""Tiles of a game beside the river: short, so that there are many games."""
CARDS: Final = 5
"""Every fifth game is one of cards."""
CHANNELS: Final = 50
"""Of each server."""


@dataclass
class Room:
    """Somebody on Discord and somebody on Telegram, who play one game."""

    number: int
    here: Phone
    there: Telephone
    ann: Player
    ben: Player

    async def game(self) -> None:
        """Play: gone on with from a short record, or a short game of cards; then see whether all agree."""
        code = await (self._cards() if self.number % CARDS == CARDS - 1 else self._tiles())
        await play([self.ben, self.ann])
        results = [await player.until(lambda seen: seen.offers("Rematch")) for player in (self.ben, self.ann)]
        before = self.here.now
        await self.here.say(f"/export {code}")
        shown = await self.ann.until(lambda seen: seen.private and self.here.message(seen).attachments, before)
        for result in results:
            check_record(self.here.message(shown).attachments[0].data, result, [self.ben, self.ann])

    async def _tiles(self) -> str:
        self.there.write(self.there.chat, "/import", file=Upload("game.json", short_record(2, TILES)))
        return await self._joined()

    async def _cards(self) -> str:
        await self.there.say("/new cardcassonne")
        return await self._joined()

    async def _joined(self) -> str:
        card = await self.ben.until(lambda seen: seen.offers("Start"))
        found = re.search(r"/join (\w{8})\b", card.plain)
        assert found, card.plain
        await self.here.say(f"/join {found[1]}")
        await self.ben.press(await self.ben.until(lambda seen: seen.offers("Start") and "2. " in seen.plain), "Start")
        return found[1]


def rooms(discord: StandIn, telegram: Telegram, count: int) -> Iterator[Room]:
    """So many, each with people and chats of its own."""
    guilds = [discord.state.guild(f"Club {number}") for number in range(count // CHANNELS + 1)]
    for number in range(count):
        ann, here = seat(discord, f"Ann{number}", discord.state.channel(guilds[number // CHANNELS]), number)
        group = telegram.world.group(-1_000_000_001_000 - number, f"Friends {number}", kind="supergroup")
        user = telegram.world.person(1000 + number, f"Ben{number}")
        group.members[user.id] = "creator"
        there = Telephone(telegram, user, group)
        there.start()
        yield Room(number, here, there, ann, Player(f"Ben{number}", there, Random(number)))
