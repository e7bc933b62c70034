"""The scenario helper, by the first worked example of the rules."""

from tests.tile_game.scenario import Scenario


def test_base_x1_road_of_three_tiles() -> None:
    """BASE-X1: blue closes red's road of three tiles."""
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(1, "follower", (1, 0), "road@E")
    play = scene.start("W", "U")
    play.tile((2, 0), "frrr").skip()
    assert play.gained(1, "road") == 3
    assert play.gained(0) == 0
    assert play.supply(1) == 7
    assert play.asked() == (1, "tile")
