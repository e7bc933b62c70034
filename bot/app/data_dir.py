"""The data directory and the store that the settings name."""

from __future__ import annotations

from bot.settings import Settings
from bot.store import StoreSettings
from bot.store.faults import unusable
from bot.table.options import DAY


def own_folder(settings: Settings) -> None:
    """Create the data directory before anything else does, so that only its owner can read it."""
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise unusable(settings.data_dir, error) from error


def store_settings(settings: Settings, role: str, start_patience: float = 30.0) -> StoreSettings:
    """Return the store's settings: its own Redis in the data directory, or the one at the address. `role`: this process's."""
    return StoreSettings(
        url=settings.redis_url.reveal() if settings.redis_url else None,
        folder=settings.data_dir,
        role=role,
        archive_after=settings.archive_days * DAY,
        start_patience=start_patience,
    )
