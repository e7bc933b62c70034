"""What is announced to a person rather than at a table. Reminders are gathered for a while in a basket, and come as one."""

from typing import Final

import msgspec

from bot.store.batcher import Word
from bot.store.client import RedisClient, Script
from bot.store.keys import Keys, shard_of
from bot.store.model import BASKET, FORMAT, Announcement, Timer, checked

#: How long reminders of a person are gathered before they are told (milliseconds).
GATHER: Final = 20_000


class ReminderDigests:
    """When a basket is due, the `table` group gets a timer event named `basket` with the person in place of the game."""

    def __init__(self, link: RedisClient, keys: Keys, gather: int = GATHER) -> None:
        """`gather` in milliseconds."""
        self._link = link
        self._keys = keys
        self._gather = gather
        self._script = Script("basket")

    async def put(self, person: str, game: str, body: bytes) -> None:
        """Add a reminder; a later one of the same game takes its place."""
        member = Timer(BASKET, reminder=True).member(checked(person))
        keys = [self._keys.basket(person), self._keys.due(shard_of(person))]
        await self._link.run_firmly(self._script, keys, ["put", checked(game), body, member, self._gather])

    async def look(self, person: str) -> dict[str, bytes]:
        """What lies in it: game and reminder."""
        fields = await self._link.call("HGETALL", self._keys.basket(person))
        return {game.decode(): body for game, body in fields.items()}

    async def post(self, person: str, found: dict[str, bytes], announcement: Announcement | None) -> bool:
        """Take out what was found and announce it, in one step; without an announcement it is thrown away.

        False when another worker was faster: then nothing is told twice.
        """
        k, shard = self._keys, shard_of(person)
        told = msgspec.msgpack.encode(announcement) if announcement else b""
        words: list[Word] = ["post", person, told, FORMAT, k.wake, shard]
        for game, body in found.items():
            words += (game, body)
        return bool(await self._link.run(self._script, [k.basket(person), k.due(shard), k.out(shard)], words))

    async def tell(self, person: str, announcement: Announcement) -> None:
        """Announce something at once. When an answer of the server is lost it may stand in the outbox twice."""
        k, shard = self._keys, shard_of(person)
        words: list[Word] = ["tell", person, msgspec.msgpack.encode(announcement), FORMAT, k.wake, shard]
        await self._link.run(self._script, [k.basket(person), k.due(shard), k.out(shard)], words)
