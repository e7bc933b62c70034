"""The table and version that a task is working on: every line of the log names them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple


class Work(NamedTuple):
    """The table and version that a log line belongs to."""

    table: str = ""
    version: int | None = None


_NOTHING: Final = Work()
_work: Final[ContextVar[Work]] = ContextVar("work")


def at_work() -> Work:
    """Return the table and version this task is working on."""
    return _work.get(_NOTHING)


@contextmanager
def working(table: str, version: int | None = None) -> Iterator[None]:
    """Everything logged inside the block belongs to this table."""
    token = _work.set(Work(table, version))
    try:
        yield
    finally:
        _work.reset(token)
