"""Draws cities: ground, walls with towers and gates, and the houses inside."""

from __future__ import annotations

from functools import partial
from math import dist

from renderer.art.buildings import DOOR, cathedral, house, turret
from renderer.art.curves import Path, along, length, part
from renderer.art.drawing import Point
from renderer.art.plan import WALL_WIDTH, City, Disc, Gate, Over
from renderer.art.signs import goods, shield
from renderer.art.site import Site
from renderer.art.terrain import Terrain
from renderer.art.textures import CITY_GROUND, SLATE, STONE, STONE_LINE, STONE_SHADE, city_ground, paving, tone

PLAZA = 0.080
"""The radius of the open place where a knight will stand."""


def paint_cities(site: Site) -> None:
    """Draw ground and walls of every city, the upper one last."""
    for city in reversed(site.plan.cities):
        _ground(site, city)
        if site.plan.deck and city is not site.plan.cities[0]:
            _lower_street(site, city)
        for wall in city.walls:
            paint_wall(site, wall)
    if site.plan.deck:
        _deck_arches(site)


def stencil_cities(site: Site) -> None:
    """Cover what shows which city passes below the other, and the cathedral."""
    if site.plan.deck:
        _deck_arches(site)
    if site.layout.cathedral:
        _cathedral(site, site.layout.cathedral)


def furnish_cities(site: Site) -> None:
    """Draw plazas, marks, gates and houses, after the roads, whose ends the gates cover."""
    for city in site.plan.cities:
        _plaza(site, site.layout.spots[city.index])
    if site.layout.cathedral:
        _cathedral(site, site.layout.cathedral)
    for gate in site.plan.gates:
        _gate(site, gate)
    for city in site.plan.cities:
        for wall in city.walls:
            _turrets(site, wall)
    if site.plan.cities:
        _houses(site)


def _ground(site: Site, city: City) -> None:
    canvas, ground = site.canvas, site.canvas.mask()
    ground.area(city.outline)
    if city.walls:
        shade = canvas.mask()
        shade.area(city.outline)
        for wall in city.walls:
            shade.line(wall, WALL_WIDTH * 1.2)
        canvas.shade(shade, 0.020, 0.52, (0.012, 0.018))
    canvas.texture(city_ground(canvas.size), ground)
    if city.walls:
        rim = canvas.mask()
        for wall in city.walls:
            rim.line([(x + 0.016, y + 0.022) for x, y in wall], WALL_WIDTH * 1.3)
        inner = rim.image.copy()
        inner.paste(0, (0, 0), ground.image.point([255 - value for value in range(256)]))
        canvas.tint(inner, tone(CITY_GROUND, 0.55), 0.45)


def paint_wall(site: Site, wall: Path) -> None:
    """Draw a wall from above: its walk is light, its merlons throw lines across it."""
    canvas = site.canvas
    canvas.line(wall, WALL_WIDTH * 1.42, STONE_LINE)
    canvas.line(wall, WALL_WIDTH, STONE_SHADE)
    canvas.line([(x - 0.004, y - 0.006) for x, y in wall], WALL_WIDTH * 0.62, STONE)
    count = max(3, round(length(wall) / 0.050))
    for number in range(count + 1):
        share = number / count
        x, y = along(wall, share)
        a, b = along(wall, max(0.0, share - 0.02)), along(wall, min(1.0, share + 0.02))
        size = dist(a, b) or 1.0
        nx, ny = -(b[1] - a[1]) / size * WALL_WIDTH * 0.5, (b[0] - a[0]) / size * WALL_WIDTH * 0.5
        canvas.stroke([(x - nx, y - ny), (x + nx, y + ny)], 0.008, STONE_LINE)


def _turrets(site: Site, wall: Path) -> None:
    """Draw towers with cones along a wall, where there is no gate."""
    run = length(wall)
    if run < 0.3:
        return
    for share in (0.26, 0.74) if run > 0.8 else (0.5,):
        x, y = along(wall, share)
        near = [*(gate.at for gate in site.plan.gates), *([site.layout.tower.centre] if site.layout.tower else [])]
        if y > 0.16 and all(dist((x, y), other) > 0.14 for other in near) and _clear_of_ways(site, (x, y)):
            base = (x, y + 0.012)
            site.stand(base, partial(turret, site.canvas, base, 0.034, 0.050, SLATE), (0.036, 0.024))


def _clear_of_ways(site: Site, point: Point) -> bool:
    """Return whether no road or river passes where a tower would stand."""
    x, y = point
    kinds = site.ground.crop((int(x * 100) - 5, int(y * 100) - 5, int(x * 100) + 6, int(y * 100) + 6)).histogram()
    return not (kinds[Terrain.ROAD] or kinds[Terrain.RIVER] or kinds[Terrain.SQUARE])


def _gate(site: Site, gate: Gate) -> None:
    """Draw a dark passage through the wall between two towers."""
    (x, y), (dx, dy) = gate.at, gate.inward
    along_wall = (-dy, dx)
    site.canvas.stroke([(x - dx * 0.035, y - dy * 0.035), (x + dx * 0.035, y + dy * 0.035)], 0.085, STONE_LINE)
    site.canvas.stroke([(x - dx * 0.035, y - dy * 0.035), (x + dx * 0.032, y + dy * 0.032)], 0.060, DOOR)
    for sign in (-1, 1):
        base = (x + along_wall[0] * sign * 0.055, y + along_wall[1] * sign * 0.055 + 0.014)
        site.stand(base, partial(turret, site.canvas, base, 0.032, 0.050, None), (0.034, 0.022))


