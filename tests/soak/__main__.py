"""`python -m tests.soak --games 1000`: many concurrent games between two stand-ins, over weeks that pass in minutes.

The bot is the unmodified program; only the clock of its games runs ahead (see `hurried.py`). At the end its memory must not have
grown, every game have come to its result, every record say what was shown and have moved into the archive, nothing be left in
the store that should have gone, and nothing stand in the log that nobody caused.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from bot.store.embedded import DURABLE
from tests.soak.playing import Soak
from tests.soak.troubles import Troubles
from tests.soak.verdict import after_it, verdict
from tests.soak.weeks import DAY, Weeks
from tests.standins.discord.limits import Limits
from tests.standins.discord.server import StandIn
from tests.standins.process import HASTY, BotProcess
from tests.standins.telegram.evening import SPEED
from tests.standins.telegram.flood import Flood
from tests.standins.telegram.server import Telegram
from tests.store.servers import running

WHIM: Final = 0.01
"""How often a platform returns a needless 429."""
SOWN: Final = {"create_message": 97, "update_message": 89}


async def soak(folder: Path, games: int, at_once: int, troubles: int, seconds: float) -> list[str]:
    """Play all games and report what was wrong."""
    begun = time.monotonic()
    standin = StandIn(limits=Limits(sown=SOWN))
    with running(*DURABLE) as redis:
        async with standin.serving() as discord, Telegram(flood=Flood(speed=SPEED, whim=WHIM)) as telegram:
            given = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "TELEGRAM_PACE": str(SPEED)}
            bot = BotProcess(folder, discord.settings() | given | HASTY | {"REDIS_URL": redis.url}, module="tests.soak.hurried")
            weeks = Weeks(redis)
            test = Soak(Troubles(discord, telegram, bot, redis, weeks))
            try:
                await test.play(games, at_once, troubles, seconds)
                left = await after_it(test)
            finally:
                await bot.stop()
            print(f"{test.done} games, {weeks.gone / DAY:.0f} days, in {time.monotonic() - begun:.0f} s; {test.told()}")
            return verdict(test, left)


def main() -> int:
    """0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=12)
    parser.add_argument(
        "--troubles", type=int, help="how often something goes out of order on the way; one in 25 games if not given"
    )
    parser.add_argument("--minutes", type=float, default=math.inf, help="after so many no game is begun any more")
    parser.add_argument("--folder", type=Path, help="where the bot's data and its log stay; without it they go")
    asked = parser.parse_args()
    many = asked.games // 25 if asked.troubles is None else asked.troubles
    with tempfile.TemporaryDirectory() as name:
        folder = asked.folder or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        found = asyncio.run(soak(folder, asked.games, asked.at_once, many, 60 * asked.minutes))
    print("\n".join(found) or "nothing was wrong")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
