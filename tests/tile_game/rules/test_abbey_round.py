"""Abbey & Mayor: the abbey round after the last turn (rules ABBEY-14, 15 and their examples). Seats 0, 1, 2: red, blue, green."""

from __future__ import annotations

from bot.tile_game.expansions.abbey_mayor.rules import ABBEY_MAYOR
from bot.tile_game.expansions.tower.rules import TOWER, Prisoner, Ransom
from bot.tile_game.expansions.traders_builders.rules import DoubleTurn
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.moves import FinalScoring, TurnBegan, Unplaceable
from tests.tile_game.scenario import Play, Scenario

R, B, G = 0, 1, 2
MODULE = "abbey_mayor"
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
NO_TEST = {"ABBEY-16": "it only says that ABBEY-14 (one round) is used and not the older rule; the tests of ABBEY-14 prove it"}


def holes(count: int, *modules: str, seats: int = 3, gone: tuple[int, ...] = ()) -> Scenario:
    """Several holes, ten cells apart; these seats have already placed their abbeys."""

    def spend(game: Carcassonne) -> None:
        for seat in gone:
            ABBEY_MAYOR.of(game).abbeys[seat] = False

    scene = Scenario("fields", MODULE, *modules, seats=seats).prepare(spend)
    for n in range(count):
        for dx, dy in SIDES:
            scene.lay("B ffff", (10 * n + dx, dy))
    return scene


def last_tile(scene: Scenario) -> Play:
    """Red draws and places the last tile."""
    play = scene.start("B")
    if play.asked()[1] == "draw":
        play.draw()
    return play.tile((0, -2), "ffff").skip()


def in_question(play: Play) -> str | None:
    """The tile that the decision is about."""
    return play.decision.tile


def test_abbey_14_clockwise_from_the_left_the_last_player_comes_last() -> None:
    """ABBEY-14: each has one opportunity; the placements are turns with steps 2, 3 and 4, without drawing."""
    play = last_tile(holes(3))
    assert play.asked() == (B, "draw")
    assert {o["do"] for o in play.offers()} == {"abbey", "skip"}
    play.abbey((0, 0))
    assert play.happened(TurnBegan) == [TurnBegan(B, 2)]
    assert play.asked() == (B, "step2")
    assert in_question(play) == "abbey"
    play.figure("follower", "monastery")
    assert play.asked() == (G, "draw")
    assert in_question(play) is None
    play.abbey((10, 0)).skip()
    assert play.asked() == (R, "draw")
    play.abbey((20, 0))
    assert play.asked() == (R, "step2")
    play.skip()
    assert play.game.decision is None
    assert (play.gained(B, "monastery"), play.gained(R), play.gained(G)) == (1 + 4, 0, 0)


def test_abbey_14_steps_3_and_4_take_place() -> None:
    """ABBEY-14: the abbey closes red's wagon's city: it is scored and the wagon may drive on to the abbey."""
    scene = Scenario("fields", MODULE, seats=2).lay("E ffcf", (0, -1)).lay("B ffff", (1, 0)).lay("B ffff", (0, 1))
    scene.lay("B ffff", (-1, 0)).stand(R, "wagon", (0, -1), "city@S")
    play = scene.start("B").draw().tile((0, 2), "ffff").skip().abbey((0, 0)).skip()
    assert (play.gained(R, "city"), play.asked()) == (2, (R, "wagon"))
    play.wagon((0, 0), "monastery")
    assert play.gained(R, "monastery") == 1 + 4
    assert play.game.decision is None


def test_abbey_14_without_a_double_turn() -> None:
    """ABBEY-14, ABBEY-11: the abbey of the round closes the builder's road; no second part follows."""
    scene = Scenario("fields", MODULE, "traders_builders").lay("U frfr", (1, 0)).lay("W frrr", (2, 0)).lay("B ffff", (0, -1))
    scene.lay("B ffff", (0, 1)).lay("B ffff", (-1, 0))
    scene.stand(B, "follower", (1, 0), "road@E").stand(B, "builder", (1, 0), "road@E")
    play = scene.start("B").draw().tile((0, 2), "ffff").skip().abbey((0, 0))
    assert play.happened(DoubleTurn) == []
    play.skip()
    assert (play.gained(B, "road"), play.game.decision) == (2, None)


