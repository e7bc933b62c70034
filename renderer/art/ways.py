"""How roads and the river run over a tile, where they end, and which passes above which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, hypot

from renderer.art.curves import Path, along, bezier, inside, nearest, turned_path
from renderer.art.curves import part as piece_of
from renderer.art.drawing import SIDES, Point, SegmentDrawing, TileDrawing, turned
from renderer.art.plan import City, Crossing, Disc, Gate, Over, RiverBed, Road, Square

MIDDLE: Point = (0.5, 0.5)
MOUTH = 0.17
"""How far from the border a road goes underground, where the grass closes over it."""


@dataclass(frozen=True)
class Ends:
    """The things that the roads of a tile can end at."""

    cities: tuple[City, ...]
    cloister: Disc | None
    square: Square | None


def middle(side: str) -> Point:
    """Return the middle of a side."""
    return turned((0.5, 0.0), SIDES.index(side))


def inward(side: str, depth: float) -> Point:
    """Return the point this far from the middle of a side, straight into the tile."""
    return turned((0.5, depth), SIDES.index(side))


def rim(side: str) -> Path:
    """Return the first straight piece of a road or river, across the border, so that neighbours always meet."""
    return inward(side, -0.03), inward(side, 0.05)


def is_opposite(sides: Sequence[str]) -> bool:
    """Return whether two sides face each other."""
    return len(sides) == 2 and (SIDES.index(sides[0]) - SIDES.index(sides[1])) % 4 == 2


def through(first: str, last: str, sway: float) -> Path:
    """Return a path from side to side: a bend, or a straight one that sways by this much."""
    start, end = inward(first, 0.05), inward(last, 0.05)
    if is_opposite((first, last)):
        dx, dy = end[0] - start[0], end[1] - start[1]
        one = (start[0] + dx * 0.35 - dy * sway, start[1] + dy * 0.35 + dx * sway)
        two = (start[0] + dx * 0.65 + dy * sway, start[1] + dy * 0.65 - dx * sway)
        return (rim(first)[0], *bezier(start, one, two, end), rim(last)[0])
    return (rim(first)[0], *bezier(start, inward(first, 0.30), inward(last, 0.30), end), rim(last)[0])


def fields_of(tile: TileDrawing) -> dict[str, int]:
    """Return the field that owns each half of the rim."""
    return {half: i for i, part in enumerate(tile.segments) if part.kind == "field" for half in part.at}


def flank_cities(tile: TileDrawing, side: str) -> frozenset[int]:
    """Return the cities that both fields beside a road's end border."""
    owner = fields_of(tile)
    left, right = (tile.segments[owner[side + half]].cities for half in "LR")
    return frozenset(left) & frozenset(right)


def road_ends_in_grass(tile: TileDrawing, side: str) -> bool:
    """Return whether the field closes around the road that enters at this side."""
    owner = fields_of(tile)
    return owner[side + "L"] == owner[side + "R"]


def plan_river(tile: TileDrawing, index: int, cloister: Disc | None) -> RiverBed:
    """Return the river's path: around a monastery on its bank, straight where a road crosses, else in a gentle S."""
    sides = tile.segments[index].at
    if len(sides) == 1:
        centre = inward(sides[0], 0.53)
        path = (*rim(sides[0]), inward(sides[0], 0.30), centre)
        return RiverBed(index, path, Disc(centre, 0.215 if tile.lake else 0.12))
    if not is_opposite(sides):
        return RiverBed(index, through(sides[0], sides[1], 0.0))
    if cloister:
        return RiverBed(index, _round(sides, cloister))
    roads = any(part.kind == "road" for part in tile.segments)
    cities = any(part.kind == "city" for part in tile.segments)
    return RiverBed(index, through(sides[0], sides[1], 0.0 if roads else 0.06 if cities else 0.16))


def _round(sides: Sequence[str], cloister: Disc) -> Path:
    """Return a path around the monastery's yard, on the side away from the border behind it."""
    away = (MIDDLE[0] - cloister.centre[0], MIDDLE[1] - cloister.centre[1])
    size = hypot(*away) or 1.0
    reach = cloister.radius + 0.085
    low = (cloister.centre[0] + away[0] / size * reach, cloister.centre[1] + away[1] / size * reach)
    first, last = inward(sides[0], 0.05), inward(sides[1], 0.05)
    run = ((last[0] - first[0]) * 0.22, (last[1] - first[1]) * 0.22)
    one = bezier(first, inward(sides[0], 0.20), (low[0] - run[0], low[1] - run[1]), low, 14)
    two = bezier(low, (low[0] + run[0], low[1] + run[1]), inward(sides[1], 0.20), last, 14)
    return (rim(sides[0])[0], *one, *two[1:], rim(sides[1])[0])


