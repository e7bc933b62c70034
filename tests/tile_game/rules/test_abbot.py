"""ABBOT-1 to ABBOT-17: the abbot and gardens."""

from __future__ import annotations

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.tile_game.expansions.abbot.rules import Retrieve
from bot.tile_game.expansions.base import rules as base
from bot.tile_game.expansions.river import rules as river
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Returned
from tests.tile_game.scenario import AROUND, Play, Scenario

FIGURES = ("follower", "big_follower", "mayor", "wagon", "builder", "pig")


def garden(*missing: tuple[int, int], modules: tuple[str, ...] = (), seats: int = 2) -> Scenario:
    """Red's abbot in a garden at (0, 0) with all its neighbours but those named."""
    scene = Scenario("fields", "abbot", *modules, seats=seats).lay("Eg cfff", (0, 0)).lay_around((0, 0), (0, -1), *missing)
    if (0, -1) not in missing:
        scene.lay("E ffcf", (0, -1))
    return scene.stand(0, "abbot", (0, 0), "garden")


def take_back(play: Play, at: tuple[int, int] = (0, 0)) -> Play:
    return play.do(Retrieve(at))


@pytest.mark.parametrize(("seats", "modules"), [(2, ()), (5, ()), (6, ("inns_cathedrals",))])
def test_abbot_1_one_abbot_each_beside_the_seven_followers(seats: int, modules: tuple[str, ...]) -> None:
    game = CARCASSONNE.start(Setup(seats, ("fields", "abbot", *modules), seed=simulated_seed(1).hex()))
    assert [(own["follower"], own["abbot"]) for own in game.supply()] == [(7, 1)] * seats


def test_abbot_2_gardens_lie_in_a_field_and_do_not_divide_it() -> None:
    tiles = CARCASSONNE.tiles.values()
    gardens = [t for t in tiles if any(s.kind == "garden" for s in t.segments)]
    assert [sum(t.count for t in gardens if t in own.TILES.tiles) for own in (base, river)] == [8, 1]
    for tile in gardens:
        assert tile.segments[-1].at == ()
        if tile.id.endswith("g"):
            assert tile.without_garden().segments == CARCASSONNE.tiles[tile.id[:-1]].segments


def test_abbot_3_without_the_module_gardens_are_nothing() -> None:
    """ABBOT-3, ABBOT-E7: there is no such place, no abbot, and nothing to take back."""
    play = Scenario("fields").lay("B ffff", (0, 0)).start("Eg", "U").tile((1, 0), "cfff")
    assert play.places() == {"city@N", "field@EL"}
    assert {o["do"] for o in play.offers()} == {"figure", "skip"}
    assert {o["figure"] for o in play.offers("figure")} == {"follower"}
    assert play.refusal(Deploy("follower", "garden")) == "no_such_segment"
    assert play.refusal(Retrieve((0, 0))) == "wrong_kind"
    assert "abbot" not in play.game.supply()[0]


def test_abbot_e7_a_garden_without_the_module_scores_nothing() -> None:
    scene = Scenario("fields").lay("Eg cfff", (0, 0)).lay_around((0, 0), (0, -1), (1, 0)).lay("E ffcf", (0, -1))
    play = scene.start("E", "U").tile((1, 0), "fcff").skip()
    assert "completed" not in play.kinds()


@pytest.mark.parametrize(("figure", "on"), [("follower", "field@NL"), ("abbot", "monastery")])
def test_abbot_4_either_a_figure_or_the_abbot(figure: str, on: str) -> None:
    play = Scenario("fields", "abbot").lay("U frfr", (0, 0)).start("B", "U").tile((0, 1), "ffff").figure(figure, on)
    assert play.asked() == (1, "tile")
    assert play.supply(0) + play.supply(0, "abbot") == 7


def test_abbot_5_only_on_the_monastery_or_garden_of_the_tile_just_placed() -> None:
    scene = Scenario("fields", "abbot").lay("B ffff", (0, 0)).lay("U frfr", (0, 1))
    play = scene.start("A", "Rg", "U", "U").tile((1, 1), "fffr")
    assert play.places("abbot") == {"monastery"}
    for on in ("road@W", "field@NL"):
        assert play.refusal(Deploy("abbot", on)) == "figure_not_there"
    play.skip().tile((0, -1), "ccfc")
    assert play.places("abbot") == {"garden"}
    assert play.refusal(Deploy("abbot", "city@N")) == "figure_not_there"
    play.skip().tile((2, 1), "rfrf")
    assert play.places("abbot") == set()  # not on what lies there from earlier turns


