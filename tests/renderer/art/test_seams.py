"""Neighbours meet without a seam: along a side of one kind all tiles have the same pixels."""

from itertools import product

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.art import TileDrawing, draw_fortress
from tests.renderer.art.catalogue import SIZE, all_tiles, picture

pytestmark = pytest.mark.xdist_group("the tiles")  # they share drawn tiles

RIM = {"N": (32, 0, 128, 1), "E": (159, 32, 160, 128), "S": (32, 159, 128, 160), "W": (0, 32, 1, 128)}
"""One pixel wide, without the corners, where the walls of cities end."""


def letters(tile: TileDrawing, rotation: int) -> dict[str, str]:
    return {side: tile.sides[(number - rotation) % 4] for number, side in enumerate("NESW")}


def rims() -> dict[tuple[str, str], Image.Image]:
    """The rim of a side by its place and its letter, from the first tile that has it."""
    found: dict[tuple[str, str], Image.Image] = {}
    for tile, rotation in product(all_tiles(), range(4)):
        for side, letter in letters(tile, rotation).items():
            if (side, letter) not in found and letter != "*":
                found[side, letter] = picture(tile, rotation).crop(RIM[side])
    return found


def test_sides_of_one_kind_have_the_same_pixels_on_every_tile() -> None:
    reference = rims()
    assert len(reference) == 16
    for tile, rotation in product(all_tiles(), range(4)):
        if tile.abbey:
            continue
        for side, letter in letters(tile, rotation).items():
            difference = ImageChops.difference(picture(tile, rotation).crop(RIM[side]), reference[side, letter])
            assert max(difference.tobytes()) <= 2, (tile.id, rotation, side)


def test_both_sides_of_a_border_show_the_same_ground() -> None:
    reference = rims()
    for letter, (one, other) in product("crvf", (("N", "S"), ("W", "E"))):
        difference = ImageChops.difference(reference[one, letter], reference[other, letter])
        assert max(ImageStat.Stat(difference).mean) < 9, (letter, one)


def test_fortress_meets_its_neighbours_like_any_tile() -> None:
    reference = rims()
    cells = draw_fortress(5, 0, SIZE)
    for (x, y), side, letter in (
        ((1, 0), "N", "f"),
        ((3, 1), "E", "f"),
        ((2, 2), "S", "f"),
        ((0, 0), "W", "v"),
        ((3, 2), "E", "v"),
    ):
        difference = ImageChops.difference(cells[4 * y + x].crop(RIM[side]), reference[side, letter])
        assert max(ImageStat.Stat(difference).mean) < 3, (x, y, side)
