"""Who has a turn before their eyes: nobody who looks at the board is called to it."""

from __future__ import annotations

from typing import Final

from bot.store import Store

_FOR: Final = 600_000


async def note_seen(store: Store, person: str, table: str, version: int) -> None:
    """Note that a person looks at this version of a table."""
    await store.relay.note(_name(person, table), str(version).encode(), _FOR)


async def has_seen(store: Store, person: str, table: str, since: int) -> bool:
    """Return whether a person has looked at a table since this version, a short time ago."""
    return int(await store.relay.noted(_name(person, table)) or -1) >= since


def _name(person: str, table: str) -> str:
    return f"seen:{person}:{table}"
