"""Redis's clock, the heartbeat, and the time that is given back after an outage.

Time without a heartbeat does not count, and time that the clock shows again after it was set back counts once. The heartbeat
keeps a total of all milliseconds ever lost, and of all ever repeated; each shard keeps how much of both its timers have had. So
an outage or a change of the clock is made good exactly once, whichever process starts first, and nothing is forgotten when a
process dies half-way.
"""

import logging
import time
from typing import Final

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.keys import SHARDS, Keys, shard_of
from bot.store.model import FORMAT, KEYS_KEPT, Time

logger = logging.getLogger(__name__)

#: How often a running bot sends a heartbeat (seconds).
BEAT_EVERY: Final = 5.0
#: A silence longer than this is an outage (milliseconds).
LONGEST_SILENCE: Final = 30_000
#: After an outage every running deadline is at least this far off (milliseconds).
LEAST_LEFT: Final = 30 * 60_000
#: How far off a lost deadline is set if no head has its time (milliseconds).
_UNDATED: Final = 24 * 60 * 60_000
_AT_ONCE: Final = 100


class Clock:
    """Redis's time, without asking for it each time."""

    def __init__(self, client: RedisClient, keys: Keys, silence: int = LONGEST_SILENCE, least_left: int = LEAST_LEFT) -> None:
        """Times in milliseconds."""
        self._client = client
        self._keys = keys
        self._ahead = 0.0
        self.silence = silence
        self.least_left = least_left
        #: Redis's time at our last heartbeat.
        self.told: Time = 0
        #: All milliseconds ever lost in outages, as of our last heartbeat.
        self.lost = 0
        #: All milliseconds the clock has ever repeated, as of our last heartbeat.
        self.repeated = 0

    def note(self, now: Time) -> None:
        """Note the time that Redis has just sent."""
        self._ahead = now - time.monotonic() * 1000

    def now(self) -> Time:
        """Return Redis's time, counted on from its last answer."""
        return int(time.monotonic() * 1000 + self._ahead)

    async def beat(self) -> int:
        """Send the heartbeat; return the milliseconds since the last one of any bot, negative if the clock was set back.

        After an outage, and when the clock was set back, all timers move.
        """
        now, lost, repeated, silent = await self._client.run("beat", [self._keys.beat], [self.silence])
        self.note(now)
        if (lost, repeated) != (self.lost, self.repeated) or abs(silent) > self.silence:
            await self._shift_all(lost, repeated)
        if silent > self.silence:
            logger.warning("no bot ran for %d s: extending running deadlines by that time", silent // 1000)
        if -silent > self.silence:
            logger.warning("the server's clock was set back by %d s: moving running deadlines with it", -silent // 1000)
        # Set last: timers must not come due while some may still have to get time back.
        self.lost, self.repeated, self.told = lost, repeated, now
        return int(silent)

    async def catch_up(self) -> None:
        """Move the timers of shards that have not had all lost and repeated time yet."""
        await self._shift_all(self.lost, self.repeated)

    async def _shift_all(self, lost: int, repeated: int) -> None:
        k = self._keys
        await self._client.run_many(
            "shift",
            [
                (
                    [k.due(shard), k.lost(shard), k.repeated(shard), k.out(shard)],
                    [lost, repeated, self.least_left, FORMAT, k.wake, shard],
                )
                for shard in range(SHARDS)
            ],
        )

    async def give_back(self, game: str, milliseconds: int, reason: str) -> bool:
        """Give one game time back, once for each `reason`: a platform that its people use could not be reached."""
        k, shard, g = self._keys, shard_of(game), self._keys.game(game)
        moved = await self._client.run(
            "giveback",
            [k.due(shard), g.head, g.seen, k.out(shard)],
            [game, milliseconds, self.least_left, f"back:{reason}", FORMAT, KEYS_KEPT, k.wake, shard],
        )
        return bool(moved)

    async def set_missing(self, *, restored: bool = False) -> int:
        """Set timers again that a game's head names and its shard lacks; return how many.

        Each part is one script, so a running bot or a turn being made does no harm. `restored`: clocks stand still until the bot
        starts, so a deadline keeps its time and is not put off.
        """
        k = self._keys
        games: dict[int, list[str]] = {}
        async for name in self._client.scan(f"{k.prefix}:{{s*}}:head:*"):
            game = name.rpartition(":")[2]
            games.setdefault(shard_of(game), []).append(game)
        jobs: list[tuple[list[str], list[Argument]]] = []
        for shard, found in games.items():
            for start in range(0, len(found), _AT_ONCE):
                some = found[start : start + _AT_ONCE]
                arguments: list[Argument] = ["" if restored else self.least_left, _UNDATED, FORMAT, k.wake, shard, *some]
                jobs.append(([k.due(shard), k.out(shard), *(k.game(game).head for game in some)], arguments))
        missing: int = sum(await self._client.run_many("missing", jobs))
        if missing:
            logger.warning("missing timers set: %d", missing)
        return missing
