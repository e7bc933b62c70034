"""Golden pictures: each view in every theme, compared with an approved picture.

After a wanted change: `SAVE_GOLDEN=1 pytest tests/renderer/test_golden.py`, look at the pictures, commit them with the
reason.
"""

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer import palette
from renderer.themes import THEMES
from tests.renderer.scenes import VIEWS, renderer

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 200
MEAN, FAR, SHARE = 3.0, 30, 0.004
"""How far the mean may be off, what counts as another colour, and how many pixels may have one."""


def _contact_sheet(name: str) -> Image.Image:
    """Reduce the view in each theme and lay them side by side."""
    reduced = []
    for theme in THEMES:
        picture = palette.rgb(renderer().canvas(VIEWS[name], theme).picture())
        reduced.append(picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.BOX))
    sheet = Image.new("RGB", (WIDTH * len(reduced), max(picture.height for picture in reduced)))
    for number, picture in enumerate(reduced):
        sheet.paste(picture, (number * WIDTH, 0))
    return sheet


@pytest.mark.parametrize("name", VIEWS)
def test_view_matches_its_golden_picture(name: str) -> None:
    found = _contact_sheet(name)
    path = GOLDEN / f"{name}.png"
    if os.environ.get("SAVE_GOLDEN"):
        found.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
    with Image.open(path) as file:
        wanted = file.convert("RGB")
    assert found.size == wanted.size
    apart = ImageChops.difference(found, wanted)
    assert max(ImageStat.Stat(apart).mean) <= MEAN
    far = apart.convert("L").point([255 if value > FAR else 0 for value in range(256)])
    assert ImageStat.Stat(far).mean[0] / 255 <= SHARE


def test_every_golden_picture_is_used() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(VIEWS)


def test_tolerance_notices_a_missing_figure() -> None:
    """A visible change must not pass as noise."""
    with Image.open(GOLDEN / "turn.png") as file:
        wanted = file.convert("RGB")
    spoiled = wanted.copy()
    spoiled.paste((44, 52, 58), (60, 150, 140, 200))
    apart = ImageChops.difference(spoiled, wanted).convert("L").point([255 if v > FAR else 0 for v in range(256)])
    assert ImageStat.Stat(apart).mean[0] / 255 > SHARE
