"""Draws roads and rivers: gravel, water, squares, bridges, tunnels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import atan2, cos, dist, sin

from renderer.art.buildings import DOOR, house
from renderer.art.canvas import Stencil
from renderer.art.curves import Path, along, beside, bezier, direction, length, part
from renderer.art.drawing import Point
from renderer.art.nature import tree
from renderer.art.plan import BANK_WIDTH, RIVER_WIDTH, ROAD_EDGE, ROAD_WIDTH, Crossing, Disc, Over, RiverBed, Road
from renderer.art.site import Site
from renderer.art.terrain import Terrain
from renderer.art.textures import (
    BANK,
    GLINT,
    INK,
    ROAD,
    ROAD_EDGE_COLOUR,
    STONE,
    STONE_LINE,
    STONE_SHADE,
    WATER,
    WATER_EDGE,
    paving,
    road_ground,
    water,
)

PARAPET = 0.022
ARCH = (92, 72, 50)


def paint_rivers(site: Site) -> None:
    """Draw banks, water and glints; stones at the source, reeds at the lake."""
    for river in site.plan.rivers:
        paint_river(site, river)


def paint_river(site: Site, river: RiverBed) -> None:
    """Draw a river."""
    canvas, mask = site.canvas, site.canvas.mask()
    canvas.line(river.path, BANK_WIDTH, BANK)
    if river.pool:
        canvas.disc(river.pool.centre, river.pool.radius, BANK)
        canvas.disc(river.pool.centre, river.pool.radius - 0.018, WATER_EDGE)
        mask.oval(river.pool.centre, river.pool.radius - 0.030, river.pool.radius - 0.030)
    canvas.line(river.path, RIVER_WIDTH * 1.04, WATER_EDGE)
    mask.line(river.path, RIVER_WIDTH * 0.86)
    canvas.texture(water(canvas.size), mask)
    _glints(site, river)
    if river.pool:
        _pool(site, river, river.pool)


def _glints(site: Site, river: RiverBed) -> None:
    for offset in (-0.045, 0.005, 0.042):
        line = beside(river.path, offset)
        start = 0.10 + site.chance.between(0, 0.12)
        while start < 0.86:
            site.canvas.line(part(line, start, start + 0.055, 4), 0.009, GLINT)
            start += site.chance.between(0.14, 0.26)


def _pool(site: Site, river: RiverBed, pool: Disc) -> None:
    """Draw a spring between rocks, or a lake with a boat and bushes, all away from the river's mouth."""
    x, y = pool.centre
    mouth = river.path[0]
    away = atan2(y - mouth[1], x - mouth[0])
    for number in range(7):
        angle = away + (number - 3) * 0.52
        at = (x + cos(angle) * pool.radius * 0.96, y + sin(angle) * pool.radius * 0.96)
        if site.tile.source:
            site.stand(at, partial(_rock, site, at, 0.030 if number % 2 else 0.022), (0.03, 0.02))
        else:
            site.stand(at, partial(tree, site.canvas, at, 0.017, 1.15), (0.016, 0.012))
    if site.tile.lake:
        site.stand((x, y + 0.03), partial(_boat, site, (x, y + 0.02)))
        return
    for reach in (0.30, 0.62):
        ring = [away + (step - 6) / 4 for step in range(13)]
        line = [(x + cos(angle) * pool.radius * reach, y + sin(angle) * pool.radius * reach) for angle in ring]
        site.canvas.line(line, 0.008, GLINT)


def _rock(site: Site, at: Point, radius: float) -> None:
    x, y = at
    site.canvas.oval(at, radius * 1.15, radius * 0.95, STONE_LINE)
    site.canvas.oval(at, radius, radius * 0.8, STONE_SHADE)
    site.canvas.oval((x - radius * 0.2, y - radius * 0.2), radius * 0.6, radius * 0.45, STONE)


