"""BASE-20 to BASE-36: the turn, placing a tile, placing a follower."""

from __future__ import annotations

import pytest

from bot.engine.actions import SKIP
from bot.engine.events import Finished
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import PlaceTile, Unplaceable
from tests.tile_game.scenario import Play, Scenario


def road_to_close() -> Scenario:
    """A road of two tiles that begins at a crossroads and is open in the east, at (2, 0)."""
    return Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0))


def test_base_20_place_then_deploy_then_score_then_the_next_player() -> None:
    play = road_to_close().start("W", "U")
    assert play.asked() == (0, "tile")
    play.tile((2, 0), "frrr")
    assert play.kinds() == ["laid"]
    assert play.asked() == (0, "step2")
    play.figure("follower", "road@W")
    assert play.kinds() == ["deployed", "completed", "points", "returned", "turn_began", "drawn"]
    assert play.asked() == (1, "tile")


def test_base_21_completed_features_are_scored_at_once_and_cannot_be_refused() -> None:
    play = road_to_close().stand(1, "follower", (1, 0), "road@E").start("W", "U").tile((2, 0), "frrr")
    assert {o["do"] for o in play.offers()} == {"figure", "skip"}
    play.skip()
    assert play.gained(1, "road") == 3
    assert play.kinds().index("points") < play.kinds().index("turn_began")


def test_base_22_the_tile_must_be_placed() -> None:
    play = road_to_close().start("W", "U")
    assert {o["do"] for o in play.offers()} == {"tile"}
    assert play.refusal(SKIP) == "wrong_kind"
    assert [e.kind for e in play.game.first_events][-1] == "drawn"  # everyone sees it
    assert play.decision.tile == "W"


def test_base_22_cell_and_rotation_are_free_among_the_legal_ones() -> None:
    play = Scenario().lay("B ffff", (0, 0)).start("E", "E")
    # beside the field of the monastery on each side with three of the four rotations
    spots = {(tuple(o["at"]), o["rot"]) for o in play.offers("tile")}
    facing = {(0, -1): 2, (1, 0): 3, (0, 1): 0, (-1, 0): 1}  # the rotation in which the city would face the monastery
    assert spots == {(at, rot) for at in facing for rot in range(4) if rot != facing[at]}


def test_base_23_where_a_tile_may_lie() -> None:
    play = Scenario().lay("D crfr", (0, 0)).start("U", "U")
    assert {(tuple(o["at"]), o["rot"]) for o in play.offers("tile")} == {((1, 0), 1), ((-1, 0), 1), ((0, 1), 1)}


@pytest.mark.parametrize(
    ("at", "rot", "code"),
    [
        ((0, 0), 1, "cell_taken"),
        ((1, 1), 1, "no_neighbour"),  # only a corner touches
        ((3, 0), 1, "no_neighbour"),
        ((1, 0), 0, "does_not_fit"),  # field against road
        ((0, -1), 0, "does_not_fit"),  # road against city
        ((0, 1), 0, "does_not_fit"),  # road against field
    ],
)
def test_base_23_where_it_may_not(at: tuple[int, int], rot: int, code: str) -> None:
    play = Scenario().lay("D crfr", (0, 0)).start("U", "U")
    assert play.refusal(PlaceTile(at, rot)) == code


def test_base_23_every_touching_side_must_match() -> None:
    # at (1, 0) the west asks for road, the south for field
    play = Scenario().lay("D crfr", (0, 0)).lay("E cfff", (0, 1)).lay("B ffff", (1, 1)).start("V", "V")
    there = {o["rot"] for o in play.offers("tile") if o["at"] == [1, 0]}
    assert there == {3}  # of the curves with a road in the west only the one to the north


def stuck(*tiles: str) -> Play:
    """Only fields are open, so the tile C, city all round, fits nowhere."""
    return Scenario("fields").lay("B ffff", (0, 0)).stand(0, "follower", (0, 0), "monastery").start(*tiles)


def test_base_24_a_tile_that_fits_nowhere_is_replaced() -> None:
    """BASE-24, BASE-E1: it is out of the game, the same player draws another in the same turn."""
    play = stuck("C", "C", "U", "U")
    assert [(e.seat, e.tile) for e in play.happened(Unplaceable)] == [(0, "C"), (0, "C")]
    assert [play.game.rules.tiles[kind].id for kind in play.game.discarded] == ["C", "C"]
    assert (play.asked(), play.decision.tile) == ((0, "tile"), "U")
    play.tile((0, 1), "frfr").skip()
    assert (play.asked(), play.decision.tile) == ((1, "tile"), "U")
    assert play.kinds()[-2:] == ["turn_began", "drawn"]


def test_base_25_the_last_tile_fits_nowhere() -> None:
    """BASE-25, BASE-E2: no step 2 or 3, the game ends at once."""
    play = stuck("C")
    assert play.kinds() == ["turn_began", "unplaceable", "final_scoring", "points", "finished"]
    assert play.game.decision is None
    assert play.gained(0, "monastery") == 1


