"""From positions to the maps of scenes, each set up on purpose."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.engine.events import Points
from bot.scene.drawing import Drawing
from bot.scene.lines import choices_of, option_line
from bot.scene.panel import players
from bot.scene.presentation import people_of, since_last_turn
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.siege.face import FORTRESS_BANKS
from bot.tile_game.expansions.siege.rules import SIEGE
from bot.tile_game.expansions.tower.rules import TOWER, Prisoner
from bot.tile_game.face.board import board_of
from bot.tile_game.face.descriptions import owners_of
from bot.tile_game.face.overlays import owners, scored_now
from bot.tile_game.face.presentation import TilePresentation, field_side, kind_and_side
from bot.tile_game.face.views import turn
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.shape import shapes_of
from bot.tile_game.rules.tile_sets import HALVES
from renderer.scene import (
    BoardScene,
    Colour,
    CountPlate,
    DrawnBoard,
    DrawnFigure,
    DrawnTile,
    DrawnTower,
    HeldItem,
    Outpost,
    OwnedCount,
    Owner,
)
from tests.scene.made import ENGLISH, NAMES, play_on, tile_game, tile_sight
from tests.tile_game.scenario import Play, Scenario

SIEGED = 1
"""The seed of a game with a farmer beside the fortress."""


def seen(play: Play) -> TilePresentation:
    return tile_sight(play.game)


def test_tiles_and_figures_are_where_the_rules_put_them() -> None:
    play = Scenario("fields").lay("D crfr", (0, 0)).lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E").start("W", "W")
    board = board_of(seen(play))
    assert board.tiles == (DrawnTile((0, 0), "D", 0), DrawnTile((1, 0), "U", 1))
    assert board.figures == (DrawnFigure((1, 0), 0, "blue", "follower"),)
    assert board.columns.names[-board.columns.first] == "M"
    assert board.rows.names[-board.rows.first] == "20"


def test_rule_places_match_drawn_segments_in_every_rotation() -> None:
    for tile in CARCASSONNE.tiles.values():
        for rotation in range(4):
            turned = shapes_of(tile)[rotation]
            assert turned.kinds == [segment.kind for segment in tile.segments]
            assert len(set(turned.names)) == len(turned.names)


def test_each_place_of_a_tile_has_its_own_description() -> None:
    """A listener could not tell two equal descriptions apart."""
    for tile in CARCASSONNE.tiles.values():
        for shape in shapes_of(tile):
            said = []
            for name, at in zip(shape.names, shape.places_at, strict=True):
                kind, _, side = name.partition("@")
                said.append((kind, field_side(shape, name) if kind == "field" and at else side))
            assert len(set(said)) == len(said), tile.id


@pytest.mark.parametrize(
    ("tile", "sides"),
    [("U", "E W"), ("V", "NE S"), ("W", "NE SE W"), ("X", "NE NW SE SW"), ("GE", "NW SE SR WL"), ("HW", "SE SR W")],
)
def test_a_field_is_named_by_a_whole_side_then_by_its_corner(tile: str, sides: str) -> None:
    shape = shapes_of(CARCASSONNE.tiles[tile])[0]
    fields = [name for name in shape.names if name.startswith("field")]
    assert sorted(field_side(shape, name) for name in fields) == sides.split()


def test_places_that_are_no_field_at_a_side() -> None:
    view = seen(Scenario("fields").lay("U rfrf", (0, 0)).start("W")).view
    assert {kind_and_side(view, (0, 0), on) for on in ("field@NL", "field@NR")} == {("field", "W"), ("field", "E")}
    assert kind_and_side(view, (0, 0), "city@-") == ("city", "none")
    assert kind_and_side(view, None, "field@-2") == ("field", "inner2")
    assert kind_and_side(view, None, "tower") == ("tower", "none")
    assert set(HALVES) >= {"NL", "NR"}


def test_towers_tops_and_prisoners() -> None:
    play = Scenario("tower").lay("TC ffff", (0, 0)).start("W", "W")
    towers = TOWER.of(play.game)
    towers.heights[next(iter(towers.heights))] = 3
    towers.prisoners[1] = (Prisoner(0, "follower"), Prisoner(0, "follower"))
    sight = seen(play)
    assert board_of(sight).towers == (DrawnTower((0, 0), 3),)
    assert HeldItem("follower", 2, "red") in players(sight)[1].items


def test_fortress_shows_rows_cells_and_catapults() -> None:
    play = Scenario("siege", seats=3).lay_start().start("W", "W")
    siege = SIEGE.of(play.game)
    siege.rows["knights"], siege.piles["monks"] = (0, 1, 0), (2, 2, 1)
    siege.catapults = ("travellers",)
    fortress = board_of(seen(play)).fortress
    assert fortress is not None
    assert fortress.row == 5
    assert fortress.outposts == (
        Outpost("knights", ("red", "blue", "red")),
        Outpost("travellers", catapult=True),
        Outpost("monks", (), (("yellow", 2), ("blue", 1))),
    )


def test_barn_at_the_fortress_is_drawn_at_a_tile_corner() -> None:
    """The corner is named by a fortress cell, which is no tile of the picture."""
    scene = Scenario("fields", "abbey_mayor", "siege").lay_start()
    scene.lay("B ffff", (4, 3)).lay("E ffcf", (3, 3)).lay("B ffff", (4, 2))
    field = "field@ER"
    play = scene.stand(0, "barn", (3, 2), field).start("W")
    assert DrawnFigure((4, 2), "SW", "red", "barn") in board_of(seen(play)).figures


def test_owned_features_are_tinted_and_their_worth_is_given() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E")
    picture = owners(seen(scene.start("W")), "road").scene
    assert isinstance(picture, BoardScene)
    assert Owner((1, 0), 0, ("blue",)) in picture.board.owners
    assert {owner.colours for owner in picture.board.owners} == {("blue",), ()}
    assert picture.board.counts == (CountPlate((1, 0), 0, (OwnedCount("blue", "2"),)),)


def test_expected_points_are_shown_at_the_figure() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E").score(1, 10)
    made = scored_now(seen(scene.start("W")))
    assert isinstance(made.scene, BoardScene)
    assert made.scene.board.counts == (CountPlate((1, 0), 0, (OwnedCount("blue", "+2"),)),)
    assert made.scene.panel is not None
    assert [(player.score, player.note) for player in made.scene.panel.players] == [("0", "0 + 0"), ("12", "10 + 2")]
    assert "Ben: 10 now + 2 to come = 12" in made.text.short


def test_field_worth_matches_the_final_score() -> None:
    """Picture, text, forecast and result agree in random games with pigs and barns."""
    met: set[str] = set()
    for seed in range(6):
        game = tile_game(("fields", "traders_builders", "abbey_mayor"), 3, seed, 0)
        chance = random.Random(seed)
        while game.decision is not None:
            play_on(game, chance, 60)
            gains: dict[tuple[Colour, int], int] = {}
            sight = tile_sight(game)
            fields = {segment: n for n, f in enumerate(sight.view.features()) if f.kind == "field" for segment in f.segments}
            said = sight.view.forecast() or [e for e in game.log[-1].events if isinstance(e, Points)]
            for event in said:
                if event.at is not None and (number := fields.get((event.at, event.on or ""))) is not None:
                    key = sight.colour(event.seat), number
                    gains[key] = gains.get(key, 0) + event.points
                    met |= event.terms.keys() | {event.reason}
            drawn = owners(sight, "field").scene
            assert isinstance(drawn, BoardScene)
            shown = [(count.colour, int(count.label)) for plate in drawn.board.counts for count in plate.counts]
            assert sorted(shown) == sorted((colour, gain) for (colour, _), gain in gains.items())
    assert {"pig", "barn", "field"} <= met


def test_tiles_since_the_viewers_last_turn_are_framed() -> None:
    game = tile_game(("fields",), 3, 6, 0)
    order: list[int] = []
    while len(order) < 7:
        decision = game.decision
        assert decision is not None
        if decision.kind == "tile":
            order.append(decision.seat)
        game.apply(game.options()[-1] if decision.kind != "tile" else game.options()[0])
    while game.decision is not None and game.decision.kind != "tile":
        game.apply(game.options()[-1])
    picture = turn(tile_sight(game)).scene
    assert isinstance(picture, BoardScene)
    laid = [placed.at for placed in game.view(None).placed()][-2:]
    assert [framed.cell for framed in picture.board.laid] == laid
    assert [framed.colour for framed in picture.board.laid] == ["yellow", "red"]  # the viewer's own last tile is not news
    assert order[-2:] == [2, 0]
    everything = FACE.see(game.view(None), ENGLISH, people_of(NAMES[:3]), since=0)
    assert len(turn(everything).scene.board.laid) == 7  # type: ignore[union-attr]


def test_finished_game_frames_the_last_turn() -> None:
    sight = tile_sight(tile_game(("fields",), 2, 3, 2000))
    assert sight.view.decision is None
    assert len(sight.view.since(sight.last_seen).laid) == 1


def test_forecast_tells_all_that_lies_nowhere_on_the_map() -> None:
    """Goods, titles and defenders of six players are more than six lines."""
    sight = tile_sight(tile_game(CARCASSONNE.modules, 6, 4, 300))
    scene = scored_now(sight).scene
    assert isinstance(scene, BoardScene)
    assert scene.panel is not None
    told = [event for event in sight.view.forecast() if event.at is None]
    assert len(told) > 6
    assert len(scene.panel.lines) == len({(event.seat, event.reason) for event in told})
    defenders = Counter[int]()
    for event in told:
        defenders[event.seat] += event.terms.get("defenders", 0)
    assert max(defenders.values()) > 1
    lines = " ".join(scene.panel.lines)
    assert all(f"{NAMES[seat]} +{3 * count}: {count} defender" in lines for seat, count in defenders.items() if count)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_is_framed_before_the_first_turn(seat: int | None) -> None:
    assert since_last_turn(FACE, (), seat) == 0


def test_fields_beside_the_fortress_have_their_owners_colours() -> None:
    """The fortress has no tiles in the catalogue, so the owners of its banks are passed separately."""
    sight = tile_sight(tile_game(("fields", "river", "siege"), 2, SIEGED, 60))
    fields = [feature for feature in sight.view.features() if feature.kind == "field"]
    owned = [next(feature for feature in fields if bank in feature.segments) for bank in FORTRESS_BANKS]
    wanted = tuple(tuple(sight.colour(seat) for seat in owners_of(sight, feature)) for feature in owned)
    assert any(wanted), "this game was chosen because somebody farms there"
    assert _banks(owners(sight, "field")) == wanted
    assert _banks(owners(sight, "road")) == _banks(owners(sight, "city")) == ()


def _banks(picture: Drawing) -> tuple[tuple[str, ...], ...]:
    assert isinstance(picture.scene, BoardScene)
    assert picture.scene.board.fortress
    return picture.scene.board.fortress.fields


@pytest.mark.parametrize("seed", [2, 10])
def test_field_worth_matches_the_forecast(seed: int) -> None:
    """Pigs and barns count the same in both pictures."""
    sight = tile_sight(tile_game(CARCASSONNE.modules, 2, seed, 280))
    fields, forecast = owners(sight, "field").scene, scored_now(sight).scene
    assert isinstance(fields, BoardScene)
    assert isinstance(forecast, BoardScene)
    foretold = _numbers(forecast.board)
    shown = _numbers(fields.board)
    assert shown
    assert {place: foretold[place] for place in shown} == shown


def _numbers(board: DrawnBoard) -> dict[object, list[tuple[Colour, int]]]:
    """Each player's number by its place."""
    return {(at.cell, at.place): [(count.colour, int(count.label)) for count in at.counts] for at in board.counts}


def test_wagon_that_may_drive_on_stands_where_it_was() -> None:
    """The rules have taken it up; nobody could see where the question comes from."""
    scene = Scenario("fields", "abbey_mayor").lay("E fffc", (1, 0)).stand(0, "wagon", (1, 0), "city@W").lay("U frfr", (1, 1))
    play = scene.start("E", "W", "W", "W").tile((0, 0), "fcff").skip()
    assert play.asked() == (0, "wagon")
    sight = seen(play)
    wagon = next(figure for figure in board_of(sight).figures if figure.kind == "wagon")
    assert (wagon.cell, wagon.colour) == ((1, 0), sight.colour(0))


def test_pig_option_shows_its_possible_points() -> None:
    """A point for each city at the end, not the farmer's three; a builder brings nothing by itself."""
    scene = Scenario("fields", "traders_builders").lay("E fcff", (0, 0)).lay("E fffc", (1, 0))
    play = scene.stand(0, "follower", (1, 0), "field@NL").start("B").tile((2, 0), "ffff")
    options = [(option, option.action) for option in choices_of(seen(play))]
    worths = {
        way.figure: option_line(seen(play), option).partition(" · ")[2] for option, way in options if isinstance(way, Deploy)
    }
    assert worths["pig"] == "1 pt"