def _boat(site: Site, at: Point) -> None:
    x, y = at
    site.canvas.area([(x - 0.06, y), (x + 0.06, y), (x + 0.04, y + 0.032), (x - 0.04, y + 0.032)], INK)
    site.canvas.area([(x - 0.048, y + 0.005), (x + 0.048, y + 0.005), (x + 0.034, y + 0.026), (x - 0.034, y + 0.026)], DOOR)
    site.canvas.stroke([(x, y + 0.004), (x, y - 0.085)], 0.008, INK)
    site.canvas.area([(x + 0.007, y - 0.082), (x + 0.05, y - 0.012), (x + 0.007, y - 0.012)], (248, 242, 226))


def stencil_ways(site: Site, stencil: Stencil) -> None:
    """Cover what shows which way passes above which: piers, arches and parapets, but not the ways; and tunnel mouths."""
    for crossing in site.plan.crossings:
        _paint_crossing(site, crossing)
        stencil.ink = 0
        stencil.line(crossing.path, ROAD_EDGE, ROAD)
        stencil.ink = 255
        _parapets(site, crossing, ROAD_EDGE / 2 + 0.004)
    paint_tunnels(site)


def paint_tunnels(site: Site) -> None:
    """Draw what can be seen of roads that run below a city."""
    for road in site.plan.roads:
        if road.tunnel:
            _tunnel(site, road)


def paint_roads(site: Site) -> None:
    """Draw all roads, lower ones first, then the structures of crossings."""
    lower = [road for road in site.plan.roads if road.under]
    upper = [road for road in site.plan.roads if not road.under]
    _paint_together(site, lower)
    for crossing in site.plan.crossings:
        _paint_crossing(site, crossing)
    _paint_together(site, upper)
    for crossing in site.plan.crossings:
        _parapets(site, crossing, ROAD_EDGE / 2 + 0.004)
    if site.plan.square:
        _square(site)
    if site.plan.hamlet:
        _hamlet(site, site.plan.hamlet)


def _paint_crossing(site: Site, crossing: Crossing) -> None:
    """Draw what carries the upper way."""
    if crossing.over is Over.VIADUCT:
        _viaduct(site, crossing)
    else:
        _piers(site, crossing, ROAD_EDGE + 0.03)


def _paint_together(site: Site, roads: Sequence[Road]) -> None:
    """Draw roads of one level: all edges first, so that arms join without a seam."""
    paths = [path for road in roads for path in road.paths]
    if not paths:
        return
    canvas = site.canvas
    shade, fill = canvas.mask(), canvas.mask()
    for path in paths:
        shade.line(path, ROAD_EDGE)
        fill.line(path, ROAD_WIDTH)
    for road in roads:
        if len(road.paths) > 2:
            for corner in _fork_corners(road, ROAD_EDGE / 2):
                shade.area(corner)
            for corner in _fork_corners(road, ROAD_WIDTH / 2):
                fill.area(corner)
    canvas.shade(shade, 0.012, 0.30, (0.006, 0.010))
    canvas.tint(shade, ROAD_EDGE_COLOUR, 1.0)
    canvas.texture(road_ground(canvas.size), fill)


def _fork_corners(road: Road, half: float) -> list[Path]:
    """Return rounded corners between neighbouring arms, which show that a branching road runs on."""
    centre, reach = road.paths[0][-1], 0.17
    arms = [direction(tuple(reversed(path)), 0.0) for path in road.paths]
    corners = []
    for a in arms:
        for b in arms:
            if abs(a[0] * b[0] + a[1] * b[1]) < 0.1 and a[0] * b[1] - a[1] * b[0] > 0:
                start = (centre[0] + a[0] * reach + b[0] * half, centre[1] + a[1] * reach + b[1] * half)
                end = (centre[0] + b[0] * reach + a[0] * half, centre[1] + b[1] * reach + a[1] * half)
                knee = (centre[0] + (a[0] + b[0]) * half, centre[1] + (a[1] + b[1]) * half)
                corners.append((centre, *bezier(start, knee, knee, end, 10)))
    return corners


