"""The fortress on the map: its cells, banks, river and what it counts for (SIEGE-4 to 19, 64, 65)."""

from __future__ import annotations

import pytest

from bot.engine.events import Points
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.siege.rules import lay_fortress
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.moves import Completed
from bot.tile_game.rules.tile_sets import RIVER
from tests.tile_game.rules.sieges import choose, defend, rows
from tests.tile_game.scenario import Cell, Play, Scenario

WALLS = {(x, y) for x in range(4) for y in range(3)}
"""The cells of the fortress."""

AROUND = {(x, y) for x in range(4) for y in (-1, 3)} | {(4, 0), (4, 1), (-1, 1), (-1, 2)}
"""The cells beyond its twelve field sides."""


def waters(play: Play, at: Cell) -> set[str]:
    """The sides at which water leaves the tile there."""
    shape = play.game.board.cells[cell_of(at)].shape
    return {side for kind, sides in zip(shape.kinds, shape.places_at, strict=True) if kind == RIVER for side in sides}


def fortress(*others: str, seats: int = 2) -> Scenario:
    """The map as a game begins."""
    return Scenario("siege", *others, seats=seats).lay_start()


def placeable(play: Play) -> set[Cell]:
    """Where the tile in hand can lie."""
    return {tuple(o["at"]) for o in play.offers("tile")}


@pytest.mark.parametrize("seats", [2, 4])
def test_siege_4_one_fortress_of_twelve_cells(seats: int) -> None:
    """SIEGE-4, SIEGE-10, SIEGE-11: 4 cells wide, 3 high, on both sides of its tiles; besides source and lake nothing lies."""
    game = CARCASSONNE.start(Setup(seats, ("siege",), seed=simulated_seed(1).hex()))
    assert {at_of(cell) for cell in game.board.cells} == WALLS | {(-1, 0), (4, 2)}


def test_siege_12_the_river_at_its_corners() -> None:
    """SIEGE-12, SIEGE-6: the source in the west flows into the fortress, the water leaves it in the east into the lake."""
    play = fortress().start("B", "B")
    cells = play.game.board.cells
    assert (cells[cell_of((-1, 0))].shape.id, waters(play, (-1, 0))) == ("RA", {"E"})
    assert (cells[cell_of((4, 2))].shape.id, waters(play, (4, 2))) == ("RB", {"W"})
    assert waters(play, (0, 0)) == {"W"}
    assert waters(play, (3, 2)) == {"E"}


def test_siege_12_with_the_river_the_first_tile_goes_east() -> None:
    """SIEGE-12, SIEGE-7: the source lies in the west, the river goes on at (4, 2)."""
    play = fortress("river").start("RG", "B")
    assert placeable(play) == {(4, 2)}
    assert cell_of((4, 2)) not in play.game.board.cells


def test_siege_13_twelve_field_sides() -> None:
    """SIEGE-13: a tile of four fields fits at all of them, and around source and lake."""
    beyond_water = {(-2, 0), (-1, -1), (5, 2), (4, 3)}
    assert placeable(fortress().start("B", "B")) == AROUND | beyond_water


def test_siege_13_no_road_or_city_touches_the_fortress() -> None:
    """SIEGE-13: a tile of four roads fits nowhere; a bend only with its field sides."""
    play = fortress().start("X", "V", "B")
    assert play.decision.tile == "V"
    rotations = {o["rot"] for o in play.offers("tile") if tuple(o["at"]) == (1, -1)}
    assert rotations == {0, 3}  # the roads lead north and east, or north and west


def test_siege_14_two_banks() -> None:
    """SIEGE-14: without source and lake the strips north and south of the river are two fields, each going round corners."""
    scene = Scenario("siege", "fields").prepare(lay_fortress).lay("B ffff", (-1, 1)).stand(1, "follower", (-1, 1), "field@NL")
    south = scene.start("B", "B").tile((3, 3), "ffff")
    assert south.places() == {"monastery"}  # the field south of the wall is the farmer's
    scene = Scenario("siege", "fields").prepare(lay_fortress).lay("B ffff", (-1, 1)).stand(1, "follower", (-1, 1), "field@NL")
    north = scene.start("B", "B").tile((4, 1), "ffff")
    assert north.places() == {"monastery", "field@NL"}  # the other bank
    scene = Scenario("siege", "fields").prepare(lay_fortress).lay("B ffff", (0, -1)).stand(1, "follower", (0, -1), "field@NL")
    assert scene.start("B", "B").tile((4, 1), "ffff").places() == {"monastery"}  # from the north wall to the east wall


