"""The in-memory store of the table tests answers like the real one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.store import Announcement, Applied, Commit, Head, Hint, Store, StoreSettings, Timer, open_store
from tests.store.made import loaded_game
from tests.store.servers import Server
from tests.table.memory import Memory

GAMES = ("g1", "g2")
PEOPLE = ("ann", "ben")
PLACES = ("telegram:1", "discord:2")
LATER = 10**13
"""A time no test reaches."""


class RandomCalls:
    """Random calls, fixed by the seed; versions, revisions and bodies are near the truth, so many succeed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.version = dict.fromkeys(GAMES, 0)
        self.revision = dict.fromkeys(GAMES, 0)

    def near(self, number: int) -> int:
        return max(0, number + self.chance.choice((0, 0, 0, 0, -1, 1)))

    def turn(self, game: str, number: int) -> Commit:
        chance = self.chance
        timers = tuple(
            Timer(name, at=chance.choice((LATER, LATER + 5, None)), reminder=name == "remind")
            for name in chance.sample(("turn", "remind", "computer"), chance.randrange(3))
        )
        hint = Hint(tuple(chance.sample(PEOPLE, 1)), tuple(chance.sample(PLACES, 1)), listed=chance.random() < 0.7)
        return Commit(
            game=game,
            expected=self.near(self.version[game]),
            key=f"key {chance.randrange(8)}" if chance.random() < 0.3 else f"key {number} {game}",
            entries=tuple(f"{number}/{part}".encode() for part in range(chance.randrange(1, 3))),
            head=Head("running", (chance.choice(PEOPLE),), f"extra {number}".encode()),
            timers=timers,
            clear_timers=chance.random() < 0.1,
            announcements=(Announcement("turn", PLACES, b"body"),),
            hint=hint if chance.random() < 0.5 else None,
            draft=chance.choice((None, None, "drop", self.near(self.revision[game]))),
            record=b"record" if chance.random() < 0.1 else None,
        )


async def timeless(store: Store, game: str) -> object:
    """A game without its times of writing."""
    loaded = await store.games.load(game)
    if loaded is None:
        return None
    bodies = [entry.body for entry in loaded.entries]
    return loaded.version, loaded.head, bodies, loaded.draft, loaded.timers, await store.games.record(game)


def plain(answer: Any) -> Any:
    """An answer without its time."""
    fields = msgspec.structs.asdict(answer) if isinstance(answer, msgspec.Struct) else answer
    return (type(answer).__name__, {**fields, "time": 0}) if isinstance(fields, dict) else fields


async def ask(store: Store, asked: RandomCalls, number: int) -> Any:
    """Make one random call."""
    game, person = asked.chance.choice(GAMES), asked.chance.choice(PEOPLE)
    kind = asked.chance.choice(("turn", "turn", "turn", "draft", "paper", "digest", "forget", "redact", "summaries", "change"))
    if kind == "turn":
        outcome = await store.games.commit(asked.turn(game, number))
        asked.version[game] = outcome.version
        if isinstance(outcome, Applied):
            loaded = await store.games.load(game)
            asked.revision[game] = loaded.draft.revision if loaded and loaded.draft else 0
        return plain(outcome)
    if kind == "draft" and asked.version[game]:
        body = asked.chance.choice((b"tile", b"figure"))
        drafted = await store.games.put_draft(game, asked.near(asked.version[game]), asked.near(asked.revision[game]), body)
        loaded = await store.games.load(game)
        asked.revision[game] = loaded.draft.revision if loaded and loaded.draft else 0
        return plain(drafted)
    if kind == "forget" and asked.chance.random() < 0.2:
        await store.games.forget(game)
        asked.version[game] = asked.revision[game] = 0
        return None
    return await ask_beside(store, asked, kind, game, person, number)


