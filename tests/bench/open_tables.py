"""Ten thousand running tables, a cold load, and fifty presses at once: through the tables and the store."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from typing import Any

from msgspec import structs

from bot.engine.record import record_of, replay
from bot.store import Applied, Store, StoreEvent
from bot.store.keys import shard_of
from bot.table.deeds.play import Act
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.bench.served import serve
from tests.bench.table import GAMES, Moves, begun, chosen, noted
from tests.store.made import move_due
from tests.table.playing import key, who
from tests.table.simple_players import SimplePlayers

OPEN = 10_000


async def cold_load(store: Store, games: list[Moves]) -> None:
    """Load a whole game in a fresh process, against replaying its actions and one plain read."""
    tables, at_start = await begun(store)
    table, moves = at_start[0], games[0]
    for name, actions in moves[:-1]:
        table = (await tables.do(table.id, who(name), Act(table.version, actions), key())).table
    record = record_of(table.begun_game)
    await Tables(store).look(table.id)
    ours, parts = [], []
    for _ in range(100):
        begun_at = time.perf_counter()
        await Tables(store).look(table.id)
        ours.append(time.perf_counter() - begun_at)
        begun_at = time.perf_counter()
        await store.client.call("LRANGE", store.keys.game(table.id).log, 0, -1)
        replay(CARCASSONNE, record)
        parts.append(time.perf_counter() - begun_at)
    one, other = statistics.median(ours), statistics.median(parts)
    print(f"cold load of a table with {table.version} entries: {one * 1e3:.2f} ms, ", end="")
    print(f"replay and one read {other * 1e3:.2f} ms: {one / other:.2f} ×")


async def fifty_presses(store: Store, games: list[Moves]) -> None:
    """Fifty concurrent presses on one table: the wait of the last one, and the time of twenty turns."""
    tables, at_start = await begun(store)
    table, moves = at_start[0], games[0]
    begun_at = time.perf_counter()
    for name, actions in moves[:20]:
        table = (await tables.do(table.id, who(name), Act(table.version, actions), key())).table
    twenty = time.perf_counter() - begun_at
    waits: list[float] = []
    name, actions = moves[20]

    async def press() -> bool:
        pressed = time.perf_counter()
        try:
            await tables.do(table.id, who(name), Act(table.version, actions), key())
        except Denied:
            return False
        finally:
            waits.append(time.perf_counter() - pressed)
        return True

    won = sum(await asyncio.gather(*(press() for _ in range(50))))
    assert won == 1
    print(f"fifty presses at once: the longest waits {max(waits) * 1e3:.1f} ms, twenty turns take {twenty * 1e3:.1f} ms")


async def open_tables(store: Store, games: list[Moves]) -> None:
    """Tables in mid-play as they keep themselves, with their timers: memory for each, and a due reminder."""
    steps = await noted(store, games)
    await store.client.call("FLUSHALL")
    await store.outbox.register(["table"])
    before, chance = await _memory(store), random.Random(1)
    waiting = [(number, chance.choice(steps)) for number in range(OPEN)]

    async def lane() -> None:
        while waiting:
            number, turns = waiting.pop()
            for turn in turns[: chance.randrange(4, len(turns) - 1)]:
                outcome = await store.games.commit(
                    structs.replace(turn, game=f"open{number}", announcements=(), hint=None, draft=None)
                )
                assert isinstance(outcome, Applied), outcome

    await asyncio.gather(*(lane() for _ in range(GAMES)))
    each = (await _memory(store) - before) / OPEN
    logs = await store.client.many([("MEMORY", "USAGE", store.keys.game(f"open{number}").log) for number in range(OPEN)])
    print(f"{OPEN:,} running tables: {each:,.0f} bytes each in Redis, {statistics.mean(logs):,.0f} of which are the log")
    await _due_reminders(store)


async def _due_reminders(store: Store) -> None:
    """Looking for them while none is due; then every table's at once: out of the timers, through the tables, into the digests."""
    begun_at = time.perf_counter()
    for _ in range(20):
        assert not await move_due(store)
    print(f"looking for due timers among those of {OPEN:,} tables: {(time.perf_counter() - begun_at) / 20 * 1e3:.1f} ms")
    now = store.clock.now()
    await store.client.many([("ZADD", store.keys.due(shard_of(f"open{n}")), now - 1, f"r:open{n}:remind") for n in range(OPEN)])
    keeper, seen, done = Timekeeper(Tables(store), SimplePlayers(), Results(store)), 0, asyncio.Event()

    async def handle(event: StoreEvent) -> None:
        nonlocal seen
        await keeper.handle(event)
        seen += event.name == "remind"
        if seen == OPEN:
            done.set()

    begun_at, busy = time.perf_counter(), time.process_time()
    task = asyncio.create_task(store.serve(couriers={}, table=handle))
    await done.wait()
    spent, busy = time.perf_counter() - begun_at, time.process_time() - busy
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    print(f"a due reminder, {OPEN:,} at once, of tables not in memory: {spent / OPEN * 1e3:.2f} ms, ", end="")
    print(f"{busy / OPEN * 1e3:.2f} ms of the processor")


async def _memory(store: Store) -> int:
    info: dict[str, Any] = (await store.client.masters("INFO", "memory"))[0]
    return int(info["used_memory"])


async def measure(store: Store) -> None:
    """Run all measurements in turn."""
    games = await chosen(store)
    for part in (cold_load, fifty_presses, open_tables):
        await store.client.call("FLUSHALL")
        await part(store, games)


if __name__ == "__main__":
    serve(measure)
