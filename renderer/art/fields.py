"""Parcels, hedges, trees and sheep on empty fields."""

from __future__ import annotations

from functools import partial
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from renderer.art.drawing import RGB, Point
from renderer.art.nature import fir, haystack, sheep, tree
from renderer.art.plan import Disc
from renderer.art.site import Site

WHEAT: tuple[RGB, RGB] = ((205, 190, 104), (178, 160, 80))
PLOUGH: tuple[RGB, RGB] = ((158, 177, 82), (135, 153, 66))
SLOPES = (0.0, 0.5, -0.5, 1.2)


def paint_parcels(site: Site) -> None:
    """Draw one or two parcels of wheat or furrows, as large as there is room for."""
    for _ in range(1 if site.chance.share() < 0.6 else 2):
        for radius in site.chance.one(((0.20, 0.16, 0.12), (0.17, 0.13, 0.10), (0.13, 0.10))):
            place = site.find(radius, 0.02, 26)
            if place:
                _parcel(site, place, radius)
                break


def _parcel(site: Site, centre: Point, radius: float) -> None:
    site.taken.append(Disc(centre, radius * 0.9))
    chance, corners = site.chance, site.chance.one((4, 5))
    start = chance.between(0, 2 * pi)
    outline = []
    for corner in range(corners):
        angle = start + corner * 2 * pi / corners
        reach = (radius * chance.between(0.8, 1.0), radius * chance.between(0.7, 0.95))
        outline.append((centre[0] + cos(angle) * reach[0], centre[1] + sin(angle) * reach[1]))
    _furrows(site, centre, radius, outline)
    if chance.share() < 0.6:
        _hedge(site, outline)


def _furrows(site: Site, centre: Point, radius: float, outline: list[Point]) -> None:
    """Draw a parcel's striped ground in a picture of its own size."""
    size = site.canvas.size
    left, top, side = round((centre[0] - radius) * size), round((centre[1] - radius) * size), round(2 * radius * size)
    light, dark = site.chance.one((WHEAT, PLOUGH, PLOUGH))
    picture = Image.new("RGB", (side, side), light)
    draw, slope, step = ImageDraw.Draw(picture), site.chance.one(SLOPES), size * 0.034
    count = int(side / step) + 2
    for row in range(-count, count):
        x, y = side / 2 - sin(slope) * row * step, side / 2 + cos(slope) * row * step
        dx, dy = cos(slope) * side, sin(slope) * side
        draw.line((x - dx, y - dy, x + dx, y + dy), fill=dark, width=max(1, round(size * 0.0125)))
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).polygon([(x * size - left, y * size - top) for x, y in outline], fill=255)
    soft = mask.filter(ImageFilter.BoxBlur(size * 0.012)).point([max(0, min(185, (v - 90) * 3)) for v in range(256)])
    site.canvas.image.paste(picture, (left, top), soft)


def _hedge(site: Site, outline: list[Point]) -> None:
    """Draw bushes along the parcel's southern edge."""
    pairs = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    a, b = max(pairs, key=lambda pair: pair[0][1] + pair[1][1])
    count = max(3, int(hypot(b[0] - a[0], b[1] - a[1]) / 0.022))
    for number in range(count + 1):
        at = (a[0] + (b[0] - a[0]) * number / count, a[1] + (b[1] - a[1]) * number / count)
        site.stand(at, partial(tree, site.canvas, at, 0.0155), (0.014, 0.010))


def paint_life(site: Site) -> None:
    """Draw sheep or hay, groves, and single trees."""
    luck = site.chance.share()
    if luck < 0.40:
        _flock(site)
    elif luck < 0.65:
        _hay(site)
    for _ in range(3):
        _grove(site)
    for _ in range(5):
        place = site.find(0.026, 0.02, 10)
        if place:
            _tree(site, place, site.chance.between(0.016, 0.024))


def _flock(site: Site) -> None:
    place = site.find(0.075, 0.02, 30)
    if not place:
        return
    site.taken.append(Disc(place, 0.08))
    for _ in range(site.chance.whole(3, 4)):
        at = (place[0] + site.chance.between(-0.055, 0.055), place[1] + site.chance.between(-0.045, 0.045))
        site.stand(at, partial(sheep, site.canvas, at, site.chance.one((-1, 1))), (0.020, 0.012))


def _hay(site: Site) -> None:
    place = site.find(0.05, 0.02, 30)
    if not place:
        return
    site.taken.append(Disc(place, 0.06))
    for dx, dy in ((-0.028, 0.0), (0.026, 0.012)):
        at = (place[0] + dx, place[1] + dy)
        site.stand(at, partial(haystack, site.canvas, at), (0.026, 0.016))


def _grove(site: Site) -> None:
    place = site.find(0.062, 0.03, 30)
    if not place:
        return
    site.taken.append(Disc(place, 0.07))
    firs = site.chance.share() < 0.3
    for _ in range(site.chance.whole(2, 5)):
        at = (place[0] + site.chance.between(-0.045, 0.045), place[1] + site.chance.between(-0.035, 0.035))
        radius = site.chance.between(0.021, 0.032)
        if firs:
            site.stand(at, partial(fir, site.canvas, at, radius), (radius * 0.8, radius * 0.6))
        else:
            _tree(site, at, radius)


def _tree(site: Site, at: Point, radius: float) -> None:
    site.taken.append(Disc(at, radius))
    factor = site.chance.between(0.92, 1.10)
    site.stand(at, partial(tree, site.canvas, at, radius, factor), (radius, radius * 0.8))
