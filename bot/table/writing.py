"""Turn a deed's result into one commit to the store: entries, head, timers, announcements, hints."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.engine.record import record_of, write_record
from bot.store import Commit, Head, Hint, Timer
from bot.store.model import new_id
from bot.table import deadlines
from bot.table import entries as e
from bot.table.announce import announcements
from bot.table.deeds.base import COMPUTER, EXPIRE, FORGET, REMIND, RESULT, TURN, DeedResult
from bot.table.deeds.clock import NOTICE, OPEN_FOR
from bot.table.deeds.play import ordered_action
from bot.table.options import DAY, INCREMENTS, Options
from bot.table.reminders import next_reminder
from bot.table.table import Table

_NOBODYS_TIME: Final = frozenset({REMIND, COMPUTER, RESULT})
"""Timers that cost no player time: if due during an outage, they fire right after it instead of being put off like deadlines."""
FORGET_AFTER: Final = 7 * DAY
"""How long a table that closed without a game is kept."""


class Label(msgspec.Struct, frozen=True):
    """A table's line in a list, read without its log. `since`: the version at which the present decision began."""

    options: Options
    host: str
    people: tuple[str, ...]
    seats: int
    since: int


encode_label: Final = msgspec.msgpack.Encoder().encode
read_label: Final = msgspec.msgpack.Decoder(Label).decode


class Written(msgspec.Struct, frozen=True):
    """A commit ready for the store, and the table after it."""

    commit: Commit
    after: Table
    timers: dict[str, int | None]


def settle(table: Table, result: DeedResult, now: int, deadline: int | None) -> tuple[Table, DeedResult]:
    """Return the table and the result with all that follows automatically.

    That is what is left in the bank of a player who has decided, standing orders, and the end when nobody is left.
    """
    after = e.apply(table, result.entries, now)
    more: list[e.AnyEntry] = []

    def follow(entry: e.AnyEntry) -> None:
        more.append(entry)
        e.take(after, entry, now)

    if table.options.pace in INCREMENTS and table.decider is not None:
        decided = [entry for entry in result.entries if isinstance(entry, e.Played) and entry.by == "person"]
        if decided:
            follow(e.Clocked(table.decider, deadlines.bank_after(table, after, deadline, now)))
    while result.entries and (action := ordered_action(after)) is not None and after.decider is not None:
        follow(e.Played(after.decider, (action,), "order"))
    if result.entries and after.state == "running" and not after.active():
        follow(e.Ended("deserted"))
    if result.entries and table.state == "open" and after.state == "open" and not after.people() and table.people():
        follow(e.Ended("deserted"))
    return after, msgspec.structs.replace(result, entries=(*result.entries, *more)) if more else result


def build_commit(table: Table, result: DeedResult, key: str, now: int, deadline: int | None, pause: int = 0) -> Written:
    """Build the commit for a deed's result. `pause`: the least time before a computer plays, in milliseconds."""
    after, result = settle(table, result, now, deadline)
    new = after.since != table.since or after.state != table.state
    ends, game = after.state == "over" and table.state != "over", after.game
    timers = _timers(table, after, result, now, deadline, pause if new else None)
    seats_may_change = any(not isinstance(entry, e.Played) for entry in result.entries)
    label = Label(after.options, after.host, tuple(after.people()), len(after.seats), after.since)
    commit = Commit(
        game=table.id,
        expected=table.version,
        key=key,
        entries=tuple(map(e.encode, result.entries)),
        head=Head(after.state, () if after.asked is None else (after.asked.person,), encode_label(label)),
        timers=tuple([Timer(name, at, reminder=name in _NOBODYS_TIME) for name, at in timers.items()]),
        clear_timers=ends,
        announcements=announcements(table, after, result, now),
        hint=_hint(table, after) if seats_may_change or after.state != table.state else None,
        draft=result.draft if result.draft is not None or not new else "drop",
        record=write_record(record_of(game, tuple(after.notes.values()))) if ends and game is not None else None,
    )
    return Written(commit, after, timers)


def _timers(
    before: Table, after: Table, result: DeedResult, now: int, deadline: int | None, pause: int | None
) -> dict[str, int | None]:
    """Return the timers that change, with their times; None removes one. `pause`: not None if a decision has just begun."""
    if after.state == "open":
        return {EXPIRE: now + (NOTICE if after.warned else OPEN_FOR - NOTICE)} if result.entries else {}
    if after.state == "over":
        if before.state == "over":
            return {}
        return {RESULT: now} if after.game is not None else {FORGET: now + FORGET_AFTER}
    if pause is not None:
        return _fresh(before, after, now, pause)
    timers: dict[str, int | None] = {} if result.deadline is None else {TURN: result.deadline}
    if result.remind_from is not None:
        timers[REMIND] = next_reminder(after, result.remind_from, timers.get(TURN, deadline))
    return timers


def _fresh(before: Table, after: Table, now: int, pause: int) -> dict[str, int | None]:
    """Return the timers of a decision that has just begun. A computer pauses for a varying time, as a person would."""
    seat = after.asked
    gone: dict[str, int | None] = {EXPIRE: None} if before.state == "open" else {}
    if seat is None:
        return {**gone, TURN: None, REMIND: None, COMPUTER: now + pause + pause * (after.version * 7 % 10) // 10}
    grace = deadlines.GRACE if after.options.pace in INCREMENTS and after.out_of_turn else 0
    end = deadlines.deadline(seat, after.options.pace, now, grace)
    return {**gone, TURN: end, REMIND: next_reminder(after, now, end), COMPUTER: None}


def _hint(before: Table, after: Table) -> Hint | None:
    """Return what the indexes need: everybody when the table ends, else the newcomers, else those gone."""
    people, places = tuple(after.people()), after.places()
    if after.state == "over" and before.state != "over":
        return Hint(people, places, listed=False)
    were, where = tuple(before.people()), before.places() if before.version else ()
    if people == were and places == where:
        return None
    new = Hint(_without(people, were), _without(places, where))
    if new.people or new.places:
        return new
    gone = Hint(_without(were, people), _without(where, places), listed=False)
    return gone if gone.people or gone.places else None


def _without(names: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in others)


def fresh_key() -> str:
    """Return an idempotency key for a deed that cannot arrive twice."""
    return f"{new_id()}{new_id()}"