def test_siege_14_round_the_source() -> None:
    """SIEGE-14: the source shows one field on both sides of its water, which joins the banks."""
    scene = fortress("fields").lay("B ffff", (0, -1)).stand(1, "follower", (0, -1), "field@NL")
    assert scene.start("B", "B").tile((1, 3), "ffff").places() == {"monastery"}


def test_siege_15_no_figure_on_the_fortress() -> None:
    """SIEGE-15: farmers stand on the tile just laid; a wagon beside the wall finds no place there."""
    scene = fortress("fields", "abbey_mayor").lay("A rfff", (1, -1)).stand(0, "wagon", (1, -1), "road@N")
    play = scene.start("A", "B").tile((1, -2), "ffrf").skip()
    assert play.asked() == (0, "wagon")
    assert {tuple(o["at"]) for o in play.offers("wagon")} == {(1, -1), (1, -2)}  # the two monasteries
    play.skip().tile((2, 3), "ffff").figure("follower", "monastery")
    assert not {at_of(p.cell) for p in play.game.board.pieces()} & WALLS


def test_siege_16_no_city_to_score() -> None:
    """SIEGE-16: nothing completes it, nobody scores it, no knight enters it."""
    play = fortress("fields").start("B", "E", "B").tile((1, -1), "ffff")
    assert play.places() == {"monastery", "field@NL"}
    play.skip().tile((1, -2), "cfff")
    assert play.places() == {"city@N", "field@EL"}
    play.skip()
    assert play.happened(Completed) == []
    while play.game.decision is not None:
        play.do(play.game.default())
    assert play.game.scores == [0, 0]


def river_first(*tiles: str) -> Play:
    return fortress("river", "fields").start(*tiles)


def test_siege_18_the_first_bend_leads_away() -> None:
    """SIEGE-18, SIEGE-W15: entered from the west at (4, 2), only the rotation to the south is offered."""
    play = river_first("RJ", "B")
    assert play.offers("tile") == [{"do": "tile", "at": play.offers("tile")[0]["at"], "rot": 2}]
    assert placeable(play) == {(4, 2)}
    play.tile((4, 2), "ffvv")
    assert waters(play, (4, 2)) == {"S", "W"}


def test_siege_18_only_the_very_first_tile() -> None:
    """SIEGE-17, SIEGE-18: after a straight tile the next may bend both ways: the way through the fortress is no bend."""
    play = river_first("RG", "RJ", "B").tile((4, 2), "fvfv")
    play.skip()
    assert {o["rot"] for o in play.offers("tile")} == {2, 3}
    assert placeable(play) == {(5, 2)}


def test_siege_17_the_forced_bend_is_a_bend() -> None:
    """SIEGE-17, RIVER-6: after the bend to the south the water may not turn to the right again."""
    play = river_first("RJ", "RJ", "B").tile((4, 2), "ffvv").skip()
    assert placeable(play) == {(4, 3)}
    assert [o["rot"] for o in play.offers("tile")] == [0]
    play.tile((4, 3), "vvff")
    assert waters(play, (4, 3)) == {"N", "E"}


def test_siege_17_the_river_comes_first() -> None:
    """SIEGE-17: river tiles are drawn until the lake lies, whatever the number of players."""
    game = CARCASSONNE.start(Setup(3, ("siege", "river"), seed=simulated_seed(4).hex()))
    tiles: list[str | None] = []
    while len(tiles) < 13:
        assert game.decision is not None
        if game.decision.kind == "tile":
            tiles.append(game.decision.tile)
        game.apply(game.default())
    assert all(tile is not None and tile[:2] in ("RC", "RD", "RE", "RF", "RG", "RH", "RI", "RJ", "SR") for tile in tiles[:11])
    assert tiles[11] == "RB"
    assert tiles[12] is not None
    assert tiles[12][0] != "R" or len(tiles[12]) == 1


def test_siege_19_symbols_and_figures_during_the_river() -> None:
    """SIEGE-19: the river tile's question mark is answered, a highwayman placed and a defender with him."""
    play = river_first("SR", "B")
    assert play.asked() == (0, "siege")
    choose(play, "monks").tile((4, 2), "rvrv").figure("follower", "road@N")
    defend(play, "travellers")
    assert rows(play) == {"travellers": (0,)}


