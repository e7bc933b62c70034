"""The atlas at start: an older folder is completed, in the data directory if it is read-only."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.app import atlas
from bot.app.doctor import machine
from bot.games.faces import drawings
from bot.settings import Settings, atlas_of, load
from renderer import atlas as tiles
from renderer import parts
from renderer.catalogue import DrawingCatalogue
from renderer.renderer import Renderer


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A folder of an older version, with (empty) tiles and no parts."""
    folder, catalogue = tmp_path / "older", DrawingCatalogue(drawings())
    folder.mkdir()
    for size in tiles.SIZES:
        with tiles.path_of(folder, catalogue, size).open("wb") as file:
            file.truncate(tiles.pixels_of(catalogue, size))
            file.seek(0, os.SEEK_END)
            file.write(tiles.END)
    return folder


@pytest.fixture
def settings(tmp_path: Path, older: Path) -> Settings:
    return load({"DATA_DIR": str(tmp_path / "data"), "ATLAS_DIR": str(older)}, tmp_path)


@pytest.fixture
def locked(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the older folder read-only, even for root."""
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != older and access(path, mode))


def found(settings: Settings) -> dict[str, str]:
    """The doctor's findings about the tiles."""
    said = machine.look(settings.data_dir, atlas_of(settings), None, 24)
    return {each.what: each.do for each in said if any(word in each.what for word in ("tiles", "parts", "writable"))}


def test_doctor_names_exactly_what_is_missing(settings: Settings, older: Path) -> None:
    assert list(found(settings)) == ["the parts of pictures are not drawn yet"]
    tiles.path_of(older, DrawingCatalogue(drawings()), 48).unlink()
    assert list(found(settings)) == ["tiles of the sizes 48 and the parts of pictures are not drawn yet"]


async def test_start_adds_the_parts_and_uses_them(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_learnt", [])
    renderer, told = Renderer(drawings(), older), list[tuple[int, int] | None]()
    assert renderer.missing()

    async def tell(progress: tuple[int, int] | None) -> None:
        told.append(progress)

    await atlas.draw(renderer, older, tell)
    assert renderer.missing() == []
    assert told == [(0, 0), None]
    assert parts._learnt


def test_writable_folder_stays_in_use(settings: Settings, older: Path) -> None:
    assert atlas.folder_of(settings) == older


@pytest.mark.usefixtures("locked")
def test_read_only_folder_is_completed_in_the_data_directory(settings: Settings, older: Path) -> None:
    own = settings.data_dir / "atlas"
    assert found(settings)[f"{older} is not writable"].endswith(str(own))
    own.mkdir(parents=True)
    (own / tiles.path_of(older, DrawingCatalogue(drawings()), 16).name).symlink_to("a file of an image that is gone")
    assert [atlas.folder_of(settings), atlas.folder_of(settings)] == [own, own]
    assert {file.name for file in own.iterdir()} == {file.name for file in older.iterdir()}
    assert tiles.missing(own, DrawingCatalogue(drawings())) == []
    parts.path_of(own).write_bytes(parts.encode(b"", parts.Index({}, {})))
    assert list(found(settings)) == ["all tiles and parts of pictures are drawn"]


@pytest.mark.usefixtures("locked")
def test_complete_read_only_folder_is_used(settings: Settings, older: Path) -> None:
    parts.path_of(older).write_bytes(parts.encode(b"", parts.Index({}, {})))
    assert atlas.folder_of(settings) == older
    assert not settings.data_dir.exists()
