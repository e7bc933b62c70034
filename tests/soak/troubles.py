"""Faults during the soak: kills and restarts of the bot, outages of platforms and Redis."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from tests.soak.weeks import Weeks
from tests.standins.discord.server import StandIn
from tests.standins.process import BotProcess
from tests.standins.telegram.server import Telegram
from tests.store.servers import Server

AWAY: Final = 6.0
"""Seconds of an outage, during which the games' clock stands still."""
DOWN: Final = 6 * 3600
"""Seconds on the games' clock for which the bot is down after a power cut."""
LONGEST_END: Final = 10.0
BROKEN: Final = 4000
"""A close code after which sessions can be resumed."""


@dataclass
class Troubles:
    """All faults in turn. `many`: how often each occurred."""

    discord: StandIn
    telegram: Telegram
    bot: BotProcess
    redis: Server
    weeks: Weeks
    many: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)

    async def befall(self, number: int, *, ending: bool) -> None:
        """Cause the next fault; `ending`: the bot itself may be stopped."""
        kinds = [*_LIVED_THROUGH, *(_ENDING if ending else ())]
        kind = kinds[number % len(kinds)]
        self.many[kind.__name__] += 1
        async with self.weeks.standing_still():
            await kind(self)

    # of the bot

    async def power_cut(self) -> None:
        """Kill the bot and restart it hours later; the outage counts for nobody."""
        await self.bot.kill()
        await self.weeks.pass_by(DOWN, heard=False)
        await self._begin()

    async def new_start(self) -> None:
        """Stop the bot in time and restart it."""
        begun = asyncio.get_running_loop().time()
        code = await self.bot.stop()
        took = asyncio.get_running_loop().time() - begun
        if code != 0 or took > LONGEST_END:
            self.found.append(f"the bot has ended with {code} after {took:.1f} s")
        await self._begin()

    async def _begin(self) -> None:
        await self.discord.until(lambda: not self.discord.gateway.live())
        await self.bot.start()
        await self.bot.outlives(self.discord.ready())

    # of Telegram

    async def telegram_refuses_connections(self) -> None:
        """Refuse all connections."""
        await self._telegram_away("cut")

    async def telegram_is_a_bad_gateway(self) -> None:
        """Answer everything with 502."""
        await self._telegram_away("502")

    async def _telegram_away(self, how: str) -> None:
        self.telegram.away = how
        await asyncio.sleep(AWAY)
        self.telegram.away = ""

    # of Discord

    async def discord_goes_away(self) -> None:
        """Break and refuse connections and fail all requests; then let sessions resume."""
        await self._discord_away(forget=False)

    async def discord_forgets(self) -> None:
        """The same, but sessions are invalid and the bot must identify again."""
        await self._discord_away(forget=True)

    async def _discord_away(self, *, forget: bool) -> None:
        gateway, rest = self.discord.gateway, self.discord.rest
        gateway.down = rest.down = True
        gateway.break_off(BROKEN, forget=forget)
        await asyncio.sleep(AWAY)
        gateway.down = rest.down = False
        await self.bot.outlives(self.discord.ready())

    async def discord_asks_to_reconnect(self) -> None:
        """Ask to reconnect, as Discord does every few hours."""
        back = self.discord.gateway.resumed + len(self.discord.gateway.live())
        self.discord.gateway.break_off()
        await self.bot.outlives(self.discord.until(lambda: self.discord.gateway.resumed >= back))

    async def discord_invalidates(self) -> None:
        """INVALID_SESSION out of the blue."""
        self.discord.gateway.invalidate()
        await self.bot.outlives(self.discord.ready())

    # of Redis

    async def redis_dies(self) -> None:
        """Kill Redis and restart it on its data."""
        self.redis.kill()
        await asyncio.sleep(AWAY)
        self.redis.start()


Trouble = Callable[[Troubles], Awaitable[None]]
_LIVED_THROUGH: Final[tuple[Trouble, ...]] = (
    Troubles.telegram_refuses_connections,
    Troubles.discord_goes_away,
    Troubles.redis_dies,
    Troubles.discord_asks_to_reconnect,
    Troubles.telegram_is_a_bad_gateway,
    Troubles.discord_forgets,
    Troubles.discord_invalidates,
)
_ENDING: Final[tuple[Trouble, ...]] = (Troubles.power_cut, Troubles.new_start)