def plan_square(tile: TileDrawing, cities: Sequence[City]) -> Square | None:
    """Return the square where roads end together, with arms to the gates of cities before which it separates fields."""
    ends = [part.at[0] for part in tile.segments if part.kind == "road" and len(part.at) == 1]
    if any(part.kind == "monastery" for part in tile.segments) or len(ends) < 2:
        return None
    if all(flank_cities(tile, side) for side in ends):
        return None
    caps = [city for city in cities if len(city.sides) == 1]
    shift = [0.05 * (MIDDLE[axis] - middle(cap.sides)[axis]) * 2 for cap in caps for axis in (0, 1)]
    centre = (MIDDLE[0] + sum(shift[0::2]), MIDDLE[1] + sum(shift[1::2]))
    arms = tuple((centre, nearest(cap.walls[0], centre)) for cap in caps if _parts_fields(tile, cap.sides))
    return Square(Disc(centre, 0.112), arms)


def _parts_fields(tile: TileDrawing, side: str) -> bool:
    """Return whether the fields on both flanks of a one-sided city differ."""
    number = SIDES.index(side)
    owner = fields_of(tile)
    before, after = SIDES[(number - 1) % 4] + "R", SIDES[(number + 1) % 4] + "L"
    return before in owner and after in owner and owner[before] != owner[after]


def plan_road(tile: TileDrawing, index: int, ends: Ends) -> tuple[Road, tuple[Gate, ...]]:
    """Return a road and the gates it ends at."""
    part = tile.segments[index]
    if len(part.at) == 1:
        path, gate = _ending(tile, part.at[0], ends)
        return Road(index, (path,), part.inn), (gate,) if gate else ()
    if len(part.at) > 2:
        arms = tuple((*rim(side), MIDDLE) for side in part.at)
        return Road(index, arms, part.inn), ()
    return _passing(tile, index, ends)


def _ending(tile: TileDrawing, side: str, ends: Ends) -> tuple[Path, Gate | None]:
    """Return a road that ends at the monastery, on the square, at a gate, or at a few houses."""
    if ends.cloister:
        return _straight(side, ends.cloister.centre), None
    if ends.square:
        return _straight(side, ends.square.disc.centre), None
    common = flank_cities(tile, side)
    target = next((city for city in ends.cities if city.index in common), None)
    if target is None and not road_ends_in_grass(tile, side):
        target = next(iter(ends.cities), None)
    if target is None:
        return _straight(side, inward(side, 0.44)), None
    return _to_gate(side, target, _lean_aside(tile, side, target))


def _straight(side: str, end: Point) -> Path:
    start = rim(side)
    return (start[0], *bezier(start[1], inward(side, 0.18), _between(inward(side, 0.2), end), end, 10))


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _to_gate(side: str, city: City, lean: Point) -> tuple[Path, Gate]:
    """Return the path straight on if the wall stands across it, else in a curve to the nearest wall."""
    if lean == (0.0, 0.0):
        for step in range(5, 90):
            point = inward(side, step / 100)
            if inside(point, city.outline):
                heading = (point[0] - middle(side)[0], point[1] - middle(side)[1])
                size = hypot(*heading)
                into = (heading[0] / size, heading[1] / size)
                return (*rim(side), _short_of(point, into)), Gate(point, into)
    start, aim = inward(side, 0.05), inward(side, 0.36)
    aim = (aim[0] + lean[0], aim[1] + lean[1])
    wall = min(city.walls, key=lambda line: dist(nearest(line, aim), aim))
    point = nearest(wall, aim)
    into = _normal(wall, point)
    before = (point[0] - into[0] * 0.16, point[1] - into[1] * 0.16)
    end = _short_of(point, into)
    return (rim(side)[0], *bezier(start, inward(side, 0.24), before, end, 16)), Gate(point, into)


def _short_of(point: Point, into: Point) -> Point:
    """Return where a road's middle line must end so that its round end does not show behind the gate."""
    return point[0] - into[0] * 0.035, point[1] - into[1] * 0.035


def _lean_aside(tile: TileDrawing, side: str, target: City) -> Point:
    """Return how far to move a gate aside, so that two roads that end at one wall have separate gates."""
    ends = [p.at[0] for p in tile.segments if p.kind == "road" and len(p.at) == 1]
    others = [end for end in ends if end != side and target.index in flank_cities(tile, end)]
    if len(target.walls) != 1 or not others or is_opposite((side, others[0])):
        return 0.0, 0.0
    x, y = middle(others[0])
    return (0.5 - x) * 0.34, (0.5 - y) * 0.34


def _normal(wall: Path, point: Point) -> Point:
    """Return the unit vector through the wall into the city. Walls run with their city on the right."""
    place = wall.index(point)
    a, b = wall[max(0, place - 1)], wall[min(len(wall) - 1, place + 1)]
    size = hypot(b[0] - a[0], b[1] - a[1])
    return -(b[1] - a[1]) / size, (b[0] - a[0]) / size


