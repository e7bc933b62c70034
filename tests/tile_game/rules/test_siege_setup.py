"""What Siege and Defence brings, and its outposts at the start (SIEGE-1 to 9, 20 to 26, 71 to 75)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.siege import rules as siege
from bot.tile_game.expansions.siege.rules import CounterAttacked, DefenderPlaced
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.moves import Completed
from tests.tile_game.boxes import shuffled
from tests.tile_game.rules.sieges import catapults, chances, choose, defend, pile, piles, plain, row, rows
from tests.tile_game.rules.test_tower_building import deal
from tests.tile_game.scenario import Scenario

SET = siege.TILES.tiles
LANDSCAPE = Counter({t.id: t.count for t in SET if t.id != "SR"})


def new_game(seats: int, *modules: str) -> Carcassonne:
    return CARCASSONNE.start(Setup(seats, modules, seed=simulated_seed(3).hex()))


def test_siege_1_17_landscape_tiles_and_one_river_tile() -> None:
    """SIEGE-1: each with its symbols; the fortress is two tiles of six cells."""
    assert (LANDSCAPE.total(), sum(t.count for t in SET)) == (17, 18)
    assert all(1 <= len(t.flags.siege) <= 2 for t in SET)  # SIEGE-41
    assert Counter(c.tile for c in siege.FORTRESS.cells) == {"left": 6, "right": 6}


@pytest.mark.parametrize(("others", "followers"), [((), 9), (("inns_cathedrals", "abbey_mayor"), 9)])
def test_siege_2_two_more_normal_followers(others: tuple[str, ...], followers: int) -> None:
    """SIEGE-2: 7 + 2 for each player; nothing else is doubled."""
    with_siege, without = new_game(3, "siege", *others), new_game(3, *others)
    for seat in range(3):
        assert with_siege.supplies[seat] == without.supplies[seat] | {"follower": followers}


def test_siege_3_with_and_without_the_abbot() -> None:
    """SIEGE-3: recommended, not required."""
    assert "abbot" not in new_game(2, "siege").supplies[0]
    assert new_game(2, "siege", "abbot").supplies[0]["abbot"] == 1


def test_siege_5_the_start_tile_stays_out_of_the_game() -> None:
    """SIEGE-5: neither on the map nor in the stack; the other copies of its kind are in the stack."""
    game = new_game(2, "siege")
    assert "D" not in {laid.shape.id for laid in game.board.cells.values()}
    assert Counter(deal("siege"))["D"] == 3


def test_siege_6_without_the_river() -> None:
    """SIEGE-6: source and lake lie at the fortress, the river tile of the set and all others are not used."""
    game = new_game(2, "siege")
    laid = [laid.shape.id for laid in game.board.cells.values()]
    assert [tile for tile in laid if tile.startswith("R")] == ["RA", "RB"]
    assert len(laid) == 14
    assert not [tile for tile in deal("siege") if tile in ("SR", "RA", "RB", "RG")]


def test_siege_7_with_the_river() -> None:
    """SIEGE-7: the set's river tile is shuffled among the river's, the lake is the last of them, the source lies."""
    stack = deal("siege", "river")
    assert Counter(stack[:12])["SR"] == 1
    assert stack[11] == "RB"
    assert "RA" not in stack
    places = {
        CARCASSONNE.deal(Setup(2, ("siege", "river")), Stream(simulated_seed(n)), NEWEST_RULES).index("SR") for n in range(12)
    }
    assert len(places) > 3
    game = new_game(2, "siege", "river")
    assert [laid.shape.id for laid in game.board.cells.values() if laid.shape.id.startswith("R")] == ["RA"]


def test_siege_8_the_landscape_tiles_are_shuffled_into_the_stack() -> None:
    """SIEGE-8: all 17, spread over it."""
    stack = deal("siege")
    assert Counter(stack) - Counter(deal()) == LANDSCAPE
    assert len(stack) == shuffled("siege")
    places = [i for i, tile in enumerate(stack) if tile in LANDSCAPE]
    assert places[-1] - places[0] > 17


def test_siege_9_outposts_start_empty() -> None:
    """SIEGE-9: rows, follower cells and catapult cells."""
    play = plain().start("B", "B")
    assert (rows(play), piles(play), catapults(play)) == ({}, {}, set())


def test_siege_20_three_outposts() -> None:
    """SIEGE-20: a farmer's defender can go to each of them."""
    play = plain("fields").start("B", "B").tile((21, 20), "ffff").figure("follower", "field@NL")
    assert chances(play) == ["knights", "travellers", "monks"]


LENGTHS = [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7)]


@pytest.mark.parametrize(("seats", "length"), LENGTHS)
@pytest.mark.parametrize("outpost", ["knights", "travellers", "monks"])
def test_siege_22_the_length_of_the_rows(seats: int, length: int, outpost: str) -> None:
    """SIEGE-21, SIEGE-22, SIEGE-4: with one cell free a defender fills the row; with two it does not."""
    tile, on = {"knights": ("E", "city@W"), "travellers": ("U", "road@N"), "monks": ("B", "monastery")}[outpost]
    sides = {"E": "fffc", "U": "rfrf", "B": "ffff"}[tile]
    at = {"E": (31, 30), "U": (21, 20), "B": (21, 20)}[tile]
    for free, full in ((1, True), (2, False)):
        scene = plain("inns_cathedrals", seats=seats).lay("G fcfc", (30, 30)).prepare(row(outpost, *[1] * (length - free)))
        play = scene.start(tile, "B").tile(at, sides).figure("follower", on)
        defend(play, outpost)
        assert bool(play.happened(CounterAttacked)) is full
        assert len(rows(play).get(outpost, ())) == (0 if full else length - 1)


