"""The supervisor restarts failed tasks and stops all on request."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from bot.app.supervisor import keep, supervise
from bot.chat.platform_kind import SupervisedTask
from tests.waiting import PATIENCE


async def test_failed_task_is_restarted_while_others_run() -> None:
    stop, tries, steps = asyncio.Event(), 0, 0

    async def failing() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise OSError("no network")
        stop.set()
        await asyncio.Event().wait()

    async def steady() -> None:
        nonlocal steps
        while True:
            steps += 1
            await asyncio.sleep(0)

    async def impatient() -> None:
        await keep(SupervisedTask("failing", failing), first_pause=0.01)

    async with asyncio.timeout(PATIENCE):
        await supervise([SupervisedTask("failing", impatient), SupervisedTask("steady", steady)], stop)
    assert tries == 3
    assert steps > 3


async def test_finished_task_is_not_restarted() -> None:
    done = 0

    async def once() -> None:
        nonlocal done
        done += 1

    await keep(SupervisedTask("once", once))
    assert done == 1


def run(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environ = {"PATH": os.environ["PATH"], "HOME": str(folder), **settings}
    command = [sys.executable, "-m", "bot", "run"]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=300)


def test_invalid_settings_are_reported_without_traceback(tmp_path: Path) -> None:
    done = run(tmp_path, WEB_HOST="0.0.0.0")  # noqa: S104 — that it is refused is what is tested
    assert (done.returncode, done.stdout) == (2, "")
    assert "set web_password too" in done.stderr
    assert "Traceback" not in done.stderr
