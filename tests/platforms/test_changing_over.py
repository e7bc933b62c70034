"""Replacing the bot during a two-platform game: by its next version, or elsewhere from a backup."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store import StoreSettings, open_store
from bot.table import entries as e
from tests.soak.rooms import ChatPair, rooms
from tests.standins.calls import called
from tests.standins.discord import components as parts
from tests.standins.discord.evening import PATIENT
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import DiscordMessage, Flag
from tests.standins.discord.writing import texts
from tests.standins.people import Player, Seen, play, turn_of
from tests.standins.process import HASTY, PROJECT, BotProcess
from tests.standins.short import base_record, short_record
from tests.standins.telegram.evening import SPEED
from tests.standins.telegram.server import Telegram
from tests.standins.verdict import check_nothing_twice
from tests.store.made import loaded_game
from tests.store.servers import running
from tests.telegram.seeing import talk
from tests.waiting import until

TILES = 8
"""The game's modules beside the river."""
BACK_UP = 4
"""Number of decisions before the backup."""
SIDE_BY_SIDE, ENDING, ENDED = 3, 6, 8
"""Decisions before the new process starts, the old one is told to stop, and has stopped."""


@dataclass
class Handover:
    """Two people at one table, served by whichever bot runs."""

    discord: StandIn
    telegram: Telegram
    room: ChatPair
    players: list[Player]

    def bot(self, folder: Path, module: str = "bot", **settings: str) -> BotProcess:
        """A bot process for both platforms."""
        given = {"TELEGRAM_TOKEN": self.telegram.token, "TELEGRAM_API_URL": self.telegram.url, "TELEGRAM_PACE": str(SPEED)}
        return BotProcess(folder, self.discord.settings() | given | HASTY | settings, module=module)

    async def begin(self) -> str:
        """Start a game; return its code."""
        code = await self.room.open(short_record(2, TILES))
        await self.room.join(code)
        return code

    async def check(self, code: str, old: BotProcess) -> None:
        """Check that the record matches what both saw and that nothing was repeated or asked wrongly.

        If a message was still on its way when the old process had to end at last, Telegram may show this one again.
        """
        results = [await player.until(lambda seen: seen.offers("Rematch")) for player in self.players]
        await self.room.check(code, results)
        here, there = self.room.told
        check_nothing_twice(here)
        check_nothing_twice(there, crashes=old.log.count("a message of telegram was cut off"))
        assert self.discord.state.problems == self.telegram.wrong == self.telegram.flood.excess == []


async def command(bot: BotProcess, *words: str) -> str:
    """Run a command on this bot's data; return its output, fail on an error."""
    environ = {"PATH": os.environ["PATH"], "HOME": str(bot.folder), "DATA_DIR": str(bot.data)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words), cwd=PROJECT, env=environ, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert process.returncode == 0
    return said.decode()


async def entries(url: str, code: str) -> list[bytes]:
    """The table's log."""
    async with open_store(StoreSettings(url=url)) as store:
        loaded = await loaded_game(store, code)
        return [entry.body for entry in loaded.entries]


@asynccontextmanager
async def change() -> AsyncIterator[Handover]:
    async with StandIn().serving() as discord, Telegram() as telegram:
        discord.state.first = PATIENT
        (room,) = rooms(discord, telegram, 1)
        players = [Player(each.name, each.phone, each.dice) for each in room.players]
        yield Handover(discord, telegram, room, players)


async def played(url: str, code: str) -> int:
    """The number of confirmed turns in the table's log."""
    found = [e.decode(entry) for entry in await entries(url, code)]
    return sum(isinstance(each, e.Played) and each.by == "person" for each in found)


