"""Turns of real games: through the tables and the store, against the same steps prepared, on one server and in one run."""

from __future__ import annotations

import asyncio
import time

from bot.store import Settings, Store, Turn, opened
from bot.store.model import Outcome
from bot.table.deeds.play import Act
from bot.table.tables import Tables
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.playing import decider, default_turn, key, started, who

GAMES = 20
ATTEMPTS = 3


async def play(tables: Tables, table_id: str) -> tuple[int, float]:
    """A whole game: how many turns it took, and how long it took to choose the moves, which is not the table's work."""
    turns, choosing = 0, 0.0
    table = await tables.look(table_id, newest=False)
    while table.state == "running":
        begun = time.perf_counter()
        deed = Act(table.version, default_turn(table))
        choosing += time.perf_counter() - begun
        table = (await tables.do(table.id, who(decider(table)), deed, key())).table
        turns += 1
    return turns, choosing


async def bench(store: Store) -> tuple[float, float, float]:
    """Turns a second with real games and with prepared steps; a cold load against replaying alone."""
    steps: list[Turn] = []
    commit = store.games.commit

    async def noted(turn: Turn) -> Outcome:
        steps.append(turn)
        return await commit(turn)

    store.games.commit = noted  # type: ignore[method-assign]
    tables = Tables(store, steady())
    games = [(await started(tables, "ann", "ben", modules=("fields", "river"))).id for _ in range(GAMES)]
    first = len(steps)
    begun = time.perf_counter()
    played = await asyncio.gather(*(play(tables, game) for game in games))
    spent = time.perf_counter() - begun - sum(choosing for _, choosing in played)
    real = sum(turns for turns, _ in played) / spent
    store.games.commit = commit  # type: ignore[method-assign]
    begun = time.perf_counter()
    for game in games:
        await Tables(store, steady()).look(game)
    cold = (time.perf_counter() - begun) / GAMES
    for game in games:
        await store.games.forget(game)
    return real, await prepared(store, steps[:first], steps[first:]), cold


async def prepared(store: Store, before: list[Turn], steps: list[Turn]) -> float:
    """The same steps once more, without a game behind them."""
    for turn in before:
        await store.games.commit(turn)
    by_game: dict[str, list[Turn]] = {}
    for turn in steps:
        by_game.setdefault(turn.game, []).append(turn)

    async def one(turns: list[Turn]) -> None:
        for turn in turns:
            await store.games.commit(turn)

    begun = time.perf_counter()
    await asyncio.gather(*(one(turns) for turns in by_game.values()))
    return len(steps) / (time.perf_counter() - begun)


async def measure(url: str) -> None:
    """Print the best of some runs."""
    async with opened(Settings(url=url)) as store:
        runs = [await bench(store) for _ in range(ATTEMPTS)]
    real, script = max(run[0] for run in runs), max(run[1] for run in runs)
    print(f"real games {real:.0f} turns/s, prepared steps {script:.0f} turns/s: {100 * real / script:.0f} %")
    print(f"cold load of a finished game {1000 * min(run[2] for run in runs):.1f} ms")


def main() -> None:
    """Against a server of its own."""
    server = Server("--appendonly", "no").start()
    try:
        asyncio.run(measure(server.url))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