def _plaza(site: Site, centre: Point) -> None:
    """Draw the open place for a knight."""
    x, y = centre
    if not site.is_only(Terrain.CITY, x - 0.14, y - 0.13, x + 0.14, y + 0.13):
        return
    site.taken.append(Disc(centre, PLAZA * 0.9))
    site.canvas.oval(centre, PLAZA, PLAZA * 0.82, tone(CITY_GROUND, 0.86))
    site.canvas.oval(centre, PLAZA * 0.88, PLAZA * 0.70, (228, 205, 162))


def _cathedral(site: Site, place: Disc) -> None:
    x, y = place.centre
    site.taken.append(Disc(place.centre, 0.30))
    site.canvas.oval((x, y + 0.12), 0.30, 0.16, tone(CITY_GROUND, 0.86))
    site.canvas.oval((x, y + 0.12), 0.285, 0.148, (228, 205, 162))
    base = (x, y + 0.20)
    site.stand(base, partial(cathedral, site.canvas, base, 0.44), (0.25, 0.05))


def _lower_street(site: Site, city: City) -> None:
    """Draw the paved street of the lower city, which passes below the upper one and ends with the lower one's ground."""
    a, b, c, d = site.plan.deck
    start, end = ((a[0] + d[0]) / 2, (a[1] + d[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)
    dx, dy = end[0] - start[0], end[1] - start[1]
    mask = site.canvas.mask()
    street = ((start[0] - dx * 0.75, start[1] - dy * 0.75), (end[0] + dx * 0.75, end[1] + dy * 0.75))
    mask.line(street, 0.11)
    ground = site.canvas.mask()
    ground.area(city.outline)
    mask.image.paste(0, (0, 0), ground.image.point([255 - value for value in range(256)]))
    site.taken += [Disc(at, 0.04) for at in part(street, 0, 1, 12)]
    site.canvas.texture(paving(site.canvas.size), mask)


def _deck_arches(site: Site) -> None:
    """Draw dark arches on both sides of the deck, where the lower street passes below."""
    a, b, c, d = site.plan.deck
    for one, two, out in ((a, d, -1), (b, c, 1)):
        x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
        across = (b[0] - a[0], b[1] - a[1])
        size = dist(a, b)
        dx, dy = across[0] / size * out, across[1] / size * out
        near, far = 0.018, 0.066
        outline = [
            (x + dx * near - dy * 0.072, y + dy * near + dx * 0.072),
            (x + dx * far - dy * 0.052, y + dy * far + dx * 0.052),
            (x + dx * far + dy * 0.052, y + dy * far - dx * 0.052),
            (x + dx * near + dy * 0.072, y + dy * near - dx * 0.072),
        ]
        site.canvas.area(outline, (40, 34, 30))
    site.taken.append(Disc((0.5, 0.5), 0.20))
    mask = site.canvas.mask()
    mask.line([((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((c[0] + d[0]) / 2, (c[1] + d[1]) / 2)], 0.12)
    site.canvas.texture(paving(site.canvas.size), mask)


def _houses(site: Site) -> None:
    """Draw rows of houses from north to south, wherever the city's ground is wide enough."""
    for crossing in site.plan.crossings:
        if crossing.over is Over.VIADUCT:
            site.taken += [Disc((x, y + 0.085), 0.05) for x, y in part(crossing.path, 0, 1, 8)]
    chance, y, row = site.chance, 0.155, 0
    while y < 1.0:
        x = chance.between(0.03, 0.09) + (0.045 if row % 2 else 0.0)
        while x < 0.98:
            width, height = chance.between(0.080, 0.098), chance.between(0.100, 0.120)
            middle = x + width / 2
            if not _has_room(site, middle, y, width, height):
                x += 0.014
                continue
            if chance.share() < 0.96:
                _house(site, (middle, y), width, height)
            x += width + chance.between(0.018, 0.042)
        y += 0.1153
        row += 1


def _has_room(site: Site, x: float, y: float, width: float, height: float) -> bool:
    half = width / 2 + 0.012
    if x - half < 0.012 or x + half > 0.988 or y > 0.985:
        return False
    if not site.is_only(Terrain.CITY, x - half, y - height * 1.08, x + half, y + 0.004):
        return False
    return all(dist((x, y - height * 0.45), disc.centre) > disc.radius + 0.052 for disc in site.taken)


def _house(site: Site, base: Point, width: float, height: float) -> None:
    site.stand(base, partial(house, site.canvas, base, width, height, site.chance), (width * 0.62, 0.026))


def paint_marks(site: Site) -> None:
    """Draw shields and goods above the roofs."""
    for mark in site.layout.marks:
        if mark.kind == "shield":
            shield(site.canvas, mark.place.centre, mark.place.radius * 0.80)
        elif mark.kind in ("wine", "grain", "cloth"):
            goods(site.canvas, mark.place.centre, mark.place.radius * 0.88, mark.kind)
