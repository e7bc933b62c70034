"""Draws a whole tile from its facts."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from PIL import Image

from renderer.art.buildings import church, inn
from renderer.art.canvas import ArtCanvas, Stencil
from renderer.art.chance import Chance
from renderer.art.drawing import TileDrawing
from renderer.art.fields import paint_life, paint_parcels
from renderer.art.nature import garden, pond, tree
from renderer.art.placing import TileLayout, place_all
from renderer.art.plan import Disc
from renderer.art.roadworks import paint_rivers, paint_roads, paint_tunnels, settle, stencil_ways
from renderer.art.signs import foundation, siege
from renderer.art.site import Site
from renderer.art.textures import ROAD, ROAD_EDGE_COLOUR, STONE, STONE_LINE, STONE_SHADE, grass, paving
from renderer.art.towns import furnish_cities, paint_cities, paint_marks, stencil_cities

_FINE = 3
"""The factor by which a mask of marks is drawn larger before it is reduced."""
MASTER = 640
"""The size from which all smaller ones are reduced; drawing at this size smooths nothing."""


def draw_tile(tile: TileDrawing, rotation: int, look: int, size: int = MASTER) -> Image.Image:
    """Draw the tile after this many clockwise quarter turns, in one of its looks, lit from the north-west."""
    chance = Chance(f"{tile.id}/{look}/{rotation}")
    site = Site(tile, rotation, chance, ArtCanvas(grass(chance, size)), place_all(tile))
    if site.plan.abbey:
        _abbey(site)
    else:
        _land(site)
    _edge(site)
    return site.finished()


def mark_map(tile: TileDrawing, rotation: int, layout: TileLayout, size: int) -> Image.Image:
    """Return a mask of the marks that the rules ask about, as they lie on the turned tile; `layout`: of the unturned one."""
    stencil = Stencil(size * _FINE)
    site = Site(tile, rotation, Chance(tile.id), stencil, layout)
    if not site.plan.abbey:
        stencil_ways(site, stencil)
        stencil_cities(site)
        if site.plan.cloister:
            _cloister(site, site.plan.cloister)
        _landmarks(site)
        site.raise_uprights()
        _paint_marks(site)
    return stencil.image.resize((size, size), Image.Resampling.BOX)


def _land(site: Site) -> None:
    settle(site)
    paint_parcels(site)
    paint_rivers(site)
    paint_cities(site)
    paint_roads(site)
    if site.plan.cloister:
        _cloister(site, site.plan.cloister)
    _landmarks(site)
    furnish_cities(site)
    paint_life(site)
    site.raise_uprights()
    paint_tunnels(site)
    _paint_marks(site)


def _paint_marks(site: Site) -> None:
    """Draw shields, goods and siege symbols."""
    paint_marks(site)
    for mark in site.layout.marks:
        if "+" in mark.kind or mark.kind in ("knights", "travellers", "monks", "any"):
            symbols = mark.kind.split("+")
            siege(site.canvas, mark.place.centre, mark.place.radius * (0.88 if len(symbols) == 1 else 0.58), symbols)


def _landmarks(site: Site) -> None:
    """Draw garden, foundation and inn."""
    layout = site.layout
    if layout.garden:
        site.shadow(layout.garden.centre, layout.garden.radius, layout.garden.radius)
        site.stand(
            (layout.garden.centre[0], 0.0),
            partial(garden, site.canvas, layout.garden.centre, layout.garden.radius, site.chance),
        )
    if layout.tower:
        site.shadow(layout.tower.centre, 1.15 * layout.tower.radius, 1.05 * layout.tower.radius)
        site.stand(
            (layout.tower.centre[0], 0.0), partial(foundation, site.canvas, layout.tower.centre, 0.92 * layout.tower.radius)
        )
    if layout.inn:
        _inn(site, layout.inn)


def _inn(site: Site, place: Disc) -> None:
    """Draw the inn beside its road, with a pond."""
    (x, y), radius = place.centre, place.radius - 0.012
    pond(site.canvas, (x - 0.40 * radius, y + 0.66 * radius), 0.56 * radius, 0.36 * radius)
    base = (x + 0.22 * radius, y + 0.66 * radius)
    site.stand(base, partial(inn, site.canvas, base, 1.24 * radius), (0.82 * radius, 0.30 * radius))


def _cloister(site: Site, yard: Disc) -> None:
    """Draw a monastery's yard: lawn and path within a ring of trees, the church in its middle."""
    (x, y), radius, canvas = yard.centre, yard.radius, site.canvas
    shade = canvas.mask()
    shade.oval(yard.centre, radius, radius)
    canvas.shade(shade, 0.012, 0.42, (0.012, 0.014))
    for share, colour in ((1.0, ROAD_EDGE_COLOUR), (0.94, (196, 206, 128))):
        canvas.disc(yard.centre, radius * share, colour)
    canvas.oval((x, y + radius * 0.22), radius * 0.78, radius * 0.62, (226, 210, 160))
    for number in range(18):
        angle = number * 2 * pi / 18 + 0.2
        if 0.9 < angle % (2 * pi) < 2.2:
            continue
        at = (x + cos(angle) * radius * 0.93, y + sin(angle) * radius * 0.93)
        site.stand(at, partial(tree, canvas, at, 0.026), (0.024, 0.018))
    base = (x, y + radius * 0.60)
    site.stand(base, partial(church, canvas, base, radius * 1.68), (radius * 0.86, radius * 0.20))


def _abbey(site: Site) -> None:
    """Draw the abbey. It fits everywhere, so its rim is neither grass nor road but a walled, paved court."""
    canvas = site.canvas
    canvas.image.paste(paving(canvas.size))
    for inset, colour in ((0.055, STONE_LINE), (0.062, STONE), (0.085, STONE_SHADE), (0.092, STONE_LINE)):
        canvas.oblong(inset, inset, 1 - inset, 1 - inset, colour)
    canvas.oblong(0.10, 0.10, 0.90, 0.90, (176, 196, 112))
    canvas.line([(0.5, 0.93), (0.5, 0.6)], 0.13, ROAD_EDGE_COLOUR)
    canvas.line([(0.5, 0.95), (0.5, 0.6)], 0.10, ROAD)
    for row in range(5):
        for x in (0.165, 0.835):
            at = (x, 0.17 + row * 0.165)
            site.stand(at, partial(tree, canvas, at, 0.040), (0.040, 0.030))
    for x in (0.28, 0.395, 0.605, 0.72):
        site.stand((x, 0.16), partial(tree, canvas, (x, 0.16), 0.034), (0.034, 0.026))
    site.shadow((0.5, 0.70), 0.28, 0.09)
    site.stand((0.5, 0.74), partial(church, canvas, (0.5, 0.74), 0.54), (0.28, 0.07))
    site.raise_uprights()


def _edge(site: Site) -> None:
    """Draw a faint line around the tile, the same for all."""
    mask = site.canvas.mask()
    width = 0.007
    mask.oblong(0, 0, 1, 1)
    mask.oblong(width, width, 1 - width, 1 - width, 0)
    site.canvas.tint(mask, (44, 38, 22), 0.34)
