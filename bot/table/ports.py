"""What a table needs of the store, and nothing more: so that the tests can have a clock of their own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from bot.ai.move import ComputerMove
from bot.engine.game import View
from bot.store import Announcement, Commit, Document, Drafted, Loaded, Outcome, Place, Redrafted, Stale, Summary
from bot.store.model import Hint


class GameStore(Protocol):
    """The logs."""

    async def commit(self, turn: Commit) -> Outcome:
        """One step, all or nothing."""
        ...

    async def load(self, game: str, since: int = 0) -> Loaded | None:
        """Everything of a game in one read."""
        ...

    async def summaries(self, games: Iterable[str]) -> list[Summary]:
        """The heads of several games."""
        ...

    async def put_draft(self, game: str, expected: int, revision: int, body: bytes) -> Drafted | Stale | Redrafted:
        """The next step of a draft."""
        ...

    async def redact(self, game: str, entries: Mapping[int, tuple[bytes, bytes]], places: Collection[Place] = ()) -> int:
        """Take something personal out of a log."""
        ...

    async def show_instead(self, game: str, place: Place, was: str, message: str) -> bool:
        """Have another message show the game in a place."""
        ...

    async def record(self, game: str) -> bytes | None:
        """The record of a finished game that is not yet in the archive."""
        ...

    async def forget(self, game: str) -> None:
        """Remove all that is stored of a game."""
        ...

    async def all(self) -> list[str]:
        """The ids of all games."""
        ...


class DocumentStore(Protocol):
    """Small documents beside the games."""

    async def get(self, kind: str, name: str) -> Document:
        """Read one."""
        ...

    async def get_many(self, kind: str, names: list[str]) -> list[Document]:
        """Read several of a kind."""
        ...

    async def names(self, kind: str) -> list[str]:
        """The names of all of a kind."""
        ...

    async def put(self, kind: str, name: str, body: bytes, expected: int, keep: int | None = None) -> bool:
        """Write one if it is still at this revision."""
        ...

    async def change(self, kind: str, name: str, edit: Callable[[bytes], bytes]) -> bytes:
        """Read, edit and write until nobody came between."""
        ...

    async def remove(self, kind: str, name: str) -> None:
        """Forget one."""
        ...


class DigestStore(Protocol):
    """What is announced to a person: reminders of several games, gathered into one message, and news about the person."""

    async def put(self, person: str, game: str, body: bytes) -> None:
        """Add a reminder."""
        ...

    async def look(self, person: str) -> dict[str, bytes]:
        """What lies in it."""
        ...

    async def post(self, person: str, found: dict[str, bytes], announcement: Announcement | None) -> bool:
        """Announce what was found, once."""
        ...

    async def tell(self, person: str, announcement: Announcement) -> None:
        """Announce something at once; perhaps twice, if an answer of the server is lost."""
        ...


class IndexStore(Protocol):
    """Which games somebody plays, as hints."""

    async def of_person(self, person: str) -> list[str]:
        """Games that probably have this person."""
        ...

    async def of_place(self, place: Place) -> list[str]:
        """Games that are probably shown in this place."""
        ...

    async def strike_out(self, game: str, hint: Hint) -> None:
        """A hint proved wrong."""
        ...


class ServerClock(Protocol):
    """The server's clock."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def give_back(self, game: str, milliseconds: int, reason: str) -> bool:
        """Give one game time back, once for each reason."""
        ...


class RateLimiter(Protocol):
    """Rates that all processes share."""

    async def count(self, most: Mapping[str, int], span: int) -> int:
        """Count once for each name; 0 when all have room, else from when on."""
        ...


class ArchiveStore(Protocol):
    """Finished games, wherever they are."""

    async def record(self, game: str) -> bytes | None:
        """The record of a finished game."""
        ...


class TableStore(Protocol):
    """The store as tables use it; `bot.store.Store` is one."""

    @property
    def games(self) -> GameStore: ...  # noqa: D102 — each part says what it is

    @property
    def documents(self) -> DocumentStore: ...  # noqa: D102

    @property
    def baskets(self) -> DigestStore: ...  # noqa: D102

    @property
    def indexes(self) -> IndexStore: ...  # noqa: D102

    @property
    def clock(self) -> ServerClock: ...  # noqa: D102

    @property
    def gates(self) -> RateLimiter: ...  # noqa: D102

    @property
    def archive(self) -> ArchiveStore: ...  # noqa: D102


class PlatformData(Protocol):
    """What a platform itself keeps of its accounts."""

    async def export(self, account: str) -> object:
        """All of it, as plain data."""
        ...

    async def forget(self, account: str) -> None:
        """Keep none of it. Can be repeated."""
        ...


class Thinker(Protocol):
    """Computer players, wherever they run."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the levels there are, the weakest first."""
        ...

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """One of the view's options, why, and who found it. The same view, level and seed give the same, unless it was cut."""
        ...
