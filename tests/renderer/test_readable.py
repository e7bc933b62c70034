"""Readability on a phone: numbers, names, sheets, fortress owners, high contrast."""

from itertools import groupby
from math import dist

import pytest
from PIL import Image

from renderer import palette
from renderer.art.placing import place_all
from renderer.board.discs import readable
from renderer.board.ground import tint
from renderer.pages.graph import spread
from renderer.pages.sheet import count_corner, sheet_grid
from renderer.panel import card_height, name_rows, small_text, unit_of
from renderer.scene import (
    BoardScene,
    Colour,
    DrawnBoard,
    DrawnFortress,
    DrawnTile,
    FreshTile,
    Owner,
    Panel,
    PlayerCard,
    Scene,
    SheetEntry,
    SheetScene,
    TileInHand,
)
from renderer.themes import THEMES
from tests.renderer.scenes import renderer, tiles

PHONE, LEGIBLE = 390, 9
LONG = PlayerCard("Žofie Nováková-Długołęcka", "Yellow", "yellow", score="27")


@pytest.mark.parametrize(("width", "tile"), [(800, 160), (1251, 96), (2181, 160), (2457, 128)])
def test_numbers_on_the_map_can_be_read_on_a_phone(width: int, tile: int) -> None:
    letters = readable(width, tile) * 0.66
    assert letters * PHONE / width >= LEGIBLE - 0.5
    assert readable(width, tile) < tile


def test_number_never_hides_its_tile() -> None:
    assert readable(2500, 24) <= 0.75 * 24


@pytest.mark.parametrize("width", [230, 260, 300, 420])
def test_long_name_is_not_cut(width: int) -> None:
    unit = 2.2
    rows = name_rows(LONG, width, unit)
    assert "".join(rows).replace(" ", "") == LONG.name.replace(" ", "")
    short = PlayerCard("Ann", "Yellow", "yellow", score="27")
    assert name_rows(short, width, unit) == ("Ann",)
    if len(rows) > 1:
        assert card_height(LONG, width, unit) > card_height(short, width, unit)


@pytest.mark.parametrize(("kinds", "least"), [(24, 70), (40, 60), (96, 48)])
def test_tiles_of_a_sheet_are_large_on_a_phone(kinds: int, least: int) -> None:
    width, _, size = sheet_grid(kinds)
    assert size * PHONE / width >= least


@pytest.mark.parametrize("name", sorted(tiles()))
def test_counts_on_a_sheet_hide_no_tile_symbol(name: str) -> None:
    """Which tile has a shield, goods, an inn is what one looks for on the sheet; most of each is always to be seen."""
    tile = tiles()[name]
    layout, corner = place_all(tile), count_corner(tile)
    middle = tuple(abs(side - 0.18) for side in corner)
    for thing in (layout.inn, layout.garden, layout.tower, *(mark.place for mark in layout.marks)):
        assert thing is None or dist(middle, thing.centre) > 0.18 + thing.radius / 4


@pytest.mark.parametrize(
    ("heights", "seen"),
    [
        ([10, 80, 50], [10, 80, 50]),
        ([50, 52, 48], [50, 60, 40]),
        ([95, 99, 100], [80, 90, 100]),
        ([100, 100, 10], [90, 100, 10]),
        ([0, 4, 90], [0, 10, 90]),
        ([], []),
    ],
)
def test_figures_at_chart_ends_are_separate_and_in_order(heights: list[float], seen: list[float]) -> None:
    assert spread(heights, 10, 100) == seen


def _picture(board: DrawnBoard, theme: str = "dark") -> Image.Image:
    return palette.rgb(renderer().canvas(BoardScene(board=board, tile_size=96), theme).picture())


def test_fields_of_the_fortress_are_tinted_for_their_owners() -> None:
    """North yellow, south striped red and blue; the walls grey."""
    tiles = (DrawnTile((-1, 0), "RA", 1),)
    owners = (Owner((-1, 0), 0, ("yellow",)),)
    fields: tuple[tuple[Colour, ...], ...] = (("yellow",), ("red", "blue"))
    plain = _picture(DrawnBoard(tiles=tiles, fortress=DrawnFortress((0, 0), 5)))
    tinted = _picture(DrawnBoard(tiles=tiles, owners=owners, fortress=DrawnFortress((0, 0), 5, fields=fields)))
    apart = [_mean(tinted, row) for row in ("north", "south")]
    assert apart[0][0] > apart[0][2] + 60, "yellow: more red than blue"
    assert abs(apart[1][0] - apart[1][2]) < 60, "red and blue in stripes"
    green = _mean(plain, "north")
    assert green[1] > green[0] > green[2]


