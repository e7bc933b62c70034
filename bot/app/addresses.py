"""The addresses of the platforms' APIs, unless the settings name others."""

from __future__ import annotations

from bot.settings import Settings


def discord_api(settings: Settings) -> str:
    """Return the address of Discord's API, with the version."""
    return settings.discord_api_url or "https://discord.com/api/v10"


def telegram_api(settings: Settings) -> str:
    """Return the address of Telegram's API, without the token."""
    return settings.telegram_api_url or "https://api.telegram.org"
