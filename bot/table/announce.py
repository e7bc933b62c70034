"""Turn a deed's news into announcements for the outbox: codes and parameters, people, places and version."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from bot.store import Announcement, Place
from bot.table.deeds.base import DeedResult, News, TableNow
from bot.table.deeds.undo import still_asked
from bot.table.habits import USUAL, Habits
from bot.table.refused import RefusalParam
from bot.table.reminders import DIGEST_MARGIN
from bot.table.table import Table


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an announcement; `tests/table/news_codes.py` lists the codes.

    `ping`: the only people to ping, if `pings` still allows it when the message is posted.
    """

    code: str
    table: str
    version: int
    params: dict[str, RefusalParam] = {}
    ping: tuple[str, ...] = ()


class Moved(msgspec.Struct, frozen=True):
    """An item in a place's digest: a table whose clock was moved, at this version, by so many milliseconds in all.

    `events`: the keys of the events that moved it: a restart in an outage moves it twice.
    """

    place: Place
    version: int
    lost: int = 0
    events: tuple[str, ...] = ()


encode: Final = msgspec.msgpack.Encoder().encode
read_told: Final = msgspec.msgpack.Decoder(Told).decode
read_moved: Final = msgspec.msgpack.Decoder(Moved).decode


CALLING: Final = frozenset({"turn", "ping", "turn_here"})
"""The codes that ping the player to move."""


def pings(told: Told, timed: TableNow, known: Mapping[str, Habits], now: int) -> tuple[str, ...]:
    """Return the people a message may ping now. It may have waited for its platform, and much may have changed since.

    `known`: people's current habits; for all others, those of their seats count.
    """
    if told.version < timed.table.since:
        return ()
    habits = {**{seat.person: seat.habits for seat in timed.table.seats}, **known}
    wanted = _people_to_ping(told, timed, now)
    return tuple(person for person in told.ping if person in wanted and habits.get(person, USUAL).pingable(now))


def asleep(told: Told, timed: TableNow, known: Mapping[str, Habits], now: int) -> str:
    """Return the player to move if only quiet hours keep this from pinging them; else an empty string."""
    seat = timed.table.asked
    if seat is None or told.code not in CALLING or seat.person not in _people_to_ping(told, timed, now):
        return ""
    habits = known.get(seat.person, seat.habits)
    quiet = told.version >= timed.table.since and habits.is_quiet(now) and not habits.is_away(now) and habits.ping != "never"
    return seat.person if quiet else ""


def puts_off(told: Told, timed: TableNow, now: int) -> bool:
    """Return whether this would ping a player to move who is now asleep or away, and must be pinged on waking instead."""
    seat = timed.table.asked
    if seat is None or told.code not in CALLING or seat.habits.ping == "never" or seat.habits.pingable(now):
        return False
    return seat.person in told.ping and told.version >= timed.table.since and seat.person in _people_to_ping(told, timed, now)


def _people_to_ping(told: Told, timed: TableNow, now: int) -> Collection[str]:
    """Return the people who still have to act. Once a reminder is on its way, it pings instead of the turn."""
    table = timed.table
    if told.code in CALLING or told.code == "nudged":
        reminded = table.reminded and told.code in {"turn", "ping"}
        return (table.asked.person,) if table.asked is not None and timed.in_time(now) and not reminded else ()
    if told.code == "undo_asked":
        return [table.seats[number].person for number in still_asked(table)]
    if told.code == "invited" and table.state != "open":
        return ()
    return told.ping


def announcements(before: Table, after: Table, result: DeedResult, now: int) -> tuple[Announcement, ...]:
    """Return the announcements of a deed: first its own news, then the current table with its one ping."""
    found = [_notice(after, news) for news in result.news]
    given: dict[str, RefusalParam] = {"answers": result.answers} if result.answers else {}
    if after.state == "open":
        if after.version != before.version or result.show:
            found.append(_picture(after, "card", result.show or None, given))
    elif after.state == "over":
        if before.state != "over":
            found.append(_picture(after, "over"))
            if after.card_place:
                found.append(_notice(after, News("card_moved", {"way": ""}, (after.card_place,))))
    elif after.since != before.since:
        found += _turn(after, now, given)
    unchanged = before.state != "open" and (before.state, before.since) == (after.state, after.since)
    show = _to_be_shown(before, after, result) if unchanged else ()
    if show:
        found.append(_picture(after, "turn" if after.state == "running" else "over", show))
    return tuple(found)


def _to_be_shown(before: Table, after: Table, result: DeedResult) -> tuple[Place, ...]:
    """Return the places to show the table although nothing was played: new watchers, or players who moved to another chat."""
    known, here = before.places(), {place for news in result.news if news.code == "turn_here" for place in news.places or ()}
    new = [place for place in after.places() if place not in known and place not in here]
    return tuple(dict.fromkeys((*new, *result.show)))


def _notice(table: Table, news: News) -> Announcement:
    places = table.places() if news.places is None else news.places
    if news.places is None:
        pinged = (number for number, seat in enumerate(table.seats) if seat.person in news.ping)
        places = (*places, *(call for number in pinged for call in table.calls(number)))
    told = Told(news.code, table.id, table.version, news.params, news.ping)
    return Announcement("notice", places, encode(told), turn=news.code == "turn_here")


def _picture(
    table: Table, code: str, places: tuple[Place, ...] | None = None, given: dict[str, RefusalParam] | None = None
) -> Announcement:
    told = Told(code, table.id, table.version, given or {})
    return Announcement(code, table.places() if places is None else places, encode(told), turn=True)


def _turn(table: Table, now: int, given: Mapping[str, RefusalParam]) -> list[Announcement]:
    """Ping the player to move in the places they chose: with the turn itself if it is shown there, else with an extra message."""
    seat, number = table.asked, table.decider
    awake = seat is not None and seat.habits.pingable(now) and seat.habits.pingable(now + DIGEST_MARGIN)
    params: dict[str, RefusalParam] = {**given} if number is None else {**given, "seat": number}
    wanted = table.call_places(number) if awake and number is not None else ()
    person = () if seat is None else (seat.person,)
    shown = table.places()
    told = Told("turn", table.id, table.version, params, person if set(wanted) & set(shown) else ())
    found = [Announcement("turn", shown, encode(told), turn=True)]
    elsewhere = tuple(place for place in wanted if place not in shown)
    if elsewhere:
        ping = Told("ping", table.id, table.version, params, person)
        found.append(Announcement("notice", elsewhere, encode(ping), turn=False))
    return found
