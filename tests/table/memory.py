"""The store in memory, with a clock moved by the test. `test_stand_in.py` compares it with the real one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, Literal, cast

import msgspec

from bot.store import (
    Announcement,
    Applied,
    Commit,
    Document,
    Drafted,
    Duplicate,
    Head,
    Hint,
    Loaded,
    LogEntry,
    Outcome,
    Place,
    Redrafted,
    Stale,
    Store,
    StoredDraft,
    StoreEvent,
    Summary,
)
from bot.store.digests import DIGEST_WAIT

LEAST_LEFT: Final = 30 * 60_000
BEGIN: Final = 1_790_000_000_000


class MemoryGame:
    def __init__(self) -> None:
        self.log: list[LogEntry] = []
        self.head = Head("open")
        self.draft: StoredDraft | None = None
        self.keys: dict[str, int] = {}
        self.timers: dict[str, tuple[int, bool]] = {}
        self.record: bytes | None = None


class MemoryAnnouncement(msgspec.Struct, frozen=True):
    """An announcement in the outbox."""

    at: int
    game: str
    version: int
    announcement: Announcement


class MemoryOutbox(list[MemoryAnnouncement]):
    """The announcements; nothing sends them, and nothing waits for them."""

    async def waiting(self, shards: Collection[int]) -> dict[int, int]:
        return {}


class Memory:
    """All parts of the store that tables use; counts the round trips."""

    def __init__(self, now: int = BEGIN) -> None:
        self.time = now
        self.logs: dict[str, MemoryGame] = {}
        self.outbox = MemoryOutbox()
        self.events: list[StoreEvent] = []
        self.papers: dict[tuple[str, str], Document] = {}
        self.expiries: dict[tuple[str, str], int] = {}
        self.reminders: dict[str, dict[str, bytes]] = {}
        self.due_digests: dict[str, int] = {}
        self.people: dict[str, dict[str, int]] = {}
        self.trips = 0
        self.happened = 0
        self.relay = MemoryRelay(self)
        self.before_commit: Callable[[Commit], None] | None = None
        self.before_trip: Callable[[], None] | None = None
        self.games, self.documents, self.digests = MemoryGames(self), MemoryDocuments(self), MemoryDigests(self)
        self.indexes, self.clock, self.coordination, self.archive = (
            MemoryIndexes(self),
            MemoryClock(self),
            MemoryCoordination(self),
            self,
        )

    @property
    def store(self) -> Store:
        """Itself, as a `Store`."""
        return cast("Store", self)

    async def record(self, game: str) -> bytes | None:
        return self.logs[game].record if game in self.logs else None

    def trip(self) -> None:
        """A call to the server; a test can make it fail."""
        if self.before_trip is not None:
            self.before_trip()
        self.trips += 1

    # time

    def next_timer(self) -> int | None:
        times = [at for game in self.logs.values() for at, _ in game.timers.values()]
        return min([*times, *self.due_digests.values()], default=None)

    def move_due(self) -> None:
        """Turn due timers into events, earliest first."""
        waiting = [(at, name, timer) for name, game in self.logs.items() for timer, (at, _) in game.timers.items()]
        for at, name, timer in sorted(each for each in waiting if each[0] <= self.time):
            del self.logs[name].timers[timer]
            self._happens("timer", name, timer, at)
        for person, at in sorted(self.due_digests.items()):
            if at <= self.time:
                del self.due_digests[person]
                self._happens("timer", person, "basket", at)

    def _happens(self, kind: Literal["timer", "moved"], game: str, name: str, at: int) -> None:
        """As in the outbox, each event has its own key."""
        self.happened += 1
        self.events.append(StoreEvent(kind, game, name, at, f"{kind}:{name}:{self.happened}"))

    def outage(self, milliseconds: int) -> None:
        """Pretend an outage: like the store at a start, give running clocks the time back."""
        self.time += milliseconds
        for name, game in self.logs.items():
            self._shift(name, game, milliseconds)

    def _shift(self, name: str, game: MemoryGame, back: int, why: str = "") -> bool:
        moved = False
        for timer, (at, reminder) in game.timers.items():
            if not reminder:
                game.timers[timer] = (max(at + back, self.time + LEAST_LEFT), reminder)
                moved = True
            elif at > self.time:
                game.timers[timer] = (at + back, reminder)
        if moved:
            self._happens("moved", name, why, back)
        return moved


class MemoryGames:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def commit(self, turn: Commit) -> Outcome:
        memory = self.memory
        memory.trip()
        if memory.before_commit is not None:
            memory.before_commit(turn)
        game = memory.logs.get(turn.game) or MemoryGame()
        now, version = memory.time, len(game.log)
        if turn.key in game.keys:
            return Duplicate(game.keys[turn.key], version, now)
        if version != turn.expected or (game.log and turn.last not in (None, game.log[-1].time)):
            return Stale(version, now)
        revision = game.draft.revision if game.draft else 0
        if isinstance(turn.draft, int) and turn.draft != revision:
            return Redrafted(version, revision, now)
        memory.logs[turn.game] = game
        game.log += [LogEntry(now, body) for body in turn.entries]
        version = len(game.log)
        self._timers(game, turn, now)
        game.head = turn.head
        for announcement in turn.announcements:
            memory.outbox.append(MemoryAnnouncement(now, turn.game, version, announcement))
        if turn.hint is not None:
            self._note(turn.game, version, turn.hint)
        if turn.draft is not None:
            game.draft = None
        elif game.draft is not None:
            game.draft = StoredDraft(version, game.draft.revision, game.draft.body)
        if turn.record is not None:
            game.record = turn.record
        game.keys[turn.key] = version
        return Applied(version, now)

    def _timers(self, game: MemoryGame, turn: Commit, now: int) -> None:
        if turn.clear_timers:
            game.timers.clear()
        for timer in turn.timers:
            at = now + timer.after if timer.after is not None else timer.at
            if at is None:
                game.timers.pop(timer.name, None)
            else:
                game.timers[timer.name] = (at, timer.reminder)

    def _note(self, game: str, version: int, hint: Hint) -> None:
        for name in (*hint.people, *(f"@{place}" for place in hint.places)):
            index = self.memory.people.setdefault(name, {})
            if index.get(game, 0) <= version:
                if hint.listed:
                    index[game] = version
                else:
                    index.pop(game, None)

    async def load(self, game: str, since: int = 0) -> Loaded | None:
        self.memory.trip()
        found = self.memory.logs.get(game)
        if found is None or not found.log:
            return None
        timers = {name: at for name, (at, _) in found.timers.items()}
        keys = {key: made for key, made in found.keys.items() if made > since}
        before = found.log[since - 1].time if 0 < since <= len(found.log) else None
        return Loaded(game, len(found.log), found.head, since, tuple(found.log[since:]), found.draft, timers, {}, keys, before)

    async def summaries(self, games: Iterable[str]) -> list[Summary]:
        self.memory.trip()
        found = [(name, self.memory.logs[name]) for name in games if name in self.memory.logs]
        return [Summary(name, len(g.log), g.head, {timer: at for timer, (at, _) in g.timers.items()}) for name, g in found]

    async def put_draft(self, game: str, expected: int, revision: int, body: bytes) -> Drafted | Stale | Redrafted:
        self.memory.trip()
        found, now = self.memory.logs[game], self.memory.time
        there = found.draft.revision if found.draft else 0
        if len(found.log) != expected:
            return Stale(len(found.log), now)
        if there != revision:
            if found.draft is not None and there == revision + 1 and found.draft.body == body:
                return Drafted(there, now)
            return Redrafted(len(found.log), there, now)
        found.draft = StoredDraft(expected, revision + 1, body)
        return Drafted(revision + 1, now)

    async def redact(self, game: str, entries: Mapping[int, tuple[bytes, bytes]], places: Collection[Place] = ()) -> int:
        self.memory.trip()
        log = self.memory.logs[game].log if game in self.memory.logs else []
        same = {number: new for number, (old, new) in entries.items() if number < len(log) and log[number].body == old}
        for number, new in same.items():
            log[number] = LogEntry(log[number].time, new)
        return len(same)

    async def show_instead(self, game: str, place: Place, was: str, message: str, version: int = 0) -> bool:
        self.memory.trip()
        return False  # nothing is posted

    async def record(self, game: str) -> bytes | None:
        return await self.memory.record(game)

    async def forget(self, game: str) -> None:
        self.memory.trip()
        self.memory.logs.pop(game, None)

    async def all(self) -> list[str]:
        return sorted(self.memory.logs)


class MemoryDocuments:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def get(self, kind: str, name: str) -> Document:
        self.memory.trip()
        if self.memory.expiries.get((kind, name), self.memory.time + 1) <= self.memory.time:
            del self.memory.papers[kind, name], self.memory.expiries[kind, name]
        return self.memory.papers.get((kind, name), Document(0, b""))

    async def get_many(self, kind: str, names: list[str]) -> list[Document]:
        return [await self.get(kind, name) for name in names]

    async def names(self, kind: str) -> list[str]:
        self.memory.trip()
        return sorted(name for found, name in self.memory.papers if found == kind)

    async def put(self, kind: str, name: str, body: bytes, expected: int, keep: int | None = None) -> bool:
        there = (await self.get(kind, name)).revision
        self.memory.trip()
        if there != expected:
            return False
        self.memory.papers[kind, name] = Document(there + 1, body)
        self.memory.expiries.pop((kind, name), None)
        if keep is not None:
            self.memory.expiries[kind, name] = self.memory.time + keep
        return True

    async def change(self, kind: str, name: str, edit: Callable[[bytes], bytes]) -> bytes:
        found = await self.get(kind, name)
        body = edit(found.body)
        await self.put(kind, name, body, found.revision)
        return body

    async def remove(self, kind: str, name: str) -> None:
        self.memory.trip()
        self.memory.papers.pop((kind, name), None)


class MemoryDigests:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def put(self, person: str, game: str, body: bytes) -> None:
        self.memory.trip()
        self.memory.reminders.setdefault(person, {})[game] = body
        self.memory.due_digests.setdefault(person, self.memory.time + DIGEST_WAIT)

    async def look(self, person: str) -> dict[str, bytes]:
        self.memory.trip()
        return dict(self.memory.reminders.get(person, {}))

    async def post(self, person: str, found: dict[str, bytes], announcement: Announcement | None) -> bool:
        digest = self.memory.reminders.get(person, {})
        taken = [game for game, body in found.items() if digest.get(game) == body]
        for game in taken:
            del digest[game]
        if taken and announcement is not None:
            self.memory.outbox.append(MemoryAnnouncement(self.memory.time, person, 0, announcement))
        return bool(taken)

    async def tell(self, person: str, announcement: Announcement) -> None:
        self.memory.trip()
        self.memory.outbox.append(MemoryAnnouncement(self.memory.time, person, 0, announcement))


class MemoryIndexes:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def of_person(self, person: str) -> list[str]:
        self.memory.trip()
        return sorted(self.memory.people.get(person, {}))

    async def of_place(self, place: Place) -> list[str]:
        self.memory.trip()
        return sorted(self.memory.people.get(f"@{place}", {}))

    async def strike_out(self, game: str, hint: Hint) -> None:
        self.memory.trip()
        for name in (*hint.people, *(f"@{place}" for place in hint.places)):
            self.memory.people.get(name, {}).pop(game, None)


class MemoryCoordination:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.counted: dict[str, list[int]] = {}
        self.held: dict[str, tuple[str, int]] = {}

    async def count(self, most: Mapping[str, int], span: int) -> int:
        self.memory.trip()
        return max([self._count(name, limit, span) for name, limit in most.items()], default=0)

    async def hold(self, name: str, who: str, life: int) -> bool:
        self.memory.trip()
        holder, until = self.held.get(name, (who, 0))
        if holder != who and until > self.memory.time:
            return False
        self.held[name] = who, self.memory.time + life
        return True

    def _count(self, name: str, most: int, span: int) -> int:
        now = self.memory.time
        times = self.counted[name] = [at for at in self.counted.get(name, []) if at + span > now][-most:]
        if len(times) == most:
            return times[0] + span
        times.append(now)
        return 0


class MemoryRelay:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.notes: dict[str, tuple[bytes, int]] = {}

    async def note(self, name: str, body: bytes, kept: int) -> None:
        self.memory.trip()
        self.notes[name] = body, self.memory.time + kept

    async def noted(self, name: str) -> bytes:
        self.memory.trip()
        body, until = self.notes.get(name, (b"", 0))
        return body if until > self.memory.time else b""


class MemoryClock:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def now(self) -> int:
        return self.memory.time

    async def give_back(self, game: str, milliseconds: int, reason: str) -> bool:
        found = self.memory.logs[game]
        if f"back:{reason}" in found.keys:
            return False
        found.keys[f"back:{reason}"] = len(found.log)
        return self.memory._shift(game, found, milliseconds, "platform")
