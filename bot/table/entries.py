"""The entries of a table's log, the only truth about it: what each entry changes, and how a log becomes a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.ai.move import Reason
from bot.engine.actions import Action, ActionReader
from bot.engine.fair import Stream, combine, shuffled
from bot.engine.game import Setup
from bot.engine.record import Note, Record, read_record
from bot.engine.refusals import Refusal
from bot.games.rules import game_kind
from bot.store import Place
from bot.table.habits import USUAL, Habits
from bot.table.options import INCREMENTS, PACES, Options
from bot.table.refused import Denied
from bot.table.table import AWAY_LIMIT, By, Confirmed, Ending, PauseQuestion, Seat, Table, UndoQuestion

_TIME_OUTS: Final = 2


class Entry(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """One step of a table. Redis adds the time. It was checked before it was written: here it is a fact."""

    def apply(self, table: Table) -> None:
        """Change the table, which is already at the version and the time of this entry."""
        raise NotImplementedError


class Opened(Entry, frozen=True):
    """A table is opened. Before the end, only the commitment to the server's seed is public.

    `record`: the game continues from it; `after`: the table is a rematch of that one.
    """

    by: str
    place: Place
    options: Options
    server_seed: str
    record: bytes = b""
    after: str = ""

    def apply(self, table: Table) -> None:
        table.options = self.options
        table.host, table.home = self.by, self.place
        table.server_seed = self.server_seed
        table.record, table.after = self.record, self.after


class OptionsSet(Entry, frozen=True):
    """The host has chosen other options."""

    options: Options

    def apply(self, table: Table) -> None:
        table.options = self.options
        table.warned = False


class Joined(Entry, frozen=True):
    """A person takes a seat; the salt goes into the draw."""

    person: str
    place: Place
    salt: str
    habits: Habits = Habits()
    colour: str = ""

    def apply(self, table: Table) -> None:
        table.seats.append(Seat(self.person, self.place, self.salt, habits=self.habits, colour=self.colour))
        if table.host not in table.people():
            table.host = self.person
        table.warned = False


class Coloured(Entry, frozen=True):
    """A guest takes another colour."""

    guest: int
    colour: str

    def apply(self, table: Table) -> None:
        table.seats[self.guest].colour = self.colour


class ComputerAdded(Entry, frozen=True):
    """A computer takes a seat; its salt is its number in the order of joining."""

    level: str
    salt: str

    def apply(self, table: Table) -> None:
        table.seats.append(Seat(salt=self.salt, level=self.level))
        table.warned = False


def computer_salt(number: int) -> str:
    """Return the salt of a computer that is the guest of this number, from 1."""
    return f"computer {number}"


class Left(Entry, frozen=True):
    """The guest at this position leaves, or is removed, before the start."""

    guest: int

    def apply(self, table: Table) -> None:
        gone = table.seats.pop(self.guest)
        if gone.person == table.host:
            # Somebody has to be able to start the table.
            table.host = next(iter(table.people()), table.host)


class Invited(Entry, frozen=True):
    """A person may join, even a private table."""

    person: str

    def apply(self, table: Table) -> None:
        table.invited.add(self.person)


class Watched(Entry, frozen=True):
    """A place starts or stops following the table."""

    place: Place
    on: bool

    def apply(self, table: Table) -> None:
        if self.on:
            table.watchers.append(self.place)
        else:
            table.watchers.remove(self.place)


class Started(Entry, frozen=True):
    """The draw is made under these rules and tile data."""

    rules: int

    def apply(self, table: Table) -> None:
        table.state, table.rules, table.started = "running", self.rules, table.version
        for seat in table.seats:
            seat.bank = _first_bank(table)
        if table.record:
            _continue(table, read_record(table.record))
            return
        setup = _with_draw(table)
        assert setup.seed is not None
        order = shuffled(range(len(table.seats)), Stream(bytes.fromhex(setup.seed)))
        table.seats = [table.seats[guest] for guest in order]
        table.game = table.options.kind.start(setup, self.rules)


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """How a computer chose action `place` of an entry: the level asked, the one that answered, why, and whether time ran out.

    `reason`: for this choice alone; older tables have one of the tile game, too, which may not fit the whole turn.
    """

    place: int
    asked: str
    level: str
    reason: Reason | None
    cut: bool = False


class Played(Entry, frozen=True):
    """Actions of one seat, confirmed together; a computer's come with its thoughts on those that were a choice."""

    seat: int
    actions: tuple[Any, ...]
    """The actions as played. From the log they come as plain data, and the table knows which game reads them."""
    by: By = "person"
    thoughts: tuple[Thought, ...] = ()

    def apply(self, table: Table) -> None:
        assert table.game is not None
        if not table.own_game:
            table.game, table.own_game = table.game.copy(), True
        game = table.game
        table.confirmed.append(Confirmed(self.seat, len(game.log), self.by, table.version))
        for thought in self.thoughts:
            _remember(table, thought, len(game.log) + thought.place)
        for action in actions_in(self, game.kind.reader):
            game.apply(action, self.seat)
        seat = table.seats[self.seat]
        if table.undo is not None:
            _lapse(table)
        if self.by == "person":
            seat.timeouts = 0
            table.kicks.pop(self.seat, None)


