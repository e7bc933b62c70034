"""The outbox: a stream for each shard, read by a consumer group for each platform and one for the table's own events."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from bot.store.faults import GroupUnknown, StoreError
from bot.store.keys import SHARDS, Keys, shard_of
from bot.store.link import Link, Script, Word
from bot.store.model import FORMAT, Place

#: An entry that some group never reads is dropped after so long (milliseconds).
OLDEST: Final = 14 * 86_400_000
#: Marks outlive their entry by nothing as a rule; by this in the worst case (seconds).
MARKS_KEPT: Final = 15 * 86400
#: How many entries are read at once.
BATCH: Final = 100


class Item(msgspec.Struct):
    """An entry of the outbox. `version` is the table's, or for a timer the time it was set to."""

    id: str
    shard: int
    kind: str
    game: str
    version: int
    body: bytes
    #: How many jobs made from it are not done yet.
    left: int = 0


class Permission(msgspec.Struct, frozen=True):
    """The answer of the mark: send, again (it may have been sent), done, or old (the place has seen a newer turn)."""

    word: str
    shown: int
    message: str


class Outbox:
    """The stream commands of this room. Who may read which shard is the leases' business."""

    def __init__(self, link: Link, keys: Keys) -> None:
        """Nothing is read before the first call."""
        self._link = link
        self._keys = keys
        self._group = Script("group")
        self._claim = Script("claim")
        self._ack = Script("ack")
        self._mark = Script("mark")
        self._sent = Script("sent")

    async def register(self, group: str) -> None:
        """From now on the outbox keeps what this group has not read."""
        await self._link.call("SADD", self._keys.groups, group)
        await self._link.run_many(self._group, [([self._keys.out(shard)], [group]) for shard in range(SHARDS)])

    async def retire(self, group: str) -> None:
        """The outbox waits for this group no more: its platform was given up."""
        await self._link.call("SREM", self._keys.groups, group)
        await self._link.many([("XGROUP", "DESTROY", self._keys.out(shard), group) for shard in range(SHARDS)])

    async def groups(self) -> set[str]:
        """The groups the outbox waits for."""
        return {name.decode() for name in await self._link.call("SMEMBERS", self._keys.groups)}

    async def waiting(self, shards: Iterable[int]) -> dict[int, int]:
        """How many entries each of these shards still has for anybody; those without any are left out."""
        wanted = list(shards)
        lengths = await self._link.many([("XLEN", self._keys.out(shard)) for shard in wanted])
        return {shard: length for shard, length in zip(wanted, lengths, strict=True) if length}

    async def read(self, shard: int, group: str, me: str) -> list[Item]:
        """Entries nobody of the group has read."""
        words = ("XREADGROUP", "GROUP", group, me, "COUNT", BATCH, "STREAMS", self._keys.out(shard), ">")
        try:
            answer = await self._link.call(*words)
        except GroupUnknown:
            await self._link.run(self._group, [self._keys.out(shard)], [group])
            answer = await self._link.call(*words)
        return [_item(shard, raw) for _, entries in answer or () for raw in entries]

    async def claim(self, shard: int, group: str, me: str) -> list[Item]:
        """Take over what any reader of this shard has left undone, ourselves included, and strike the others out."""
        name = self._keys.out(shard)
        try:
            entries = await self._link.run(self._claim, [name], [group, me, BATCH])
        except GroupUnknown:
            await self._link.run(self._group, [name], [group])
            return []
        return [_item(shard, (entry, dict(zip(flat[::2], flat[1::2], strict=True)))) for entry, flat in entries]

    async def marks(self, items: Sequence[Item]) -> list[dict[Place, str]]:
        """For each entry the marks of its places: "?" with the message it was to be part of, or "=" with a message's id."""
        answers = await self._link.many([("HGETALL", self._keys.sent(item.shard, item.id)) for item in items])
        return [{place.decode(): mark.decode() for place, mark in fields.items()} for fields in answers]

    async def mark(self, place: Place, told: Sequence[Item], *, turn: bool) -> Permission:
        """Ask whether a message that tells these entries may go out now, and mark that it is about to."""
        newest = told[-1]
        words: list[Word] = [place, newest.id, newest.version, 1 if turn else 0, MARKS_KEPT]
        word, shown, message = await self._link.run(self._mark, self._message_keys(told), words)
        return Permission(word.decode(), int(shown), message.decode())

    async def unmark(self, place: Place, told: Sequence[Item]) -> None:
        """The message was surely not sent."""
        await self._link.many([("HDEL", self._keys.sent(item.shard, item.id), place) for item in told])

    async def note_sent(self, place: Place, told: Sequence[Item], message: str, *, turn: bool) -> None:
        """The message is out: write its id down, and what the place has seen."""
        words: list[Word] = [place, message, told[-1].version, 1 if turn else 0, MARKS_KEPT]
        await self._link.run(self._sent, self._message_keys(told), words)

    def _message_keys(self, told: Sequence[Item]) -> list[str]:
        return [self._keys.places(told[0].game), *(self._keys.sent(item.shard, item.id) for item in told)]

    async def ack(self, shard: int, group: str, ids: Sequence[str]) -> None:
        """The group is done with these entries; what all groups are done with is dropped."""
        keys = [self._keys.out(shard), *(self._keys.sent(shard, entry) for entry in ids)]
        await self._link.run(self._ack, keys, [group, OLDEST, *ids])

    async def announce(self, game: str, version: int, body: bytes) -> None:
        """Put an announcement in the outbox without a turn: a place that missed one is shown the table again."""
        shard = shard_of(game)
        words = ("XADD", self._keys.out(shard), "*", "f", FORMAT, "k", "say", "g", game, "v", version, "b", body)
        await self._link.call(*words)
        await self._link.call("PUBLISH", self._keys.wake, shard)


def _item(shard: int, raw: Any) -> Item:
    entry, fields = raw
    if int(fields[b"f"]) > FORMAT:
        raise StoreError(f"an outbox entry has format {int(fields[b'f'])}, this program knows up to {FORMAT}")
    return Item(
        id=entry.decode(),
        shard=shard,
        kind=fields[b"k"].decode(),
        game=fields[b"g"].decode(),
        version=int(float(fields[b"v"])),
        body=fields[b"b"],
    )