def _mean(picture: Image.Image, bank: str) -> tuple[float, float, float]:
    """The mean colour of the grass between the wall and the rim, over the second to fourth column of the fortress."""
    unit = small_text(unit_of(picture.width))
    depth = round(unit * 1.2) + 4
    top = depth + (20 if bank == "north" else 3 * 96 - 26)
    strip = picture.crop((picture.width // 2 - 60, top, picture.width // 2 + 60, top + 6)).resize((1, 1), Image.Resampling.BOX)
    red, green, blue = strip.getpixel((0, 0))  # type: ignore[misc]
    return red, green, blue


def test_high_contrast_draws_grounds_plainly_and_borders_in_black() -> None:
    """A road and a field: white between black lines on pale green; the garden of the tile keeps its colours."""
    board = DrawnBoard(tiles=(DrawnTile((0, 0), "U"),))
    plain, strong = _picture(board), _picture(board, "high-contrast")
    assert plain.size == strong.size
    dark = sum(strong.convert("L").histogram()[:40]) - _outside(strong)
    white = sum(strong.convert("L").histogram()[245:])
    assert dark > 96
    assert white > 4 * 96
    assert sum(plain.convert("L").histogram()[245:]) < white / 4
    assert THEMES["high-contrast"].grounds


def test_high_contrast_applies_to_every_drawn_tile() -> None:
    """A road is white wherever a tile is seen, not only on the map."""
    scenes: tuple[Scene, ...] = (
        BoardScene(board=DrawnBoard(), panel=Panel(hand=TileInHand("U"))),
        SheetScene(title="", entries=(SheetEntry("U", "1"),)),
    )
    for scene in scenes:
        usual, plain = (palette.rgb(renderer().canvas(scene, theme).picture()) for theme in ("dark", "high-contrast"))
        assert _count(plain, (255, 255, 255)) > _count(usual, (255, 255, 255)) + 500


def _outside(picture: Image.Image) -> int:
    """Black pixels of the paper, all of which lie outside the tile's 96 pixels."""
    return sum(picture.convert("L").histogram()[:8]) - sum(_tile(picture).convert("L").histogram()[:8])


def _tile(picture: Image.Image) -> Image.Image:
    left, top = (picture.width - 96) // 2, (picture.height - 96) // 2
    return picture.crop((left, top, left + 96, top + 96))


def test_sign_on_a_new_tile_is_not_covered_by_its_neighbours_frame() -> None:
    """Whichever of two neighbours was laid first, the sign in the corner between them is whole."""
    tiles = (DrawnTile((0, 0), "U"), DrawnTile((-1, 0), "U"))
    east, west = FreshTile((0, 0), "red"), FreshTile((-1, 0), "blue")
    one, other = (_picture(DrawnBoard(tiles=tiles, laid=laid)) for laid in ((east, west), (west, east)))
    left = (one.width - 5 * 96) // 2 + 2 * 96
    top = (one.height - 3 * 96) // 2 + 96
    middle = (left + 2, top + 2, left + 20, top + 20)  # of the disc, whose edge lies on the frames
    red = THEMES["dark"].seats["red"].body
    assert _count(one.crop(middle), red) == pytest.approx(_count(other.crop(middle), red), abs=3)
    assert _count(one.crop(middle), red) > 100


def _count(picture: Image.Image, colour: tuple[int, int, int]) -> int:
    found = picture.getcolors(picture.width * picture.height) or []
    return sum(number for number, seen in found if seen == _seen(colour))


def _seen(colour: tuple[int, int, int]) -> tuple[int, ...]:
    start = palette.nearest(colour) * 3
    return tuple(palette.BYTES[start : start + 3])


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_owner_stripes_continue_across_tiles_and_are_broad_on_a_phone(count: int) -> None:
    bodies = [seat.body for seat in list(THEMES["dark"].seats.values())[:count]]
    two_tiles = Image.new("RGB", (192, 96))
    tint(two_tiles, Image.new("L", two_tiles.size, 1), 0, bodies, 1.0, 96)
    middle = [two_tiles.getpixel((x, 48)) for x in range(192)]
    assert middle[:96] == middle[96:]
    stripes = [len(list(pixels)) for _, pixels in groupby(middle)]
    assert min(stripes[1:-1]) * PHONE / 1280 >= 5
    assert len(set(middle)) == count
