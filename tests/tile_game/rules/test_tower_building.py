"""Towers are started, raised and finished (TOWER-1 to 16, 28)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.tower.rules import TILES, BuildTier, Captured, CloseTower, TierBuilt, TowerClosed
from bot.tile_game.rules.moves import PlaceTile
from tests.tile_game.boxes import shuffled
from tests.tile_game.rules.towers import (
    away,
    build,
    captive,
    close,
    closings,
    heights,
    no_figures,
    no_tiers,
    sites,
    tiers,
    tower,
    yard,
)
from tests.tile_game.scenario import Play, Scenario

FOUNDATIONS = [t for t in TILES.tiles for _ in range(t.count)]

NO_TEST: dict[str, str] = {}


def deal(*modules: str) -> tuple[str, ...]:
    return CARCASSONNE.deal(Setup(2, modules), Stream(simulated_seed(1)), NEWEST_RULES)


def test_tower_1_its_18_tiles_are_shuffled_among_the_ordinary_ones() -> None:
    """TOWER-1: all 18 come into the ordinary stack, none into the river's."""
    stack = deal("tower", "river")
    assert Counter(stack) - Counter(deal("river")) == Counter(t.id for t in FOUNDATIONS)
    assert len(stack) == 11 + shuffled("tower")
    assert not {t.id for t in FOUNDATIONS} & set(stack[:11])
    places = [i for i, tile in enumerate(stack) if tile.startswith("T") and tile != "T"]
    assert len(places) == 18
    assert places[-1] - places[0] > 18  # spread, not one block


def test_tower_2_every_tile_of_the_set_has_one_foundation() -> None:
    """TOWER-2, TOWER-E3: each lies on the map with one tower of height 0; two side by side are two towers."""
    scene = Scenario("tower")
    for x, tile in enumerate(TILES.tiles):
        scene.lay(f"{tile.id} {tile.sides}", (x, 0))
    scene.lay("B ffff", (40, 40))
    play = scene.start("B")
    assert len(FOUNDATIONS) == 18
    assert heights(play) == {(x, 0): 0 for x in range(17)}


def test_tower_2_other_tiles_have_none() -> None:
    """TOWER-2: no tile of the base game is a foundation."""
    play = away(Scenario("tower").lay("B ffff", (20, 20)).start("B", "B"))
    assert heights(play) == {}
    assert play.offers("tier") == []


@pytest.mark.parametrize(("seats", "each", "unused"), [(2, 10, 10), (3, 9, 3), (4, 7, 2), (5, 6, 0), (6, 5, 0)])
def test_tower_3_tiers_at_the_start(seats: int, each: int, unused: int) -> None:
    """TOWER-3, TOWER-W3: 10, 9, 7, 6 or 5 tiers for each player out of 30."""
    play = Scenario("tower", "inns_cathedrals", seats=seats).lay("B ffff", (0, 0)).start("B", "B")
    assert [t["tiers"] for t in play.game.tokens()] == [each] * seats
    assert 30 - seats * each == unused


def test_tower_4_a_tower_belongs_to_nobody() -> None:
    """TOWER-4, TOWER-12, TOWER-13: seat 1 raises what seat 0 has started, seat 2 finishes it."""
    play = yard(seats=3).start("B", "B", "B", "B")
    build(away(play), (0, 0))
    assert tiers(play) == [9 - 1, 9, 9]
    build(away(play), (0, 0))
    assert tiers(play) == [8, 8, 9]
    close(away(play), (0, 0))
    assert heights(play)[0, 0] == 2
    assert tiers(play) == [8, 8, 9]  # finishing costs no tier


def test_tower_5_tiers_stay_where_they_are() -> None:
    """TOWER-5: nothing that happens to a tower gives a tier back, not even the end of the game."""
    play = yard().lay("TC ffff", (1, 0)).prepare(tower((1, 0), 3, (1, "follower"))).start("B")
    build(away(play), (0, 0)).do(play.game.options()[0])  # the follower on the other tower is captured
    assert play.happened(Captured)
    assert play.game.decision is None
    assert tiers(play) == [9, 10]
    assert heights(play) == {(0, 0): 1, (1, 0): 3}


def test_tower_7_the_foundation_plays_no_part_in_placing() -> None:
    """TOWER-7: a monastery with a foundation fits where one without does."""
    plain, founded = (Scenario("tower").lay("D crfr", (0, 0)).start(t).game.options() for t in ("B", "TC"))
    assert plain == founded == (PlaceTile((0, 1), 0),)


