"""Prebuilt parts: equal to direct drawing, used in turn pictures, rebuilt if truncated."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from renderer import atlas, building, kit, part_drawings, parts, text
from renderer.atlas import SIZES
from renderer.board import discs
from renderer.catalogue import DrawingCatalogue
from renderer.faces import FontFace
from renderer.panel import LETTERS, unit_of, width_of
from renderer.renderer import Renderer
from renderer.themes import THEMES
from tests.renderer.scenes import VIEWS, renderer, tiles

CACHES = (text._advance, text.measure, text.fit, text.line, text._inked, text._letters, text.label, discs.firm_disc)
SOFT = (discs._soft, discs._firm, discs._edge)

pytestmark = pytest.mark.xdist_group("the parts")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("parts")
    parts.path_of(folder).write_bytes(part_drawings.make())
    return folder


@pytest.fixture
def learnt(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[parts.Index]:
    """The parts in use, and nothing drawn or looked up before or after."""
    monkeypatch.setattr(parts, "_learnt", [])
    parts.learn(folder)
    _forget()
    yield parts._learnt[0].index
    _forget()


def _forget() -> None:
    for cached in (*CACHES, *SOFT):
        cached.cache_clear()


def test_stored_letters_equal_direct_drawing(learnt: parts.Index) -> None:
    assert learnt.letters
    for name in learnt.letters:
        face, size, character = name.split(" ")
        mask, offset, advance = text.drawn_letter(character, face, int(size))  # type: ignore[arg-type]
        kept = parts.mask(character, face, int(size))  # type: ignore[arg-type]
        assert kept
        assert (kept[0].size, kept[0].tobytes(), kept[1]) == (mask.size, mask.tobytes(), offset), name
        assert parts.advance(character, face, int(size)) == advance, name  # type: ignore[arg-type]


def test_stored_pictures_equal_direct_drawing(learnt: parts.Index) -> None:
    drawn = {str(blank): discs.drawn_disc(blank) for blank in part_drawings._blanks()}
    for theme in THEMES.values():
        for seat in theme.seats.values():
            for kind, lying in (("wagon", False), ("big", True)):
                drawn[kit.model_name(seat, kind, lying=lying)] = kit.drawn_model(seat, kind, lying=lying)  # type: ignore[arg-type]
    for name, image in drawn.items():
        kept = parts.picture(name)
        assert kept, name
        assert (kept.size, kept.tobytes()) == (image.size, image.tobytes()), name


@pytest.mark.parametrize("theme", THEMES)
def test_turn_draws_nothing_that_is_stored(learnt: parts.Index, monkeypatch: pytest.MonkeyPatch, theme: str) -> None:
    assert learnt.pictures
    written: list[tuple[str, str]] = []
    drawn = text._drawn

    def write(piece: str, face: FontFace, size: int) -> object:
        written.append((piece, face))
        return drawn(piece, face, size)

    def refuse(*_: object, **__: object) -> object:
        raise AssertionError("it is among the parts")

    with monkeypatch.context() as watched:
        watched.setattr(text, "_drawn", write)
        watched.setattr(discs, "drawn_disc", refuse)
        watched.setattr(kit, "drawn_model", refuse)
        picture = Renderer(tiles()).png(VIEWS["turn"], theme)
    assert [piece for piece, _ in written if len(piece) == 1 and (piece.isdigit() or piece.isupper())] == []
    monkeypatch.setattr(parts, "_learnt", [])
    _forget()
    assert picture == renderer().png(VIEWS["turn"], theme)


@pytest.mark.parametrize("letters", LETTERS)
def test_digits_of_every_size_are_stored(learnt: parts.Index, letters: int) -> None:
    assert round(unit_of(width_of(letters)) * 9) == letters
    assert unit_of(width_of(letters) + 3) > unit_of(width_of(letters)) or letters == LETTERS[-1]
    assert {f"number {letters} {character}" for character in "0A-"} <= set(learnt.letters)


def test_missing_parts_are_drawn(learnt: parts.Index) -> None:
    assert parts.picture("unicorn") is None
    assert parts.mask("ab", "number", LETTERS[0]) is None
    assert parts.advance("0", "number", 7) is None
    assert "number 7 0" not in learnt.letters
    assert text.measure("0", "number", 7) > 0


def test_threads_load_parts_once_and_read_concurrently(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_learnt", [])

    def read(_: int) -> list[bytes]:
        parts.learn(folder)
        pictures = (parts.picture(name) for name in parts._learnt[0].index.pictures)
        return [picture.tobytes() for picture in pictures if picture]

    with ThreadPoolExecutor(8) as pool:
        first, *others = pool.map(read, range(8))
    assert len(parts._learnt) == 1
    assert len(first) == len(parts._learnt[0].index.pictures)
    assert all(other == first for other in others)


def test_no_parts_without_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(parts, "_learnt", [])
    parts.learn(tmp_path)
    assert parts._learnt == []
    assert parts.picture("unicorn") is None


def test_truncated_parts_are_rebuilt(tmp_path: Path, folder: Path) -> None:
    """An atlas without parts counts as unbuilt, even with all tiles."""
    catalogue = DrawingCatalogue({"D": tiles()["D"]})
    whole, path = parts.path_of(folder).read_bytes(), parts.path_of(tmp_path)
    for size in SIZES:
        picture = atlas.path_of(tmp_path, catalogue, size)
        picture.write_bytes(bytes(atlas.pixels_of(catalogue, size)) + atlas.END)
    for kept in (0, 100, -1):
        path.write_bytes(whole[:kept])
        assert Renderer(catalogue, tmp_path).missing() == list(SIZES), kept
    building.build(tmp_path, catalogue, workers=1)
    assert path.read_bytes() == whole
    assert Renderer(catalogue, tmp_path).missing() == []
