"""The canvas: clean for each picture, never shared by concurrent ones, released afterwards."""

from PIL import Image

from renderer.canvas import Canvas
from renderer.palette import nearest

PAPER, INK = (44, 52, 58), (240, 234, 216)


def test_next_picture_starts_on_a_clean_canvas() -> None:
    with Canvas(40, 30, PAPER) as first:
        first.fill((0, 0, 40, 30), INK)
    with Canvas(50, 20, PAPER) as second:
        assert set(second.picture().tobytes()) == {nearest(PAPER)}
        assert second.picture().size == (50, 20)


def test_concurrent_pictures_have_separate_canvases() -> None:
    with Canvas(40, 30, PAPER) as one, Canvas(40, 30, INK) as other:
        one.fill((0, 0, 10, 10), INK)
        other.fill((0, 0, 10, 10), PAPER)
        assert one.picture().getpixel((20, 20)) == nearest(PAPER)
        assert other.picture().getpixel((20, 20)) == nearest(INK)


def test_crop_outlives_its_canvas() -> None:
    with Canvas(40, 30, PAPER) as first:
        taken, cut, data = first.picture(), first.cut((0, 0, 5, 5)), first.png()
    with Canvas(40, 30, INK):
        assert set(taken.tobytes()) == set(cut.tobytes()) == {nearest(PAPER)}
        assert data.startswith(b"\x89PNG")


def test_rows_begin_with_the_filter_byte_of_png() -> None:
    """A patch over the western edge would overwrite it."""
    with Canvas(6, 4, PAPER) as canvas:
        canvas.paste(Image.new("L", (4, 4), nearest(INK)), -2, 0)
        rows = bytes(canvas.rows())
    assert rows[::7] == bytes(4)
    assert rows[1:7] == bytes([nearest(INK)] * 2 + [nearest(PAPER)] * 4)


def test_very_large_picture_can_be_drawn() -> None:
    with Canvas(2000, 1500, PAPER) as canvas:
        canvas.fill((1990, 1490, 2000, 1500), INK)
        assert canvas.picture().getpixel((1999, 1499)) == nearest(INK)
        assert len(canvas.rows()) == 2001 * 1500
