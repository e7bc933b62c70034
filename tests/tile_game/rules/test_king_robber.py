"""King and Robber (rules KR-n, KING-n, ROBBER-n and their examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from collections import Counter

from bot.engine.events import Points
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.king_robber.rules import KING_ROBBER, Race, TokenTaken
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.traders_builders.rules import TRADERS_BUILDERS, GoodsTaken
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import CITY, ROAD
from tests.tile_game.scenario import Play, Scenario

R, B = 0, 1
MODULE = "king_robber"


def cities(*sizes: int, middle: str = "G", modules: tuple[str, ...] = ()) -> Scenario:
    """Cities that each lack their eastern end, one below the other; the n-th lies in row 3n and will have this size."""
    scene = Scenario("fields", MODULE, *modules)
    for n, size in enumerate(sizes):
        scene.lay("E fcff", (0, 3 * n))
        for x in range(1, size - 1):
            scene.lay(f"{middle} fcfc", (x, 3 * n))
    return scene


def roads(*sizes: int) -> Scenario:
    """Roads that each lack their eastern end, one below the other; the n-th lies in row 3n and will have this size."""
    scene = Scenario("fields", MODULE)
    for n, size in enumerate(sizes):
        scene.lay("A frff", (0, 3 * n))
        for x in range(1, size - 1):
            scene.lay("U frfr", (x, 3 * n))
    return scene


def crossing(scene: Scenario, x: int, y: int) -> Scenario:
    """Four crossroads around a cell: a crossroads there will finish four roads of two tiles."""
    for tile, at in (("W frrr", (x, y - 1)), ("W rfrr", (x + 1, y)), ("W rrfr", (x, y + 1)), ("W rrrf", (x - 1, y))):
        scene.lay(tile, at)
    return scene


def finish_city(play: Play, row: int, size: int) -> str | None:
    """Complete a city of `cities`; return the holder of the king."""
    return holder(play.tile((size - 1, 3 * row), "fffc").skip(), "king")


def finish_road(play: Play, row: int, size: int) -> str | None:
    """Complete a road of `roads`; return the holder of the robber."""
    return holder(play.tile((size - 1, 3 * row), "fffr").skip(), "robber")


def holder(play: Play, token: str) -> str | None:
    """The seat that holds a token."""
    held = [name for name, own in zip(("red", "blue", "yellow"), play.game.tokens(), strict=False) if own.get(token)]
    assert len(held) <= 1
    return held[0] if held else None


def rest(play: Play, at: tuple[int, int]) -> None:
    """A turn that completes nothing."""
    play.tile(at, "ffff").skip()


def race(kind: str, seat: int, record: int, completed: int) -> Scenario:
    """An unfinished city and road, and a seat with one token."""

    def hold(game: Carcassonne) -> None:
        KING_ROBBER.of(game).by_kind[kind] = Race(seat, record, completed)

    return Scenario("fields", MODULE).prepare(hold)


def test_kr_1_five_tiles() -> None:
    """KR-1: GA to GE once each."""
    with_module, without = (Counter(CARCASSONNE.rules(Setup(2, tuple(m)), NEWEST_RULES).ordinary_tiles) for m in ([MODULE], []))
    assert with_module - without == Counter(["GA", "GB", "GC", "GD", "GE"])


def test_kr_2_nobody_holds_them_at_the_start() -> None:
    """KR-2."""
    assert cities(2).start("E", "E").game.tokens() == [{}, {}]


def test_king_1_the_first_city_whether_or_not_its_builder_scores() -> None:
    """KING-1, KR-E3: blue scores, red takes the king."""
    play = cities(2).stand(B, "follower", (0, 0), "city@E").start("E", "W")
    assert finish_city(play, 0, 2) == "red"
    assert (play.gained(B, "city"), play.gained(R)) == (4, 0)
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 2)]


def test_king_2_kr_e2_followers_play_no_part() -> None:
    """KING-2, KR-E2: a city without any knight counts for the king and for its points."""
    play = cities(2).start("E")
    assert finish_city(play, 0, 2) == "red"
    assert (play.gained(R, "king"), play.gained(R), play.game.decision) == (1, 1, None)


def test_king_3_size_is_distinct_tiles() -> None:
    """KING-3, COMBO-15: shields, cathedral, goods count nothing; two segments of a tile in one city are one tile."""
    play = cities(3, 3, middle="F").start("E", "E", "E")
    assert finish_city(play, 0, 3) == "red"
    assert finish_city(play, 1, 3) == "red"
    scene = cities(6, modules=("inns_cathedrals", "traders_builders")).lay("EK cccc", (0, 20)).lay("E ffcf", (0, 19))
    scene.lay("E fffc", (1, 20)).lay("E cfff", (0, 21))
    play = scene.start("E", "E", "E").tile((-1, 20), "fcff").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 5)]
    assert finish_city(play, 0, 6) == "blue"
    scene = Scenario("fields", MODULE).lay("N fccf", (0, 0)).lay("N ffcc", (1, 0)).lay("N ccff", (0, 1))
    play = scene.start("I", "W").tile((1, 1), "cffc").skip()  # both of its cities belong to the one round city
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 4)]


def test_king_4_king_5_kr_x1_only_a_larger_city_moves_the_king() -> None:
    """KING-4, KING-5, KR-X1: red 2, blue 2, blue 4, red 4, red 5; at the end five completed cities: R +5."""
    play = cities(2, 2, 4, 4, 5).start("E", "E", "B", "E", "E", "B", "E")
    assert finish_city(play, 0, 2) == "red"
    assert finish_city(play, 1, 2) == "red"
    rest(play, (-1, 0))
    assert finish_city(play, 2, 4) == "blue"
    assert finish_city(play, 3, 4) == "blue"
    rest(play, (-2, 0))
    assert finish_city(play, 4, 5) == "red"
    assert (play.gained(R, "king"), play.gained(R), play.gained(B)) == (5, 5, 0)


def test_king_6_unfinished_cities_are_not_compared() -> None:
    """KING-6: a larger unfinished city lies on the map."""
    play = cities(2, 8, 3).start("E", "E", "W")
    finish_city(play, 0, 2)
    assert finish_city(play, 2, 3) == "blue"


def test_king_7_the_holder_raises_the_size_to_beat() -> None:
    """KING-7: red completes 2, then 4; blue's 3 and 4 move nothing, his 5 does."""
    play = cities(2, 4, 3, 4, 5).start("E", "B", "E", "E", "B", "E", "B", "E", "B")
    assert finish_city(play, 0, 2) == "red"
    rest(play, (-1, 0))
    assert finish_city(play, 1, 4) == "red"
    assert play.happened(TokenTaken) == []
    assert finish_city(play, 2, 3) == "red"
    rest(play, (-2, 0))
    assert finish_city(play, 3, 4) == "red"
    rest(play, (-3, 0))
    assert finish_city(play, 4, 5) == "blue"