def test_tower_8_a_road_on_a_bridge_over_a_city() -> None:
    """TOWER-8: one city, one road, four separate fields."""
    play = Scenario("tower", "fields").lay("B ffff", (20, 20)).lay("D crfr", (0, 0)).start("TH")
    play.tile((1, 0), "crcr")
    assert play.places() == {"city@N", "road@E", "field@EL", "field@ER", "field@WL", "field@WR"}


def test_tower_8_the_city_runs_under_the_road() -> None:
    """TOWER-8: north and south are one city, east and west one road; the fields on both sides of the road stay apart."""
    scene = Scenario("tower", "fields").lay("D crfr", (1, 0)).lay("E ffcf", (0, -1)).stand(1, "follower", (0, -1), "city@S")
    scene.stand(1, "follower", (1, 0), "road@E").lay("U frfr", (-1, 0)).stand(1, "follower", (-1, 0), "field@NL")
    play = scene.start("TH")
    play.tile((0, 0), "crcr")
    # the road goes on to (1, 0), the city comes from (0, -1); of the fields only the north-western one is a farmer's
    assert play.places() == {"field@EL", "field@ER", "field@WL"}


def test_tower_9_no_figure_stands_on_a_bare_foundation() -> None:
    """TOWER-9: beside the monastery the tile just laid offers no place, and a tower of height 0 cannot be finished."""
    play = yard().start("TC", "B")
    away(play)
    assert play.places() == {"monastery"}
    assert play.offers("close") == []
    assert play.refusal(CloseTower((0, 0), "follower")) == "wrong_kind"


@pytest.mark.parametrize("first", ["figure", "tier", "close", "skip"])
def test_tower_10_one_thing_in_step_two(first: str) -> None:
    """TOWER-10: place a figure, build a tier, finish a tower or do nothing: after any of them the turn is over."""
    play = yard().lay("TC ffff", (5, 5)).prepare(tower((5, 5), 1)).start("B", "B")
    away(play)
    assert {o["do"] for o in play.offers()} == {"figure", "tier", "close", "skip"}
    play.do(next(o for o in play.game.options() if o.do == first))
    assert play.asked() == (1, "tile")


def test_tower_10_taking_the_abbot_back_is_the_step_two_action() -> None:
    """TOWER-10, TOWER-X6: in its place a tier could have been built, not beside it."""
    scene = yard("abbot").stand(0, "abbot", (20, 20), "monastery")
    play = scene.start("V", "V")
    play.tile((20, 21), "ffrr").do(next(o for o in play.game.options() if o.do == "retrieve"))
    assert play.gained(0) == 2
    assert play.asked() == (1, "tile")
    assert tiers(play) == [10, 10]


def test_tower_11_start_a_tower_on_any_foundation() -> None:
    """TOWER-11, TOWER-14: also on the tile just laid, and also far from a tile without foundation."""
    play = away(yard().start("TC", "B", "B"))
    assert sites(play) == {(0, 0), (21, 20)}
    build(play, (21, 20))
    assert play.happened(TierBuilt) == [TierBuilt(0, (21, 20), 1)]
    assert heights(play) == {(0, 0): 0, (21, 20): 1}
    away(play)  # a tile without foundation
    assert sites(play) == {(0, 0), (21, 20)}


def test_tower_12_raise_any_open_tower() -> None:
    """TOWER-12: whoever built what lies below."""
    play = away(yard().prepare(tower((0, 0), 4)).start("B", "B"))
    build(play, (0, 0))
    assert play.happened(TierBuilt) == [TierBuilt(0, (0, 0), 5)]
    assert tiers(play) == [9, 10]


def test_tower_13_finish_any_open_tower() -> None:
    """TOWER-13, TOWER-17: a follower from the supply stands on top; nobody is captured."""
    scene = yard().lay("B ffff", (1, 0)).stand(1, "follower", (1, 0), "monastery").prepare(tower((0, 0), 2))
    play = away(scene.start("B", "B"))
    assert closings(play) == {((0, 0), "follower")}
    close(play, (0, 0))
    assert play.happened(TowerClosed) == [TowerClosed(0, "follower", (0, 0))]
    assert play.happened(Captured) == []
    assert (play.supply(0), play.supply(1)) == (6, 6)
    assert play.asked() == (1, "tile")


