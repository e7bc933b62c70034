"""Many different errors in a minute pause the commands; one error again and again does not."""

import logging
from collections.abc import Iterator

import pytest
from prometheus_client import REGISTRY

from bot.app.breaker import FIRST_PAUSE, LONGEST_PAUSE, MANY, SPAN, Breaker


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
def breaker(clock: Clock, told: list[str]) -> Iterator[Breaker]:
    made = Breaker(told.append, clock)
    logger = logging.getLogger("tests.breaker")
    logger.addHandler(made)
    yield made
    logger.removeHandler(made)


def error(line: int, kind: str = "") -> None:
    logger = logging.getLogger("tests.breaker")
    info = (type(kind, (Exception,), {}), None, None) if kind else None
    logger.handle(logger.makeRecord(logger.name, logging.ERROR, "part.py", line, "words", (), info))  # type: ignore[arg-type]


def test_many_different_errors_pause_and_the_owner_is_told_once(breaker: Breaker, told: list[str], clock: Clock) -> None:
    for line in range(MANY - 1):
        error(line)
    assert breaker.remaining == 0
    error(0, "KeyError")  # the same place, another kind: a different error
    assert breaker.remaining == FIRST_PAUSE
    assert len(told) == 1
    assert "part.py:0 KeyError" in told[0]
    clock.now += FIRST_PAUSE
    assert breaker.remaining == 0


@pytest.mark.usefixtures("breaker")
def test_the_figure_ends_with_the_pause_though_nobody_asks_for_anything(clock: Clock) -> None:
    for line in range(MANY):
        error(line)
    assert REGISTRY.get_sample_value("carcassonne_paused") == 1
    clock.now += FIRST_PAUSE
    assert REGISTRY.get_sample_value("carcassonne_paused") == 0


def test_the_same_error_again_and_again_is_one(breaker: Breaker, told: list[str]) -> None:
    for _ in range(1000):
        error(1)
    assert (breaker.remaining, told) == (0, [])


def test_different_errors_over_an_hour_are_everyday_life(breaker: Breaker, told: list[str], clock: Clock) -> None:
    for line in range(100):
        error(line)
        clock.now += SPAN / (MANY - 1) + 1
    assert told == []


def test_pauses_grow_to_a_limit_and_shrink_after_a_quiet_time(breaker: Breaker, clock: Clock) -> None:
    pauses = []
    for _ in range(6):
        for line in range(MANY):
            error(line)
        pauses.append(breaker.remaining)
        clock.now += breaker.remaining
    assert pauses == [60, 120, 240, 480, LONGEST_PAUSE, LONGEST_PAUSE]
    clock.now += LONGEST_PAUSE + 1
    for line in range(MANY):
        error(line)
    assert breaker.remaining == FIRST_PAUSE
