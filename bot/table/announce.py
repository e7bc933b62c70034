"""From what a step says to what the outbox carries: codes and parameters, for whom, where, at which version."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.store import Announcement, Place
from bot.table import clockwork
from bot.table.deeds.base import News, Step
from bot.table.deeds.talk import ping_places
from bot.table.refused import Param
from bot.table.table import Table

NEWS: Final[dict[str, tuple[str, ...]]] = {
    "card": (),
    "turn": ("seat",),
    "over": (),
    "ping": ("seat",),
    "reminders": (),
    "invited": ("by",),
    "resigned": ("seat",),
    "seat_offered": ("seat",),
    "seat_kept": ("seat",),
    "seat_taken": ("seat",),
    "kicked": ("seat",),
    "place_gone": ("seat",),
    "kick_wanted": ("seat", "by"),
    "nudged": ("seat", "by"),
    "said": ("by", "seat", "words"),
    "undo_asked": ("seat",),
    "undo_refused": ("seat", "by"),
    "undone": ("seat",),
    "time_up": ("seat", "by"),
    "reminders_end": ("seat",),
    "will_expire": ("until",),
    "ended": ("how",),
    "clock_moved": ("until",),
    "away": ("seat", "until"),
    "back": ("seat",),
    "rematch": ("table",),
}
"""Every code of what is told, with its parameters. `card`, `turn` and `over` show the table; all others are notices."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an announcement. `ping`: these persons by name, nobody else; `deadline`: when the decision's time is up."""

    code: str
    table: str
    version: int
    params: dict[str, Param] = {}
    ping: tuple[str, ...] = ()
    deadline: int | None = None


class Reminder(msgspec.Struct, frozen=True):
    """What lies in a person's basket for a game: whose decision, since which version, the how manieth it is, until when."""

    seat: int
    since: int
    number: int
    deadline: int | None = None


class Reminders(msgspec.Struct, frozen=True):
    """The body of a message with the reminders of several games."""

    person: str
    tables: dict[str, Reminder]


encode: Final = msgspec.msgpack.Encoder().encode
read_told: Final = msgspec.msgpack.Decoder(Told).decode
read_reminder: Final = msgspec.msgpack.Decoder(Reminder).decode
read_reminders: Final = msgspec.msgpack.Decoder(Reminders).decode


def pings(told: Told, table: Table, now: int) -> tuple[str, ...]:
    """Who is to be pinged by name when this is posted: it may have waited for a platform that was away.

    Then quiet hours may have begun, the turn may be over, or a reminder may be on its way that pings as well.
    """
    if told.code in ("turn", "ping") and (table.asked is None or told.version < table.since or table.reminded):
        return ()
    habits = {seat.person: seat.habits for seat in table.seats}
    return tuple(person for person in told.ping if person not in habits or habits[person].pingable(now))


def still_due(reminder: Reminder, person: str, table: Table, now: int) -> bool:
    """Whether a reminder is still to be told when it is posted: it is the newest, and the person awake and asked."""
    seat = table.asked
    asked = seat is not None and seat.person == person and seat.habits.pingable(now)
    return asked and (table.since, table.reminded) == (reminder.since, reminder.number)


def announcements(before: Table, after: Table, step: Step, now: int, deadline: int | None) -> tuple[Announcement, ...]:
    """What a step makes known: first its own news, then the table as it is now, with the one ping it takes."""
    found = [_notice(after, news) for news in step.news]
    if after.state == "open":
        if after.version != before.version:
            found.append(_picture(after, "card"))
    elif after.state == "over":
        if before.state != "over":
            found.append(_picture(after, "over"))
    elif after.since != before.since:
        found += _turn(after, now, deadline)
    if step.show and after.state != "open":
        found.append(_picture(after, "turn" if after.state == "running" else "over", step.show))
    return tuple(found)


def _notice(table: Table, news: News) -> Announcement:
    places = table.places() if news.places is None else news.places
    told = Told(news.code, table.id, table.version, news.params, news.ping)
    return Announcement("notice", places, encode(told), turn=False)


def _picture(table: Table, code: str, places: tuple[Place, ...] | None = None) -> Announcement:
    return Announcement(
        code, table.places() if places is None else places, encode(Told(code, table.id, table.version)), turn=True
    )


def _turn(table: Table, now: int, deadline: int | None) -> list[Announcement]:
    seat, number = table.asked, table.decider
    awake = seat is not None and seat.habits.pingable(now) and seat.habits.pingable(now + clockwork.GATHERING)
    params: dict[str, Param] = {} if number is None else {"seat": number}
    # Who wants to be called in private but can no longer be written to there is called where the table is.
    here = seat is not None and awake and (seat.habits.ping in ("here", "both") or not seat.habits.private)
    person = () if seat is None else (seat.person,)
    told = Told("turn", table.id, table.version, params, person if here else (), deadline)
    found = [Announcement("turn", table.places(), encode(told), turn=True)]
    elsewhere = _private(table) if awake else ()
    if elsewhere:
        ping = Told("ping", table.id, table.version, params, person, deadline)
        found.append(Announcement("notice", elsewhere, encode(ping), turn=False))
    return found


def _private(table: Table) -> tuple[Place, ...]:
    """Where the ping goes beside the table's own places."""
    assert table.decider is not None
    habits = table.seats[table.decider].habits
    if habits.ping not in ("private", "both"):
        return ()
    return tuple(place for place in ping_places(table, table.decider) if place in habits.private)
