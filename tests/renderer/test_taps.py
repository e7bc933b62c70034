"""Every tap area of a picture lies on the drawn disc of its label."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from renderer.scene import BoardScene, FigureScene, HandScene, RotationScene
from renderer.taps import TapArea
from renderer.themes import THEMES
from tests.renderer.scenes import VIEWS, renderer

CHOOSING = [name for name, scene in VIEWS.items() if isinstance(scene, BoardScene | FigureScene | HandScene | RotationScene)]


def has_disc(picture: Image.Image, tap: TapArea) -> bool:
    """Whether the pixel has the colour of a disc, as close as the palette allows."""
    left, top = tap.left * picture.width, tap.top * picture.height
    right, bottom = left + tap.width * picture.width, top + tap.height * picture.height
    shown = picture.convert("RGB").crop((left, top, right, bottom)).tobytes()
    wanted = THEMES["dark"].disc
    colours = {tuple(shown[at : at + 3]) for at in range(0, len(shown), 3)}
    return any(max(abs(a - b) for a, b in zip(colour, wanted, strict=True)) < 24 for colour in colours)


@pytest.mark.parametrize("name", CHOOSING)
def test_tap_area_lies_on_its_label(name: str) -> None:
    scene = VIEWS[name]
    picture = Image.open(BytesIO(renderer().png(scene)))
    for tap in renderer().taps(scene):
        assert min(tap.left, tap.top, tap.width, tap.height) >= 0
        assert max(tap.left, tap.top) < 1
        assert has_disc(picture, tap), tap


def test_every_kind_of_choice_can_be_tapped() -> None:
    found = {type(scene).__name__ for scene in VIEWS.values() if renderer().taps(scene)}
    assert found == {"BoardScene", "FigureScene", "HandScene", "RotationScene"}
