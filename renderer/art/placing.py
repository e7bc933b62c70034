"""Where things stand on a tile: gardens, inns and foundations, then figures, then the marks that figures must not hide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import dist

from PIL import Image, ImageChops, ImageFilter

from renderer.art.curves import along
from renderer.art.drawing import Point, TileDrawing, turned
from renderer.art.plan import Disc, TilePlan
from renderer.art.planning import plan_tile
from renderer.art.terrain import segment_map

GRID = 64
"""The search for places uses a grid of this many points per side."""
APART = 0.36
"""Figures at least this far apart do not hide each other."""
_ALONE = 0.3
"""An inn this much nearer to its own road than to any other cannot be taken for the other's."""


@dataclass(frozen=True)
class TileMark:
    """A sign on the ground: a shield, goods, a siege symbol."""

    place: Disc
    kind: str

    def turned(self, rotation: int) -> TileMark:
        """Return the same sign on the turned tile."""
        return TileMark(self.place.turned(rotation), self.kind)


@dataclass(frozen=True)
class TileLayout:
    """Everything that stands on a tile, turned or not."""

    spots: tuple[Point, ...]
    companions: tuple[Point, ...]
    tower: Disc | None = None
    garden: Disc | None = None
    inn: Disc | None = None
    cathedral: Disc | None = None
    marks: tuple[TileMark, ...] = ()

    def turned(self, rotation: int) -> TileLayout:
        """Return the same things on the turned tile."""
        return TileLayout(
            spots=tuple(turned(spot, rotation) for spot in self.spots),
            companions=tuple(turned(spot, rotation) for spot in self.companions),
            tower=self.tower.turned(rotation) if self.tower else None,
            garden=self.garden.turned(rotation) if self.garden else None,
            inn=self.inn.turned(rotation) if self.inn else None,
            cathedral=self.cathedral.turned(rotation) if self.cathedral else None,
            marks=tuple(mark.turned(rotation) for mark in self.marks),
        )


_ONE = [0] + [1] * 255


class FreeSpace:
    """An area of the tile, with each point's distance to the nearest thing."""

    def __init__(self, mask: Image.Image) -> None:
        left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
        one = mask.crop((left - 1, top - 1, right + 1, bottom + 1)).point(_ONE)
        depth = Image.new("L", one.size, 0)
        while one.getbbox():
            depth = ImageChops.add(depth, one)
            one = one.filter(ImageFilter.MinFilter(3))
        whole = Image.new("L", (GRID, GRID), 0)
        whole.paste(depth, (left - 1, top - 1))
        found = whole.tobytes()
        self.points = _points(found, 2) or _points(found, 1)
        """Each point of the area and its clearance, in tiles."""

    def best(self, worth: Callable[[Point, float], float], clearance: float = 0.0) -> Point | None:
        """Return the best of the points with at least this clearance."""
        fit = [(worth(point, clear), point) for point, clear in self.points.items() if clear >= clearance]
        return max(fit)[1] if fit else None


