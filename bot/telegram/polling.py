"""Fetches updates by long poll. The library's own loop is not used: it cannot begin again after an end that took too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

from telegram import Bot, Update
from telegram.error import TelegramError

from bot.store.in_flight import Tasks
from bot.telegram.faults import Wait, named_fault
from bot.watch.faults import report

CONCURRENT: Final = 256
"""Updates that are handled at the same time."""
LONGEST_PAUSE: Final = 30.0
"""Seconds between attempts while Telegram is in trouble."""
_FIRST_PAUSE: Final = 1.0
_LONG: Final = timedelta(seconds=20)
_ENDING: Final = 4.0
"""Seconds that running work gets at the end, and the last call as well."""

logger = logging.getLogger(__name__)


async def poll(bot: Bot, kinds: Sequence[str], handle: Callable[[Update], Awaitable[None]]) -> None:
    """Fetch updates and have them handled, many at a time, until cancelled.

    The first call, and the first after a failure, does not wait for updates: so it is known at once that Telegram answers.
    """
    fetch = partial(bot.get_updates, allowed_updates=kinds)
    room, at_work, offset, pause = asyncio.Semaphore(CONCURRENT), Tasks(), 0, 0.0
    longest = timedelta()

    async def handle_update(update: Update) -> None:
        async with room:
            try:
                await handle(update)
            except Exception as fault:
                logger.exception("handling an update failed")
                report("update", fault)

    try:
        while True:
            wait = 0.0
            try:
                updates = await fetch(offset=offset, timeout=longest)
            except TelegramError as error:
                fault = named_fault(error)
                logger.warning("cannot fetch updates: %s", fault)
                wait = fault.seconds if isinstance(fault, Wait) and fault.flood else _FIRST_PAUSE
            except Exception as fault:
                logger.exception("cannot read updates")
                report("update", fault)
                wait = _FIRST_PAUSE
            else:
                for update in updates:
                    offset = update.update_id + 1
                    at_work.start(handle_update(update))
            longest = timedelta() if wait else _LONG
            pause = min(max(2 * pause, wait), LONGEST_PAUSE) if wait else 0.0
            await asyncio.sleep(max(pause, wait))
    finally:
        with suppress(TelegramError, TimeoutError):
            async with asyncio.timeout(_ENDING):
                await fetch(offset=offset, timeout=timedelta())  # else whoever polls next gets the last ones again
        await at_work.stop(_ENDING)
