"""The engine's commands, as used at a terminal."""

from __future__ import annotations

import gzip
import io
import json
import sys
from pathlib import Path

import pytest

from bot.command_line import main
from bot.engine.fair import combine, commitment
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import GAMES
from bot.tile_game.expansions.rules import CARCASSONNE

SIMULATE = ["simulate", "--modules", "fields,tower,siege", "--seats", "3", "--games", "2", "--seed", "5", "--out"]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    assert main([*SIMULATE, str(file)]) == 0
    return file


def test_simulate_is_reproducible(games: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    main([*SIMULATE, str(again)])
    assert again.read_bytes() == games.read_bytes()
    assert len(again.read_text().splitlines()) == 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_can_be_simulated_and_checked(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert main(["simulate", "--game", game, "--seed", "2", "--players", "random,greedy", "--out", str(file)]) == 0
    assert main(["replay", "--check", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True


def test_replay_reads_gzip_and_stops_at_an_action(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = tmp_path / "games.jsonl.gz"
    packed.write_bytes(gzip.compress(games.read_bytes()))
    assert main(["replay", "--check", str(packed)]) == 0
    assert main(["replay", "--at", "4", str(packed)]) == 0
    assert [json.loads(line)["actions"] for line in capsys.readouterr().out.splitlines()][2:] == [4, 4]


def test_record_may_span_lines(games: Path, tmp_path: Path) -> None:
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(json.loads(games.read_text().splitlines()[0]), indent=1))
    assert main(["replay", "--check", str(pretty)]) == 0


@pytest.mark.parametrize("content", [b"", b"{}", b"no json", b"\x1f\x8bbroken", b'{"format":"carcassonne-record/1"}'])
def test_broken_file_is_explained(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.startswith("carcassonne-bot: ")


def test_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_explain_lists_each_decision(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every line has options, choice and events; a tile's options are sorted."""
    assert main(["explain", str(games)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    record = json.loads(games.read_text().splitlines()[0])
    first = lines[: len(record["actions"])]
    assert [line["action"] for line in first] == record["actions"]
    assert [line["n"] for line in first] == list(range(len(first)))
    assert first[-1]["scores"] == record["result"]["scores"]
    totals = [0, 0, 0]
    for line in first:
        for event in line["events"]:
            if event["kind"] == "points":
                totals[event["seat"]] += event["points"]
        assert totals == line["scores"]
        chosen = {k: v for k, v in line["action"].items() if k != "seat"}
        if line["kind"] == "tile":
            assert line["options"] == sorted(line["options"])
            assert chosen in line["also"] or [*chosen["at"], chosen["rot"]] in line["options"]
        else:
            assert chosen in line["options"]


def test_explain_can_show_one_decision(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "--at", "3", str(games)]) == 0
    assert [json.loads(line)["n"] for line in capsys.readouterr().out.splitlines()] == [3, 3]


def test_engine_talks_json_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = [
        {"game": "carcassonne", "rules": 1, "setup": {"seats": 2, "modules": ["fields"], "stack": ["U", "V"]}},
        {"seat": 0, "do": "tile", "at": [0, 9], "rot": 0},
        {"do": "tile", "at": [1, 0], "rot": 1},
        {"do": "skip"},
        {"do": "new"},
        {"game": "chess", "setup": {"seats": 2}},
        {"game": "carcassonne", "setup": {"seats": 2, "stack": ["U"]}},
        {"do": "tile", "at": [-1, 0], "rot": 1},
        {"do": "skip"},
        {"do": "skip"},
    ]
    lines = "\n".join(json.dumps(line) for line in said).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert main(["engine"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(said)
    assert answers[0]["kind"] == "tile"
    assert answers[1]["refused"] == "no_neighbour"
    assert answers[2]["kind"] == "step2"
    assert answers[3]["seat"] == 1
    assert answers[4] == {"ready": True}
    assert answers[5]["refused"] == "unknown_game"
    assert answers[8]["over"] is True
    assert answers[8]["winners"] == [0, 1]
    assert answers[9]["refused"] == "game_over"


def test_verify_accepts_a_fair_draw_and_rejects_a_false_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server, salts = bytes(range(32)), ("one", "two")
    setup = Setup(
        2, ("fields",), seed=combine(server, salts).hex(), commitment=commitment(server), server_seed=server.hex(), salts=salts
    )
    game = CARCASSONNE.start(setup)
    while game.decision is not None:
        game.apply(game.default())
    file = tmp_path / "fair.json"
    file.write_bytes(write_record(record_of(game)))
    assert main(["verify", str(file)]) == 0
    assert "BAD" not in capsys.readouterr().out
    data = json.loads(file.read_text())
    data["setup"]["salts"] = ["one", "other"]
    file.write_text(json.dumps(data))
    assert main(["verify", str(file)]) == 1
    assert "BAD" in capsys.readouterr().out


def test_perft_counts_ways(capsys: pytest.CaptureFixture[str]) -> None:
    """Monastery beside the start: 3 free sides of D are field or city; worked out by hand for the first depths."""
    assert main(["perft", "--modules", "fields", "--stack", "B", "--depth", "2"]) == 0
    # a tile of fields fits only south of the start tile; on it: monk, farmer, nobody
    assert capsys.readouterr().out.split() == ["1", "1", "2", "3"]


def test_unknown_player_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "genius"]) == 2
    assert "genius" in capsys.readouterr().err


def test_empty_modules_mean_the_bare_game_and_none_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    played = []
    for asked in ([], ["--modules", ""]):
        assert main(["simulate", *asked]) == 0
        played.append(json.loads(capsys.readouterr().out)["setup"].get("modules", []))
    assert played == [["fields"], []]


def test_unnamed_players_are_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", ""]) == 0
    empty = capsys.readouterr().out
    assert main(["simulate", "--players", "random"]) == 0
    assert capsys.readouterr().out == empty


@pytest.mark.parametrize(
    "asked",
    [
        ["simulate", "--games", "0"],
        ["simulate", "--games", "9" * 30],
        ["perft", "--stack", "B", "--depth", "-1"],
        ["replay", "--at", "-1", "-"],
        ["explain", "--at", "1.5", "-"],
    ],
)
def test_out_of_range_numbers_are_refused(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        main(asked)
    assert refusal.value.code == 2
    assert "is not a whole number" in capsys.readouterr().err
