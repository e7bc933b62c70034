"""The outbox: one stream per shard, read by a consumer group for each platform and one for the table's own events."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.faults import GroupUnknown, StoreError
from bot.store.keys import SHARDS, Keys
from bot.store.model import FORMAT, Place

#: An entry that some group never reads is dropped after this long, outages not counted (milliseconds).
OLDEST: Final = 14 * 86_400_000
#: Marks normally go with their entry; at the latest they expire after this long (seconds).
MARKS_KEPT: Final = 15 * 86400
#: How many entries are read at once.
BATCH: Final = 100


class OutboxEntry(msgspec.Struct, eq=False):
    """An entry of the outbox. `subject`: a table, person or place; `version`: the table's, or a timer's time."""

    id: str
    shard: int
    kind: str
    subject: str
    version: int
    body: bytes
    #: How many of its jobs are not done yet.
    left: int = 0


class Permission(msgspec.Struct, frozen=True):
    """The mark script's answer.

    send; again (it may have been sent); old (the place has seen a newer turn); lost (another reader has taken over); or regroup:
    some entries were sent, or meant to be, as part of another message, and `marks` says which. The courier itself makes one with
    "posted": sent, but not yet acknowledged; `shown` and `message` are then those before it.
    """

    answer: str
    shown: int
    message: str
    marks: tuple[str, ...]


class Outbox:
    """The outbox's stream commands. Which reader may read a shard is the leases' business."""

    def __init__(self, client: RedisClient, keys: Keys) -> None:
        """Nothing is read before the first call."""
        self._client = client
        self._keys = keys
        self._ours: set[str] = set()

    async def register(self, groups: Sequence[str]) -> None:
        """Keep in the outbox, from now on, what these groups have not read."""
        if groups:
            self._ours |= set(groups)
            await self._client.run_over("group", [self._keys.out(shard) for shard in range(SHARDS)], groups)

    async def waiting(self, shards: Iterable[int]) -> dict[int, int]:
        """Return how many entries each of these shards still holds, without the empty shards."""
        wanted = list(shards)
        lengths = await self._client.run_over("lengths", [self._keys.out(shard) for shard in wanted]) if wanted else []
        return {shard: length for shard, length in zip(wanted, lengths, strict=True) if length}

    async def read(self, shard: int, group: str, me: str) -> tuple[int, list[OutboxEntry]]:
        """Return how many entries the group has read and not finished, the new ones included, and the new ones."""
        return await self._entries("read", shard, group, me)

    async def claim(self, shard: int, group: str, me: str) -> list[OutboxEntry]:
        """Take over the unfinished entries of every reader of this shard, ourselves included, and remove the other readers."""
        return (await self._entries("claim", shard, group, me))[1]

    async def _entries(self, script: str, shard: int, group: str, me: str) -> tuple[int, list[OutboxEntry]]:
        name = self._keys.out(shard)
        try:
            pending, found = await self._client.run(script, [name], [group, me, BATCH])
        except GroupUnknown:
            # Redis was emptied. Make all our groups at once, or the first would drop what the others have not read.
            await self._client.run("group", [name], sorted(self._ours | {group}))
            return 0, []
        return pending, [_entry(shard, id_, flat) for id_, flat in found]

    async def marks(self, entries: Sequence[OutboxEntry]) -> list[dict[Place, str]]:
        """Return each entry's marks by place: "?" with the message it was meant to be part of, or "=" with a message's id.

        An id with a second line is of a message that is not finished with; the line is what the place saw before it.
        """
        answers = await self._client.many([("HGETALL", self._keys.sent(entry.shard, entry.id)) for entry in entries])
        return [{place.decode(): mark.decode() for place, mark in fields.items()} for fields in answers]

    async def mark(self, place: Place, entries: Sequence[OutboxEntry], group: str, me: str, *, turn: bool) -> Permission:
        """Ask whether a message that tells these entries may go out now, and mark them as about to be sent."""
        keys = [self._keys.game(entries[0].subject).places, self._keys.out(entries[0].shard)]
        keys += [self._keys.sent(entry.shard, entry.id) for entry in entries]
        arguments: list[Argument] = [place, entries[-1].version, 1 if turn else 0, MARKS_KEPT, group, me]
        arguments += [entry.id for entry in entries]
        answer, shown, message, marks = await self._client.run("mark", keys, arguments, firmly=True)
        return Permission(answer.decode(), int(shown), message.decode(), tuple(mark.decode() for mark in marks))

    async def unmark(self, place: Place, entries: Sequence[OutboxEntry], group: str, me: str) -> None:
        """Unmark a message that we certainly did not send. What another reader has taken over meanwhile stays marked."""
        keys = [self._keys.out(entries[0].shard), *(self._keys.sent(entry.shard, entry.id) for entry in entries)]
        await self._client.run("unmark", keys, [place, group, me, *(entry.id for entry in entries)])

    async def note_sent(
        self, place: Place, entries: Sequence[OutboxEntry], message: str, *, turn: bool, before: tuple[int, str] | None = None
    ) -> None:
        """Note that a message is out: its id, and what the place has seen.

        `before`: the version and the message that the place saw before it, if it is not finished with.
        """
        k = self._keys.game(entries[0].subject)
        keys = [k.places, k.log, *(self._keys.sent(entry.shard, entry.id) for entry in entries)]
        rest = f"\n{before[0]} {before[1]}" if before else ""
        arguments: list[Argument] = [place, message, entries[-1].version, 1 if turn else 0, MARKS_KEPT, rest]
        await self._client.run("sent", keys, arguments, firmly=True)

    async def note_gone(self, place: Place, entries: Sequence[OutboxEntry]) -> None:
        """Settle a message that cannot be posted in its place, and tell the table."""
        newest, k = entries[-1], self._keys
        keys = [k.out(newest.shard), *(k.sent(entry.shard, entry.id) for entry in entries)]
        await self._client.run("gone", keys, [place, newest.subject, FORMAT, MARKS_KEPT, k.wake, newest.shard], firmly=True)

    async def ack(self, shard: int, group: str, ids: Sequence[str]) -> None:
        """Mark entries as done for the group; drop those that all groups are done with."""
        keys = [self._keys.out(shard), self._keys.lost(shard), *(self._keys.sent(shard, id_) for id_ in ids)]
        await self._client.run("ack", keys, [group, OLDEST, *ids])


def _entry(shard: int, id_: bytes, flat: list[bytes]) -> OutboxEntry:
    fields = dict(zip(flat[::2], flat[1::2], strict=True))
    if int(fields[b"f"]) > FORMAT:
        raise StoreError(f"an outbox entry has format {int(fields[b'f'])}, this program reads formats up to {FORMAT}")
    return OutboxEntry(
        id=id_.decode(),
        shard=shard,
        kind=fields[b"k"].decode(),
        subject=fields[b"g"].decode(),
        version=int(float(fields[b"v"])),
        body=fields[b"b"],
    )
