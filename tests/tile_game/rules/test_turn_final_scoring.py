"""END-1 to END-3: final scoring with all modules, and who has won."""

from __future__ import annotations

import pytest

from bot.engine.events import Finished, Points
from bot.tile_game.expansions.king_robber.rules import KING_ROBBER, Race
from bot.tile_game.expansions.traders_builders.rules import TRADERS_BUILDERS
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.queries import figures
from bot.tile_game.rules.tile_sets import CITY, ROAD
from tests.tile_game.scenario import Play, Scenario

MODULES = ("fields", "abbot", "inns_cathedrals", "traders_builders", "abbey_mayor", "king_robber")


def something_of_all() -> Scenario:
    """Red has something of everything that is scored at the end; blue has nothing."""
    scene = Scenario(*MODULES).lay("U frfr", (0, 0)).stand(0, "wagon", (0, 0), "road@E")
    scene.lay("G cfcf", (5, 0)).stand(0, "follower", (5, 0), "city@N")
    scene.lay("B ffff", (10, 0)).stand(0, "follower", (10, 0), "monastery")
    scene.lay("Eg cfff", (15, 0)).stand(0, "abbot", (15, 0), "garden")
    scene.lay("E cfff", (20, 0)).lay("E ffcf", (20, -1)).stand(0, "follower", (20, 0), "field@EL")
    scene.lay("E cfff", (30, 0)).lay("E ffcf", (30, -1)).stand(0, "barn", (30, 0), "field@EL")
    scene.prepare(lambda game: TRADERS_BUILDERS.of(game).goods[0].update(wine=2, grain=1, cloth=3))
    return scene.prepare(hold_tokens)


def hold_tokens(game: Carcassonne) -> None:
    """Red holds king and robber; two cities and four roads have been completed."""
    KING_ROBBER.of(game).by_kind |= {CITY: Race(0, 2, 2), ROAD: Race(0, 2, 4)}


def told(play: Play) -> list[tuple[str, int]]:
    return [(e.reason, e.points) for e in play.events if isinstance(e, Points)]


def test_end_1_the_order_of_final_scoring() -> None:
    end = something_of_all().start()
    assert told(end) == [
        *(("road", 1), ("city", 1), ("monastery", 1), ("garden", 1), ("field", 3), ("barn", 4)),
        *(("goods", 10), ("goods", 10), ("goods", 10), ("king", 2), ("robber", 4)),
    ]
    assert [e.terms for e in end.happened(Points) if e.reason == "goods"] == [{"wine": 2}, {"grain": 1}, {"cloth": 3}]
    assert [e.seat for e in end.happened(Points)] == [0] * 11


def test_end_2_nothing_moves_during_final_scoring() -> None:
    play = something_of_all().start("V")
    play.tile((1, 0), "ffrr")
    before, supply = figures(play.game), play.game.supply()
    play.skip()
    assert play.game.decision is None
    assert "returned" not in play.kinds()
    assert figures(play.game) == before  # the wagon too stays where it is
    assert play.game.supply() == supply
    assert ("road", 2) in told(play)


def ranking(*scores: int) -> Finished:
    scene = Scenario("fields", seats=len(scores)).lay("B ffff", (0, 0))
    for seat, score in enumerate(scores):
        scene.score(seat, score)
    (end,) = scene.start().happened(Finished)
    return end


def test_end_3_equal_points_are_equal_ranks() -> None:
    assert ranking(3, 9, 5) == Finished((3, 9, 5), (1,))
    assert ranking(9, 9, 5) == Finished((9, 9, 5), (0, 1))
    assert ranking(4, 4, 4, 4) == Finished((4, 4, 4, 4), (0, 1, 2, 3))


# --- the table of values ---

ROAD_ENDS, CITY_ENDS = ("W frrr", "W frrr"), ("E fcff", "E fffc")


@pytest.mark.parametrize(
    ("ends", "between", "on", "completed", "unfinished"),
    [
        (ROAD_ENDS, "U frfr", "road@E", 3, 2),
        (ROAD_ENDS, "EB frfr", "road@E", 6, 0),
        (CITY_ENDS, "G fcfc", "city@E", 6, 2),
        (CITY_ENDS, "F fcfc", "city@E", 8, 3),
    ],
)
def test_end_1_the_table_of_values(ends: tuple[str, str], between: str, on: str, completed: int, unfinished: int) -> None:
    scene = Scenario(*MODULES).lay(ends[0], (0, 0)).lay(between, (1, 0)).stand(0, "follower", (1, 0), on)
    assert scene.start().gained(0) == unfinished
    last, sides = ends[1].split()
    assert scene.start(last, "U").tile((2, 0), sides).skip().gained(0) == completed
