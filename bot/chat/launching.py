"""The board inside a platform's app where the app does not say which table was pressed: it is remembered for a moment."""

from __future__ import annotations

import re
from typing import Final

from bot.store import Store

LAUNCH: Final = "launch"
"""The verb of the button; the platform itself answers it."""
LAUNCHING: Final = re.compile(rf"([0-9a-z]{{1,32}})\.[0-9a-z]+\.{LAUNCH}\..*")
"""The id of such a button, with its table."""
LAUNCHED: Final = "board-launch"
"""For each account, the table that it has pressed."""
_FOR: Final = 120_000


async def note_launch(store: Store, account: str, table: str) -> None:
    """Remember which table an account opens; empty: none, it gets its games."""
    while True:
        known = await store.documents.get(LAUNCHED, account)
        if await store.documents.put(LAUNCHED, account, table.encode(), known.revision, keep=_FOR):
            return
