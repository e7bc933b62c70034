"""Build the table from the log: what each entry changes. Entries were checked before they were written; here they are facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec

from bot.engine.fair import Stream, combine, shuffled
from bot.engine.game import Game, Setup
from bot.engine.record import Note, Record, read_record
from bot.engine.refusals import Refusal
from bot.games.rules import game_kind
from bot.store import Place
from bot.table import entries as e
from bot.table.habits import USUAL
from bot.table.refused import Denied
from bot.table.table import AWAY_LIMIT, Confirmed, Seat, Table, UndoQuestion

E = TypeVar("E", bound=e.Entry)
_Take = Callable[[Table, Any], None]
_TAKES: Final[dict[type[e.Entry], _Take]] = {}
_DECIDING: Final = (e.Played, e.Undone, e.Started, e.Ended)
"""These entries bring a new decision, or the end if there is none."""


def take(table: Table, entry: e.Entry, time: int) -> None:
    """Apply an entry to the table at this time."""
    _count_absence(table, time)
    table.version += 1
    _TAKES[type(entry)](table, entry)
    if isinstance(entry, _DECIDING):
        table.decision = table.game.decision if table.game is not None and table.state == "running" else None
        if table.decision is None:
            table.state = "over"
        _new_decision(table)


def taken(table: Table, entries: Iterable[e.Entry], time: int) -> Table:
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


def _takes(kind: type[E]) -> Callable[[Callable[[Table, E], None]], Callable[[Table, E], None]]:
    def register(function: Callable[[Table, E], None]) -> Callable[[Table, E], None]:
        _TAKES[kind] = function
        return function

    return register


def _count_absence(table: Table, time: int) -> None:
    """Deduct the time for which an absence stopped the clock of the player to move from their allowance."""
    seat = table.asked
    if seat is not None and seat.habits.away_until > table.at:
        habits = seat.habits
        stopped = min(time, habits.away_until) - max(table.at, habits.away_from)
        seat.away_used = min(AWAY_LIMIT, seat.away_used + max(0, stopped))
    table.at = time


def _new_decision(table: Table) -> None:
    """Begin a new decision: earlier options are stale, and reminders count from zero."""
    table.since = table.version
    table.decision_at = table.at
    table.reminded, table.reminded_at, table.muted, table.nudged_at = 0, 0, False, 0
    table.unheard = False


@_takes(e.Opened)
def _opened(table: Table, entry: e.Opened) -> None:
    table.options = entry.options
    table.host, table.home = entry.by, entry.place
    table.server_seed = entry.server_seed
    table.record, table.after = entry.record, entry.after


@_takes(e.OptionsSet)
def _options_set(table: Table, entry: e.OptionsSet) -> None:
    table.options = entry.options
    table.warned = False


@_takes(e.Joined)
def _joined(table: Table, entry: e.Joined) -> None:
    table.seats.append(Seat(entry.person, entry.place, entry.salt, habits=entry.habits, colour=entry.colour))
    if table.host not in table.people():
        table.host = entry.person
    table.warned = False


@_takes(e.Coloured)
def _coloured(table: Table, entry: e.Coloured) -> None:
    table.seats[entry.guest].colour = entry.colour


@_takes(e.ComputerAdded)
def _computer_added(table: Table, entry: e.ComputerAdded) -> None:
    table.seats.append(Seat(salt=entry.salt, level=entry.level))
    table.warned = False


@_takes(e.Left)
def _left(table: Table, entry: e.Left) -> None:
    gone = table.seats.pop(entry.guest)
    if gone.person == table.host:
        # Somebody has to be able to start the table.
        table.host = next(iter(table.people()), table.host)


@_takes(e.Invited)
def _invited(table: Table, entry: e.Invited) -> None:
    table.invited.add(entry.person)


@_takes(e.Watched)
def _watched(table: Table, entry: e.Watched) -> None:
    if entry.on:
        table.watchers.append(entry.place)
    else:
        table.watchers.remove(entry.place)


@_takes(e.Started)
def _started(table: Table, entry: e.Started) -> None:
    table.state, table.rules, table.started = "running", entry.rules, table.version
    if table.record:
        _continue(table, read_record(table.record))
        return
    setup = drawn(table)
    assert setup.seed is not None
    order = shuffled(range(len(table.seats)), Stream(bytes.fromhex(setup.seed)))
    table.seats = [table.seats[guest] for guest in order]
    table.game = table.options.kind.start(setup, entry.rules)


def drawn(table: Table) -> Setup:
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


@_takes(e.Played)
def _played(table: Table, entry: e.Played) -> None:
    game = _own(table)
    table.confirmed.append(Confirmed(entry.seat, len(game.log), entry.by, table.version))
    for thought in entry.thoughts:
        _remember(table, thought, len(game.log) + thought.place)
    for action in e.actions_in(entry, game.kind.reader):
        game.apply(action, entry.seat)
    seat = table.seats[entry.seat]
    table.undo = None
    if entry.by == "person":
        seat.timeouts = 0
        table.kicks.pop(entry.seat, None)


def _remember(table: Table, thought: e.Thought, number: int) -> None:
    """Keep a computer's reason and, for the record, anything that does not follow from position and level."""
    table.reasons[number] = thought.reason
    by = thought.level if thought.level != thought.asked else ""
    if by or thought.cut:
        table.notes[number] = Note(number, thought.asked, by, thought.cut)


def _own(table: Table) -> Game:
    assert table.game is not None
    if not table.own_game:
        table.game, table.own_game = table.game.copy(), True
    return table.game


@_takes(e.UndoAsked)
def _undo_asked(table: Table, entry: e.UndoAsked) -> None:
    table.undo = UndoQuestion(entry.seat, entry.to)


