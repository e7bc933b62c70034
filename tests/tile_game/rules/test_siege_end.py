"""The final counter-attacks (SIEGE-61 to 63), and defaults for absent people (SIEGE-E13)."""

from __future__ import annotations

from bot.tile_game.expansions.siege.rules import Advanced, CounterAttacked, DefendersHome, Withdraw, Withdrawn
from bot.tile_game.rules.moves import FinalScoring
from tests.tile_game.rules.sieges import catapult, defend, pile, plain, row, withdraw
from tests.tile_game.scenario import Cell, Play, Scenario


def ended(scene: Scenario) -> Play:
    """The last tile is laid, nothing more is done."""
    return scene.start("B").tile((21, 20), "ffff").skip()


def test_siege_61_three_final_counter_attacks() -> None:
    """SIEGE-61, SIEGE-E15, SIEGE-W11: knights, then monks: A 3, B 6 and 9; a row of any length, a follower cell without row."""
    play = ended(plain(seats=3).prepare(row("knights", 0, 1, 1)).prepare(pile("monks", 1, 1, 1)))
    assert (play.gained(0, "defence"), play.gained(1, "defence"), play.gained(2, "defence")) == (3, 15, 0)
    assert play.happened(CounterAttacked) == [CounterAttacked("knights"), CounterAttacked("monks")]
    assert play.game.scores == [3, 15, 0]


def test_siege_61_one_defender_is_enough() -> None:
    """SIEGE-61, SIEGE-E15: a single one in a row of four, a single one beside an empty row."""
    play = ended(plain().prepare(row("travellers", 0)).prepare(pile("knights", 1)))
    assert play.game.scores == [3, 3]


def test_siege_61_in_the_order_of_the_outposts() -> None:
    """SIEGE-61: knights, travellers, monks & abbots."""
    play = ended(plain().prepare(row("monks", 0)).prepare(row("travellers", 0)).prepare(row("knights", 1)))
    assert [e.outpost for e in play.happened(CounterAttacked)] == ["knights", "travellers", "monks"]


def test_siege_62_defenders_go_home_and_nobody_leaves_the_map() -> None:
    """SIEGE-62: catapults left have no effect; knights without defender stay and score."""
    scene = plain().lay("E cfff", (5, 5)).stand(1, "follower", (5, 5), "city@N").prepare(row("knights", 0))
    play = ended(scene.prepare(catapult("knights", "monks")))
    assert play.happened(Withdrawn) == []
    assert play.happened(DefendersHome) == [DefendersHome(0, "knights", 1)]
    assert play.supply(0) == 9
    assert play.game.scores == [3, 1]


def test_siege_63_before_the_ordinary_final_scoring() -> None:
    """SIEGE-63: the defenders' points come first, then road, city, monastery and field."""
    scene = plain("fields").lay("U rfrf", (5, 5)).stand(1, "follower", (5, 5), "road@N").prepare(row("knights", 0))
    play = ended(scene)
    kinds = [
        (e.kind, getattr(e, "reason", None)) for e in play.events if e.kind in ("final_scoring", "counter_attacked", "points")
    ]
    assert kinds == [
        ("final_scoring", None), ("counter_attacked", None), ("points", "defence"), ("points", "road"),
    ]  # fmt: skip
    assert play.happened(FinalScoring) == [FinalScoring(0)]


def test_siege_61_after_the_abbey_round() -> None:
    """SIEGE-61: an abbey of the last round with a monk and a defender comes first; the defender still gets 3 points."""
    scene = plain("abbey_mayor").lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (1, 2)).lay("B ffff", (2, 1))
    play = scene.start("B").draw().tile((21, 20), "ffff").skip()
    assert play.asked() == (1, "draw")
    play.abbey((1, 1)).figure("follower", "monastery")
    assert play.asked() == (1, "outpost")
    defend(play, "monks")  # with the hole filled nobody else is asked
    assert play.happened(CounterAttacked) == [CounterAttacked("monks")]
    assert play.gained(1, "defence") == 3


