"""A canvas measured in tiles, with shadows that fall to the south-east."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from renderer.art.drawing import RGB, Point

SHADOW: RGB = (24, 20, 10)
RIM = 0.008
"""The width of a tile's rim, which shows nothing but the ground."""


class Mask:
    """A grey picture of the area that something covers."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.image = Image.new("L", (size, size), 0)
        self._draw = ImageDraw.Draw(self.image)

    def area(self, outline: Sequence[Point], value: int = 255) -> None:
        """Fill an outline."""
        self._draw.polygon([(x * self.size, y * self.size) for x, y in outline], fill=value)

    def line(self, path: Sequence[Point], width: float, value: int = 255) -> None:
        """Draw a line with round ends and joints."""
        _line(self._draw, path, width, value, self.size)

    def oval(self, centre: Point, across: float, down: float, value: int = 255) -> None:
        """Fill an oval, given by its half axes."""
        self._draw.ellipse(_box(centre, across, down, self.size), fill=value)

    def oblong(self, left: float, top: float, right: float, bottom: float, value: int = 255) -> None:
        """Fill a rectangle."""
        self._draw.rectangle((left * self.size, top * self.size, right * self.size, bottom * self.size), fill=value)


def _box(centre: Point, across: float, down: float, size: int) -> tuple[float, float, float, float]:
    x, y = centre
    return (x - across) * size, (y - down) * size, (x + across) * size, (y + down) * size


def _line(draw: ImageDraw.ImageDraw, path: Sequence[Point], width: float, fill: RGB | int, size: int) -> None:
    points = [(x * size, y * size) for x, y in path]
    thick = max(1, round(width * size))
    for a, b in pairwise(points):
        draw.line((*min(a, b), *max(a, b)), fill=fill, width=thick)
    if thick < 3:
        return
    half = thick / 2 - 0.5
    for x, y in points:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)


class ArtCanvas:
    """A picture with a unit in pixels, by default its width."""

    def __init__(self, image: Image.Image, size: int = 0) -> None:
        self.image = image
        self.size = size or image.width
        self._draw = ImageDraw.Draw(image)

    def mask(self) -> Mask:
        """Return an empty mask of the same size."""
        return Mask(self.size)

    def area(self, outline: Sequence[Point], fill: RGB) -> None:
        """Fill an outline."""
        self._draw.polygon([(x * self.size, y * self.size) for x, y in outline], fill=fill)

    def line(self, path: Sequence[Point], width: float, fill: RGB) -> None:
        """Draw a line with round ends and joints."""
        _line(self._draw, path, width, fill, self.size)

    def stroke(self, path: Sequence[Point], width: float, fill: RGB) -> None:
        """Draw a straight line with flat ends."""
        points = [(x * self.size, y * self.size) for x, y in path]
        self._draw.line(points, fill=fill, width=max(1, round(width * self.size)))

    def oval(self, centre: Point, across: float, down: float, fill: RGB) -> None:
        """Fill an oval, given by its half axes."""
        self._draw.ellipse(_box(centre, across, down, self.size), fill=fill)

    def disc(self, centre: Point, radius: float, fill: RGB) -> None:
        """Fill a circle."""
        self.oval(centre, radius, radius, fill)

    def oblong(self, left: float, top: float, right: float, bottom: float, fill: RGB) -> None:
        """Fill a rectangle."""
        self._draw.rectangle((left * self.size, top * self.size, right * self.size, bottom * self.size), fill=fill)

    def texture(self, picture: Image.Image, mask: Mask | Image.Image) -> None:
        """Paste another picture through the mask."""
        self.image.paste(picture, (0, 0), mask.image if isinstance(mask, Mask) else mask)

    def tint(self, mask: Mask | Image.Image, colour: RGB, strength: float) -> None:
        """Blend a colour over the masked area."""
        image = mask.image if isinstance(mask, Mask) else mask
        self.image.paste(colour, (0, 0), image.point([round(value * strength) for value in range(256)]))

    def shade(self, mask: Mask, blur: float, strength: float, fall: Point = (0.0, 0.0)) -> None:
        """Draw a soft shadow of the masked area, moved by `fall`."""
        image = mask.image
        if fall != (0.0, 0.0):
            x, y = round(fall[0] * self.size), round(fall[1] * self.size)
            image = image.crop((-x, -y, self.size - x, self.size - y))
        if blur:
            image = image.filter(ImageFilter.BoxBlur(blur * self.size))
        self.tint(image, SHADOW, strength)

    def shade_inside(self, mask: Mask, blur: float, strength: float) -> None:
        """Draw a soft shadow that ends just inside the border, so that no neighbour's side cuts it off."""
        width = max(1, round(RIM * self.size))
        image = mask.image.filter(ImageFilter.BoxBlur(blur * self.size))
        inner = image.crop((width, width, self.size - width, self.size - width))
        framed = Image.new("L", image.size, 0)
        framed.paste(inner, (width, width))
        self.tint(framed, SHADOW, strength)


class Stencil(ArtCanvas):
    """A canvas that keeps only what is covered, in whatever colour: 255 there, 0 elsewhere. Shadows and tints cover nothing."""

    def __init__(self, size: int) -> None:
        super().__init__(Image.new("L", (size, size)))
        self.ink = 255
        """0 while things are drawn that cover what lies below them again."""

    def area(self, outline: Sequence[Point], fill: RGB) -> None:
        """Cover an outline."""
        self._draw.polygon([(x * self.size, y * self.size) for x, y in outline], fill=self.ink)

    def line(self, path: Sequence[Point], width: float, fill: RGB) -> None:
        """Cover a line."""
        _line(self._draw, path, width, self.ink, self.size)

    def stroke(self, path: Sequence[Point], width: float, fill: RGB) -> None:
        """Cover a straight line."""
        points = [(x * self.size, y * self.size) for x, y in path]
        self._draw.line(points, fill=self.ink, width=max(1, round(width * self.size)))

    def oval(self, centre: Point, across: float, down: float, fill: RGB) -> None:
        """Cover an oval."""
        self._draw.ellipse(_box(centre, across, down, self.size), fill=self.ink)

    def oblong(self, left: float, top: float, right: float, bottom: float, fill: RGB) -> None:
        """Cover a rectangle."""
        self._draw.rectangle((left * self.size, top * self.size, right * self.size, bottom * self.size), fill=self.ink)

    def texture(self, picture: Image.Image, mask: Mask | Image.Image) -> None:
        """Cover the masked area."""
        self.image.paste(self.ink, (0, 0), mask.image if isinstance(mask, Mask) else mask)

    def tint(self, mask: Mask | Image.Image, colour: RGB, strength: float) -> None:
        """Leave everything as it is."""
