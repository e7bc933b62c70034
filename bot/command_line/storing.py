"""The store of the settings, for commands that look after it."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.app.data_dir import own_folder, store_settings
from bot.settings import SettingsError, load
from bot.store import Store, StoreError, opened


async def with_store(work: Callable[[Store], Awaitable[int]], role: str, *, restoring: bool = False) -> int:
    """Do it with the store that the bot uses, beside the bot if it runs; 2 if that cannot be."""
    try:
        settings = load()
        own_folder(settings)
        async with opened(replace(store_settings(settings, role), restoring=restoring)) as store:
            return await work(store)
    except (SettingsError, StoreError) as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
