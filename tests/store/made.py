"""Commits and events of a fake table."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from bot.store import Announcement, Commit, Head, Loaded, Store, Timer, only_while
from bot.store.keys import SHARDS, shard_of
from bot.store.outbox import OutboxEntry

CHAT = "telegram:-100"


def step(game: str, expected: int, key: str | None = None, **more: object) -> Commit:
    """A commit of one numbered entry, announced in one chat."""
    parts: dict[str, object] = {
        "game": game,
        "expected": expected,
        "key": key or f"key-{expected}",
        "entries": (f"entry {expected}".encode(),),
        "head": Head("running", ("ann",), b"x"),
        "announcements": (Announcement("turn", (CHAT,), str(expected + 1).encode()),),
    }
    return Commit(**(parts | more))  # type: ignore[arg-type]


async def loaded_game(store: Store, game: str) -> Loaded:
    """A game that is there."""
    loaded = await store.games.load(game)
    assert loaded is not None
    return loaded


async def told_to_one(store: Store, turns: int = 1) -> list[OutboxEntry]:
    """Commit turns of game g1; return their outbox entries as read by reader "one"."""
    await store.outbox.register(["telegram"])
    for number in range(turns):
        await store.games.commit(step("g1", number))
    return (await store.outbox.read(shard_of("g1"), "telegram", "one"))[1]


async def all_told(store: Store) -> bool:
    """Whether the outbox is empty."""
    return not await store.outbox.waiting(range(SHARDS))


async def post_outdated(post: Callable[[], Awaitable[object]]) -> None:
    """Post a message that becomes outdated while it is drawn; raise LaterError if the platform checks first."""

    async def outdated() -> bool:
        return False

    async def deliver() -> None:
        only_while(outdated)
        await post()

    await asyncio.create_task(deliver())  # the test's own delivery


async def move_due(store: Store, shards: Collection[int] = range(SHARDS)) -> int:
    """Move due timers of these shards into the outbox without holding them; return their number."""
    return await store.wakeups._move((await store.wakeups._look(shards))[0])


def deadline(after: int = 60_000) -> Timer:
    return Timer("turn", after=after)


async def age(store: Store, key: str, milliseconds: int) -> None:
    """Let what a key says about a moment be this much older."""
    await store.client.call("HINCRBY", key, "at", -milliseconds)
