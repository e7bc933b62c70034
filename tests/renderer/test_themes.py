"""Themes: named colours are in the palette, text contrasts with paper, seats differ."""

from itertools import combinations

import pytest

from renderer import palette
from renderer.palette import RGB, nearest
from renderer.scene import COLOURS
from renderer.themes import THEMES, Theme

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def _seen(colour: RGB) -> RGB:
    """The colour as a picture shows it."""
    start = nearest(colour) * 3
    red, green, blue = palette.BYTES[start : start + 3]
    return red, green, blue


def _light(colour: RGB) -> float:
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: RGB, other: RGB) -> float:
    dark, light = sorted((_light(_seen(one)), _light(_seen(other))))
    return (light + 0.05) / (dark + 0.05)


@ALL
def test_words_stand_out(theme: Theme) -> None:
    for paper in (theme.paper, theme.card, theme.card_turn):
        assert _contrast(theme.ink, paper) >= 7
        assert _contrast(theme.number, paper) >= 7
        assert _contrast(theme.muted, paper) >= 3
    assert _contrast(theme.disc_ink, theme.disc) >= 7


def test_high_contrast_is_higher() -> None:
    high, dark = THEMES["high-contrast"], THEMES["dark"]
    assert _contrast(high.ink, high.paper) > 20 > _contrast(dark.ink, dark.paper)


@ALL
def test_named_colours_are_in_the_palette(theme: Theme) -> None:
    for colour in (theme.paper, theme.card, theme.ink, theme.accent, theme.disc, *(s.body for s in theme.seats.values())):
        assert sum((a - b) ** 2 for a, b in zip(colour, _seen(colour), strict=True)) <= 16**2


@ALL
def test_every_seat_has_a_colour_and_a_sign_of_its_own(theme: Theme) -> None:
    assert list(theme.seats) == list(COLOURS)
    assert len({seat.sign for seat in theme.seats.values()}) == len(COLOURS)
    for one, other in combinations(theme.seats.values(), 2):
        assert _seen(one.body) != _seen(other.body)


def test_large_figures_are_larger() -> None:
    assert THEMES["large-figures"].figure > THEMES["dark"].figure
    assert THEMES["large-figures"].lying > THEMES["dark"].lying
