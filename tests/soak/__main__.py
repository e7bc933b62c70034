"""`python -m tests.soak --games 1000`: games between two stand-ins, many at once, with refusals, silences and crashes.

The bot is the unmodified process. At the end its memory must not have grown much since the first tenth, every game have come to
its result, every record replay and say what was shown, and nothing stand in the log that nobody caused.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.soak.rooms import Room, rooms
from tests.standins.discord.evening import HASTY, PATIENT
from tests.standins.discord.server import StandIn
from tests.standins.process import Bot
from tests.standins.telegram.evening import SPEED
from tests.standins.telegram.flood import Flood
from tests.standins.telegram.server import Telegram

WHIM: Final = 0.01
"""How often a platform says 429 without need."""
GROWTH: Final = 1.25
"""How much larger the bot may be at its end than after its first tenth: what is kept for speed has limits, but fills up first."""


@dataclass
class Soak:
    """The bot among its stand-ins, and what was measured."""

    discord: StandIn
    telegram: Telegram
    bot: Bot
    crashes: int
    done: int = 0
    sizes: list[int] = field(default_factory=list)

    async def play(self, games: int, at_once: int) -> None:
        """All games, so many at once; in between the bot is killed and comes back."""
        made = list(rooms(self.discord, self.telegram, games))
        await self.bot.start()
        await self.bot.outlives(self.discord.ready())
        queue = asyncio.Queue[Room]()
        for room in made:
            queue.put_nowait(room)
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(self._one_after_the_other(queue, games))

    async def _one_after_the_other(self, queue: asyncio.Queue[Room], games: int) -> None:
        while not queue.empty():
            await queue.get_nowait().game()
            self.done += 1
            self.sizes.append(self.bot.memory())
            if self.crashes and self.done % max(1, games // (self.crashes + 1)) == 0 and self.done < games:
                await self.bot.kill()
                await self.bot.start()
            if self.done % max(1, games // 20) == 0:
                print(f"{self.done} games, {self.sizes[-1] >> 20} MB", flush=True)

    def verdict(self) -> list[str]:
        """What is wrong, a sentence each."""
        found = [f"the bot's log: {line}" for line in self.bot.troubles]
        found += [f"Telegram: {each}" for each in self.telegram.wrong]
        found += [f"Telegram's limits: {each}" for each in self.telegram.flood.excess]
        found += [f"Discord: {each}" for each in self.discord.state.problems]
        early = self.sizes[: max(1, len(self.sizes) // 10)]
        if not self.crashes and self.sizes[-1] > GROWTH * max(early):
            found.append(f"the bot has grown from {max(early) >> 20} to {self.sizes[-1] >> 20} MB")
        return found


async def soak(folder: Path, games: int, at_once: int, crashes: int) -> list[str]:
    """Play all games, and say what was wrong."""
    begun = time.monotonic()
    async with StandIn().serving() as discord, Telegram(flood=Flood(speed=SPEED, whim=WHIM)) as telegram:
        discord.state.first = PATIENT
        given = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "TELEGRAM_PACE": str(SPEED)}
        bot = Bot(folder, discord.settings() | given | HASTY)
        test = Soak(discord, telegram, bot, crashes)
        try:
            await test.play(games, at_once)
        finally:
            await bot.stop()
        print(f"{games} games in {time.monotonic() - begun:.0f} s, {telegram.flood.whims} times 429, {crashes} crashes")
        return test.verdict()


def main() -> int:
    """0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument(
        "--crashes",
        type=int,
        default=0,
        help="how often the bot is killed on the way; who pressed in that moment has to press again, and these people do not",
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(soak(Path(name), asked.games, asked.at_once, asked.crashes))
    print("\n".join(found) or "nothing was wrong")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
