"""Icons of what players hold and of the fortress's catapults, each in a transparent square."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderer.art.buildings import church
from renderer.art.canvas import ArtCanvas, Mask
from renderer.art.figures import MODEL, emboss
from renderer.art.signs import PAPER, banner, barrel, bolt, sheaf
from renderer.art.textures import CREAM, GOLD, INK, ROYAL, STONE, STONE_LINE, STONE_SHADE, paving, tone

WOOD = (150, 98, 54)


def draw_token(name: str, size: int) -> Image.Image:
    """Draw an icon by its name."""
    if name not in TOKENS:
        raise ValueError(f"no token is called {name!r}")
    return TOKENS[name]().resize((size, size), Image.Resampling.LANCZOS)


def draw_catapult(size: int) -> Image.Image:
    """Draw a catapult as it stands in its cell."""
    return draw_token("catapult", size)


def _blank() -> ArtCanvas:
    return ArtCanvas(Image.new("RGBA", (MODEL, MODEL), (0, 0, 0, 0)))


def _disc(colour: tuple[int, int, int]) -> ArtCanvas:
    canvas = _blank()
    for radius, fill in ((0.48, INK), (0.445, PAPER), (0.395, colour)):
        canvas.disc((0.5, 0.5), radius, fill)
    return canvas


def _goods(draw: Callable[[ArtCanvas, tuple[float, float], float], None]) -> Image.Image:
    canvas = _blank()
    canvas.disc((0.5, 0.5), 0.48, INK)
    canvas.disc((0.5, 0.5), 0.44, PAPER)
    draw(canvas, (0.5, 0.5), 0.37)
    return canvas.image


def _king() -> Image.Image:
    """Draw a crown."""
    canvas = _disc(ROYAL)
    crown = [(0.22, 0.70), (0.19, 0.36), (0.345, 0.50), (0.5, 0.25), (0.655, 0.50), (0.81, 0.36), (0.78, 0.70)]
    canvas.area([(0.5 + (x - 0.5) * 1.12, 0.5 + (y - 0.5) * 1.12 + 0.005) for x, y in crown], INK)
    canvas.area(crown, GOLD)
    canvas.oblong(0.23, 0.625, 0.77, 0.70, tone(GOLD, 0.8))
    for x, y in ((0.19, 0.36), (0.5, 0.25), (0.81, 0.36)):
        canvas.disc((x, y), 0.045, INK)
        canvas.disc((x, y), 0.032, (255, 246, 220))
    for x, colour in ((0.36, (214, 48, 38)), (0.5, (0, 150, 104)), (0.64, (214, 48, 38))):
        canvas.disc((x, 0.66), 0.026, colour)
    return canvas.image


def _robber() -> Image.Image:
    """Draw a hooded head with a mask."""
    canvas = _disc((120, 60, 44))
    canvas.area([(0.5, 0.13), (0.30, 0.30), (0.24, 0.62), (0.30, 0.80), (0.70, 0.80), (0.76, 0.62), (0.70, 0.30)], INK)
    canvas.area([(0.5, 0.17), (0.33, 0.32), (0.275, 0.62), (0.33, 0.77), (0.67, 0.77), (0.725, 0.62), (0.67, 0.32)], (62, 92, 62))
    canvas.oval((0.5, 0.53), 0.155, 0.20, (236, 196, 156))
    canvas.oblong(0.335, 0.43, 0.665, 0.545, INK)
    for x in (0.43, 0.57):
        canvas.oval((x, 0.487), 0.038, 0.026, (255, 255, 255))
        canvas.disc((x, 0.487), 0.016, INK)
    canvas.line([(0.45, 0.65), (0.55, 0.65)], 0.020, (120, 50, 40))
    return canvas.image


def _tier() -> Image.Image:
    """Draw a tier of a tower."""
    canvas = _blank()
    canvas.oval((0.5, 0.70), 0.40, 0.19, STONE_LINE)
    canvas.oblong(0.10, 0.36, 0.90, 0.70, STONE_LINE)
    canvas.oblong(0.135, 0.36, 0.865, 0.70, STONE_SHADE)
    canvas.oval((0.5, 0.70), 0.365, 0.16, STONE_SHADE)
    canvas.oblong(0.135, 0.36, 0.60, 0.72, STONE)
    canvas.oval((0.42, 0.70), 0.28, 0.155, STONE)
    canvas.oval((0.5, 0.36), 0.40, 0.19, STONE_LINE)
    canvas.oval((0.5, 0.355), 0.365, 0.16, tone(STONE, 1.08))
    canvas.oval((0.5, 0.36), 0.22, 0.09, STONE_LINE)
    for x in (0.28, 0.50, 0.72):
        canvas.stroke([(x, 0.60), (x, 0.80)], 0.022, STONE_LINE)
    return canvas.image


def _abbey() -> Image.Image:
    """Draw the abbey tile."""
    canvas = _blank()
    canvas.oblong(0.04, 0.04, 0.96, 0.96, INK)
    frame = Mask(MODEL)
    frame.oblong(0.075, 0.075, 0.925, 0.925)
    canvas.texture(paving(MODEL).convert("RGBA"), frame)
    canvas.oblong(0.14, 0.14, 0.86, 0.86, STONE_LINE)
    canvas.oblong(0.16, 0.16, 0.84, 0.84, (176, 196, 112))
    church(canvas, (0.5, 0.80), 0.62)
    return canvas.image


def _prisoner() -> Image.Image:
    """Draw a barred window."""
    canvas = _blank()
    canvas.oblong(0.08, 0.08, 0.92, 0.92, STONE_LINE)
    canvas.oblong(0.12, 0.12, 0.88, 0.88, STONE)
    canvas.oblong(0.22, 0.22, 0.78, 0.78, (34, 28, 26))
    for x in (0.33, 0.50, 0.67):
        canvas.oblong(x - 0.035, 0.16, x + 0.035, 0.84, INK)
        canvas.oblong(x - 0.022, 0.16, x + 0.022, 0.84, (196, 198, 204))
    canvas.oblong(0.16, 0.47, 0.84, 0.53, (196, 198, 204))
    return canvas.image


def _catapult() -> Image.Image:
    """Draw a wheeled frame, its arm drawn back with a stone."""
    body, ink = Mask(MODEL), INK
    body.line([(0.12, 0.70), (0.88, 0.70)], 0.11)
    body.line([(0.34, 0.68), (0.52, 0.34)], 0.09)
    body.line([(0.72, 0.68), (0.54, 0.34)], 0.09)
    body.line([(0.80, 0.56), (0.26, 0.24)], 0.075)
    for x in (0.27, 0.73):
        body.oval((x, 0.78), 0.135, 0.135)
    canvas = ArtCanvas(emboss(body.image, WOOD))
    for x in (0.27, 0.73):
        canvas.disc((x, 0.78), 0.085, ink)
        canvas.disc((x, 0.78), 0.060, tone(WOOD, 1.2))
        canvas.disc((x, 0.78), 0.022, ink)
    canvas.disc((0.22, 0.20), 0.115, ink)
    canvas.disc((0.22, 0.20), 0.090, STONE_SHADE)
    canvas.disc((0.20, 0.175), 0.050, STONE)
    return canvas.image


def _card() -> Image.Image:
    """Draw a playing card."""
    canvas = _blank()
    canvas.area([(0.34, 0.08), (0.90, 0.16), (0.80, 0.90), (0.24, 0.82)], INK)
    canvas.area([(0.37, 0.12), (0.86, 0.19), (0.77, 0.86), (0.28, 0.79)], ROYAL)
    canvas.oblong(0.12, 0.10, 0.68, 0.92, INK)
    canvas.oblong(0.155, 0.135, 0.645, 0.885, PAPER)
    canvas.oblong(0.21, 0.19, 0.59, 0.83, (139, 178, 84))
    canvas.disc((0.40, 0.51), 0.12, GOLD)
    return canvas.image


def _chest() -> Image.Image:
    """Draw a chest bound with gold."""
    canvas = _blank()
    canvas.oval((0.5, 0.42), 0.42, 0.26, INK)
    canvas.oblong(0.08, 0.42, 0.92, 0.86, INK)
    canvas.oval((0.5, 0.42), 0.385, 0.225, tone(WOOD, 1.15))
    canvas.oblong(0.115, 0.42, 0.885, 0.825, WOOD)
    canvas.oblong(0.08, 0.44, 0.92, 0.50, INK)
    for x in (0.24, 0.76):
        canvas.oblong(x - 0.045, 0.24, x + 0.045, 0.825, GOLD)
    canvas.oblong(0.42, 0.42, 0.58, 0.62, INK)
    canvas.oblong(0.44, 0.44, 0.56, 0.60, GOLD)
    canvas.disc((0.5, 0.51), 0.025, INK)
    return canvas.image


def _animal() -> Image.Image:
    """Draw a sheep on grass."""
    canvas = _disc((139, 178, 84))
    canvas.oval((0.47, 0.50), 0.26, 0.20, INK)
    for x, y in ((0.33, 0.46), (0.44, 0.40), (0.56, 0.43), (0.36, 0.57), (0.50, 0.58), (0.60, 0.53), (0.47, 0.50)):
        canvas.disc((x, y), 0.115, (250, 246, 234))
    for x in (0.36, 0.56):
        canvas.oblong(x - 0.03, 0.64, x + 0.03, 0.78, INK)
    canvas.oval((0.72, 0.45), 0.085, 0.11, INK)
    canvas.disc((0.735, 0.42), 0.018, CREAM)
    return canvas.image


def _symbol(symbol: str) -> Image.Image:
    """Draw the pennant of an outpost."""
    canvas = _blank()
    banner(canvas, (0.5, 0.49), 0.39, symbol)
    return canvas.image


TOKENS: dict[str, Callable[[], Image.Image]] = {
    "wine": lambda: _goods(barrel),
    "grain": lambda: _goods(sheaf),
    "cloth": lambda: _goods(bolt),
    "king": _king,
    "robber": _robber,
    "tier": _tier,
    "abbey": _abbey,
    "prisoner": _prisoner,
    "catapult": _catapult,
    "card": _card,
    "chest": _chest,
    "animal": _animal,
    "knights": lambda: _symbol("knights"),
    "travellers": lambda: _symbol("travellers"),
    "monks": lambda: _symbol("monks"),
    "any": lambda: _symbol("any"),
}
"""Every icon by its name."""