def two_at_once(west: int, east: int, scene: Scenario) -> Scenario:
    """A cell (0, 0) between cities that will have these sizes."""
    scene.lay("E fcff", (1 - west, 0)).lay("E fffc", (east - 1, 0))
    for x in (*range(2 - west, 0), *range(1, east - 1)):
        scene.lay("G fcfc", (x, 0))
    return scene


def test_king_8_kr_x3_the_largest_of_a_placement_against_those_before() -> None:
    """KING-8, KR-X3: one tile completes cities of 3 and 6; blue's record was 5: red takes the king, record 6."""
    play = two_at_once(3, 6, race(CITY, B, 5, 1)).start("H", "W").tile((0, 0), "fcfc").skip()
    assert holder(play, "king") == "red"
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 6)]
    play = two_at_once(3, 5, race(CITY, B, 5, 1)).start("H", "W").tile((0, 0), "fcfc").skip()
    assert holder(play, "king") == "blue"


def test_king_8_two_equal_records_are_one() -> None:
    """KING-8: two cities of 3 at once beat the record of 2; the size to beat is 3 then."""
    scene = two_at_once(3, 3, race(CITY, B, 2, 1)).lay("E fcff", (0, 9)).lay("G fcfc", (1, 9))
    play = scene.start("H", "E", "W").tile((0, 0), "fcfc").skip()
    assert holder(play, "king") == "red"
    assert len(play.happened(TokenTaken)) == 1
    assert holder(play.tile((2, 9), "fffc").skip(), "king") == "red"


def test_kr_e1_the_first_placement_completes_two_cities() -> None:
    """KR-E1: sizes 2 and 5: the king once, size to beat 5; both count at the end."""
    scene = two_at_once(2, 5, Scenario("fields", MODULE)).lay("E fcff", (0, 9))
    for x in (1, 2, 3):
        scene.lay("G fcfc", (x, 9))
    play = scene.start("H", "E").tile((0, 0), "fcfc").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 5)]
    play.tile((4, 9), "fffc").skip()
    assert holder(play, "king") == "red"
    assert play.gained(R, "king") == 3


def test_king_9_every_completed_city_counts() -> None:
    """KING-9: whoever completed, scored or occupied it; the other gets nothing."""
    play = cities(4, 2, 2).stand(B, "follower", (0, 3), "city@E").start("E", "E", "E")
    finish_city(play, 0, 4)
    finish_city(play, 1, 2)
    finish_city(play, 2, 2)
    assert (play.gained(R, "king"), play.gained(B, "king")) == (3, 0)
    assert Points(R, 3, "king", {"cities": 3}) in play.events


