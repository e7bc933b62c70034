"""Figures can be seen wherever they stand, and numbers on the map hide none of them."""

from itertools import product
from math import dist

import pytest
from PIL import Image, ImageChops

from renderer import palette, parts
from renderer.art import figures as carving
from renderer.board.ground import figure_square, ground
from renderer.board.labels import figure_rectangles
from renderer.board.plates import count_plate, owned_plate
from renderer.board.room import LabelRoom, Rectangle
from renderer.board.window import Grid, Window
from renderer.catalogue import DrawingCatalogue
from renderer.kit import Kit
from renderer.picture_cache import PictureCache
from renderer.scene import COLOURS, Colour, DrawnBoard, DrawnFigure, DrawnTile, DrawnTower, OwnedCount, Owner
from renderer.themes import THEMES
from renderer.tiles import Tiles
from tests.renderer.scenes import tiles
from tests.renderer.sight import lab

SIDE, PHONE = 80, 390 / 1280
NOTICED, SHARE = 18, 0.17
"""By how much (ΔE) a pixel on a phone must differ from the bare ground, and how much of a figure's square does so."""
ALONE: dict[str, tuple[str, int]] = {"field": ("B", 0), "city": ("C", 0)}


def kit_of(theme: str) -> Kit:
    return Kit(Tiles(DrawingCatalogue(tiles()), None, PictureCache(1 << 22)), THEMES[theme], PictureCache(1 << 22))


def share_seen(kit: Kit, kind: str, figure: Colour, owners: tuple[Colour, ...]) -> float:
    """The part of a figure's square that differs from the same owned ground without the figure, on a phone."""
    name, segment = ALONE[kind]
    laid, standing = DrawnTile((0, 0), name), DrawnFigure((0, 0), segment, figure)
    owned = (Owner((0, 0), segment, owners),)
    x, y, side = figure_square(kit, laid, standing, 0, SIDE)
    shown = []
    for figures in ((), (standing,)):
        image = palette.rgb(ground(kit, laid, SIDE, figures, owned, greyed=True)).crop((x, y, x + side, y + side))
        shown.append(image.resize((round(side * PHONE),) * 2, Image.Resampling.BOX))
    bare, dressed = ([lab(pixel) for pixel in _pixels(image)] for image in shown)
    return sum(dist(one, other) > NOTICED for one, other in zip(bare, dressed, strict=True)) / len(bare)


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    flat = image.tobytes()
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", ALONE)
def test_figures_can_be_seen_in_a_picture_of_owners(kind: str, theme: str) -> None:
    """On ground of their own colour, of another's, of nobody's, and on stripes."""
    kit = kit_of(theme)
    for number, figure in enumerate(COLOURS):
        other = COLOURS[number - 1]
        for owners in ((), (figure,), (other,), (figure, other)):
            assert share_seen(kit, kind, figure, owners) >= SHARE, (figure, owners)