def test_abbot_6_on_an_abbey_as_in_a_monastery() -> None:
    scene = Scenario("fields", "abbot", "abbey_mayor").lay_around((0, 0))
    play = scene.start("U", "U").abbey((0, 0))
    assert play.places("abbot") == {"monastery"}
    play.figure("abbot", "monastery")
    assert (play.gained(0, "monastery"), play.supply(0, "abbot")) == (9, 1)


def test_abbot_7_nobody_else_stands_in_a_garden() -> None:
    modules = ("fields", "abbot", "inns_cathedrals", "traders_builders", "abbey_mayor")
    play = Scenario(*modules).lay("B ffff", (0, 0)).start("Eg", "U").tile((1, 0), "cfff")
    assert play.places("abbot") == {"garden"}
    for figure in FIGURES:
        assert "garden" not in play.places(figure)
        assert play.refusal(Deploy(figure, "garden")) == "figure_not_there"


def test_abbot_8_a_monastery_takes_a_monk_or_an_abbot() -> None:
    modules = ("fields", "abbot", "inns_cathedrals", "abbey_mayor")
    play = Scenario(*modules).lay("U frfr", (0, 0)).start("B", "U").tile((0, 1), "ffff")
    able = {o["figure"] for o in play.offers("figure") if o["on"] == "monastery"}
    assert able == {"follower", "big_follower", "wagon", "abbot"}
    play.figure("abbot", "monastery")
    assert [f.figure for f in play.feature((0, 1), "monastery").figures] == ["abbot"]
    play.tile((1, 0), "frfr")
    assert all(o["on"] != "monastery" for o in play.offers("figure"))


@pytest.mark.parametrize("last", list(AROUND)[3:])
@pytest.mark.parametrize("seat", [0, 1])
def test_abbot_9_surrounded_by_whomever_nine_points(last: tuple[int, int], seat: int) -> None:
    play = garden(last).lay("B ffff", (9, 0)).start(*(["B"] * seat), "E", "E", "U")
    if seat:
        play.tile((10, 0), "ffff").skip()
    assert play.asked() == (seat, "tile")
    play.tile(last, AROUND[last]).skip()
    assert (play.gained(0, "garden"), play.gained(1), play.supply(0, "abbot")) == (9, 0, 1)
    assert Returned(0, "abbot", (0, 0), "garden") in play.events


def test_abbot_9_in_a_monastery_too() -> None:
    scene = Scenario("fields", "abbot").lay("B ffff", (0, 0)).lay_around((0, 0), (1, 0)).stand(1, "abbot", (0, 0), "monastery")
    play = scene.start("E", "U").tile((1, 0), "fcff").skip()
    assert (play.gained(1, "monastery"), play.supply(1, "abbot")) == (9, 1)


def test_abbot_10_taken_back_in_an_own_later_turn_instead_of_a_figure() -> None:
    play = garden((1, 0), (1, 1)).start("E", "E", "U").tile((1, 0), "fcff")
    assert play.offers("retrieve") == [{"do": "retrieve", "at": [0, 0]}]
    take_back(play)
    assert play.supply(0, "abbot") == 1
    assert play.feature((0, 0), "garden").figures == ()
    assert play.asked() == (1, "tile")


def test_abbot_10_not_in_another_players_turn() -> None:
    play = garden((1, 0), (1, 1)).lay("U frfr", (9, 0)).start("U", "E", "U").tile((10, 0), "frfr").skip()
    assert play.asked() == (1, "tile")
    play.tile((1, 0), "fcff")
    assert play.offers("retrieve") == []
    assert play.refusal(Retrieve((0, 0))) == "wrong_kind"


def test_abbot_10_each_takes_back_his_own() -> None:
    scene = Scenario("fields", "abbot").lay("B ffff", (9, 0)).stand(1, "abbot", (9, 0), "monastery").lay("B ffff", (0, 0))
    play = scene.stand(0, "abbot", (0, 0), "monastery").start("B", "B").tile((1, 0), "ffff")
    assert play.offers("retrieve") == [{"do": "retrieve", "at": [0, 0]}]
    assert play.refusal(Retrieve((9, 0))) == "not_offered"
    take_back(play)
    assert (play.gained(0), play.supply(0, "abbot"), play.supply(1, "abbot")) == (2, 1, 0)


