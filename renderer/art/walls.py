"""The outlines of cities: the area each fills on a tile, and its walls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from renderer.art.curves import Path, bezier, turned_path
from renderer.art.drawing import SIDES, Point, SegmentDrawing, TileDrawing
from renderer.art.plan import CORNER_GAP, City

CORNER_HALVES = (("WR", "NL"), ("NR", "EL"), ("ER", "SL"), ("SR", "WL"))
"""The two halves that meet in each corner, clockwise from the north-west."""
OUTSIDE = 0.02
"""City ground extends this far past the border, so that no sliver of grass remains."""


@dataclass(frozen=True)
class Run:
    """A stretch of the tile's rim that a city touches: from one corner to another, clockwise; a tip touches one."""

    start: int
    end: int

    @property
    def is_tip(self) -> bool:
        """Whether the city touches only the corner itself."""
        return self.start == self.end


@dataclass(frozen=True)
class Gap:
    """A stretch of the rim that a city does not touch, with the wall that faces it."""

    start: Run
    end: Run
    sides: str
    foreign: str
    """Those of its sides that belong to another city."""
    deep: bool = False
    """Whether the wall stands back to leave room for a field behind the other city, or for a tunnel mouth."""
    low: bool = False
    """Whether the wall bulges less, because something else passes through the middle."""


def touched_corners(tile: TileDrawing) -> tuple[int, ...]:
    """Return the corners where two different fields meet: there a city's tip separates them."""
    owner = {half: i for i, part in enumerate(tile.segments) if part.kind == "field" for half in part.at}
    return tuple(corner for corner, (a, b) in enumerate(CORNER_HALVES) if a in owner and b in owner and owner[a] != owner[b])


def city_runs(part: SegmentDrawing, tips: Sequence[int]) -> list[Run]:
    """Return the runs of the rim that the city touches, clockwise. Joined sides are one run."""
    numbers = sorted(SIDES.index(side) for side in part.at)
    runs: list[Run] = []
    for number in numbers:
        if runs and runs[-1].end == number:
            runs[-1] = Run(runs[-1].start, number + 1)
        else:
            runs.append(Run(number, number + 1))
    if len(runs) > 1 and runs[-1].end == 4 and runs[0].start == 0:
        first = runs.pop(0)
        runs[-1] = Run(runs[-1].start, 4 + first.end)
    runs.extend(Run(tip, tip) for tip in tips)
    return sorted(runs, key=lambda run: (run.start, run.end))


def city_gaps(tile: TileDrawing, part: SegmentDrawing, runs: Sequence[Run]) -> list[Gap]:
    """Return the stretches between the runs of a city, clockwise."""
    gaps = []
    for run, following in pairwise([*runs, Run(runs[0].start + 4, runs[0].end + 4)]):
        sides = "".join(SIDES[number % 4] for number in range(run.end, following.start))
        if not sides:
            continue
        foreign = "".join(side for side in sides if tile.sides[SIDES.index(side)] == "c")
        gaps.append(Gap(run, following, sides, foreign, _is_deep(tile, sides, foreign), _is_low(tile, part, sides)))
    return gaps


def _is_deep(tile: TileDrawing, sides: str, foreign: str) -> bool:
    """Return whether a whole other city lies before the wall, or a field that closes over a tunnel."""
    if len(sides) != 1:
        return False
    one_field = any(p.kind == "field" and {f"{sides}L", f"{sides}R"} <= set(p.at) for p in tile.segments)
    return bool(foreign) or (one_field and any(p.kind == "road" and sides in p.at for p in tile.segments))


def _is_low(tile: TileDrawing, part: SegmentDrawing, sides: str) -> bool:
    """Return whether a road or river runs between this city and one on the other side."""
    across = SIDES[(SIDES.index(part.at[0]) + 2) % 4]
    flanks = {sides[0], sides[-1]}
    through = any(p.kind in ("road", "river") and set(p.at) == flanks for p in tile.segments)
    return len(sides) == 3 and through and tile.sides[SIDES.index(across)] in "cr"


def wall_along(gap: Gap) -> Path:
    """Return the wall that faces a gap, from its clockwise start to its end."""
    return turned_path(_canonical_wall(gap), gap.start.end - 1)


def _canonical_wall(gap: Gap) -> Path:
    """Return the wall of a gap that begins in the north-east corner. It meets the border at a right angle."""
    start: Point = (1.0, 0.0)
    before: Path = ()
    if not gap.start.is_tip:
        start, before = (1 - CORNER_GAP, 0.012), ((1 - CORNER_GAP, -0.01),)
    corners = ((1.0, 1.0), (0.0, 1.0), (0.0, 0.0))
    end = corners[len(gap.sides) - 1]
    after: Path = ()
    if not gap.end.is_tip:
        end, after = _at_the_border(len(gap.sides))
    first, second = _controls(gap)
    return (*before, *bezier(start, first, second, end), *after)


def _at_the_border(spanned: int) -> tuple[Point, Path]:
    """Return the end of the wall behind this many sides: just inside the border, and just outside."""
    inner, outer = (
        ((1 - CORNER_GAP, 0.988), (0.012, 1 - CORNER_GAP), (CORNER_GAP, 0.012)),
        (
            (1 - CORNER_GAP, 1.01),
            (-0.01, 1 - CORNER_GAP),
            (CORNER_GAP, -0.01),
        ),
    )
    return inner[spanned - 1], (outer[spanned - 1],)


