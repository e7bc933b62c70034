"""RIVER-1 to RIVER-13 and the worked examples RIVER-X1 to RIVER-X5."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import NEWEST_RULES, Setup, dealing_stream
from bot.tile_game.expansions.river.rules import TILES as RIVER_SET
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Drawn, PlaceTile
from bot.tile_game.rules.queries import features, placed
from bot.tile_game.rules.tile_sets import RIVER
from tests.tile_game.boxes import shuffled
from tests.tile_game.scenario import Play, Scenario, rotation

TILES = RIVER_SET.tiles


def river(*modules: str, seats: int = 2) -> Scenario:
    """The source lies at (0, 0), its water flows east."""
    return Scenario("fields", "river", *modules, seats=seats).lay_start()


def ways(play: Play) -> set[tuple[tuple[int, int], str]]:
    """Where the tile in hand may lie, and the sides it then shows."""
    assert play.game.hand is not None
    sides = play.game.rules.tiles[play.game.hand].sides
    return {(tuple(o["at"]), "".join(sides[(s - o["rot"]) % 4] for s in range(4))) for o in play.offers("tile")}


def deal(seed: int, *modules: str) -> tuple[str, ...]:
    setup = Setup(2, ("fields", "river", *modules), seed=simulated_seed(seed).hex())
    return CARCASSONNE.deal(setup, dealing_stream(setup), NEWEST_RULES)


def test_river_1_twelve_tiles_each_with_one_stretch_of_water() -> None:
    assert sum(t.count for t in TILES) == 12
    for tile in TILES:
        (water,) = (s for s in tile.segments if s.kind == RIVER)
        assert len(water.at) == (1 if tile.flags.source or tile.flags.lake else 2)
    assert [sum(t.count for t in TILES if t.flags.source), sum(t.count for t in TILES if t.flags.lake)] == [1, 1]


def test_river_2_the_source_lies_instead_of_the_start_tile() -> None:
    game = CARCASSONNE.start(Setup(2, ("fields", "river"), seed=simulated_seed(1).hex()))
    assert [(p.at, p.tile) for p in placed(game)] == [((0, 0), "RA")]
    ordinary = Counter(deal(1)[11:])
    assert sum(ordinary.values()) == shuffled()
    assert ordinary["D"] == 3  # the fourth is the start tile, in the box


@pytest.mark.parametrize(("modules", "others"), [((), 10), (("siege",), 11)])
def test_river_3_ten_tiles_are_shuffled_and_the_lake_lies_below_them(modules: tuple[str, ...], others: int) -> None:
    piles = [deal(seed, *modules)[: others + 1] for seed in range(5)]
    assert all(pile[-1] == "RB" for pile in piles)
    assert len(set(piles)) == 5
    box = Counter({t.id: t.count for t in TILES}) - Counter(("RA", "RB"))
    assert all(Counter(pile[:-1]) - Counter(["SR"] * len(modules)) == box for pile in piles)


@pytest.mark.parametrize("seed", range(3))
def test_river_x1_the_order_of_the_pile(seed: int) -> None:
    """RIVER-X1, RIVER-4: eleven turns draw river tiles, the eleventh the lake, the twelfth draw is an ordinary tile."""
    game = CARCASSONNE.start(Setup(3, ("fields", "river"), seed=simulated_seed(seed).hex()))
    events = list(game.first_events)
    while game.left() >= shuffled():
        events += game.apply(game.default())
    drawn = [(e.seat, e.tile) for e in events if isinstance(e, Drawn)]
    river_ids = {t.id for t in TILES}
    assert [seat for seat, _ in drawn] == [0, 1, 2] * 4
    assert [tile in river_ids for _, tile in drawn] == [True] * 11 + [False]
    assert drawn[10] == (1, "RB")


def test_river_5_the_water_must_go_on() -> None:
    play = river().start("RG", "RB", "U")
    assert ways(play) == {((1, 0), "fvfv")}
    assert play.refusal(PlaceTile((0, -1), 1)) == "does_not_fit"  # field to field, but beside the river


def test_river_5_all_other_sides_must_match_too() -> None:
    assert ways(river().start("RD", "RB", "U")) == {((1, 0), "cvrv"), ((1, 0), "rvcv")}
    assert ways(river().lay("E ffcf", (1, -1)).start("RD", "RB", "U")) == {((1, 0), "cvrv")}


def test_river_6_the_first_bend_is_free() -> None:
    assert ways(river().lay("RG fvfv", (1, 0)).start("RJ", "RB", "U")) == {((2, 0), "ffvv"), ((2, 0), "vffv")}


@pytest.mark.parametrize("straights", [0, 1, 2])
def test_river_6_never_the_same_way_twice(straights: int) -> None:
    """RIVER-6, RIVER-7, RIVER-E3, RIVER-E4: right as the water flows, then straight on or not: only left is legal."""
    scene = river().lay("RJ ffvv", (1, 0))  # flows in from the west, out to the south: right
    for y in range(1, straights + 1):
        scene.lay("RG vfvf", (1, y))
    play = scene.start("RJ", "RB", "U")
    here = (1, straights + 1)
    assert ways(play) == {(here, "vvff")}  # to the east is left, seen along the flow
    right = rotation(play.game.rules.shapes[play.game.rules.kind_of["RJ"]], "vffv")
    assert play.refusal(PlaceTile(here, right)) == "does_not_fit"


def test_river_7_turns_are_seen_along_the_flow() -> None:
    # left to the north, then right to the east is legal, left to the west is not
    assert ways(river().lay("RJ vffv", (1, 0)).start("RJ", "RB", "U")) == {((1, -1), "fvvf")}


def test_river_6_after_left_only_right_again() -> None:
    play = river().lay("RJ ffvv", (1, 0)).lay("RJ vvff", (1, 1)).start("RJ", "RB", "U")
    assert ways(play) == {((2, 1), "ffvv")}


def test_river_8_a_river_turn_is_an_ordinary_turn() -> None:
    play = river("abbot").start("RE", "RJg", "RB", "U").tile((1, 0), "rvfv")
    assert play.places() == {"road@N", "monastery", "field@NL", "field@NR", "field@ER"}
    assert play.places("abbot") == {"monastery"}
    play.figure("follower", "road@N").tile((2, 0), "ffvv")
    assert play.places("abbot") == {"garden"}
    assert (play.supply(0), play.supply(1)) == (6, 7)


def test_river_9_nobody_stands_on_the_water() -> None:
    play = river().start("RG", "RB", "U").tile((1, 0), "fvfv")
    # the north bank is one with the field round the source, and the south bank too
    assert play.places() == {"field@NL", "field@ER"}
    for on in ("river@E", "river@W"):
        assert play.refusal(Deploy("follower", on)) == "no_such_segment"
    assert {f.kind for f in features(play.game)} == {"field"}
    play.skip().tile((2, 0), "fffv")
    assert play.refusal(Deploy("follower", "river@W")) == "no_such_segment"


def test_river_10_the_river_parts_fields() -> None:
    scene = Scenario("fields", "river").lay("RG fvfv", (0, 0)).lay("RG fvfv", (1, 0))
    play = scene.stand(1, "follower", (0, 0), "field@NL").start("B", "B")
    assert play.feature((1, 0), "field@NL").figures != ()
    assert play.feature((1, 0), "field@ER").figures == ()
    play.tile((1, 1), "ffff")
    assert "field@NL" in play.places()


@pytest.mark.parametrize(("tile", "sides"), [("RA", "fffv"), ("RB", "fffv")])
def test_river_11_the_field_runs_round_source_and_lake(tile: str, sides: str) -> None:
    scene = Scenario("fields", "river").lay("RG fvfv", (0, 0)).lay(f"{tile} {sides}", (1, 0))
    play = scene.start("B", "B")
    assert play.feature((0, 0), "field@NL") == play.feature((0, 0), "field@ER")


def test_river_12_a_bridge_is_one_road_that_parts_fields() -> None:
    scene = Scenario("fields", "river").lay("RF rvrv", (0, 0)).lay("A ffrf", (0, -1)).stand(0, "follower", (0, -1), "road@S")
    play = scene.start("U", "A", "U")
    assert play.feature((0, 0), "road@N").segments[-1] == ((0, 0), "road@N")
    fields = [play.feature((0, 0), on) for on in ("field@NL", "field@NR", "field@ER", "field@SR")]
    assert fields[0] == fields[1]  # round the end of the road at the monastery in the north
    assert len({f.segments for f in fields}) == 3
    play.tile((0, 1), "rfrf").skip().tile((0, 2), "rfff").skip()
    assert play.gained(0, "road") == 4


def test_river_12_both_banks_and_both_sides_of_the_road() -> None:
    play = Scenario("fields", "river").lay("RF rvrv", (0, 0)).start("U", "U")
    assert len({play.feature((0, 0), on).segments for on in ("field@NL", "field@NR", "field@ER", "field@SR")}) == 4


def test_river_13_river_tiles_count_as_tiles() -> None:
    """RIVER-13, RIVER-9: for gardens and roads; the water itself gives nothing."""
    scene = Scenario("fields", "river", "abbot").lay("Eg ffcf", (0, 0)).lay_around((0, 0), (0, 1), (0, -1), (1, -1))
    scene.lay("E cfff", (0, 1)).lay("RE rvfv", (0, -1)).lay("A ffrf", (0, -2))
    end = scene.stand(0, "abbot", (0, 0), "garden").start()
    assert end.gained(0) == 8
    assert end.feature((0, -1), "road@N").tiles == 2


def test_river_x2_and_x3_legal_and_illegal_steps() -> None:
    """RIVER-X2, RIVER-X3: right, straight, then only left."""
    play = river().start("RG", "RJ", "RG", "RJ", "RB", "U")
    for at, sides in (((1, 0), "fvfv"), ((2, 0), "ffvv"), ((2, 1), "vfvf")):
        play.tile(at, sides).skip()
    assert ways(play) == {((2, 2), "vvff")}
    play.tile((2, 2), "vvff")
    assert play.kinds() == ["laid"]


def test_river_x4_fields_divided() -> None:
    scene = Scenario("fields", "river").lay("RG fvfv", (0, 0)).stand(0, "follower", (0, 0), "field@NL")
    play = scene.start("B", "B").tile((0, 1), "ffff")
    assert "field@NL" in play.places()
    assert play.feature((0, 0), "field@ER").figures == ()


@pytest.mark.parametrize("bank", ["field@NL", "field@ER"])
def test_river_x5_field_round_the_lake(bank: str) -> None:
    play = (
        Scenario("fields", "river")
        .lay("RG fvfv", (1, 0))
        .lay("RB fffv", (2, 0))
        .stand(0, "follower", (1, 0), bank)
        .start("B", "B")
    )
    north, south = play.feature((1, 0), "field@NL"), play.feature((1, 0), "field@ER")
    assert north == south
    assert len(north.figures) == 1


def river_games() -> list[Play]:
    """Several games in which chance chooses every placement until the lake lies."""
    plays = []
    for seed in range(12):
        chance = random.Random(seed)
        play = Play(CARCASSONNE.start(Setup(2, ("river",), seed=simulated_seed(seed).hex())))
        while play.game.opening_left() or play.decision.tile == "RB":
            play.do(chance.choice(play.game.options()))
            assert "unplaceable" not in play.kinds()
        plays.append(play)
    return plays


def test_river_e1_every_river_tile_can_be_placed() -> None:
    """RIVER-E1, RIVER-E6: and when the lake lies no open water is left that an ordinary tile could meet."""
    for play in river_games():
        lying = {p.at: p for p in placed(play.game)}
        assert len([p for p in lying.values() if p.tile.startswith("R")]) == 12
        for at, tile in lying.items():
            for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                if CARCASSONNE.tiles[tile.tile].sides[(side - tile.rot) % 4] == "v":
                    assert (at[0] + dx, at[1] + dy) in lying