def test_tower_13_an_empty_supply_finishes_nothing() -> None:
    """TOWER-13: the follower comes from the supply."""
    play = away(yard().prepare(tower((0, 0), 1)).prepare(no_figures(0)).start("B", "B"))
    assert closings(play) == set()
    assert sites(play) == {(0, 0)}


def test_tower_15_one_tier_and_no_limit_to_the_height() -> None:
    """TOWER-15: a tower of 20 tiers becomes one of 21, then the next player is on turn."""
    play = build(away(yard().prepare(tower((0, 0), 20)).start("B", "B")), (0, 0))
    assert heights(play)[0, 0] == 21
    assert play.asked() == (1, "tile")
    assert sites(away(play)) == {(0, 0)}


def test_tower_16_without_tiers_only_finishing_is_open() -> None:
    """TOWER-16: no start, no raise; figures and finishing stay."""
    scene = yard().lay("TC ffff", (5, 5)).prepare(tower((5, 5), 1)).prepare(no_tiers(0))
    play = away(scene.start("B", "B"))
    assert sites(play) == set()
    assert play.refusal(BuildTier((5, 5))) == "wrong_kind"
    assert closings(play) == {((5, 5), "follower")}
    assert play.places() == {"monastery"}
    play.skip()
    assert sites(away(play)) == {(0, 0), (5, 5)}  # the other player has tiers


def test_tower_28_a_finished_tower_is_closed() -> None:
    """TOWER-28: it is not raised and takes no second follower, not even of its owner; others stay open."""
    scene = yard().lay("TC ffff", (5, 5)).prepare(tower((5, 5), 2, (0, "follower")))
    play = away(scene.start("B", "B"))
    assert sites(play) == {(0, 0)}
    assert closings(play) == set()
    assert play.refusal(CloseTower((5, 5), "follower")) == "wrong_kind"
    assert play.refusal(BuildTier((5, 5))) == "not_offered"


def test_tower_e3_two_foundations_side_by_side() -> None:
    """TOWER-E3: each has its own height and its own reach."""
    scene = yard().lay("TC ffff", (1, 0)).prepare(tower((1, 0), 3))
    scene.lay("B ffff", (-2, 0)).stand(1, "follower", (-2, 0), "monastery")
    play = build(away(scene.start("B", "B")), (0, 0))
    assert heights(play) == {(0, 0): 1, (1, 0): 3}
    assert play.asked() == (1, "tile")  # (-2, 0) is out of reach of the low tower
    build(away(play), (1, 0))
    assert heights(play) == {(0, 0): 1, (1, 0): 4}


def test_tower_e4_a_reopened_tower_may_be_used_in_the_next_step_two() -> None:
    """TOWER-E4, TOWER-27: not in the step 2 that reopened it; then raised or finished, its height unchanged."""
    scene = yard().lay("TC ffff", (1, 0)).prepare(tower((1, 0), 3, (0, "follower")))
    play = build(away(scene.start("B", "B")), (0, 0))
    play.do(play.game.options()[0])
    assert play.asked() == (1, "tile")
    away(play)
    assert sites(play) == {(0, 0), (1, 0)}
    assert closings(play) == {((0, 0), "follower"), ((1, 0), "follower")}
    build(play, (1, 0))
    assert heights(play)[1, 0] == 4


def test_tower_e7_a_player_without_figures_plays_on() -> None:
    """TOWER-E7: all his followers are captive: he lays tiles, builds tiers, and may ransom with 3 points."""
    scene = yard().prepare(captive(1, 0, *["follower"] * 7))
    play = away(scene.start("B", "B"))
    assert play.places() == set()
    assert sites(play) == {(0, 0)}
    assert play.offers("ransom") == []
    build(play, (0, 0))
    assert tiers(play) == [9, 10]


def test_tower_e12_the_last_tile_may_still_be_used() -> None:
    """TOWER-E12: start a tower and capture in the last turn; only then the game ends."""
    scene = yard().lay("A rfff", (1, 0)).stand(1, "follower", (1, 0), "monastery")
    play: Play = build(away(scene.start("B")), (0, 0))
    assert play.asked() == (0, "capture")
    play.do(play.game.options()[0])
    assert play.game.decision is None
    assert play.game.scores == [0, 0]  # the captured monk scores nothing at the end
