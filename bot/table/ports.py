"""The parts of the store that a table needs and nothing more, so that tests can use their own clock."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from bot.ai.move import ComputerMove
from bot.engine.game import View
from bot.store import Announcement, Commit, Document, Drafted, Loaded, Outcome, Place, Redrafted, Stale, Summary
from bot.store.model import Hint


class GameStore(Protocol):
    """The logs of the games."""

    async def commit(self, turn: Commit) -> Outcome:
        """Write one step, all or nothing."""
        ...

    async def load(self, game: str, since: int = 0) -> Loaded | None:
        """Load everything about a game in one read, with its entries after `since`."""
        ...

    async def summaries(self, games: Iterable[str]) -> list[Summary]:
        """Return the heads of several games."""
        ...

    async def put_draft(self, game: str, expected: int, revision: int, body: bytes) -> Drafted | Stale | Redrafted:
        """Write the next revision of a draft."""
        ...

    async def redact(self, game: str, entries: Mapping[int, tuple[bytes, bytes]], places: Collection[Place] = ()) -> int:
        """Remove personal data from a log."""
        ...

    async def show_instead(self, game: str, place: Place, was: str, message: str) -> bool:
        """Make another message show the game in a place."""
        ...

    async def record(self, game: str) -> bytes | None:
        """Return the record of a finished game that is not yet in the archive."""
        ...

    async def forget(self, game: str) -> None:
        """Delete everything stored about a game."""
        ...

    async def all(self) -> list[str]:
        """Return the ids of all games."""
        ...


class DocumentStore(Protocol):
    """Small documents beside the games."""

    async def get(self, kind: str, name: str) -> Document:
        """Read a document."""
        ...

    async def get_many(self, kind: str, names: list[str]) -> list[Document]:
        """Read several documents of a kind."""
        ...

    async def names(self, kind: str) -> list[str]:
        """Return the names of all documents of a kind."""
        ...

    async def put(self, kind: str, name: str, body: bytes, expected: int, keep: int | None = None) -> bool:
        """Write a document if it is still at this revision; return whether it was."""
        ...

    async def change(self, kind: str, name: str, edit: Callable[[bytes], bytes]) -> bytes:
        """Read, edit and write until no other write came in between; return the new body."""
        ...

    async def remove(self, kind: str, name: str) -> None:
        """Delete a document."""
        ...


class DigestStore(Protocol):
    """Announcements to a person: reminders of several games, gathered into one message, and news about the person."""

    async def put(self, person: str, game: str, body: bytes) -> None:
        """Add a reminder."""
        ...

    async def look(self, person: str) -> dict[str, bytes]:
        """Return the reminders gathered so far, by game."""
        ...

    async def post(self, person: str, found: dict[str, bytes], announcement: Announcement | None) -> bool:
        """Announce the reminders found, once."""
        ...

    async def tell(self, person: str, announcement: Announcement) -> None:
        """Announce something at once; perhaps twice, if a reply from Redis is lost."""
        ...


class IndexStore(Protocol):
    """The games of a person or place, as hints."""

    async def of_person(self, person: str) -> list[str]:
        """Return the games that probably have this person."""
        ...

    async def of_place(self, place: Place) -> list[str]:
        """Return the games that are probably shown in this place."""
        ...

    async def strike_out(self, game: str, hint: Hint) -> None:
        """Remove a hint that proved wrong."""
        ...


class ServerClock(Protocol):
    """The clock of Redis."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        ...

    async def give_back(self, game: str, milliseconds: int, reason: str) -> bool:
        """Give time back to one game, once for each reason."""
        ...


class RateLimiter(Protocol):
    """Rate limits and claims shared by all processes."""

    async def count(self, most: Mapping[str, int], span: int) -> int:
        """Count once for each name; return 0 if all are within their limits, else the time from which they are."""
        ...

    async def hold(self, name: str, who: str, life: int) -> bool:
        """Claim a name for so many milliseconds; return False while another process holds it."""
        ...


class ArchiveStore(Protocol):
    """Finished games, wherever they are stored."""

    async def record(self, game: str) -> bytes | None:
        """Return the record of a finished game."""
        ...


class TableStore(Protocol):
    """The store as tables use it; `bot.store.Store` is one."""

    @property
    def games(self) -> GameStore: ...  # noqa: D102 - the types say it

    @property
    def documents(self) -> DocumentStore: ...  # noqa: D102

    @property
    def digests(self) -> DigestStore: ...  # noqa: D102

    @property
    def indexes(self) -> IndexStore: ...  # noqa: D102

    @property
    def clock(self) -> ServerClock: ...  # noqa: D102

    @property
    def gates(self) -> RateLimiter: ...  # noqa: D102

    @property
    def archive(self) -> ArchiveStore: ...  # noqa: D102


class PlatformData(Protocol):
    """The data that a platform itself keeps about its accounts."""

    async def export(self, account: str) -> object:
        """Return all of an account's data, as plain data."""
        ...

    async def forget(self, account: str) -> None:
        """Delete all of an account's data. Can be repeated."""
        ...


class Thinker(Protocol):
    """Computer players, wherever they run."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the available levels, weakest first."""
        ...

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """Return one of the view's options, the reason, and the level that found it.

        The same view, level and seed give the same move, unless time ran out.
        """
        ...