def test_king_10_robber_4_nothing_completed() -> None:
    """KING-10, ROBBER-4: nobody holds a token and nobody scores."""
    play = cities(3).lay("U frfr", (9, 9)).start("B").tile((-1, 0), "ffff").skip()
    assert play.game.decision is None
    assert (holder(play, "king"), holder(play, "robber")) == (None, None)
    assert [e for e in play.events if isinstance(e, Points)] == []


def test_robber_1_the_same_with_roads() -> None:
    """ROBBER-1: the first completed road, then only a strictly longer one; a longer unfinished one does not matter."""
    play = roads(2, 2, 3, 9).start("A", "A", "B", "A", "B")
    assert finish_road(play, 0, 2) == "red"
    assert play.happened(TokenTaken) == [TokenTaken(R, "robber", 2)]
    assert finish_road(play, 1, 2) == "red"
    rest(play, (-1, 0))
    assert finish_road(play, 2, 3) == "blue"
    assert holder(play, "king") is None


def test_robber_2_distinct_tiles_with_all_branches() -> None:
    """ROBBER-2, COMBO-15: a branching road of four tiles is longer than one of three with an inn."""
    scene = Scenario("fields", MODULE, "abbey_mayor", "inns_cathedrals").lay("AC rrrf", (0, 0)).lay("A frff", (0, 9))
    scene.lay("A ffrf", (0, -1)).lay("A fffr", (1, 0)).lay("EB frfr", (1, 9))
    play = scene.start("A", "A", "W").tile((2, 9), "fffr").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "robber", 3)]
    play.tile((0, 1), "rfff").skip()
    assert play.happened(TokenTaken) == [TokenTaken(B, "robber", 4)]


def test_robber_3_kr_x2_a_point_for_each_completed_road() -> None:
    """ROBBER-3, KR-X2, KR-E7: blue's 2, then red's 6 beside an unfinished 9; at the end eleven completed roads: R +11."""
    scene = crossing(crossing(roads(2, 6, 9, 2), 20, 0), 30, 0)
    play = scene.start("B", "A", "A", "X", "X", "A")
    rest(play, (-1, 0))
    assert finish_road(play, 0, 2) == "blue"
    assert finish_road(play, 1, 6) == "red"
    play.tile((20, 0), "rrrr").skip()
    play.tile((30, 0), "rrrr").skip()
    assert holder(play, "robber") == "red"
    finish_road(play, 3, 2)
    assert play.game.decision is None
    assert (play.gained(R, "robber"), play.gained(B, "robber"), play.gained(R)) == (11, 0, 11)
    assert Points(R, 11, "robber", {"roads": 11}) in play.events


def test_robber_5_kr_x4_one_player_may_hold_both() -> None:
    """ROBBER-5, KR-X4: seven completed cities and four completed roads: +11."""

    def both(game: Carcassonne) -> None:
        KING_ROBBER.of(game).by_kind = {CITY: Race(B, 4, 7), ROAD: Race(B, 3, 4)}

    play = Scenario("fields", MODULE).lay("B ffff", (0, 0)).prepare(both).start("B").tile((1, 0), "ffff").skip()
    assert (play.gained(B, "king"), play.gained(B, "robber"), play.gained(R)) == (7, 4, 0)
    assert play.game.scores == [0, 11]
    play = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).lay("A frff", (-1, 0)).lay("A fffr", (1, 0)).start("D", "W")
    assert play.tile((0, 0), "crfr").skip().game.tokens()[R] == {"king": True, "robber": True}


def test_kr_3_after_points_and_goods() -> None:
    """KR-3: in step 3 the points come first, then the goods, then king and robber."""
    scene = Scenario("fields", MODULE, "traders_builders").lay("HQ fcfc", (1, 0)).lay("E fffc", (2, 0))
    play = scene.stand(B, "follower", (1, 0), "city@E").start("E", "W").tile((0, 0), "fcff").skip()
    kinds = [type(e) for e in play.events]
    assert kinds.index(Points) < kinds.index(GoodsTaken) < kinds.index(TokenTaken)


def test_turn_6_the_order_of_step_3() -> None:
    """TURN-6, GOODS-3, KR-3: completed features, then the barn's field, then goods, then the king; then the returns."""
    scene = Scenario("fields", MODULE, "traders_builders", "abbey_mayor").lay("HQ fcfc", (1, 0)).lay("E fffc", (2, 0))
    scene.lay("B ffff", (-1, 0)).lay("B ffff", (-1, 1)).lay("B ffff", (0, 1)).stand(B, "follower", (1, 0), "city@E")
    play = scene.stand(B, "follower", (-1, 0), "field@NL").start("E", "W").tile((0, 0), "fcff").barn((-1, 0))
    order = [e.reason if isinstance(e, Points) else e.kind for e in play.events]
    told = [what for what in order if what in ("city", "field", "goods_taken", "token_taken")]
    assert told == ["city", "field", "goods_taken", "token_taken"]
    assert (play.gained(B, "city"), play.gained(B, "field")) == (6, 3)


