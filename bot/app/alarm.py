"""Alarms to the owners, which pass by everything that may itself be broken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.app.breaker import Breaker
from bot.app.platforms import PLATFORMS
from bot.chat.platform_kind import PlatformKind
from bot.settings import Settings
from bot.store import platform_of
from bot.store.in_flight import Tasks
from bot.watch.direct_calls import ApiUnreachable
from bot.watch.faults import heard_by

logger = logging.getLogger(__name__)


@contextmanager
def circuit_breaker(settings: Settings) -> Iterator[Breaker]:
    """Yield this process's circuit breaker, which counts the bot's own faults; when it trips, tell the owners."""
    loop, under_way = asyncio.get_running_loop(), Tasks()

    def pass_on(sentence: str) -> None:
        loop.call_soon_threadsafe(lambda: under_way.start(tell(settings, sentence)))

    breaker = Breaker(pass_on)
    with heard_by(breaker.note):
        yield breaker


async def tell(settings: Settings, sentence: str, platforms: Sequence[PlatformKind] = PLATFORMS) -> None:
    """Write to each owner in private; log those who cannot be reached."""
    ways = {each.name: each.tell_owner for each in platforms}
    for owner in sorted(settings.owners):
        tell_owner = ways.get(platform_of(owner))
        if tell_owner is not None:
            try:
                await tell_owner(settings, owner.partition(":")[2], sentence)
            except ApiUnreachable as trouble:
                logger.warning("cannot notify the owner %s: %s", owner, trouble)
