"""Abbey & Mayor: the wagon (rules WAGON-n and their examples). Seats 0, 1, 2: red, blue, green."""

from __future__ import annotations

from bot.engine.events import Points
from bot.tile_game.expansions.abbey_mayor.rules import MoveWagon, WagonMoved
from bot.tile_game.rules.moves import Completed, Returned
from tests.tile_game.scenario import Play, Scenario

R, B, G = 0, 1, 2
MODULE = "abbey_mayor"
NO_TEST = {"WAGON-8": "it only says that the rule of WAGON-6, WAGON-7 is used and not an older one; their tests prove it"}


def city(*modules: str, seats: int = 2) -> Scenario:
    """A city of two that lacks its western tile at (0, 0); the other is (1, 0)."""
    return Scenario("fields", MODULE, *modules, seats=seats).lay("E fffc", (1, 0))


def close(scene: Scenario) -> Play:
    """Red completes the city and deploys nobody."""
    return scene.start("E", "W", "W", "W").tile((0, 0), "fcff").skip()


def targets(play: Play) -> set[tuple[tuple[int, int], str]]:
    """Where the wagon in question may drive."""
    return {((o["at"][0], o["at"][1]), o["on"]) for o in play.offers("wagon")}


def test_wagon_1_on_road_city_monastery_not_field_or_garden() -> None:
    """WAGON-1, COMBO-20: like a follower, where nobody stands."""
    scene = Scenario("fields", "abbot", MODULE)
    play = scene.lay("W frrr", (0, 0)).start("D", "W").tile((1, 0), "crfr")
    assert play.places("wagon") == {"city@N", "road@E"}
    play = Scenario("fields", "abbot", MODULE).lay("B ffff", (0, 0)).start("B", "W").tile((1, 0), "ffff")
    assert play.places("wagon") == {"monastery"}
    play = Scenario("fields", "abbot", MODULE).lay("B ffff", (0, 0)).start("Eg", "W").tile((1, 0), "cfff")
    assert play.places("wagon") == {"city@N"}
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).stand(B, "follower", (0, 0), "road@E")
    assert scene.start("U", "W").tile((1, 0), "frfr").places("wagon") == set()


def test_wagon_2_weighs_one() -> None:
    """WAGON-2: a tie with one follower, nothing against a big one."""
    play = close(city().stand(R, "wagon", (1, 0), "city@W").stand(B, "follower", (1, 0), "city@W"))
    assert (play.gained(R), play.gained(B)) == (4, 4)
    play = close(city("inns_cathedrals").stand(R, "wagon", (1, 0), "city@W").stand(B, "big_follower", (1, 0), "city@W"))
    assert (play.gained(R), play.gained(B)) == (0, 4)


def test_wagon_3_am_e14_scores_and_need_not_go_home() -> None:
    """WAGON-3, AM-E14: the others of the city go home; the wagon stays on the map, with no claim on the city."""
    scene = city().stand(R, "wagon", (1, 0), "city@W").stand(B, "follower", (1, 0), "city@W").lay("U frfr", (1, 1))
    play = close(scene)
    assert (play.gained(R, "city"), play.supply(B), play.supply(R, "wagon")) == (4, 7, 0)
    play.wagon((1, 1), "road@E")
    assert play.happened(WagonMoved) == [WagonMoved(R, (1, 1), "road@E", (1, 0))]
    assert (play.supply(R, "wagon"), play.forecast(R)) == (0, 1)


def test_wagon_4_also_without_points() -> None:
    """WAGON-4: after everything of step 3; the wagon outweighed by others may drive on too."""
    scene = city("inns_cathedrals").stand(R, "wagon", (1, 0), "city@W").stand(B, "big_follower", (1, 0), "city@W")
    play = close(scene.lay("U frfr", (1, 1)))
    assert (play.gained(R), play.asked()) == (0, (R, "wagon"))
    kinds = [type(e) for e in play.events]
    assert Returned in kinds
    assert WagonMoved not in kinds


def test_wagon_4_only_wagons_of_scored_features() -> None:
    """WAGON-4: a wagon elsewhere is not asked."""
    scene = city().stand(B, "follower", (1, 0), "city@W").lay("U frfr", (1, 1)).stand(R, "wagon", (1, 1), "road@E")
    assert close(scene).asked() == (B, "tile")


def test_wagon_5_home_or_on() -> None:
    """WAGON-5: its player chooses; without a target it goes to the supply unasked."""
    scene = city().stand(R, "wagon", (1, 0), "city@W").lay("U frfr", (1, 1))
    play = close(scene)
    assert {o["do"] for o in play.offers()} == {"wagon", "skip"}
    assert play.decision.at == (1, 0)
    play.skip()
    assert (play.supply(R, "wagon"), play.asked()) == (1, (B, "tile"))
    play = close(city().stand(R, "wagon", (1, 0), "city@W"))
    assert (play.supply(R, "wagon"), play.asked()) == (1, (B, "tile"))


