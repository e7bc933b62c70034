"""TURN-1 to TURN-12: the order of a turn with all modules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.actions import Action
from bot.engine.events import Points
from bot.tile_game.expansions.abbey_mayor.rules import PlaceBarn
from bot.tile_game.expansions.abbot.rules import Retrieve
from bot.tile_game.expansions.king_robber.rules import TokenTaken
from bot.tile_game.expansions.siege.rules import SIEGE, Advanced, ChooseOutpost, PlaceDefender, row_length
from bot.tile_game.expansions.tower.rules import TOWER, BuildTier, Prisoner, Ransom
from bot.tile_game.expansions.traders_builders.rules import DoubleTurn, GoodsTaken
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Draw, TurnBegan
from tests.tile_game.scenario import Scenario

AM, TB = "abbey_mayor", "traders_builders"


def builder_road(*modules: str) -> Scenario:
    """Red's builder waits at the east end of a road; the next tile of it belongs on (2, 0)."""
    scene = Scenario("fields", TB, *modules).lay("U frfr", (0, 0)).lay("U frfr", (1, 0))
    return scene.stand(0, "follower", (0, 0), "road@E").stand(0, "builder", (1, 0), "road@E")


def hole(scene: Scenario, x: int, y: int) -> Scenario:
    """An empty cell with four neighbours; nothing else is touched."""
    for at in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
        scene.lay("B ffff", at)
    return scene


def test_turn_1_a_turn_has_one_part() -> None:
    play = Scenario("fields", TB).lay("U frfr", (0, 0)).start("U", "U").tile((1, 0), "frfr").skip()
    assert play.happened(TurnBegan) == [TurnBegan(1, 2)]


def test_turn_1_the_builder_gives_a_second() -> None:
    """TURN-1, TURN-9: it runs from drawing to scoring like the first, and earns no third."""
    play = builder_road().start("U", "U", "U", "U").tile((2, 0), "frfr").figure("follower", "field@NL")
    assert (play.happened(TurnBegan), play.asked()) == ([TurnBegan(0, 1, 2)], (0, "draw"))
    play.draw()
    assert play.asked() == (0, "tile")
    play.tile((3, 0), "frfr")
    assert play.asked() == (0, "step2")
    assert play.happened(DoubleTurn) == []
    play.skip()
    assert play.happened(TurnBegan) == [TurnBegan(1, 2)]


def test_turn_9_the_second_part_may_be_declined() -> None:
    play = builder_road().start("U", "U", "U").tile((2, 0), "frfr").skip()
    assert {o["do"] for o in play.offers()} == {"draw", "skip"}
    play.skip()
    assert (play.asked(), play.decision.tile) == ((1, "tile"), "U")


def test_turn_2_abbey_or_draw() -> None:
    play = hole(Scenario("fields", AM), 0, 0).start("B", "B")
    assert play.asked() == (0, "draw")
    assert play.offers() == [{"do": "abbey", "at": [0, 0]}, {"do": "draw"}]


@pytest.mark.parametrize("case", ["no cell", "no abbey", "river pile"])
def test_turn_2_otherwise_he_draws(case: str) -> None:
    scene = Scenario("fields", AM, "river").lay_start()
    if case != "no cell":
        hole(scene, 9, 9)
    play = scene.start("RB", "B", "B") if case == "river pile" else scene.start("B", "B", "B")
    if case == "no abbey":
        play = play.abbey((9, 9)).skip().tile((9, 7), "ffff").skip()
    assert play.asked() == (0, "tile")


def test_turn_2_the_river_pile_comes_first() -> None:
    play = Scenario("fields", "river").lay_start().start("RB", "U", "U")
    assert play.decision.tile == "RB"
    play.tile((1, 0), "fffv").skip()
    assert play.decision.tile == "U"


def test_turn_2_from_which_end() -> None:
    play = Scenario("fields", "tower", options=("organiser",)).lay("B ffff", (0, 0)).start("U", "V", "B", "E")
    assert play.offers() == [{"do": "draw", "take": f"{half}_{end}"} for half in ("left", "right") for end in ("top", "bottom")]
    assert play.do(Draw("right_bottom")).decision.tile == "E"


