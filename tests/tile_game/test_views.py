"""Views: everything that chat and pictures need, and nothing hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.engine.actions import SKIP
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.engine.record import read_record, replay
from bot.engine.refusals import BadRecord
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Drawn, PlaceTile
from bot.tile_game.rules.queries import Feature
from bot.tile_game.rules.view import TileView
from tests.tile_game.playing import random_game
from tests.tile_game.rules.sieges import catapult, row
from tests.tile_game.scenario import Scenario


def feature(view: TileView, at: tuple[int, int], on: str) -> Feature:
    return next(f for f in view.features() if (at, on) in f.segments)


def test_feature_has_tiles_figures_owners_and_worth() -> None:
    """BASE-44, BASE-62: a city of two tiles and a shield, open on one side: three points."""
    scene = Scenario("fields").lay("F fcfc", (0, 0)).lay("E fffc", (1, 0)).stand(1, "follower", (0, 0), "city@E")
    view = scene.start("U").game.view(None)
    city = feature(view, (1, 0), "city@W")
    assert (city.kind, city.at, city.on) == ("city", (0, 0), "city@E")
    assert (city.tiles, city.open, city.complete) == (2, 1, False)
    assert city.owners == (1,)
    assert [(f.seat, f.figure, f.at, f.on) for f in city.figures] == [(1, "follower", (0, 0), "city@E")]
    assert (city.points, city.terms) == (3, {"tiles": 2, "shields": 1})


def test_field_has_its_completed_cities() -> None:
    """FIELD-4."""
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1)).stand(0, "follower", (0, 0), "field@EL")
    view = scene.start("U").game.view(0)
    field = feature(view, (0, 0), "field@EL")
    assert (field.kind, field.tiles, field.complete, field.points, field.terms) == (
        "field", 1, False, 3, {"cities": 1, "each": 3},
    )  # fmt: skip
    assert feature(view, (0, 0), "city@N").complete
    assert [e.points for e in view.forecast()] == [3]


def test_every_segment_belongs_to_exactly_one_feature() -> None:
    setup = Setup(3, CARCASSONNE.modules, seed=simulated_seed(3).hex())
    *_, game = random_game(setup, random.Random(3))
    segments = [segment for f in game.view(None).features() for segment in f.segments]
    names = [
        (at, name)
        for cell, laid in game.board.cells.items()
        for at in [(cell % 512 - 256, cell // 512 - 256)]
        for name, kind in zip(laid.shape.names, laid.shape.kinds, strict=True)
        if kind != "river"
    ]
    assert sorted(segments) == sorted(names)


def test_option_has_its_immediate_score() -> None:
    """BASE-34: a city completed by the tile just laid scores fully for a figure placed in it."""
    play = Scenario("fields").lay("E cfff", (0, 0)).start("E", "U").tile((0, -1), "ffcf")
    view = play.game.view(0)
    assert view.potential(Deploy("follower", "city@S")) == (4, {"tiles": 2})
    assert view.potential(Deploy("follower", "field@NL")) == (3, {"cities": 1, "each": 3, "near": 1})
    assert view.potential(SKIP) is None


def test_remaining_tiles_are_known_by_kind_not_by_order() -> None:
    """Two orders of the same tiles give the same view."""
    one = CARCASSONNE.start(Setup(2, ("fields",), stack=("U", "V", "W", "B")))
    other = CARCASSONNE.start(Setup(2, ("fields",), stack=("U", "B", "V", "W")))
    views = [game.view(0) for game in (one, other)]
    assert views[0].tiles_left() == {"B": 1, "V": 1, "W": 1}
    assert views[0].record() == views[1].record()
    assert views[0].game.stack == views[1].game.stack
    assert views[0].setup == views[1].setup


def test_view_of_a_running_game_has_no_seed() -> None:
    seed = simulated_seed(9).hex()
    setup = Setup(2, ("fields",), seed=seed, server_seed="ab" * 32, commitment="cd" * 32, salts=("x", "y"))
    game = CARCASSONNE.start(setup)
    text = repr(game.view(None).setup) + msgspec.json.encode(game.view(None).record()).decode()
    assert seed not in text
    assert "ab" * 32 not in text
    assert "cd" * 32 in text
    while game.decision is not None:
        game.apply(game.default())
    assert game.view(None).setup.seed == seed


def test_imagined_games_are_fair_and_fit_the_view() -> None:
    """RIVER-3: the rest of the river comes first, the lake last in it; drawn tiles stay."""
    game = CARCASSONNE.start(Setup(2, ("fields", "river"), seed=simulated_seed(4).hex()))
    for _ in range(6):
        game.apply(game.options()[0])
    view = game.view(0)
    orders = set()
    for number in range(5):
        whole = view.imagine(Stream(bytes([number])))
        names = [whole.rules.tiles[k].id for k in whole.stack]
        drawn = len(view.drawn())
        assert names[:drawn] == list(view.drawn())
        assert names[10] == "RB"
        assert sorted(names) == sorted((*whole.rules.opening_tiles, "RB", *whole.rules.ordinary_tiles))
        assert whole.options() == game.options()
        orders.add(tuple(names))
        while whole.decision is not None:
            whole.apply(whole.default())
    assert len(orders) == 5


def test_last_turn_ends_the_game() -> None:
    game = CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed(4).hex()))
    last = game.view(0).last_turn(Stream(b""))
    last.apply(last.options()[0])
    last.apply(SKIP)
    assert last.decision is None


def test_dead_cells_are_those_no_remaining_tile_can_fill() -> None:
    """Beside the start tile's city only tiles with a city side fit; with none of them left the cell is dead."""
    game = CARCASSONNE.start(Setup(2, ("fields",), stack=("U", "V", "B")))
    view = game.view(None)
    assert view.dead_cells() == [(0, -1)]
    assert view.fitting((0, 1)) == {"B": 1, "V": 1}
    assert view.fitting((0, -1)) == {}
    assert view.fitting((7, 7)) == {}


