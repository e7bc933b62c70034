"""Indexes of the games that a person plays and a place shows. They are hints: the game itself has the last word."""

from typing import Final

from bot.store.client import RedisClient
from bot.store.keys import Keys
from bot.store.model import Hint, Place

#: An index that nobody writes to expires after this long (seconds).
KEPT: Final = 400 * 86400


class Indexes:
    """The indexes. They are updated from the outbox, so a little late; noting a game twice does no harm."""

    def __init__(self, client: RedisClient, keys: Keys) -> None:
        """Nothing is read before the first call."""
        self._client = client
        self._keys = keys

    async def note(self, game: str, version: int, hint: Hint) -> None:
        """Bring the indexes of all people and places of a game to this version."""
        names = [self._keys.person_games(person) for person in hint.people]
        names += [self._keys.chat_games(place) for place in hint.places]
        arguments = (game, version, 1 if hint.listed else 0, KEPT)
        await self._client.run_many("hint", [([name], arguments) for name in names], firmly=True)

    async def of_person(self, person: str) -> list[str]:
        """Return the games that probably have this person."""
        return await self._read(self._keys.person_games(person))

    async def of_place(self, place: Place) -> list[str]:
        """Return the games that are probably shown in this place."""
        return await self._read(self._keys.chat_games(place))

    async def strike_out(self, game: str, hint: Hint) -> None:
        """Remove a hint that proved wrong: the game is gone, or no longer has this person."""
        names = [self._keys.person_games(person) for person in hint.people]
        names += [self._keys.chat_games(place) for place in hint.places]
        await self._client.many([("HDEL", name, game) for name in names])

    async def _read(self, name: str) -> list[str]:
        return sorted(game.decode() for game in await self._client.call("HKEYS", name))
