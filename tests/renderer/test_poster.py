"""What is worth keeping: posters and the lobby's row of tiles, also with the worst of names and numbers."""

import io
from collections.abc import Callable
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from renderer.canvas import Canvas
from renderer.catalogue import DrawingCatalogue
from renderer.pages import poster, result, terms
from renderer.pages.lobby import fitting_row
from renderer.pages.poster import paint_poster_in
from renderer.scene import COLOURS, BoardScene, DrawnBoard, DrawnFigure, DrawnTile, PosterScene, ResultRow, ResultScene
from renderer.themes import THEMES
from tests.renderer.art.catalogue import all_tiles
from tests.renderer.scenes import renderer, tiles

Box = tuple[int, int, int, int]
SHAPES = [(1080, 1400), (1600, 900), (800, 784), (800, 688)]
"""Posters alone, and as the last picture of an animation."""
NAMES = {
    "plain": "Ann",
    "64 wide letters": "W" * 64,
    "64 wide letters in words": " ".join(["WWWWWWW"] * 8),
    "marks alone": "\u0301\u0308\u20dd" * 9,
    "right to left with brackets": "(שלום) [عليكم] <Ann>",
    "Chinese": "王小明" * 12,
    "emoji": "👩‍👩‍👧‍👦" * 9,
    "nothing": "",
}


def rows(name: str, seats: int) -> tuple[ResultRow, ...]:
    """People of one name with scores of three digits, two of them of one rank."""
    ranks = ("1.", "1.", "3.", "4.", "5.", "6.")
    return tuple(
        ResultRow(ranks[n], name, f"Red {n + 1}", COLOURS[n], ("128", "–", "-12") * 4, f"{928 - n}") for n in range(seats)
    )


def scene(name: str, seats: int, count: int, headings: int = 12) -> PosterScene:
    board = DrawnBoard(
        tiles=tuple(DrawnTile((n % 20, n // 20), "U", n % 2) for n in range(count)),
        figures=tuple(DrawnFigure((n, 0), 0, COLOURS[n % 6]) for n in range(min(count, 20))),
    )
    heads = ("Monasteries and everything else that is long", "Roads") * (headings // 2)
    title = f"The game is over. {name} wins with 928 points."
    return PosterScene(
        title=title, headings=heads, rows=rows(name, seats), board=board if count else None, foot="18 Nov 2026 · MILL-42"
    )


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The boxes of all words on a page."""
    texts: dict[int, Image.Image] = {}
    boxes: list[Box] = []

    def noting(write: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
        def noted(*arguments: object) -> Image.Image:
            patch = write(*arguments).copy()
            texts[id(patch)] = patch
            return patch

        return noted

    paste = Canvas.paste

    def pasted(canvas: Canvas, patch: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        if id(patch) in texts:
            table = [255] * 256
            table[patch.tobytes()[0]] = 0
            around = patch.point(table).getbbox()
            if around:
                boxes.append((x + around[0], y + around[1], x + around[2], y + around[3]))
        paste(canvas, patch, x, y, mask)

    monkeypatch.setattr(Canvas, "paste", pasted)
    for module in (poster, result, terms):
        for name in ("line", "label"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, noting(getattr(module, name)))
    return boxes


def lies_apart(boxes: list[Box], size: tuple[int, int]) -> None:
    assert boxes
    for box in boxes:
        assert min(box) >= 0, box
        assert box[2] <= size[0], box
        assert box[3] <= size[1], box
    for one, other in combinations(boxes, 2):
        meet = min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])
        assert not meet, (one, other)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_words_of_a_poster_meet_or_leave_it(name: str, shape: tuple[int, int], written: list[Box]) -> None:
    for seats, count in ((6, 24), (2, 4), (1, 0)):
        written.clear()
        with paint_poster_in(renderer()._kit("dark"), scene(name, seats, count, 12 if seats == 6 else 0), *shape):
            lies_apart(written, shape)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_words_of_a_result_meet_or_leave_it(name: str, written: list[Box]) -> None:
    drawn = scene(name, 6, 0)
    with renderer().canvas(ResultScene(title=drawn.title, headings=drawn.headings, rows=drawn.rows)) as canvas:
        lies_apart(written, (canvas.width, canvas.height))


@pytest.mark.parametrize("theme", THEMES)
def test_a_poster_of_200_tiles_shows_all_of_them(theme: str) -> None:
    whole = scene("Ann", 6, 200)
    for wide in (False, True):
        with renderer().canvas(replace(whole, wide=wide), theme) as full:
            picture = full.picture()
        assert whole.board is not None
        without = replace(whole.board, tiles=whole.board.tiles[:-1])
        with renderer().canvas(replace(whole, wide=wide, board=without), theme) as less:
            assert picture.size == less.picture().size
            assert picture.tobytes() != less.picture().tobytes(), "the last tile is seen"


def test_an_animation_ends_on_the_poster_and_begins_close() -> None:
    board = DrawnBoard(tiles=tuple(DrawnTile((n, 0), "U", 1) for n in range(14)))
    start = DrawnBoard(tiles=board.tiles[:1])
    data = renderer().gif([BoardScene(board=start), BoardScene(board=board), scene("Ann", 2, 14, 2)])
    with Image.open(io.BytesIO(data)) as animation:
        assert getattr(animation, "n_frames", 1) == 3
        first, last = animation.convert("RGB"), None
        animation.seek(1)
        second = animation.convert("RGB")
        animation.seek(2)
        last = animation.convert("RGB")
        assert animation.info["duration"] == 8000
    assert share_of_green(first) > share_of_green(second) / 14 * 2, "the first tile is shown large"
    assert last.tobytes() != second.tobytes()


def share_of_green(picture: Image.Image) -> float:
    red, green, blue = (band.tobytes() for band in picture.split())
    return sum(g > r + 8 and g > b + 18 for r, g, b in zip(red, green, blue, strict=True)) / len(red)


def test_neighbours_in_the_lobbys_row_fit() -> None:
    """Wherever a rotation can make them: of all pairs of tiles, those that have a kind of side in common."""
    catalogue = DrawingCatalogue({tile.id: tile for tile in all_tiles()})
    for one, other in combinations(list(tiles()), 2):
        (_, first, _), (_, second, fits) = fitting_row(catalogue, (one, other))
        east, west = catalogue[one].sides[(1 - first) % 4], catalogue[other].sides[(3 - second) % 4]
        sides = set(catalogue[one].sides), set(catalogue[other].sides)
        assert fits == (east == west or "*" in (east, west))
        assert fits == bool(sides[0] & sides[1] or {"*"} in sides)
