"""The worker pool: workers that hang, crash or answer nonsense are killed and replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.ai.levels import LEVELS
from bot.app.computers import Computers
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.computers import COMPUTERS, choose
from bot.games.rules import GAMES
from bot.workers.pool import Workers
from bot.workers.protocol import rebuild_view
from tests.ai.faulty import as_long_as_it_takes, faulty, short_for_hard

SETUPS = {"carcassonne": ("fields", "river", "siege"), "cardcassonne": ()}


def middle(name: str) -> Game:
    """A game after some actions."""
    game = GAMES[name].start(Setup(3, SETUPS[name], seed=simulated_seed("workers").hex()))
    dice = Stream(b"workers")
    for _ in range(25):
        options = game.options()
        game.apply(options[dice.below(len(options))])
    return game


@pytest.mark.parametrize("name", sorted(GAMES))
async def test_worker_answers_like_the_level_itself(name: str) -> None:
    game = middle(name)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    async with Workers(patience=as_long_as_it_takes) as workers:
        for level in ("easy", "medium"):
            answer = await workers.choose(view, level, b"seed", 200, 60.0)
            chosen = choose(view, LEVELS[level], Stream(b"seed"), 200)
            assert game.kind.reader.read(answer.action)[1] == chosen.action
            assert (answer.level, answer.reason, answer.nodes, answer.failures) == (level, chosen.reason, chosen.nodes, ())


async def test_worker_explains_a_turn_as_the_computer_does() -> None:
    game = middle("carcassonne")
    while game.decision is None or game.decision.kind != "tile":
        game.apply(game.default())
    view = game.view(game.decision.seat)
    chosen = choose(view, LEVELS["hard"], Stream(b"seed"), 200)
    actions = (chosen.action, *chosen.planned)
    async with Workers(1, patience=as_long_as_it_takes) as workers:
        reasons = await workers.explain(view, actions, b"seed")
    assert reasons
    assert reasons == COMPUTERS["carcassonne"].reasons(view.imagine(Stream(b"seed")), actions)


async def test_no_reasons_come_from_a_worker_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    game = middle("carcassonne")
    assert game.decision is not None
    async with Workers(1, patience=as_long_as_it_takes, command=(sys.executable, "-c", "pass")) as workers:
        assert await Computers(workers).explain(game.view(game.decision.seat), game.options()[:1]) == ()
    assert "not explained" in caplog.text


@pytest.mark.parametrize("name", sorted(GAMES))
def test_worker_receives_the_same_view_and_no_secret(name: str) -> None:
    game = middle(name)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    record = view.portable(Stream(b"x"))
    again = rebuild_view(record, game.decision.seat)
    assert again.options() == view.options()
    assert again.record() == view.record()
    assert [played.action for played in again.log] == [played.action for played in view.log]
    assert record.setup.seed is None
    assert record.setup.stack != game.setup.stack or name == "carcassonne"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("os._exit(1)", "hard: DecodeError"),
        ("time.sleep(600)", "hard: no answer in time"),
        ("print('?', flush=True)", "hard: DecodeError"),
    ],
)
async def test_failing_level_falls_back_to_the_next_lower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, said: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    game = middle("carcassonne")
    assert game.decision is not None
    view = game.view(game.decision.seat)
    patience = short_for_hard if "no answer" in said else as_long_as_it_takes
    async with Workers(1, command=faulty(tmp_path, fault), patience=patience) as workers:
        for _ in range(2):
            answer = await workers.choose(view, "hard", b"seed", 100, 60.0)
            assert answer.level == "medium"
            assert answer.failures == (said,)
            game.kind.reader.read(answer.action)


async def test_default_is_played_if_all_levels_fail() -> None:
    game = middle("carcassonne")
    assert game.decision is not None
    async with Workers(1, command=(sys.executable, "-c", "pass"), patience=as_long_as_it_takes) as workers:
        answer = await workers.choose(game.view(game.decision.seat), "hard", b"seed")
    assert answer.level == "none"
    assert len(answer.failures) == 3
    assert game.kind.reader.read(answer.action)[1] in game.options()


async def test_worker_memory_is_limited() -> None:
    """A search over the limit ends its process, and the game continues."""
    game = middle("carcassonne")
    assert game.decision is not None
    greedy = "from bot.workers import worker; worker.choose = lambda *_: bytearray(400 << 20); worker.main()"
    command = (sys.executable, "-c", greedy)
    async with Workers(1, megabytes=400, patience=as_long_as_it_takes, command=command) as workers:
        answer = await workers.choose(game.view(game.decision.seat), "easy", b"seed")
    assert answer.level == "none"
    assert len(answer.failures) == 1, "the only level there is to fall from"


def most_memory(process: int) -> float:
    """The most memory that a process has held, in megabytes; where the system does not note it, what it holds."""
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    return max(int(line.split()[1]) for line in lines if line.startswith(("VmHWM", "VmRSS"))) / 1024


async def test_worker_stays_small() -> None:
    """120 MB with all modules and six seats, after the dearest level has searched."""
    game = GAMES["carcassonne"].start(Setup(6, GAMES["carcassonne"].modules, seed=simulated_seed("memory").hex()))
    dice = Stream(b"memory")
    while game.decision is None or game.decision.kind != "tile" or len(game.log) < 120:
        options = game.options()
        game.apply(options[dice.below(len(options))])
    async with Workers(1, patience=as_long_as_it_takes) as workers:
        answer = await workers.choose(game.view(game.decision.seat), "master", b"seed", 6000, 600.0)
        process = workers._all[0]._process
        assert process is not None
        held = most_memory(process.pid)
    assert answer.level == "master"
    assert 10 < held < 120


def test_one_core_is_left_without_a_worker() -> None:
    assert len(Workers(100)._all) == max(1, (os.cpu_count() or 1) - 1)


async def test_public_view_is_refused() -> None:
    with pytest.raises(ValueError, match="public"):
        await Workers(1).choose(middle("carcassonne").view(None), "easy", b"seed")


async def test_idle_worker_that_died_costs_no_fallback() -> None:
    game = middle("cardcassonne")
    assert game.decision is not None
    async with Workers(1, patience=as_long_as_it_takes) as workers:
        for _ in range(2):
            answer = await workers.choose(game.view(game.decision.seat), "easy", b"seed", 20)
            assert (answer.level, answer.failures) == ("easy", ())
            process = workers._all[0]._process
            assert process is not None
            process.kill()
            await process.wait()


async def test_concurrent_requests_take_turns() -> None:
    """No game waits for another to finish all its thinking."""
    game = middle("cardcassonne")
    assert game.decision is not None
    view, order = game.view(game.decision.seat), []
    async with Workers(1, patience=as_long_as_it_takes) as workers:

        async def ask(name: str) -> None:
            for _ in range(3):
                await workers.choose(view, "easy", b"seed", 20)
                order.append(name)

        await asyncio.gather(*map(ask, "abc"))
    assert order == list("abc" * 3)
