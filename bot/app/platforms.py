"""The platforms of this bot. The rest of this package goes by the list."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final

import bot.discord.platform as discord
import bot.telegram.platform as telegram
import bot.web.platform as web
from bot.chat.platform_kind import PlatformKind
from bot.settings import Settings, load
from bot.watch.direct_calls import ApiUnreachable
from bot.watch.findings import Finding, bad

PLATFORMS: Final[tuple[PlatformKind, ...]] = (web.PLATFORM, discord.PLATFORM, telegram.PLATFORM)


def load_settings() -> Settings:
    """Return the settings in force. Each owner must be an account of a platform."""
    return load(accounts={each.name: each.account for each in PLATFORMS})


async def check_platforms(settings: Settings, platforms: Sequence[PlatformKind] = PLATFORMS) -> AsyncIterator[Finding]:
    """Check each platform in turn."""
    for kind in platforms:
        try:
            async for finding in kind.check(settings):
                yield finding
        except ApiUnreachable as trouble:
            yield bad(f"{kind.name.capitalize()} cannot be reached: {trouble}", "check the network, proxies and firewalls")
