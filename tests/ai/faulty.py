"""A worker that fails whenever the hard level is asked, and time limits for it."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

from bot.workers.protocol import Question


def faulty(tmp_path: Path, fault: str) -> tuple[str, str]:
    """The command of a real worker with this fault and the usual memory limit."""
    script = tmp_path / "worker.py"
    text = f"""
        import os, signal, sys, time
        from bot.workers import worker
        answer = worker.reply
        def reply(line):
            if b'"level":"hard"' in line:
                {fault}
            return answer(line)
        worker.reply = reply
        worker.main()
        """
    script.write_text(textwrap.dedent(text), encoding="utf-8")
    return sys.executable, str(script)


def as_long_as_it_takes(question: Question, fresh: bool) -> float:
    return 120.0


def short_for_hard(question: Question, fresh: bool) -> float:
    """A short limit for the hanging level and a long one for the others."""
    return 0.7 if question.level == "hard" else 120.0
