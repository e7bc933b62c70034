"""A table across Discord and Telegram, played to the end with the real bot."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tests.bench.discord_turns import Meter, ThoughtfulPlayer
from tests.standins.calls import called
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.discord.phone import DiscordPhone, read
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Can
from tests.standins.people import Player, plain, play, turn_of
from tests.standins.process import HASTY, BotProcess
from tests.standins.short import base_record, short_record
from tests.standins.telegram.counting import Decided
from tests.standins.telegram.evening import GROUP, SPEED
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.verdict import check_nothing_twice, check_record

ANN, BEN = "Ann *_~`", "Ben <b>"
"""Names that are markup on one of the platforms."""


@dataclass
class SharedTable:
    """A player on each platform and the bot. `again`: turns rightly announced twice."""

    discord: StandIn
    telegram: Telegram
    bot: BotProcess
    here: DiscordPhone
    there: TelegramPhone
    looker_on: DiscordPhone
    ann: Player
    ben: Player
    code: str = ""
    again: set[str] = field(default_factory=set)

    @property
    def players(self) -> list[Player]:
        return [self.ann, self.ben]

    async def open(self, record: bytes | None = None) -> None:
        """Open a table on Discord, new or from a record, join on Telegram, start on Discord."""
        if record is None:
            await self.here.say("/new carcassonne")
        else:
            await self.here.upload("/import", "file", "game.json", record)
        card = await self.ann.until(lambda seen: seen.offers("Start"))
        found = re.search(r"/join (\w{8})\b", card.plain)
        assert found, card.plain
        self.code = found[1]
        await self.there.say(f"/join {self.code}")
        await self.ann.press(await self.ann.until(lambda seen: "2. Ben" in seen.plain and seen.offers("Start")), "Start")

    async def talk(self) -> None:
        """Check that chat messages cross over as plain text."""
        await self.here.say(f"/message {self.code} *well* <played> @everyone")
        heard = await self.ben.until(lambda seen: "*well* <played>" in seen.plain)
        assert ANN in heard.plain
        await self.there.say(f"/message {self.code} thank _you_ <@1>")
        heard = await self.ann.until(lambda seen: "thank _you_" in seen.plain)
        assert BEN in heard.plain

    async def take_back(self) -> None:
        """Undo the last turn, with consent from the other platform."""
        agrees, _ = await turn_of(self.players)
        mover = next(each for each in self.players if each is not agrees)
        before = {player.name: player.phone.now for player in self.players}
        await mover.phone.say(f"/undo {self.code}")
        await agrees.press(await agrees.until(lambda seen: seen.offers("Agree"), before[agrees.name]), "Agree")
        for player in self.players:
            shown = await player.until(lambda seen: called(seen.plain) == mover.name and seen.choices, before[player.name])
            self.again.add(shown.plain.splitlines()[0])

    async def cut_off(self) -> None:
        """Kill the bot mid-turn and restart it."""
        player, message = await turn_of(self.players)
        await player.press(message, player.dice.choice(message.choices))
        self.again.add(message.plain.splitlines()[0])
        await self.bot.kill()
        await self.discord.until(lambda: not self.discord.gateway.live())
        await self.bot.start()
        await self.bot.outlives(self.discord.ready())

    async def between(self, made: int) -> None:
        """Run incidents between moves."""
        if made == 1:
            await self.talk()
        elif made == 3:
            await self.take_back()
        elif made == 5:
            await self.cut_off()
        elif made == 6:
            before = self.looker_on.now
            await self.looker_on.say("/setup language ru")
            await self.looker_on.until(lambda seen: seen.change > before)  # said in words: nobody waits for an interaction
            await self.looker_on.say(f"/watch {self.code}")

    async def check(self) -> None:
        """Check that both platforms saw the same game without errors."""
        await self.check_language()
        results = [await player.until(lambda seen: seen.offers("Rematch")) for player in self.players]
        before = self.here.now
        await self.here.say(f"/record {self.code}")
        shown = await self.ann.until(lambda seen: seen.private and self.here.message(seen).attachments, before)
        for result in results:
            check_record(self.here.message(shown).attachments[0].data, result, self.players)
        for phone in (self.here, self.there):
            texts = [seen.plain for seen in phone.shown()]
            check_nothing_twice([text for text in texts if text.splitlines()[0] not in self.again])
        assert self.discord.state.problems == self.telegram.wrong == self.bot.troubles == []
        assert self.discord.unanswered == []
        pinged = {ping.user.name for ping in self.discord.state.pings}
        assert pinged == {ANN}, "nobody is called where he is not"
        calls = [plain(read(ping.text, self.discord.state.people)) for ping in self.discord.state.pings]
        assert all(called(text) or "asks to undo the last move" in text for text in calls)

    async def check_language(self) -> None:
        """Check that a third chat saw the end in its own language, without pings."""
        await self.discord.until(lambda: any("Игра окончена" in seen.plain for seen in self.looker_on.shown()))
        turns = [seen for seen in self.looker_on.shown() if re.match(rf"#\d+ ({ANN}|{BEN})", seen.plain)]
        assert len(turns) > 1
        assert any(seen.picture for seen in self.looker_on.shown() if "Игра окончена" in seen.plain)
        assert not any(called(seen.plain) for seen in self.looker_on.shown())


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[SharedTable]:
    """Run two stand-ins and the bot."""
    async with StandIn().serving() as discord, Telegram() as telegram:
        channel = discord.state.channel(discord.state.guild("Club"))
        ann, here = seat(discord, ANN, channel, 1)
        elsewhere = discord.state.channel(discord.state.guild("Клуб"))
        _, looker_on = seat(discord, "Юлия", elsewhere)
        assert elsewhere.guild is not None
        elsewhere.guild.members[looker_on.user.id] |= Can.MANAGE_GUILD
        group = telegram.world.group(GROUP, "Friends", kind="supergroup")
        user = telegram.world.person(100, BEN)
        group.members[user.id] = "creator"
        there = TelegramPhone(telegram, user, group)
        given = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "TELEGRAM_PACE": str(SPEED)}
        discord.state.first = PATIENT
        bot = BotProcess(folder, discord.settings() | given | HASTY)
        await bot.start()
        try:
            await bot.outlives(discord.ready())
            there.start()
            yield SharedTable(discord, telegram, bot, here, there, looker_on, ann, Player(BEN, there, Random(2)))
        finally:
            await bot.stop()


async def played(folder: Path, record: bytes | None) -> None:
    """Play a game to its end."""
    async with table(folder) as evening:
        await evening.open(record)
        assert await play(evening.players, evening.between) > 9
        await evening.check()


async def test_game_of_all_modules_across_platforms_survives_kills(tmp_path: Path) -> None:
    await played(tmp_path, short_record(2, 8))


@pytest.mark.long
async def test_whole_base_game_across_platforms_survives_kills(tmp_path: Path) -> None:
    await played(tmp_path, None)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_turn_of_a_shared_table_costs_each_side_half_the_presses(tmp_path: Path, seed: int) -> None:
    """On each side the post, its fold, and the presses of the one player who is there."""
    async with table(tmp_path) as evening:
        evening.ann = ThoughtfulPlayer(ANN, evening.here, Random(seed))
        evening.ben = Decided(BEN, evening.there, Random(seed + 1))
        await evening.open(base_record(2, 20))
        evening.discord.rest.before = meter = Meter()
        before = len(evening.telegram.calls)
        turns = await play(evening.players)
        assert meter.total <= 4.0 * turns + 2, meter.calls
        assert meter.asks_for_messages == 0
        calls = [each.method for each in evening.telegram.calls[before:] if each.chat == GROUP]
        assert len(calls) <= 3.0 * turns + 2, Counter(calls)
