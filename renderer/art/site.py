"""A tile while it is drawn: its canvas, its plan, and what will stand on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import dist

from PIL import Image

from renderer.art.canvas import ArtCanvas, Mask
from renderer.art.chance import Chance
from renderer.art.drawing import Point, TileDrawing
from renderer.art.placing import TileLayout
from renderer.art.plan import Disc, TilePlan
from renderer.art.planning import plan_tile
from renderer.art.terrain import Terrain, class_map

GRID = 100


class Site:
    """A tile in one of its looks, turned as it will lie. The drawing modules add to it one after the other.

    `layout` is that of the unturned tile.
    """

    def __init__(self, tile: TileDrawing, rotation: int, chance: Chance, canvas: ArtCanvas, layout: TileLayout) -> None:
        self.tile = tile
        self.plan: TilePlan = plan_tile(tile).turned(rotation)
        self.layout = layout.turned(rotation)
        self.chance = chance
        self.canvas = canvas
        self.ground = class_map(tile, rotation, GRID)
        self.taken: list[Disc] = list(self._kept_free())
        self._shadows = Mask(canvas.size)
        self._uprights: list[tuple[float, int, Callable[[], None]]] = []

    def _kept_free(self) -> Iterator[Disc]:
        """Yield the places where no tree or house may stand."""
        layout = self.layout
        for disc in (layout.garden, layout.inn, self.plan.hamlet):
            if disc:
                yield disc
        if layout.tower:
            yield Disc(layout.tower.centre, 0.125)
        for mark in layout.marks:
            yield mark.place
        if self.plan.square:
            yield self.plan.square.disc

    def stand(self, base: Point, draw: Callable[[], None], shadow: tuple[float, float] | None = None) -> None:
        """Add something upright. What stands farther south is drawn later; the shadow lies around its base."""
        self._uprights.append((base[1], len(self._uprights), draw))
        if shadow:
            self._shadows.oval((base[0] + 0.018, base[1] + 0.002), *shadow)

    def shadow(self, centre: Point, across: float, down: float) -> None:
        """Add the shadow of something flat."""
        self._shadows.oval((centre[0] + 0.012, centre[1] + 0.012), across, down)

    def raise_uprights(self) -> None:
        """Draw all shadows, then all upright things from north to south."""
        self.canvas.shade_inside(self._shadows, 0.010, 0.40)
        for _, _, draw in sorted(self._uprights, key=lambda upright: upright[:2]):
            draw()

    def kinds_within(self, left: float, top: float, right: float, bottom: float) -> tuple[int, int]:
        """Return the lowest and the highest kind of ground in a rectangle."""
        box = (
            max(0, int(left * GRID)),
            max(0, int(top * GRID)),
            min(GRID, int(right * GRID) + 1),
            min(GRID, int(bottom * GRID) + 1),
        )
        if box[0] >= box[2] or box[1] >= box[3]:
            return -1, -1
        low, high = self.ground.crop(box).getextrema()
        return int(low), int(high)  # type: ignore[arg-type]

    def is_only(self, ground: Terrain, left: float, top: float, right: float, bottom: float) -> bool:
        """Return whether a rectangle shows only one kind of ground."""
        return self.kinds_within(left, top, right, bottom) == (ground, ground)

    def is_free(self, point: Point, radius: float) -> bool:
        """Return whether a circle of field is still free."""
        x, y = point
        if not self.is_only(Terrain.FIELD, x - radius, y - radius, x + radius, y + radius):
            return False
        return all(dist(point, disc.centre) > radius + disc.radius for disc in self.taken)

    def find(self, radius: float, margin: float, tries: int) -> Point | None:
        """Return a random free place in the field; None if there is none."""
        edge = radius + margin
        for _ in range(tries):
            point = (self.chance.between(edge, 1 - edge), self.chance.between(edge, 1 - edge))
            if self.is_free(point, radius):
                return point
        return None

    def finished(self) -> Image.Image:
        """Return the picture."""
        return self.canvas.image
