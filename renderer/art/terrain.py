"""Maps of a tile: each pixel's kind of ground, and its segment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renderer.art.drawing import HALVES, Point, TileDrawing, turned
from renderer.art.patches import Patch, patches
from renderer.art.plan import BANK_WIDTH, ROAD_EDGE, WALL_WIDTH, City, TilePlan
from renderer.art.planning import plan_tile

LABELS = 128
"""Fields are found at this many pixels; their borders are then drawn at the size asked for."""


class Terrain(IntEnum):
    """The kind of ground that a pixel shows."""

    FIELD = 0
    ROAD = 1
    CITY = 2
    WALL = 3
    RIVER = 4
    MONASTERY = 5
    SQUARE = 6
    """A square or a bridge's parapet: it separates fields and belongs to no segment."""


class Sketch:
    """An index picture, measured in tiles, for drawing plans without smoothing."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.image = Image.new("L", (size, size), 0)
        self.draw = ImageDraw.Draw(self.image)

    def area(self, outline: Sequence[Point], value: int) -> None:
        """Fill a closed outline."""
        self.draw.polygon([(x * self.size, y * self.size) for x, y in outline], fill=value)

    def line(self, path: Sequence[Point], width: float, value: int) -> None:
        """Draw a line with round ends."""
        points = [(x * self.size, y * self.size) for x, y in path]
        thick = max(1, round(width * self.size))
        self.draw.line(points, fill=value, width=thick, joint="curve")
        for x, y in points:
            self.draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=value)

    def disc(self, centre: Point, radius: float, value: int) -> None:
        """Fill a circle."""
        (x, y), r = (centre[0] * self.size, centre[1] * self.size), radius * self.size
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=value)


def sketch_city(sketch: Sketch, city: City, ground: int, wall: int) -> None:
    """Draw a city with its walls."""
    sketch.area(city.outline, ground)
    for line in city.walls:
        sketch.line(line, WALL_WIDTH * 1.2, wall)


class _Values:
    """The value for each part of a plan: its kind of ground, or the number of its segment."""

    def __init__(self, tile: TileDrawing, *, segments: bool) -> None:
        self.segments = segments
        self._yard = next((i for i, part in enumerate(tile.segments) if part.kind == "monastery"), 0)

    def of(self, index: int, ground: Terrain) -> int:
        """Return the value of a segment's ground."""
        return index + 1 if self.segments else int(ground)

    def yard(self) -> int:
        """Return the value of the monastery's yard."""
        return self.of(self._yard, Terrain.MONASTERY)

    def nobody(self, ground: Terrain) -> int:
        """Return the value of ground that belongs to no segment."""
        return NOBODY if self.segments else int(ground)


NOBODY = 255
"""Marks ground that separates fields and belongs to no segment."""


def _sketch_plan(plan: TilePlan, size: int, values: _Values) -> Image.Image:
    """Draw everything that separates the fields, lowest first."""
    sketch = Sketch(size)
    _sketch_rivers(sketch, plan, values)
    for city in reversed(plan.cities):
        sketch_city(sketch, city, values.of(city.index, Terrain.CITY), values.of(city.index, Terrain.WALL))
    for road in sorted(plan.roads, key=lambda road: not road.under):
        for path in road.paths:
            sketch.line(path, ROAD_EDGE, values.of(road.index, Terrain.ROAD))
    _sketch_places(sketch, plan, values)
    return sketch.image


def _sketch_rivers(sketch: Sketch, plan: TilePlan, values: _Values) -> None:
    for river in plan.rivers:
        value = values.of(river.index, Terrain.RIVER)
        sketch.line(river.path, BANK_WIDTH, value)
        if river.pool:
            sketch.disc(river.pool.centre, river.pool.radius, value)


def _sketch_places(sketch: Sketch, plan: TilePlan, values: _Values) -> None:
    """Draw squares and yards."""
    if plan.square:
        for arm in plan.square.arms:
            sketch.line(arm, ROAD_EDGE * 1.2, values.nobody(Terrain.SQUARE))
        sketch.disc(plan.square.disc.centre, plan.square.disc.radius, values.nobody(Terrain.SQUARE))
    if plan.hamlet:
        sketch.disc(plan.hamlet.centre, 0.085, values.nobody(Terrain.SQUARE))
    if plan.cloister:
        sketch.disc(plan.cloister.centre, plan.cloister.radius, values.yard())
    if plan.abbey:
        sketch.area(((0, 0), (1, 0), (1, 1), (0, 1)), values.yard())


def class_map(tile: TileDrawing, rotation: int = 0, size: int = 160) -> Image.Image:
    """Return the kind of ground of each pixel of the turned tile, as numbers of `Terrain`."""
    return _sketch_plan(plan_tile(tile).turned(rotation), size, _Values(tile, segments=False))


def segment_map(tile: TileDrawing, rotation: int = 0, size: int = 160) -> Image.Image:
    """Return the segment of each pixel of the turned tile: its number plus one, 0 if there is none."""
    image = _sketch_plan(plan_tile(tile).turned(rotation), size, _Values(tile, segments=True))
    empty = image.point([255 if value == 0 else 0 for value in range(256)])
    fields = _fields(tile, rotation % 4).resize((size, size), Image.Resampling.NEAREST)
    image = image.point([0 if value == NOBODY else value for value in range(256)])
    image.paste(fields, (0, 0), empty)
    return image


@lru_cache(maxsize=64)
def _fields(tile: TileDrawing, rotation: int) -> Image.Image:
    """Return the fields: what is left between roads, rivers and walls, each filled from where it meets the rim.

    They extend a little beyond their borders, so that a finer drawing of these leaves no gap.
    """
    image = _sketch_plan(plan_tile(tile).turned(rotation), LABELS, _Values(tile, segments=True))
    empty = patches(image)
    fields = Image.new("L", image.size, 0)
    named = [(index, _half_point(half, rotation)) for index, half in _field_halves(tile)]
    for patch in empty:
        owner = next((index for index, seed in named if patch.holds(*seed)), None)
        if owner is not None:
            patch.fill(fields, owner + 1)
    _fill_pockets(tile, [patch for patch in empty if not any(patch.holds(*seed) for _, seed in named)], fields, rotation)
    return fields.filter(ImageFilter.MaxFilter(7))


def _field_halves(tile: TileDrawing) -> Iterator[tuple[int, str]]:
    for index, part in enumerate(tile.segments):
        if part.kind == "field":
            for half in part.at:
                yield index, half


def _half_point(half: str, rotation: int) -> tuple[int, int]:
    """Return a pixel in the middle of a half of the turned tile's rim."""
    number = HALVES.index(half)
    point = turned((0.27 if number % 2 == 0 else 0.73, 0.004), number // 2 + rotation)
    return int(point[0] * LABELS), int(point[1] * LABELS)


def _fill_pockets(tile: TileDrawing, empty: Sequence[Patch], fields: Image.Image, rotation: int) -> None:
    """Put fields that reach no side into the largest areas still empty, in the order of the unturned tile."""
    inner = [index for index, part in enumerate(tile.segments) if part.kind == "field" and not part.at]
    largest = sorted(empty, key=lambda patch: -patch.size)[: len(inner)]
    for index, patch in zip(inner, sorted(largest, key=lambda patch: _unturned(patch, rotation)), strict=True):
        patch.fill(fields, index + 1)


def _unturned(patch: Patch, rotation: int) -> Point:
    """Return where a patch lies on the unturned tile."""
    x, y = patch.middle
    return turned((x / LABELS, y / LABELS), -rotation)
