"""What crosses the store's border: typed where the store has to understand a field, bytes where it has not."""

import re
import secrets
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

#: The number that stands on everything stored. It rises with each change of the layout, and a migration comes with it.
FORMAT: Final = 2

#: Milliseconds of the server's clock since 1970.
Time: TypeAlias = int
#: "platform:address", for example "telegram:-100123/7". The part before the colon says whose consumer posts there.
Place: TypeAlias = str
State: TypeAlias = Literal["open", "running", "over"]

#: Timer names the store itself uses.
ARCHIVE: Final = "archive"
BASKET: Final = "basket"

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"


def new_id() -> str:
    """An id for a game or a person: 8 signs, 40 random bits, short enough for a button and easy to read out."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


@lru_cache(maxsize=4096)
def checked(name: str) -> str:
    """A name that can be part of a key: letters, digits, - and _."""
    if not _NAME.fullmatch(name):
        message = f"{name!r} cannot be part of a key: letters, digits, - and _ only"
        raise ValueError(message)
    return name


class Timer(msgspec.Struct, frozen=True, array_like=True):
    """Something that happens to a game at a time: `at` the server's clock, or `after` milliseconds from the commit.

    With neither, the timer of this name is taken away. A reminder, or whatever else is nobody's deadline, that came due in an
    outage comes at once after it; a deadline gets the time back.
    """

    name: str
    at: Time | None = None
    after: int | None = None
    reminder: bool = False

    def member(self, game: str) -> str:
        """How it stands among the timers of a shard."""
        return f"{'r' if self.reminder else 'd'}:{game}:{checked(self.name)}"

    def when(self) -> str:
        """When, in the turn script's words."""
        if self.after is not None:
            return f"+{self.after}"
        return "" if self.at is None else str(self.at)


def game_of(member: str) -> str:
    """Whose timer it is: the game, or the person of a basket."""
    return member.split(":")[1]


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """What must be told in some places. `turn` says that it shows the table at its version.

    Turns that wait for the same place are told together, and an older one never follows a newer one.
    """

    kind: str
    places: tuple[Place, ...]
    body: bytes = b""
    turn: bool = True


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """Which people and places have this game, for the indexes; `listed` false strikes it out there."""

    people: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    listed: bool = True


class Head(msgspec.Struct, frozen=True):
    """What can be told of a game without replaying it. `deciders`: whose decision it is; `extra` is the table's own."""

    state: State
    deciders: tuple[str, ...] = ()
    extra: bytes = b""


class Commit(msgspec.Struct, frozen=True):
    """One step of a table. `expected` is the version it was made for, `key` makes a repeat harmless.

    `last`: when the entry that made this version was written, if known: a server that has lost some may have another by now.
    Without entries the version stays, and the announcements tell what stands once more.
    `draft`: None leaves the draft, "drop" throws it away, a number confirms the draft of that revision.
    `timers` replace those of the same names; with `clear_timers` all others go. A step that leaves the head "over" starts the
    time after which the game leaves Redis: `record`, the finished game's, into the archive, the rest for good.
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
    """The step is in the log; `version` is the table's now."""

    version: int
    time: Time


class Duplicate(msgspec.Struct, frozen=True):
    """The same step was applied before and brought the table to `made`; it is at `version` now."""

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
    """The draft has been put down and is at `revision` now."""

    revision: int
    time: Time


Outcome: TypeAlias = Applied | Duplicate | Stale | Redrafted


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a log, and when the server took it in."""

    time: Time
    body: bytes


class StoredDraft(msgspec.Struct, frozen=True):
    """A turn being put together: `revision` counts its steps and never falls while the version stands."""

    version: int
    revision: int
    body: bytes


class PlaceState(msgspec.Struct, frozen=True):
    """The newest version a place has seen, and the message that shows it."""

    version: int
    message: str


class Loaded(msgspec.Struct, frozen=True):
    """A game as it stands: the entries from `since` on, and all that is beside the log.

    `keys`: of the steps after `since`, as far as they are remembered, each with the version it made. `before`: when the entry
    before `since` was written, if there is one: another time than what is known says that it is another entry.
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

    def behind(self) -> dict[Place, int]:
        """Places that have not seen this version, and which they have seen: what a repair has to post again."""
        return {place: shown.version for place, shown in self.places.items() if shown.version < self.version}


class Summary(msgspec.Struct, frozen=True):
    """A game without its log."""

    game: str
    version: int
    head: Head
    timers: dict[str, Time]
