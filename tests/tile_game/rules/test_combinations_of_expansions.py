"""COMBO-15 to COMBO-27: king and robber, barn, wagon, fields, goods and gardens beside other modules."""

from __future__ import annotations

import pytest

from bot.tile_game.expansions.abbey_mayor.rules import PlaceAbbey
from bot.tile_game.expansions.king_robber.rules import TokenTaken
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.traders_builders.rules import GoodsTaken
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Completed, Draw
from tests.tile_game.scenario import Play, Scenario

R, B, Y = range(3)
AM, TB, INNS, KR = "abbey_mayor", "traders_builders", "inns_cathedrals", "king_robber"


def test_combo_15_king_and_robber_count_tiles_only() -> None:
    scene = Scenario("fields", INNS, TB, KR).lay("EK cccc", (0, 0)).lay("F cfcf", (0, -1)).lay("E ffcf", (0, -2))
    scene.lay("HQ fcfc", (1, 0)).lay("E fffc", (2, 0)).lay("E fcff", (-1, 0))
    play = scene.start("E", "U").tile((0, 1), "cfff").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 7)]  # a cathedral, a shield and wine add nothing
    road = Scenario("fields", INNS, KR).lay("W frrr", (0, 0)).lay("EB frfr", (1, 0)).start("W", "U").tile((2, 0), "frrr").skip()
    assert road.happened(TokenTaken) == [TokenTaken(R, "robber", 3)]


def cities(count: int, *modules: str, seats: int = 3) -> Scenario:
    """Completed cities side by side; one field runs south of them all, from tile (0, 0) on."""
    scene = Scenario("fields", AM, TB, INNS, *modules, seats=seats)
    for x in range(count):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    return scene


def barn_placed(scene: Scenario) -> Play:
    """Red completes the square south of the first two cities and puts his barn in its middle."""
    return scene.lay("B ffff", (0, 1)).start("B", "U").tile((1, 1), "ffff").barn((0, 0))


@pytest.mark.parametrize(("pig", "points"), [(False, 9), (True, 12)])
def test_combo_16_pig_when_a_barn_is_placed(pig: bool, points: int) -> None:
    scene = cities(3).stand(B, "follower", (2, 0), "field@EL")
    if pig:
        scene.stand(B, "pig", (0, 0), "field@EL")
    play = barn_placed(scene)
    assert (play.gained(R), play.gained(B), play.supply(B), play.supply(B, "pig")) == (0, points, 7, 1)


@pytest.mark.parametrize(("pig", "points"), [(False, 4), (True, 8)])
def test_combo_16_pig_when_a_field_is_joined(pig: bool, points: int) -> None:
    scene = Scenario("fields", AM, TB, seats=3).lay("B ffff", (0, 1)).lay("B ffff", (1, 1))
    for x in (0, 1, 3, 4):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    scene.stand(Y, "barn", (0, 0), "field@EL").stand(R, "follower", (3, 0), "field@EL").stand(B, "follower", (4, 0), "field@EL")
    if pig:
        scene.stand(B, "pig", (4, 0), "field@EL")
    play = scene.start("E", "U").tile((2, 0), "cfff").skip()
    assert [play.gained(seat, "field") for seat in (R, B, Y)] == [4, points, 0]
    assert [play.supply(seat) for seat in (R, B, Y)] == [7, 7, 7]


def test_combo_16_no_pig_adds_to_a_barn_at_the_end() -> None:
    play = barn_placed(cities(3).stand(R, "follower", (2, 0), "field@EL").stand(R, "pig", (2, 0), "field@EL"))
    assert play.gained(R) == 12
    assert play.forecast(R, "barn") == 4 * 3
    beside = (
        cities(3)
        .stand(R, "follower", (2, 0), "field@EL")
        .stand(R, "pig", (2, 0), "field@EL")
        .stand(R, "barn", (0, 0), "field@EL")
    )
    assert beside.lay("B ffff", (0, 1)).lay("B ffff", (1, 1)).start().gained(R, "barn") == 4 * 3


def test_combo_17_a_big_farmer_weighs_two_beside_a_barn() -> None:
    play = barn_placed(cities(3).stand(B, "big_follower", (2, 0), "field@EL").stand(Y, "follower", (0, 0), "field@EL"))
    assert [play.gained(seat) for seat in (R, B, Y)] == [0, 9, 0]
    assert (play.supply(B, "big_follower"), play.supply(Y)) == (1, 7)


