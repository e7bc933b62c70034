"""The store that the settings name, for commands that maintain it."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.app.data_dir import own_folder, store_settings
from bot.settings import load
from bot.store import Store, StoreError, opened


async def with_store(work: Callable[[Store], Awaitable[int]], role: str, *, restoring: bool = False) -> int:
    """Run the work on the bot's store, even while the bot runs; return 2 if the store cannot be used."""
    settings = load()
    own_folder(settings)
    try:
        async with opened(replace(store_settings(settings, role), restoring=restoring)) as store:
            return await work(store)
    except StoreError as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
