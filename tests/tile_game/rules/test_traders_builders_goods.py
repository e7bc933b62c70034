"""Traders & Builders: material and goods (rules TB-1..4, GOODS-n and their examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from collections import Counter

from bot.engine.events import Points
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.traders_builders.rules import TRADERS_BUILDERS, GoodsTaken
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.tile_game.scenario import Play, Scenario

R, B = 0, 1
MODULE = "traders_builders"


def ring() -> Scenario:
    """A round city with 1 wine and 2 grain that lacks its south-western tile at (0, 1)."""
    scene = Scenario("fields", MODULE).lay("HG fccf", (0, 0)).lay("HT ffcc", (1, 0))
    return scene.lay("HI cfrc", (1, 1))


def goods(play: Play, seat: int) -> dict[str, int]:
    """A seat's goods tokens."""
    return dict(play.game.tokens()[seat])


def holding(*each: tuple[int, int, int]) -> Scenario:
    """The seats hold this much wine, grain and cloth."""

    def hold(game: Carcassonne) -> None:
        TRADERS_BUILDERS.of(game).goods = [dict(zip(("wine", "grain", "cloth"), own, strict=True)) for own in each]

    return Scenario("fields", MODULE, seats=len(each)).lay("W frrr", (0, 0)).prepare(hold)


def test_tb_1_twenty_four_tiles_twenty_with_goods() -> None:
    """TB-1: HA to HX once each, also HK."""
    with_module, without = (Counter(CARCASSONNE.rules(Setup(2, tuple(m)), NEWEST_RULES).ordinary_tiles) for m in ([MODULE], []))
    assert with_module - without == Counter(f"H{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX")
    tiles = [CARCASSONNE.tiles[tile] for tile in with_module - without]
    assert sum(not any(s.goods for s in t.segments) for t in tiles) == 4


def test_tb_2_goods_6_as_many_tokens_as_symbols() -> None:
    """TB-2, GOODS-6: 9 wine, 6 grain, 5 cloth; what each player holds is open to everyone, also to those who watch."""
    symbols = Counter(s.goods for tile in CARCASSONNE.tiles.values() for s in tile.segments if s.goods)
    assert symbols == {"wine": 9, "grain": 6, "cloth": 5}
    play = ring().start("N", "W").tile((0, 1), "ccff").skip()
    expected = [{"wine": 1, "grain": 2}, {}]
    assert [play.game.view(seat).tokens() for seat in (R, B, None)] == [expected] * 3


def test_tb_3_one_builder_and_one_pig_each() -> None:
    """TB-3: nobody has them without the module; without fields there is no pig."""
    for modules, figures in (
        (("fields", MODULE), {"follower": 7, "builder": 1, "pig": 1}),
        ((MODULE,), {"follower": 7, "builder": 1}),
        (("fields",), {"follower": 7}),
    ):
        assert CARCASSONNE.start(Setup(3, modules, stack=("U",))).supply() == [figures] * 3


def test_tb_4_builder_and_pig_claim_nothing_and_count_for_nothing() -> None:
    """TB-4: they cannot stand on a free feature, weigh 0 and score nothing; one figure a turn."""
    play = Scenario("fields", MODULE).lay("U frfr", (0, 0)).start("U", "W").tile((1, 0), "frfr")
    assert play.places("builder") == play.places("pig") == set()
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(R, "follower", (1, 0), "road@E").stand(R, "builder", (1, 0), "road@E").stand(B, "follower", (1, 0), "road@E")
    play = scene.start("W", "W").tile((2, 0), "frrr").skip()
    assert (play.gained(R), play.gained(B)) == (3, 3)  # a tie: the builder adds no weight
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).stand(R, "follower", (0, 0), "road@E")
    play = scene.start("U", "W").tile((1, 0), "frfr").figure("builder", "road@E")
    assert play.asked() == (B, "tile")
    assert (play.supply(R, "builder"), play.supply(R)) == (0, 6)


def test_goods_1_tb_x1_one_token_for_each_symbol() -> None:
    """GOODS-1, GOODS-7, TB-X1: blue scores 8 (goods are neither tiles nor shields), red takes 1 wine and 2 grain."""
    play = ring().stand(B, "follower", (0, 0), "city@E").start("N", "W").tile((0, 1), "ccff").skip()
    assert (play.gained(B), play.gained(R)) == (8, 0)
    assert (goods(play, R), goods(play, B)) == ({"wine": 1, "grain": 2}, {})


