"""A round: games until the bot was killed often enough, and the result."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.store.embedded import DURABLE
from tests.kills.forked import Forked
from tests.kills.witness import Witness, loud, of_game, repeats
from tests.soak.playing import THINKING
from tests.soak.rooms import ChatPair, rooms
from tests.standins.calls import called
from tests.standins.discord.server import StandIn
from tests.standins.process import HASTY, BotProcess
from tests.standins.telegram.evening import SPEED
from tests.standins.telegram.server import Telegram
from tests.store.servers import running

LIVES: Final = (1, 12)
"""Least and most platform requests between two kills."""
LONGEST_LIFE: Final = 15.0
"""Seconds after which the bot is killed in any case."""
STUCK: Final = 7200.0
"""Seconds after which a game stops: longer than a round."""
STARTING: Final = 300.0
"""Seconds for a stop or start on a busy machine."""
MOST_GAMES: Final = 400
ON_THEIR_WAY: Final = 4
"""Messages a kill may leave half posted, and so repeat, on platforms without nonces."""
PATIENT: Final = 300.0
"""Seconds without anything new after which somebody asks how the game stands. Leases of the dead outlive several lives."""


async def killed_while_playing(folder: Path, kills: int, at_once: int, seed: int, *, own_server: bool) -> dict[str, Any]:
    """Play and kill; return figures and faults for a `Round`."""
    begun = time.monotonic()
    async with _world(folder, own_server=own_server) as (discord, telegram, bot):
        made = rooms(discord, telegram, MOST_GAMES, Witness)
        killer = _Killer(discord, telegram, bot, Random(seed), kills)
        done: list[ChatPair] = []
        faults: list[str] = []

        async def play() -> None:
            while not killer.done:
                room = next(made)
                for number, player in enumerate(room.players):
                    player.dice, player.asks = Random(1000 * seed + 2 * room.number + number), PATIENT
                    player.forgets = 0.0  # the clock is not hurried here
                    player.longest = STUCK
                done.append(room)
                try:
                    await room.game()
                except AssertionError as stuck:
                    faults.append(f"game {room.number}: {stuck}")
                else:
                    faults.extend(f"game {room.number}: {fault}" for fault in of_game(room, room.record))

        await bot.start()
        await bot.outlives(discord.ready(seconds=STARTING))
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(play())
            group.create_task(killer.run())
        people = [player for room in done for player in room.players if isinstance(player, Witness)]
        faults += [f"the bot's log: {each}" for each in bot.troubles]
        faults += [f"Discord: {each}" for each in discord.state.problems]
        faults += [f"Telegram: {each}" for each in telegram.wrong]
        here = sum(repeats(room.ann) for room in done)
        there = sum(repeats(room.ben) for room in done)
        faults += [f"{here} questions rang twice on Discord"] if here else []
        faults += [f"{there} questions rang twice on Telegram, after {killer.kills} kills"] * (
            there > ON_THEIR_WAY * killer.kills
        )
        faults += [each for player in people for each in player.lost]
        return {
            "kills": killer.kills,
            "games": len(done),
            "turns": sum(player.turns for player in people),
            "acknowledged": sum(len(player.acks) for player in people),
            "pings": sum(1 for player in people for text in loud(player) if called(text)),
            "again": here + there,
            "typed": sum(len(player.lost) for player in people),
            "seconds": round(time.monotonic() - begun),
            "faults": faults,
        }


@asynccontextmanager
async def _world(folder: Path, *, own_server: bool) -> AsyncIterator[tuple[StandIn, Telegram, BotProcess]]:
    standin = StandIn()
    with running(*DURABLE) as redis:
        async with standin.serving() as discord, Telegram() as telegram:
            discord.state.first = THINKING
            given = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "TELEGRAM_PACE": str(SPEED)}
            given |= {} if own_server else {"REDIS_URL": redis.url}
            bot = Forked(folder, discord.settings() | given | HASTY)
            try:
                yield discord, telegram, bot
            finally:
                await bot.stop()


class _Killer:
    """Kills the bot as a power cut would, and restarts it at once."""

    def __init__(self, discord: StandIn, telegram: Telegram, bot: BotProcess, chance: Random, wanted: int) -> None:
        self._discord = discord
        self._telegram = telegram
        self._bot = bot
        self._chance = chance
        self._wanted = wanted
        self.kills = 0

    @property
    def done(self) -> bool:
        """Whether it has killed often enough."""
        return self.kills >= self._wanted

    async def run(self) -> None:
        """Until it has."""
        while not self.done:
            await self._life(self._chance.choice([self._here, self._there]), self._chance.randint(*LIVES))
            await self._bot.kill()
            self.kills += 1
            await self._discord.until(lambda: not self._discord.gateway.live(), STARTING)
            await self._bot.start()
            await self._bot.outlives(self._discord.ready(seconds=STARTING))

    def _here(self) -> int:
        return self._discord.state.changes

    def _there(self) -> int:
        return self._telegram.world.now

    async def _life(self, changes: Callable[[], int], wanted: int) -> None:
        until, end = changes() + wanted, time.monotonic() + LONGEST_LIFE
        while changes() < until and time.monotonic() < end:  # noqa: ASYNC110 - a stand-in is watched
            await asyncio.sleep(self._chance.uniform(0.01, 0.1))
