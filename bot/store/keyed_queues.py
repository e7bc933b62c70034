"""Jobs run in order within a key, and side by side across keys."""

from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bot.store.in_flight import Tasks

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
        self._tasks = Tasks()

    def put(self, key: K, job: J) -> None:
        """Queue a job, and start the queue if it is idle."""
        queue = self._queues.get(key)
        if queue is not None:
            queue.append(job)
            return
        self._queues[key] = deque([job])
        self._tasks.start(self._run(key))

    def waiting(self, key: K) -> deque[J]:
        """Return the jobs of a key that are not done: its queue, which may be changed."""
        return self._queues.get(key, deque())

    def all_waiting(self) -> list[deque[J]]:
        """Return the queues of all keys."""
        return list(self._queues.values())

    def __len__(self) -> int:
        """Count the jobs that are not done."""
        return sum(map(len, self._queues.values()))

    async def _run(self, key: K) -> None:
        queue = self._queues[key]
        try:
            while queue:
                await self._work(key, queue)
        finally:
            del self._queues[key]

    async def stop(self, within: float = 0.0) -> None:
        """Cancel the jobs that are not done `within` seconds."""
        await self._tasks.stop(within)
