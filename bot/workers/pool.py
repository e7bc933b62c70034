"""The supervisor of the worker processes: at most cores - 1. It kills those that overrun; a lower level then answers."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

import msgspec

from bot.ai.levels import LEVELS, LOWER
from bot.ai.move import Reason
from bot.engine.actions import Action, write_action
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.engine.record import Record
from bot.engine.refusals import IllegalAction
from bot.workers.protocol import Question, WorkerAnswer

MEGABYTES = 1024
"""The address space of a worker; a game with all modules needs a small part of it."""

GRACE = 2.0
"""Seconds beyond the limit after which a worker counts as hung: it also has to read the view, and perhaps to start."""

START = 15.0
"""Extra seconds for a new process."""

PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONSAFEPATH", "HOME", "LANG", "LC_ALL", "TMPDIR")
"""The environment variables that a worker gets: none holds a token."""

COMMAND = (sys.executable, "-m", "bot.workers.worker")


Actions = Sequence[dict[str, Any]]

Patience = Callable[[Question, bool], float]
"""Returns the seconds to wait for an answer; the flag says whether the process has yet to start."""


def patience(question: Question, fresh: bool) -> float:
    """Return the question's time limit with some grace."""
    return question.seconds + GRACE + (START if fresh else 0)


class WorkerFailed(Exception):
    """A worker ended, hung or sent an invalid answer; the message says which."""


class Worker:
    """One process, started for the first question, and again after it has failed or ended."""

    def __init__(self, command: Sequence[str], megabytes: int, patience: Patience) -> None:
        self._command = (*command, str(megabytes))
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, allowed: Actions) -> WorkerAnswer:
        """Return an answer with one of these actions; if none comes, kill the process and raise WorkerFailed."""
        if self._process is not None and self._process.returncode is not None:
            self._process = None
        try:
            async with asyncio.timeout(self._patience(question, self._process is None)):
                return await self._ask(question, allowed)
        except TimeoutError:
            await self.stop()
            raise WorkerFailed(f"{question.level}: no answer in time") from None
        except (OSError, ValueError, msgspec.DecodeError) as error:  # an overlong line is a ValueError
            await self.stop()
            raise WorkerFailed(f"{question.level}: {type(error).__name__}") from error
        except asyncio.CancelledError:
            await self.stop()  # or its answer would be taken for the next question's
            raise

    async def _ask(self, question: Question, allowed: Actions) -> WorkerAnswer:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        answer = msgspec.json.decode(line, type=WorkerAnswer)  # also fails on an empty line from a process that has ended
        if answer.action not in allowed:
            raise msgspec.ValidationError("what it would do cannot be done")
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
        )
        return self._process

    async def stop(self) -> None:
        """Kill the process, if there is one, and wait until it has ended."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class Workers:
    """All workers; use it as `async with Workers() as workers`."""

    def __init__(
        self,
        count: int | None = None,
        *,
        megabytes: int = MEGABYTES,
        patience: Patience = patience,
        command: Sequence[str] = COMMAND,
    ) -> None:
        most = max(1, (os.cpu_count() or 1) - 1)
        self._all = [Worker(command, megabytes, patience) for _ in range(min(count or most, most))]
        self._free = self._all.copy()
        self._gate = asyncio.Semaphore(len(self._all))  # first come, first served; a queue would let the last one in again

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for worker in self._all:
            await worker.stop()

    async def choose(self, view: View, level: str, seed: bytes, nodes: int | None = None, seconds: float = 5.0) -> WorkerAnswer:
        """Return a level's choice for the present decision of the view's seat.

        A level that crashes or overruns is replaced by the next lower one, and the lowest by the simplest option.
        """
        if view.seat is None:
            raise ValueError("the public view has no deciding seat")
        record = view.portable(Stream(hashlib.sha256(seed + b"export").digest()))
        allowed = [write_action(option) for option in view.options()]
        failures: list[str] = []
        name: str | None = LEVELS[level].name
        while name is not None:
            question = Question(record, view.seat, name, seed.hex(), nodes, seconds)
            try:
                answer = await self._ask(question, allowed)
                for action in answer.planned:
                    view.kind.reader.read(action)
            except (WorkerFailed, IllegalAction) as failure:
                failures.append(str(failure))
                name = LOWER.get(name)
            else:
                return msgspec.structs.replace(answer, failures=tuple(failures))
        return simplest(view, record, failures)

    async def explain(self, view: View, actions: Sequence[Action], seed: bytes, seconds: float = 5.0) -> tuple[Reason, ...]:
        """Return the reasons for a turn of the view's seat; raise WorkerFailed if none come."""
        if view.seat is None:
            raise ValueError("the public view has no deciding seat")
        record = view.portable(Stream(hashlib.sha256(seed + b"export").digest()))
        written = tuple(write_action(action) for action in actions)
        question = Question(record, view.seat, "", seed.hex(), seconds=seconds, explained=written)
        return (await self._ask(question, written[:1])).reasons

    async def _ask(self, question: Question, allowed: Actions) -> WorkerAnswer:
        async with self._gate:
            worker = self._free.pop()
            try:
                return await worker.ask(question, allowed)
            finally:
                self._free.append(worker)


def simplest(view: View, record: Record, failures: Sequence[str]) -> WorkerAnswer:
    """Return the default action, for when no computer player answers."""
    action = view.imagine(Stream(hashlib.sha256(msgspec.json.encode(record)).digest())).default()
    return WorkerAnswer(write_action(action), Reason("simplest"), "none", failures=tuple(failures))