class Clocked(Entry, frozen=True):
    """A seat has decided: what is left in its bank of time, so that no replay depends on zones or quiet hours."""

    seat: int
    left: int

    def apply(self, table: Table) -> None:
        table.seats[self.seat].bank = self.left


def _first_bank(table: Table) -> int:
    """Return what is in a bank at first; 0 at a table without banks."""
    return (PACES[table.options.pace] or 0) if table.options.pace in INCREMENTS else 0


def _lapse(table: Table) -> None:
    """End a question about an undo that nobody will answer any more."""
    table.undo, table.undo_lapsed = None, table.undo_asked


class UndoAsked(Entry, frozen=True):
    """A seat asks to go back to where the game had `to` actions."""

    seat: int
    to: int

    def apply(self, table: Table) -> None:
        table.undo, table.undo_asked = UndoQuestion(self.seat, self.to), table.version


class UndoAnswered(Entry, frozen=True):
    """A seat agrees to an undo, or refuses it."""

    seat: int
    yes: bool

    def apply(self, table: Table) -> None:
        assert table.undo is not None
        agreed = table.undo.agreed | {self.seat}
        table.undo = UndoQuestion(table.undo.seat, table.undo.to, agreed) if self.yes else None


class Undone(Entry, frozen=True):
    """The game is back at `to` actions."""

    to: int

    def apply(self, table: Table) -> None:
        table.game, table.own_game = table.game_after(self.to), True
        table.confirmed = [part for part in table.confirmed if part.first < self.to]
        table.reasons = {number: reason for number, reason in table.reasons.items() if number < self.to}
        table.notes = {number: note for number, note in table.notes.items() if number < self.to}
        table.undo, table.undone = None, table.version
        if table.game.decision is not None:  # the time that has passed is not given back
            seat = table.seats[table.game.decision.seat]
            seat.bank = max(seat.bank, INCREMENTS.get(table.options.pace, 0))


class TimedOut(Entry, frozen=True):
    """A seat's time is up; the actions played for it follow."""

    seat: int

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.timeouts += 1
        seat.bank = INCREMENTS.get(table.options.pace, 0)
        if offers(table, seat):
            seat.offered = True


def offers(table: Table, seat: Seat) -> bool:
    """Return whether a seat whose time has run out so often is offered: with banks, from the second time in a row."""
    return table.options.time_up == "offer" or (seat.timeouts >= _TIME_OUTS and table.options.pace in INCREMENTS)


class Reminded(Entry, frozen=True):
    """A seat is reminded of the present decision."""

    seat: int

    def apply(self, table: Table) -> None:
        table.reminded += 1
        table.reminded_at = table.at
        table.unheard = False


class Unheard(Entry, frozen=True):
    """The player to move was due a ping, but was asleep when it could be posted."""

    seat: int

    def apply(self, table: Table) -> None:
        table.unheard = True


class RemindersStopped(Entry, frozen=True):
    """No more reminders for this decision: the person has had enough."""

    seat: int

    def apply(self, table: Table) -> None:
        table.muted = True


class Nudged(Entry, frozen=True):
    """Somebody asks the seat to move to get on with it."""

    by: str
    seat: int

    def apply(self, table: Table) -> None:
        table.nudged_at = table.at


class PauseAsked(Entry, frozen=True):
    """A seat asks to pause the game."""

    seat: int
    until: int

    def apply(self, table: Table) -> None:
        table.pause = PauseQuestion(self.seat, self.until, table.at)


class PauseAnswered(Entry, frozen=True):
    """A seat agrees to a pause, or declines it."""

    seat: int
    yes: bool

    def apply(self, table: Table) -> None:
        assert table.pause is not None
        agreed = table.pause.agreed | {self.seat}
        table.pause = replace(table.pause, agreed=agreed) if self.yes else None


class Paused(Entry, frozen=True):
    """The game is paused until a time; 0 ends the pause."""

    until: int

    def apply(self, table: Table) -> None:
        table.pause = None
        table.breaks += bool(self.until)
        for seat in table.seats:
            seat.pause_until = self.until


