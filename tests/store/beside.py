"""A fixture that fails a test if the log has an error."""

from collections.abc import Iterator

import pytest

__all__ = ["nothing_goes_wrong"]


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on errors that are only logged: missing words, failed callbacks, deliveries and events.

    A test that causes a fault must clear `caplog` at its end.
    """
    yield
    wrong = [record.getMessage() for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")]
    assert wrong == []
