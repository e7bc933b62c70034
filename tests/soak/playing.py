"""Play all games, many at once, while time flies and faults occur; measure the bot's memory after each."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from typing import Final

from tests.soak.rooms import ChatPair, rooms
from tests.soak.troubles import Troubles

ENDED_UNTIL: Final = 0.5
"""The share of games during which the bot is restarted; afterwards one long run must show no growth."""
THINKING: Final = 8.0
"""Seconds for a first answer on a busy machine; Discord's three have their own tests."""


@dataclass
class Soak:
    """The bot, its stand-ins and measurements. `sizes`: memory per run, after each game."""

    troubles: Troubles
    made: list[ChatPair] = field(default_factory=list)
    done: int = 0
    sizes: list[list[int]] = field(default_factory=list)
    ended: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def play(self, games: int, at_once: int, troubles: int, seconds: float) -> None:
        """Play all games, or as many as start within the time."""
        discord, bot = self.troubles.discord, self.troubles.bot
        discord.state.first = THINKING
        self.made = list(rooms(discord, self.troubles.telegram, games))
        await bot.start()
        await bot.outlives(discord.ready())
        end = time.monotonic() + seconds
        queue = asyncio.Queue[ChatPair]()
        for room in self.made:
            queue.put_nowait(room)
        beside = [asyncio.create_task(self.troubles.weeks.run())]
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(self._one_after_the_other(queue, games, end))
                for number in range(troubles):
                    due = (number + 1) * games // (troubles + 1)
                    beside.append(asyncio.create_task(self._trouble(number, due, ending=due < ENDED_UNTIL * games)))
        finally:
            for task in beside:
                task.cancel()
            ended = await asyncio.gather(*beside, return_exceptions=True)
        found = [each for each in ended if isinstance(each, Exception)]
        if found:
            raise found[0]

    async def _one_after_the_other(self, queue: asyncio.Queue[ChatPair], games: int, end: float) -> None:
        while not queue.empty() and time.monotonic() < end:
            await queue.get_nowait().game()
            async with self.ended:
                self.done += 1
                self.ended.notify_all()
            self._measure()
            if self.done % max(1, games // 20) == 0:
                print(f"{self.done} games, {self.troubles.bot.memory() >> 20} MB, {self.told()}", flush=True)

    def _measure(self) -> None:
        life = self.troubles.bot.lives
        while len(self.sizes) < life:
            self.sizes.append([])
        with contextlib.suppress(FileNotFoundError):  # it is being restarted
            self.sizes[life - 1].append(self.troubles.bot.memory())

    async def _trouble(self, number: int, due: int, *, ending: bool) -> None:
        """Cause a fault after this many games."""
        async with self.ended:
            await self.ended.wait_for(lambda: self.done >= due)
        await self.troubles.befall(number, ending=ending)

    def told(self) -> str:
        """Progress figures."""
        people = [player for room in self.made for player in room.players]
        unheard, again = sum(each.unheard for each in people), sum(each.asked_again for each in people)
        forgotten = sum(each.forgotten for each in people)
        many = ", ".join(f"{name} {count}" for name, count in sorted(self.troubles.many.items()))
        whims = self.troubles.telegram.flood.whims + sum(self.troubles.discord.limits.refused.values())
        return f"429 {whims}; unheard {unheard}, asked again {again}, forgotten {forgotten}; {many or 'no troubles'}"
