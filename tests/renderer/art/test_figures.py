"""Figures, tokens and towers differ by shape, colour and sign."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.art import (
    COLOUR_BLIND_SEATS,
    OUTPOSTS,
    SEATS,
    SIGNS,
    SILHOUETTES,
    TOKENS,
    TOWER_FOOT,
    SeatStyle,
    draw_catapult,
    draw_figure,
    draw_fortress,
    draw_token,
    draw_tower,
    fortress_spots,
)
from renderer.art.figures import HALO
from tests.renderer.sight import SIGHTS, apart

RED = SEATS[0].colour


def solid(image: Image.Image) -> Image.Image:
    """Where a figure covers what is behind it."""
    return image.getchannel("A").point([255 if value > 150 else 0 for value in range(256)])


def within_halo(image: Image.Image) -> Image.Image:
    """Where a figure is with its outline, without the halo and the shadow round it."""
    sheet = Image.new("RGB", image.size, HALO)
    sheet.paste(image, (0, 0), image)
    return sheet.convert("L").point([255 if value < 150 else 0 for value in range(256)])


def area(mask: Image.Image) -> int:
    return mask.histogram()[255]


@pytest.mark.parametrize(("one", "other"), list(combinations(SILHOUETTES, 2)))
def test_silhouettes_differ_at_forty_pixels(one: str, other: str) -> None:
    first, second = (within_halo(draw_figure(kind, RED, "dot", 40)) for kind in (one, other))
    together = area(ImageChops.darker(first, second))
    either = area(ImageChops.lighter(first, second))
    assert together / either < 0.82


@pytest.mark.parametrize("kind", SILHOUETTES)
def test_figure_fits_its_square_and_shows_its_colour(kind: str) -> None:
    picture = draw_figure(kind, RED, "dot", 64)
    assert picture.mode == "RGBA"
    assert picture.size == (64, 64)
    left, top, right, bottom = solid(picture).getbbox() or (0, 0, 0, 0)
    assert min(left, top) >= 0
    assert max(right, bottom) <= 64
    assert (right - left) * (bottom - top) > 64 * 64 * 0.3
    data = picture.convert("RGB").tobytes()
    reddish = sum(data[i] > data[i + 1] + 60 for i in range(0, len(data), 3))
    assert reddish > 64 * 64 * 0.12


def test_big_follower_is_larger_and_farmer_lies_down() -> None:
    usual, big = (solid(draw_figure(kind, RED, "dot", 80)) for kind in ("follower", "big"))
    assert area(big) > 1.3 * area(usual)
    stands, lies = (solid(draw_figure("follower", RED, "dot", 80, lying=way)).getbbox() for way in (False, True))
    assert stands
    assert lies
    assert stands[3] - stands[1] > stands[2] - stands[0] - 4
    assert lies[2] - lies[0] > lies[3] - lies[1]


def test_signs_are_visible_at_board_size() -> None:
    for seat in SEATS:
        pictures = [draw_figure("follower", seat.colour, sign, 42).convert("RGB") for sign in SIGNS]
        for one, other in combinations(pictures, 2):
            assert sum(ImageStat.Stat(ImageChops.difference(one, other)).sum) > 1500


def test_unknown_figure_names_are_refused() -> None:
    with pytest.raises(ValueError, match="knight"):
        draw_figure("knight", RED, "dot", 40)
    with pytest.raises(ValueError, match="moon"):
        draw_figure("follower", RED, "moon", 40)
    with pytest.raises(ValueError, match="gold"):
        draw_token("gold", 40)
    with pytest.raises(ValueError, match="at least one"):
        draw_tower(0, 40)
    with pytest.raises(ValueError, match="9 cells"):
        fortress_spots(9)


@pytest.mark.parametrize("name", TOKENS)
def test_every_token_fills_its_square(name: str) -> None:
    picture = draw_token(name, 48)
    assert picture.size == (48, 48)
    assert area(solid(picture)) > 48 * 48 * 0.25


def test_tokens_differ() -> None:
    pictures = {name: draw_token(name, 32).convert("RGB") for name in TOKENS}
    for one, other in combinations(pictures, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(pictures[one], pictures[other])).mean) > 12, (one, other)
    assert draw_catapult(32).tobytes() == draw_token("catapult", 32).tobytes()


def test_towers_grow_with_their_height_and_carry_a_follower() -> None:
    tops = [(solid(draw_tower(height, 160)).getbbox() or (0, 160, 0, 0))[1] for height in range(1, 6)]
    assert all(higher < lower for lower, higher in pairwise(tops))
    assert (solid(draw_tower(40, 160)).getbbox() or (0, 0, 0, 0))[1] > 0
    for height in (1, 4, 25):
        top = draw_figure("follower", (214, 48, 38), "dot", 160)
        bare, crowned = draw_tower(height, 160), draw_tower(height, 160, top)
        assert area(solid(crowned)) > area(solid(bare)) + 300
    foot = draw_tower(1, 160).getpixel((int(TOWER_FOOT[0] * 160), int(TOWER_FOOT[1] * 160)))
    assert isinstance(foot, tuple)
    assert foot[3] == 255


def test_tall_towers_differ_by_their_number() -> None:
    assert draw_tower(11, 96).tobytes() != draw_tower(12, 96).tobytes()


@pytest.mark.parametrize("row", [4, 5, 6, 7])
def test_fortress_has_a_place_for_every_defender(row: int) -> None:
    places = fortress_spots(row)
    assert tuple(places) == OUTPOSTS
    standing = [at for outpost in places.values() for at in (*outpost.row, outpost.follower, outpost.catapult)]
    assert len(standing) == 3 * (row + 2)
    for one, other in combinations(standing, 2):
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > 0.25**2
    assert all(0.4 < x < 3.6 and 0.4 < y < 2.6 for x, y in standing)


def test_fortress_has_twelve_cells_and_two_different_sides() -> None:
    small, large = draw_fortress(4, 0, 48), draw_fortress(6, 0, 48)
    assert [cell.size for cell in small] == [(48, 48)] * 12
    assert [cell.tobytes() for cell in draw_fortress(5, 0, 48)] == [cell.tobytes() for cell in small]
    assert [cell.tobytes() for cell in small] != [cell.tobytes() for cell in large]


@pytest.mark.parametrize("seats", [SEATS, COLOUR_BLIND_SEATS], ids=["usual", "colour-blind"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_seat_colours_differ_for_every_kind_of_sight(seats: tuple[SeatStyle, ...], sight: str) -> None:
    for one, other in combinations(seats, 2):
        assert apart(one.colour, other.colour, sight) >= 18, (one.name, other.name)


def test_each_seat_has_its_own_sign() -> None:
    for seats in (SEATS, COLOUR_BLIND_SEATS):
        assert sorted(seat.sign for seat in seats) == sorted(SIGNS)