def test_end_1_the_order_of_final_scoring() -> None:
    """END-1: roads, cities, monasteries, fields, barns, goods, king, robber."""

    def tokens(game: Carcassonne) -> None:
        KING_ROBBER.of(game).by_kind = {CITY: Race(B, 2, 1), ROAD: Race(R, 2, 1)}
        TRADERS_BUILDERS.of(game).goods[R]["wine"] = 1

    scene = Scenario("fields", MODULE, "traders_builders", "abbey_mayor").lay("U frfr", (0, 9)).lay("G cfcf", (5, 9))
    scene.lay("B ffff", (10, 9)).lay("E ffcf", (0, 0)).lay("E cfff", (0, 1)).lay("E ffcf", (0, 20)).lay("E cfff", (0, 21))
    scene.stand(R, "barn", (0, 0), "field@NL").stand(B, "follower", (0, 21), "field@EL").prepare(tokens)
    scene.stand(R, "follower", (10, 9), "monastery").stand(B, "follower", (5, 9), "city@N").stand(R, "follower", (0, 9), "road@E")
    play = scene.start("B").tile((1, 0), "ffff").skip()
    reasons = [e.reason for e in play.events if isinstance(e, Points)]
    assert reasons == ["road", "city", "monastery", "field", "barn", "goods", "king", "robber"]


def test_kr_3_the_second_part_has_its_own_check() -> None:
    """KR-3: the first part completes a city of 3, the second one of 4: each is compared by itself."""
    scene = cities(3, 4, modules=("traders_builders",)).stand(R, "follower", (0, 0), "city@E")
    play = scene.stand(R, "builder", (0, 0), "city@E").start("E", "E", "W").tile((2, 0), "fffc").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 3)]
    play.draw().tile((3, 3), "fffc").skip()
    assert KING_ROBBER.of(play.game).by_kind[CITY] == Race(R, 4, 2)


def test_kr_4_features_of_the_last_turn_count() -> None:
    """KR-4: the road finished by the last tile counts, the unfinished one does not."""
    play = roads(3, 4).start("A")
    assert finish_road(play, 0, 3) == "red"
    assert (play.gained(R, "robber"), play.game.decision) == (1, None)


def test_kr_e4_kr_e6_combo_10_closed_by_an_abbey() -> None:
    """KR-E4, KR-E6, COMBO-10: a city and a road of one tile; the abbey is not counted; each is one completed feature."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("W frrr", (0, -1)).lay("E fffc", (1, 0)).lay("B ffff", (0, 1))
    play = scene.lay("B ffff", (-1, 0)).start("W", "W").abbey((0, 0)).skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 1), TokenTaken(R, "robber", 1)]
    assert (play.forecast(R, "king"), play.forecast(R, "robber")) == (1, 1)


def test_kr_e5_loop_road() -> None:
    """KR-E5: a ring of four is a completed road of four."""
    scene = Scenario("fields", MODULE).lay("V frrf", (0, 0)).lay("V ffrr", (1, 0)).lay("V rffr", (1, 1))
    play = scene.start("V", "W").tile((0, 1), "rrff").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "robber", 4)]
    assert play.forecast(R, "robber") == 1


def test_kr_e7_every_arm_of_a_crossroads() -> None:
    """KR-E7: a crossroads finishes four roads of two tiles at once: four in the count, length 2."""
    play = crossing(Scenario("fields", MODULE), 0, 0).start("X", "W").tile((0, 0), "rrrr").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "robber", 2)]
    assert play.forecast(R, "robber") == 4


def test_kr_e8_a_city_over_a_city() -> None:
    """KR-E8: the two cities of `GC` cross without meeting: one is completed with three tiles, the other is not."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).lay("E cfff", (0, 1)).lay("E fcff", (-1, 0))
    play = scene.start("GC", "E", "W").tile((0, 0), "cccc").skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 3)]
    assert play.forecast(R, "king") == 1
    play.tile((1, 0), "fffc").skip()
    assert (holder(play, "king"), play.forecast(R, "king")) == ("red", 2)


def test_kr_e9_without_followers_on_the_map() -> None:
    """KR-E9: the token stays."""
    play = cities(2).stand(R, "follower", (0, 0), "city@E").start("E", "B", "B")
    finish_city(play, 0, 2)
    assert play.supply(R) == 7
    rest(play, (0, -1))
    assert holder(play, "king") == "red"
