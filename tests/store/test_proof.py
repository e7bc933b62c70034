"""The proof by faults, in short, by `make games`; `python -m tests.store.faults --minutes N` does it at length."""

import pytest

from bot.store import Head, Loaded, LogEntry, PlaceState
from tests.store.checker import Verdict, check
from tests.store.faults import prove
from tests.store.standin import Ack, Post
from tests.store.worker import PLACES, linked


@pytest.mark.long
async def test_killed_workers_a_killed_server_cut_lines_and_late_answers_lose_and_double_nothing() -> None:
    verdict = await prove(4.0, least=101, seed=11)
    assert verdict.faults == []
    assert verdict.acknowledged > 100
    assert verdict.timeouts > 0


@pytest.mark.long
async def test_a_cluster_that_loses_a_master_loses_and_doubles_nothing() -> None:
    verdict = await prove(1.0, least=51, in_cluster=True, seed=12)
    assert verdict.faults == []
    assert verdict.acknowledged > 50


def logger(actions: list[str]) -> Loaded:
    entries, chain = [], ""
    for action in actions:
        chain = linked(chain, action)
        entries.append(LogEntry(0, b'["%s","%s"]' % (action.encode(), chain.encode())))
    places = {place: PlaceState(len(actions), "m") for place in PLACES}
    return Loaded("g", len(actions), Head("running"), 0, tuple(entries), None, {}, places)


def _posts(*versions: int, nonce: str = "", again: bool = False) -> list[Post]:
    return [Post(place, "g", n, (n,), nonce or f"n{n}", again) for place in PLACES for n in versions]


def _faults(log: Loaded, acks: list[Ack], posts: list[Post]) -> str:
    verdict: Verdict = check([log], acks, posts)
    return " ".join(verdict.faults)


def test_the_checker_lets_pass_what_is_right() -> None:
    assert _faults(logger(["a", "b"]), [Ack("g", "b", 2)], _posts(1, 2)) == ""
    repeat = [Post("telegram:1", "g", 2, (2,), "n2", again=True)]
    assert _faults(logger(["a", "b"]), [], _posts(1, 2) + repeat) == ""


@pytest.mark.parametrize(
    ("log", "acks", "posts", "found"),
    [
        (["a"], [Ack("g", "b", 1)], _posts(1), "b was acknowledged as 1, there is a"),
        (["a"], [Ack("g", "a", 2)], _posts(1), "there is None"),
        (["a", "a"], [], _posts(1, 2), "a is in the log 2 times"),
        (["a", "b"], [], _posts(1), "is at 1, the game at 2"),
        (["a", "b", "c"], [], _posts(1, 3), "never told [2]"),
        (["a", "b"], [], _posts(2, 1), "1 came after 2"),
        (["a"], [], _posts(1, 1), "1 came twice without need"),
        (["a"], [], _posts(1) + _posts(1, nonce="other"), "was told in two messages"),
    ],
)
def test_the_checker_finds(log: list[str], acks: list[Ack], posts: list[Post], found: str) -> None:
    assert found in _faults(logger(log), acks, posts)


def test_the_checker_finds_a_log_that_does_not_replay() -> None:
    broken = logger(["a", "b"])
    entries = (LogEntry(0, b'["other","x"]'), *broken.entries[1:])
    loaded = Loaded("g", 2, Head("running"), 0, entries, None, {}, broken.places)
    assert "does not replay at entry 0" in _faults(loaded, [], _posts(1, 2))