@pytest.mark.parametrize("missing", [2, 4, 6])
def test_abbot_11_a_point_for_the_tile_and_each_neighbour_the_new_tile_too(missing: int) -> None:
    cells = [at for at in AROUND if at != (0, -1)][:missing]
    play = garden(*cells).start("E", "E", "U").tile(cells[0], AROUND[cells[0]])
    take_back(play)
    assert (play.gained(0, "garden"), play.gained(1)) == (1 + (8 - missing) + 1, 0)


def test_abbot_12_taking_back_uses_up_step_2() -> None:
    modules = ("inns_cathedrals", "traders_builders", "abbey_mayor")
    play = garden((1, 0), (1, 1), modules=modules).lay("U rfrf", (9, 0)).start("Ug", "U", "U").tile((9, 1), "rfrf")
    assert play.places("abbot") == set()  # he is not in the supply
    take_back(play)
    assert play.asked() == (1, "tile")
    assert [o["do"] for o in play.offers() if o["do"] != "tile"] == []
    assert play.supply(0, "abbot") == 1


def test_abbot_13_not_once_he_is_surrounded() -> None:
    """ABBOT-13, ABBOT-X5: step 2 is free for a follower, and step 3 gives 9."""
    play = garden((1, 0)).start("E", "U").tile((1, 0), "fcff")
    assert play.offers("retrieve") == []
    assert play.refusal(Retrieve((0, 0))) == "wrong_kind"
    play.figure("follower", "city@E")
    assert (play.gained(0), play.supply(0), play.supply(0, "abbot")) == (9, 6, 1)


def builder_road() -> Scenario:
    """Red's builder waits at the east end of a road; the next tile of it belongs on (2, 0)."""
    scene = Scenario("fields", "abbot", "traders_builders").lay("U frfr", (0, 0)).lay("U frfr", (1, 0))
    return scene.stand(0, "follower", (0, 0), "road@E").stand(0, "builder", (1, 0), "road@E")


def test_abbot_14_not_in_the_turn_in_which_he_was_placed() -> None:
    """ABBOT-14, COMBO-6: nor in its second part; but in the next turn."""
    play = builder_road().start("Ug", "U", "U", "U", "U").tile((2, 0), "frfr").figure("abbot", "garden")
    play.draw().tile((3, 0), "frfr")
    assert (play.asked(), play.offers("retrieve")) == ((0, "step2"), [])
    play.skip().tile((4, 0), "frfr").skip()
    assert play.asked() == (0, "tile")
    play.tile((5, 0), "frfr")
    assert play.offers("retrieve") == [{"do": "retrieve", "at": [2, 0]}]


def test_abbot_15_back_in_the_first_part_and_out_again_in_the_second() -> None:
    """ABBOT-15, COMBO-6: each part has its own step 2."""
    scene = builder_road().lay("B ffff", (0, 5)).stand(0, "abbot", (0, 5), "monastery")
    play = scene.start("U", "Ug", "U", "U").tile((2, 0), "frfr")
    take_back(play, (0, 5))
    assert play.gained(0) == 1
    play.draw().tile((3, 0), "frfr").figure("abbot", "garden")
    assert play.supply(0, "abbot") == 0
    assert [f.figure for f in play.feature((3, 0), "garden").figures] == ["abbot"]


@pytest.mark.parametrize("missing", [1, 3, 7])
def test_abbot_16_final_scoring(missing: int) -> None:
    cells = [at for at in AROUND if at != (0, -1)]
    end = garden(*cells[:missing]).start()
    assert (end.gained(0, "garden"), end.gained(1)) == (1 + 8 - missing, 0)


def test_abbot_17_a_follower_of_weight_1() -> None:
    """ABBOT-17, FIG-3: he is a follower like others, and stands alone on his monastery or garden."""
    abbot = Scenario("fields", "abbot").rules.figure["abbot"]
    assert (abbot.follower, abbot.weight, abbot.kinds) == (True, 1, frozenset({"monastery", "garden"}))
    assert garden((1, 0)).start("E").feature((0, 0), "garden").owners == (0,)
