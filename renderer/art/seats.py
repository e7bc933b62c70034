"""The colours of the six seats, each with a sign for people who cannot tell the colours apart."""

from __future__ import annotations

from typing import Literal

import msgspec

from renderer.art.drawing import RGB

Sign = Literal["dot", "triangle", "square", "diamond", "plus", "star"]
SIGNS: tuple[Sign, ...] = ("dot", "triangle", "square", "diamond", "plus", "star")


class SeatStyle(msgspec.Struct, frozen=True):
    """The colour and the sign of a seat."""

    name: str
    colour: RGB
    sign: Sign


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle("red", (214, 48, 38), "dot"),
    SeatStyle("blue", (24, 104, 200), "triangle"),
    SeatStyle("yellow", (252, 212, 40), "square"),
    SeatStyle("green", (0, 150, 104), "diamond"),
    SeatStyle("black", (42, 42, 48), "plus"),
    SeatStyle("pink", (240, 140, 196), "star"),
)
"""The usual colours."""

COLOUR_BLIND_SEATS: tuple[SeatStyle, ...] = (
    SeatStyle("vermilion", (208, 62, 0), "dot"),
    SeatStyle("blue", (0, 92, 186), "triangle"),
    SeatStyle("yellow", (250, 222, 30), "square"),
    SeatStyle("turquoise", (14, 156, 134), "diamond"),
    SeatStyle("black", (24, 24, 28), "plus"),
    SeatStyle("lilac", (200, 128, 236), "star"),
)
"""Colours that differ more for people who confuse red and green, or blue and yellow."""


def luminance(colour: RGB) -> float:
    """Return a colour's luminance, from 0 to 1."""
    red, green, blue = colour
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def sign_colour(colour: RGB) -> RGB:
    """Return the colour of the sign on a figure: dark on light figures, light on dark ones."""
    return (52, 34, 28) if luminance(colour) > 0.56 else (255, 255, 255)
