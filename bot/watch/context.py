"""Which table, at which version, this task is at work on: every line of the log says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple


class Work(NamedTuple):
    """What a line of the log belongs to."""

    table: str = ""
    version: int | None = None


_NOTHING: Final = Work()
_work: Final[ContextVar[Work]] = ContextVar("work")


def at_work() -> Work:
    """What this task is at work on."""
    return _work.get(_NOTHING)


@contextmanager
def working(table: str, version: int | None = None) -> Iterator[None]:
    """What is logged inside belongs to this table."""
    token = _work.set(Work(table, version))
    try:
        yield
    finally:
        _work.reset(token)
