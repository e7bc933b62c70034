"""A review in a process of its own (`python -m bot.workers.reviewer`): a record comes in, the review goes out as JSON."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Final

import msgspec

from bot.engine.record import read_record
from bot.workers.pool import MEGABYTES, PASSED_ON
from bot.workers.review import Review, review
from bot.workers.worker import limit_memory

SECONDS: Final = 60.0
"""The time limit for a review."""
NODES: Final = 800
"""Nodes for each card reconsidered: with far fewer, a better move would be found by chance."""
_POLITE: Final = 10


class ReviewFailed(Exception):
    """There is no review; the message says why."""


async def review_record(record: bytes) -> Review:
    """Return the review of a finished game's record."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.workers.reviewer"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
    )
    try:
        async with asyncio.timeout(SECONDS):
            said, _ = await process.communicate(record)
        return msgspec.json.decode(said, type=Review)
    except TimeoutError:
        raise ReviewFailed(f"no review within {SECONDS:.0f} seconds") from None
    except msgspec.DecodeError:
        raise ReviewFailed(f"the reviewer ended with {process.returncode}") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


if __name__ == "__main__":
    os.nice(_POLITE)
    limit_memory(MEGABYTES)
    sys.stdout.buffer.write(msgspec.json.encode(review(read_record(sys.stdin.buffer.read()), NODES)))
