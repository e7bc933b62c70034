"""Figures stand on their own ground, and far enough apart that none hides another."""

from itertools import combinations
from math import dist

import pytest

from renderer.art import TileDrawing, spots
from renderer.art.drawing import turned
from renderer.art.placing import place_all
from tests.renderer.art.catalogue import SIZE, all_tiles, owners, tile

pytestmark = pytest.mark.xdist_group("the tiles")  # they share drawn tiles

EVERY_TILE = pytest.mark.parametrize("tile", all_tiles(), ids=lambda tile: tile.id)
BETWEEN_FIGURES = 0.22
"""The head of a figure of half a tile is not hidden by another that stands this far from it."""


def owner(tile: TileDrawing, rotation: int, at: tuple[float, float]) -> int:
    return owners(tile, rotation).tobytes()[int(at[1] * SIZE) * SIZE + int(at[0] * SIZE)] - 1


@EVERY_TILE
def test_every_figure_stands_on_its_own_segment(tile: TileDrawing) -> None:
    for rotation in range(4):
        places = spots(tile, rotation)
        for index, part in enumerate(tile.segments):
            if part.kind != "garden":
                assert owner(tile, rotation, places.segments[index]) == index
                assert owner(tile, rotation, places.companions[index]) == index


@EVERY_TILE
def test_no_two_figures_of_a_tile_stand_close(tile: TileDrawing) -> None:
    places = spots(tile)
    standing = [at for at, part in zip(places.segments, tile.segments, strict=True) if part.kind != "river"]
    if places.tower:
        standing.append(places.tower)
    for one, other in combinations(standing, 2):
        assert dist(one, other) >= BETWEEN_FIGURES


@EVERY_TILE
def test_companion_stands_beside_its_follower(tile: TileDrawing) -> None:
    places = spots(tile)
    for part, one, other in zip(tile.segments, places.segments, places.companions, strict=True):
        if part.kind in ("road", "city", "field"):
            assert (0.05 if part.kind == "road" else 0.08) <= dist(one, other) <= 0.5


@EVERY_TILE
def test_spots_turn_with_their_tile(tile: TileDrawing) -> None:
    for rotation in range(4):
        for before, after in zip(spots(tile).segments, spots(tile, rotation).segments, strict=True):
            assert dist(turned(before, rotation), after) < 1e-9


def test_exactly_tower_tiles_have_a_foundation_spot() -> None:
    for one in all_tiles():
        assert (spots(one).tower is not None) == one.tower


def test_inn_is_nearest_to_its_own_road() -> None:
    for name in ("EA", "EB", "EC", "EL", "EM", "EN"):
        layout = place_all(tile(name))
        assert layout.inn is not None
        roads = {index for index, part in enumerate(tile(name).segments) if part.kind == "road"}
        own = {index for index in roads if tile(name).segments[index].inn}
        near = _nearest_road(tile(name), layout.inn.centre, roads)
        assert near in own
        assert layout.inn.radius >= 0.09


def _nearest_road(tile: TileDrawing, at: tuple[float, float], roads: set[int]) -> int:
    found = [
        (dist(at, (place % SIZE / SIZE, place // SIZE / SIZE)), value - 1)
        for place, value in enumerate(owners(tile, 0).tobytes())
        if value - 1 in roads
    ]
    return min(found)[1]


def test_every_mark_of_the_data_is_drawn_and_lies_on_its_ground() -> None:
    for one in all_tiles():
        layout = place_all(one)
        expected = sorted(
            [kind for part in one.segments for kind in ["shield"] * part.shields + ([part.goods] if part.goods else [])]
            + (["+".join(one.siege)] if one.siege else [])
        )
        assert sorted(mark.kind for mark in layout.marks) == expected
        assert (layout.cathedral is not None) == any(part.cathedral for part in one.segments)
        for mark in layout.marks:
            assert one.segments[owner(one, 0, mark.place.centre)].kind in ("city", "field")
            assert mark.place.radius >= 0.05
