"""The games: one atomic step a turn, and one read for everything."""

import struct
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.msgpack import encode

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.faults import StoreError
from bot.store.keys import GameKeys, Keys, shard_of
from bot.store.model import (
    ARCHIVE,
    FORMAT,
    KEYS_KEPT,
    Applied,
    Commit,
    Drafted,
    Duplicate,
    GameState,
    Head,
    Loaded,
    LogEntry,
    Outcome,
    Place,
    PlaceState,
    Redrafted,
    Stale,
    StoredDraft,
    Summary,
    Time,
    Timer,
    checked,
)

#: Idempotency keys remembered for each game. A forgotten one belongs to a version long past, so its step is stale.

_HEADER: Final = struct.Struct(">QB")
_unpack_names: Final = msgspec.msgpack.Decoder(tuple[str, ...]).decode
_STATES: Final[dict[bytes, GameState]] = {b"open": "open", b"running": "running", b"over": "over"}


class Games:
    """Reads and changes games. It knows no rules: what an entry says is the table's business."""

    def __init__(self, client: RedisClient, keys: Keys, heard: Callable[[Time], None], archive_after: int) -> None:
        """`heard` gets Redis's time with every answer; `archive_after` is in milliseconds."""
        self._client = client
        self._keys = keys
        self._heard = heard
        self._archive_after = archive_after

    async def commit(self, commit: Commit) -> Outcome:
        """Do one step, all or nothing. Sent again with the same key, it is still done once."""
        keys, arguments = self.prepare(commit)
        outcome = _outcome(await self._client.run("turn", keys, arguments, firmly=True))
        self._heard(outcome.time)
        if isinstance(outcome, Drafted):
            raise StoreError(f"unexpected reply from turn.lua: {outcome!r}")
        return outcome

    def prepare(self, commit: Commit) -> tuple[GameKeys, list[Argument]]:
        """Return the turn script's keys and arguments for a step."""
        game = commit.game
        timers = commit.timers
        if commit.head.state == "over":
            timers = (*timers, Timer(ARCHIVE, after=self._archive_after))
        messages: list[Argument] = []
        for announcement in commit.announcements:
            messages += ("say", encode(announcement))
        if commit.hint is not None:
            messages += ("hint", encode(commit.hint))
        arguments: list[Argument] = [checked(game), commit.expected, commit.key]
        arguments += ["" if commit.draft is None else "-" if commit.draft == "drop" else commit.draft]
        arguments += [self._keys.wake, shard_of(game), 1 if self._client.replicas else 0]
        arguments += [commit.head.state, encode(commit.head.deciders), commit.head.extra, commit.record or b""]
        arguments += [1 if commit.clear_timers else 0, FORMAT, KEYS_KEPT]
        last = "" if commit.last is None else commit.last
        arguments += [len(commit.entries), len(timers), len(messages) // 2, last, *commit.entries]
        for timer in timers:
            when = "" if timer.at is None else str(timer.at)
            member = f"{'r' if timer.reminder else 'd'}:{game}:{checked(timer.name)}"
            arguments += (member, when if timer.after is None else f"+{timer.after}")
        return self._keys.game(game), arguments + messages

    async def load(self, game: str, since: int = 0) -> Loaded | None:
        """Return everything of a game in one round trip, its log from entry `since` on; None if there is no such game."""
        answer = await self._client.run("load", self._keys.game(game), [since])
        version, head, log, draft, members, times, places, seen, before = answer
        if not version:
            return None
        edited = _pairs(draft)
        return Loaded(
            game=game,
            version=version,
            head=_head(_pairs(head)),
            since=since,
            entries=tuple(map(read_entry, log)),
            draft=StoredDraft(int(edited[b"v"]), int(edited[b"r"]), edited[b"b"]) if edited else None,
            timers=_timers(members, times),
            places={place.decode(): _place_state(value) for place, value in _pairs(places).items()},
            keys={key.decode(): int(float(made)) for key, made in _pairs(seen).items()},
            before=read_entry(before).time if before else None,
        )

    async def summaries(self, games: Iterable[str]) -> list[Summary]:
        """Return the heads of several games in one go, without those that are gone."""
        wanted = list(games)
        jobs: list[tuple[Sequence[str], Sequence[Argument]]] = [(self._keys.game(game), [-1]) for game in wanted]
        answers = await self._client.run_many("load", jobs)
        return [
            Summary(game, answer[0], _head(_pairs(answer[1])), _timers(answer[4], answer[5]))
            for game, answer in zip(wanted, answers, strict=True)
            if answer[0]
        ]

    async def put_draft(self, game: str, expected: int, revision: int, body: bytes) -> Drafted | Stale | Redrafted:
        """Store the next step of a draft made for this version and revision (0: there is none yet)."""
        k = self._keys.game(game)
        keys = [k.log, k.draft]
        answer = await self._client.run("draft", keys, [expected, revision, body, FORMAT], firmly=True)
        outcome = _outcome(answer)
        self._heard(outcome.time)
        if isinstance(outcome, Applied | Duplicate):
            raise StoreError("unexpected reply from draft.lua")
        return outcome

    async def redact(self, game: str, entries: Mapping[int, tuple[bytes, bytes]], places: Collection[Place] = ()) -> int:
        """Remove something personal from the log: entry number → (old body, new body); return how many were changed.

        The version stays, so a process that has the game in memory does not notice: a new entry must have said the same before.
        """
        arguments: list[Argument] = [len(entries)]
        for number, (old, new) in entries.items():
            arguments += (number, old, new)
        k = self._keys.game(game)
        return int(await self._client.run("redact", [k.log, k.places], [*arguments, *places], firmly=True))

    async def show_instead(self, game: str, place: Place, was: str, message: str, version: int = 0) -> bool:
        """Replace the message that shows the game in a place, at this version at least; False if a newer one already does."""
        places = self._keys.game(game).places
        return bool(await self._client.run("instead", [places], [place, was, message, version], firmly=True))

    async def record(self, game: str) -> bytes | None:
        """Return the record of a game that is over and not yet in the archive."""
        answer: bytes | None = await self._client.call("GET", self._keys.game(game).record)
        return answer

    async def forget(self, game: str) -> None:
        """Delete everything stored of a game. What the outbox still has of it is delivered."""
        k = self._keys.game(game)
        head = await self._client.call("HGETALL", k.head)
        members = head.get(b"t", b"").split()
        if members:
            await self._client.call("ZREM", k.due, *members)
        await self._client.call("DEL", k.head, k.draft, k.seen, k.places, k.record, k.log)

    async def all(self) -> "list[str]":
        """Return the ids of all games. Slow: it scans every key."""
        pattern = f"{self._keys.prefix}:{{s*}}:log:*"
        return sorted({name.rpartition(":")[2] async for name in self._client.scan(pattern)})


def _outcome(answer: list[Any]) -> Outcome | Drafted:
    match answer[0]:
        case b"applied":
            return Applied(answer[1], answer[2])
        case b"duplicate":
            return Duplicate(answer[1], answer[2], answer[3])
        case b"stale":
            return Stale(answer[1], answer[2])
        case b"redrafted":
            return Redrafted(answer[1], answer[3], answer[2])
        case b"drafted":
            return Drafted(answer[3], answer[2])
        case other:
            raise StoreError(f"unexpected reply from a script: {other!r}")


def read_entry(raw: bytes) -> LogEntry:
    """Split an entry of a log into its time, its format number and the table's content."""
    time, number = _HEADER.unpack_from(raw)
    if number > FORMAT:
        raise StoreError(f"an entry has format {number}, this program reads formats up to {FORMAT}")
    return LogEntry(time, raw[_HEADER.size :])


def _pairs(flat: list[bytes]) -> dict[bytes, bytes]:
    return dict(zip(flat[::2], flat[1::2], strict=True))


def _head(fields: dict[bytes, bytes]) -> Head:
    return Head(_STATES[fields[b"s"]], _unpack_names(fields[b"d"]), fields[b"x"])


def _place_state(value: bytes) -> PlaceState:
    version, _, message = value.partition(b" ")
    return PlaceState(int(version), message.decode())


def _timers(members: list[bytes], times: list[bytes]) -> dict[str, Time]:
    return {member.rpartition(b":")[2].decode(): int(float(at)) for member, at in zip(members, times, strict=True)}
