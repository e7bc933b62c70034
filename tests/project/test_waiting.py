"""The first line of a failed wait says what it waited for or what the bot logged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.standins.process import BotFolder
from tests.waiting import PATIENCE, until
from tests.web.browser import Page


@pytest.fixture
def trouble(tmp_path: Path) -> Iterator[str]:
    """An error in the log of a running bot."""
    folder = BotFolder(tmp_path)
    (tmp_path / "run.log").write_text("12:00:00 INFO bot: runs\n12:00:01 ERROR bot.pictures: no tiles\n  File one\n")
    folder.watch()
    yield r"^12:00:01 ERROR bot\.pictures: no tiles\n  File one\n"
    folder.unwatch()


async def test_failed_wait_names_its_condition() -> None:
    with pytest.raises(AssertionError, match=r"^waited 0 s for .*test_waiting\.py:\d+: await until\(lambda: False"):
        await until(lambda: False, seconds=0.0)


async def test_logged_error_ends_the_wait_at_once(trouble: str) -> None:
    with pytest.raises(AssertionError, match=trouble + r"while waiting for .*test_waiting\.py"):
        await until(lambda: False, seconds=PATIENCE)


def test_logged_error_ends_the_wait_in_the_browser(trouble: str) -> None:
    page = Page.__new__(Page)  # without a browser
    with pytest.raises(AssertionError, match=trouble + r"while waiting for .*test_waiting\.py"):
        page.wait(lambda: False)
