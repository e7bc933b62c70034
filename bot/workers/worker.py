"""A worker process: one question per line in, one answer per line out. The supervisor runs it without importing it."""

from __future__ import annotations

import gc
import resource
import sys
import time

import msgspec

from bot.ai.levels import LEVELS
from bot.engine.fair import Stream
from bot.games.computers import COMPUTERS, choose
from bot.workers.protocol import Question, WorkerAnswer, answer_of, rebuild_view

MEGABYTE = 2**20

NEW_THINGS = 100_000
"""The garbage collector looks for cycles after so many new things: a search makes none, and looking often costs a twentieth."""


def main() -> None:
    """Answer until the input ends. An error ends the process; the supervisor notices and starts another."""
    limit_memory(int(sys.argv[1]))
    collect_rarely()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(reply(line) + b"\n")
        sys.stdout.buffer.flush()


def limit_memory(megabytes: int) -> None:
    """Make allocations beyond this fail, so that no search can bring down the machine."""
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def collect_rarely() -> None:
    """Let the garbage collector look for cycles seldom, and only among what is new from now on."""
    gc.freeze()
    gc.set_threshold(NEW_THINGS)


def reply(line: bytes) -> bytes:
    """Answer a question."""
    question = msgspec.json.decode(line, type=Question)
    view = rebuild_view(question.record, question.seat)
    dice = Stream(bytes.fromhex(question.seed))
    if question.explained:
        actions = [view.kind.reader.read(action)[1] for action in question.explained]
        reasons = COMPUTERS[view.kind.name].reasons(view.imagine(dice), actions)
        return msgspec.json.encode(WorkerAnswer(question.explained[0], None, question.level, reasons=reasons))
    choice = choose(view, LEVELS[question.level], dice, question.nodes, time.monotonic, question.seconds)
    return msgspec.json.encode(answer_of(choice))


if __name__ == "__main__":
    main()
