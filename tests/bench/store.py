"""The store: real games through it against its bare script, cold loads, and 10,000 open games."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bot.engine.actions import write_action
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import Record, record_of, replay
from bot.store import Announcement, Applied, Commit, Head, Store, StoreEvent, Timer
from bot.store.batcher import Word
from bot.store.keys import shard_of
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.bench.served import serve
from tests.store.made import move_due

GAMES = 40
SIDE_BY_SIDE = 20
ROUNDS = 5
OPEN_GAMES = 10_000
_encode = msgspec.json.Encoder().encode


def new_game(number: int) -> Carcassonne:
    """A game of two with fields."""
    return CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed(number).hex()))


def turn(game: str, version: int, entry: bytes, seat: int) -> Commit:
    """What a table would commit for one action."""
    return Commit(
        game=game,
        expected=version,
        key=f"{game}/{version}",
        entries=(entry,),
        head=Head("running", (f"person{seat}",), b"extra"),
        timers=(Timer("turn", after=86_400_000), Timer("half", after=43_200_000, reminder=True)),
        announcements=(Announcement("turn", ("telegram:-100123", "discord:456/789"), entry),),
    )


async def _in_lanes(jobs: Sequence[Callable[[], Awaitable[None]]]) -> float:
    """Seconds for all jobs, some side by side."""
    waiting = list(reversed(jobs))

    async def lane() -> None:
        while waiting:
            await waiting.pop()()

    begun = time.perf_counter()
    await asyncio.gather(*(lane() for _ in range(SIDE_BY_SIDE)))
    return time.perf_counter() - begun


async def through_the_store(store: Store, name: str) -> tuple[int, float]:
    """Random games, action by action: options, apply, entry, commit. Returns actions and seconds."""
    counts: list[int] = []

    async def play(number: int) -> None:
        game, chance, version = new_game(number), random.Random(number), 0
        while options := game.options():
            decision = game.decision
            seat = decision.seat if decision is not None else 0
            action = chance.choice(options)
            game.apply(action)
            entry = _encode(write_action(action, seat))
            outcome = await store.games.commit(turn(f"{name}-{number}", version, entry, seat))
            assert isinstance(outcome, Applied), outcome
            version = outcome.version
        counts.append(version)

    seconds = await _in_lanes([lambda number=number: play(number) for number in range(GAMES)])  # type: ignore[misc]
    return sum(counts), seconds


async def prepared(store: Store, name: str, lengths: Sequence[int]) -> tuple[int, float]:
    """The same script on the same client with arguments made before. Returns turns and seconds."""
    entry = _encode(write_action(new_game(1).options()[0], 0))
    script, client = store.games._turn, store.client._client
    calls: list[list[tuple[Word, ...]]] = []
    for number, length in enumerate(lengths):
        prepared_turns = [store.games.prepare(turn(f"{name}-{number}", v, entry, 0)) for v in range(length)]
        calls.append([("EVALSHA", script.digest, len(keys), *keys, *words) for keys, words in prepared_turns])

    async def send(game: list[tuple[Word, ...]]) -> None:
        for call in game:
            answer = await client.execute_command(*call)
            assert answer[0] == b"applied", answer

    return sum(lengths), await _in_lanes([lambda game=game: send(game) for game in calls])  # type: ignore[misc]


async def turns(store: Store) -> None:
    """Turns a second, interleaved."""
    await through_the_store(store, "warm")
    real, bare = [], []
    for number in range(ROUNDS):
        count, seconds = await through_the_store(store, f"real{number}")
        real.append(count / seconds)
        count, seconds = await prepared(store, f"bare{number}", [count // GAMES] * GAMES)
        bare.append(count / seconds)
        await store.client.call("FLUSHALL")
    one, other = statistics.median(real), statistics.median(bare)
    print(f"turns a second, {SIDE_BY_SIDE} games side by side: real games through the store {one:,.0f}, ", end="")
    print(f"bare script with prepared arguments {other:,.0f}: {one / other:.0%}")


async def cold_load(store: Store) -> None:
    """A whole game from nothing: read and replay, against the replay and one plain read."""
    game, chance = new_game(7), random.Random(7)
    while options := game.options():
        game.apply(chance.choice(options))
    record = record_of(game)
    entries = tuple(_encode(action) for action in record.actions)
    await store.games.commit(Commit("cold", 0, "all", entries, Head("running")))
    ours, parts = [], []
    for _ in range(60):
        begun = time.perf_counter()
        loaded = await store.games.load("cold")
        assert loaded is not None
        actions = tuple(msgspec.json.decode(entry.body) for entry in loaded.entries)
        replay(CARCASSONNE, Record(record.format, record.rules, record.game, record.setup, actions))
        ours.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        await store.client.call("LRANGE", store.keys.game("cold").log, 0, -1)
        replay(CARCASSONNE, record)
        parts.append(time.perf_counter() - begun)
    one, other = statistics.median(ours), statistics.median(parts)
    print(
        f"cold load of a game of {len(entries)} actions: {one * 1e3:.2f} ms, replay and one read {other * 1e3:.2f} ms: ", end=""
    )
    print(f"{one / other:.2f} ×")


async def open_games(store: Store) -> None:
    """10,000 games in mid-play with two timers each: memory, the idle sweep, and due reminders."""
    entry = _encode(write_action(new_game(1).options()[0], 0))
    for shard in range(256):  # the groups of a real server, so that their memory is not counted with the games
        await store.client.call("XGROUP", "CREATE", store.keys.out(shard), "telegram", "0", "MKSTREAM")
    before = await _memory(store)
    chance = random.Random(1)

    async def make(number: int) -> None:
        last = turn(f"open{number}", 0, entry, 0)
        await store.games.commit(msgspec.structs.replace(last, entries=(entry,) * chance.randrange(5, 95), announcements=()))

    await _in_lanes([lambda number=number: make(number) for number in range(OPEN_GAMES)])  # type: ignore[misc]
    each = (await _memory(store) - before) / OPEN_GAMES
    print(
        f"{OPEN_GAMES:,} open games of 5 to 94 actions: {each:,.0f} bytes each, "
        f"of which {50 * len(entry):,} are entries as written"
    )
    await _sweeps(store)


async def _memory(store: Store) -> int:
    info: dict[str, Any] = (await store.client.masters("INFO", "memory"))[0]
    return int(info["used_memory"])


async def _sweeps(store: Store) -> None:
    begun = time.perf_counter()
    for _ in range(20):
        assert not await move_due(store)
    print(f"a sweep of {2 * OPEN_GAMES:,} timers with none due: {(time.perf_counter() - begun) / 20 * 1e3:.1f} ms")
    now = store.clock.now()
    for number in range(OPEN_GAMES):
        await store.client.call("ZADD", store.keys.due(shard_of(f"open{number}")), now - 1, f"r:open{number}:half")
    begun = time.perf_counter()
    moved = await move_due(store)
    per = (time.perf_counter() - begun) / moved
    seen = asyncio.Event()
    events: list[StoreEvent] = []

    async def handle(event: StoreEvent) -> None:
        events.append(event)
        await store.digests.put(f"person{len(events) % 1000}", event.game, b"your turn")
        if len(events) >= moved:
            seen.set()

    begun = time.perf_counter()
    task = asyncio.create_task(store.serve(couriers={}, table=handle))
    await seen.wait()
    whole = (time.perf_counter() - begun) / moved
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    print(
        f"a due reminder: {per * 1e6:.0f} µs to the outbox ({moved:,} at once), "
        f"{whole * 1e6:.0f} µs more into its person's digest"
    )


async def measure(store: Store) -> None:
    """All of it, one after the other."""
    await turns(store)
    await cold_load(store)
    await store.client.call("FLUSHALL")
    await open_games(store)


if __name__ == "__main__":
    serve(measure)
