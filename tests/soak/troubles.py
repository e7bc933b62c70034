"""What befalls the bot and its surroundings on the way: it is killed or ended, platforms and Redis go away and come back."""

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
"""Seconds that an outage lasts; the games' clock stands still meanwhile."""
DOWN: Final = 6 * 3600
"""Seconds on the games' clock for which nobody runs the bot after a power cut."""
LONGEST_END: Final = 10.0
BROKEN: Final = 4000
"""With this code the gateway closes connections of which sessions can be taken up."""


@dataclass
class Troubles:
    """All of them, in turn. `many`: how often each came."""

    discord: StandIn
    telegram: Telegram
    bot: BotProcess
    redis: Server
    weeks: Weeks
    many: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)

    async def befall(self, number: int, *, ending: bool) -> None:
        """The next one; `ending`: the bot itself may be ended."""
        kinds = [*_LIVED_THROUGH, *(_ENDING if ending else ())]
        kind = kinds[number % len(kinds)]
        self.many[kind.__name__] += 1
        async with self.weeks.standing_still():
            await kind(self)

    # of the bot

    async def power_cut(self) -> None:
        """Killed, and started hours later; the time between counts for nobody."""
        await self.bot.kill()
        await self.weeks.pass_by(DOWN, heard=False)
        await self._begin()

    async def new_start(self) -> None:
        """Ended in order, within the time that is promised, and started again."""
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
        """Nobody gets an answer."""
        await self._telegram_away("cut")

    async def telegram_is_a_bad_gateway(self) -> None:
        """Everything is answered with 502."""
        await self._telegram_away("502")

    async def _telegram_away(self, how: str) -> None:
        self.telegram.away = how
        await asyncio.sleep(AWAY)
        self.telegram.away = ""

    # of Discord

    async def discord_goes_away(self) -> None:
        """All connections break, nobody gets in, every request fails; then sessions are taken up."""
        await self._discord_away(forget=False)

    async def discord_forgets(self) -> None:
        """The same, and there is no session to be taken up any more: INVALID_SESSION, and everybody identifies anew."""
        await self._discord_away(forget=True)

    async def _discord_away(self, *, forget: bool) -> None:
        gateway, rest = self.discord.gateway, self.discord.rest
        gateway.down = rest.down = True
        gateway.break_off(BROKEN, forget=forget)
        await asyncio.sleep(AWAY)
        gateway.down = rest.down = False
        await self.bot.outlives(self.discord.ready())

    async def discord_asks_to_reconnect(self) -> None:
        """As it does every few hours."""
        back = self.discord.gateway.resumed + len(self.discord.gateway.live())
        self.discord.gateway.break_off()
        await self.bot.outlives(self.discord.until(lambda: self.discord.gateway.resumed >= back))

    async def discord_invalidates(self) -> None:
        """INVALID_SESSION out of the blue."""
        self.discord.gateway.invalidate()
        await self.bot.outlives(self.discord.ready())

    # of Redis

    async def redis_dies(self) -> None:
        """Killed, and back after a while on what it has written."""
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
