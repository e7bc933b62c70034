"""The generic commands and simple players can play the card game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.ai.strategies import PLAYERS
from bot.card_game.rules.events import CardsDealt
from bot.command_line import main
from bot.command_line.engine import EngineSession
from bot.command_line.simulate import play_out
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from tests.card_game.scenes import seeded

SIMULATE = ["simulate", "--game", "cardcassonne", "--seats", "3", "--games", "3", "--seed", "8"]


def lines(capsys: pytest.CaptureFixture[str]) -> list[Any]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_simulate_replay_and_explain(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*SIMULATE, "--players", "greedy,random", "--options", "short_game", "--out", str(file)]) == 0
    again = tmp_path / "again.jsonl"
    assert main([*SIMULATE, "--players", "greedy,random", "--options", "short_game", "--out", str(again)]) == 0
    assert file.read_bytes() == again.read_bytes()
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert main(["replay", str(file), "--check"]) == 0
    assert [line["scores"] for line in lines(capsys)] == [record["result"]["scores"] for record in records]
    assert main(["explain", str(file)]) == 0
    explained = lines(capsys)
    assert len(explained) == sum(len(record["actions"]) for record in records)
    for line in explained:
        assert {key: value for key, value in line["action"].items() if key != "seat"} in line["options"]
        assert line["kind"] in {"card", "keep", "assign"}


def test_record_of_a_running_game_cannot_be_continued() -> None:
    session = EngineSession()
    running = seeded(2).view(0).record()["setup"]
    assert session.answer(json.dumps({"game": "cardcassonne", "setup": running}).encode())["refused"] == "no_draw"


def test_whole_game_over_standard_input_and_output() -> None:
    session = EngineSession()
    setup = {"seats": 2, "seed": simulated_seed(1).hex()}
    line = session.answer(json.dumps({"game": "cardcassonne", "setup": setup}).encode())
    moves = 0
    while "over" not in line:
        refused = session.answer(json.dumps({"do": "claim", "row": "purple"}).encode())
        assert refused["refused"]
        line = session.answer(json.dumps(line["options"][-1]).encode())
        moves += 1
    assert moves >= 140
    assert len(line["winners"]) >= 1


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_at_cards(seats: int) -> None:
    won = 0
    for number in range(10):
        me = number % seats
        game = seeded(seats, f"greedy/{number}")
        players = [PLAYERS["greedy" if seat == me else "random"] for seat in range(seats)]
        play_out(game, players, simulated_seed(number))
        won += me in game.standing().winners
    assert won >= 8


def test_same_view_and_dice_give_the_same_choice() -> None:
    """CARD-H4: hidden information does not affect a computer player."""
    game = seeded(3, "same choice")
    while game.decision and not (game.log and any(isinstance(e, CardsDealt) and e.round == 3 for e in game.log[-1].events)):
        seat = game.decision.seat
        view = game.view(seat)
        chosen = PLAYERS["greedy"](view, Stream(b"dice"))
        other = view.imagine(Stream(b"other")).view(seat)
        assert other.setup == Setup(3, options=other.setup.options, drawn=other.setup.drawn)
        assert PLAYERS["greedy"](other, Stream(b"dice")) == chosen
        game.apply(chosen)