def _sides(crossing: Crossing, offset: float) -> tuple[Path, Path]:
    return beside(crossing.path, -offset), beside(crossing.path, offset)


def _piers(site: Site, crossing: Crossing, width: float) -> None:
    """Draw a bridge's shadow and its stone bed."""
    mask = site.canvas.mask()
    mask.area(_band(crossing.path, width / 2 + 0.012))
    site.canvas.shade(mask, 0.012, 0.65, (0.012, 0.016))
    site.canvas.area(_band(crossing.path, width / 2), STONE_LINE)


def _band(path: Path, half: float) -> list[Point]:
    return [*beside(path, -half), *reversed(beside(path, half))]


def _parapets(site: Site, crossing: Crossing, offset: float) -> None:
    """Draw the low walls on both sides of a bridge."""
    for line in _sides(crossing, offset):
        site.canvas.line(line, PARAPET + 0.014, STONE_LINE)
        site.canvas.line(line, PARAPET, STONE_SHADE)
        site.canvas.line([(x - 0.003, y - 0.004) for x, y in line], PARAPET * 0.55, STONE)
        for end in (line[0], line[-1]):
            site.canvas.disc(end, 0.024, STONE_LINE)
            site.canvas.disc(end, 0.017, STONE)


def _viaduct(site: Site, crossing: Crossing) -> None:
    """Draw a road on arches. Where its side is seen, the arches are open above the city's ground."""
    _piers(site, crossing, ROAD_EDGE + 0.03)
    (x0, y0), (x1, y1) = crossing.path
    if abs(x1 - x0) < abs(y1 - y0):
        _buttresses(site, crossing.path)
    else:
        _open_arches(site, min(x0, x1), max(x0, x1), y0 + ROAD_EDGE / 2)


def _buttresses(site: Site, path: Path) -> None:
    """Draw the piers on both sides of a viaduct that runs north and south."""
    half = ROAD_EDGE / 2 + 0.035
    for number in range(5):
        x, y = along(path, (number + 0.5) / 5)
        site.canvas.oblong(x - half, y - 0.020, x + half, y + 0.020, STONE_LINE)
        site.canvas.oblong(x - half + 0.007, y - 0.013, x + half - 0.007, y + 0.013, STONE_SHADE)


def _open_arches(site: Site, left: float, right: float, top: float) -> None:
    """Draw the southern face of a viaduct that runs east and west."""
    site.canvas.oblong(left, top, right, top + 0.075, STONE_LINE)
    site.canvas.oblong(left + 0.006, top, right - 0.006, top + 0.069, STONE_SHADE)
    step = (right - left) / 4
    for number in range(4):
        middle, half = left + (number + 0.5) * step, step * 0.36
        site.canvas.oblong(middle - half, top + 0.045, middle + half, top + 0.076, ARCH)
        site.canvas.oval((middle, top + 0.047), half, 0.030, ARCH)


def _square(site: Site) -> None:
    """Draw a paved square with a fountain and houses around it, which shows that the roads end there."""
    square = site.plan.square
    if square is None:
        return
    canvas, (centre, radius) = site.canvas, (square.disc.centre, square.disc.radius)
    mask = canvas.mask()
    for arm in square.arms:
        canvas.line(arm, ROAD_EDGE * 1.2, STONE_LINE)
        mask.line(arm, ROAD_EDGE * 1.2 - 0.024)
    canvas.disc(centre, radius, STONE_LINE)
    mask.oval(centre, radius - 0.012, radius - 0.012)
    canvas.texture(paving(canvas.size), mask)
    if not site.layout.tower:
        _fountain(site, centre)


