"""While a game goes on between two platforms the bot is replaced: by its next version beside it, or elsewhere from a back-up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store import Settings, opened
from bot.table import entries as e
from tests.soak.rooms import Room, rooms
from tests.standins.discord.evening import HASTY, PATIENT
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, play
from tests.standins.process import Bot
from tests.standins.short import short_record
from tests.standins.telegram.evening import SPEED
from tests.standins.telegram.server import Telegram
from tests.standins.verdict import check_nothing_twice
from tests.store.servers import Server, running

TILES = 8
"""Of the game, beside the river."""
SIDE_BY_SIDE, ENDING, ENDED = 3, 6, 8
"""Decisions after which the other process comes, the old one is told to end, and has ended."""


@dataclass
class Change:
    """Two people at one table, whichever bot is there."""

    discord: StandIn
    telegram: Telegram
    room: Room
    players: list[Player]

    def bot(self, folder: Path, module: str = "bot", **settings: str) -> Bot:
        """A process of the bot that serves both platforms."""
        given = {"TELEGRAM_TOKEN": self.telegram.token, "TELEGRAM_API_URL": self.telegram.url, "TELEGRAM_PACE": str(SPEED)}
        return Bot(folder, self.discord.settings() | given | HASTY | settings, module=module)

    async def begin(self) -> str:
        """A game that has just started; its table's code."""
        code = await self.room.open(short_record(2, TILES))
        await self.room.join(code)
        return code

    async def check(self, code: str) -> None:
        """The record says what was shown to both, nothing was said twice, and nothing asked wrongly."""
        results = [await player.until(lambda seen: seen.offers("Rematch")) for player in self.players]
        await self.room.check(code, results)
        for told in self.room.told:
            check_nothing_twice(told)
        assert self.discord.state.problems == self.telegram.wrong == self.telegram.flood.excess == []


@asynccontextmanager
async def change() -> AsyncIterator[Change]:
    async with StandIn().serving() as discord, Telegram() as telegram:
        discord.state.first = PATIENT
        (room,) = rooms(discord, telegram, 1)
        players = [Player(each.name, each.phone, each.dice) for each in room.players]
        yield Change(discord, telegram, room, players)


async def played(redis: Server, code: str) -> list[e.Played]:
    """What people have confirmed at this table, as its log has it."""
    async with opened(Settings(url=redis.url)) as store:
        loaded = await store.games.load(code)
        assert loaded is not None
        found = [e.decode(entry.body) for entry in loaded.entries]
    return [each for each in found if isinstance(each, e.Played) and each.by == "person"]


async def test_two_versions_side_by_side_lose_no_turn_double_none_and_say_nothing_twice(tmp_path: Path) -> None:
    """The next version is started beside the old one; then the old one is ended, while people go on pressing."""
    with running("--appendonly", "no") as redis:
        async with change() as game:
            old = game.bot(tmp_path / "old", REDIS_URL=redis.url)
            new = game.bot(tmp_path / "new", "tests.platforms.newer", REDIS_URL=redis.url)
            ending: list[asyncio.Task[int]] = []

            async def operate(made: int) -> None:
                if made == SIDE_BY_SIDE:
                    await new.start()
                    await new.outlives(game.discord.until(lambda: len(game.discord.gateway.live()) > 1))
                elif made == ENDING:
                    ending.append(asyncio.create_task(old.stop()))
                elif made == ENDED:
                    assert await ending[0] == 0

            await old.start()
            try:
                await old.outlives(game.discord.ready())
                code = await game.begin()
                assert await play(game.players, operate) > ENDED
                await game.check(code)
                assert len(await played(redis, code)) == sum(player.turns for player in game.players)
            finally:
                await old.stop()
                await new.stop()
            assert [player.refused for player in game.players] == [[], []]
            assert old.troubles + new.troubles == []
            assert "is answered already" in old.log + new.log, "both have heard the same presses"
            assert game.discord.unanswered == []
