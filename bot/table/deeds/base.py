"""What a deed is: a question to a table, answered by the entries that it would write, or by a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, Protocol

import msgspec

from bot.engine.actions import Action
from bot.store import Place
from bot.table.entries import AnyEntry
from bot.table.permissions import Actor, permit, roles
from bot.table.refused import Denied, Param
from bot.table.table import Seat, Table

TURN: Final = "turn"
REMIND: Final = "remind"
COMPUTER: Final = "computer"
EXPIRE: Final = "expire"
RESULT: Final = "result"
FORGET: Final = "forget"
"""The timers of a table: each is a moment at which something is due."""
_AFTER_THE_END: Final = frozenset({"rematch", "say", "unwatch"})
"""What can be done when a game has been played to its end."""


class Draft(msgspec.Struct, frozen=True):
    """A turn being put together: `actions` of the present decision's seat."""

    version: int
    revision: int
    actions: tuple[Action, ...]


class Now(msgspec.Struct, frozen=True):
    """The moment of a deed: the time, the timers that run, and the draft that lies on the table."""

    time: int
    timers: Mapping[str, int] = msgspec.field(default_factory=dict)
    draft: Draft | None = None

    @property
    def deadline(self) -> int | None:
        """When the time for the present decision is up."""
        return self.timers.get(TURN)


class News(msgspec.Struct, frozen=True):
    """Something to be told. `places`: only there, else wherever the table is shown; `ping`: these persons by name."""

    code: str
    params: dict[str, Param] = msgspec.field(default_factory=dict)
    places: tuple[Place, ...] | None = None
    ping: tuple[str, ...] = ()


class DeedResult(msgspec.Struct, frozen=True):
    """What a deed brings about. `draft`: what becomes of the draft; `deadline`: where the running one moves.

    `remind_from`: the next reminder is worked out anew, none before then. `show`: places that are to be shown the table anew;
    those that come to it are shown it by themselves.
    """

    entries: tuple[AnyEntry, ...] = ()
    news: tuple[News, ...] = ()
    draft: int | Literal["drop"] | None = None
    deadline: int | None = None
    remind_from: int | None = None
    show: tuple[Place, ...] = ()


class Deed(Protocol):
    """One thing that can be done at a table."""

    name: ClassVar[str]

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """What it would write; Denied if it cannot be done."""
        ...


def permitted(deed: str, table: Table, actor: Actor) -> None:
    """Denied unless the actor may do this here. Where nobody can do it any more, that is the reason."""
    try:
        permit(deed, roles(table, actor))
    except Denied:
        if table.ended is not None or deed not in _AFTER_THE_END:
            unfinished(table)
        raise


def running(table: Table) -> None:
    """Denied unless the game is going on."""
    unfinished(table)
    if table.state == "open":
        raise Denied("not_begun")


def unfinished(table: Table) -> None:
    """Denied once the game has been played to its end, or the table was closed."""
    if table.state == "over":
        raise Denied("over", {"table": table.id}) if table.ended is None else Denied("closed")


def still_open(table: Table) -> None:
    """Denied once the game has begun."""
    unfinished(table)
    if table.state != "open":
        raise Denied("not_open")


def seat_of(table: Table, actor: Actor) -> int:
    """Where the actor sits; Denied if nowhere."""
    number = table.seat_of(actor.person)
    if number is None:
        raise Denied("not_seated")
    return number


def playing_seat(table: Table, actor: Actor) -> int:
    """Where the actor sits and plays in person."""
    number = seat_of(table, actor)
    if not table.seats[number].played_by_person:
        raise Denied("seat_is_computers", {"seat": number})
    return number


def seat_at(table: Table, number: int) -> Seat:
    """The seat of this number; Denied if there is none."""
    if not 0 <= number < len(table.seats):
        raise Denied("no_such_seat", {"seat": number})
    return table.seats[number]


def fresh(table: Table, version: int) -> None:
    """Denied if what was offered at this version is stale."""
    if version < table.since:
        raise Denied("stale", {"was": version, "now": table.version})