def test_turn_3_symbols_before_the_tile_is_placed() -> None:
    play = Scenario("fields", "siege").lay("B ffff", (0, 0)).start("SJ", "SD", "B")
    assert (play.asked(), play.decision.tile) == ((0, "siege"), "SJ")
    play.do(ChooseOutpost("knights"))
    assert play.happened(Advanced) == [Advanced(0, "knights")]
    assert play.asked() == (0, "tile")
    play.tile((0, 1), "frcr").skip()
    assert play.happened(Advanced) == [Advanced(1, "monks")]  # a named outpost leaves no choice
    assert play.asked() == (1, "tile")


def test_turn_3_a_tile_that_fits_nowhere_carries_out_no_symbols() -> None:
    play = Scenario("fields", "siege").lay("B ffff", (0, 0)).start("SA", "B")
    assert play.kinds() == ["turn_began", "unplaceable", "drawn"]


def everything(*modules: str) -> Scenario:
    """What step 2 can offer at once: the tile I with two cities comes to (1, 1), its southern city is red's already."""
    scene = Scenario("fields", "abbot", "inns_cathedrals", TB, AM, "tower", *modules)
    for at in ((0, 0), (1, 0), (0, 1)):
        scene.lay("B ffff", at)
    scene.lay("G cfcf", (1, 2)).lay("TA cfff", (9, 9)).stand(0, "follower", (0, 0), "field@NL")
    return scene.stand(0, "follower", (1, 2), "city@N").stand(0, "abbot", (0, 1), "monastery")


ONE_OF_THESE = [
    *(Deploy(figure, "city@E") for figure in ("follower", "big_follower", "mayor", "wagon")),
    *(Deploy("builder", "city@S"), Deploy("pig", "field@NL"), PlaceBarn((0, 0)), Retrieve((0, 1)), BuildTier((9, 9))),
]
FOLLOWED = {Deploy(figure, "city@E") for figure in ("follower", "big_follower", "mayor", "wagon")}


@pytest.mark.parametrize("action", ONE_OF_THESE, ids=lambda a: f"{a.do}-{getattr(a, 'figure', '')}")
def test_turn_4_at_most_one_action(action: Action) -> None:
    play = everything().start("I", "B").tile((1, 1), "fccf")
    assert set(play.game.options()) - {o for o in play.game.options() if o.do == "skip"} == set(ONE_OF_THESE)
    play.do(action)
    assert play.asked() == (1, "tile")


def test_turn_4_or_nothing() -> None:
    play = everything().start("I", "B").tile((1, 1), "fccf")
    before = (play.game.supply(), play.game.standing())
    play.skip()
    assert play.asked() == (1, "tile")
    assert (play.game.supply(), play.game.standing()) == before


@pytest.mark.parametrize("action", ONE_OF_THESE, ids=lambda a: f"{a.do}-{getattr(a, 'figure', '')}")
def test_turn_4_a_defender_follows_followers_only(action: Action) -> None:
    play = everything("siege").start("I", "B").tile((1, 1), "fccf").do(action)
    assert play.asked() == ((0, "outpost") if action in FOLLOWED else (1, "tile"))


def test_turn_5_tested_after_the_tile_has_joined_features() -> None:
    scene = Scenario("fields").lay("U frfr", (0, 0)).lay("U frfr", (2, 0)).lay("E ffcf", (1, -1))
    play = scene.stand(1, "follower", (2, 0), "road@E").stand(1, "follower", (0, 0), "field@NL").start("D", "U")
    assert play.tile((1, 0), "crfr").places() == {"city@N", "field@ER"}


