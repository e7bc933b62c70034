"""What holds for all tests: the same examples on every machine and in every run, and no gap in the words."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=5000, print_blob=True)
settings.load_profile(os.environ.get("EXAMPLES", "steady"))


@pytest.fixture(autouse=True)
def no_gap_in_the_words(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that is missing or lacks a parameter is only logged at run time; here it fails the test that said it.

    A test that wants a gap clears `caplog` at its end.
    """
    yield
    said = [r.getMessage() for r in caplog.get_records("call") if r.name == "bot.i18n" and r.levelno >= logging.ERROR]
    assert not said, "\n".join(said)
