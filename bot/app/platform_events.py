"""What the bot does about a platform's events: places lost or moved, and time that it was unreachable."""

from __future__ import annotations

from bot.chat.services import Services
from bot.store import Place


class PlatformEventHandler:
    """Passes a platform's events on to the services that handle them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def gone(self, place: Place) -> None:
        """Handle a place where nothing can be posted any more."""
        await self._services.places.gone(place)

    async def moved(self, old: Place, new: Place) -> None:
        """Handle a place that has a new address."""
        await self._services.places.moved(old, new)

    async def blocked(self, account: str, place: Place) -> None:
        """Handle a person who has blocked the bot in private."""
        person = await self._services.people.of_account(account)
        if person is not None:
            await self._services.people.lost_private(person.id, place)
        await self._services.places.gone(place)

    async def left(self, account: str, chat: Place) -> None:
        """Handle a person who has left a chat."""
        await self._services.places.left(account, chat)

    async def back(self, platform: str, silent: int, reason: str) -> None:
        """Give the time back to games waiting for players there, once for each reason."""
        await self._services.lobby.platform_back(platform, silent, reason)