def knights(*cities: tuple[Cell, int], other: int = 0) -> Scenario:
    """Seat 1 has a knight in each city of these sizes; seat 0 has `other` knights in the first."""
    scene = plain("inns_cathedrals").prepare(catapult("knights")).prepare(row("knights", 0))
    for number, ((x, y), size) in enumerate(cities):
        for tile in range(size):
            scene.lay("G fcfc", (x + tile, y))
        scene.stand(1, "follower", (x, y), "city@E")
        if number == 0:
            for tile in range(other):
                scene.stand(0, "follower", (x + 1 + tile, y), "city@E")
    return scene


def test_siege_e13_an_absent_player_loses_the_figure_worth_the_fewest_points() -> None:
    """SIEGE-E13: cities of 3, 1 and 2 tiles: the knight of 1 point goes."""
    play = knights(((0, 0), 3), ((0, 5), 1), ((0, 10), 2)).start("SO", "B")
    assert play.asked() == (1, "withdraw")
    assert play.game.default() == Withdraw((0, 5), "city@E", "follower")
    play.do(play.game.default())
    assert play.happened(Withdrawn) == [Withdrawn(1, "follower", (0, 5), "city@E")]
    assert play.asked() == (0, "tile")


def test_siege_e13_a_feature_that_others_own_gives_him_nothing() -> None:
    """SIEGE-E13: the largest city belongs to seat 0 alone: 0 points for seat 1, so this knight goes."""
    play = knights(((0, 0), 4), ((0, 5), 1), other=2).start("SO", "B")
    assert play.game.default() == Withdraw((0, 0), "city@E", "follower")


def test_siege_e13_of_equal_ones_the_last_laid() -> None:
    """SIEGE-E13: three cities of 2 tiles: the knight placed last; with a smaller one among them that one."""
    for first, gone in ((2, (5, 2)), (1, (9, 0))):
        play = knights(((9, 0), first), ((0, 5), 2), ((5, 2), 2)).start("SO", "B")
        assert play.game.default() == Withdraw(gone, "city@E", "follower")


def test_siege_e13_the_others_points_do_not_count() -> None:
    """SIEGE-E13: what seat 0 would get for its features plays no part; monks are compared by their monasteries."""
    scene = (
        plain()
        .prepare(catapult("monks"))
        .prepare(row("monks", 0))
        .lay("B ffff", (0, 0))
        .lay("B ffff", (9, 9))
        .lay("U rfrf", (9, 10))
    )
    scene.stand(1, "follower", (9, 9), "monastery").stand(1, "follower", (0, 0), "monastery")
    scene.stand(0, "follower", (20, 20), "monastery")
    play = scene.start("SM", "B")
    assert play.game.default() == Withdraw((0, 0), "monastery", "follower")


def test_siege_e13_two_figures_in_one_city() -> None:
    """SIEGE-E13: both would give the city's points; the one laid last goes, the majority stays with the other."""
    scene = plain().prepare(catapult("knights")).prepare(row("knights", 0)).lay("G fcfc", (0, 0)).lay("G fcfc", (1, 0))
    play = scene.stand(1, "follower", (1, 0), "city@E").stand(1, "follower", (0, 0), "city@E").start("SO", "B")
    assert play.game.default() == Withdraw((0, 0), "city@E", "follower")


def test_siege_e13_the_whole_turn_of_an_absent_player() -> None:
    """SIEGE-E13, SIEGE-31, SIEGE-45: with defaults only: an advance, a place, nobody placed."""
    play = plain().start("SN", "B")
    done = []
    while play.decision.seat == 0:
        done.append(play.game.default().do)
        play.do(play.game.default())
        if len(done) == 1:
            assert play.happened(Advanced) == [Advanced(0, "knights")]
    assert done == ["siege", "tile", "skip"]


def test_siege_e13_a_present_player_chooses_freely() -> None:
    """SIEGE-E13, SIEGE-52: the default binds nobody."""
    play = knights(((0, 0), 3), ((0, 5), 1)).start("SO", "B")
    withdraw(play, (0, 0), "city@E")
    assert play.supply(1) == 8
