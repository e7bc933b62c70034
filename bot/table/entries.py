"""The entries of a table's log: everything that happens to a table, and the only truth about it."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from bot.ai.move import Reason
from bot.engine.actions import Action, ActionReader
from bot.store import Place
from bot.table.habits import USUAL, Habits
from bot.table.options import Options

By: TypeAlias = Literal["person", "order", "time", "computer"]
Ending: TypeAlias = Literal["admin", "host", "expired", "deserted"]


class Entry(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """One step of a table. Redis adds the time."""


class Opened(Entry, frozen=True, array_like=True):
    """A table is opened. Before the end, only the commitment to the server's seed is public.

    `record`: the game continues from it; `after`: the table is a rematch of that one.
    """

    by: str
    place: Place
    options: Options
    server_seed: str
    record: bytes = b""
    after: str = ""


class OptionsSet(Entry, frozen=True, array_like=True):
    """The host has chosen other options."""

    options: Options


class Joined(Entry, frozen=True, array_like=True):
    """A person takes a seat; the salt goes into the draw."""

    person: str
    place: Place
    salt: str
    habits: Habits = Habits()
    colour: str = ""


class Coloured(Entry, frozen=True, array_like=True):
    """A guest takes another colour."""

    guest: int
    colour: str


class ComputerAdded(Entry, frozen=True, array_like=True):
    """A computer takes a seat; its salt is its number in the order of joining."""

    level: str
    salt: str


def computer_salt(number: int) -> str:
    """Return the salt of a computer that is the guest of this number, from 1."""
    return f"computer {number}"


class Left(Entry, frozen=True, array_like=True):
    """The guest at this position leaves, or is removed, before the start."""

    guest: int


class Invited(Entry, frozen=True, array_like=True):
    """A person may join, even a private table."""

    person: str


class Watched(Entry, frozen=True, array_like=True):
    """A place starts or stops following the table."""

    place: Place
    on: bool


class Started(Entry, frozen=True, array_like=True):
    """The draw is made under these rules and tile data."""

    rules: int


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """How a computer chose action `place` of an entry: the level asked, the one that answered, why, and whether time ran out.

    `reason`: for this choice alone; older tables have one of the tile game, too, which may not fit the whole turn.
    """

    place: int
    asked: str
    level: str
    reason: Reason | None
    cut: bool = False


class Played(Entry, frozen=True, array_like=True):
    """Actions of one seat, confirmed together; a computer's come with its thoughts on those that were a choice."""

    seat: int
    actions: tuple[Any, ...]
    """The actions as played. From the log they come as plain data, and the table knows which game reads them."""
    by: By = "person"
    thoughts: tuple[Thought, ...] = ()


class UndoAsked(Entry, frozen=True, array_like=True):
    """A seat asks to go back to where the game had `to` actions."""

    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, array_like=True):
    """A seat agrees to an undo, or refuses it."""

    seat: int
    yes: bool


class Undone(Entry, frozen=True, array_like=True):
    """The game is back at `to` actions."""

    to: int


class TimedOut(Entry, frozen=True, array_like=True):
    """A seat's time is up; the actions played for it follow."""

    seat: int


class Reminded(Entry, frozen=True, array_like=True):
    """A seat is reminded of the present decision."""

    seat: int


class Unheard(Entry, frozen=True, array_like=True):
    """The player to move was due a ping, but was asleep when it could be posted."""

    seat: int


class RemindersStopped(Entry, frozen=True, array_like=True):
    """No more reminders for this decision: the person has had enough."""

    seat: int


class Nudged(Entry, frozen=True, array_like=True):
    """Somebody asks the seat to move to get on with it."""

    by: str
    seat: int


class HabitsSet(Entry, frozen=True, array_like=True):
    """A person's habits have changed."""

    person: str
    habits: Habits


class Resigned(Entry, frozen=True, array_like=True):
    """A seat gives up: a computer plays it to the end, and it ranks last."""

    seat: int


class Offered(Entry, frozen=True, array_like=True):
    """A seat is offered to other people, or no longer."""

    seat: int
    on: bool


class Substituted(Entry, frozen=True, array_like=True):
    """Another person takes over this seat."""

    seat: int
    person: str
    place: Place
    habits: Habits = Habits()


class KickVoted(Entry, frozen=True, array_like=True):
    """A seat votes to remove the person in another seat."""

    by: int
    seat: int


class Kicked(Entry, frozen=True, array_like=True):
    """A seat's person is removed: a computer plays until somebody takes the seat."""

    seat: int


class Merged(Entry, frozen=True, array_like=True):
    """Two ids turned out to be one person."""

    old: str
    new: str


class PlaceMoved(Entry, frozen=True, array_like=True):
    """A place has a new address."""

    old: Place
    new: Place


class PlaceLost(Entry, frozen=True, array_like=True):
    """A place can no longer be reached."""

    place: Place


class Seated(Entry, frozen=True, array_like=True):
    """A seat whose place was lost gets its news here from now on."""

    seat: int
    place: Place


class Forgotten(Entry, frozen=True, array_like=True):
    """A person wants to be forgotten: their habits and private places are removed, from earlier entries too."""

    person: str


class Rematched(Entry, frozen=True, array_like=True):
    """The rematch of this table is that one."""

    table: str


class Warned(Entry, frozen=True, array_like=True):
    """Everybody has been warned that the open table will expire."""


class Ended(Entry, frozen=True, array_like=True):
    """The table is closed before its game was over."""

    how: Ending
    by: str = ""


AnyEntry: TypeAlias = (
    Opened | OptionsSet | Joined | Coloured | ComputerAdded | Left | Invited | Watched | Started | Played | UndoAsked
    | UndoAnswered | Undone | TimedOut | Reminded | Unheard | RemindersStopped | Nudged | HabitsSet | Resigned | Offered
    | Substituted | KickVoted | Kicked | Merged | PlaceMoved | PlaceLost | Seated | Forgotten | Rematched | Warned | Ended
)  # fmt: skip

encode: Final = msgspec.msgpack.Encoder().encode
"""Encode an entry for the store."""

decode: Final = msgspec.msgpack.Decoder(AnyEntry).decode
"""Decode an entry from the store."""


def played(seat: int, actions: tuple[Action, ...], by: By = "person", thoughts: tuple[Thought, ...] = ()) -> Played:
    """Return an entry for these actions."""
    return Played(seat, actions, by, thoughts)


def actions_in(entry: Played, reader: ActionReader) -> tuple[Action, ...]:
    """Return the actions of an entry, read by the table's game."""
    return tuple(action if isinstance(action, Action) else reader.read(action)[1] for action in entry.actions)


def redacted(body: bytes, person: str, private: tuple[Place, ...]) -> bytes:
    """Return an entry without a person's habits and private places; the same bytes if it has none."""
    entry = decode(body)
    changes: dict[str, Any] = {
        name: "" for name in ("place", "old", "new") if not isinstance(entry, Merged) and getattr(entry, name, None) in private
    }
    if isinstance(entry, Joined | Substituted | HabitsSet) and entry.person == person:
        changes["habits"] = USUAL
    return encode(msgspec.structs.replace(entry, **changes)) if changes else body
