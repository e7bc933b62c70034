"""The review: sources add up to the scores, and the advice is legal and better."""

from __future__ import annotations

import pytest

from bot.ai.computer import MISSED
from bot.ai.strategies import PLAYERS
from bot.command_line.simulate import play_out
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, replay
from bot.games.rules import GAMES
from bot.workers.review import MOST, review


@pytest.mark.parametrize(("name", "modules"), [("carcassonne", ("fields", "inns_cathedrals")), ("cardcassonne", ())])
def test_review_counts_every_point_and_advises_legal_moves(name: str, modules: tuple[str, ...]) -> None:
    seed = simulated_seed("review")
    game = GAMES[name].start(Setup(2, modules, seed=seed.hex()))
    play_out(game, [PLAYERS["random"], PLAYERS["greedy"]], seed)
    record = record_of(game)
    found = review(record, nodes=60)
    assert tuple(sum(points.values()) for points in found.sources) == game.standing().scores
    assert 0 < len(found.better) <= MOST
    assert len(found.turning_points) <= MOST
    for move in found.better:
        assert move.points >= MISSED
        assert move.played == record.actions[move.number]
        before = replay(GAMES[name], record, move.number)
        assert move.reasons
        for data in move.actions:
            seat, action = before.kind.reader.read(data)
            assert seat == move.seat
            before.apply(action)
    assert review(record, nodes=60) == found
