"""`python -m tests.soak.hurried run`: the bot with a game clock that can be set forward.

Games get the time only from the store's Redis scripts. Here these add `AHEAD` seconds to the time of Redis. Scripts about
processes (leases, spacing, rates) keep the real time.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from typing import Final

from redis.asyncio import Redis

from bot.command_line import main
from bot.store.client import Script
from bot.store.keys import Keys

AHEAD: Final = "soak:ahead"
"""Seconds the games' clock is ahead."""
OF_GAMES: Final = ("beat", "digest", "draft", "due", "giveback", "missing", "shift", "sweep", "turn")
_TIME: Final = "redis.call('TIME')"
_LATER: Final = f"(function() local t = {_TIME} return {{t[1] + (redis.call('GET', '{AHEAD}') or 0), t[2]}} end)()"

_FORWARD: Final = """
redis.call('INCRBY', KEYS[1], ARGV[1])
if ARGV[2] == '1' and redis.call('EXISTS', KEYS[2]) == 1 then redis.call('HINCRBY', KEYS[2], 'at', ARGV[1] * 1000) end
return redis.call('TIME')[1] + redis.call('GET', KEYS[1])
"""


def hurry(names: Collection[str] = OF_GAMES) -> None:
    """Make these scripts read the games' clock."""
    plain = Script.__init__

    def init(script: Script, name: str, text: str | None = None) -> None:
        plain(script, name, text)
        if name in names:
            assert _TIME in script.text, name
            plain(script, name, script.text.replace(_TIME, _LATER))

    Script.__init__ = init  # type: ignore[assignment,method-assign]


async def forward(redis: Redis, seconds: int, *, heard: bool = True) -> float:
    """Set the clock forward, or back by a negative number; return its time.

    `heard`: the bot lives through this time; else it was away for as long, or its server's clock was set.
    """
    return float(await redis.eval(_FORWARD, 2, AHEAD, Keys().beat, str(seconds), str(int(heard))))


if __name__ == "__main__":
    hurry()
    sys.exit(main())
