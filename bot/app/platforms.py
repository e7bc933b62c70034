"""The platforms of this bot. The rest of this package goes by the list."""

from __future__ import annotations

from typing import Final

import bot.discord.platform as discord
import bot.telegram.platform as telegram
import bot.web.platform as web
from bot.chat.platform_kind import PlatformKind
from bot.settings import Settings, load

PLATFORMS: Final[tuple[PlatformKind, ...]] = (web.PLATFORM, discord.PLATFORM, telegram.PLATFORM)


def load_settings() -> Settings:
    """Return the settings in force. Each owner must be an account of a platform."""
    return load(accounts={each.name: each.account for each in PLATFORMS})
