"""Faults of the bot's own work, reported where they happen, with the kind of work.

The breaker listens to these reports. It does not read the log: any stranger's request can make a library write there.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

FaultSource: TypeAlias = Literal["command", "press", "update", "delivery", "event", "drawing", "part"]
"""`update`: something a platform sent; `event`: a timer, or anything else a table has to handle; `part`: a part of the bot that
ended with an error."""

_OURS: Final = tuple(str(Path(__file__).parents[2] / name) for name in ("bot", "renderer"))


class Fault(NamedTuple):
    """The kind of work that failed, the kind of error, and where in our own code it was raised."""

    work: FaultSource
    error: str
    where: str

    def __str__(self) -> str:
        return f"{self.work}: {self.error} at {self.where}"


FaultListener: TypeAlias = Callable[[Fault], None]
_listeners: Final[list[FaultListener]] = []


def report(work: FaultSource, error: BaseException) -> None:
    """Report that some work of the bot has failed."""
    fault = Fault(work, type(error).__name__, _where(error))
    for listener in _listeners:
        listener(fault)


@contextmanager
def heard_by(listener: FaultListener) -> Iterator[None]:
    """Report every fault to this listener while inside the block."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.startswith(_OURS)] or frames
    return f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else "an unknown place"