def test_since_lists_tiles_and_points_after_a_version() -> None:
    play = Scenario("fields").lay("E cfff", (0, 0)).start("E", "U", "V")
    play.tile((0, -1), "ffcf").figure("follower", "city@S").do(play.game.options()[0])
    since = play.game.view(None).since(0)
    assert next((seat, p.tile, p.at) for seat, p in since.laid) == (0, "E", (0, -1))
    assert [(e.seat, e.points, e.reason) for e in since.points] == [(0, 4, "city")]
    assert play.game.view(None).since(2).points == ()


def test_view_is_independent_of_later_moves() -> None:
    game = CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed(1).hex()))
    view = game.view(0)
    before = (view.placed(), view.options(), view.decision, len(view.log))
    game.apply(game.options()[0])
    assert (view.placed(), view.options(), view.decision, len(view.log)) == before
    assert len(game.view(0).placed()) == len(before[0]) + 1


def test_figures_are_listed_in_the_order_of_placing() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).stand(1, "follower", (0, 0), "road@E").stand(0, "follower", (0, 0), "road@S")
    assert [f.seat for f in scene.start("U").game.view(None).figures()] == [1, 0]


def test_export_with_an_undrawn_tile_is_refused() -> None:
    game = CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed(1).hex()))
    game.apply(game.options()[0])
    game.apply(SKIP)
    export = game.view(None).record()
    export["setup"]["drawn"] = export["setup"]["drawn"][:1]
    with pytest.raises(BadRecord, match="not among those drawn"):
        replay(CARCASSONNE, read_record(export))


def test_drawn_tiles_are_listed_in_order() -> None:
    game = CARCASSONNE.start(Setup(2, ("fields",), stack=("U", "V", "W")))
    game.apply(PlaceTile((1, 0), 1))
    game.apply(SKIP)
    assert game.view(0).drawn() == ("U", "V")
    assert [e.left for e in game.first_events if isinstance(e, Drawn)] == [2]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_seats_see_the_same_options(seat: int | None) -> None:
    game = CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed(1).hex()))
    assert game.view(seat).options() == game.options()


def test_forecast_includes_barn_scoring_in_step_three() -> None:
    """BARN-8: farmers joined to a barn's field score 1 per city and go home, so only the barn scores at the end."""
    scene = Scenario("fields", "abbey_mayor").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1)).lay("B ffff", (2, 0))
    scene.stand(1, "barn", (0, 0), "field@EL").stand(0, "follower", (2, 0), "field@NL")
    play = scene.start("B", "B")
    assert (play.forecast(0, "field"), play.forecast(1, "barn")) == (0, 4)
    play.tile((1, 0), "ffff")
    assert play.asked() == (0, "step2")
    assert (play.forecast(0, "field"), play.forecast(1, "barn")) == (1, 4)
    play.skip()
    assert play.gained(0) == 1


def test_forecast_during_an_attack_counts_defenders_once() -> None:
    """SIEGE-50, SIEGE-55, SIEGE-61: they have scored and will go home; other outposts' defenders score at the end."""
    scene = Scenario("siege").lay_start().lay("E cfff", (8, 8)).lay("E cfff", (12, 12))
    scene.stand(0, "follower", (8, 8), "city@N").stand(0, "follower", (12, 12), "city@N")
    scene.prepare(row("knights", 1, 1)).prepare(row("monks", 1)).prepare(catapult("knights"))
    play = scene.start("SB")
    assert play.asked() == (0, "withdraw")
    assert play.game.scores == [0, 6]
    assert play.forecast(1, "defence") == 3
