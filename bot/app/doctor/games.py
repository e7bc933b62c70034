"""Check that this version can continue the running games: each is replayed from its log."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.store import Store
from bot.table.tables import Tables
from bot.watch.findings import Finding, bad, good


async def look(store: Store) -> AsyncIterator[Finding]:
    """Check every open or running table."""
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
