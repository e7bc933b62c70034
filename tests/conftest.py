"""For all tests: reproducible examples, no missing messages, and a store per process."""

import logging
import os
import time
from collections.abc import AsyncIterator, Generator, Iterator

import pytest
from hypothesis import settings

from bot.store import Store, StoreSettings, open_store
from tests.standins.specs import missing
from tests.store.servers import Cluster, Server

settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True, max_examples=60)
settings.register_profile("long", deadline=None, max_examples=5000, print_blob=True)
settings.load_profile(os.environ.get("EXAMPLES", "steady"))

LAST_BEGINNING = pytest.StashKey[float]()

FIRST = ("tests/web/test_", "tests/platforms/", "tests/discord/test_games", "tests/telegram/test_games", "tests/table/test_weeks")
"""The slowest tests start first, so that no process is left alone at the end."""

ON_STAND_INS = ("tests/discord/", "tests/telegram/", "tests/platforms/", "tests/standins/", "tests/kills/", "tests/soak/")
"""Tests whose requests are checked against the platforms' descriptions."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--minutes 25`: stop starting tests after 25 minutes and report the rest as skipped."""
    parser.addoption("--minutes", type=float, default=0.0, help="skip the tests that would begin later than this; 0: none")


@pytest.hookimpl(optionalhook=True, wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Two more than there are cores: a third of the time of a test is waiting for a server, a browser or the clock."""
    return (yield) + 2


def pytest_configure(config: pytest.Config) -> None:
    """Store the time after which this process starts no more tests."""
    minutes: float = config.getoption("minutes")
    config.stash[LAST_BEGINNING] = time.monotonic() + 60 * minutes if minutes else float("inf")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Start nothing once the minutes are over."""
    if time.monotonic() > item.config.stash[LAST_BEGINNING]:
        pytest.skip("the minutes are over")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the slow files first; tests of one file stay together."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once if tests on the stand-ins ran without the platforms' descriptions."""
    ran = (getattr(each, "nodeid", "") for found in terminalreporter.stats.values() for each in found)
    names = missing()
    if names and any(name.startswith(ON_STAND_INS) for name in ran):
        terminalreporter.write_line(f"Requests to the stand-ins were not checked: {' and '.join(names)} not found.", yellow=True)


@pytest.fixture(autouse=True)
def no_gap_in_the_words(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on missing messages and parameters, which are only logged at run time.

    A test that causes a gap must clear `caplog` at its end.
    """
    yield
    said = [r.getMessage() for r in caplog.get_records("call") if r.name == "bot.i18n" and r.levelno >= logging.ERROR]
    assert not said, "\n".join(said)


@pytest.fixture(scope="session")
def one_server() -> Iterator[Server]:
    """The server of this test process."""
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@pytest.fixture
def server(one_server: Server) -> Server:
    """Emptied for each test."""
    one_server.ask("FLUSHALL")
    return one_server


@pytest.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    async with open_store(StoreSettings(url=server.patient)) as found:
        yield found


@pytest.fixture(scope="session")
def one_cluster() -> Iterator[Cluster]:
    """The cluster of this test process."""
    cluster = Cluster().start()
    yield cluster
    cluster.stop()


@pytest.fixture
def cluster(one_cluster: Cluster) -> Cluster:
    """Emptied for each test."""
    for node in one_cluster.masters():
        node.ask("FLUSHALL")
    return one_cluster