def test_goods_7_a_goods_symbol_is_no_shield() -> None:
    """GOODS-7: a mayor among goods weighs nothing."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("HQ cfcf", (0, 0)).lay("E ffcf", (0, -1))
    play = scene.stand(R, "mayor", (0, 0), "city@N").start("E", "W").tile((0, 1), "cfff").skip()
    assert (play.gained(R), goods(play, R)["wine"]) == (0, 1)


def test_goods_2_tb_e12_in_an_empty_city() -> None:
    """GOODS-2, TB-E12, COMBO-24: it does not matter whether anyone stands in the city, nor who has one."""
    play = ring().start("N", "W").tile((0, 1), "ccff").skip()
    assert goods(play, R) == {"wine": 1, "grain": 2}
    assert [e for e in play.events if isinstance(e, Points)] == []


def test_goods_3_after_the_points() -> None:
    """GOODS-3: the city is scored first."""
    play = ring().stand(R, "follower", (0, 0), "city@E").start("N", "W").tile((0, 1), "ccff").skip()
    kinds = [type(e) for e in play.events]
    assert kinds.index(Points) < kinds.index(GoodsTaken)
    assert play.happened(GoodsTaken) == [GoodsTaken(R, "wine", 1), GoodsTaken(R, "grain", 2)]


def test_goods_4_an_unfinished_city_gives_none() -> None:
    """GOODS-4: not even at the end of the game."""
    play = ring().stand(R, "follower", (0, 0), "city@E").start("E").tile((0, -1), "cfff").skip()
    assert play.game.decision is None
    assert goods(play, R) == goods(play, B) == {}
    assert (play.gained(R, "city"), play.gained(R)) == (3, 3)


def test_goods_5_tb_x2_the_most_of_each_kind() -> None:
    """GOODS-5, TB-X2: red 4-2-1, blue 3-2-3: +20 each."""
    play = holding((4, 2, 1), (3, 2, 3)).start("W").tile((1, 0), "frrr").skip()
    assert play.game.decision is None
    got = [(e.seat, e.points, e.terms) for e in play.events if isinstance(e, Points)]
    assert got == [(R, 10, {"wine": 4}), (R, 10, {"grain": 2}), (B, 10, {"grain": 2}), (B, 10, {"cloth": 3})]
    assert play.game.scores == [20, 20]


def test_goods_5_tb_e11_ties_and_a_kind_nobody_has() -> None:
    """GOODS-5, TB-E11: 3 wine each: 10 for both, nothing to the third; for cloth nobody scores."""
    play = holding((3, 0, 0), (3, 0, 0), (2, 1, 0)).start("W")
    assert [play.forecast(seat, "goods") for seat in range(3)] == [10, 10, 10]
    assert [play.forecast(seat) for seat in range(3)] == [10, 10, 10]
    play = holding((0, 0, 0), (0, 0, 0)).start("W")
    assert [play.forecast(seat) for seat in range(2)] == [0, 0]


def test_tb_e1_one_tile_completes_two_cities() -> None:
    """TB-E1: the goods of both."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -2)).lay("HQ cfcf", (0, -1)).lay("HE crcf", (0, 1)).lay("E cfff", (0, 2))
    play = scene.start("H", "W").tile((0, 0), "cfcf").skip()
    assert goods(play, R) == {"wine": 1, "grain": 1}


def test_tb_e2_completing_another_players_city() -> None:
    """TB-E2: the other player scores, the completing one takes the goods."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).lay("HQ cfcf", (0, 0)).stand(B, "follower", (0, 0), "city@N")
    play = scene.start("E", "W").tile((0, 1), "cfff").skip()
    assert (play.gained(B, "city"), play.gained(R)) == (6, 0)
    assert (goods(play, R), goods(play, B)) == ({"wine": 1}, {})


def test_tb_e3_combo_8_city_completed_by_an_abbey() -> None:
    """TB-E3, COMBO-8, ABBEY-10: who placed the abbey takes the goods; it adds no tile to the city."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("E ffcf", (0, -2)).lay("HQ cfcf", (0, -1))
    for at in ((-1, 0), (1, 0), (0, 1)):
        scene.lay("B ffff", at)
    play = scene.stand(B, "follower", (0, -1), "city@N").start("B", "B").abbey((0, 0)).skip()
    assert (play.gained(B, "city"), play.gained(R)) == (4, 0)
    assert (goods(play, R)["wine"], goods(play, B).get("wine", 0)) == (1, 0)
