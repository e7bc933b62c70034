"""What tests of pictures share."""

from collections.abc import Callable

import pytest
from PIL import Image

from renderer import panel
from renderer.canvas import Canvas
from renderer.pages import cards, choice, collection, lobby, page, poster, result, terms
from tests.renderer.words import Box


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The boxes of all words on a page."""
    texts: dict[int, Image.Image] = {}
    boxes: list[Box] = []

    def noting(write: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
        def noted(*arguments: object) -> Image.Image:
            patch = write(*arguments).copy()
            texts[id(patch)] = patch
            return patch

        return noted

    paste = Canvas.paste

    def pasted(canvas: Canvas, patch: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        if id(patch) in texts:
            table = [255] * 256
            table[patch.tobytes()[0]] = 0
            around = patch.point(table).getbbox()
            if around:
                boxes.append((x + around[0], y + around[1], x + around[2], y + around[3]))
        paste(canvas, patch, x, y, mask)

    monkeypatch.setattr(Canvas, "paste", pasted)
    for module in (panel, cards, choice, collection, lobby, page, poster, result, terms):
        for name in ("line", "label"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, noting(getattr(module, name)))
    return boxes
