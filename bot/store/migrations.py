"""Migrates stored data from an older format before anything else touches it.

The number under `format` says how everything below the prefix is laid out. A migration changes each game in one script that knows
what is already done, so a crash half-way costs nothing. All processes must be of the new version.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store.client import RedisClient, Script
from bot.store.faults import Refused, StoreUnreachable
from bot.store.keys import Keys, shard_of
from bot.store.model import FORMAT

logger = logging.getLogger(__name__)

#: A migration whose process has died may be begun anew after this long (seconds).
_LOCK: Final = 120


async def _to_2(client: RedisClient, keys: Keys) -> int:
    script = Script("migrate2")
    changed = 0
    async for name in client.scan(f"{keys.prefix}:{{s*}}:log:*"):
        game = name.rpartition(":")[2]
        changed += await client.run(script, [keys.log(game), keys.head(game), keys.due(shard_of(game))], [game])
    return changed


#: The step to each format from the one before. A step may be run again at any time.
STEPS: Final[dict[int, Callable[[RedisClient, Keys], Awaitable[int]]]] = {2: _to_2}


async def bring_up(client: RedisClient, keys: Keys, wait: float = 300.0) -> int:
    """Migrate the data to this program's format; return the format it had. Newer data is refused."""
    await client.call("SET", keys.format, FORMAT, "NX")
    found = await _format(client, keys)
    if found == FORMAT:
        return found
    if found > FORMAT:
        raise Refused(
            f"the stored games have format {found}, this program knows formats up to {FORMAT}: "
            "it is older than the one that wrote them and would harm them"
        )
    try:
        async with asyncio.timeout(wait):
            await _migrate(client, keys)
    except TimeoutError:
        raise StoreUnreachable("another process has not finished bringing the stored games to this format") from None
    return found


async def _format(client: RedisClient, keys: Keys) -> int:
    return int(await client.call("GET", keys.format))


async def _migrate(client: RedisClient, keys: Keys) -> None:
    token = secrets.token_hex(8)
    while (number := await _format(client, keys)) < FORMAT:
        await client.call("SET", keys.migrating, token, "NX", "EX", _LOCK)
        if await client.call("GET", keys.migrating) != token.encode():
            await asyncio.sleep(0.2)
            continue
        changed = await STEPS[number + 1](client, keys)
        await client.call("SET", keys.format, number + 1)
        await client.call("DEL", keys.migrating)
        logger.warning("the stored games were brought to format %d: %d games", number + 1, changed)
