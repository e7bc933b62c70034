"""The folder and the store that the settings name."""

from __future__ import annotations

from bot.settings import Settings
from bot.store import StoreSettings
from bot.store.faults import unusable
from bot.table.options import DAY


def own_folder(settings: Settings) -> None:
    """Make the data directory before anything goes into it: whoever is first makes it for nobody else's eyes."""
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise unusable(settings.data_dir, error) from error


def store_settings(settings: Settings, role: str, start_patience: float = 30.0) -> StoreSettings:
    """One of its own in the data directory, or the Redis of the address. `role`: what this process does with it."""
    return StoreSettings(
        url=settings.redis_url.reveal() if settings.redis_url else None,
        folder=settings.data_dir,
        role=role,
        archive_after=settings.archive_days * DAY,
        start_patience=start_patience,
    )
