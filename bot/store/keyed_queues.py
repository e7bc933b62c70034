"""Jobs run in order within a key, and side by side across keys."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
J = TypeVar("J")


class KeyedQueues(Generic[K, J]):
    """A queue for each key. `work` gets the key and its queue, does the first job or several, and takes them out.

    A queue that waits (for a chat's retry-after) never holds up the others.
    """

    def __init__(self, work: Callable[[K, deque[J]], Awaitable[None]]) -> None:
        """`work` must not raise: it handles a job's failure itself."""
        self._work = work
        self._queues: dict[K, deque[J]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, key: K, job: J) -> None:
        """Queue a job, and start the queue if it is idle."""
        queue = self._queues.get(key)
        if queue is not None:
            queue.append(job)
            return
        self._queues[key] = deque([job])
        task = asyncio.create_task(self._run(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, key: K) -> None:
        queue = self._queues[key]
        try:
            while queue:
                await self._work(key, queue)
        finally:
            del self._queues[key]

    async def stop(self) -> None:
        """Cancel the jobs under way; the outbox still has those not done."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