def test_siege_23_no_cell_is_asked_for() -> None:
    """SIEGE-23: one option for the row, however many of its cells are free; it is filled one after another."""
    play = plain().prepare(row("monks", 1)).start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    assert chances(play) == ["monks"]
    defend(play, "monks")
    assert rows(play) == {"monks": (1, 0)}


def test_siege_24_several_of_one_player_in_a_row() -> None:
    """SIEGE-24: two defenders of seat 0 beside each other."""
    play = plain().prepare(row("monks", 0)).start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert rows(play) == {"monks": (0, 0)}


def test_siege_25_the_follower_cell_holds_any_number() -> None:
    """SIEGE-25, SIEGE-W4: a ninth one is put on the pile; a row full but for one cell does not matter."""
    scene = plain("fields", seats=3).prepare(pile("monks", 0, 0, 0, 0, 1, 1, 2, 2)).prepare(row("monks", 1, 1, 1, 1))
    play = scene.start("B", "B").tile((21, 20), "ffff").figure("follower", "field@NL")
    defend(play, "monks")
    assert play.happened(DefenderPlaced) == [DefenderPlaced(0, "monks", True)]
    assert piles(play) == {"monks": (0, 0, 0, 0, 1, 1, 2, 2, 0)}
    assert play.forecast(0, "defence") == 15


def test_siege_26_follower_cell_and_catapult_complete_no_row() -> None:
    """SIEGE-26: neither is needed for a full row (a full row without them strikes), neither fills the last cell."""
    play = plain().prepare(row("monks", 1, 1, 1)).start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    assert defend(play, "monks").happened(CounterAttacked)
    scene = plain("fields").prepare(row("monks", 1, 1, 1)).prepare(pile("monks", 1))
    play = scene.start("SM", "B").tile((21, 20), "cfff").figure("follower", "field@EL")
    assert catapults(play) == {"monks"}
    assert defend(play, "monks").happened(CounterAttacked) == []
    assert rows(play) == {"monks": (1, 1, 1)}


def test_siege_71_a_road_with_four_arms_is_one_road() -> None:
    """SIEGE-71: complete only when all four ends are closed; 5 tiles, the crossing counts 1; four fields at its corners."""
    scene = plain("fields").lay("A ffrf", (0, -1)).lay("A fffr", (1, 0)).lay("A rfff", (0, 1))
    scene.stand(1, "follower", (0, -1), "road@S")
    play = scene.start("SA", "A", "B").tile((0, 0), "rrrr")
    assert play.places() == {"field@NL", "field@NR", "field@ER", "field@SR"}
    play.skip()
    assert play.happened(Completed) == []
    play.tile((-1, 0), "frff").skip()
    assert play.happened(Completed) == [Completed("road", (0, -1), "road@S", 5)]
    assert play.gained(1) == 5


def test_siege_72_a_road_across_a_city() -> None:
    """SIEGE-72: one city with a shield, one road, the fields left and right of the road separate."""
    play = plain("fields").lay("D crfr", (0, 0)).start("SB", "B").tile((1, 0), "crcr")
    assert play.places() == {"city@N", "road@E", "field@EL", "field@ER", "field@WL", "field@WR"}
    scene = plain().lay("E ffcf", (0, -1)).lay("E cfff", (0, 1)).lay("U frfr", (1, 0)).stand(1, "follower", (0, -1), "city@S")
    play = scene.start("SB", "B").tile((0, 0), "crcr").figure("follower", "road@E").skip()
    assert play.happened(Completed) == [Completed("city", (0, -1), "city@S", 3)]
    assert play.game.scores == [0, 8]  # 2 * 3 tiles + 2 for the shield


def test_siege_73_the_road_passes_under_the_river() -> None:
    """SIEGE-73: one road; it parts the fields on its sides, the river parts the banks."""
    play = Scenario("siege", "river", "fields").lay_start().start("SR", "B")
    choose(play, "knights").tile((4, 2), "rvrv")
    assert play.places() == {"road@N", "field@NL", "field@NR", "field@ER", "field@SR"}


def test_siege_74_a_corner_parts_two_fields() -> None:
    """SIEGE-74: city in the north and east; the fields in the south and in the west do not join."""
    play = plain("fields").start("SC", "B").tile((20, 21), "ffcc")
    assert play.places() == {"city@S", "field@NL", "field@EL"}


def test_siege_75_the_symbols_of_the_tiles() -> None:
    """SIEGE-75: each outpost 6 times, the question mark 3 times, three tiles with two symbols."""
    symbols = Counter(s for t in SET for s in t.flags.siege for _ in range(t.count))
    assert symbols == {"knights": 6, "travellers": 6, "monks": 6, "any": 3}
    assert sorted(t.id for t in SET if len(t.flags.siege) == 2) == ["SF", "SI", "SQ"]
