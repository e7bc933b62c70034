"""A picture in tile units on which the painter works, with shadows that fall to the south-east."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from renderer.art.drawing import RGB, Point

SHADOW: RGB = (24, 20, 10)
RIM = 0.008
"""How wide a tile's rim is, on which nothing but the ground itself is seen."""


class Mask:
    """A grey picture that says where something is."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.image = Image.new("L", (size, size), 0)
        self._draw = ImageDraw.Draw(self.image)

    def area(self, outline: Sequence[Point], value: int = 255) -> None:
        """A filled outline."""
        self._draw.polygon([(x * self.size, y * self.size) for x, y in outline], fill=value)

    def line(self, path: Sequence[Point], width: float, value: int = 255) -> None:
        """A line with round ends and joints."""
        _line(self._draw, path, width, value, self.size)

    def oval(self, centre: Point, across: float, down: float, value: int = 255) -> None:
        """A filled oval by its half axes."""
        self._draw.ellipse(_box(centre, across, down, self.size), fill=value)

    def oblong(self, left: float, top: float, right: float, bottom: float, value: int = 255) -> None:
        """A filled rectangle."""
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
    """A picture and how many of its pixels are one unit: its width, unless told otherwise."""

    def __init__(self, image: Image.Image, size: int = 0) -> None:
        self.image = image
        self.size = size or image.width
        self._draw = ImageDraw.Draw(image)

    def mask(self) -> Mask:
        """An empty mask of the same size."""
        return Mask(self.size)

    def area(self, outline: Sequence[Point], fill: RGB) -> None:
        """A filled outline."""
        self._draw.polygon([(x * self.size, y * self.size) for x, y in outline], fill=fill)

    def line(self, path: Sequence[Point], width: float, fill: RGB) -> None:
        """A line with round ends and joints."""
        _line(self._draw, path, width, fill, self.size)

    def stroke(self, path: Sequence[Point], width: float, fill: RGB) -> None:
        """A straight line with flat ends."""
        points = [(x * self.size, y * self.size) for x, y in path]
        self._draw.line(points, fill=fill, width=max(1, round(width * self.size)))

    def oval(self, centre: Point, across: float, down: float, fill: RGB) -> None:
        """A filled oval by its half axes."""
        self._draw.ellipse(_box(centre, across, down, self.size), fill=fill)

    def disc(self, centre: Point, radius: float, fill: RGB) -> None:
        """A filled circle."""
        self.oval(centre, radius, radius, fill)

    def oblong(self, left: float, top: float, right: float, bottom: float, fill: RGB) -> None:
        """A filled rectangle."""
        self._draw.rectangle((left * self.size, top * self.size, right * self.size, bottom * self.size), fill=fill)

    def texture(self, picture: Image.Image, mask: Mask | Image.Image) -> None:
        """Another picture where the mask is."""
        self.image.paste(picture, (0, 0), mask.image if isinstance(mask, Mask) else mask)

    def tint(self, mask: Mask | Image.Image, colour: RGB, strength: float) -> None:
        """A colour laid over what is there."""
        image = mask.image if isinstance(mask, Mask) else mask
        self.image.paste(colour, (0, 0), image.point([round(value * strength) for value in range(256)]))

    def shade(self, mask: Mask, blur: float, strength: float, fall: Point = (0.0, 0.0)) -> None:
        """A soft shadow of what the mask holds, moved as far as it falls."""
        image = mask.image
        if fall != (0.0, 0.0):
            x, y = round(fall[0] * self.size), round(fall[1] * self.size)
            image = image.crop((-x, -y, self.size - x, self.size - y))
        if blur:
            image = image.filter(ImageFilter.BoxBlur(blur * self.size))
        self.tint(image, SHADOW, strength)

    def shade_inside(self, mask: Mask, blur: float, strength: float) -> None:
        """A soft shadow that stops just short of the border, so that it is never cut off at a neighbour's side."""
        width = max(1, round(RIM * self.size))
        image = mask.image.filter(ImageFilter.BoxBlur(blur * self.size))
        inner = image.crop((width, width, self.size - width, self.size - width))
        framed = Image.new("L", image.size, 0)
        framed.paste(inner, (width, width))
        self.tint(framed, SHADOW, strength)
