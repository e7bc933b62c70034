"""Turns of real games through the tables and the store, against the same script with prepared arguments, in one run.

Both send on the same client, as many side by side, interleaved. Moves are chosen beforehand: to choose is no work of a table's.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.app.running import settle
from bot.engine.actions import Action
from bot.store import Commit, Store
from bot.store.batcher import Argument
from bot.store.client import Script
from bot.store.model import Outcome
from bot.table.deeds.play import Act
from bot.table.table import Table
from bot.table.tables import Tables
from tests.bench.served import serve
from tests.table.chance import steady
from tests.table.playing import decider, default_turn, key, started, who

GAMES = 20
"""Number of concurrent games."""
ROUNDS = 15
MODULES = ("fields", "river")
Moves = list[tuple[str, tuple[Action, ...]]]


async def begun(store: Store) -> tuple[Tables, list[Table]]:
    """Tables at their start, the same ones each time but for their ids."""
    tables = Tables(store, steady())
    return tables, [await started(tables, "ann", "ben", modules=MODULES) for _ in range(GAMES)]


async def chosen(store: Store) -> list[Moves]:
    """Play every game once; return who plays what."""
    tables, games = await begun(store)
    found: list[Moves] = []
    for game in games:
        table, moves = game, Moves()
        while table.state == "running":
            moves.append((decider(table), default_turn(table)))
            table = (await tables.do(table.id, who(moves[-1][0]), Act(table.version, moves[-1][1]), key())).table
        found.append(moves)
    return found


class Spent(NamedTuple):
    """Seconds by the clock, and of the processor in this process."""

    clock: float
    processor: float


async def side_by_side(jobs: Sequence[Callable[[], Awaitable[None]]]) -> Spent:
    """The time of all at once."""
    begun_at, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(job() for job in jobs))
    return Spent(time.perf_counter() - begun_at, time.process_time() - busy)


async def through_tables(store: Store, games: list[Moves]) -> Spent:
    """The time of all turns by the path of a press."""
    tables, at_start = await begun(store)

    def job(table: Table, moves: Moves) -> Callable[[], Awaitable[None]]:
        async def play() -> None:
            now = table
            for name, actions in moves:
                now = (await tables.do(now.id, who(name), Act(now.version, actions), key())).table
            assert now.state == "over"

        return play

    return await side_by_side([job(table, moves) for table, moves in zip(at_start, games, strict=True)])


async def noted(store: Store, games: list[Moves]) -> list[list[Commit]]:
    """The steps of all turns as the tables make them, for each game."""
    steps: dict[str, list[Commit]] = {}
    write = store.games.commit

    async def note(commit: Commit) -> Outcome:
        # When the entry before it will have been written next time, nobody knows now.
        steps.setdefault(commit.game, []).append(replace(commit, last=None))
        return await write(commit)

    store.games.commit = note  # type: ignore[method-assign]
    await through_tables(store, games)
    store.games.commit = write  # type: ignore[method-assign]
    return list(steps.values())


async def prepared(store: Store, steps: list[list[Commit]]) -> Spent:
    """The time of the same turns as prepared commands."""
    digest, client = Script("turn").digest, store.client._client
    calls: list[list[tuple[Argument, ...]]] = []
    for turns in steps:
        before = len(turns) - sum(turn.head.state != "open" for turn in turns) + 1  # opening, joining, starting
        for turn in turns[:before]:
            await store.games.commit(turn)
        made = [store.games.prepare(turn) for turn in turns[before:]]
        calls.append([("EVALSHA", digest, len(keys), *keys, *arguments) for keys, arguments in made])

    def job(commands: list[tuple[Argument, ...]]) -> Callable[[], Awaitable[None]]:
        async def send() -> None:
            for command in commands:
                answer = await client.execute_command(*command)
                assert answer[0] == b"applied", answer

        return send

    return await side_by_side([job(commands) for commands in calls])


async def turns(store: Store) -> None:
    """Turns a second, interleaved; the median of the rounds."""
    games = await chosen(store)
    steps = await noted(store, games)
    count = sum(map(len, games))
    real, bare = [], []
    for _ in range(ROUNDS):
        await store.client.call("FLUSHALL")
        real.append(await through_tables(store, games))
        await store.client.call("FLUSHALL")
        bare.append(await prepared(store, steps))
    shares = [other.clock / one.clock for one, other in zip(real, bare, strict=True)]
    print(
        f"turns a second, {GAMES} games side by side: real games through the tables {count / _median(real, 0):,.0f}, "
        f"bare script with prepared arguments {count / _median(bare, 0):,.0f}: {statistics.median(shares):.0%} "
        f"({min(shares):.0%}-{max(shares):.0%}); of the processor {_median(real, 1) / count * 1e6:.0f} and "
        f"{_median(bare, 1) / count * 1e6:.0f} µs a turn"
    )


def _median(runs: list[Spent], which: int) -> float:
    return statistics.median(run[which] for run in runs)


async def measure(store: Store) -> None:
    """Run all measurements in turn."""
    settle()  # as the bot does after its start
    await turns(store)


if __name__ == "__main__":
    serve(measure)
