"""Check the platforms: whether they accept the tokens, what the bot may do, and the links that invite it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from bot.app.platforms import PLATFORMS
from bot.chat.platform_kind import PlatformKind
from bot.settings import Settings
from bot.watch.direct_calls import ApiUnreachable
from bot.watch.findings import Finding, bad


async def look(settings: Settings, platforms: Sequence[PlatformKind] = PLATFORMS) -> AsyncIterator[Finding]:
    """Check each platform in turn."""
    for kind in platforms:
        try:
            async for finding in kind.check(settings):
                yield finding
        except ApiUnreachable as trouble:
            yield bad(f"{kind.name.capitalize()} cannot be reached: {trouble}", "check the network, proxies and firewalls")
