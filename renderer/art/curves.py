"""Curves in the unit square: the lines of walls, roads and rivers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist, hypot

from renderer.art.drawing import Point, turned

Path = tuple[Point, ...]


def bezier(start: Point, first: Point, second: Point, end: Point, steps: int = 28) -> Path:
    """Return a cubic curve as short straight pieces."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        points.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return tuple(points)


def turned_path(path: Iterable[Point], rotation: int) -> Path:
    """Return the line after quarter turns of its tile."""
    return tuple(turned(point, rotation) for point in path)


def length(path: Sequence[Point]) -> float:
    """Return the length of a line."""
    return sum(dist(a, b) for a, b in pairwise(path))


def along(path: Sequence[Point], share: float) -> Point:
    """Return the point at this share of the line's length, 0 at its start."""
    left = length(path) * share
    for a, b in pairwise(path):
        piece = dist(a, b)
        if piece >= left and piece > 0:
            t = left / piece
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        left -= piece
    return path[-1]


def direction(path: Sequence[Point], share: float) -> Point:
    """Return the line's direction, as a unit vector, at this share of its length."""
    a, b = along(path, max(0.0, share - 0.04)), along(path, min(1.0, share + 0.04))
    size = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return (b[0] - a[0]) / size, (b[1] - a[1]) / size


def part(path: Sequence[Point], start: float, end: float, steps: int = 12) -> Path:
    """Return the piece of the line between two shares of its length."""
    return tuple(along(path, start + (end - start) * step / steps) for step in range(steps + 1))


def beside(path: Sequence[Point], offset: float) -> Path:
    """Return the line moved sideways, to the right of its direction if the offset is positive."""
    moved = []
    for place, point in enumerate(path):
        a, b = path[max(0, place - 1)], path[min(len(path) - 1, place + 1)]
        size = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        moved.append((point[0] - (b[1] - a[1]) / size * offset, point[1] + (b[0] - a[0]) / size * offset))
    return tuple(moved)


def nearest(path: Sequence[Point], point: Point) -> Point:
    """Return the line's vertex nearest to a point."""
    return min(path, key=lambda corner: dist(corner, point))


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Return whether a point lies inside a closed outline."""
    x, y = point
    within = False
    before = outline[-1]
    for corner in outline:
        crosses = (corner[1] > y) != (before[1] > y)
        if crosses and x < (before[0] - corner[0]) * (y - corner[1]) / (before[1] - corner[1]) + corner[0]:
            within = not within
        before = corner
    return within
