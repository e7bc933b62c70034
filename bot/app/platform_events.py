"""What a platform tells the tables of itself: places that are gone or moved, and how long it was silent."""

from __future__ import annotations

from bot.chat.services import Services
from bot.store import Place


class PlatformEventHandler:
    """Passed on to whoever sees to it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def gone(self, place: Place) -> None:
        """Nothing can be posted there any more."""
        await self._services.places.gone(place)

    async def moved(self, old: Place, new: Place) -> None:
        """A place has another address."""
        await self._services.places.moved(old, new)

    async def blocked(self, account: str, place: Place) -> None:
        """Somebody wants to hear nothing in private any more."""
        person = await self._services.people.of_account(account)
        if person is not None:
            await self._services.people.lost_private(person.id, place)
        await self._services.places.gone(place)

    async def left(self, account: str, chat: Place) -> None:
        """Somebody is no longer in this chat."""
        await self._services.places.left(account, chat)

    async def back(self, platform: str, silent: int, reason: str) -> None:
        """Who was waited for there gets the time back, once for each reason."""
        await self._services.lobby.platform_back(platform, silent, reason)