def _points(depths: bytes, step: int) -> dict[Point, float]:
    """Return every n-th point of an area with its clearance."""
    return {
        ((x + 0.5) / GRID, (y + 0.5) / GRID): (depths[y * GRID + x] - 0.5) / GRID
        for y in range(step // 2, GRID, step)
        for x in range(step // 2, GRID, step)
        if depths[y * GRID + x]
    }


class Placer:
    """Places things on a tile, one after the other. What is placed stays."""

    def __init__(self, tile: TileDrawing, plan: TilePlan) -> None:
        self.tile = tile
        self.plan = plan
        self.labels = segment_map(tile, 0, GRID * 2).resize((GRID, GRID), Image.Resampling.NEAREST)
        self.taken: list[Disc] = [Disc(plan.hamlet.centre, 0.17)] if plan.hamlet else []

    def room(self, kinds: Iterable[str], only: int | None = None) -> FreeSpace:
        """Return the free ground of all segments of these kinds, or of one segment."""
        numbers = {i + 1 for i, part in enumerate(self.tile.segments) if part.kind in kinds}
        if only is not None:
            numbers = {only + 1}
        mask = self.labels.point([255 if value in numbers else 0 for value in range(256)])
        for disc in self.taken:
            _cut(mask, disc)
        return FreeSpace(mask)

    def take(self, disc: Disc) -> Disc:
        """Reserve a place."""
        self.taken.append(disc)
        return disc

    def fit(self, kinds: Iterable[str], radii: Sequence[float], worth: Callable[[Point, float], float]) -> Disc | None:
        """Return a place for the largest of these sizes that fits; None if none does."""
        room = self.room(kinds)
        for radius in radii:
            point = room.best(worth, radius)
            if point:
                return self.take(Disc(point, radius))
        return None


def _cut(mask: Image.Image, disc: Disc) -> None:
    (x, y), radius = disc.centre, disc.radius
    left, top, right, bottom = (round(v * GRID) for v in (x - radius, y - radius, x + radius, y + radius))
    mask.paste(0, (max(0, left), max(0, top), min(GRID, right), min(GRID, bottom)))


@lru_cache(maxsize=512)
def place_all(tile: TileDrawing) -> TileLayout:
    """Return everything that stands on a tile before it is turned."""
    plan = plan_tile(tile)
    placer = Placer(tile, plan)
    tower = _tower(placer)
    inn = _inn(placer)
    garden = _garden(placer)
    cathedral = Disc((0.5, 0.5), 0.24) if any(part.cathedral for part in tile.segments) else None
    layout = TileLayout((), (), tower, garden, inn, cathedral)
    rooms = [placer.room((), only=index) for index in range(len(tile.segments))]
    spots = _spots(placer, layout, rooms)
    companions = tuple(_companion(room, index, spots) for index, room in enumerate(rooms))
    layout = replace(layout, spots=spots, companions=companions)
    return replace(layout, marks=_marks(placer, layout))


def _tower(placer: Placer) -> Disc | None:
    """Place the foundation in the middle of a square, else in a wide field, else in a city."""
    if not placer.tile.tower:
        return None
    if placer.plan.square:
        return placer.take(Disc(placer.plan.square.disc.centre, 0.10))
    for kinds, radii in ((("field",), (0.125,)), (("city",), (0.125,)), (("field", "city"), (0.105, 0.09, 0.08))):
        found = placer.fit(kinds, radii, lambda point, clear: -abs(clear - 0.14) - 0.05 * dist(point, (0.72, 0.25)))
        if found:
            return Disc(found.centre, min(found.radius, 0.10))
    raise ValueError(f"tile {placer.tile.id} has no room for a foundation")


def _inn(placer: Placer) -> Disc | None:
    """Place the inn with its pond as near to its own road as possible, and nearer to it than to any other."""
    road = next((road for road in placer.plan.roads if road.inn), None)
    if road is None:
        return None
    own = [along(path, share / 20) for path in road.paths for share in range(21)]
    others = [along(path, s / 20) for other in placer.plan.roads if other is not road for path in other.paths for s in range(21)]

    def worth(point: Point, _: float) -> float:
        near = min(dist(point, at) for at in own)
        far = min((dist(point, at) for at in others), default=1.0)
        return -near + (min(far - near, _ALONE) * 2 if others else 0.0)

    found = placer.fit(("field",), (0.145, 0.13, 0.115, 0.10, 0.09), worth)
    if found is None:
        raise ValueError(f"tile {placer.tile.id} has no room for an inn")
    return found


def _garden(placer: Placer) -> Disc | None:
    """Place the garden in a nook of a field, so that a farmer has room beside it."""
    if not any(part.kind == "garden" for part in placer.tile.segments):
        return None
    lean = (0.28, 0.70)
    worth = lambda point, clear: -abs(clear - 0.18) - 0.2 * dist(point, lean)  # noqa: E731 - a short formula
    found = placer.fit(("field",), (0.165, 0.15, 0.135, 0.12, 0.105, 0.09, 0.075), worth)
    if found is None:
        raise ValueError(f"tile {placer.tile.id} has no room for a garden")
    return Disc(found.centre, min(found.radius - 0.008, 0.15))


def _spots(placer: Placer, layout: TileLayout, rooms: Sequence[FreeSpace]) -> tuple[Point, ...]:
    """Return a place for each segment, on its own ground and as far from the others as possible."""
    chosen = _given_spots(placer, layout)
    free = sorted((i for i in range(len(rooms)) if i not in chosen), key=lambda i: len(rooms[i].points))
    for _ in range(3):
        for index in free:
            others = [point for i, point in chosen.items() if i != index]
            chosen[index] = _spot(rooms[index], placer.tile.segments[index].kind, others)
    return tuple(chosen[i] for i in range(len(rooms)))


def _given_spots(placer: Placer, layout: TileLayout) -> dict[int, Point]:
    """Return the fixed places: monastery, garden and, as number -1, the foundation."""
    given: dict[int, Point] = {}
    for index, part in enumerate(placer.tile.segments):
        if part.kind == "garden" and layout.garden:
            given[index] = layout.garden.centre
        elif part.kind == "monastery" and placer.plan.cloister:
            given[index] = placer.plan.cloister.centre
    if layout.tower:
        given[-1] = layout.tower.centre
    return given


CAPS = {"city": 0.15, "field": 0.15, "road": 0.05, "river": 0.08}
"""Clearance beyond this makes a spot no better."""


def _spot(room: FreeSpace, kind: str, others: Sequence[Point]) -> Point:
    cap = CAPS[kind]
    centre = 0.25 if kind == "road" else 0.06

    def worth(point: Point, clear: float) -> float:
        apart = min((dist(point, other) for other in others), default=1.0)
        margin = min(point[0], point[1], 1 - point[0], 1 - point[1])
        return 2.0 * min(clear, cap) + 1.2 * min(apart, APART) + 0.5 * min(margin, 0.2) - centre * dist(point, (0.5, 0.5))

    found = room.best(worth, 0.03) or room.best(worth)
    if found is None:
        raise ValueError(f"a {kind} has no ground on its tile")
    return found


def _companion(room: FreeSpace, index: int, spots: Sequence[Point]) -> Point:
    """Return a second place on the same ground, beside the first."""
    main = spots[index]
    others = [spot for i, spot in enumerate(spots) if i != index]

    def worth(point: Point, clear: float) -> float:
        apart = min((dist(point, other) for other in others), default=1.0)
        away = dist(point, main)
        return 3 * min(away, 0.26) + 2 * min(clear, 0.06) + 0.6 * min(apart, 0.3) - 1.5 * max(0.0, away - 0.28)

    return room.best(worth, 0.02) or room.best(worth) or main


def _marks(placer: Placer, layout: TileLayout) -> tuple[TileMark, ...]:
    """Place shields, goods and siege symbols where figures hide them least."""
    tile = placer.tile
    marks: list[TileMark] = []
    if layout.cathedral:
        placer.take(layout.cathedral)
    kept = [*layout.spots]
    for index, part in enumerate(tile.segments):
        wanted = ["shield"] * part.shields + ([part.goods] if part.goods else [])
        for kind in wanted:
            place = _mark([placer.room((), only=index)], kept, (0.085, 0.07, 0.05))
            marks.append(TileMark(placer.take(place), kind))
    if tile.siege:
        wide = 0.135 if len(tile.siege) > 1 else 0.085
        rooms = [placer.room((kind,)) for kind in ("field", "city")]
        place = _mark(rooms, kept, (wide, wide * 0.85, wide * 0.7))
        marks.append(TileMark(placer.take(place), "+".join(tile.siege)))
    return tuple(marks)


def _mark(rooms: Sequence[FreeSpace], spots: Sequence[Point], radii: Sequence[float]) -> Disc:
    """Return the place farthest from all figures, for the largest size that fits."""

    def worth(at: Point, clear: float) -> float:
        return min([0.45, *(dist(at, spot) for spot in spots)]) + 0.3 * min(clear, 0.11)

    for radius in radii:
        points = [point for room in rooms if (point := room.best(worth, radius + 0.03))]
        if points:
            return Disc(max(points, key=lambda point: worth(point, 0.0)), radius)
    raise ValueError("a mark finds no room on its ground")
