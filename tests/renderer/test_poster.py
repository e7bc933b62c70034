"""Posters and the lobby's row of tiles, also with extreme names and numbers."""

import io
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from renderer.catalogue import DrawingCatalogue
from renderer.pages.lobby import fitting_row
from renderer.pages.poster import paint_poster_in
from renderer.scene import (
    COLOURS,
    BoardScene,
    Card,
    CardCollection,
    CardRow,
    CardStack,
    CardTableScene,
    DrawnBoard,
    DrawnFigure,
    DrawnTile,
    PosterScene,
    ResultRow,
    ResultScene,
)
from renderer.themes import THEMES
from tests.renderer.art.catalogue import all_tiles
from tests.renderer.scenes import renderer, tiles
from tests.renderer.words import NAMES, Box, lies_apart

SHAPES = [(1080, 1400), (1600, 900), (800, 784), (800, 688)]
"""Posters alone, and as the last picture of an animation."""


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
    title = f"Game over – {name} wins with 928 points."
    return PosterScene(
        title=title, headings=heads, rows=rows(name, seats), board=board if count else None, foot="18 Nov 2026 · MILL-42"
    )


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_poster_texts_do_not_overlap_or_overflow(name: str, shape: tuple[int, int], written: list[Box]) -> None:
    for seats, count in ((6, 24), (2, 4), (1, 0)):
        written.clear()
        with paint_poster_in(renderer()._kit("dark"), scene(name, seats, count, 12 if seats == 6 else 0), *shape):
            lies_apart(written, shape)


def cards_scene(name: str, seats: int, sets: int) -> PosterScene:
    """All the cards that one can collect: a stack of ten animals for each colour, and this many sets in each chest."""
    animals = tuple(CardStack((Card("animal", row),) * 10, "×10", close=True) for row in THEMES["dark"].rows)
    chest = (CardStack(tuple(Card("building", row) for row in THEMES["dark"].rows), "+30"),) * sets
    collected = tuple(CardCollection(colour, (*animals, *chest)) for colour in COLOURS[:seats])
    return replace(scene(name, seats, 0), collections=collected)


@pytest.mark.parametrize("shape", [*SHAPES, (1120, 784)])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_texts_of_a_poster_with_cards_do_not_overlap_or_overflow(name: str, shape: tuple[int, int], written: list[Box]) -> None:
    for seats, sets in ((6, 6), (2, 8), (1, 0)):
        written.clear()
        with paint_poster_in(renderer()._kit("dark"), cards_scene(name, seats, sets), *shape):
            lies_apart(written, shape)


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_poster_shows_each_collected_card(theme: str, *, wide: bool) -> None:
    whole = replace(cards_scene("Ann", 6, 6), wide=wide)
    with renderer().canvas(whole, theme) as full:
        picture = full.picture()
    *others, last = whole.collections
    *stacks, top = last.stacks
    fewer = replace(top, cards=top.cards[:-1])
    for changed in ((*stacks, fewer), (replace(stacks[0], cards=stacks[0].cards[:-1]), *stacks[1:], top)):
        with renderer().canvas(replace(whole, collections=(*others, replace(last, stacks=changed))), theme) as less:
            assert picture.size == less.picture().size
            assert picture.tobytes() != less.picture().tobytes()


def test_animation_of_cards_ends_on_the_poster() -> None:
    table = CardTableScene(rows=(CardRow("red", "Road", (Card("person", "red", 1),)),) * 4)
    data = renderer().gif([table, cards_scene("Ann", 2, 3)])
    with Image.open(io.BytesIO(data)) as animation:
        assert getattr(animation, "n_frames", 1) == 2
        assert animation.size == (1120, renderer().canvas(table).height)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_result_texts_do_not_overlap_or_overflow(name: str, written: list[Box]) -> None:
    drawn = scene(name, 6, 0)
    with renderer().canvas(ResultScene(title=drawn.title, headings=drawn.headings, rows=drawn.rows)) as canvas:
        lies_apart(written, (canvas.width, canvas.height))


@pytest.mark.parametrize("theme", THEMES)
def test_poster_shows_all_of_200_tiles(theme: str) -> None:
    whole = scene("Ann", 6, 200)
    for wide in (False, True):
        with renderer().canvas(replace(whole, wide=wide), theme) as full:
            picture = full.picture()
        assert whole.board is not None
        without = replace(whole.board, tiles=whole.board.tiles[:-1])
        with renderer().canvas(replace(whole, wide=wide, board=without), theme) as less:
            assert picture.size == less.picture().size
            assert picture.tobytes() != less.picture().tobytes(), "the last tile is seen"


def test_animation_starts_close_and_ends_on_the_poster() -> None:
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


def test_neighbours_in_the_lobby_row_fit() -> None:
    """For all pairs of tiles with a common kind of side."""
    catalogue = DrawingCatalogue({tile.id: tile for tile in all_tiles()})
    for one, other in combinations(list(tiles()), 2):
        (_, first, _), (_, second, fits) = fitting_row(catalogue, (one, other))
        east, west = catalogue[one].sides[(1 - first) % 4], catalogue[other].sides[(3 - second) % 4]
        sides = set(catalogue[one].sides), set(catalogue[other].sides)
        assert fits == (east == west or "*" in (east, west))
        assert fits == bool(sides[0] & sides[1] or {"*"} in sides)