def test_turn_5_a_barn_and_a_completed_feature() -> None:
    # the tile joins a barn's field, and completes a city
    scene = Scenario("fields", AM)
    for at in ((0, 0), (1, 0), (0, 1), (1, 1)):
        scene.lay("B ffff", at)
    scene.lay("E cfff", (2, 1)).stand(1, "barn", (0, 0), "field@NL")
    play = scene.start("E", "B").tile((2, 0), "ffcf")
    assert play.places() == {"city@S"}
    assert play.refusal(Deploy("follower", "field@NL")) == "occupied"
    play.figure("follower", "city@S")
    assert (play.gained(0, "city"), play.supply(0)) == (4, 7)


def test_turn_6_features_barns_goods_tokens_and_then_all_return() -> None:
    scene = Scenario("fields", TB, AM, "king_robber")
    for at in ((0, 0), (1, 0), (0, 1)):
        scene.lay("B ffff", at)
    scene.lay("HQ fcfc", (2, 1)).lay("E fffc", (3, 1)).lay("G cfcf", (1, 2))
    scene.stand(1, "follower", (2, 1), "city@E").stand(1, "follower", (0, 0), "field@NL")
    play = scene.start("I", "B").draw().tile((1, 1), "fccf").barn((0, 0))
    told = [e.reason if isinstance(e, Points) else e.kind for e in play.events]
    assert told[: told.index("turn_began")] == [
        *("barn_built", "completed", "city", "field", "goods_taken", "token_taken", "returned", "returned"),
    ]
    assert (play.gained(1, "city"), play.gained(1, "field"), play.supply(1)) == (6, 3, 7)
    assert play.happened(GoodsTaken) == [GoodsTaken(0, "wine", 1)]
    assert play.happened(TokenTaken) == [TokenTaken(0, "king", 3)]


def test_turn_6_king_before_robber() -> None:
    scene = Scenario("fields", "king_robber").lay("E ffcf", (0, -1)).lay("W frrr", (-1, 0)).lay("W frrr", (1, 0))
    play = scene.start("D", "U").tile((0, 0), "crfr").skip()
    assert [e.token for e in play.happened(TokenTaken)] == ["king", "robber"]


def test_turn_6_a_counter_attack_comes_before_the_features() -> None:
    scene = Scenario("fields", "siege").lay("E cfff", (0, 0))
    scene.prepare(lambda game: SIEGE.of(game).rows.update(knights=(1,) * (row_length(game) - 1)))
    play = scene.start("E", "U").tile((0, -1), "ffcf").figure("follower", "city@S").do(PlaceDefender("knights"))
    told = [e.reason if isinstance(e, Points) else e.kind for e in play.events]
    assert "counter_attacked" in told
    assert told.index("counter_attacked") < told.index("defence") < told.index("completed") < told.index("city")


def test_turn_7_owners_are_those_of_the_position_before_scoring() -> None:
    # the wagon goes home only after both cities have been scored
    scene = Scenario("fields", AM).lay("E ffcf", (0, -1)).lay("E cfff", (0, 1))
    scene.stand(0, "wagon", (0, -1), "city@S").stand(1, "follower", (0, 1), "city@N").stand(0, "follower", (0, 1), "city@N")
    play = scene.start("H", "U").tile((0, 0), "cfcf").skip()
    told = play.kinds()
    last_points = max(i for i, kind in enumerate(told) if kind == "points")
    assert last_points < told.index("returned")
    assert (play.gained(0, "city"), play.gained(1, "city")) == (8, 4)


def wagons(*seats: int) -> Scenario:
    """A city that lacks its northern end, with a wagon for each seat; free roads lie beside it."""
    scene = Scenario("fields", AM, seats=3).lay("E cfff", (0, 2)).lay("G cfcf", (0, 1)).lay("G cfcf", (0, 0))
    for x in (-1, 1):
        scene.lay("U rfrf", (x, 1))
    for y, seat in enumerate(seats):
        scene.stand(seat, "wagon", (0, y), "city@N")
    return scene