@_takes(e.UndoAnswered)
def _undo_answered(table: Table, entry: e.UndoAnswered) -> None:
    assert table.undo is not None
    agreed = table.undo.agreed | {entry.seat}
    table.undo = UndoQuestion(table.undo.seat, table.undo.to, agreed) if entry.yes else None


@_takes(e.Undone)
def _undone(table: Table, entry: e.Undone) -> None:
    assert table.game is not None
    game = table.game.kind.start(table.game.setup, table.rules)
    for seat, action in table.actions(entry.to):
        game.apply(action, seat)
    table.game, table.own_game = game, True
    table.confirmed = [part for part in table.confirmed if part.first < entry.to]
    table.reasons = {number: reason for number, reason in table.reasons.items() if number < entry.to}
    table.notes = {number: note for number, note in table.notes.items() if number < entry.to}
    table.undo = None


@_takes(e.TimedOut)
def _timed_out(table: Table, entry: e.TimedOut) -> None:
    seat = table.seats[entry.seat]
    seat.timeouts += 1
    if table.options.time_up == "offer":
        seat.offered = True


@_takes(e.Reminded)
def _reminded(table: Table, _: e.Reminded) -> None:
    table.reminded += 1
    table.reminded_at = table.at
    table.unheard = False


@_takes(e.Unheard)
def _unheard(table: Table, _: e.Unheard) -> None:
    table.unheard = True


@_takes(e.RemindersStopped)
def _reminders_stopped(table: Table, _: e.RemindersStopped) -> None:
    table.muted = True


@_takes(e.Nudged)
def _nudged(table: Table, _: e.Nudged) -> None:
    table.nudged_at = table.at


@_takes(e.HabitsSet)
def _habits_set(table: Table, entry: e.HabitsSet) -> None:
    for seat in table.seats:
        if seat.person == entry.person:
            seat.habits = entry.habits


@_takes(e.Resigned)
def _resigned(table: Table, entry: e.Resigned) -> None:
    seat = table.seats[entry.seat]
    seat.resigned, seat.offered = True, False
    _gone(table, entry.seat)


@_takes(e.Offered)
def _offered(table: Table, entry: e.Offered) -> None:
    table.seats[entry.seat].offered = entry.on


@_takes(e.Substituted)
def _substituted(table: Table, entry: e.Substituted) -> None:
    seat = table.seats[entry.seat]
    seat.person, seat.place, seat.habits = entry.person, entry.place, entry.habits
    seat.kicked = seat.offered = False
    seat.timeouts, seat.away_used = 0, 0
    _gone(table, entry.seat)


@_takes(e.KickVoted)
def _kick_voted(table: Table, entry: e.KickVoted) -> None:
    table.kicks[entry.seat] = table.kicks.get(entry.seat, frozenset()) | {entry.by}


@_takes(e.Kicked)
def _kicked(table: Table, entry: e.Kicked) -> None:
    seat = table.seats[entry.seat]
    seat.kicked = seat.offered = True
    _gone(table, entry.seat)


def _gone(table: Table, number: int) -> None:
    """Void earlier votes and questions of a seat for which somebody else decides from now on."""
    table.kicks.pop(number, None)
    table.kicks = {seat: votes - {number} for seat, votes in table.kicks.items()}
    if table.undo is not None and table.undo.seat == number:
        table.undo = None
    if table.host not in [table.seats[active].person for active in table.active()]:
        table.host = next((table.seats[active].person for active in table.active()), table.host)
    if table.decider == number:
        _new_decision(table)


@_takes(e.Merged)
def _merged(table: Table, entry: e.Merged) -> None:
    for seat in table.seats:
        if seat.person == entry.old:
            seat.person = entry.new
    if table.host == entry.old:
        table.host = entry.new
    if entry.old in table.invited:
        table.invited.add(entry.new)


@_takes(e.PlaceMoved)
def _place_moved(table: Table, entry: e.PlaceMoved) -> None:
    for seat in table.seats:
        if seat.place == entry.old:
            seat.place = entry.new
    if table.home == entry.old:
        table.home = entry.new
    table.watchers = list(dict.fromkeys(entry.new if place == entry.old else place for place in table.watchers))


@_takes(e.PlaceLost)
def _place_lost(table: Table, entry: e.PlaceLost) -> None:
    _lose_place(table, entry.place)


def _lose_place(table: Table, gone: Place) -> None:
    for seat in table.seats:
        if seat.place == gone:
            seat.place = next((place for place in seat.habits.private if place != gone), "")
    table.watchers = [place for place in table.watchers if place != gone]
    if table.home == gone:
        table.home = _somebodys_place(table)


def _somebodys_place(table: Table) -> Place:
    return next((seat.place for seat in table.seats if seat.place and not seat.kicked), "")


@_takes(e.Seated)
def _seated(table: Table, entry: e.Seated) -> None:
    table.seats[entry.seat].place = entry.place
    table.home = table.home or entry.place


@_takes(e.Forgotten)
def _forgotten(table: Table, entry: e.Forgotten) -> None:
    for seat in table.seats:
        if seat.person == entry.person:
            private, seat.habits, seat.away_used = seat.habits.private, USUAL, 0
            for place in private:
                _lose_place(table, place)
    table.home = table.home or _somebodys_place(table)


@_takes(e.Rematched)
def _rematched(table: Table, entry: e.Rematched) -> None:
    table.rematch = entry.table


@_takes(e.Warned)
def _warned(table: Table, _: e.Warned) -> None:
    table.warned = True


@_takes(e.Ended)
def _ended(table: Table, entry: e.Ended) -> None:
    table.state, table.ended = "over", entry.how