def _passing(tile: TileDrawing, index: int, ends: Ends) -> tuple[Road, tuple[Gate, ...]]:
    """Return a road that runs through the tile: past a wall it touches, above a city, under one, or freely."""
    part = tile.segments[index]
    first, last = part.at
    walled = next((city for city in ends.cities if is_opposite(city.sides)), None)
    if walled and is_opposite(part.at):
        return _by_city(tile, index, walled)
    touched = next((city for city in ends.cities if _touches(tile, part, city)), None)
    if touched:
        return Road(index, (_touching(part.at, touched),), part.inn), ()
    crossed = _crosses_a_way(tile, index)
    path = through(first, last, 0.0 if crossed else 0.08)
    return Road(index, (path,), part.inn, under=crossed and _is_second_road(tile, index)), ()


def _crosses_a_way(tile: TileDrawing, index: int) -> bool:
    own = tile.segments[index]
    if not is_opposite(own.at):
        return False
    return any(i != index and part.kind in ("road", "river") and is_opposite(part.at) for i, part in enumerate(tile.segments))


def _is_second_road(tile: TileDrawing, index: int) -> bool:
    return any(part.kind == "road" and is_opposite(part.at) for part in tile.segments[:index])


def _by_city(tile: TileDrawing, index: int, city: City) -> tuple[Road, tuple[Gate, ...]]:
    """Return a road through a city: on a viaduct, or below it if the grass closes over one of its mouths."""
    part = tile.segments[index]
    hidden = [side for side in part.at if road_ends_in_grass(tile, side)]
    if not hidden:
        return Road(index, (through(part.at[0], part.at[1], 0.0),), part.inn), ()
    open_side = next(side for side in part.at if side not in hidden)
    path, _ = _to_gate(open_side, city, (0.0, 0.0))
    mouth = (*rim(hidden[0]), inward(hidden[0], MOUTH))
    return Road(index, (path, mouth), part.inn, tunnel=(path[-1], mouth[-1])), ()


def _touches(tile: TileDrawing, part: SegmentDrawing, city: City) -> bool:
    """Return whether this road alone separates the two fields beside a city; it then has to touch the wall."""
    if len(city.sides) != 1 or city.sides in part.at or not _parts_fields(tile, city.sides):
        return False
    alone = not any(other.kind == "road" and len(other.at) == 1 for other in tile.segments)
    return alone and sum(p.kind == "city" for p in tile.segments) == 1


def _touching(sides: Sequence[str], city: City) -> Path:
    """Return a path from side to side that touches a city's wall."""
    turn = SIDES.index(city.sides)
    first, last = (SIDES[(SIDES.index(side) - turn) % 4] for side in sides)
    if (first, last) != ("S", "W"):
        return turned_path(_lean(first, last), turn)
    return turned_path([(1 - x, y) for x, y in _lean("E", "S")], turn)


def _lean(first: str, last: str) -> Path:
    """Return a path that touches a city in the north, from the east to the west or to the south."""
    start, end = inward(first, 0.05), inward(last, 0.05)
    touch = (0.5, 0.305) if last == "W" else (0.57, 0.305)
    one = bezier(start, (0.80, 0.50), (touch[0] + 0.16, touch[1]), touch, 14)
    before = (0.20, 0.50) if last == "W" else (0.50, 0.66)
    two = bezier(touch, (touch[0] - 0.16, touch[1]), before, end, 14)
    return (rim(first)[0], *one, *two[1:], rim(last)[0])


def plan_crossings(
    tile: TileDrawing, roads: Sequence[Road], rivers: Sequence[RiverBed], cities: Sequence[City]
) -> tuple[Crossing, ...]:
    """Return what passes above what, and on which structure."""
    crossings = []
    upper = [road for road in roads if not road.under and len(road.paths) == 1 and not road.tunnel]
    for road in upper:
        path = road.paths[0]
        walled = any(is_opposite(city.sides) and is_opposite(tile.segments[road.index].at) for city in cities)
        if walled:
            crossings.append(Crossing(_piece(path, 0.24), Over.VIADUCT))
        elif any(inside(MIDDLE, _band(path)) and other.under for other in roads):
            crossings.append(Crossing(_piece(path, 0.13), Over.BRIDGE))
        elif rivers and _meets(path, rivers[0].path):
            crossings.append(Crossing(_piece(path, 0.15), Over.BRIDGE))
    return tuple(crossings)


def _band(path: Path) -> Path:
    """Return a little square around the middle of a path."""
    x, y = along(path, 0.5)
    return (x - 0.1, y - 0.1), (x + 0.1, y - 0.1), (x + 0.1, y + 0.1), (x - 0.1, y + 0.1)


def _meets(path: Path, river: Path) -> bool:
    """Return whether a path comes to the middle of the river."""
    return min(dist(a, b) for a in piece_of(path, 0, 1, 24) for b in piece_of(river, 0, 1, 24)) < 0.03


def _piece(path: Path, half: float) -> Path:
    """Return the straight piece of a path over the middle of the tile."""
    x, y = nearest(piece_of(path, 0, 1, 40), MIDDLE)
    a, b = path[0], path[-1]
    size = dist(a, b)
    dx, dy = (b[0] - a[0]) / size * half, (b[1] - a[1]) / size * half
    return (x - dx, y - dy), (x + dx, y + dy)