def _controls(gap: Gap) -> tuple[Point, Point]:
    first_foreign, last_foreign = gap.sides[0] in gap.foreign, gap.sides[-1] in gap.foreign
    if len(gap.sides) == 1:
        return _one_side_controls(gap)
    if len(gap.sides) == 2:
        return _two_side_controls(gap, first_foreign=first_foreign, last_foreign=last_foreign)
    depth = 0.28 if gap.low else 0.36
    first = (0.66, 0.29) if first_foreign else (0.83, depth)
    second = (0.34, 0.29) if last_foreign else (0.17, depth)
    return first, second


def _one_side_controls(gap: Gap) -> tuple[Point, Point]:
    if gap.foreign and gap.start.end + 1 == gap.end.start and _same_run(gap):
        return (0.38, 0.30), (0.38, 0.70)
    if gap.deep:
        return (0.42, 0.16), (0.42, 0.84)
    if gap.start.is_tip and gap.end.is_tip:
        return (0.71, 0.34), (0.71, 0.66)
    if gap.end.is_tip:
        return (0.60, 0.18), (0.67, 0.60)
    if gap.start.is_tip:
        return (0.67, 0.40), (0.60, 0.82)
    return (0.71, 0.22), (0.71, 0.78)


def _same_run(gap: Gap) -> bool:
    """Return whether both ends of the gap belong to one run of three sides."""
    return gap.end.end - gap.end.start == 3


def _two_side_controls(gap: Gap, *, first_foreign: bool, last_foreign: bool) -> tuple[Point, Point]:
    if first_foreign and last_foreign:
        return (0.54, 0.18), (0.18, 0.54)
    if first_foreign:
        return (0.66, 0.26), (0.34, 0.72)
    if last_foreign:
        return (0.72, 0.34), (0.26, 0.66)
    first = (0.78, 0.40) if gap.start.is_tip else (0.74, 0.34)
    second = (0.40, 0.78) if gap.end.is_tip else (0.34, 0.74)
    return first, second


def plan_city(tile: TileDrawing, index: int, tips: Sequence[int]) -> City:
    """Return the outline and walls of a city."""
    part = tile.segments[index]
    sides = "".join(part.at)
    runs = city_runs(part, tips)
    gaps = city_gaps(tile, part, runs)
    walls = tuple(wall_along(gap) for gap in gaps)
    if not walls:
        low, high = -OUTSIDE, 1 + OUTSIDE
        return City(index, sides, ((low, low), (high, low), (high, high), (low, high)), ())
    outline: list[Point] = []
    for gap, wall in zip(gaps, walls, strict=True):
        outline += wall
        outline += _rim(gap.end)
    return City(index, sides, tuple(outline), walls)


def _rim(run: Run) -> list[Point]:
    """Return the path around the outside of the tile along a run."""
    low, high = -OUTSIDE, 1 + OUTSIDE
    corners = ((low, low), (high, low), (high, high), (low, high))
    if run.is_tip:
        return []
    return [corners[number % 4] for number in range(run.start, run.end + 1)]


def crossing_cities(upper: int, lower: int, sides: Sequence[str]) -> tuple[City, City, Path]:
    """Return two cities that cross: the first, north to south, passes above the second on a bridge of its own width.

    In the north-west and south-east corners their walls stand side by side; in the other two a field lies between.
    """
    east = (
        (0.97, -0.01),
        *bezier((0.97, 0.012), (0.72, 0.05), (0.61, 0.18), (0.64, 0.36), 14),
        (0.66, 0.66),
        (0.97, 0.982),
        (0.975, 1.01),
    )
    outline = (*east, *turned_path(east, 2))
    above = City(upper, sides[0], _framed(outline), (east, turned_path(east, 2)))
    north = (
        (-0.01, 0.025),
        (0.018, 0.03),
        (0.34, 0.34),
        *bezier((0.64, 0.36), (0.82, 0.39), (0.95, 0.28), (0.988, 0.03), 14),
        (1.01, 0.03),
    )
    below_outline = (*north, *turned_path(north, 2))
    walls = (north[:3], north[3:], turned_path(north[:3], 2), turned_path(north[3:], 2))
    below = City(lower, sides[1], _framed(below_outline), walls)
    deck = ((0.34, 0.34), (0.64, 0.36), (0.66, 0.66), (0.36, 0.64))
    return above, below, deck


def city_below(upper: int, lower: int) -> tuple[City, City, Path]:
    """Return an eastern city that passes below one from north to south and comes out in the western field.

    As with crossing cities, a field lies between them in the north-east; in the south-east their walls stand side by side.
    """
    above, below, deck = crossing_cities(upper, lower, ("NS", "E"))
    east = above.walls[0]
    west = (
        (0.025, 1.01),
        *bezier((0.025, 0.988), (0.22, 0.93), (0.35, 0.80), (0.36, 0.64), 14),
        *bezier((0.34, 0.34), (0.33, 0.20), (0.20, 0.07), (0.03, 0.012), 14),
        (0.03, -0.01),
    )
    outwork = ((0.36, 0.64), *bezier((0.27, 0.65), (0.12, 0.64), (0.12, 0.36), (0.26, 0.34), 14), (0.34, 0.34))
    north, south = below.walls[1], below.walls[2]
    return (
        City(upper, above.sides, _framed((*east, *west)), (east, west)),
        City(lower, below.sides, _framed((*north, *south, *outwork)), (north, south, outwork)),
        deck,
    )


def _framed(outline: Path) -> Path:
    """Return the outline with its ends extended a little past the border."""
    return tuple((_outward(x), _outward(y)) for x, y in outline)


def _outward(value: float) -> float:
    return value - OUTSIDE if value < 0 else value + OUTSIDE if value > 1 else value
