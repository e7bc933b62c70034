"""Whatever goes wrong in the log fails the test."""

from collections.abc import Iterator

import pytest

__all__ = ["nothing_goes_wrong"]


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks words, a callback, a delivery or an event that failed is only logged: here it fails the test.

    A test that wants a fault clears `caplog` at its end.
    """
    yield
    wrong = [record.getMessage() for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")]
    assert wrong == []
