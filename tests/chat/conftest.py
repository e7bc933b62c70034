"""Any error in the log fails the test. The bot is on Discord unless a test or module names another platform."""

from collections.abc import AsyncIterator

import pytest

from bot.chat.contract import PlatformLimits
from bot.discord.limits import DISCORD
from bot.store import Store
from tests.chat.room import Bot
from tests.store.beside import nothing_goes_wrong

__all__ = ["nothing_goes_wrong"]


@pytest.fixture
def limits() -> PlatformLimits:
    return DISCORD


@pytest.fixture
async def bot(store: Store, limits: PlatformLimits) -> AsyncIterator[Bot]:
    async with Bot(store, limits) as bot:
        yield bot
