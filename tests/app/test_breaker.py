"""Many different errors in a minute pause the commands; one repeated error does not."""

import logging
import re

import msgspec
import pytest
from prometheus_client import REGISTRY

from bot.app.breaker import FIRST_PAUSE, LONGEST_PAUSE, MANY, SPAN, Breaker
from bot.chat.table_context import turn_of
from bot.watch.faults import Fault, FaultSource, heard_by, report


class BreakerClock:
    """A clock moved by the test."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> BreakerClock:
    return BreakerClock()


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def breaker(clock: BreakerClock, told: list[str]) -> Breaker:
    return Breaker(told.append, clock)


def error(breaker: Breaker, line: int, kind: str = "Broken", work: FaultSource = "command") -> None:
    breaker.note(Fault(work, kind, f"part.py:{line}"))


def test_report_names_the_place_in_the_bots_code() -> None:
    heard: list[Fault] = []
    with heard_by(heard.append):
        try:
            msgspec.msgpack.decode(b"", type=int)
        except msgspec.DecodeError as fault:
            report("event", fault)
        try:
            turn_of(None)  # type: ignore[arg-type]
        except AttributeError as fault:
            report("command", fault)
    report("part", ValueError())
    elsewhere, ours = heard
    assert elsewhere.error == "DecodeError"
    assert re.fullmatch(r"command: AttributeError at table_context\.py:\d+", str(ours))


def test_many_different_errors_pause_and_notify_the_owner_once(breaker: Breaker, told: list[str], clock: BreakerClock) -> None:
    for line in range(MANY - 1):
        error(breaker, line)
    assert breaker.remaining == 0
    error(breaker, 0, "KeyError")  # same place, other type: a different error
    assert breaker.remaining == FIRST_PAUSE
    assert len(told) == 1
    assert "command: KeyError at part.py:0" in told[0]
    clock.now += FIRST_PAUSE
    assert breaker.remaining == 0


def test_metric_ends_with_the_pause_without_requests(breaker: Breaker, clock: BreakerClock) -> None:
    for line in range(MANY):
        error(breaker, line)
    assert REGISTRY.get_sample_value("carcassonne_paused") == 1
    clock.now += FIRST_PAUSE
    assert REGISTRY.get_sample_value("carcassonne_paused") == 0


def test_error_in_drawing_and_its_delivery_counts_once(breaker: Breaker) -> None:
    for line in range(MANY // 2):
        error(breaker, line, work="drawing")
        error(breaker, line, work="delivery")
    assert breaker.remaining == 0


def test_log_lines_do_not_count(breaker: Breaker) -> None:
    """Strangers can cause log lines of libraries and the web server."""
    logger = logging.getLogger("aiohttp.server")
    for line in range(2 * MANY):
        logger.handle(logger.makeRecord(logger.name, logging.ERROR, "part.py", line, "words", (), None))
    assert breaker.remaining == 0


def test_repeated_error_counts_once(breaker: Breaker, told: list[str]) -> None:
    for _ in range(1000):
        error(breaker, 1)
    assert (breaker.remaining, told) == (0, [])


def test_different_errors_over_an_hour_do_not_pause(breaker: Breaker, told: list[str], clock: BreakerClock) -> None:
    for line in range(100):
        error(breaker, line)
        clock.now += SPAN / (MANY - 1) + 1
    assert told == []


def test_pauses_grow_to_a_limit_and_reset_after_quiet_time(breaker: Breaker, clock: BreakerClock) -> None:
    pauses = []
    for _ in range(6):
        for line in range(MANY):
            error(breaker, line)
        pauses.append(breaker.remaining)
        clock.now += breaker.remaining
    assert pauses == [60, 120, 240, 480, LONGEST_PAUSE, LONGEST_PAUSE]
    clock.now += LONGEST_PAUSE + 1
    for line in range(MANY):
        error(breaker, line)
    assert breaker.remaining == FIRST_PAUSE
