"""Leases for work that only one process at a time may do: poll a token, send for it, serve the browser room."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store.coordination import Coordination
from bot.store.faults import StoreError

LIFE: Final = 6.0
"""Seconds after which a silent process loses its lease. It is renewed three times in that time."""

logger = logging.getLogger(__name__)


def boot_clock() -> float:
    """Return the seconds on a clock that also runs while the machine sleeps, when other processes may take over our leases."""
    # On Linux the monotonic clock stops while the machine is suspended.
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Lease:
    """A name that one process at a time holds; the others stand by."""

    def __init__(self, coordination: Coordination, name: str, life: float = LIFE) -> None:
        self._coordination = coordination
        self._name = name
        self._life = life
        self._holder = secrets.token_hex(8)
        self._until = 0.0
        #: Whether another process held it when we last asked.
        self.taken = False

    @property
    def held(self) -> bool:
        """Whether we certainly hold the lease."""
        return boot_clock() < self._until

    async def hold(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work while we hold the lease, again each time we gain it, until cancelled. An error in the work ends this."""
        try:
            while True:
                await self._wait()
                await self._work_while_held(work)
        finally:
            await self._let_go()

    async def _wait(self) -> None:
        waits = False
        while not await self._renew():
            if not waits:
                logger.info("%s: lease held by another process; waiting", self._name)
            waits = True
            await asyncio.sleep(self._life / 3)

    async def _work_while_held(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(work())
        try:
            while not task.done():
                await asyncio.wait([task], timeout=self._life / 3)
                if not await self._renew() and boot_clock() >= self._until:
                    why = "the store did not answer" if self._until else "another process has taken over"
                    logger.warning("%s: lost the lease: %s", self._name, why)
                    return
            task.result()
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _renew(self) -> bool:
        """Renew the lease; return whether that worked. If the store does not answer, the lease is ours until it runs out."""
        asked = boot_clock()
        try:
            self.taken = not await self._coordination.hold(self._name, self._holder, int(self._life * 1000))
        except StoreError as fault:
            logger.info("%s: cannot renew the lease: %s", self._name, fault)
            return False
        if self.taken:
            self._until = 0.0
            return False
        # We count from before Redis does, so we stop before another process may begin.
        self._until = asked + self._life
        return True

    async def _let_go(self) -> None:
        try:
            await self._coordination.let_go(self._name, self._holder)
        except StoreError as fault:
            logger.info("%s: cannot release the lease; it will expire: %s", self._name, fault)