def test_wagon_6_a_own_tile_and_the_eight_around() -> None:
    """WAGON-6a: roads, cities and monasteries on nine cells; fields never, cells two away never."""
    scene = city().stand(R, "wagon", (1, 0), "city@W").lay("V rrff", (0, -1)).lay("B ffff", (1, -1)).lay("E cfff", (2, -1))
    scene.lay("V frrf", (2, 0)).lay("V frrf", (0, 1)).lay("G fcfc", (1, 1)).lay("abbey ****", (2, 1))
    scene.lay("U frfr", (3, 1)).lay("U frfr", (1, 2)).lay("V rrff", (-1, 1))
    assert targets(close(scene)) == {
        *(((0, -1), "road@N"), ((1, -1), "monastery"), ((2, -1), "city@N"), ((2, 0), "road@E")),
        *(((0, 1), "road@E"), ((1, 1), "city@E"), ((2, 1), "monastery")),
    }


def test_wagon_6_a_its_own_tile() -> None:
    """WAGON-6a: another feature of the tile where it stands."""
    scene = Scenario("fields", MODULE).lay("D crfr", (0, 0)).stand(R, "wagon", (0, 0), "city@N")
    play = scene.start("E", "W").tile((0, -1), "ffcf").skip()
    assert targets(play) == {((0, 0), "road@E")}


def test_wagon_6_b_c_unfinished_and_unoccupied() -> None:
    """WAGON-6b, c: no finished feature; none where anybody stands on any tile of it, but where somebody just went home."""
    scene = city().stand(R, "wagon", (1, 0), "city@W")
    scene.lay("W rfrr", (2, -1)).lay("W rrfr", (1, -1))  # the road between them is finished
    scene.lay("U frfr", (1, 1)).lay("U frfr", (2, 1)).lay("U frfr", (3, 1)).stand(B, "follower", (3, 1), "road@E")
    scene.lay("B ffff", (0, 1)).stand(B, "follower", (0, 1), "monastery")
    assert targets(close(scene)) == {
        *(((1, -1), "road@N"), ((1, -1), "road@W"), ((2, -1), "road@N"), ((2, -1), "road@S")),
    }


def test_wagon_7_am_x5_from_the_wagons_own_tile() -> None:
    """WAGON-7, AM-X5: R +4; the road on (2, 1), diagonal to the wagon, is a target, that on (3, 0) is not; nothing connects."""
    scene = city().stand(R, "wagon", (1, 0), "city@W").lay("U frfr", (2, 1)).lay("U rfrf", (3, 0)).lay("U rfrf", (-1, 1))
    play = close(scene)  # (-1, 1) is near the tile just placed only
    assert play.gained(R, "city") == 4
    assert targets(play) == {((2, 1), "road@E")}
    assert play.refusal(MoveWagon((3, 0), "road@N")) == "not_offered"
    play.wagon((2, 1), "road@E")
    assert play.forecast(R, "road") == 1


def three_wagons() -> Scenario:
    """All three have a wagon in one city; near by are two free roads."""
    scene = city(seats=3).lay("U frfr", (1, 1)).lay("U frfr", (1, -1))
    for seat in (G, B, R):
        scene.stand(seat, "wagon", (1, 0), "city@W")
    return scene


def test_wagon_9_am_e17_active_player_first_then_clockwise() -> None:
    """WAGON-9, AM-E17: each move counts for the next: the third wagon finds no road free any more."""
    play = close(three_wagons())
    assert play.asked() == (R, "wagon")
    play.wagon((1, 1), "road@E")
    assert play.asked() == (B, "wagon")
    assert targets(play) == {((1, -1), "road@E")}
    assert play.refusal(MoveWagon((1, 1), "road@E")) == "not_offered"
    play.wagon((1, -1), "road@E")
    assert play.asked() == (B, "tile")
    assert [play.supply(seat, "wagon") for seat in (R, B, G)] == [0, 0, 1]


def test_wagon_9_the_order_begins_with_the_active_player() -> None:
    """WAGON-9: when blue completes the city blue decides first, green second, red last."""
    play = three_wagons().start("U", "E", "W", "W").tile((2, 1), "frfr").skip().tile((0, 0), "fcff").skip()
    order = []
    while play.asked()[1] == "wagon":
        order.append(play.asked()[0])
        play.skip()
    assert order == [B, G, R]


def test_fig_4_a_wagon_on_its_way_is_in_exactly_one_place() -> None:
    """FIG-4: at each decision of step 4 every player's wagon is in the supply, on the map or on its way."""
    play = close(three_wagons())
    on_the_way = {R, B, G}
    for seat in (R, B):
        assert set(play.game.rules.elsewhere[0](play.game)) == {(s, "wagon") for s in on_the_way}
        assert [p for p in play.game.board.pieces() if p.seat in on_the_way] == []
        on_the_way.remove(seat)
        if seat == R:
            play.skip()
    assert play.supply(R, "wagon") == 1


def test_wagon_10_is_no_deployment() -> None:
    """WAGON-10, COMBO-22: whatever was placed in step 2, the wagon moves; it scores nothing and triggers no builder."""
    scene = city("traders_builders", "king_robber").stand(R, "wagon", (1, 0), "city@W")
    play = scene.lay("U frfr", (2, 1)).start("E", "W", "W", "W").tile((0, 0), "fcff").figure("follower", "field@NL")
    assert (play.supply(R), play.asked()) == (6, (R, "wagon"))
    play.wagon((2, 1), "road@E")
    assert [e for e in play.events if isinstance(e, Points | Completed)] == []
    assert play.asked() == (B, "tile")


