"""What all drawing modules need: tiles, theme, kept patches, and figures and icons in the theme's colours."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from renderer import palette, parts
from renderer.art import draw_badge, draw_figure, draw_token
from renderer.atlas import Key
from renderer.board.contrast import contrasted
from renderer.palette import RGB
from renderer.picture_cache import PictureCache
from renderer.scene.board import FIGURES, Colour, FigureKind
from renderer.scene.panel import HeldItem
from renderer.themes import SeatColours, Theme
from renderer.tiles import Tiles

_COVERS = [255 if alpha > 70 else 0 for alpha in range(256)]
_MODEL = 128
"""The size from which smaller figures are reduced."""
LYING: tuple[FigureKind, ...] = ("follower", "big")
"""The figures that can be farmers, by the rules."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What is needed to draw in a theme."""

    tiles: Tiles
    theme: Theme
    cache: PictureCache

    def tile(self, name: str, rotation: int, look: int, size: int) -> Image.Image:
        """Return a tile as indices, in the theme's plain grounds if it has any."""
        if not self.theme.grounds:
            return self.tiles.patch(name, rotation, look, size)
        key = ("tile", self.theme.name, name, rotation, look, size)
        return self.cache.get(key, lambda: self._plain(name, rotation, look, size))

    def _plain(self, name: str, rotation: int, look: int, size: int) -> Image.Image:
        image = palette.rgb(self.tiles.patch(name, rotation, look, size))
        return palette.indices(contrasted(image, self.tiles.catalogue[name], rotation, self.tiles.layout(name), self.theme))

    def tiles_of(self, size: int) -> Callable[[Key], Image.Image]:
        """Return a function that returns tiles of one size, for callers that need many."""
        if not self.theme.grounds:
            return self.tiles.patches(size)
        return lambda key: self.tile(*key, size)

    def figure(self, kind: FigureKind, colour: Colour, size: int, *, lying: bool = False) -> Image.Image:
        """Return a figure with transparent surroundings (RGBA)."""
        seat = self.theme.seats[colour]
        key = ("figure", seat, kind, size, lying)
        if size > _MODEL:
            return self.cache.get(key, lambda: draw_figure(kind, seat.body, seat.sign, size, lying=lying))
        return self.cache.get(key, lambda: self._reduced(kind, colour, size, lying=lying))

    def _reduced(self, kind: FigureKind, colour: Colour, size: int, *, lying: bool) -> Image.Image:
        """Return a figure reduced from its model: drawing it anew takes a hundred times as long."""
        seat = self.theme.seats[colour]
        key = ("model", seat, kind, lying)
        model = self.cache.get(key, lambda: _model(seat, kind, lying=lying))
        return model.resize((size, size), Image.Resampling.LANCZOS)

    def badge(self, colour: Colour, size: int) -> Image.Image:
        """Return a seat's sign on a disc of its colour (RGBA)."""
        seat = self.theme.seats[colour]
        return self.cache.get(("badge", seat, size), lambda: draw_badge(seat.body, seat.sign, size))

    def firm_badge(self, colour: Colour, size: int) -> tuple[Image.Image, Image.Image]:
        """Return the same as a patch of indices and its mask of one bit, which are pasted fast."""
        return _firm(self.theme.seats[colour], size)

    def icon(self, item: HeldItem, owner: Colour, size: int) -> Image.Image:
        """Return the icon of something a player holds (RGBA). Another player's figure is behind bars."""
        key = ("icon", self.theme.name, item.icon, item.colour or owner, bool(item.colour), size)
        return self.cache.get(key, lambda: self._icon(item, owner, size))

    def _icon(self, item: HeldItem, owner: Colour, size: int) -> Image.Image:
        if item.icon not in FIGURES:
            return draw_token(item.icon, size)
        image = self.figure(item.icon, item.colour or owner, size)
        return barred(image) if item.colour else image

    def chip(self, item: HeldItem, owner: Colour, size: int, paper: RGB) -> Image.Image:
        """Return an icon on paper as a patch of indices."""
        key = ("chip", self.theme.name, item.icon, item.colour or owner, bool(item.colour), size, paper)
        return self.cache.get(key, lambda: on_paper(self.icon(item, owner, size), paper))


@lru_cache(maxsize=64)
def _firm(seat: SeatColours, size: int) -> tuple[Image.Image, Image.Image]:
    image = draw_badge(seat.body, seat.sign, size)
    return on_paper(image, seat.body), image.getchannel("A").point(_COVERS, "1")


def model_name(seat: SeatColours, kind: FigureKind, *, lying: bool) -> str:
    """Return the name of a figure's model among the parts."""
    return f"{kind} {seat.body} {seat.sign} {'lying' if lying else 'standing'}"


def _model(seat: SeatColours, kind: FigureKind, *, lying: bool) -> Image.Image:
    return parts.picture(model_name(seat, kind, lying=lying)) or drawn_model(seat, kind, lying=lying)


def drawn_model(seat: SeatColours, kind: FigureKind, *, lying: bool) -> Image.Image:
    """Draw a figure at the size from which smaller ones are reduced."""
    return draw_figure(kind, seat.body, seat.sign, _MODEL, lying=lying)


def on_paper(image: Image.Image, paper: RGB) -> Image.Image:
    """Return a transparent image on plain paper, as indices."""
    sheet = Image.new("RGB", image.size, paper)
    sheet.paste(image, (0, 0), image)
    return palette.indices(sheet)


def barred(image: Image.Image) -> Image.Image:
    """Return a figure behind bars: a prisoner."""
    barred = image.copy()
    draw = ImageDraw.Draw(barred)
    size, width = image.width, max(1, image.width // 18)
    for share in (0.16, 0.39, 0.61, 0.84):
        x = round(size * share)
        draw.rectangle((x, 0, x + width, size - 1), fill=(176, 180, 188, 255), outline=(20, 20, 24, 255) if width > 2 else None)
    for y in (0, size - 1 - width):
        draw.rectangle((round(size * 0.1), y, round(size * 0.9), y + width), fill=(120, 124, 134, 255))
    return barred
