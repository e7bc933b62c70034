"""The store that the settings name."""

from __future__ import annotations

from bot.settings import Settings
from bot.store import Settings as StoreSettings


def store_settings(settings: Settings, role: str, start_patience: float = 30.0) -> StoreSettings:
    """One of its own in the data directory, or the Redis of the address. `role`: what this process does with it."""
    url = settings.redis_url.reveal() if settings.redis_url else None
    return StoreSettings(url=url, folder=settings.data_dir, role=role, start_patience=start_patience)
