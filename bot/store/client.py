"""The connection to Redis: commands, scripts and subscriptions, for every kind of server.

Every command may be sent twice when the connection breaks between sending and answering. That is safe because no script or
command of this package does anything more the second time; what a lost answer may hold (entries read for a consumer) is claimed
again by its reader.
"""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final, TypeVar

from redis import exceptions as redis_errors
from redis.asyncio import RedisCluster
from redis.asyncio.cluster import PipelineCommand

from bot.store.batcher import Argument, Batcher
from bot.store.connect import ServerAddress, client
from bot.store.faults import Refused, ScriptUnknown, StoreError, TooFewReplicas, classify, raise_if_cancelled

T = TypeVar("T")

#: How long a call that a person waits for is retried before it fails.
PATIENCE: Final = 4.0
#: How many calls may be under way at once; more of them wait instead of opening connections without limit.
AT_ONCE: Final = 32
_OLDEST: Final = (7, 0)
#: What a cluster node answers that does not have the key, or has it no longer.
_MOVED: Final = (*RedisCluster.ERRORS_ALLOW_RETRY, redis_errors.AskError)


class Script:
    """A Lua script of this package, known to Redis by its digest."""

    def __init__(self, name: str, text: str | None = None) -> None:
        """Read `name`.lua of this package, unless the text is given."""
        self.name = name
        self.text = text or files(__package__).joinpath(f"{name}.lua").read_text("utf-8")
        # The protocol names scripts by SHA-1; nothing here depends on its strength.
        self.digest = hashlib.sha1(self.text.encode(), usedforsecurity=False).hexdigest()


