"""Work in order where order matters, side by side where it does not."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
J = TypeVar("J")


class KeyedQueues(Generic[K, J]):
    """A queue for each key. `work` gets the key and its queue, does the first job or several, and takes them out.

    One lane that waits (a chat's retry-after) never stops the others.
    """

    def __init__(self, work: Callable[[K, deque[J]], Awaitable[None]]) -> None:
        """`work` must not raise: what goes wrong with a job is its business."""
        self._work = work
        self._queues: dict[K, deque[J]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, key: K, job: J) -> None:
        """Queue a job; a lane that stood still begins to run."""
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
        """Cancel what is under way; what was not done is still in the outbox."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
