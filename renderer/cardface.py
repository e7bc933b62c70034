"""The cards of the card game, drawn by code: each shows what it is large in its middle and small in its corner.

The corner says everything, so a card can be read when the next one covers all but its left edge.
"""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderer.palette import RGB, blend
from renderer.scene.cards import Card, RowColour
from renderer.text import font

_INK: RGB = (46, 36, 28)
_CREAM: RGB = (252, 244, 224)
_WHITE: RGB = (255, 255, 250)
_FINE = 3
_RATIO = 1.4

Pen = ImageDraw.ImageDraw
Painter = Callable[[Pen, float, float, float, RGB], None]


def card_height(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * _RATIO)


def card_face(card: Card, width: int, rows: Mapping[RowColour, RGB]) -> Image.Image:
    """Draw a card (RGBA, round corners). `rows`: the colour of each row's cards."""
    image = Image.new("RGBA", (width * _FINE, card_height(width) * _FINE))
    draw = ImageDraw.Draw(image)
    if card.kind == "back":
        _back(draw, image.width, image.height)
    else:
        _face(draw, card, image.width, image.height, rows)
    return image.resize((width, card_height(width)), Image.Resampling.LANCZOS)


def _sheet(draw: Pen, wide: int, tall: int, body: RGB) -> None:
    edge = max(_FINE, wide // 60)
    draw.rounded_rectangle((0, 0, wide - 1, tall - 1), wide // 9, fill=(*_INK, 255))
    draw.rounded_rectangle((edge, edge, wide - 1 - edge, tall - 1 - edge), wide // 9 - edge, fill=(*_CREAM, 255))
    inset = wide // 18
    draw.rounded_rectangle((inset, inset, wide - 1 - inset, tall - 1 - inset), wide // 14, fill=(*body, 255))


def _back(draw: Pen, wide: int, tall: int) -> None:
    _sheet(draw, wide, tall, (62, 72, 92))
    step, dark = wide // 5, (84, 98, 124, 255)
    for row in range(1, tall // step):
        for column in range(1, 5):
            x, y, r = column * step, row * step + step // 3, step * 0.3
            draw.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], fill=dark)


def _face(draw: Pen, card: Card, wide: int, tall: int, rows: Mapping[RowColour, RGB]) -> None:
    body = rows[card.colour] if card.colour else (236, 226, 204)
    _sheet(draw, wide, tall, body)
    if not card.colour:
        _quarters(draw, wide, tall, rows)
    middle = (wide / 2, tall * 0.53)
    radius = wide * 0.34
    draw.ellipse((middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius), fill=(*_CREAM, 255))
    _PAINTERS[card.kind](draw, *middle, wide * 0.25, body)
    _corner(draw, card, wide, body)
    if card.colour:
        _row_sign(draw, card.colour, (wide * 0.22, tall * 0.88), wide * 0.135)


def _row_sign(draw: Pen, colour: RowColour, at: tuple[float, float], r: float) -> None:
    """Draw the sign of a card's row, so that its colour need not be seen: a castle, ears of grain, a road, a church.

    It is at the left edge, where the next card never covers it.
    """
    x, y = at
    draw.ellipse((x - r * 1.1, y - r * 1.1, x + r * 1.1, y + r * 1.1), fill=(*_INK, 255))
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(*_WHITE, 255))
    _ROW_SIGNS[colour](draw, x, y, r * 0.62)


def _castle(draw: Pen, x: float, y: float, s: float) -> None:
    walls = [(-0.9, 0.85), (-0.9, -0.85), (-0.5, -0.85), (-0.5, -0.45), (-0.2, -0.45), (-0.2, -0.85), (0.2, -0.85), (0.2, -0.45)]
    walls += [(0.5, -0.45), (0.5, -0.85), (0.9, -0.85), (0.9, 0.85), (0.28, 0.85), (0.28, 0.15), (-0.28, 0.15), (-0.28, 0.85)]
    draw.polygon([(x + a * s, y + b * s) for a, b in walls], fill=(*_INK, 255))


def _ears(draw: Pen, x: float, y: float, s: float) -> None:
    for lean in (-0.62, 0.0, 0.62):
        top = (x + lean * s, y - s * (1.0 - abs(lean) * 0.35))
        draw.line((x + lean * s * 0.3, y + s, *top), fill=(*_INK, 255), width=max(1, round(s * 0.16)))
        draw.ellipse(_around(top[0], top[1] + s * 0.3, s * 0.24, s * 0.46), fill=(*_INK, 255))


def _lane(draw: Pen, x: float, y: float, s: float) -> None:
    draw.polygon([(x - s, y + s), (x - s * 0.28, y - s), (x + s * 0.28, y - s), (x + s, y + s)], fill=(*_INK, 255))
    for top, low, half in ((-0.75, -0.35, 0.07), (-0.1, 0.35, 0.1), (0.6, 1.0, 0.14)):
        draw.rectangle((x - s * half, y + s * top, x + s * half, y + s * low), fill=(*_WHITE, 255))


def _chapel(draw: Pen, x: float, y: float, s: float) -> None:
    ink, thin = (*_INK, 255), max(1, round(s * 0.18))
    draw.line((x, y - s * 1.2, x, y - s * 0.4), fill=ink, width=thin)
    draw.line((x - s * 0.32, y - s * 0.9, x + s * 0.32, y - s * 0.9), fill=ink, width=thin)
    outline = [(0, -0.6), (0.42, -0.1), (0.95, 0.15), (0.95, 0.95), (-0.95, 0.95), (-0.95, 0.15), (-0.42, -0.1)]
    draw.polygon([(x + a * s, y + b * s) for a, b in outline], fill=ink)
    draw.rectangle((x - s * 0.2, y + s * 0.4, x + s * 0.2, y + s * 0.95), fill=(*_WHITE, 255))


_ROW_SIGNS: dict[RowColour, Callable[[Pen, float, float, float], None]] = {
    "blue": _castle,
    "green": _ears,
    "red": _lane,
    "yellow": _chapel,
}


def _quarters(draw: Pen, wide: int, tall: int, rows: Mapping[RowColour, RGB]) -> None:
    """Draw a stripe of each colour on a card without colour, which goes with all of them."""
    inset, band = wide // 18, wide // 14
    for number, colour in enumerate(rows.values()):
        x = inset + number * (wide - 2 * inset) // 4
        draw.rectangle((x, tall - inset - 2 * band, x + (wide - 2 * inset) // 4, tall - inset - band), fill=(*colour, 255))


def _corner(draw: Pen, card: Card, wide: int, body: RGB) -> None:
    x, y, r = wide * 0.22, wide * 0.22, wide * 0.15
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(*_INK, 255))
    r *= 0.9
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(*_WHITE, 255))
    if card.value:
        draw.text((x, y), str(card.value), font=font("number", round(r * 1.6)), fill=(*_INK, 255), anchor="mm")
    else:
        _PAINTERS[card.kind](draw, x, y, r * 0.68, body)


def _person(draw: Pen, x: float, y: float, s: float, colour: RGB) -> None:
    body = [(-0.2, -0.35), (-0.95, 0.0), (-0.85, 0.28), (-0.42, 0.2), (-0.75, 1.0), (-0.2, 1.0), (0.0, 0.65)]
    outline = [*body, *((-across, down) for across, down in reversed(body))]
    draw.polygon([(x + across * s, y + down * s) for across, down in outline], fill=(*blend(colour, _INK, 0.35), 255))
    draw.ellipse((x - s * 0.38, y - s * 1.05, x + s * 0.38, y - s * 0.25), fill=(*blend(colour, _INK, 0.35), 255))


def _building(draw: Pen, x: float, y: float, s: float, colour: RGB) -> None:
    dark = (*_INK, 255)
    draw.rectangle(
        (x - s * 0.8, y - s * 0.15, x + s * 0.8, y + s * 0.95), fill=(*_WHITE, 255), outline=dark, width=round(s * 0.07)
    )
    draw.polygon([(x - s, y - s * 0.1), (x, y - s), (x + s, y - s * 0.1)], fill=(*blend(colour, _INK, 0.3), 255))
    draw.rectangle((x - s * 0.18, y + s * 0.35, x + s * 0.18, y + s * 0.95), fill=dark)
    for side in (-0.5, 0.5):
        draw.rectangle((x + s * (side - 0.12), y + s * 0.15, x + s * (side + 0.12), y + s * 0.42), fill=dark)


def _animal(draw: Pen, x: float, y: float, s: float, colour: RGB) -> None:
    """Draw a sheep, its wool in the card's colour."""
    dark = (*_INK, 255)
    wool = (*blend(colour, _WHITE, 0.55), 255)
    for leg in (-0.45, -0.15, 0.25, 0.5):
        draw.rectangle((x + s * (leg - 0.07), y + s * 0.3, x + s * (leg + 0.07), y + s * 0.95), fill=dark)
    for rim, fill in ((0.09, dark), (0.0, wool)):
        for at in range(9):
            cx, cy = x + cos(at * 2 * pi / 9) * s * 0.58, y + sin(at * 2 * pi / 9) * s * 0.34
            r = s * (0.34 + rim)
            draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill)
        draw.ellipse((x - s * 0.6, y - s * 0.4, x + s * 0.6, y + s * 0.4), fill=wool)
    draw.ellipse((x - s * 1.15, y - s * 0.5, x - s * 0.55, y + s * 0.15), fill=dark)
    draw.ellipse((x - s * 1.0, y - s * 0.3, x - s * 0.88, y - s * 0.18), fill=(*_WHITE, 255))


def _dragon(draw: Pen, x: float, y: float, s: float, _: RGB) -> None:
    green, dark = (70, 134, 74, 255), (38, 84, 48, 255)
    draw.polygon(
        [(x - s * 0.1, y - s * 0.1), (x + s * 0.35, y - s * 1.1), (x + s * 1.1, y - s * 0.5), (x + s * 0.5, y + s * 0.1)],
        fill=dark,
    )
    draw.line(
        [(x - s * 0.7, y - s * 0.55), (x - s * 0.35, y - s * 0.2), (x - s * 0.1, y + s * 0.4)],
        fill=green,
        width=round(s * 0.34),
        joint="curve",
    )
    draw.ellipse((x - s * 0.5, y - s * 0.1, x + s * 0.65, y + s * 0.85), fill=green)
    draw.line(
        [(x + s * 0.4, y + s * 0.55), (x + s * 0.9, y + s * 0.75), (x + s * 1.15, y + s * 0.3)],
        fill=green,
        width=round(s * 0.22),
        joint="curve",
    )
    draw.polygon(
        [(x - s * 1.15, y - s * 0.55), (x - s * 0.75, y - s * 0.95), (x - s * 0.35, y - s * 0.6), (x - s * 0.5, y - s * 0.3)],
        fill=green,
    )
    draw.polygon([(x - s * 0.7, y - s * 0.85), (x - s * 0.5, y - s * 1.2), (x - s * 0.42, y - s * 0.7)], fill=dark)
    draw.ellipse((x - s * 0.82, y - s * 0.75, x - s * 0.68, y - s * 0.61), fill=(250, 220, 90, 255))
    for foot in (-0.3, 0.2):
        draw.ellipse((x + s * foot, y + s * 0.65, x + s * (foot + 0.36), y + s), fill=dark)


def _fairy(draw: Pen, x: float, y: float, s: float, _: RGB) -> None:
    wing, dress, skin = (176, 210, 236, 255), (196, 108, 176, 255), (244, 214, 184, 255)
    for side in (-1, 1):
        draw.ellipse(_around(x + side * s * 0.55, y - s * 0.25, s * 0.45, s * 0.55), fill=wing, outline=(90, 120, 160, 255))
        draw.ellipse(_around(x + side * s * 0.45, y + s * 0.35, s * 0.3, s * 0.35), fill=wing, outline=(90, 120, 160, 255))
    draw.polygon([(x, y - s * 0.5), (x + s * 0.5, y + s), (x - s * 0.5, y + s)], fill=dress)
    draw.ellipse(_around(x, y - s * 0.62, s * 0.3, s * 0.34), fill=skin)
    draw.pieslice(_around(x, y - s * 0.68, s * 0.34, s * 0.36), 170, 370, fill=(232, 190, 74, 255))
    draw.line((x + s * 0.1, y + s * 0.1, x + s * 0.8, y - s * 0.6), fill=(*_INK, 255), width=max(1, round(s * 0.07)))
    star = [
        (
            x + s * 0.85 + sin(at * pi / 5) * s * (0.3 if at % 2 == 0 else 0.13),
            y - s * 0.7 - cos(at * pi / 5) * s * (0.3 if at % 2 == 0 else 0.13),
        )
        for at in range(10)
    ]
    draw.polygon(star, fill=(250, 206, 60, 255), outline=(*_INK, 255))


def _around(x: float, y: float, across: float, down: float) -> tuple[float, float, float, float]:
    return x - across, y - down, x + across, y + down


_PAINTERS: dict[str, Painter] = {
    "person": _person,
    "building": _building,
    "building joker": _building,
    "animal": _animal,
    "animal joker": _animal,
    "dragon": _dragon,
    "fairy": _fairy,
}


def row_board(row: RowColour, body: RGB, width: int, height: int) -> Image.Image:
    """Draw the board at the head of a row: a field of its colour with what the row stands for."""
    image = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(image)
    wide, tall = image.size
    draw.rounded_rectangle((0, 0, wide - 1, tall - 1), tall // 12, fill=(*_INK, 255))
    edge = tall // 40
    draw.rounded_rectangle((edge, edge, wide - 1 - edge, tall - 1 - edge), tall // 14, fill=(*body, 255))
    _row_sign(draw, row, (wide - tall * 0.22, tall * 0.22), tall * 0.15)
    return image.resize((width, height), Image.Resampling.LANCZOS)
