"""A table as its log leaves it: who sits there, how the game stands, what is asked. Pure data and questions about it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Final, NamedTuple

import msgspec

from bot.ai.move import Reason
from bot.engine.actions import Action
from bot.engine.fair import commitment
from bot.engine.game import Decision, Game, View
from bot.engine.record import Note
from bot.store import Place
from bot.store.model import State
from bot.table.entries import By, Ending
from bot.table.habits import Habits
from bot.table.options import DAY, PACES, Options

COLOURS: Final = ("red", "blue", "yellow", "green", "black", "pink")
"""Of the seats, in the order in which they are given to those who choose none."""
AWAY_LIMIT: Final = 14 * DAY
"""For so long (milliseconds) in all an absence stops the clock of a seat in one game."""


class Seat(msgspec.Struct):
    """A place at the table: a person's, a computer's, or a person's for whom a computer plays."""

    person: str = ""
    place: Place = ""
    salt: str = ""
    level: str = ""
    habits: Habits = msgspec.field(default_factory=Habits)
    colour: str = ""
    resigned: bool = False
    kicked: bool = False
    offered: bool = False
    timeouts: int = 0
    away_used: int = 0

    @property
    def played_by_person(self) -> bool:
        """Whether a person is to be asked; otherwise a computer decides."""
        return bool(self.person) and not self.resigned and not self.kicked


class Confirmed(msgspec.Struct, frozen=True):
    """A stretch of the game that was confirmed at once: the actions from `first` on."""

    seat: int
    first: int
    by: By
    version: int


class UndoQuestion(msgspec.Struct, frozen=True):
    """A seat would like to take back all since the game had `to` actions; these have agreed."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Table(msgspec.Struct):
    """Changed only by `bot.table.fold`; whoever wants to try something tries it on a copy."""

    id: str
    version: int = 0
    state: State = "open"
    options: Options = msgspec.field(default_factory=Options)
    host: str = ""
    home: Place = ""
    server_seed: str = ""
    after: str = ""
    record: bytes = b""
    opened_at: int = 0
    seats: list[Seat] = msgspec.field(default_factory=list)
    invited: set[str] = msgspec.field(default_factory=set)
    watchers: list[Place] = msgspec.field(default_factory=list)
    rules: int = 0
    started: int = 0
    """The version at which the game began; 0 before."""
    game: Game | None = None
    base: int = 0
    """How many actions an imported record brought."""
    confirmed: list[Confirmed] = msgspec.field(default_factory=list)
    reasons: dict[int, Reason | None] = msgspec.field(default_factory=dict)
    """By the number of the action, why a computer chose it."""
    notes: dict[int, Note] = msgspec.field(default_factory=dict)
    """By the number of the action, what the record says of a computer that was cut or replaced."""
    since: int = 0
    """The version at which the present decision began: what was offered before it is stale."""
    decision: Decision | None = None
    """Who must choose what now; None before the start and after the end."""
    decision_at: int = 0
    at: int = 0
    """The time of the last entry; up to it absences have been counted."""
    undo: UndoQuestion | None = None
    kicks: dict[int, frozenset[int]] = msgspec.field(default_factory=dict)
    reminded: int = 0
    reminded_at: int = 0
    unheard: bool = False
    """Whether the player to move is still to be pinged, on waking, for a ping that was put off."""
    muted: bool = False
    nudged_at: int = 0
    rematch: str = ""
    warned: bool = False
    ended: Ending | None = None
    own_game: bool = True

    def copy(self) -> Table:
        """An independent table; its game is shared until the first action."""
        new = copy(self)
        new.seats = [copy(seat) for seat in self.seats]
        new.invited = set(self.invited)
        new.watchers = list(self.watchers)
        new.confirmed = list(self.confirmed)
        new.reasons, new.notes = dict(self.reasons), dict(self.notes)
        new.kicks = dict(self.kicks)
        new.own_game = False
        return new

    @property
    def commitment(self) -> str:
        """What is published of the draw before anybody joins."""
        return commitment(bytes.fromhex(self.server_seed))

    @property
    def decider(self) -> int | None:
        """The seat that must choose."""
        decision = self.decision
        return None if decision is None else decision.seat

    @property
    def asked(self) -> Seat | None:
        """The seat of the person who must choose; None if it is a computer's choice or nobody's."""
        if self.decision is None:
            return None
        seat = self.seats[self.decision.seat]
        return seat if seat.played_by_person else None

    @property
    def computers_turn(self) -> bool:
        """Whether a computer has to choose."""
        return self.decider is not None and self.asked is None

    @property
    def rated(self) -> bool:
        """Whether the game will count for ratings: it was agreed on, and every seat is a person's."""
        return self.options.rated and all(seat.person for seat in self.seats)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat; a seat that has none of its own gets the first that is left."""
        own = [seat.colour for seat in self.seats]
        left = iter([colour for colour in COLOURS if colour not in own])
        return tuple(colour if colour in COLOURS else next(left) for colour in own)

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; who has been sent away sits there no more."""
        for number, seat in enumerate(self.seats):
            if seat.person == person and not seat.kicked:
                return number
        return None

    def people(self) -> list[str]:
        """Everybody who sits at the table, in the order of the seats."""
        return [seat.person for seat in self.seats if seat.person and not seat.kicked]

    def active(self) -> list[int]:
        """The seats where a person is still playing."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person]

    def places(self) -> tuple[Place, ...]:
        """Every place that is told what happens: where it was opened, where somebody plays, and who looks on."""
        seated = [seat.place for seat in self.seats if not seat.kicked]
        places = dict.fromkeys((self.home, *seated, *self.watchers))
        places.pop("", None)
        return tuple(places)

    def view(self, person: str = "") -> View | None:
        """The game as this person may see it: with the own hand for who sits there, the public view for all others."""
        if self.game is None:
            return None
        return self.game.view(self.seat_of(person) if person else None)

    def actions(self, upto: int | None = None) -> Iterator[tuple[int, Action]]:
        """The actions in force, each with its seat."""
        assert self.game is not None
        for played in self.game.log[:upto]:
            yield played.seat, played.action

    def actions_at(self, version: int) -> int:
        """How many of the actions in force a place knows that has seen this version."""
        later = [part.first for part in self.confirmed if part.version > version]
        return min(later, default=len(self.game.log) if self.game is not None else 0)


class Timed(NamedTuple):
    """A table with what the store keeps beside its log. `drafted`: a turn is being put together."""

    table: Table
    deadline: int | None
    drafted: bool = False

    def in_time(self, now: int) -> bool:
        """Whether there is time left for the present decision. Once it is up, the deadline is gone from the store."""
        return PACES[self.table.options.pace] is None or (self.deadline is not None and now < self.deadline)
