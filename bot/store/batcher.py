"""Calls made at the same moment go out in one batch: that halves the client library's work for each of them."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from redis.exceptions import ResponseError

from bot.store.in_flight import Tasks

Argument: TypeAlias = str | bytes | int | float
_Waiting: TypeAlias = "tuple[Sequence[Argument], asyncio.Future[Any]]"

#: A batch this long leaves at once, so that Redis has something to do while the next one is put together.
MOST: Final = 16


def pack(commands: Sequence[Sequence[Argument]]) -> bytes:
    """Return the commands in wire format; the client library's own packing takes four times as long."""
    lines: list[bytes] = []
    for command in commands:
        lines.append(b"*%d" % len(command))
        for argument in command:
            raw = argument if isinstance(argument, bytes) else str(argument).encode()
            lines.append(b"$%d" % len(raw))
            lines.append(raw)
    lines.append(b"")
    return b"\r\n".join(lines)


class Batcher:
    """A client's calls. Each gets its own answer or fault; when the connection breaks, all of a batch get that fault."""

    def __init__(self, client: Any, gate: asyncio.Semaphore, limit: float | None) -> None:
        """`gate`: how many batches may be under way; `limit`: seconds until an answer is given up."""
        self._client = client
        self._gate = gate
        self._limit = limit
        #: Batches sent so far.
        self.trips = 0
        self._waiting: list[_Waiting] = []
        self._tasks = Tasks()

    def send(self, commands: Sequence[Sequence[Argument]]) -> "list[asyncio.Future[Any]]":
        """Queue commands for the same batch; return a future for the answer to each."""
        loop = asyncio.get_running_loop()
        answers: list[asyncio.Future[Any]] = [loop.create_future() for _ in commands]
        if not self._waiting:
            loop.call_soon(self._go)
        self._waiting += zip(commands, answers, strict=True)
        if len(self._waiting) >= MOST:
            self._go()
        return answers

    def _go(self) -> None:
        if self._waiting:
            self._tasks.start(self._post(self._waiting))
            self._waiting = []

    async def _post(self, waiting: list[_Waiting]) -> None:
        # A caller who gives up cancels its future; the command may still take effect, as after a lost answer.
        try:
            async with self._gate, asyncio.timeout(self._limit):
                answers = await self._answers([arguments for arguments, _ in waiting])
        except asyncio.CancelledError:
            for _, future in waiting:
                future.cancel()
            raise
        except Exception as fault:  # noqa: BLE001 - hand any error to the callers
            answers = [fault] * len(waiting)
        for (_, future), answer in zip(waiting, answers, strict=True):
            if future.done():
                continue
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def _answers(self, commands: list[Sequence[Argument]]) -> list[Any]:
        self.trips += 1
        if len(commands) == 1:
            return [await self._client.execute_command(*commands[0])]
        pool = self._client.connection_pool
        connection, answers = await pool.get_connection(), list[Any]()
        try:
            await connection.send_packed_command(pack(commands))
            for command in commands:
                try:
                    answers.append(await self._client.parse_response(connection, command[0]))
                except ResponseError as fault:  # this command's own
                    answers.append(fault)
        except BaseException:
            # Discard late answers, or they would be taken for the next batch's.
            await connection.disconnect(nowait=True)
            raise
        finally:
            await pool.release(connection)
        return answers

    async def stop(self) -> None:
        """Cancel the batches under way."""
        await self._tasks.stop()
