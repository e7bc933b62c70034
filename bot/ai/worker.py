"""A worker process: a question a line in, an answer a line out. Started and watched by the supervisor, never imported by it."""

from __future__ import annotations

import resource
import sys
import time

import msgspec

from bot.ai.choose import choose
from bot.ai.levels import LEVELS
from bot.ai.protocol import Question, answer_of, rebuilt
from bot.engine.fair import Stream

MEGABYTE = 2**20


def main() -> None:
    """Answer until the input ends. An error ends the process: the supervisor sees it and starts another."""
    limit_memory(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(reply(line) + b"\n")
        sys.stdout.buffer.flush()


def limit_memory(megabytes: int) -> None:
    """What is asked for beyond this fails, so that no thought can bring down the machine."""
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def reply(line: bytes) -> bytes:
    """The answer to a question."""
    question = msgspec.json.decode(line, type=Question)
    view = rebuilt(question.record, question.seat)
    dice = Stream(bytes.fromhex(question.seed))
    choice = choose(view, LEVELS[question.level], dice, question.nodes, time.monotonic, question.seconds)
    return msgspec.json.encode(answer_of(choice))


if __name__ == "__main__":
    main()
