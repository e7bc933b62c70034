"""Who waits in vain says in the first line for what, or what the bot has logged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.standins.process import BotFolder
from tests.waiting import PATIENCE, until
from tests.web.browser import Page


@pytest.fixture
def trouble(tmp_path: Path) -> Iterator[str]:
    """What a bot logs that runs."""
    folder = BotFolder(tmp_path)
    (tmp_path / "run.log").write_text("12:00:00 INFO bot: runs\n12:00:01 ERROR bot.pictures: no tiles\n  File one\n")
    folder.watch()
    yield r"^12:00:01 ERROR bot\.pictures: no tiles\n  File one\n"
    folder.unwatch()


async def test_the_condition_is_named() -> None:
    with pytest.raises(AssertionError, match=r"^waited 0 s in vain for .*test_waiting\.py:\d+: await until\(lambda: False"):
        await until(lambda: False, seconds=0.0)


async def test_a_trouble_in_the_log_ends_the_waiting_at_once(trouble: str) -> None:
    with pytest.raises(AssertionError, match=trouble + r"waited in vain for .*test_waiting\.py"):
        await until(lambda: False, seconds=PATIENCE)


def test_so_does_it_in_the_browser(trouble: str) -> None:
    page = Page.__new__(Page)  # no browser is asked
    with pytest.raises(AssertionError, match=trouble + r"so .*test_waiting\.py.* is waited for in vain"):
        page.wait(lambda: False)
