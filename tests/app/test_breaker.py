"""Many different faults of the bot's own in a minute pause the commands; one fault again and again does not."""

import logging
import re

import msgspec
import pytest
from prometheus_client import REGISTRY

from bot.app.breaker import FIRST_PAUSE, LONGEST_PAUSE, MANY, SPAN, Breaker
from bot.chat.table_context import turn_of
from bot.watch.faults import Fault, Work, heard_by, report


class Clock:
    """Time that passes when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def breaker(clock: Clock, told: list[str]) -> Breaker:
    return Breaker(told.append, clock)


def error(breaker: Breaker, line: int, kind: str = "Broken", work: Work = "command") -> None:
    breaker.note(Fault(work, kind, f"part.py:{line}"))


def test_a_report_says_where_in_our_own_code_it_was() -> None:
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


def test_many_different_errors_pause_and_the_owner_is_told_once(breaker: Breaker, told: list[str], clock: Clock) -> None:
    for line in range(MANY - 1):
        error(breaker, line)
    assert breaker.remaining == 0
    error(breaker, 0, "KeyError")  # the same place, another kind: a different error
    assert breaker.remaining == FIRST_PAUSE
    assert len(told) == 1
    assert "command: KeyError at part.py:0" in told[0]
    clock.now += FIRST_PAUSE
    assert breaker.remaining == 0


def test_the_figure_ends_with_the_pause_though_nobody_asks_for_anything(breaker: Breaker, clock: Clock) -> None:
    for line in range(MANY):
        error(breaker, line)
    assert REGISTRY.get_sample_value("carcassonne_paused") == 1
    clock.now += FIRST_PAUSE
    assert REGISTRY.get_sample_value("carcassonne_paused") == 0


def test_one_fault_that_fails_a_drawing_and_a_delivery_is_one(breaker: Breaker) -> None:
    for line in range(MANY // 2):
        error(breaker, line, work="drawing")
        error(breaker, line, work="delivery")
    assert breaker.remaining == 0


def test_the_log_is_not_listened_to(breaker: Breaker) -> None:
    """Libraries and the web server write there what any stranger can cause."""
    logger = logging.getLogger("aiohttp.server")
    for line in range(2 * MANY):
        logger.handle(logger.makeRecord(logger.name, logging.ERROR, "part.py", line, "words", (), None))
    assert breaker.remaining == 0


def test_the_same_error_again_and_again_is_one(breaker: Breaker, told: list[str]) -> None:
    for _ in range(1000):
        error(breaker, 1)
    assert (breaker.remaining, told) == (0, [])


def test_different_errors_over_an_hour_are_everyday_life(breaker: Breaker, told: list[str], clock: Clock) -> None:
    for line in range(100):
        error(breaker, line)
        clock.now += SPAN / (MANY - 1) + 1
    assert told == []


def test_pauses_grow_to_a_limit_and_shrink_after_a_quiet_time(breaker: Breaker, clock: Clock) -> None:
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
