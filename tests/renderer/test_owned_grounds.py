"""Owners of ground are visible in every theme, to every kind of sight, and without colour."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops

from renderer import palette
from renderer.art import segment_map
from renderer.board.ground import ground as ground_of
from renderer.board.mini import paint_mini
from renderer.board.window import Window
from renderer.canvas import Canvas
from renderer.cardface import card_face, card_height
from renderer.catalogue import DrawingCatalogue
from renderer.kit import Kit
from renderer.palette import RGB, rgb
from renderer.picture_cache import PictureCache
from renderer.scene import COLOURS, FIGURES, BoardScene, Card, Colour, DrawnBoard, DrawnFigure, DrawnTile, FigureKind, Owner
from renderer.themes import THEMES
from renderer.tiles import Tiles
from tests.renderer.scenes import renderer, tiles
from tests.renderer.sight import SIGHTS, Light, apart, lab

APART = 15
"""ΔE of two grounds that nobody confuses."""
SIDE = 96
SHOWN: dict[str, tuple[str, int]] = {"field": ("B", 0), "road": ("U", 0), "city": ("C", 0)}
"""For each kind of feature a tile, and the feature's segment."""


@cache
def tile(kind: str, owners: tuple[Colour, ...], theme: str) -> Image.Image:
    """One tile in a picture of owners, as indices."""
    name, segment = SHOWN[kind]
    board = DrawnBoard(tiles=(DrawnTile((0, 0), name),), owners=(Owner((0, 0), segment, owners),))
    whole = renderer().canvas(BoardScene(board=board, tile_size=SIDE), theme).picture()
    left, top = (whole.width - SIDE) // 2, (whole.height - SIDE) // 2
    return whole.crop((left, top, left + SIDE, top + SIDE))


@cache
def ground(kind: str) -> Image.Image:
    """Where the feature's ground is, its edge left out."""
    name, segment = SHOWN[kind]
    return segment_map(tiles()[name], 0, SIDE).point([255 if value == segment + 1 else 0 for value in range(256)])


def seen(kind: str, owners: tuple[Colour, ...], theme: str, sight: str) -> Light:
    """What the eye perceives of the feature's ground, in the mean."""
    found: list[Light] = []
    for index, within in zip(tile(kind, owners, theme).tobytes(), ground(kind).tobytes(), strict=True):
        if within:
            found.append(lab(colour(index), sight))
    light, red, yellow = (sum(parts) / len(found) for parts in zip(*found, strict=True))
    return light, red, yellow


def colour(index: int) -> RGB:
    red, green, blue = palette.BYTES[3 * index : 3 * index + 3]
    return red, green, blue


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", SHOWN)
def test_owned_ground_differs_from_free_ground_for_every_kind_of_sight(kind: str, theme: str) -> None:
    for sight in SIGHTS:
        nobodys = seen(kind, (), theme, sight)
        for owner in COLOURS:
            assert dist(seen(kind, (owner,), theme, sight), nobodys) > APART, (sight, owner)


PLAIN = replace(THEMES["dark"], seats={c: replace(seat, body=(90, 90, 96)) for c, seat in THEMES["dark"].seats.items()})
"""A theme in which all seats have the same colour, so that nothing but their signs tells them apart."""
PHONE = 390 / 1280
"""How much smaller a picture is on a phone."""
SEEN, MANY = 24, 3
"""By how much a pixel must differ to be noticed, and how many must."""


def plain_kit() -> Kit:
    return Kit(Tiles(DrawingCatalogue(tiles()), None, PictureCache(1 << 20)), PLAIN, PictureCache(1 << 20))


def noticed(one: Image.Image, other: Image.Image) -> int:
    """How many pixels of two pictures (RGB) differ on a phone."""
    small = [picture.resize([round(side * PHONE) for side in picture.size], Image.Resampling.BOX) for picture in (one, other)]
    return sum(ImageChops.difference(*small).convert("L").histogram()[SEEN:])


@pytest.mark.parametrize("kind", SHOWN)
def test_signs_tell_owners_apart_without_colour(kind: str) -> None:
    kit, (name, segment) = plain_kit(), SHOWN[kind]
    laid = DrawnTile((0, 0), name)
    pictures = [rgb(ground_of(kit, laid, SIDE, (), (Owner((0, 0), segment, (owner,)),), greyed=True)) for owner in COLOURS]
    assert all(noticed(one, other) >= MANY for one, other in combinations(pictures, 2))


def test_stripes_of_two_owners_show_both_signs() -> None:
    kit, laid = plain_kit(), DrawnTile((0, 0), "B")
    owned = [rgb(ground_of(kit, laid, SIDE, (), (Owner((0, 0), 0, ("red", other)),), greyed=True)) for other in COLOURS[1:]]
    assert all(noticed(one, other) >= MANY for one, other in combinations(owned, 2))


@pytest.mark.parametrize(("kind", "lying"), [(kind, kind == "follower" and lies) for kind in FIGURES for lies in (False, True)])
def test_signs_tell_figures_apart_on_a_phone(kind: FigureKind, *, lying: bool) -> None:
    kit, side = plain_kit(), round(SIDE * (PLAIN.lying if lying else PLAIN.figure))
    figures = [Image.new("RGB", (side, side)) for _ in COLOURS]
    for sheet, owner in zip(figures, COLOURS, strict=True):
        figure = kit.figure(kind, owner, side, lying=lying)
        sheet.paste(figure, (0, 0), figure)
    assert all(noticed(one, other) >= MANY for one, other in combinations(figures, 2))


def test_small_map_tells_figures_apart_without_colour() -> None:
    kit, box, pictures = plain_kit(), (0, 0, 60, 60), []
    for owner in COLOURS:
        board = DrawnBoard(tiles=(DrawnTile((0, 0), "B"),), figures=(DrawnFigure((0, 0), 0, owner),))
        canvas = Canvas(60, 60, PLAIN.paper)
        paint_mini(kit, canvas, box, board, Window(0, 0, 1, 1))
        pictures.append(canvas.picture().tobytes())
    assert len(set(pictures)) == len(COLOURS)


def test_cards_show_their_row_without_colour() -> None:
    rows = dict.fromkeys(PLAIN.rows, (120, 120, 120))
    faces = [card_face(Card("person", row, 1), 116, rows).crop((0, 0, 40, card_height(116))).convert("RGB") for row in rows]
    assert all(noticed(one, other) >= MANY for one, other in combinations(faces, 2)), "also of a card under the next one"


@pytest.mark.parametrize("theme", ["colour-blind", "high-contrast"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_rows_differ_for_each_kind_of_sight(theme: str, sight: str) -> None:
    shown = [colour(palette.nearest(body)) for body in THEMES[theme].rows.values()]
    assert min(apart(one, other, sight) for one, other in combinations(shown, 2)) > 30
