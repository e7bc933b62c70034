"""Checks after all games: nothing stuck, lost, repeated or left over, no errors, no memory growth."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from redis.asyncio import Redis

from bot.engine.record import read_record
from bot.games.rules import replay_record
from bot.store.archive import Archive
from bot.store.keys import SHARDS, Keys
from tests.soak.playing import Soak
from tests.soak.weeks import DAY
from tests.standins.calls import called

GROWTH: Final = 1.15
"""Allowed growth from the first third of a long run to its end; caches fill up first."""
LONG_LIFE: Final = 100
"""Games from which a run counts as long."""
_UNTIL_ALL_GO: Final = 20
"""Days until finished games are archived and idle open tables closed and deleted."""
_SETTLING: Final = 60.0
_WITHOUT_END: Final = -1
_ON_THEIR_WAY: Final = 16
"""Concurrent posts of a process, which a power cut may leave half done."""
_LASTING: Final = re.compile(r":\{(d|p|c|meta|lease|g)\b|:\{(d|p|c|g|lease):|:lost$|^soak:")
"""Keys of persons, chats and processes, which remain."""


async def after_it(soak: Soak) -> Counter[str]:
    """Let the days pass after which finished things are deleted; return the remaining kinds of game keys."""
    weeks = soak.troubles.weeks
    for _ in range(2 * _UNTIL_ALL_GO):
        await weeks.pass_by(DAY // 2)
        await asyncio.sleep(1.0)
    async with Redis(unix_socket_path=str(weeks.redis.socket)) as client:
        end = time.monotonic() + _SETTLING
        while (left := await _left(client)) and time.monotonic() < end:
            await weeks.pass_by(DAY // 2)
            await asyncio.sleep(1.0)
        return left


async def _left(client: Redis) -> Counter[str]:
    """Game keys without expiry, and entries left in outboxes and timers."""
    found: Counter[str] = Counter()
    async for key in client.scan_iter(match="*", count=1000):
        name = key.decode()
        if not _LASTING.search(name) and not name.endswith((":due", ":out")) and await client.ttl(key) == _WITHOUT_END:
            found[name.split("}:")[-1].split(":")[0]] += 1
    keys = Keys()
    for shard in range(SHARDS):
        found["due"] += await client.zcard(keys.due(shard))
        found["out"] += await client.xlen(keys.out(shard))
    return +found


def verdict(soak: Soak, left: Counter[str]) -> list[str]:
    """The faults, one sentence each."""
    troubles = soak.troubles
    found = [*troubles.found, *(f"the bot's log: {line}" for line in troubles.bot.troubles)]
    found += [f"Telegram: {each}" for each in troubles.telegram.wrong]
    found += [f"Telegram's limits: {each}" for each in troubles.telegram.flood.excess]
    found += [f"Discord: {each}" for each in troubles.discord.state.problems]
    found += [f"left in the store: {name} {count}" for name, count in left.items()]
    return [*found, *_of_records(soak), *_of_repeats(soak), *_of_time(soak), *_of_growth(soak)]


def _of_records(soak: Soak) -> Iterator[str]:
    """Every game is in the archive once and replays."""
    archive = Archive(soak.troubles.bot.data / "archive")
    games = list(archive.games())
    if len(games) != len(set(games)) or len(games) != soak.done:
        yield f"{soak.done} games were played, {len(games)} are in the archive, {len(set(games))} different ones"
    for game in games:
        record = archive.find(game)
        if record is None or replay_record(read_record(record)).decision is not None:
            yield f"the record of {game} does not lead to an end"


def _of_repeats(soak: Soak) -> Iterator[str]:
    """Nothing is repeated on Discord; on Telegram only posts in flight during a power cut."""
    again = [0, 0]
    for room in soak.made:
        for place, texts in enumerate(room.told):
            turns = [text for text in texts if called(text)]
            again[place] += len(turns) - len(set(turns))
    cuts = soak.troubles.many["power_cut"]
    print(f"turns said twice: {again[0]} on Discord, {again[1]} on Telegram")
    if again[0] or again[1] > cuts * _ON_THEIR_WAY:
        yield f"turns were said twice: {again[0]} on Discord, {again[1]} on Telegram, after {cuts} power cuts"


def _of_time(soak: Soak) -> Iterator[str]:
    """Some players timed out, some were reminded, and idle open tables were closed."""
    wanted = ("ran out of time. The bot made", ". Play by ", "nobody has played for a long time")
    seen = {words: sum(room.words(words) for room in soak.made) for words in wanted}
    print(", ".join(f"{words!r}: {count}" for words, count in seen.items()))
    yield from (f"nobody was told {words!r}" for words, count in seen.items() if not count)


def _of_growth(soak: Soak) -> Iterator[str]:
    """No run grew after its first third."""
    for sizes in soak.sizes:
        if len(sizes) >= LONG_LIFE:
            early, late = max(sizes[: len(sizes) // 3]), max(sizes[-len(sizes) // 10 :])
            print(f"a life of {len(sizes)} games: {sizes[0] >> 20}, {early >> 20}, {late >> 20} MB")
            if late > GROWTH * early:
                yield f"the bot has grown from {early >> 20} to {late >> 20} MB in a life of {len(sizes)} games"