def test_combo_17_when_joined_too() -> None:
    scene = (
        cities(2, seats=3).lay("B ffff", (0, 1)).lay("B ffff", (1, 1)).stand(Y, "barn", (0, 0), "field@EL").lay("E fcff", (3, 0))
    )
    scene.stand(B, "big_follower", (3, 0), "field@NL").stand(R, "follower", (3, 0), "field@NL")
    play = scene.start("B", "U").tile((2, 0), "ffff").skip()
    assert [play.gained(seat) for seat in (R, B, Y)] == [0, 2, 0]


@pytest.mark.parametrize(("corner", "barns"), [("B ffff", [{"do": "barn", "at": [0, 0]}]), ("abbey ****", [])])
def test_combo_18_no_barn_at_the_corner_of_an_abbey(corner: str, barns: list[object]) -> None:
    scene = Scenario("fields", AM).lay(corner, (0, 0)).lay("B ffff", (1, 0)).lay("B ffff", (0, 1))
    assert scene.start("B", "B").tile((1, 1), "ffff").offers("barn") == barns


def test_combo_19_river_tiles_form_a_junction_and_only_that_bank_is_meant() -> None:
    scene = Scenario("fields", "river", AM).lay("RG fvfv", (0, 0)).lay("RG fvfv", (1, 0)).lay("B ffff", (0, 1))
    scene.lay("E ffcf", (2, 1)).lay("E cfff", (2, 2)).lay("E ffcf", (0, -2)).lay("E cfff", (0, -1))
    scene.stand(B, "follower", (0, 0), "field@NL").stand(B, "follower", (0, 0), "field@ER")
    play = scene.start("B", "B").tile((1, 1), "ffff").barn((0, 0))
    assert (play.gained(B, "field"), play.supply(B)) == (3, 6)  # the city south of the river only, and that farmer returns
    assert play.feature((0, 0), "field@NL").figures != ()
    assert (play.forecast(R, "barn"), play.forecast(B, "field")) == (4, 3)


def driving(*beside: str, on: tuple[str, tuple[int, int], str] | None = None, modules: tuple[str, ...] = ()) -> Play:
    """Red's wagon waits to drive from the city that red has just completed; these tiles lie east of it."""
    scene = Scenario("fields", "abbot", AM, INNS, TB, KR, *modules).lay("E fcff", (0, 0)).stand(R, "wagon", (0, 0), "city@E")
    for y, tile in enumerate(beside):
        scene.lay(tile, (-1, y))
    if on is not None:
        scene.stand(B, *on)
    return scene.start("E", "B", "B", "B").tile((1, 0), "fffc").skip()


def test_combo_20_a_wagon_never_drives_into_a_garden() -> None:
    play = driving("Eg fffc")
    assert play.offers("wagon") == [{"do": "wagon", "at": [-1, 0], "on": "city@W"}]


@pytest.mark.parametrize("abbot", [True, False])
def test_combo_20_nor_to_a_monastery_with_an_abbot(abbot: bool) -> None:
    play = driving("B ffff", "U frfr", on=("abbot", (-1, 0), "monastery") if abbot else None)
    assert ([-1, 0] in [o["at"] for o in play.offers("wagon")]) != abbot


@pytest.mark.parametrize(
    ("tile", "segment", "points"), [("U frfr", "road@E", 1), ("EB frfr", "road@E", 0), ("G fcfc", "city@E", 1)]
)
def test_combo_21_the_new_feature_counts_from_its_own_tiles(tile: str, segment: str, points: int) -> None:
    # from a city with two tiles; an inn makes its own road worthless at the end, and only that
    play = driving("B ffff", tile).wagon((-1, 1), segment)
    assert play.forecast(R) - play.forecast(R, "king") == points


def test_combo_21_a_wagon_out_of_a_cathedral_takes_nothing_along() -> None:
    scene = (
        Scenario("fields", AM, INNS, TB)
        .lay("EK cccc", (0, 0))
        .lay("HQ fcfc", (1, 0))
        .lay("E fffc", (2, 0))
        .lay("E fcff", (-1, 0))
    )
    scene.lay("E ffcf", (0, -1)).stand(R, "wagon", (0, 0), "city@N").lay("E ffcf", (1, 1)).lay("V ffrr", (-1, 1))
    play = scene.start("E", "B").tile((0, 1), "cfff").skip()
    assert (play.gained(R, "city"), play.happened(GoodsTaken)) == (18, [GoodsTaken(R, "wine", 1)])
    play.wagon((1, 1), "city@S")
    assert (play.forecast(R, "city"), play.happened(GoodsTaken)) == (1, [])


