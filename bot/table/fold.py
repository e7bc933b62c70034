"""Build a table from its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from bot.engine.refusals import Refusal
from bot.table import entries as e
from bot.table.refused import Denied
from bot.table.table import AWAY_LIMIT, Table

_DECIDING: Final = (e.Played, e.Undone, e.Started, e.Ended)
"""These entries bring a new decision, or the end if there is none."""


def take(table: Table, entry: e.Entry, time: int) -> None:
    """Apply an entry to the table at this time."""
    _count_absence(table, time)
    table.version += 1
    entry.apply(table)
    if isinstance(entry, _DECIDING):
        table.decision = table.game.decision if table.game is not None and table.state == "running" else None
        if table.decision is None:
            table.state = "over"
        e.begin_decision(table)


def apply(table: Table, entries: Iterable[e.Entry], time: int) -> Table:
    """Return the table after these entries; the given table does not change."""
    new = table.copy()
    for entry in entries:
        take(new, entry, time)
    return new


def replayed(table: str, log: Iterable[tuple[int, bytes]]) -> Table:
    """Return a table from its log of times and entries. A game this program would play differently is paused, never guessed."""
    new = Table(table)
    try:
        for time, body in log:
            take(new, e.decode(body), time)
    except (Refusal, msgspec.DecodeError) as error:
        raise Denied("paused") from error
    return new


def counted(table: Table, time: int) -> Table:
    """Return the table with all absences counted up to this moment."""
    new = table.copy()
    _count_absence(new, time)
    return new


def _count_absence(table: Table, time: int) -> None:
    """Deduct the time for which an absence stopped the clock of the player to move from their allowance."""
    seat = table.asked
    if seat is not None and seat.habits.away_until > table.at:
        habits = seat.habits
        stopped = min(time, habits.away_until) - max(table.at, habits.away_from)
        seat.away_used = min(AWAY_LIMIT, seat.away_used + max(0, stopped))
    table.at = time
