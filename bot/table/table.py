"""A table as its log leaves it: its seats, its game, the present decision. Pure data and questions about it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Final, Literal, TypeAlias

import msgspec

from bot.ai.move import Reason
from bot.engine.actions import Action
from bot.engine.fair import commitment
from bot.engine.game import Decision, Game, View
from bot.engine.record import Note
from bot.store import Place, platform_of
from bot.store.model import GameState
from bot.table.habits import Habits
from bot.table.options import DAY, Options

By: TypeAlias = Literal["person", "order", "time", "computer"]
"""Who played: a person, a standing order of theirs, or somebody for them when the time was up."""
Ending: TypeAlias = Literal["admin", "host", "expired", "deserted"]
"""Why a table was closed before its game was over."""
COLOURS: Final = ("red", "blue", "yellow", "green", "black", "pink")
"""The seats' colours, in the order in which they are given to players who choose none."""
AWAY_LIMIT: Final = 14 * DAY
"""How long in total (milliseconds) absences may stop a seat's clock in one game."""


class Seat(msgspec.Struct):
    """A seat at the table: a person's, a computer's, or a person's for whom a computer plays.

    `bank`: the time in it when the seat's last decision was made; `pause_until`: when the
    game's pause ends; `lost`: the place that it has lost, as long as it has no other, or a private one instead.
    """

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
    bank: int = 0
    pause_until: int = 0
    lost: Place = ""

    @property
    def has_breaks(self) -> bool:
        """Whether the clock can stand still, or the person cannot be asked at some time."""
        return self.habits.breaks or self.pause_until > 0

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides; otherwise a computer does."""
        return bool(self.person) and not self.resigned and not self.kicked


class Confirmed(msgspec.Struct, frozen=True):
    """A part of the game that was confirmed at once: the actions from `first` on."""

    seat: int
    first: int
    by: By
    version: int


class UndoQuestion(msgspec.Struct, frozen=True):
    """A seat's question to go back to where the game had `to` actions, with the seats that have agreed."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class PauseQuestion(msgspec.Struct, frozen=True):
    """A seat's question, asked at a time, to pause the game until another, with the seats that have agreed."""

    seat: int
    until: int
    asked: int
    agreed: frozenset[int] = frozenset()