async def ask_beside(store: Store, asked: RandomCalls, kind: str, game: str, person: str, number: int) -> Any:
    """Make one call that leaves versions alone."""
    body = f"{number % 7}".encode()
    if kind == "paper":
        return await store.documents.put("person", person, body, asked.chance.randrange(6))
    if kind == "change":
        return await store.documents.change("person", person, lambda old: old[-3:] + body)
    if kind == "digest" and asked.chance.random() < 0.5:
        await store.digests.put(person, game, body)
    elif kind == "digest":
        found = {**await store.digests.look(person), **({"g3": b"x"} if asked.chance.random() < 0.3 else {})}
        return await store.digests.post(person, found, Announcement("reminders", PLACES)) if found else None
    elif kind == "redact":
        loaded = await store.games.load(game)
        old = loaded.entries[0].body if loaded else b"none"
        return await store.games.redact(game, {0: (asked.chance.choice((old, b"other")), b"out"), 99: (b"a", b"b")})
    elif kind == "summaries":
        return [(s.game, s.version, s.head, s.timers) for s in await store.games.summaries([*GAMES, "nowhere"])]
    return None


async def everything(store: Store) -> object:
    """Everything readable."""
    games = {game: await timeless(store, game) for game in GAMES}
    papers = [await store.documents.get("person", person) for person in PEOPLE]
    digests = [await store.digests.look(person) for person in PEOPLE]
    return games, papers, await store.documents.get_many("person", [*PEOPLE, "nobody"]), digests, await store.games.all()


@pytest.mark.parametrize("seed", range(4))
async def test_random_calls_have_the_same_answers(server: Server, seed: int) -> None:
    async with open_store(StoreSettings(url=server.url)) as real:
        both: list[tuple[Store, RandomCalls]] = [(Memory().store, RandomCalls(seed)), (real, RandomCalls(seed))]
        for number in range(150):
            one, other = [await ask(store, asked, number) for store, asked in both]
            assert one == other, number
            if number % 10 == 9:
                one, other = [await everything(store) for store, _ in both]
                assert one == other, number


async def test_hints_update_the_indexes_the_same_way(either: Store) -> None:
    """On the server they arrive by the outbox, a moment later."""
    steps = [
        Hint(("ann", "ben"), ("telegram:1",)),
        Hint(("ann",), listed=False),
        Hint(("ben",), ("telegram:1", "discord:2"), listed=False),
        Hint(("ann",), ("discord:2",)),
    ]
    for version, hint in enumerate(steps):
        turn = Commit("g1", version, f"k{version}", (b"e",), Head("open"), hint=hint)
        await either.games.commit(turn)
        if isinstance(either, Store):
            await either.indexes.note("g1", version + 1, hint)
    assert await either.indexes.of_person("ann") == ["g1"]
    assert await either.indexes.of_person("ben") == []
    assert await either.indexes.of_place("telegram:1") == []
    assert await either.indexes.of_place("discord:2") == ["g1"]
    await either.indexes.strike_out("g1", Hint(("ann",), ("discord:2",)))
    assert await either.indexes.of_person("ann") == await either.indexes.of_place("discord:2") == []


async def test_rates_and_documents_expire_the_same_way(either: Store) -> None:
    assert [bool(await either.coordination.count({"a": 2, "b": 3}, 10**9)) for _ in range(3)] == [False, False, True]
    assert [await either.coordination.hold("event", who, 10**9) for who in ("x", "y", "x")] == [True, False, True]
    assert await either.documents.put("link", "1", b"x", 0, keep=10**9)
    assert not await either.documents.put("link", "1", b"y", 0, keep=10**9)
    assert (await either.documents.get("link", "1")).body == b"x"
    await either.documents.remove("link", "1")
    assert (await either.documents.get("link", "1")).body == b""


async def test_time_is_given_back_once_per_reason(either: Store) -> None:
    timers = (Timer("turn", at=LATER), Timer("remind", at=LATER, reminder=True))
    await either.games.commit(Commit("g1", 0, "k", (b"e",), Head("running"), timers=timers))
    assert await either.clock.give_back("g1", 500, "down")
    assert not await either.clock.give_back("g1", 500, "down")
    assert await either.clock.give_back("g1", 70, "down again")
    loaded = await loaded_game(either, "g1")
    assert loaded.timers == {"turn": LATER + 570, "remind": LATER + 570}