def test_figure_without_its_halo_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above fails for figures as flat as the ground."""
    monkeypatch.setattr(parts, "_learnt", [])
    monkeypatch.setattr(carving, "HALO", THEMES["dark"].seats["green"].ground[1])
    assert share_seen(kit_of("dark"), "field", "green", ("green",)) < SHARE


THINGS = [(100, 100, 140, 140), (0, 0, 40, 40), (360, 0, 400, 40), (0, 260, 40, 300), (360, 260, 400, 300)]
"""A thing in the middle of a map of 400 by 300 pixels, and one in each corner."""


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize(("width", "height"), [(30, 30), (90, 30), (50, 90)])
def test_label_stands_beside_a_thing_and_on_the_map(thing: Rectangle, width: int, height: int) -> None:
    room = LabelRoom((0, 0, 400, 300), [(thing[0] + 5, thing[1] + 5, thing[2] - 5, thing[3] - 5)])
    x, y = room.beside(thing, width, height)
    assert 0 <= x <= 400 - width
    assert 0 <= y <= 300 - height
    assert _apart((x, y, x + width, y + height), (thing[0] + 5, thing[1] + 5, thing[2] - 5, thing[3] - 5))


def test_labels_keep_off_figures_and_each_other() -> None:
    """Nine figures in three rows, each with a label: none hides a figure or another label."""
    squares = [(x, y, x + 30, y + 30) for x, y in product((40, 150, 260), (40, 130, 220))]
    room = LabelRoom((0, 0, 340, 300), list(squares))
    labels = [(*room.beside(square, 40, 30), 40, 30) for square in squares]
    boxes = [*squares, *((x, y, x + width, y + height) for x, y, width, height in labels)]
    assert all(_apart(one, other) for at, one in enumerate(boxes) for other in boxes[:at])


def test_label_without_a_figure_stands_on_its_place_unless_that_is_taken() -> None:
    assert LabelRoom((0, 0, 100, 100), []).at((50, 50), 20, 20) == (40, 40)
    x, y = LabelRoom((0, 0, 100, 100), [(45, 45, 60, 60)]).at((50, 50), 20, 20)
    assert _apart((x, y, x + 20, y + 20), (45, 45, 60, 60))


def _apart(one: Rectangle, other: Rectangle) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_every_figure_has_its_rectangle() -> None:
    """One on a segment and its companion, one on a tower, a barn on a corner."""
    laid = (DrawnTile((0, 0), "D"), DrawnTile((1, 0), "TA"))
    figures = (
        DrawnFigure((0, 0), 0, "red"),
        DrawnFigure((0, 0), 0, "blue"),
        DrawnFigure((1, 0), "tower", "green"),
        DrawnFigure((0, 0), "SE", "black", "barn"),
    )
    board = DrawnBoard(tiles=laid, figures=figures, towers=(DrawnTower((1, 0), 4),))
    grid = Grid(Window(0, 0, 2, 1), 100, 0, 0)
    found = dict(figure_rectangles(kit_of("dark"), grid, board, {tile.cell: tile for tile in laid}))
    assert set(found) == set(figures)
    barn, top = found[figures[3]], found[figures[2]]
    assert (barn[0] + barn[2], barn[1] + barn[3]) == (200, 200)
    assert top[1] < 20, "the figure stands on top of the tower, not at its foot"
    assert found[figures[0]] != found[figures[1]]


def test_plate_has_a_row_for_each_player_in_the_players_colours() -> None:
    theme = THEMES["dark"]
    one = owned_plate(theme, (OwnedCount("red", "+3"),), 30)
    two = owned_plate(theme, (OwnedCount("red", "+3"), OwnedCount("blue", "+14")), 30)
    assert two.height > 1.8 * one.height
    for colour, half in (("red", (0, 0, two.width, two.height // 2)), ("blue", (0, two.height // 2, two.width, two.height))):
        assert two.crop(half).tobytes().count(palette.nearest(theme.seats[colour].body)) > 200  # type: ignore[index]


def test_plates_of_two_players_differ_without_colour() -> None:
    signs = {owned_plate(THEMES["dark"], (OwnedCount(colour, "3"),), 30).size: colour for colour in COLOURS}
    assert len(signs) == 1, "all have the same measures"
    shown = [owned_plate(THEMES["dark"], (OwnedCount(colour, "3"),), 30) for colour in COLOURS]
    bodies = [image.getpixel((8, image.height - 8)) for image in shown]
    inks = [image.point([255 * (value != body) for value in range(256)]) for image, body in zip(shown, bodies, strict=True)]
    assert all(ImageChops.difference(one, other).getbbox() for at, one in enumerate(inks) for other in inks[:at])


def test_count_of_nobody_is_no_disc() -> None:
    """Square corners and a dark body: nobody takes it for a choice."""
    plate = palette.rgb(count_plate("7", 30))
    assert plate.getpixel((0, 0)) == plate.getpixel((plate.width - 1, plate.height - 1))
    light = sum(plate.convert("L").histogram()[128:])
    assert light < plate.width * plate.height / 2
