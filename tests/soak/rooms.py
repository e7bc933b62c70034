"""Pairs of chats, one per platform, each playing a game from the first command to the record."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Final

from tests.soak.people import Stubborn
from tests.standins.calls import called
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.people import Seen
from tests.standins.short import short_cards, short_record
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.verdict import check_record

TILES: Final = 4
"""Tiles per game beside the river: few, to fit many games."""
CARDS: Final = 5
"""Every fifth game is a card game."""
FORGETFUL: Final = 5
"""In every fifth game people forget turns, so that their time runs out."""
FORGETS: Final = 0.15
IDLE: Final = 10
"""In every tenth chat somebody opens a table that nobody joins."""
CHANNELS: Final = 50
"""Of each server."""
_CODE: Final = re.compile(r"/join (\w{8})\b")


@dataclass
class ChatPair:
    """A player on Discord and one on Telegram who share a game. `told`: messages kept for the verdict.

    `record`: of the finished game.
    """

    number: int
    here: DiscordPhone
    there: TelegramPhone
    ann: Stubborn
    ben: Stubborn
    told: list[list[str]] = field(default_factory=list)
    record: bytes = b""

    @property
    def players(self) -> list[Stubborn]:
        return [self.ben, self.ann]

    @property
    def cards(self) -> bool:
        return self.number % CARDS == CARDS - 1

    async def game(self) -> None:
        """Play on from a short record, then check that all agree."""
        if self.number % IDLE == 0:
            await self.ann.insist(partial(self.here.say, "/new carcassonne"), lambda seen: seen.offers("Start"), self.here.now)
        code = await self.open(short_cards(2) if self.cards else short_record(2, TILES))
        if self.ann.forgets:
            await self._unhurried(code)
        await self.join(code)
        results = await asyncio.gather(*(player.finish(code) for player in self.players))
        await self.check(code, results)

    async def open(self, record: bytes) -> str:
        """Ben opens a table from this record; return its code."""
        before = self.there.now
        card = await self.ben.insist(
            partial(self._import, record), lambda seen: seen.offers("Start") and _CODE.search(seen.plain), before
        )
        found = _CODE.search(card.plain)
        assert found, card.plain
        return found[1]

    async def _import(self, record: bytes) -> None:
        self.there.write(self.there.chat, "/import", file=Upload("game.json", record))

    async def _unhurried(self, code: str) -> None:
        """Check the settings: eight hours per decision, no pings at night."""
        for player, phone in ((self.ben, self.there), (self.ann, self.here)):
            before = phone.now
            await player.insist(
                partial(phone.tell, "/settings quiet 22:00 07:00"),
                lambda seen: seen.plain == "Quiet hours: 22:00–07:00 (UTC).",
                before,
            )
        await self._pressed(lambda seen: seen.offers("Start") and code in seen.plain, "Options", "Time:")
        await self._pressed(lambda seen: seen.offers("Time:"), "Time:", "8 hours")
        await self._pressed(lambda seen: seen.offers("8 hours"), "8 hours", "Time: 8 hours", "✓ 8 hours")

    async def _pressed(self, found: Callable[[Seen], object], label: str, *shown: str) -> None:
        """Ben presses until a message with one of these labels appears."""
        before = self.there.now

        async def press() -> None:
            await self.ben.press(await self.ben.until(found), label)

        await self.ben.insist(press, lambda seen: any(seen.offers(each) for each in shown), before)

    async def join(self, code: str) -> None:
        """Ann joins from the other platform and Ben starts."""
        before = self.there.now
        joined = partial(self.here.say, f"/join {code}")
        await self.ben.insist(joined, lambda seen: code in seen.plain and "2. " in seen.plain, before)

        async def start() -> None:
            cards = [seen for seen in self.there.shown() if code in seen.plain and seen.offers("Start")]
            if cards and "open a private chat with me" in await self.ben.press(cards[-1], "Start"):
                self.there.start()  # the first message there was lost when the bot died

        await self.ben.insist(start, lambda seen: called(seen.plain), before)

    async def check(self, code: str, results: Sequence[Seen]) -> None:
        """Check that the record replays and matches what both saw."""
        before = self.here.now
        export = partial(self.here.say, f"/export {code}")
        shown = await self.ann.insist(export, lambda seen: seen.private and self.here.message(seen).attachments, before)
        self.record = self.here.message(shown).attachments[0].data
        for result in results:
            check_record(self.record, result, self.players)
        self.told = [self._public_here(), [each.first for each in self.there.chat.messages]]
        self._forget_pictures()

    def _forget_pictures(self) -> None:
        """Drop the pictures, of which a thousand games have many."""
        for message in self.here.messages():
            for attachment in message.attachments:
                attachment.data = b""
        files = self.there.telegram.world.files.by_id
        for shown in self.there.messages():
            if shown.file is not None:
                shown.file = files[shown.file.id] = replace(shown.file, data=b"")

    def _public_here(self) -> list[str]:
        public = [each for each in self.here.messages() if each.seen_by is None and each.channel.guild is not None]
        return [self.here.read(each).plain for each in public]

    def words(self, words: str) -> int:
        """Number of messages in either chat, or private, that say this."""
        return sum(words in seen.plain for phone in (self.here, self.there) for seen in phone.shown())


def rooms(discord: StandIn, telegram: Telegram, count: int, player: type[Stubborn] = Stubborn) -> Iterator[ChatPair]:
    """Make pairs, each with its own people and chats. `player`: the class that plays."""
    guilds = [discord.state.guild(f"Club {number}") for number in range(count // CHANNELS + 1)]
    for number in range(count):
        guild = guilds[number // CHANNELS]
        ann = discord.state.user(f"Ann{number}")
        guild.people[ann.id] = ann
        guild.members[ann.id] = guild.bot_can
        here = DiscordPhone(discord, ann, discord.state.channel(guild))
        group = telegram.world.group(-1_000_000_001_000 - number, f"Friends {number}", kind="supergroup")
        user = telegram.world.person(1000 + number, f"Ben{number}")
        group.members[user.id] = "creator"
        there = TelegramPhone(telegram, user, group)
        there.start()
        forgets = FORGETS if number % FORGETFUL == 1 else 0.0
        people = [player(each.user.name, each, Random(number), forgets=forgets) for each in (here, there)]
        yield ChatPair(number, here, there, people[0], people[1])
