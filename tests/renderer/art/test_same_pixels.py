"""Same input, same pixels; light from the north-west in every rotation."""

import subprocess
import sys
from hashlib import blake2b

from PIL import Image, ImageStat

from renderer.art import Ground, class_map, draw_figure, draw_tile
from tests.renderer.art.catalogue import tile

PROGRAM = """
from hashlib import blake2b
from renderer.art import draw_tile
from tests.renderer.art.catalogue import tile
print(blake2b(draw_tile(tile("EN"), 1, 1, 96).tobytes()).hexdigest())
"""


def test_another_process_draws_the_same_pixels() -> None:
    here = blake2b(draw_tile(tile("EN"), 1, 1, 96).tobytes()).hexdigest()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
        )
        assert done.stdout.strip() == here


def test_two_looks_of_a_tile_differ_but_show_the_same_ground() -> None:
    for name in ("U", "E", "C"):
        assert draw_tile(tile(name), 0, 0, 96).tobytes() != draw_tile(tile(name), 0, 1, 96).tobytes()


def test_a_turned_tile_is_drawn_anew_and_not_its_picture_turned() -> None:
    turned_picture = draw_tile(tile("B"), 0, 0, 160).transpose(Image.Transpose.ROTATE_270)
    assert draw_tile(tile("B"), 1, 0, 160).tobytes() != turned_picture.tobytes()


def test_shadows_fall_to_the_south_east_in_every_rotation() -> None:
    """Grass just south-east of a monastery's yard is darker than grass just north-west of it."""
    for rotation in range(4):
        picture = draw_tile(tile("B"), rotation, 0, 320).convert("L")
        ground = class_map(tile("B"), rotation, 320)
        shade, light = [], []
        for step in range(-24, 25, 4):
            for sign, kept in ((1, shade), (-1, light)):
                x, y = 160 + sign * (56 + step), 160 + sign * (56 - step)
                box = (x - 2, y - 2, x + 3, y + 3)
                if ground.crop(box).getextrema() == (Ground.FIELD, Ground.FIELD):
                    kept.append(ImageStat.Stat(picture.crop(box)).mean[0])
        assert sum(shade) / len(shade) < sum(light) / len(light)


def test_figures_are_lit_from_the_north_west_also_when_they_lie() -> None:
    for lying in (False, True):
        picture = draw_figure("follower", (120, 120, 120), "dot", 200, lying=lying)
        grey, cover = picture.convert("L"), picture.getchannel("A")
        assert ImageStat.Stat(cover.crop((100, 100, 200, 200))).sum > ImageStat.Stat(cover.crop((0, 0, 100, 100))).sum
        highest = grey.getextrema()
        assert highest[0] < 60
