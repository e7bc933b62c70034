"""Keep the parts of the bot running: a part that fails is restarted after a pause while the others go on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Sequence
from typing import Final

from bot.chat.platform_kind import SupervisedTask, UnreachableError
from bot.watch.faults import report

logger = logging.getLogger(__name__)

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
_WELL: Final = 120.0
"""How many seconds a part must run to count as healthy again."""
PATIENCE: Final = 9.0
"""How many seconds the whole bot has to end."""


async def keep(part: SupervisedTask, first_pause: float = FIRST_PAUSE, failing: set[str] | None = None) -> None:
    """Run a part, and restart it whenever it fails, after ever longer pauses. `failing`: the parts now pausing."""
    pause = first_pause
    paused = set() if failing is None else failing
    while True:
        begun = time.monotonic()
        paused.discard(part.name)
        try:
            await part.run()
        except UnreachableError as outage:
            logger.warning("%s", outage)
        except Exception as fault:
            # Whatever a part raises, the others keep running; the log has the cause.
            logger.exception("%s has failed", part.name)
            report("part", fault)
        else:
            return
        if time.monotonic() - begun > _WELL:
            pause = first_pause
        logger.warning("%s restarts in %.0f s", part.name, pause)
        paused.add(part.name)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def supervise(parts: Sequence[SupervisedTask], stop: asyncio.Event, failing: set[str] | None = None) -> None:
    """Run all parts until it is time to stop, then cancel them and wait for their end."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(keep(part, failing=failing), name=part.name) for part in parts]
        await stop.wait()
        for task in tasks:
            task.cancel()


def stop_on_signals(stop: asyncio.Event) -> None:
    """Stop on SIGTERM and SIGINT; at once on a second signal or if a part does not end in time.

    This loses nothing: everything acknowledged is in the store.
    """
    loop = asyncio.get_running_loop()

    def on_signal() -> None:
        if stop.is_set():
            _end_now()
        logger.info("received SIGTERM or SIGINT; shutting down")
        stop.set()
        loop.call_later(PATIENCE, _end_now)

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, on_signal)


def _end_now() -> None:
    logging.shutdown()
    os._exit(1)