def fielded(*others: str) -> Scenario:
    """Seat 1 has a farmer on a tile north of the wall; the field borders nothing but the fortress."""
    return fortress("fields", *others).lay("B ffff", (1, -1)).stand(1, "follower", (1, -1), "field@NL")


def ended(scene: Scenario, seat: int, reason: str = "field") -> int:
    """The points a seat would get at the end."""
    return scene.start("B", "B").forecast(seat, reason)


def test_siege_64_the_fortress_is_a_completed_city_for_farmers() -> None:
    """SIEGE-64, SIEGE-W12: 3 points alone; with two completed cities 9, with the pig 12."""
    assert ended(fielded(), 1) == 3

    def with_cities(scene: Scenario) -> Scenario:
        scene.lay("E cfff", (0, -1)).lay("E ffcf", (0, -2)).lay("E cfff", (2, -1)).lay("E ffcf", (2, -2))
        return scene

    assert ended(with_cities(fielded()), 1) == 9
    pig = with_cities(fielded("traders_builders").stand(1, "pig", (1, -1), "field@NL"))
    assert ended(pig, 1) == 12
    assert ended(fielded("traders_builders").stand(1, "pig", (1, -1), "field@NL"), 1) == 4


def test_siege_64_in_a_game_from_its_beginning() -> None:
    """SIEGE-64, SIEGE-14: nothing but the fortress set the map up; a farmer under the wall has his 3 points."""
    play = Play(CARCASSONNE.start(Setup(2, ("fields", "siege"), stack=("B", "B"))))
    play.tile((3, 3), "ffff").figure("follower", "field@NL").skip()
    assert play.forecast(0, "field") == 3


def test_siege_64_for_every_field_that_borders_it() -> None:
    """SIEGE-64, SIEGE-14: where the banks are apart each counts it; a field that does not touch the wall counts nothing."""
    scene = Scenario("siege", "fields").prepare(lay_fortress).lay("B ffff", (1, -1)).lay("B ffff", (1, 3)).lay("B ffff", (9, 9))
    scene.stand(0, "follower", (1, -1), "field@NL").stand(1, "follower", (1, 3), "field@NL")
    scene.stand(1, "follower", (9, 9), "field@NL")
    play = scene.start("B", "B")
    assert (play.forecast(0, "field"), play.forecast(1, "field")) == (3, 3)


def test_siege_64_owners_by_majority() -> None:
    """SIEGE-64: the field's owner gets it, who has fewer farmers nothing."""
    scene = fielded().lay("B ffff", (2, -1)).stand(1, "follower", (2, -1), "field@NL").lay("B ffff", (3, -1))
    play = scene.stand(0, "follower", (3, -1), "field@NL").start("B", "B")
    assert (play.forecast(0), play.forecast(1)) == (0, 3)


def test_siege_65_only_for_fields() -> None:
    """SIEGE-65, SIEGE-X8: a city of 2 tiles is the largest, and the king counts one completed city."""
    scene = fortress("king_robber").lay("E cfff", (1, -1))
    play = scene.start("E", "B").tile((1, -2), "ffcf").skip()
    assert play.game.tokens()[0] == {"king": True}
    assert play.forecast(0, "king") == 1


def test_siege_e14_the_fortress_beside_a_monastery() -> None:
    """SIEGE-E14, SIEGE-W14, SIEGE-10: three of its cells are neighbours of (1, 3): unfinished 1 + 3 = 4 points."""
    play = fortress().start("B", "B").tile((1, 3), "ffff").figure("follower", "monastery").skip()
    assert play.forecast(0, "monastery") == 4


def test_siege_e14_the_fortress_completes_a_monastery() -> None:
    """SIEGE-E14: with five more tiles around it the monastery under the wall is complete: 9 points."""
    scene = fortress().lay("B ffff", (1, 3)).stand(1, "follower", (1, 3), "monastery")
    for at in ((0, 3), (0, 4), (1, 4), (2, 4)):
        scene.lay("B ffff", at)
    play = scene.start("B", "B").tile((2, 3), "ffff").skip()
    assert play.gained(1, "monastery") == 9


