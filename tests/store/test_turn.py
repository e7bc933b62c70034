"""A commit is atomic, happens once, and only on the version it was made for."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.store import Applied, Commit, Drafted, Duplicate, Head, Redrafted, Stale, Store, Timer
from bot.store.keys import shard_of
from tests.store.made import CHAT, deadline, loaded_game, step


@dataclass
class _Count:
    before: int


async def test_first_commit_creates_a_loadable_game(either: Store) -> None:
    assert await either.games.load("g1") is None
    outcome = await either.games.commit(step("g1", 0, timers=(deadline(),)))
    assert isinstance(outcome, Applied)
    loaded = await loaded_game(either, "g1")
    assert (loaded.version, loaded.head, loaded.since) == (1, Head("running", ("ann",), b"x"), 0)
    assert [entry.body for entry in loaded.entries] == [b"entry 0"]
    assert loaded.entries[0].time == outcome.time
    assert loaded.timers == {"turn": outcome.time + 60_000}
    assert abs(either.clock.now() - outcome.time) < 60_000


async def test_repeated_commit_returns_the_first_outcome(either: Store) -> None:
    await either.games.commit(step("g1", 0))
    await either.games.commit(step("g1", 1))
    again = await either.games.commit(step("g1", 0))
    assert isinstance(again, Duplicate)
    assert (again.made, again.version) == (1, 2)
    loaded = await loaded_game(either, "g1")
    assert len(loaded.entries) == 2
    assert sum((await either.outbox.waiting(range(256))).values()) == 2


async def test_stale_commit_changes_nothing(store: Store) -> None:
    for number in range(3):
        await store.games.commit(step("g1", number))
    before = await store.games.load("g1")
    late = await store.games.commit(
        step("g1", 2, key="another", timers=(deadline(),), draft="drop", head=Head("over"), record=b"{}")
    )
    assert isinstance(late, Stale)
    assert late.version == 3
    assert await store.games.load("g1") == before
    assert await store.games.record("g1") is None
    assert await store.outbox.waiting([shard_of("g1")]) == {shard_of("g1"): 3}


async def test_load_since_a_version_brings_only_newer_entries(store: Store) -> None:
    for number in range(5):
        await store.games.commit(step("g1", number))
    loaded = await store.games.load("g1", since=3)
    assert loaded is not None
    assert (loaded.version, [entry.body for entry in loaded.entries]) == (5, [b"entry 3", b"entry 4"])


async def test_each_entry_of_a_commit_counts(store: Store) -> None:
    outcome = await store.games.commit(step("g1", 0, entries=(b"a", b"b", b"c")))
    assert isinstance(outcome, Applied)
    assert outcome.version == 3


async def test_warm_turn_and_load_take_one_round_trip_each(store: Store) -> None:
    await store.games.commit(step("g1", 0))
    await store.games.load("g1")
    count = _Count(store.client.trips)
    await store.games.commit(step("g1", 1))
    assert store.client.trips - count.before == 1
    await store.games.load("g1")
    assert store.client.trips - count.before == 2


async def test_script_is_reloaded_if_the_server_forgot_it(store: Store) -> None:
    await store.games.commit(step("g1", 0))
    await store.client.call("SCRIPT", "FLUSH")
    assert isinstance(await store.games.commit(step("g1", 1)), Applied)


async def test_one_of_fifty_concurrent_presses_wins(either: Store) -> None:
    await either.games.commit(step("g1", 0))
    outcomes = await asyncio.gather(*(either.games.commit(step("g1", 1, key=f"press {n}")) for n in range(50)))
    assert sum(isinstance(outcome, Applied) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Stale) and outcome.version == 2 for outcome in outcomes) == 49


async def test_press_sent_fifty_times_is_applied_once(either: Store) -> None:
    outcomes = await asyncio.gather(*(either.games.commit(step("g1", 0, key="press")) for _ in range(50)))
    assert sum(isinstance(outcome, Applied) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Duplicate) and outcome.made == 1 for outcome in outcomes) == 49


async def test_keys_are_bounded_and_an_evicted_one_is_stale(store: Store) -> None:
    for number in range(70):
        await store.games.commit(step("g1", number))
    assert await store.client.call("ZCARD", store.keys.game("g1").seen) == 64
    assert isinstance(await store.games.commit(step("g1", 69)), Duplicate)
    assert isinstance(await store.games.commit(step("g1", 0)), Stale)


async def test_timer_of_the_same_name_is_replaced(store: Store) -> None:
    await store.games.commit(step("g1", 0, timers=(deadline(), Timer("half", after=30_000, reminder=True))))
    outcome = await store.games.commit(step("g1", 1, timers=(deadline(120_000),)))
    assert isinstance(outcome, Applied)
    loaded = await loaded_game(store, "g1")
    assert loaded.timers["turn"] == outcome.time + 120_000
    assert set(loaded.timers) == {"turn", "half"}
    await store.games.commit(step("g1", 2, timers=(Timer("half", reminder=True),)))
    loaded = await loaded_game(store, "g1")
    assert set(loaded.timers) == {"turn"}
    await store.games.commit(step("g1", 3, clear_timers=True, timers=(Timer("other", at=1_999_999_999_999),)))
    loaded = await loaded_game(store, "g1")
    assert loaded.timers == {"other": 1_999_999_999_999}


async def test_draft_has_revisions_and_ends_with_its_turn(either: Store) -> None:
    games = either.games
    await games.commit(step("g1", 0))
    first = await games.put_draft("g1", 1, 0, b"tile")
    assert isinstance(first, Drafted)
    assert first.revision == 1
    twice = await games.put_draft("g1", 1, 0, b"tile")
    assert isinstance(twice, Drafted)
    assert twice.revision == 1
    other = await games.put_draft("g1", 1, 0, b"another tile")
    assert isinstance(other, Redrafted)
    assert other.revision == 1
    second = await games.put_draft("g1", 1, 1, b"tile figure")
    assert isinstance(second, Drafted)
    assert isinstance(await games.put_draft("g1", 0, 2, b"late"), Stale)
    late = await games.commit(step("g1", 1, key="late", draft=1))
    assert isinstance(late, Redrafted)
    assert (late.version, late.revision) == (1, 2)
    loaded = await games.load("g1")
    assert loaded is not None
    assert loaded.draft is not None
    assert (loaded.draft.version, loaded.draft.revision, loaded.draft.body) == (1, 2, b"tile figure")
    assert isinstance(await games.commit(step("g1", 1, draft=2)), Applied)
    loaded = await games.load("g1")
    assert loaded is not None
    assert loaded.draft is None


async def test_unrelated_entry_moves_the_draft_to_the_new_version(store: Store) -> None:
    await store.games.commit(step("g1", 0))
    await store.games.put_draft("g1", 1, 0, b"tile")
    await store.games.commit(step("g1", 1, key="said"))
    loaded = await loaded_game(store, "g1")
    assert loaded.draft is not None
    assert (loaded.draft.version, loaded.draft.revision) == (2, 1)


async def test_summaries_take_one_trip_and_skip_missing_games(either: Store) -> None:
    for game in ("g1", "g2", "g3"):
        await either.games.commit(step(game, 0, timers=(deadline(),)))
    await either.games.forget("g2")
    await either.games.summaries(["g1", "g2", "g3"])
    before = either.client.trips
    found = await either.games.summaries(["g1", "g2", "g3"])
    assert either.client.trips - before == 1
    assert [(summary.game, summary.version, list(summary.timers)) for summary in found] == [
        ("g1", 1, ["turn"]),
        ("g3", 1, ["turn"]),
    ]
    assert await either.games.all() == ["g1", "g3"]


async def test_redaction_keeps_the_rest_of_the_log(either: Store) -> None:
    await either.games.commit(step("g1", 0, entries=(b"one", b"two", b"three")))
    before = await either.games.load("g1")
    edits = {0: (b"one", b"1"), 1: (b"twain", b"2"), 2: (b"three", b""), 7: (b"x", b"y")}
    await either.client.call("HSET", either.keys.game("g1").places, CHAT, "3 message", "telegram:1", "3 other")
    assert await either.games.redact("g1", edits, ["telegram:1"]) == 2
    assert await either.games.redact("g1", edits) == 0
    after = await either.games.load("g1")
    assert before is not None
    assert after is not None
    assert [entry.body for entry in after.entries] == [b"1", b"two", b""]
    assert [entry.time for entry in after.entries] == [entry.time for entry in before.entries]
    assert list(after.places) == [CHAT]
    assert await either.games.redact("nowhere", edits) == 0


async def test_names_that_break_keys_are_refused(store: Store) -> None:
    for name in ("a:b", "a b", "", "{x}", "x" * 65):
        with pytest.raises(ValueError, match="part of a key"):
            await store.games.commit(step(name, 0))


async def test_all_keys_of_a_turn_share_a_shard(store: Store) -> None:
    keys, _ = store.games.prepare(Commit("g1", 0, "k", (), Head("open")))
    assert {key.split("{")[1].split("}")[0] for key in keys} == {f"s{shard_of('g1'):03d}"}
    assert CHAT.startswith("telegram:")