def _fountain(site: Site, centre: Point) -> None:
    x, y = centre
    for radius, colour in ((0.054, STONE_LINE), (0.045, STONE), (0.031, WATER_EDGE), (0.027, WATER)):
        site.canvas.disc(centre, radius, colour)
    site.canvas.disc((x - 0.006, y - 0.007), 0.011, GLINT)
    site.canvas.disc(centre, 0.009, STONE_LINE)


def settle(site: Site) -> None:
    """Draw houses around a square or at a road's end, wherever they block no way."""
    if site.plan.square:
        centre, offsets = site.plan.square.disc.centre, SQUARE_HOUSES
    elif site.plan.hamlet:
        centre, offsets = site.plan.hamlet.centre, HAMLET_HOUSES
    else:
        return
    for dx, dy in offsets:
        _settler(site, (centre[0] + dx, centre[1] + dy))


SQUARE_HOUSES = ((-0.150, -0.082), (0.150, -0.082), (-0.125, 0.175), (0.125, 0.175), (-0.255, -0.084), (0.232, 0.182))
HAMLET_HOUSES = ((-0.145, 0.045), (0.145, 0.045), (-0.085, -0.085), (0.085, -0.085), (-0.080, 0.195), (0.080, 0.195))
"""Where houses may stand around the middle, if the ground allows."""


def _settler(site: Site, base: Point) -> None:
    """Draw a house on grass."""
    x, y = base
    if not site.is_only(Terrain.FIELD, x - 0.050, y - 0.060, x + 0.050, y + 0.004):
        return
    middle = (x, y - 0.045)
    kept = [disc for disc in (site.layout.garden, site.layout.inn) if disc]
    kept += [mark.place for mark in site.layout.marks]
    if any(dist(middle, disc.centre) < disc.radius + 0.070 for disc in kept):
        return
    site.taken.append(Disc(middle, 0.065))
    site.stand(base, partial(house, site.canvas, base, 0.085, 0.105, site.chance), (0.056, 0.028))


def _hamlet(site: Site, hamlet: Disc) -> None:
    """Draw a round yard with a well where a road ends in the open."""
    (x, y), canvas = hamlet.centre, site.canvas
    canvas.disc(hamlet.centre, 0.088, ROAD_EDGE_COLOUR)
    canvas.disc(hamlet.centre, 0.073, ROAD)
    for radius, colour in ((0.032, STONE_LINE), (0.025, STONE), (0.015, WATER_EDGE)):
        canvas.disc((x, y), radius, colour)


def _tunnel(site: Site, road: Road) -> None:
    """Draw the road below ground as dashes above the roofs, between a portal at each end."""
    canvas = site.canvas
    dashes = max(3, round(length(road.tunnel) / 0.105))
    for wide, colour in ((0.060, STONE_LINE), (0.038, ROAD)):
        for number in range(dashes):
            canvas.line(part(road.tunnel, (number + 0.3) / dashes, (number + 0.7) / dashes, 2), wide, colour)
    for path in road.paths:
        _portal(site, path)


def _portal(site: Site, path: Path) -> None:
    """Draw the stone mouth of a tunnel at the end of a road."""
    canvas, mouth = site.canvas, path[-1]
    dx, dy = direction(path, 1.0)
    side = (-dy, dx)
    for reach, colour in ((0.088, STONE_LINE), (0.078, STONE_SHADE), (0.056, (40, 34, 30))):
        edge = [
            (mouth[0] + side[0] * s * reach + dx * d, mouth[1] + side[1] * s * reach + dy * d)
            for s, d in (
                (-1, -0.020),
                (-1, 0.012),
                (-0.6, reach * 0.62),
                (0, reach * 0.80),
                (0.6, reach * 0.62),
                (1, 0.012),
                (1, -0.020),
            )
        ]
        canvas.area(edge, colour)
    canvas.stroke(
        [(mouth[0] - dx * 0.05, mouth[1] - dy * 0.05), (mouth[0] - dx * 0.012, mouth[1] - dy * 0.012)], ROAD_WIDTH, ROAD
    )
