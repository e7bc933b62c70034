"""Every tile in four rotations against its data: on the map of its ground, and in the picture itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from PIL import Image

from renderer.art import Terrain, TileDrawing
from renderer.art.drawing import HALVES, SIDES, turned
from renderer.art.patches import Patch, patches
from renderer.art.planning import plan_tile
from tests.renderer.art.catalogue import SIZE, all_tiles, ground, owners, picture

pytestmark = pytest.mark.xdist_group("the tiles")  # they share drawn tiles

SLIVER = 40
"""Patches of fewer pixels are the nooks between two walls in a corner."""
NOOK = 3
"""As many pixels of a city may lie beside a field in a corner where a road parts them."""
EVERY_TILE = pytest.mark.parametrize("tile", all_tiles(), ids=lambda tile: tile.id)


def pixel(side: int, along: float) -> tuple[int, int]:
    """A pixel on the rim: `along` runs clockwise along that side of the picture."""
    x, y = turned((along, 0.012), side)
    return int(x * SIZE), int(y * SIZE)


def sides(tile: TileDrawing, rotation: int) -> Iterator[tuple[int, str, str]]:
    """Where each side of the tile lies after the turn: its number in the picture, its name, its letter."""
    for number, name in enumerate(SIDES):
        yield (number + rotation) % 4, name, tile.sides[number]


def only(image: Image.Image, value: int) -> Image.Image:
    """Value 0 where the picture has that value, 255 elsewhere."""
    return image.point([0 if grey == value else 255 for grey in range(256)])


def wide_patches(image: Image.Image) -> list[Patch]:
    return [patch for patch in patches(image) if patch.size > SLIVER]


def values(image: Image.Image, patch: Patch) -> Counter[int]:
    """Which values a picture has within a patch."""
    data, width = image.tobytes(), image.width
    found: Counter[int] = Counter()
    for row, first, end in patch.stretches:
        found.update(data[row * width + first : row * width + end])
    return found


@EVERY_TILE
def test_ground_along_each_side_matches_its_letter(tile: TileDrawing) -> None:
    middle = {"c": Terrain.CITY, "r": Terrain.ROAD, "v": Terrain.RIVER, "f": Terrain.FIELD, "*": Terrain.MONASTERY}
    flank = {**middle, "r": Terrain.FIELD, "v": Terrain.FIELD}
    for rotation in range(4):
        shown = ground(tile, rotation)
        for side, _, letter in sides(tile, rotation):
            assert shown.getpixel(pixel(side, 0.5)) == middle[letter], (rotation, side)
            for along in (0.20, 0.27, 0.73, 0.80):
                assert shown.getpixel(pixel(side, along)) == flank[letter], (rotation, side, along)


@EVERY_TILE
def test_each_side_and_half_belongs_to_its_segment(tile: TileDrawing) -> None:
    for rotation in range(4):
        shown = owners(tile, rotation)
        for index, part in enumerate(tile.segments):
            for place in part.at:
                if part.kind == "field":
                    number = HALVES.index(place)
                    at = pixel((number // 2 + rotation) % 4, 0.27 if number % 2 == 0 else 0.73)
                else:
                    at = pixel((SIDES.index(place) + rotation) % 4, 0.5)
                assert shown.getpixel(at) == index + 1, (rotation, place)


@EVERY_TILE
def test_each_field_is_one_patch_of_ground_and_no_patch_is_two_fields(tile: TileDrawing) -> None:
    fields = [index + 1 for index, part in enumerate(tile.segments) if part.kind == "field"]
    for rotation in range(4):
        found = [values(owners(tile, rotation), patch) for patch in wide_patches(only(ground(tile, rotation), Terrain.FIELD))]
        assert all(len(owner) == 1 for owner in found), (rotation, found)
        assert sorted(next(iter(owner)) for owner in found) == fields, rotation


@EVERY_TILE
def test_city_is_one_patch_unless_a_road_crosses_above_it(tile: TileDrawing) -> None:
    cities = [index + 1 for index, part in enumerate(tile.segments) if part.kind == "city"]
    opposite = [set(tile.segments[index - 1].at) in ({"N", "S"}, {"E", "W"}) for index in cities]
    roads = [part for part in tile.segments if part.kind == "road" and set(part.at) == {"E", "W"}]
    hidden = any("EL" in part.at and "ER" in part.at for part in tile.segments)
    below = bool(plan_tile(tile).deck)
    cut = below or (opposite == [True] and bool(roads) and not hidden)
    for rotation in range(4):
        found = [values(owners(tile, rotation), patch) for patch in wide_patches(only(ground(tile, rotation), Terrain.CITY))]
        assert all(len(owner) == 1 for owner in found), (rotation, found)
        assert {next(iter(owner)) for owner in found} == set(cities)
        assert len(found) == len(cities) + cut


@EVERY_TILE
def test_field_touches_exactly_the_cities_it_borders(tile: TileDrawing) -> None:
    """A farmer is paid for cities that are seen beside the field."""
    data = owners(tile, 0).tobytes()
    pairs = Counter(zip(data, data[SIZE:], strict=False))
    for start in range(0, SIZE * SIZE, SIZE):
        pairs.update(pairwise(data[start : start + SIZE]))
    touching: Counter[frozenset[int]] = Counter()
    for pair, count in pairs.items():
        touching[frozenset(pair)] += count
    for index, part in enumerate(tile.segments):
        if part.kind == "field":
            cities = {n for n, other in enumerate(tile.segments) if other.kind == "city"}
            assert {n for n in cities if touching[frozenset((index + 1, n + 1))] > NOOK} == set(part.cities), index


def greens(image: Image.Image) -> Image.Image:
    """0 where a pixel is grass, a tree or a bed of green; 255 elsewhere."""
    red, green, blue = (band.tobytes() for band in image.split())
    kept = bytes(0 if g > r + 8 and g > b + 18 else 255 for r, g, b in zip(red, green, blue, strict=True))
    return Image.frombytes("L", image.size, kept)


@EVERY_TILE
def test_green_of_one_field_never_connects_to_another(tile: TileDrawing) -> None:
    for rotation in range(4):
        green = greens(picture(tile, rotation))
        yard = ground(tile, rotation).point([255 if value == Terrain.MONASTERY else 0 for value in range(256)])
        green.paste(255, (0, 0), yard)
        fields = {index + 1 for index, part in enumerate(tile.segments) if part.kind == "field"}
        reached = set()
        for patch in wide_patches(green):
            found = values(owners(tile, rotation), patch)
            named = {owner for owner, count in found.items() if owner in fields and count > 12}
            assert len(named) == 1, (rotation, found)
            reached |= named
        assert reached == fields, rotation


def is_of(ground: Terrain, colour: Sequence[int]) -> bool:
    """Whether a colour is one that this kind of ground shows."""
    red, green, blue = colour
    if ground is Terrain.FIELD:
        return green > blue + 18
    if ground is Terrain.RIVER:
        return blue > red + 10
    if ground is Terrain.ROAD:
        return red > 190 and red > blue + 12
    return not (green > red + 8 and green > blue + 18)


SHARES = {Terrain.FIELD: 0.72, Terrain.RIVER: 0.70, Terrain.ROAD: 0.45, Terrain.CITY: 0.97}
"""How much of its ground each kind shows at least; figures of stone, houses and edges take the rest."""


@EVERY_TILE
def test_picture_has_the_colours_of_its_ground(tile: TileDrawing) -> None:
    for rotation in range(4):
        data = picture(tile, rotation).tobytes()
        pixels = Counter(zip(ground(tile, rotation).tobytes(), data[::3], data[1::3], data[2::3], strict=True))
        seen: dict[int, Counter[bool]] = {}
        for (kind, *colour), count in pixels.items():
            seen.setdefault(kind, Counter())[is_of(Terrain(kind), colour)] += count
        for kind, share in SHARES.items():
            if kind in seen:
                assert seen[kind][True] >= share * seen[kind].total(), (rotation, kind.name, seen[kind])