def test_base_25_after_others_could_be_placed() -> None:
    play = stuck("U", "C").tile((0, 1), "frfr").skip()
    assert play.kinds() == ["turn_began", "unplaceable", "final_scoring", "points", "finished"]
    assert play.gained(0, "monastery") == 2


def test_base_30_at_most_one_follower_out_of_the_supply() -> None:
    play = road_to_close().start("W", "U").tile((2, 0), "frrr").figure("follower", "road@S")
    assert play.supply(0) == 6
    assert play.asked() == (1, "tile")  # and nothing more is asked of seat 0


def test_base_30_only_on_the_tile_placed_in_this_turn() -> None:
    play = road_to_close().start("W", "U").tile((2, 0), "frrr")
    assert play.places() == {"road@E", "road@S", "road@W", "field@NL", "field@ER", "field@SR"}
    assert play.refusal(Deploy("follower", "field@EL")) == "no_such_segment"  # the name of a field of (1, 0)
    assert play.refusal(Deploy("follower", "city@N")) == "no_such_segment"


@pytest.mark.parametrize("seat", [0, 1])
def test_base_31_the_whole_feature_must_be_free_of_anyone(seat: int) -> None:
    scene = road_to_close().stand(seat, "follower", (0, 0), "road@E").stand(seat, "follower", (0, 0), "field@NL")
    play = scene.start("W", "U").tile((2, 0), "frrr")
    assert play.places() == {"road@E", "road@S", "field@ER", "field@SR"}
    assert play.refusal(Deploy("follower", "road@W")) == "occupied"
    assert play.refusal(Deploy("follower", "field@NL")) == "occupied"


@pytest.mark.parametrize("on", ["road@E", "road@S", "road@W", "field@ER"])
def test_base_32_the_player_chooses_one_of_the_features(on: str) -> None:
    play = Scenario("fields").lay("B ffff", (0, 0)).start("W", "U").tile((0, 1), "frrr").figure("follower", on)
    standing = [f for f in (play.feature((0, 1), name) for name in ("road@E", "road@S", "road@W", "field@ER")) if f.figures]
    assert [(f.figures[0].seat, f.figures[0].on) for f in standing] == [(0, on)]


def test_base_33_deploying_is_optional() -> None:
    play = road_to_close().start("W", "U").tile((2, 0), "frrr").skip()
    assert play.supply(0) == 7
    assert play.gained(0) == 0
    assert play.asked() == (1, "tile")


def test_base_33_without_followers_the_step_falls_away() -> None:
    """BASE-33, BASE-E16: he still draws, places and scores, and regains what is scored."""
    scene = road_to_close().stand(0, "follower", (1, 0), "road@E").spend(0)
    play = scene.start("W", "U").tile((2, 0), "frrr")
    assert play.asked() == (1, "tile")
    assert play.gained(0, "road") == 3
    assert play.supply(0) == 1


def test_base_e16_without_followers_he_keeps_playing_tiles() -> None:
    play = Scenario().lay("U frfr", (0, 0)).spend(0).start("U", "U", "U", "U")
    for x, seat in ((1, 0), (2, 1), (3, 0)):
        assert play.asked() == (seat, "tile")
        play.tile((x, 0), "frfr")
        if seat:
            play.skip()
    assert play.happened(Finished) == []


def test_base_34_a_feature_just_completed_may_be_claimed() -> None:
    """BASE-34, BASE-E12: it is scored in step 3 and the follower returns in the same turn."""
    play = road_to_close().start("W", "U").tile((2, 0), "frrr").figure("follower", "road@W")
    assert play.gained(0, "road") == 3
    assert play.supply(0) == 7


def test_base_e12_not_when_it_is_occupied() -> None:
    play = road_to_close().stand(1, "follower", (1, 0), "road@E").start("W", "U").tile((2, 0), "frrr")
    assert play.refusal(Deploy("follower", "road@W")) == "occupied"


def test_base_35_a_follower_stays_where_it_is() -> None:
    scene = Scenario("fields").lay("U frfr", (0, 0)).stand(0, "follower", (0, 0), "road@E")
    play = scene.start("U", "U", "U").tile((1, 0), "frfr")
    assert {o["do"] for o in play.offers()} == {"figure", "skip"}  # nothing moves it or takes it back
    play.skip().tile((2, 0), "frfr").skip()
    assert {o["do"] for o in play.offers()} == {"tile"}
    assert play.supply(0) == 6
    assert [(f.seat, f.at) for f in play.feature((0, 0), "road@E").figures] == [(0, (0, 0))]


def test_base_36_several_followers_come_together_only_by_joining() -> None:
    scene = Scenario().lay("U frfr", (0, 0)).lay("U frfr", (2, 0))
    scene.stand(0, "follower", (0, 0), "road@E").stand(1, "follower", (2, 0), "road@E")
    play = scene.start("U", "U", "U").tile((1, 0), "frfr")
    assert play.asked() == (1, "tile")  # no third one may enter: nothing was left to choose
    assert [f.seat for f in play.feature((1, 0), "road@E").figures] == [0, 1]