class Given(Entry, frozen=True):
    """Somebody gives the seat more time for the present decision."""

    by: str
    seat: int

    def apply(self, table: Table) -> None:
        table.given += 1


class HabitsSet(Entry, frozen=True):
    """A person's habits have changed. `postponed`: by how much other hours than before put off the present decision."""

    person: str
    habits: Habits
    postponed: int = 0

    def apply(self, table: Table) -> None:
        table.postponed += self.postponed
        for seat in table.seats:
            if seat.person == self.person:
                seat.habits = self.habits


class Resigned(Entry, frozen=True):
    """A seat gives up: a computer plays it to the end, and it ranks last."""

    seat: int

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.resigned, seat.offered = True, False
        _void_questions(table, self.seat)


class Offered(Entry, frozen=True):
    """A seat is offered to other people, or no longer."""

    seat: int
    on: bool

    def apply(self, table: Table) -> None:
        table.seats[self.seat].offered = self.on


class Substituted(Entry, frozen=True):
    """Another person takes over this seat."""

    seat: int
    person: str
    place: Place
    habits: Habits = Habits()

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.person, seat.place, seat.habits = self.person, self.place, self.habits
        seat.lost = ""
        seat.kicked = seat.offered = False
        seat.timeouts, seat.away_used = 0, 0
        seat.bank = max(seat.bank, _first_bank(table) // 2)
        _void_questions(table, self.seat)


class KickVoted(Entry, frozen=True):
    """A seat votes to remove the person in another seat."""

    by: int
    seat: int

    def apply(self, table: Table) -> None:
        table.kicks[self.seat] = table.kicks.get(self.seat, frozenset()) | {self.by}


class Kicked(Entry, frozen=True):
    """A seat's person is removed: a computer plays until somebody takes the seat."""

    seat: int

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.kicked = seat.offered = True
        _void_questions(table, self.seat)


class Merged(Entry, frozen=True):
    """Two ids turned out to be one person."""

    old: str
    new: str

    def apply(self, table: Table) -> None:
        for seat in table.seats:
            if seat.person == self.old:
                seat.person = self.new
        if table.host == self.old:
            table.host = self.new
        if self.old in table.invited:
            table.invited.add(self.new)


class PlaceMoved(Entry, frozen=True):
    """A place has a new address."""

    old: Place
    new: Place

    def apply(self, table: Table) -> None:
        for seat in table.seats:
            if seat.place == self.old:
                seat.place = self.new
        if table.home == self.old:
            table.home = self.new
        table.watchers = list(dict.fromkeys(self.new if place == self.old else place for place in table.watchers))


class PlaceLost(Entry, frozen=True):
    """A place can no longer be reached."""

    place: Place

    def apply(self, table: Table) -> None:
        if table.state == "running" and table.home == self.place:
            table.card_place = self.place.rpartition("/")[0]
        _lose_place(table, self.place)


class Seated(Entry, frozen=True):
    """A seat whose place was lost gets its news here from now on: in private until it is in a chat again."""

    seat: int
    place: Place

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        left, seat.place = seat.place, self.place
        if self.place not in seat.habits.private:
            if seat.lost and table.home == left:
                table.home = self.place
            seat.lost = ""
        table.home = table.home or self.place
        if self.place == table.card_place:  # the turns there take the place of the card
            table.card_place = ""


class Forgotten(Entry, frozen=True):
    """A person wants to be forgotten: their habits and private places are removed, from earlier entries too."""

    person: str

    def apply(self, table: Table) -> None:
        for seat in table.seats:
            if seat.person == self.person:
                private, seat.habits, seat.away_used = seat.habits.private, USUAL, 0
                for place in private:
                    _lose_place(table, place)
                seat.lost = ""
        table.home = table.home or _somebodys_place(table)


class Rematched(Entry, frozen=True):
    """The rematch of this table is that one."""

    table: str

    def apply(self, table: Table) -> None:
        table.rematch = self.table


class Warned(Entry, frozen=True):
    """Everybody has been warned that the open table will expire."""

    def apply(self, table: Table) -> None:
        table.warned = True


class Ended(Entry, frozen=True):
    """The table is closed before its game was over."""

    how: Ending
    by: str = ""

    def apply(self, table: Table) -> None:
        table.state, table.ended = "over", self.how


AnyEntry: TypeAlias = (
    Opened | OptionsSet | Joined | Coloured | ComputerAdded | Left | Invited | Watched | Started | Played | Clocked | UndoAsked
    | UndoAnswered | Undone | TimedOut | Reminded | Unheard | RemindersStopped | Nudged | Given | PauseAsked | PauseAnswered
    | Paused | HabitsSet | Resigned | Offered
    | Substituted | KickVoted | Kicked | Merged | PlaceMoved | PlaceLost | Seated | Forgotten | Rematched | Warned | Ended
)  # fmt: skip

encode: Final = msgspec.msgpack.Encoder().encode
"""Encode an entry for the store."""

decode: Final = msgspec.msgpack.Decoder(AnyEntry).decode
"""Decode an entry from the store."""


def actions_in(entry: Played, reader: ActionReader) -> tuple[Action, ...]:
    """Return the actions of an entry, read by the table's game."""
    return tuple(action if isinstance(action, Action) else reader.read(action)[1] for action in entry.actions)


def redacted(body: bytes, person: str, private: tuple[Place, ...]) -> bytes:
    """Return an entry without a person's habits and private places; the same bytes if it has none."""
    entry = decode(body)
    changes: dict[str, str | Habits] = {
        name: "" for name in ("place", "old", "new") if not isinstance(entry, Merged) and getattr(entry, name, None) in private
    }
    if isinstance(entry, Joined | Substituted | HabitsSet) and entry.person == person:
        changes["habits"] = USUAL
    return encode(msgspec.structs.replace(entry, **changes)) if changes else body


# what several entries change


def begin_decision(table: Table) -> None:
    """Begin a new decision: earlier options are stale, and reminders count from zero."""
    table.since = table.version
    table.decision_at, table.given, table.postponed = table.at, 0, 0
    table.reminded, table.reminded_at, table.muted, table.nudged_at = 0, 0, False, 0
    table.unheard = False


def _with_draw(table: Table) -> Setup:
    """Return the set-up with the draw: the server's seed and everybody's salt."""
    server_seed = bytes.fromhex(table.server_seed)
    salts = tuple(seat.salt for seat in table.seats)
    return msgspec.structs.replace(
        table.options.setup(len(table.seats)),
        seed=combine(server_seed, salts).hex(),
        server_seed=table.server_seed,
        commitment=table.commitment,
        salts=salts,
    )


def _continue(table: Table, record: Record) -> None:
    """Continue a record: guests get its seats in the order of joining."""
    kind = game_kind(record.game)
    table.rules = record.rules
    table.game = kind.start(record.setup, record.rules)
    for data in record.actions:
        seat, action = kind.reader.read(data)
        table.game.apply(action, seat)
    table.base = len(record.actions)
    table.notes = {note.number: note for note in record.notes}


def _remember(table: Table, thought: Thought, number: int) -> None:
    """Keep a computer's reason and, for the record, anything that does not follow from position and level."""
    table.reasons[number] = thought.reason
    by = thought.level if thought.level != thought.asked else ""
    if by or thought.cut:
        table.notes[number] = Note(number, thought.asked, by, thought.cut)


def _void_questions(table: Table, number: int) -> None:
    """Void earlier votes and questions of a seat for which somebody else decides from now on."""
    table.kicks.pop(number, None)
    table.kicks = {seat: votes - {number} for seat, votes in table.kicks.items()}
    if table.undo is not None and table.undo.seat == number:
        _lapse(table)
    if table.pause is not None and table.pause.seat == number:
        table.pause = None
    if table.host not in [table.seats[active].person for active in table.active()]:
        table.host = next((table.seats[active].person for active in table.active()), table.host)
    if table.decider == number:
        begin_decision(table)


def _lose_place(table: Table, gone: Place) -> None:
    for seat in table.seats:
        if seat.place == gone:
            seat.place = next((place for place in seat.habits.private if place != gone), "")
            seat.lost = seat.lost or gone
    table.watchers = [place for place in table.watchers if place != gone]
    if table.home == gone:
        table.home = _somebodys_place(table)


def _somebodys_place(table: Table) -> Place:
    return next((seat.place for seat in table.seats if seat.place and not seat.kicked), "")


_DECIDING: Final = (Played, Undone, Started, Ended)
"""These entries bring a new decision, or the end if there is none."""


def take(table: Table, entry: Entry, time: int) -> None:
    """Apply an entry to the table at this time."""
    _count_absence(table, time)
    table.version += 1
    entry.apply(table)
    if isinstance(entry, _DECIDING):
        table.decision = table.game.decision if table.game is not None and table.state == "running" else None
        if table.decision is None:
            table.state = "over"
        begin_decision(table)


def apply(table: Table, entries: Iterable[Entry], time: int) -> Table:
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
            take(new, decode(body), time)
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
        stopped = min(time, habits.away_until) - max(table.at, habits.away_from, seat.pause_until)
        seat.away_used = min(AWAY_LIMIT, seat.away_used + max(0, stopped))
    table.at = time
