"""Same input, same pixels; light from the north-west in every rotation."""

import subprocess
import sys
from hashlib import blake2b
from math import cos, pi, sin

from PIL import Image, ImageStat

from renderer.art import draw_tile
from renderer.art.canvas import Mask
from renderer.art.figures import MODEL, emboss
from tests.renderer.art.catalogue import picture, tile

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


def test_rotated_tile_is_not_a_rotated_picture() -> None:
    turned_picture = draw_tile(tile("B"), 0, 0, 160).transpose(Image.Transpose.ROTATE_270)
    assert draw_tile(tile("B"), 1, 0, 160).tobytes() != turned_picture.tobytes()


def test_shadows_fall_to_the_south_east_in_every_rotation() -> None:
    """Grass beyond a city's wall is darker where the wall stands to its north-west than on the other side."""
    for rotation in range(4):
        light, dark = (_beside_the_yard(rotation, turn) for turn in (pi, 0.0))
        assert dark < light - 8


def _beside_the_yard(rotation: int, turn: float) -> float:
    """How light the grass is beside a monastery's yard, on its south-eastern side or on the other."""
    grey = picture(tile("SD"), rotation).convert("L")
    found = []
    for step in range(9):
        angle = turn + pi / 4 + (step - 4) * 0.12
        x, y = 80 + cos(angle) * 0.252 * 160, 80 + sin(angle) * 0.252 * 160
        found.append(ImageStat.Stat(grey.crop((int(x), int(y), int(x) + 1, int(y) + 1))).mean[0])
    return sum(found) / len(found)


def test_pieces_are_lit_from_the_north_west() -> None:
    ball = Mask(MODEL)
    ball.oval((0.5, 0.5), 0.3, 0.3)
    piece = emboss(ball.image, (120, 120, 120))
    grey, cover = piece.convert("L"), piece.getchannel("A")
    edge, beyond = 0.285 / 2**0.5, 0.345 / 2**0.5
    assert _at(grey, 0.5 - edge) > 150
    assert _at(grey, 0.5 + edge) < 110
    assert _at(cover, 0.5 + beyond) > _at(cover, 0.5 - beyond)


def _at(image: Image.Image, share: float) -> int:
    """The grey of a pixel on the line from north-west to south-east."""
    return image.tobytes()[int(share * MODEL) * (MODEL + 1)]