class Table(msgspec.Struct):
    """A table's state. Only the entries of its log change it; to try something, use a copy."""

    id: str
    version: int = 0
    state: GameState = "open"
    options: Options = msgspec.field(default_factory=Options)
    host: str = ""
    home: Place = ""
    card_place: Place = ""
    """Where the card is of a game that has lost the place made for it below the card."""
    server_seed: str = ""
    after: str = ""
    record: bytes = b""
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
    """A computer's reason for each of its actions, by number."""
    notes: dict[int, Note] = msgspec.field(default_factory=dict)
    """The record's note on each action by a computer that ran out of time or was replaced, by number."""
    since: int = 0
    """The version at which the present decision began: anything offered earlier is stale."""
    decision: Decision | None = None
    """The present decision; None before the start and after the end."""
    decision_at: int = 0
    given: int = 0
    """How often the others have given more time for the present decision."""
    postponed: int = 0
    """By how much changes of zone, quiet hours and free days have put off the present decision."""
    at: int = 0
    """The time of the last entry; absences have been counted up to it."""
    undo: UndoQuestion | None = None
    undo_asked: int = 0
    """The version at which an undo was asked for last."""
    undo_lapsed: int = 0
    """The same of the last such question that went unanswered."""
    undone: int = 0
    """The version at which the last undo took effect; 0 if there was none."""
    pause: PauseQuestion | None = None
    breaks: int = 0
    """How often the game was paused."""
    kicks: dict[int, frozenset[int]] = msgspec.field(default_factory=dict)
    reminded: int = 0
    reminded_at: int = 0
    unheard: bool = False
    """Whether the player to move must be pinged on waking, because a ping was put off."""
    muted: bool = False
    nudged_at: int = 0
    rematch: str = ""
    warned: bool = False
    ended: Ending | None = None
    own_game: bool = True

    def copy(self) -> Table:
        """Return an independent copy; its game is shared until the first action."""
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
    def begun_game(self) -> Game:
        """The game of a table where it has begun."""
        assert self.game is not None
        return self.game

    @property
    def commitment(self) -> str:
        """The commitment to the draw, published before anybody joins."""
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
    def out_of_turn(self) -> bool:
        """Whether the present decision belongs to another seat's turn."""
        return self.decision is not None and self.decision.seat != self.begun_game.turn

    @property
    def computers_turn(self) -> bool:
        """Whether a computer has to choose."""
        return self.decider is not None and self.asked is None

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings: the options say so, and every seat is a person's."""
        return self.options.rated and all(seat.person for seat in self.seats)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat; a seat without one gets the first that is left."""
        own = [seat.colour for seat in self.seats]
        left = iter([colour for colour in COLOURS if colour not in own])
        return tuple(colour if colour in COLOURS else next(left) for colour in own)

    def seat_of(self, person: str) -> int | None:
        """Return a person's seat; None if they have none or were kicked."""
        for number, seat in enumerate(self.seats):
            if seat.person == person and not seat.kicked:
                return number
        return None

    def people(self) -> list[str]:
        """Return everybody at the table, in the order of the seats."""
        return [seat.person for seat in self.seats if seat.person and not seat.kicked]

    def everybody(self, *others: str) -> list[str]:
        """Return the people to be named at the table: whoever has or had a seat, the host, and others."""
        return sorted({*(seat.person for seat in self.seats), self.host, *others} - {""})

    def active(self) -> list[int]:
        """Return the seats where a person is still playing."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person]

    def places(self) -> tuple[Place, ...]:
        """Return every place that gets news: where the table was opened, where its players are, and where it is followed."""
        seated = [seat.place for seat in self.seats if not seat.kicked]
        places = dict.fromkeys((self.home, *seated, *self.watchers))
        places.pop("", None)
        return tuple(places)

    def ping_places(self, number: int) -> tuple[Place, ...]:
        """Return where a person wants to be pinged: at the seat's place, in private (if they have a private place), or both.

        A seat whose place is lost, as when a person who came by a link blocks the bot, is pinged where the table was opened.
        """
        seat = self.seats[number]
        private = seat.habits.private[:1]
        if seat.habits.ping == "private" and private:
            return private
        here = (seat.place,) if seat.place else private or (self.home,)
        return tuple(dict.fromkeys([*here, *private])) if seat.habits.ping == "both" else here

    def calls(self, number: int) -> tuple[Place, ...]:
        """Return the places that repeat this person's pings."""
        platforms = {platform_of(place) for place in self.ping_places(number)}
        return tuple(place for place in self.seats[number].habits.calls if platform_of(place) in platforms)

    def call_places(self, number: int) -> tuple[Place, ...]:
        """Return where a person is pinged, and where that is repeated."""
        return (*self.ping_places(number), *self.calls(number))

    def view(self, person: str = "") -> View | None:
        """Return the game as this person may see it: with their own hand if they have a seat, else the public view."""
        if self.game is None:
            return None
        return self.game.view(self.seat_of(person) if person else None)

    def actions(self, upto: int | None = None) -> Iterator[tuple[int, Action]]:
        """Yield the actions in force, each with its seat."""
        for played in self.begun_game.log[:upto]:
            yield played.seat, played.action

    def game_after(self, count: int) -> Game:
        """Return the game as it was after this number of actions."""
        begun = self.begun_game
        game = begun.kind.start(begun.setup, begun.rules_version)
        for seat, action in self.actions(count):
            game.apply(action, seat)
        return game

    def actions_at(self, version: int) -> int:
        """Return how many of the actions in force are known to a place that has seen this version."""
        later = [part.first for part in self.confirmed if part.version > version]
        return min(later, default=len(self.game.log) if self.game is not None else 0)
