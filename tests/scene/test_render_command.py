"""The drawing commands, as used at a terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from PIL import Image

from bot.command_line import gallery, main, render
from bot.engine.record import record_of, write_record
from bot.games.faces import FACES
from bot.scene.drawing import Drawing
from renderer.renderer import Renderer
from tests.scene.made import card_game, tile_game


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A short record of each game, small enough to draw without an atlas."""
    folder = tmp_path_factory.mktemp("records")
    for name, game in (("tiles", tile_game(("fields",), 2, 4, 9)), ("cards", card_game(3, 1, 70))):
        (folder / f"{name}.json").write_bytes(write_record(record_of(game)))
    return {name: str(folder / f"{name}.json") for name in ("tiles", "cards")}


def drawn(tmp_path: Path, *arguments: str) -> Image.Image:
    out = tmp_path / "out.png"
    assert main(["render", *arguments, "--atlas", str(tmp_path / "atlas"), "--out", str(out)]) == 0
    with Image.open(out) as image:
        image.load()
        return image


@pytest.mark.parametrize("view", ["", "board", "zoom:M20", "fields", "roads", "cities", "forecast", "question", "result"])
def test_render_draws_a_tile_game(view: str, records: dict[str, str], tmp_path: Path) -> None:
    image = drawn(tmp_path, records["tiles"], "--at", "6", "--theme", "light", *(["--view", view] if view else []))
    assert min(image.size) > 300


@pytest.mark.parametrize(("view", "seat"), [("table", "1"), ("hand", "1"), ("round:1", "0"), ("result", "2")])
def test_render_draws_a_card_game(view: str, seat: str, records: dict[str, str], tmp_path: Path) -> None:
    assert min(drawn(tmp_path, records["cards"], "--view", view, "--seat", seat).size) > 200


def test_render_takes_names_and_prints_text(records: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn(tmp_path, records["tiles"], "--names", "Zoë", "--text", "long")
    said = capsys.readouterr().out
    assert "Zoë (red): " in said
    assert "Blue (blue): " in said


REFUSED = [
    ("tiles", ("--at", "100000"), "--at 100000: the record has only "),
    ("tiles", ("--view", "hand"), "unknown view 'hand'; choose from turn, board"),
    ("tiles", ("--view", "zoom:C"), "there is no cell 'C'"),
    ("tiles", ("--seat", "2"), "the game has 2 seats"),
    ("tiles", ("--view", "rotation:M20"), "no tile can be laid at M20 now"),
    ("cards", ("--view", "hand"), "nobody's hand is public"),
    ("cards", ("--view", "round:99"), "round 99 is not over"),
]


@pytest.mark.parametrize(("game", "arguments", "why"), REFUSED)
def test_unknown_arguments_are_refused(
    game: str,
    arguments: tuple[str, ...],
    why: str,
    records: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["render", records[game], *arguments, "--out", str(tmp_path / "out.png")]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "out.png").exists()


def test_replay_writes_poster_and_animation(records: dict[str, str], tmp_path: Path) -> None:
    png, gif = tmp_path / "end.png", tmp_path / "all.gif"
    atlas = ["--atlas", str(tmp_path / "atlas")]
    assert main(["replay", records["tiles"], "--at", "5", "--png", str(png), "--gif", str(gif), *atlas]) == 0
    with Image.open(png) as end, Image.open(gif) as moving:
        assert end.format == "PNG"
        assert getattr(moving, "n_frames", 1) >= 3


def test_replay_animates_card_games(records: dict[str, str], tmp_path: Path) -> None:
    gif, atlas = tmp_path / "all.gif", ["--atlas", str(tmp_path / "atlas")]
    assert main(["replay", records["cards"], "--at", "5", "--gif", str(gif), *atlas]) == 0
    with Image.open(gif) as moving:
        assert getattr(moving, "n_frames", 1) >= 3


def test_gallery_has_every_kind_of_picture() -> None:
    found = dict(gallery.pictures())
    kinds = {type(picture.scene).__name__ for picture in found.values()}
    assert kinds == {
        *("BoardScene", "RotationScene", "FigureScene", "SheetScene", "ResultScene", "LobbyScene"),
        *("CardTableScene", "HandScene", "RoundScene", "PosterScene", "ReferenceScene"),
    }
    asked = {name.removeprefix("question ") for name in found if name.startswith("question ")}
    assert {"step2", "capture", "siege", "outpost", "withdraw", "wagon", "ransom"} <= asked


def test_gallery_page_shows_each_picture_in_both_sizes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = next(gallery.pictures())
    only: list[tuple[str, Drawing]] = [lobby]
    monkeypatch.setattr(gallery, "pictures", lambda: iter(only))
    monkeypatch.setattr(Renderer, "build", lambda *_arguments: None)
    out = tmp_path / "gallery"
    assert gallery.run(argparse.Namespace(out=out, atlas=tmp_path / "atlas")) == 0
    page = (out / "index.html").read_text(encoding="utf-8")
    small = sorted(path.name for path in out.glob("lobby-*-390.png"))
    assert small
    for name in small:
        assert name in page
        assert name.replace("-390", "") in page
        with Image.open(out / name) as image:
            assert image.width == 390
    assert "MILL-42" in page


def test_views_are_named_in_the_help() -> None:
    parser = argparse.ArgumentParser()
    render.add(parser)
    said = parser.format_help()
    assert all(name in said for face in FACES.values() for name in face.looks)


def test_invalid_settings_give_one_sentence(
    records: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WEB_PORT", "many")
    assert main(["render", records["tiles"], "--out", str(tmp_path / "out.png")]) == 2
    assert capsys.readouterr().err.endswith("- WEB_PORT (environment) must be a number from 0 to 65535; 0 picks a free port.\n")
