"""The atlas: built once by child processes, equal to direct drawing, safe against crashes and concurrent builds."""

import gc
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from renderer import atlas, building, parts
from renderer.art import place_all
from renderer.atlas import ROTATIONS
from renderer.catalogue import LOOKS, DrawingCatalogue, look_at
from renderer.renderer import Renderer
from renderer.scene import BoardScene, DrawnBoard, DrawnTile
from tests.renderer.scenes import tiles

SIZES = (16, 48, 96)

pytestmark = pytest.mark.xdist_group("an atlas")


@pytest.fixture(scope="module")
def catalogue() -> DrawingCatalogue:
    return DrawingCatalogue({name: tiles()[name] for name in ("D", "TA")})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, catalogue: DrawingCatalogue) -> Path:
    """An atlas of two tiles, built by one child process."""
    folder = tmp_path_factory.mktemp("atlas")
    building.build(folder, catalogue, SIZES, workers=1)
    return folder


def test_patches_equal_direct_drawing(folder: Path, catalogue: DrawingCatalogue) -> None:
    opened = {size: atlas.open_atlas(folder, catalogue, size) for size in SIZES}
    for name in catalogue:
        for rotation, look in ((0, 0), (1, 1), (3, 0)):
            drawn = atlas.sprite(catalogue[name], rotation, look, SIZES)
            for size, image in zip(SIZES, drawn, strict=True):
                book = opened[size]
                assert book
                assert book.patch(name, rotation, look).tobytes() == image.tobytes()


def test_few_tiles_are_kept_in_memory(folder: Path, catalogue: DrawingCatalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for two tiles, a third evicts both, and each looks the same when read again."""
    monkeypatch.setattr(atlas, "_KEPT", 2 * 16 * 16)
    book = atlas.open_atlas(folder, catalogue, 16)
    assert book
    first = book.patch("D", 0, 0)
    assert book.patch("D", 0, 0) is first
    for rotation in range(ROTATIONS):
        book.patch("TA", rotation, 0)
    again = book.patch("D", 0, 0)
    assert again is not first
    assert again.tobytes() == first.tobytes()


def test_file_stays_open_while_its_patches_are_in_use(folder: Path, catalogue: DrawingCatalogue) -> None:
    """Another thread may open the same file meanwhile, and take this atlas's place."""
    book = atlas.open_atlas(folder, catalogue, 16)
    assert book
    patches, drawn = book.patches, book.patch("D", 0, 0).tobytes()
    patches.clear()
    del book
    gc.collect()
    assert patches["D", 0, 0].tobytes() == drawn


def test_layouts_are_stored(folder: Path, catalogue: DrawingCatalogue) -> None:
    book = atlas.open_atlas(folder, catalogue, 96)
    assert book
    assert book.layouts() == {name: place_all(tile) for name, tile in catalogue.items()}


def test_renderer_draws_the_same_without_an_atlas(folder: Path, catalogue: DrawingCatalogue) -> None:
    scene = BoardScene(board=DrawnBoard(tiles=(DrawnTile((0, 0), "D"), DrawnTile((0, 1), "TA", 2))), tile_size=96)
    assert Renderer(catalogue, folder).png(scene) == Renderer(catalogue).png(scene)


def test_drawing_does_not_import_the_builder() -> None:
    """Its import would take as long as drawing a picture."""
    code = "import sys, renderer.renderer; print('multiprocessing' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_nothing_is_built_twice(folder: Path, catalogue: DrawingCatalogue) -> None:
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    assert atlas.missing(folder, catalogue, SIZES) == []
    building.build(folder, catalogue, SIZES)
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == before


def test_progress_is_reported_and_two_builds_do_no_harm(tmp_path: Path, catalogue: DrawingCatalogue) -> None:
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as pool:
        jobs = [
            pool.submit(building.build, tmp_path, catalogue, (16,), None, 1),
            pool.submit(building.build, tmp_path, catalogue, (16,), lambda done, of: told.append((done, of)), 1),
        ]
        for job in jobs:
            job.result()
    assert {path.name for path in tmp_path.iterdir()} == {
        atlas.path_of(tmp_path, catalogue, 16).name,
        parts.path_of(tmp_path).name,
    }
    assert told in ([], [(1, 2), (2, 2)])
    book = atlas.open_atlas(tmp_path, catalogue, 16)
    assert book
    assert book.patch("D", 0, 0).tobytes() == atlas.sprite(catalogue["D"], 0, 0, [16])[0].tobytes()


def test_failed_build_leaves_nothing(tmp_path: Path, catalogue: DrawingCatalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> object:
        raise RuntimeError("the lamp went out")

    monkeypatch.setattr(building, "_draw_all", fail)
    with pytest.raises(RuntimeError, match="lamp"):
        building.build(tmp_path, catalogue, (16,))
    assert list(tmp_path.iterdir()) == []


def test_old_temporary_folders_are_deleted(tmp_path: Path, catalogue: DrawingCatalogue, folder: Path) -> None:
    old, young = tmp_path / "tiles-16-x.1.1.draft", tmp_path / "tiles-16-x.2.2.draft"
    for draft in (old, young):
        draft.write_bytes(b"")
    os.utime(old, (time.time() - 7200,) * 2)
    for path in folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / atlas.path_of(folder, catalogue, 16).name).unlink()
    building.build(tmp_path, catalogue, (16,), workers=1)
    assert not old.exists()
    assert young.exists()


def test_truncated_atlas_is_rebuilt(tmp_path: Path, catalogue: DrawingCatalogue, folder: Path) -> None:
    whole = {size: atlas.path_of(folder, catalogue, size).read_bytes() for size in SIZES}
    for size, kept in zip(SIZES, (0, 100, -1), strict=True):
        atlas.path_of(tmp_path, catalogue, size).write_bytes(whole[size][:kept])
        assert atlas.open_atlas(tmp_path, catalogue, size) is None
    assert atlas.missing(tmp_path, catalogue, SIZES) == list(SIZES)
    building.build(tmp_path, catalogue, SIZES, workers=1)
    assert {size: atlas.path_of(tmp_path, catalogue, size).read_bytes() for size in SIZES} == whole
    assert not parts.missing(tmp_path)


def test_stamp_follows_tiles_and_nothing_else(catalogue: DrawingCatalogue) -> None:
    assert DrawingCatalogue(dict(reversed(list(catalogue.items())))).stamp == catalogue.stamp
    changed = {**catalogue, "D": replace(catalogue["D"], source=True)}
    assert DrawingCatalogue(changed).stamp != catalogue.stamp


def test_neighbours_have_different_looks() -> None:
    for x, y in ((0, 0), (-3, 2), (5, -7)):
        assert {look_at((x, y)), look_at((x + 1, y))} == set(range(LOOKS))
        assert look_at((x, y)) != look_at((x, y + 1))