@pytest.mark.long
async def test_rolling_upgrade_loses_and_repeats_nothing(tmp_path: Path) -> None:
    """Start the next version beside the old one, then stop the old one while people keep pressing."""
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
                await game.check(code, old)
                assert await played(redis.url, code) == sum(player.turns for player in game.players)
            finally:
                await old.stop()
                await new.stop()
            assert [player.refused for player in game.players] == [[], []]
            assert old.troubles + new.troubles == []
            assert "answered by another process" in old.log + new.log, "both have heard the same presses"
            assert "is answered already" not in old.log + new.log
            assert "cannot fetch updates" not in old.log + new.log, "one polled at a time"
            assert game.discord.unanswered == []


@pytest.mark.long
async def test_games_continue_elsewhere_from_a_backup_taken_mid_turn(tmp_path: Path) -> None:
    """Taken mid-turn while people press; only what they do afterwards is lost."""
    async with change() as game:
        here, there = game.bot(tmp_path / "here"), game.bot(tmp_path / "there")
        file = str(tmp_path / "games.backup")
        await here.start()
        try:
            await here.outlives(game.discord.ready())
            code = await game.begin()
            assert await play(game.players, most=BACK_UP) == BACK_UP
            mover, half = await begun(game.players)
            acknowledged = await entries(here.server, code)
            told = asyncio.create_task(command(here, "backup", file))
            await mover.decide(half)
            await play(game.players, most=1)
            assert "games.backup: " in await told
            await here.kill()
            assert "restored; start the bot" in await command(there, "restore", file)
            await there.start()
            await there.outlives(game.discord.ready())
            assert (await entries(there.server, code))[: len(acknowledged)] == acknowledged
            for player in game.room.players:
                player.asks = 3.0
            results = await asyncio.gather(*(player.finish(code) for player in game.room.players))
            await game.room.check(code, results)
            assert (await entries(there.server, code))[: len(acknowledged)] == acknowledged
        finally:
            await here.stop()
            await there.stop()
        assert game.discord.state.problems == game.telegram.wrong == []
        assert here.troubles + there.troubles == []


async def begun(players: Sequence[Player]) -> tuple[Player, Seen]:
    """The player to act drafts a choice without confirming; return the next decision."""
    player, message = await turn_of(players)
    following = await player.step(message)
    assert following is not None
    return player, following


async def test_posts_of_a_former_version_are_folded_and_played_on(tmp_path: Path) -> None:
    """A former version posted the turn on Discord as components, and on Telegram with the words below the picture."""
    async with change() as game:
        bot = game.bot(tmp_path)
        await bot.start()
        try:
            await bot.outlives(game.discord.ready())
            await game.room.join(await game.room.open(base_record(2, TILES)))
            here, there = game.room.here, game.room.there
            while (await turn_of(game.players))[0].phone is not there:
                await play(game.players, most=1)
            mover, draft = await begun(game.players)
            asked = there.found(draft)
            told = here.message(await game.room.ann.until(lambda seen: called(seen.plain) == mover.name and not seen.private))
            await bot.stop()
            as_components(told)
            asked.above = False
            talk(there)
            await bot.start()
            await bot.outlives(game.discord.ready())
            await mover.decide(draft)
            await turn_of(game.players)
            await until(lambda: not here.read(told).buttons and re.match(rf"#\d+ {mover.name}: ", asked.text))
            assert not asked.keyboard
            assert Flag.LAYOUT in told.flags, "it stays of its kind"
            assert told.attachments == []
            (line,) = texts(told)
            assert re.match(rf"-# #\d+ {mover.name}: ", line)
            await play(game.players, most=1)
        finally:
            await bot.stop()
        assert bot.troubles == game.discord.state.problems == game.telegram.wrong == []
        assert game.discord.unanswered == []


def as_components(message: DiscordMessage) -> None:
    """Make a post one of components, as former versions posted them."""
    gallery = [{"media": {"url": f"{parts.ATTACHED}{each.name}"}} for each in message.attachments]
    message.components = [
        {"type": parts.TEXT, "content": message.content},
        {"type": parts.GALLERY, "items": gallery},
        *message.components,
    ]
    message.content, message.flags = "", message.flags | Flag.LAYOUT