def test_siege_10_neighbours_of_an_abbot() -> None:
    """SIEGE-10, SIEGE-E14: taken back under the wall he gets 1 + 3, and 1 for the tile just laid."""
    scene = fortress("abbot").lay("Eg ffcf", (1, 3)).stand(0, "abbot", (1, 3), "garden")
    play = scene.start("B", "B").tile((0, 3), "ffff")
    play.do(next(o for o in play.game.options() if o.do == "retrieve"))
    assert play.gained(0) == 5


def test_siege_x1_the_river_begins_at_the_fortress() -> None:
    """SIEGE-X1, SIEGE-12: no start tile, no source in the middle of an empty table."""
    game = CARCASSONNE.start(Setup(2, ("siege", "river"), seed=simulated_seed(2).hex()))
    assert {at_of(cell) for cell in game.board.cells} == WALLS | {(-1, 0)}


def test_siege_x6_the_abbey_beside_the_wall() -> None:
    """SIEGE-X6: a fortress cell is one of the four tiles around the hole; no symbols; its monk opens the monks' row."""
    scene = fortress("abbey_mayor", "fields").lay("B ffff", (0, -1)).lay("B ffff", (2, -1)).lay("B ffff", (1, -2))
    play = scene.start("SM", "B")
    assert play.offers("abbey") == [{"do": "abbey", "at": play.offers("abbey")[0]["at"]}]
    play.abbey((1, -1))
    assert play.happened(Points) == []
    assert play.places() == {"monastery"}
    assert play.game.board.cells[cell_of((1, -1))].shape.id == "abbey"
    play.figure("follower", "monastery")
    assert play.asked() == (0, "outpost")
    defend(play, "monks")
    assert rows(play) == {"monks": (0,)}
    assert play.forecast(0, "monastery") == 1 + 3 + 3


def barn_at_the_wall(*others: str) -> Scenario:
    """Beside the south wall lies a tile with a farmer of seat 1; with another one beside it a barn's corner is there."""
    scene = fortress("fields", "abbey_mayor", *others).lay("B ffff", (0, 3))
    return scene.stand(1, "follower", (0, 3), "field@NL")


def test_siege_x7_a_barn_at_the_wall() -> None:
    """SIEGE-X7: two fortress cells are among the four tiles of its corner; at placing the farmer gets 3 for the fortress."""
    play = barn_at_the_wall().start("B", "B").tile((1, 3), "ffff")
    corners = {tuple(o["at"]) for o in play.offers("barn")}
    assert corners == {(0, 2)}
    play.barn((0, 2))
    assert play.gained(1, "field") == 3
    assert play.asked() == (1, "tile")  # no defender
    assert play.forecast(0, "barn") == 4


def test_siege_x7_with_the_pig_4_at_placing() -> None:
    """SIEGE-X7: 3 at placing, with the pig 4."""
    scene = barn_at_the_wall("traders_builders").stand(1, "pig", (0, 3), "field@NL")
    assert scene.start("B", "B").tile((1, 3), "ffff").barn((0, 2)).gained(1, "field") == 4


def joined(*others: str) -> Scenario:
    """A barn stands at the north wall of the fortress; the farmer's own field is joined to it by the next tile."""
    scene = (
        Scenario("siege", "fields", "abbey_mayor", *others).prepare(lay_fortress).lay("B ffff", (0, -1)).lay("B ffff", (1, -1))
    )
    scene.stand(0, "barn", (0, -1), "field@NL").lay("B ffff", (1, -3))
    return scene.stand(1, "follower", (1, -3), "field@NL")


def test_siege_x7_1_point_at_joining() -> None:
    """SIEGE-X7: a field with a farmer comes to the barn's: 1 for the fortress, with the pig 2."""
    play = joined().start("B", "B").tile((1, -2), "ffff").skip()
    assert play.gained(1, "field") == 1
    play = joined("traders_builders").stand(1, "pig", (1, -3), "field@NL").start("B", "B").tile((1, -2), "ffff").skip()
    assert play.gained(1, "field") == 2
    assert play.forecast(0, "barn") == 4


def test_siege_x7_not_where_a_fortress_corner_is_no_field_corner() -> None:
    """SIEGE-X7: all four must show field there: a city beside the wall's tile makes no corner."""
    scene = fortress("fields", "abbey_mayor").lay("E fcff", (0, 3))
    assert scene.start("E", "B").tile((1, 3), "fffc").offers("barn") == []
