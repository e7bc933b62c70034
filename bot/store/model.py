"""The store's own types: fields that the store has to understand are typed, all others are bytes."""

import re
import secrets
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

#: The format number of everything stored. A change of the layout raises it and migrates older data (`store.py:_check_format`).
FORMAT: Final = 2
KEYS_KEPT: Final = 64
"""Keys of presses that a game remembers, in Redis and in the cache of tables."""

#: Milliseconds since 1970 by Redis's clock.
Time: TypeAlias = int
#: "platform:address", for example "telegram:-100123/7". The part before the colon is the platform whose courier posts there.
Place: TypeAlias = str
GameState: TypeAlias = Literal["open", "running", "over"]

#: Names of the store's own timers, as they are stored.
ARCHIVE: Final = "archive"
#: As a digest is called in the store, in its timer and in its key.
BASKET: Final = "basket"

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"


def platform_of(address: str) -> str:
    """Return the platform of a place or an account."""
    return address.partition(":")[0]


def new_id() -> str:
    """Return an id for a game or a person: 8 characters, 40 random bits, short enough for a button and easy to read out."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


@lru_cache(maxsize=4096)
def checked(name: str) -> str:
    """Return a name that can be part of a key (letters, digits, - and _); refuse any other."""
    if not _NAME.fullmatch(name):
        message = f"{name!r} cannot be part of a key: letters, digits, - and _ only"
        raise ValueError(message)
    return name


class Timer(msgspec.Struct, frozen=True, array_like=True):
    """A moment at which something happens to a game: `at` by Redis's clock, or `after` milliseconds from the commit.

    With neither, the timer of this name is removed. A `reminder`, or any other timer that is nobody's deadline, that came due in
    an outage fires right after it; a deadline gets the time back. In the sorted set of its shard a reminder is `r:GAME:NAME`, any
    other timer `d:GAME:NAME`.
    """

    name: str
    at: Time | None = None
    after: int | None = None
    reminder: bool = False


def subject_of(member: str) -> str:
    """Return the game of a timer, or the person or place of a digest's."""
    return member.split(":")[1]


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """News for some places. `turn`: it shows the table at its version.

    Turns that wait for the same place are posted together, and an older one never follows a newer one.
    """

    kind: str
    places: tuple[Place, ...]
    body: bytes = b""
    turn: bool = True


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """The people and places that have this game, for the indexes; `listed` false removes the game there."""

    people: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    listed: bool = True


class Head(msgspec.Struct, frozen=True):
    """What is known of a game without replaying it. `deciders`: the people to act; `extra` is the table's own."""

    state: GameState
    deciders: tuple[str, ...] = ()
    extra: bytes = b""


class Commit(msgspec.Struct, frozen=True):
    """One step of a table. `expected` is the version it was made for, `key` makes a repeat harmless.

    `last`: when the entry that made this version was written, if known: a Redis that has lost some entries may have others by
    now.
    Without entries the version stays, and the announcements show the table as it stands once more.
    `draft`: None leaves the draft, "drop" throws it away, a number confirms the draft of that revision.
    `timers` replace those of the same names; `clear_timers` removes all others. A step that leaves the head "over" starts the
    time after which the game leaves Redis: its `record` goes to the archive, the rest is deleted.
    """

    game: str
    expected: int
    key: str
    entries: tuple[bytes, ...]
    head: Head
    timers: tuple[Timer, ...] = ()
    clear_timers: bool = False
    announcements: tuple[Announcement, ...] = ()
    hint: Hint | None = None
    draft: int | Literal["drop"] | None = None
    record: bytes | None = None
    last: Time | None = None


class Applied(msgspec.Struct, frozen=True):
    """The step is in the log; the table is at `version` now."""

    version: int
    time: Time


class Duplicate(msgspec.Struct, frozen=True):
    """The same step was applied before and made version `made`; the table is at `version` now."""

    made: int
    version: int
    time: Time


class Stale(msgspec.Struct, frozen=True):
    """The table has moved on to `version`; nothing was changed."""

    version: int
    time: Time


class Redrafted(msgspec.Struct, frozen=True):
    """The draft is at another `revision`; nothing was changed."""

    version: int
    revision: int
    time: Time


class Drafted(msgspec.Struct, frozen=True):
    """The draft is stored and is at `revision` now."""

    revision: int
    time: Time


Outcome: TypeAlias = Applied | Duplicate | Stale | Redrafted


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a log, and the time at which Redis stored it."""

    time: Time
    body: bytes


class StoredDraft(msgspec.Struct, frozen=True):
    """A turn being put together. `revision` counts its steps and never falls while the version stays."""

    version: int
    revision: int
    body: bytes


class PlaceState(msgspec.Struct, frozen=True):
    """The newest version a place has seen, and the message that shows it."""

    version: int
    message: str


class Loaded(msgspec.Struct, frozen=True):
    """A game as it stands: the entries from `since` on, and everything stored beside the log.

    `keys`: of the steps after `since`, those still remembered, each with the version it made. `before`: when the entry before
    `since` was written, if there is one; a time that differs from the known one means a different entry.
    """

    game: str
    version: int
    head: Head
    since: int
    entries: tuple[LogEntry, ...]
    draft: StoredDraft | None
    timers: dict[str, Time]
    places: dict[Place, PlaceState]
    keys: dict[str, int] = {}
    before: Time | None = None


class Summary(msgspec.Struct, frozen=True):
    """A game without its log."""

    game: str
    version: int
    head: Head
    timers: dict[str, Time]
