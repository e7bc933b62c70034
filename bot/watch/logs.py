"""The log: lines for a person or JSON for a machine, with table and version and without any secret."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TextIO, TypeAlias

from bot.watch.context import at_work
from bot.watch.metrics import ERRORS

HIDDEN: Final = "(secret)"

_TOKENS: Final = re.compile(
    r"(?<!\d)\d{6,12}:[A-Za-z0-9_-]{30,}"  # Telegram's, also inside an address
    r"|\b[A-Za-z0-9_-]{23,28}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,}"  # Discord's
    r"|(?<=://)[^\s/@]*:[^\s/@]*(?=@)"  # the user and password of any address
)
"""Anything that looks like a secret is hidden, even if nobody has named it."""

_QUIET: Final = ("httpx", "httpcore", "aiohttp.access")
"""Libraries that write a line for each request, some with the address that holds the token."""

AT_MOST: Final = 20
"""How many warnings and errors from one line of code are written within a span."""
PER: Final = 60.0
_Origin: TypeAlias = tuple[str, int, str, int, type[BaseException] | None]


@dataclass
class _Span:
    begun: float
    count: int = 0


class Veil:
    """Hides secrets in text."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        longest_first = sorted({each for each in secrets if each}, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, longest_first))) if longest_first else None

    def over(self, text: str) -> str:
        """Return the text with its secrets hidden."""
        if self._known is not None:
            text = self._known.sub(HIDDEN, text)
        return _TOKENS.sub(HIDDEN, text)


class LogFormatter(logging.Formatter):
    """A line for a person. The traceback follows indented, so that a line that begins at the margin is a new record."""

    def __init__(self, veil: Veil) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._veil = veil

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, and its traceback if there is one."""
        first, *rest = super().format(record).splitlines() or [""]
        table, version = at_work()
        mark = f" [table {table}{'' if version is None else f' at {version}'}]" if table else ""
        return self._veil.over("\n    ".join([first + mark, *rest]))


class Json(logging.Formatter):
    """One line of JSON per record: time (UTC), level, logger, message; table and version; the error's kind and traceback."""

    def __init__(self, veil: Veil) -> None:
        super().__init__()
        self._veil = veil

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said: dict[str, object] = {
            "time": f"{seconds}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self._veil.over(record.getMessage()),
        }
        table, version = at_work()
        if table:
            said["table"] = table
        if version is not None:
            said["version"] = version
        if record.exc_info and record.exc_info[0] is not None:
            said["error"] = record.exc_info[0].__name__
            said["trace"] = self._veil.over(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


class Writer(logging.StreamHandler[TextIO]):
    """Writes the log. Repeats from the same line of code are written a few times a minute, and after that only counted."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._spans: dict[_Origin, _Span] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or only count it."""
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        now = self._clock()
        self._close(now)
        kind = record.exc_info[0] if record.exc_info else None
        span = self._spans.setdefault((record.name, record.levelno, record.pathname, record.lineno, kind), _Span(now))
        span.count += 1
        if span.count <= AT_MOST:
            super().emit(record)

    def _close(self, now: float) -> None:
        for origin, span in [each for each in self._spans.items() if now - each[1].begun >= PER]:
            del self._spans[origin]
            if span.count > AT_MOST:
                name, level, path, line, _ = origin
                words = "%d more like it from %s:%d within a minute"
                said = (span.count - AT_MOST, path.rpartition("/")[2], line)
                super().emit(logging.LogRecord(name, level, path, line, words, said, None))


class Counting(logging.Handler):
    """Counts errors by the part of the bot that logged them."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count one error."""
        ERRORS.labels(".".join(record.name.split(".")[:2])).inc()


def begin(form: str = "lines", secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Log to standard error from now on. `form`: lines or json."""
    veil = Veil(secrets)
    writer = Writer(stream or sys.stderr)
    writer.setFormatter(Json(veil) if form == "json" else LogFormatter(veil))
    counter = Counting(logging.ERROR)
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(writer)
    root.addHandler(counter)
    root.setLevel(logging.INFO)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
