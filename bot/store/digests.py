"""Announcements to a person rather than at a table. Reminders are gathered in a digest and become one message."""

from typing import Final

import msgspec

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.keys import Keys, shard_of
from bot.store.model import BASKET, FORMAT, Announcement, checked

#: How long a person's reminders are gathered before they are announced (milliseconds).
DIGEST_WAIT: Final = 20_000


class Digests:
    """The digests: one for each person with reminders waiting; a place's may gather other news.

    When a digest is due, the `table` group gets a timer event named `basket` with the person in place of the game.
    """

    def __init__(self, client: RedisClient, keys: Keys, wait: int = DIGEST_WAIT) -> None:
        """`wait` in milliseconds."""
        self._client = client
        self._keys = keys
        self._wait = wait

    async def put(self, person: str, game: str, body: bytes) -> None:
        """Add a reminder; it replaces an earlier one of the same game."""
        member = f"r:{checked(person)}:{BASKET}"
        keys = [self._keys.digest(person), self._keys.due(shard_of(person))]
        await self._client.run("digest", keys, ["put", checked(game), body, member, self._wait], firmly=True)

    async def look(self, person: str) -> dict[str, bytes]:
        """Return the reminders in a person's digest, by game."""
        fields = await self._client.call("HGETALL", self._keys.digest(person))
        return {game.decode(): body for game, body in fields.items()}

    async def post(self, person: str, found: dict[str, bytes], announcement: Announcement | None) -> bool:
        """Take out what was found and announce it, in one step; without an announcement it is dropped.

        Return False if another worker was faster: then nothing is told twice.
        """
        k, shard = self._keys, shard_of(person)
        told = msgspec.msgpack.encode(announcement) if announcement else b""
        arguments: list[Argument] = ["post", person, told, FORMAT, k.wake, shard]
        for game, body in found.items():
            arguments += (game, body)
        return bool(await self._client.run("digest", [k.digest(person), k.due(shard), k.out(shard)], arguments))

    async def tell(self, person: str, announcement: Announcement) -> None:
        """Announce something at once. If an answer of Redis is lost, it may be in the outbox twice."""
        k, shard = self._keys, shard_of(person)
        arguments: list[Argument] = ["tell", person, msgspec.msgpack.encode(announcement), FORMAT, k.wake, shard]
        await self._client.run("digest", [k.digest(person), k.due(shard), k.out(shard)], arguments)
