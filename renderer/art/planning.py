"""Makes the plan of a tile from its facts."""

from __future__ import annotations

from functools import lru_cache

from renderer.art.drawing import Point, TileDrawing
from renderer.art.plan import City, Disc, Gate, Road, TilePlan
from renderer.art.walls import city_below, crossing_cities, plan_city, touched_corners
from renderer.art.ways import (
    MIDDLE,
    Ends,
    inward,
    is_opposite,
    middle,
    plan_crossings,
    plan_river,
    plan_road,
    plan_square,
    road_ends_in_grass,
)


@lru_cache(maxsize=512)
def plan_tile(tile: TileDrawing) -> TilePlan:
    """Return the plan of a tile before it is turned."""
    if tile.abbey:
        return TilePlan(abbey=True, cloister=Disc(MIDDLE, 0.30))
    cities, deck = _cities(tile)
    cloister = _cloister(tile)
    rivers = tuple(plan_river(tile, i, cloister) for i, part in enumerate(tile.segments) if part.kind == "river")
    square = plan_square(tile, cities)
    roads, gates = _roads(tile, Ends(cities, cloister, square))
    return TilePlan(
        cities=cities,
        roads=roads,
        rivers=rivers,
        gates=gates,
        crossings=plan_crossings(tile, roads, rivers, cities),
        square=square,
        hamlet=_hamlet(tile, cloister),
        cloister=cloister,
        deck=deck,
    )


def _cities(tile: TileDrawing) -> tuple[tuple[City, ...], tuple[Point, ...]]:
    indexes = [i for i, part in enumerate(tile.segments) if part.kind == "city"]
    if len(indexes) == 2 and all(is_opposite(tile.segments[i].at) for i in indexes):
        first, second = indexes
        upper, lower, deck = crossing_cities(first, second, ["".join(tile.segments[i].at) for i in indexes])
        return (upper, lower), deck
    if _comes_out_below(tile, indexes):
        upper, lower, deck = city_below(*indexes)
        return (upper, lower), deck
    tips = touched_corners(tile)
    return tuple(plan_city(tile, i, tips if len(indexes) == 1 else ()) for i in indexes), ()


def _comes_out_below(tile: TileDrawing, cities: list[int]) -> bool:
    """Return whether the western field borders an eastern city although another city lies between them."""
    if [tile.segments[i].at for i in cities] != [("N", "S"), ("E",)]:
        return False
    return any("WL" in part.at and cities[1] in part.cities for part in tile.segments)


def _cloister(tile: TileDrawing) -> Disc | None:
    """Return the monastery's yard: in the middle, or clear of a city or the river."""
    if not any(part.kind == "monastery" for part in tile.segments):
        return None
    caps = [part.at[0] for part in tile.segments if part.kind == "city" and len(part.at) == 1]
    if caps:
        x, y = middle(caps[0])
        return Disc((0.5 - (x - 0.5) * 0.26, 0.5 - (y - 0.5) * 0.26), 0.215)
    if any(part.kind == "river" for part in tile.segments):
        dry = next(part.at[0] for part in tile.segments if part.kind == "road")
        return Disc(inward(dry, 0.42), 0.20)
    return Disc(MIDDLE, 0.235)


def _roads(tile: TileDrawing, ends: Ends) -> tuple[tuple[Road, ...], tuple[Gate, ...]]:
    roads: list[Road] = []
    gates: list[Gate] = []
    for index, part in enumerate(tile.segments):
        if part.kind == "road":
            road, found = plan_road(tile, index, ends)
            roads.append(road)
            gates += found
    return tuple(roads), tuple(gates)


def _hamlet(tile: TileDrawing, cloister: Disc | None) -> Disc | None:
    """Return the place of a few houses where a single road ends in the open field."""
    single = [part.at[0] for part in tile.segments if part.kind == "road" and len(part.at) == 1]
    if cloister or len(single) != 1 or not road_ends_in_grass(tile, single[0]):
        return None
    return Disc(inward(single[0], 0.47), 0.11)
