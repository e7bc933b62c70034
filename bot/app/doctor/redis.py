"""Check the store: whether it answers, keeps its data, has the right time, and holds games that this version can continue."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any, Final

from bot.store import Store
from bot.store.faults import StoreError
from bot.table.tables import Tables
from bot.watch.findings import Finding, bad, doubtful, good

_APART: Final = 5.0
"""Seconds by which two clocks may differ: people would notice more in displayed times."""


async def look(store: Store) -> AsyncIterator[Finding]:
    """Check an open store."""
    name = await store.client.check()
    begun = time.perf_counter()
    await store.client.call("PING")
    yield good(f"{name} answers in {(time.perf_counter() - begun) * 1000:.1f} ms at {store.client.address}")
    async for finding in _durable(store):
        yield finding
    yield await _clock(store)
    yield good(f"tables stored: {len(await store.games.all())}")


async def _durable(store: Store) -> AsyncIterator[Finding]:
    kept = await _setting(store, "appendonly")
    if kept is None:
        yield doubtful("the server hides its settings", "make sure that it has appendonly yes and maxmemory-policy noeviction")
        return
    if kept != "yes":
        yield bad(
            "a restart of the server loses everything since its last save (appendonly no)",
            "CONFIG SET appendonly yes, and put it in the server's configuration file",
        )
    else:
        often = await _setting(store, "appendfsync")
        if often == "always":
            yield good("the server writes to disk before it acknowledges (appendfsync always)")
        else:
            yield doubtful(
                f"a crash of the server or its host can lose the last turns that it acknowledged (appendfsync {often})",
                "CONFIG SET appendfsync always, and put it in the server's configuration file",
            )
    policy = await _setting(store, "maxmemory-policy")
    if policy != "noeviction":
        yield bad(
            f"the server deletes data when its memory is full (maxmemory-policy {policy})",
            "CONFIG SET maxmemory-policy noeviction",
        )


async def _setting(store: Store, name: str) -> str | None:
    try:
        answer: Any = (await store.client.masters("CONFIG", "GET", name))[0]
    except StoreError:  # a hosted Redis that hides them; the finding says so
        return None
    pairs = answer if isinstance(answer, dict) else dict(zip(answer[::2], answer[1::2], strict=True))
    words = {_text(key): _text(value) for key, value in pairs.items()}
    return words.get(name)


def _text(word: bytes | str) -> str:
    return word.decode() if isinstance(word, bytes) else word


async def _clock(store: Store) -> Finding:
    seconds, micros = (await store.client.masters("TIME"))[0]
    apart = abs(int(seconds) + int(micros) / 1e6 - time.time())
    if apart > _APART:
        return doubtful(f"the clocks of the server and of this machine differ by {apart:.0f} s", "synchronise both by NTP")
    return good("the clocks of the server and of this machine agree")


async def replay_games(store: Store) -> AsyncIterator[Finding]:
    """Check that this version can continue each open or running table: replay it from its log."""
    tables = Tables(store)
    fine = 0
    for summary in await store.games.summaries(await store.games.all()):
        if summary.head.state == "over":
            continue
        try:
            await tables.look(summary.game)
        except Exception as error:  # noqa: BLE001 - report any error and go on
            yield bad(
                f"this version cannot continue table {summary.game}: {type(error).__name__}: {error}", "do not upgrade; report it"
            )
        else:
            fine += 1
    yield good(f"open and running tables that this version can continue: {fine}")
