"""How long a platform was silent, kept in the store, so that a restart of the bot forgets nothing.

Time in which nobody can play does not count. Time in which no bot ran is given back by the heartbeat, and is no silence.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store.faults import StoreError
from bot.store.store import Store

LONG: Final = 300_000
"""Milliseconds of silence from which on it is reported."""
_EVERY: Final = 15.0
"""Seconds between two notes."""
_KEPT: Final = 30 * 86_400_000

logger = logging.getLogger(__name__)


class Silence:
    """The silence of a platform, or of a `part` of it. `tell` gets its length, and a reason: the same if it is told again."""

    def __init__(self, store: Store, platform: str, part: str, tell: Callable[[int, str], Awaitable[None]]) -> None:
        """Nothing is read before the platform is heard."""
        self._store = store
        self._platform = platform
        self._name = f"{platform}-{part}"
        self._tell = tell
        self._noted = 0.0

    async def heard(self) -> None:
        """Note that the platform is heard, every few seconds; a long silence is told before that is noted."""
        if self._noted and time.monotonic() - self._noted < _EVERY:
            return
        try:
            silent, since = await self._ask(note=False)
            if silent >= LONG:
                logger.warning("%s was silent for %d s: extending running deadlines by that time", self._name, silent // 1000)
                await self._tell(silent, f"{self._platform} was away at {since // 60_000}")
            await self._ask(note=True)
        except StoreError as fault:
            logger.info("cannot note that %s is heard: %s", self._name, fault)
        else:
            self._noted = time.monotonic()

    def lost(self) -> None:
        """Note that the connection is lost: what is heard next may end a silence."""
        self._noted = 0.0

    async def _ask(self, *, note: bool) -> tuple[int, int]:
        keys = self._store.keys
        arguments = [int(note), self._store.clock.silence, _KEPT]
        silent, since = await self._store.client.run("heard", [keys.heard(self._name), keys.beat], arguments)
        return int(silent), int(since)
