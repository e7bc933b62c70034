"""The deed: something to do at a table, which yields the entries to write, or a refusal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import msgspec

from bot.engine.actions import Action
from bot.store import Place
from bot.table.entries import AnyEntry
from bot.table.options import PACES
from bot.table.permissions import Actor, Role, UseCase, permit, roles
from bot.table.refused import Denied, RefusalParam
from bot.table.table import Seat, Table

TURN: Final = "turn"
REMIND: Final = "remind"
COMPUTER: Final = "computer"
EXPIRE: Final = "expire"
RESULT: Final = "result"
FORGET: Final = "forget"
"""The names of a table's timers."""
_CAPITAL: Final = re.compile("(?<!^)[A-Z]")


class Draft(msgspec.Struct, frozen=True):
    """A turn not yet confirmed: `actions` of the present decision's seat."""

    version: int
    revision: int
    actions: tuple[Action, ...]


class TableNow(msgspec.Struct, frozen=True):
    """A table with what the store keeps beside its log: the deadline of the present decision, and the draft."""

    table: Table
    deadline: int | None
    draft: Draft | None = None

    @property
    def drafted(self) -> bool:
        """Whether somebody has begun to play."""
        return self.draft is not None and bool(self.draft.actions)

    def in_time(self, now: int) -> bool:
        """Return whether there is time left for the present decision. Once it is up, the deadline is gone from the store."""
        return PACES[self.table.options.pace] is None or (self.deadline is not None and now < self.deadline)


class Now(msgspec.Struct, frozen=True):
    """The moment of a deed: the time, the running timers and the current draft."""

    time: int
    timers: Mapping[str, int] = msgspec.field(default_factory=dict)
    draft: Draft | None = None

    @property
    def deadline(self) -> int | None:
        """The deadline of the present decision."""
        return self.timers.get(TURN)


class News(msgspec.Struct, frozen=True):
    """A piece of news. `places`: only there, else wherever the table is shown; `ping`: the people to ping."""

    code: str
    params: dict[str, RefusalParam] = msgspec.field(default_factory=dict)
    places: tuple[Place, ...] | None = None
    ping: tuple[str, ...] = ()


class DeedResult(msgspec.Struct, frozen=True):
    """The effects of a deed. `draft`: what happens to the draft; `deadline`: the new time of the running one.

    `remind_from`: recompute the next reminder, none before then. `show`: places to show the table again; new places are shown
    it automatically. `answers`: the request, by its platform's name for it, that the first message of the table answers.
    """

    entries: tuple[AnyEntry, ...] = ()
    news: tuple[News, ...] = ()
    draft: int | Literal["drop"] | None = None
    deadline: int | None = None
    remind_from: int | None = None
    show: tuple[Place, ...] = ()
    answers: str = ""


class Deed(msgspec.Struct, frozen=True):
    """One thing that can be done at a table. `allowed`: the roles that may do it. `name`: by default the class's.

    `after_the_end`: it is still possible after a game has been played to its end.
    """

    name: ClassVar[str]
    allowed: ClassVar[frozenset[Role]]
    after_the_end: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        cls.name = vars(cls).get("name") or _CAPITAL.sub(r"_\g<0>", cls.__name__).lower()

    def allowed_now(self, table: Table) -> frozenset[Role]:
        """Return the roles that may do it at this table as it stands."""
        return self.allowed

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Return the effects of the deed; raise Denied if it cannot be done."""
        raise NotImplementedError


def check_permitted(deed: Deed | UseCase, table: Table, actor: Actor) -> None:
    """Raise Denied unless the actor may do this here. If nobody can do it any more, that is the reason given."""
    allowed = deed.allowed_now(table) if isinstance(deed, Deed) else deed.allowed
    having = roles(table, actor)
    if not allowed & having and (table.ended is not None or not (isinstance(deed, Deed) and deed.after_the_end)):
        check_unfinished(table)
    permit(deed.name, allowed, having)


def check_running(table: Table) -> None:
    """Raise Denied unless the game is running."""
    check_unfinished(table)
    if table.state == "open":
        raise Denied("not_begun")


def check_unfinished(table: Table) -> None:
    """Raise Denied once the game has been played to its end or the table was closed."""
    if table.state == "over":
        raise Denied("over", {"table": table.id}) if table.ended is None else Denied("closed")


def check_open(table: Table) -> None:
    """Raise Denied once the game has begun."""
    check_unfinished(table)
    if table.state != "open":
        raise Denied("not_open")


def seat_of(table: Table, actor: Actor) -> int:
    """Return the actor's seat; raise Denied if they have none."""
    number = table.seat_of(actor.person)
    if number is None:
        raise Denied("not_seated")
    return number


def playing_seat(table: Table, actor: Actor) -> int:
    """Return the actor's seat; raise Denied unless they play it in person."""
    number = seat_of(table, actor)
    if not table.seats[number].played_by_person:
        raise Denied("seat_is_computers", {"seat": number})
    return number


def seat_at(table: Table, number: int) -> Seat:
    """Return the seat of this number; raise Denied if there is none."""
    if not 0 <= number < len(table.seats):
        raise Denied("no_such_seat", {"seat": number})
    return table.seats[number]