def test_abbey_14_each_placement_is_a_turn_of_its_own() -> None:
    """ABBEY-14, TOWER-42: with one ransom a turn red may pay one in his last turn and another when he places his abbey."""

    def captives(game: Carcassonne) -> None:
        TOWER.of(game).prisoners[B] = (Prisoner(R, "follower"), Prisoner(R, "follower"))
        game.supplies[R]["follower"] -= 2
        game.scores[R] = 10

    scene = Scenario("fields", MODULE, "tower", options=("one_ransom",)).prepare(captives)
    for dx, dy in SIDES:
        scene.lay("B ffff", (dx, dy))
    ransom = Ransom(B, "follower")
    play = scene.start("B").draw().tile((0, 2), "ffff").do(ransom)
    assert play.offers("ransom") == []
    play.skip().skip()
    assert play.asked() == (R, "draw")
    assert play.abbey((0, 0)).offers("ransom") == [{"do": "ransom", "from": B, "figure": "follower"}]
    play.do(ransom).skip()
    assert (play.game.decision, play.game.scores, play.supply(R)) == (None, [4, 6], 7)


def test_abbey_14_final_scoring_comes_after_it() -> None:
    """ABBEY-14, TURN-11: nothing is scored for the end before the last opportunity has passed."""
    play = last_tile(holes(1))
    assert play.happened(FinalScoring) == []
    assert play.skip().happened(FinalScoring) == []
    assert play.skip().happened(FinalScoring) == []
    assert play.skip().happened(FinalScoring) == [FinalScoring(0)]
    assert play.game.decision is None


def test_abbey_15_passing_gives_no_second_opportunity() -> None:
    """ABBEY-15: blue passes although there is a hole and is not asked again; the abbeys left are worth nothing."""
    play = last_tile(holes(2)).skip()
    assert play.asked() == (G, "draw")
    play.abbey((0, 0)).skip()
    assert play.asked() == (R, "draw")
    play.skip()
    assert play.game.decision is None
    assert play.game.scores == [0, 0, 0]


def test_abbey_15_am_x10_nobody_is_asked_without_a_hole() -> None:
    """AM-X10: red places the last tile and has no abbey; blue is asked first. If he fills the only hole green is not asked."""
    play = last_tile(holes(1, gone=(R,)))
    assert play.asked() == (B, "draw")
    play.abbey((0, 0)).skip()
    assert play.game.decision is None
    play = last_tile(holes(1, gone=(R,))).skip()
    assert play.asked() == (G, "draw")
    assert play.abbey((0, 0)).skip().game.decision is None


def test_am_e7_last_drawn_tile_unplaceable() -> None:
    """AM-E7: it is removed, red's turn ends, and the round begins with blue and ends with red."""
    play = holes(3).start("C").draw()
    assert [e.tile for e in play.events if isinstance(e, Unplaceable)] == ["C"]
    order = []
    while play.game.decision is not None:
        order.append(play.asked())
        play.skip()
    assert order == [(B, "draw"), (G, "draw"), (R, "draw")]


def test_am_e8_all_abbeys_placed() -> None:
    """AM-E8: no round; the game ends with the last turn."""
    play = last_tile(holes(1, gone=(R, B, G)))
    assert play.game.decision is None


def test_am_e9_hole_made_by_the_last_tile() -> None:
    """AM-E9: it may be used in the round."""
    scene = Scenario("fields", MODULE).lay("B ffff", (0, -1)).lay("B ffff", (1, 0)).lay("B ffff", (-1, 0))
    scene.lay("B ffff", (1, 1))
    play = scene.start("B").tile((0, 1), "ffff").skip()
    assert play.asked() == (B, "draw")
    assert play.offers("abbey") == [{"do": "abbey", "at": [0, 0]}]


def test_kr_3_each_abbey_of_the_round_is_checked_by_itself() -> None:
    """KR-3, KR-4: blue's abbey completes the first city; the king and its point at the end are his."""
    scene = holes(0, "king_robber", seats=2).lay("E ffcf", (0, -1))
    for at in ((1, 0), (0, 1), (-1, 0)):
        scene.lay("B ffff", at)
    play = scene.start("B").draw().tile((0, 2), "ffff").skip().abbey((0, 0)).skip()
    assert play.game.decision is None
    assert (play.gained(B, "king"), play.gained(B), play.gained(R)) == (1, 1, 0)