def test_turn_8_wagons_drive_after_scoring_the_player_on_turn_first() -> None:
    play = wagons(2, 0).lay("B ffff", (9, 9)).start("B", "E", "B").tile((9, 8), "ffff").skip()
    play.tile((0, -1), "ffcf").skip()  # seat 1 completes the city
    assert (play.gained(0, "city"), play.gained(2, "city")) == (8, 8)
    assert play.asked() == (2, "wagon")
    play.wagon((1, 1), "road@N")
    assert play.asked() == (0, "wagon")
    assert [o["at"] for o in play.offers("wagon")] == [[-1, 1]]  # the other road is taken
    play.skip()
    assert (play.supply(0, "wagon"), play.supply(2, "wagon")) == (1, 0)


def test_turn_8_then_clockwise() -> None:
    play = wagons(2, 1, 0).start("E", "U").tile((0, -1), "ffcf").skip()
    order = []
    while play.asked()[1] == "wagon":
        order.append(play.asked()[0])
        play.skip()
    assert order == [0, 1, 2]


def test_turn_10_clockwise_until_the_pile_is_empty() -> None:
    play = Scenario("fields", "river", seats=3).lay_start().start("RG", "RB", "U", "U").tile((1, 0), "fvfv").skip()
    assert play.asked() == (1, "tile")
    play.tile((2, 0), "fffv").skip()
    assert play.asked() == (2, "tile")  # the river is at its end, the ordinary pile is not
    play.tile((1, 1), "frfr").skip()
    assert play.asked() == (0, "tile")
    play.tile((2, 1), "frfr").skip()
    assert play.game.decision is None
    assert play.kinds()[-1] == "finished"


def test_turn_11_abbey_round_then_counter_attacks_then_final_scoring() -> None:
    scene = hole(Scenario("fields", AM, "siege"), 5, 5).lay("U frfr", (0, 0)).stand(0, "follower", (0, 0), "road@E")
    scene.prepare(lambda game: SIEGE.of(game).piles.update(monks=(1,)))
    play = scene.start("U").draw().tile((1, 0), "frfr").skip()
    assert play.asked() == (1, "draw")
    play.abbey((5, 5)).skip()
    told = [e.reason if isinstance(e, Points) else e.kind for e in play.events]
    assert told == ["final_scoring", "counter_attacked", "defence", "defenders_home", "road", "finished"]
    assert (play.gained(1, "defence"), play.gained(0, "road")) == (3, 2)


def test_turn_11_the_round_goes_on_to_the_last_player() -> None:
    scene = hole(hole(Scenario("fields", AM, seats=3), 5, 5), 15, 5)
    play = scene.start("B").draw().tile((5, 3), "ffff").skip()
    order = []
    while play.game.decision is not None:
        order.append(play.asked())
        assert play.game.options()[-1].do == "skip"
        play.skip()
    assert order == [(1, "draw"), (2, "draw"), (0, "draw")]


def captured(captor: int, seat: int) -> Callable[[Carcassonne], None]:
    """The captor holds two followers of a seat."""

    def imprison(game: Carcassonne) -> None:
        game.supplies[seat]["follower"] -= 2
        TOWER.of(game).prisoners[captor] = (Prisoner(seat, "follower"),) * 2

    return imprison


def test_turn_12_ransoms_only_in_the_windows_of_the_own_turn() -> None:
    scene = Scenario("fields", "tower").lay("U frfr", (0, 0)).prepare(captured(1, 0)).score(0, 30)
    play = scene.start("U", "U", "U")
    windows = []
    for at, on in (((1, 0), "field@NL"), ((2, 0), "road@E")):
        while play.asked()[1] != "step2":
            windows.append((*play.asked(), Ransom(1, "follower") in play.game.options()))
            play = play.draw() if play.asked()[1] == "draw" else play.tile(at, "frfr")
        windows.append((*play.asked(), Ransom(1, "follower") in play.game.options()))
        play.figure("follower", on)
        if play.asked()[1] == "ransom":
            windows.append((*play.asked(), Ransom(1, "follower") in play.game.options()))
            play.skip()
    own = [(0, kind, True) for kind in ("draw", "tile", "step2", "ransom")]
    assert windows == [*own, (1, "tile", False), (1, "step2", False)]
