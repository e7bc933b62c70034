"""Every mark used by the rules stands out in each theme as in the light one."""

from collections.abc import Iterator
from functools import cache
from math import dist

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer import palette
from renderer.art import TileDrawing, mark_map, place_all
from renderer.art.plan import Disc
from renderer.art.planning import plan_tile
from renderer.board.contrast import contrasted
from renderer.palette import RGB
from renderer.themes import THEMES, Theme
from tests.renderer.art.catalogue import SIZE, all_tiles, picture, tile
from tests.renderer.sight import Light, lab

pytestmark = pytest.mark.xdist_group("the tiles")

LEAST = {"high-contrast": 0.9, "colour-blind": 0.7}
"""The strength of a mark in a theme, as a share of its strength in the light one. Grass of the second is nearer to stone."""
BRIDGE = 1.2
"""The same of a bridge, under which the white road alone would be strong enough."""
NEAR = 0.02
"""How far beyond its place a mark may reach, in tiles."""


def marks(tile: TileDrawing) -> Iterator[tuple[str, Disc]]:
    """Each mark of a tile with its place."""
    layout, plan = place_all(tile), plan_tile(tile)
    for mark in layout.marks:
        yield mark.kind, Disc(mark.place.centre, mark.place.radius * 1.35)
    for name in ("tower", "garden", "inn", "cathedral"):
        place = getattr(layout, name)
        if place:
            yield name, place
    if plan.cloister and not plan.abbey:
        yield "monastery", plan.cloister
    for crossing in plan.crossings:
        (x0, y0), (x1, y1) = crossing.path
        yield crossing.over.value, Disc(((x0 + x1) / 2, (y0 + y1) / 2), 0.25)
    if plan.deck:
        yield "arches", Disc((0.5, 0.5), 0.26)
    for road in plan.roads:
        if road.tunnel:
            (x0, y0), (x1, y1) = road.tunnel[0], road.tunnel[-1]
            yield "tunnel", Disc(((x0 + x1) / 2, (y0 + y1) / 2), abs(x1 - x0) / 2 + 0.05)


def shown(tile: TileDrawing, theme: Theme) -> Image.Image:
    """The tile as indices, as the theme shows it."""
    image = picture(tile, 0)
    return palette.indices(contrasted(image, tile, 0, place_all(tile), theme) if theme.grounds else image)


@cache
def table() -> tuple[Light, ...]:
    """How the eye perceives each colour of the palette."""
    found: list[RGB] = [(palette.BYTES[at], palette.BYTES[at + 1], palette.BYTES[at + 2]) for at in range(0, 768, 3)]
    return tuple(lab(colour) for colour in found)


def mean(image: Image.Image, mask: Image.Image) -> Light:
    """The mean of what the eye perceives where the mask is set."""
    found = [table()[index] for index, within in zip(image.tobytes(), mask.tobytes(), strict=True) if within]
    light, red, yellow = (sum(parts) / len(found) for parts in zip(*found, strict=True))
    return light, red, yellow


def strength(image: Image.Image, mask: Image.Image) -> float:
    """How far the pixels of a mark with its outline are from the ground around it, in the mean (ΔE)."""
    outlined = mask.filter(ImageFilter.MaxFilter(3))
    grown = outlined.filter(ImageFilter.MaxFilter(3))
    around = ImageChops.subtract(grown.filter(ImageFilter.MaxFilter(9)), grown)
    ground = mean(image, around)
    inner = [table()[index] for index, within in zip(image.tobytes(), outlined.tobytes(), strict=True) if within]
    return sum(dist(one, ground) for one in inner) / len(inner)


def mask_of(tile: TileDrawing, place: Disc) -> Image.Image:
    """Where a mark is, 255 or 0."""
    whole = mark_map(tile, 0, place_all(tile), SIZE).point([0] * 128 + [255] * 128)
    near = Image.new("L", whole.size)
    (x, y), radius = place.centre, place.radius + NEAR
    box = ((x - radius) * SIZE, (y - radius) * SIZE, (x + radius) * SIZE, (y + radius) * SIZE)
    ImageDraw.Draw(near).rectangle(box, fill=255)
    return ImageChops.darker(whole, near)


def strengths(tile: TileDrawing, theme: Theme) -> dict[str, float]:
    """The strength of each mark of a tile in a theme, as a share of that in the light theme."""
    image, light = shown(tile, theme), shown(tile, THEMES["light"])
    return {
        f"{number} {kind}": strength(image, mask_of(tile, place)) / strength(light, mask_of(tile, place))
        for number, (kind, place) in enumerate(marks(tile))
    }


@pytest.mark.parametrize("theme", LEAST)
def test_marks_are_as_strong_as_in_the_light_theme(theme: str) -> None:
    for each in all_tiles():
        found = strengths(each, THEMES[theme])
        weak = {mark: share for mark, share in found.items() if share < (BRIDGE if "bridge" in mark else LEAST[theme])}
        assert not weak, (each.id, weak)


def test_themes_with_painted_grounds_are_covered() -> None:
    assert {name for name, theme in THEMES.items() if theme.grounds} == set(LEAST)


@pytest.mark.parametrize("name", ["HB", "SB", "AL", "AJ", "TD", "HX", "EA", "Ig", "SQ"])
def test_missing_mark_is_detected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its marks, each tile that has any must fail the check."""
    whole = mark_map(tile(name), 0, place_all(tile(name)), SIZE)
    places = [mask_of(tile(name), place) for _, place in marks(tile(name))]
    monkeypatch.setattr("renderer.board.contrast.mark_map", lambda *_: Image.new("L", whole.size))
    image, light = shown(tile(name), THEMES["high-contrast"]), shown(tile(name), THEMES["light"])
    least = BRIDGE if name == "HB" else LEAST["high-contrast"]
    assert min(strength(image, place) / strength(light, place) for place in places) < least


def test_mark_map_shows_every_mark_of_every_tile() -> None:
    for each in all_tiles():
        for kind, place in marks(each):
            assert mask_of(each, place).getbbox(), (each.id, kind)


SIDES = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""The middles of a tile's sides, clockwise from the north."""
DEEP, WIDE = 0.03, 0.02
"""How far from the rim a patch of ground lies, and half its side, in tiles."""


def rim(image: Image.Image, side: int) -> Light:
    """The mean of what the eye perceives at the middle of a side."""
    x, y = ((part * (1 - 2 * DEEP) + DEEP) * image.width for part in SIDES[side])
    wide = WIDE * image.width
    patch = image.crop((round(x - wide), round(y - wide), round(x + wide), round(y + wide)))
    seen = [table()[index] for index in patch.tobytes()]
    light, green, blue = (sum(part) / len(seen) for part in zip(*seen, strict=True))
    return light, green, blue


@pytest.mark.parametrize("theme", THEMES)
def test_each_side_of_each_tile_has_the_ground_of_its_letter(theme: str) -> None:
    """In each theme the ground at a side is nearer to that of all other sides of its letter than to any other ground."""
    found: dict[str, list[tuple[str, Light]]] = {}
    for each in all_tiles():
        image = shown(each, THEMES[theme])
        for side, letter in enumerate(each.sides if "*" not in each.sides else ""):  # the abbey goes with any ground
            found.setdefault(letter, []).append((f"{each.id} {side}", rim(image, side)))
    usual = {letter: sorted(seen for _, seen in sides)[len(sides) // 2] for letter, sides in found.items()}
    for letter, sides in found.items():
        for name, seen in sides:
            assert min(usual, key=lambda other: dist(usual[other], seen)) == letter, (name, letter)