class RedisClient:
    """A client that names its faults, retries passing ones, and counts its round trips."""

    def __init__(self, address: ServerAddress, patience: float = PATIENCE) -> None:
        """Nothing is connected before the first call."""
        self.address = address
        self.patience = patience
        self.replicas = address.replicas
        self._trips = 0
        self._client: Any = client(address)
        self._gate = asyncio.Semaphore(AT_ONCE)
        # A cluster's client has to see the timeout itself, to look for a new master.
        self._limit = None if address.kind == "redis+cluster" else address.timeout
        self._batcher = None if address.kind == "redis+cluster" else Batcher(self._client, self._gate, self._limit)
        self._scripts = cache(Script)

    @property
    def clustered(self) -> bool:
        """Whether keys of different shards may lie on different servers."""
        return isinstance(self._client, RedisCluster)

    @property
    def trips(self) -> int:
        """Round trips made so far; calls that leave in one batch make one."""
        return self._trips + (self._batcher.trips if self._batcher else 0)

    async def call(self, *arguments: Argument) -> Any:
        """Send one command."""
        return (await self.many([arguments]))[0]

    async def _send(self, request: Callable[..., Awaitable[T]], *arguments: Argument, **more: object) -> T:
        """Make one round trip within the time limit, without losing a cancellation.

        On Python 3.11 the client library can lose a cancellation while it sends (`asyncio.wait_for` did then), or turn it into
        a fault of the connection, and work that should end would go on for ever.
        """
        task = asyncio.current_task()
        before = task.cancelling() if task else 0
        try:
            async with self._gate, asyncio.timeout(self._limit):
                self._trips += 1
                try:
                    return await request(*arguments, **more)
                except AttributeError as error:
                    raise classify(error) from error
        finally:
            raise_if_cancelled(task, before)

    async def run(
        self, script: str | Script, keys: Sequence[str], arguments: Sequence[Argument] = (), *, firmly: bool = False
    ) -> Any:
        """Run a script, by its name in this package; one round trip, two when Redis does not know it yet.

        `firmly`: return its answer once as many replicas as the URL asks for have its writes.
        """
        known = script if isinstance(script, Script) else self._scripts(script)
        command = ("EVALSHA", known.digest, len(keys), *keys, *arguments)
        taught = ("EVAL", known.text, *command[2:])
        if firmly and self.replicas:
            return await self._run_confirmed(command, taught, keys[0])
        try:
            return (await self.many([command]))[0]
        except ScriptUnknown:
            return (await self.many([taught]))[0]

    async def _run_confirmed(self, command: Sequence[Argument], taught: Sequence[Argument], key: str) -> Any:
        async def step() -> object:
            try:
                return await self._with_copies(command, key)
            except redis_errors.NoScriptError:
                return await self._with_copies(taught, key)

        return await patiently(step, self.patience)

    async def _with_copies(self, command: Sequence[Argument], key: str) -> Any:
        """Send a command, and wait until enough replicas have its writes."""
        answer, copies = await self._at_home([command, ("WAIT", self.replicas, int(self.address.timeout * 500))], key)
        if copies < self.replicas:
            raise TooFewReplicas(f"{copies} of {self.replicas} replicas have confirmed it")
        return answer

    async def _at_home(self, commands: Sequence[Sequence[Argument]], key: str) -> list[Any]:
        """Send over one connection to the server that has the key; raise the first fault.

        `WAIT` covers only what its own connection wrote; on any other, replicas confirm at once. A cluster's pipeline is not
        used: after a fault it may send the commands to two servers, or repeat one of them.
        """
        if not self.clustered:
            return [_raise_error(answer) for answer in await self._batch(commands)]
        await self._client.initialize()
        parts = [PipelineCommand(number, *arguments) for number, arguments in enumerate(commands)]
        try:
            await self._send(partial(self._client.get_node_from_key(key).execute_pipeline, parts))
            return [_raise_error(part.result) for part in parts]
        except _MOVED:
            # A plain command finds the key's new home, and the client library learns it.
            await self._send(self._client.execute_command, "EXISTS", key)
            raise

    async def many(self, commands: Sequence[Sequence[Argument]]) -> list[Any]:
        """Send commands that do not depend on each other, in one go for each node; raise the first fault."""
        if not commands:
            return []
        return await patiently(lambda: self._all(commands), self.patience)

    async def _all(self, commands: Sequence[Sequence[Argument]]) -> list[Any]:
        if self._batcher is not None:
            return await asyncio.gather(*self._batcher.send(commands))
        if len(commands) == 1:
            return [await self._send(self._client.execute_command, *commands[0])]
        return [_raise_error(answer) for answer in await self._batch(commands)]

    async def run_many(
        self, script: str | Script, jobs: Sequence[tuple[Sequence[str], Sequence[Argument]]], *, firmly: bool = False
    ) -> list[Any]:
        """Run a script once for each job, in one go; servers that do not know it yet learn it. `firmly`: as in `run`."""
        if firmly and self.replicas:
            return [await self.run(script, keys, arguments, firmly=True) for keys, arguments in jobs]
        digest = (script if isinstance(script, Script) else self._scripts(script)).digest
        commands = [("EVALSHA", digest, len(keys), *keys, *arguments) for keys, arguments in jobs]
        try:
            return await self.many(commands)
        except ScriptUnknown:
            return [await self.run(script, keys, arguments) for keys, arguments in jobs]

    async def run_over(self, script: str | Script, keys: Sequence[str], arguments: Sequence[Argument] = ()) -> list[Any]:
        """Run a script that answers with one item for each key: once, or on a cluster once for each key."""
        parts = [[key] for key in keys] if self.clustered else [list(keys)]
        answers = await self.run_many(script, [(part, arguments) for part in parts])
        return [item for answer in answers for item in answer]

    async def _batch(self, commands: Sequence[Sequence[Argument]]) -> list[Any]:
        pipe = self._client.pipeline(transaction=False)
        for command in commands:
            pipe.execute_command(*command)
        answers: list[Any] = await self._send(pipe.execute, raise_on_error=False)
        return answers

    async def masters(self, *arguments: Argument) -> list[Any]:
        """Send a command without keys to every master, and collect the answers."""

        async def step() -> list[Any]:
            if isinstance(self._client, RedisCluster):
                await self._client.initialize()
                nodes = self._client.get_primaries()
                return [await self._send(self._client.execute_command, *arguments, target_nodes=node) for node in nodes]
            return [await self._send(self._client.execute_command, *arguments)]

        return await patiently(step, self.patience)

    async def scan(self, pattern: str) -> AsyncIterator[str]:
        """Yield every key that matches, from every master. A key may come twice."""
        try:
            async for name in self._client.scan_iter(match=pattern, count=500):
                yield name.decode()
        except (redis_errors.RedisError, redis_errors.RedisClusterException, OSError) as error:
            raise classify(error) from error

    @asynccontextmanager
    async def subscribe(self, channel: str) -> AsyncIterator[AsyncIterator[bytes]]:
        """Yield what is published on a channel; raise a named fault when the connection breaks."""
        listener = self._client.pubsub(ignore_subscribe_messages=True)
        try:
            await self._send(listener.subscribe, channel)
            yield self._messages(listener)
        except (redis_errors.RedisError, redis_errors.RedisClusterException, OSError, AttributeError) as error:
            raise classify(error) from error
        finally:
            await listener.aclose()

    @staticmethod
    async def _messages(listener: Any) -> AsyncIterator[bytes]:
        while True:
            message = await listener.get_message(timeout=30)
            if message is not None:
                yield message["data"]

    async def check(self) -> str:
        """Check that Redis answers and is new enough; return its name and version."""
        info = (await self.masters("INFO", "server"))[0]
        if isinstance(info, dict) and "redis_version" not in info:  # a cluster answers by node
            info = next(iter(info.values()))
        family = "Valkey" if "valkey_version" in info else "Redis"
        version = str(info.get("valkey_version") or info["redis_version"])
        compatible = str(info["redis_version"])
        if tuple(int(part) for part in compatible.split(".")[:2]) < _OLDEST:
            raise Refused(f"{family} {version} is too old: use Redis or Valkey 7.0 or newer")
        return f"{family} {version}"

    async def close(self) -> None:
        """Close every connection."""
        if self._batcher is not None:
            await self._batcher.stop()
        manager = getattr(getattr(self._client, "connection_pool", None), "sentinel_manager", None)
        await self._client.aclose()
        if manager is not None:
            await manager.aclose()


def _raise_error(answer: Any) -> Any:
    if isinstance(answer, Exception):
        raise answer
    return answer


async def patiently(step: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Retry `step` with growing pauses while the fault is a passing one, for at most `seconds`; then raise it, named."""
    end = time.monotonic() + seconds
    pause = 0.02
    while True:
        try:
            return await step()
        except (redis_errors.RedisError, redis_errors.RedisClusterException, OSError, StoreError) as error:
            fault = classify(error)
            if not fault.passing or time.monotonic() + pause > end:
                raise fault from (None if fault is error else error)
        await asyncio.sleep(pause)
        pause = min(pause * 2, 1.0)