def test_combo_22_driving_completes_nothing() -> None:
    play = driving("B ffff", "U frfr")
    assert [e.feature for e in play.happened(Completed)] == ["city"]
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 2)]
    play.wagon((-1, 1), "road@E")
    assert (play.happened(Completed), play.happened(TokenTaken), play.gained(R)) == ([], [], 0)


def test_combo_23_every_completed_city_counts_once_for_a_field() -> None:
    # a city with a cathedral, which touches the field on two tiles, and one with wine
    scene = (
        Scenario("fields", AM, INNS, TB)
        .lay("EK cccc", (0, 0))
        .lay("E ffcf", (0, -1))
        .lay("E fcff", (-1, 0))
        .lay("E cfff", (0, 1))
    )
    scene.lay("E fffc", (1, 0)).lay("B ffff", (1, 1)).lay("E fcff", (2, 1)).lay("HQ fcfc", (3, 1)).lay("E fffc", (4, 1))
    end = scene.stand(B, "follower", (1, 1), "field@NL").start()
    assert end.gained(B, "field") == 6


def test_combo_23_a_city_of_one_tile_that_an_abbey_closes() -> None:
    scene = Scenario("fields", AM, TB).lay("E ffcf", (0, -1)).lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (-1, 0))
    scene.stand(B, "follower", (0, -1), "field@NL").stand(B, "pig", (0, -1), "field@NL").stand(R, "follower", (0, -1), "city@S")
    play = scene.start("B", "B").abbey((0, 0)).skip()
    assert play.gained(R, "city") == 2
    assert play.forecast(B, "field") == 4  # with the pig


def test_combo_24_goods_follow_the_completing_player_only() -> None:
    scene = Scenario("fields", AM, INNS, TB).lay("HQ fcfc", (0, 0)).lay("E fffc", (1, 0)).lay("F fcfc", (-1, 0))
    scene.stand(B, "mayor", (0, 0), "city@E").stand(B, "big_follower", (1, 0), "city@W")
    play = scene.start("E", "B").tile((-2, 0), "fcff").skip()
    assert (play.gained(R), play.gained(B)) == (0, 10)
    assert play.happened(GoodsTaken) == [GoodsTaken(R, "wine", 1)]


@pytest.mark.parametrize(("module", "own"), [(INNS, 2), (TB, 2), (AM, 1), (KR, 1), ("tower", 2), ("siege", 2), ("river", 1)])
def test_combo_26_gardens_of_expansions_are_ignored_without_the_abbot(module: str, own: int) -> None:
    def gardens(*modules: str) -> int:
        """Kinds of tiles with a garden; the base game has eight."""
        return sum(s.kind == "garden" for tile in Scenario("fields", module, *modules).rules.tiles for s in tile.segments)

    assert (gardens(), gardens("abbot")) == (0, 8 + own)


def test_combo_26_nobody_stands_there() -> None:
    modules = [m for m in CARCASSONNE.modules if m not in ("abbot", "siege", "tower")]
    play = Scenario(*modules).lay("U frfr", (0, 0)).start("EB", "U").tile((1, 0), "frfr")
    assert "garden" not in {o.get("on") for o in play.offers()}
    assert play.refusal(Deploy("follower", "garden")) == "no_such_segment"


def with_a_hole(*modules: str, options: tuple[str, ...] = ()) -> Scenario:
    scene = Scenario("fields", AM, *modules, options=options)
    for at in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        scene.lay("B ffff", at)
    return scene


def test_combo_27_after_drawing_it_is_too_late_for_the_abbey() -> None:
    play = with_a_hole().start("C", "B", "B").draw()
    assert play.kinds() == ["unplaceable", "drawn"]
    assert play.asked() == (R, "tile")
    assert play.refusal(PlaceAbbey((0, 0))) == "wrong_kind"


def test_combo_27_also_where_the_replacement_is_chosen() -> None:
    play = with_a_hole("tower", options=("organiser",)).start("C", "B", "B", "B")
    assert PlaceAbbey((0, 0)) in play.game.options()
    play.do(Draw("left_top"))
    assert play.asked() == (R, "draw")
    assert {o["do"] for o in play.offers()} == {"draw"}