def test_wagon_11_at_the_end_it_scores_and_stays() -> None:
    """WAGON-11: points like a follower's, no move."""
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).lay("U frfr", (0, 1)).stand(R, "wagon", (0, 0), "road@E")
    play = scene.start("U").tile((1, 0), "frfr").skip()
    assert (play.gained(R, "road"), play.supply(R, "wagon"), play.game.decision) == (2, 0, None)


def test_am_e13_deployed_on_a_feature_just_completed() -> None:
    """AM-E13: it scores, then may move in the same turn."""
    play = city().lay("U frfr", (0, 1)).start("E", "W").tile((0, 0), "fcff").figure("wagon", "city@E")
    assert (play.gained(R, "city"), play.asked()) == (4, (R, "wagon"))
    play.wagon((0, 1), "road@E")
    assert play.asked() == (B, "tile")


def test_am_e15_target_completed_in_the_same_step() -> None:
    """AM-E15: the road that the same tile has finished is no target."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).lay("W frrr", (-1, 0)).lay("W frrr", (1, 0))
    play = scene.stand(R, "wagon", (0, -1), "city@S").start("D", "W").tile((0, 0), "crfr").skip()
    assert play.gained(R, "city") == 4
    assert targets(play) == {((-1, 0), "road@S"), ((-1, 0), "road@W"), ((1, 0), "road@E"), ((1, 0), "road@S")}


def test_am_e16_target_with_an_own_follower() -> None:
    """AM-E16: not allowed."""
    scene = city().stand(R, "wagon", (1, 0), "city@W").lay("U frfr", (1, 1)).stand(R, "follower", (1, 1), "road@E")
    assert close(scene).asked() == (B, "tile")


def test_am_e18_from_a_monastery_or_abbey() -> None:
    """AM-E18: completed, the wagon may drive to a road or city on its own or the eight cells around it."""
    scene = Scenario("fields", MODULE).lay("abbey ****", (0, 0)).stand(R, "wagon", (0, 0), "monastery")
    scene.lay("E cfff", (0, -1))
    for at in ((-1, -1), (1, -1), (-1, 0), (1, 0)):
        scene.lay("B ffff", at)
    scene.lay("U frfr", (0, 1)).lay("U frfr", (-1, 1))
    play = scene.start("V", "W").tile((1, 1), "ffrr").skip()
    assert play.gained(R, "monastery") == 9
    roads = {((-1, 1), "road@E"), ((0, 1), "road@E"), ((1, 1), "road@S")}
    monasteries = {(at, "monastery") for at in ((-1, -1), (1, -1), (-1, 0), (1, 0))}
    assert targets(play) == roads | monasteries | {((0, -1), "city@N")}
    scene = Scenario("fields", MODULE).lay("AD rrrr", (0, 0)).stand(R, "wagon", (0, 0), "monastery")
    scene.lay("U rfrf", (0, -1)).lay("U frfr", (1, 0)).lay("U rfrf", (0, 1)).lay("U frfr", (-1, 0))
    for at in ((-1, -1), (1, -1), (-1, 1)):
        scene.lay("B ffff", at).stand(B, "follower", at, "monastery")
    play = scene.start("B", "W").tile((1, 1), "ffff").skip()
    own = {((0, 0), f"road@{side}") for side in "NESW"}
    around = {((0, -1), "road@N"), ((1, 0), "road@E"), ((0, 1), "road@N"), ((-1, 0), "road@E"), ((1, 1), "monastery")}
    assert targets(play) == own | around


def test_combo_20_monastery_with_an_abbot_and_garden() -> None:
    """COMBO-20: a monastery where an abbot stands is occupied; a garden is never a target."""
    scene = city("abbot").stand(R, "wagon", (1, 0), "city@W").lay("B ffff", (1, 1)).stand(B, "abbot", (1, 1), "monastery")
    assert close(scene.lay("Eg cfff", (2, -1)).lay("B ffff", (2, 1))).offers("wagon") == [
        {"do": "wagon", "at": [2, -1], "on": "city@N"},
        {"do": "wagon", "at": [2, 1], "on": "monastery"},
    ]


def test_combo_21_the_new_feature_counts_from_its_own_tiles() -> None:
    """COMBO-21: the wagon goes from a city with goods to a road with an inn; each gives what it is worth itself."""
    scene = Scenario("fields", MODULE, "inns_cathedrals", "traders_builders").lay("HQ fcfc", (1, 0)).lay("E fffc", (2, 0))
    scene.lay("W frrr", (0, 1)).lay("EB frfr", (1, 1)).stand(R, "wagon", (1, 0), "city@E")
    play = scene.start("E", "W", "W").tile((0, 0), "fcff").skip()
    assert play.gained(R, "city") == 6
    play.wagon((1, 1), "road@E")
    play.tile((2, 1), "frrr").skip()
    assert play.gained(R, "road") == 6
