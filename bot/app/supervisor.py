"""Keep the bot's tasks running: one that fails is restarted after a pause while the others go on."""

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
_HEALTHY_AFTER: Final = 120.0
"""How many seconds a task must run to count as healthy again."""
SHUTDOWN_SECONDS: Final = 9.0
"""How many seconds the whole bot may take to end."""


async def keep(task: SupervisedTask, first_pause: float = FIRST_PAUSE, failing: set[str] | None = None) -> None:
    """Run a task, and restart it whenever it fails, after ever longer pauses. `failing`: the names of those now pausing."""
    pause = first_pause
    paused = set() if failing is None else failing
    while True:
        begun = time.monotonic()
        paused.discard(task.name)
        try:
            await task.run()
        except UnreachableError as outage:
            logger.warning("%s cannot connect: %s", task.name, outage)
        except Exception as fault:
            # Whatever a task raises, the others keep running; the log has the cause.
            logger.exception("%s has failed", task.name)
            report("part", fault)
        else:
            return
        if time.monotonic() - begun > _HEALTHY_AFTER:
            pause = first_pause
        logger.warning("%s restarts in %.0f s", task.name, pause)
        paused.add(task.name)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def supervise(supervised: Sequence[SupervisedTask], stop: asyncio.Event, failing: set[str] | None = None) -> None:
    """Run all tasks until it is time to stop, then cancel them and wait for their end."""
    async with asyncio.TaskGroup() as group:
        running = [group.create_task(keep(task, failing=failing), name=task.name) for task in supervised]
        await stop.wait()
        for each in running:
            each.cancel()


def stop_on_signals(stop: asyncio.Event) -> None:
    """Stop on SIGTERM and SIGINT; at once on a second signal or if a task does not end in time.

    This loses nothing: everything acknowledged is in the store.
    """
    loop = asyncio.get_running_loop()

    def on_signal() -> None:
        if stop.is_set():
            _end_now()
        logger.info("received SIGTERM or SIGINT; shutting down")
        stop.set()
        loop.call_later(SHUTDOWN_SECONDS, _end_now)

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, on_signal)


def _end_now() -> None:
    logging.shutdown()
    os._exit(1)
