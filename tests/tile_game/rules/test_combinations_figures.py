"""FIG-1 to FIG-6 and the table of figures; the piles of combined modules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.tower.rules import BuildTier, Capture
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.figures import Deploy
from tests.tile_game.boxes import shuffled
from tests.tile_game.scenario import Scenario

ALL = tuple(m for m in CARCASSONNE.modules if m not in ("tower", "siege"))
SEED = simulated_seed(7).hex()
AT_THE_START = {"follower": 7, **dict.fromkeys(("big_follower", "abbot", "builder", "pig", "mayor", "wagon", "barn"), 1)}


def new(seats: int, *modules: str, seed: str = SEED) -> Carcassonne:
    return CARCASSONNE.start(Setup(seats, modules, seed=seed))


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_fig_1_what_is_a_figure_and_what_is_not(seats: int) -> None:
    """FIG-1, COMBO-25: abbey, goods, king and robber are no figures; every seat has the same pieces, the sixth too."""
    game = new(seats, *ALL)
    assert game.supply() == [AT_THE_START] * seats
    assert game.tokens() == [{"abbey": 1}] * seats


def test_fig_1_with_siege_two_more_followers() -> None:
    assert new(2, *CARCASSONNE.modules).supply() == [AT_THE_START | {"follower": 9}] * 2


def test_fig_2_followers_and_special_figures() -> None:
    rules = Scenario(*CARCASSONNE.modules).rules
    assert rules.followers == {"follower", "big_follower", "abbot", "mayor", "wagon"}
    assert {f.name for f in rules.figures} - rules.followers == {"builder", "pig", "barn"}


LINES, GROUND = {"road", "city"}, {"road", "city", "monastery", "field"}
STANDS = {
    "follower": (1, GROUND),
    "big_follower": (2, GROUND),
    "abbot": (1, {"monastery", "garden"}),
    "mayor": (None, {"city"}),  # as much as the city has shields
    "wagon": (1, {"road", "city", "monastery"}),
    "builder": (0, LINES),
    "pig": (0, {"field"}),
    "barn": (0, {"field"}),
}


@pytest.mark.parametrize("name", STANDS)
def test_fig_2_the_table_of_figures(name: str) -> None:
    figure = Scenario(*CARCASSONNE.modules).rules.figure[name]
    assert (figure.weight, set(figure.kinds)) == STANDS[name]


def test_fig_3_the_abbot_can_be_captured() -> None:
    scene = (
        Scenario("fields", "abbot", "tower").lay("TA cfff", (0, 0)).lay("B ffff", (0, 1)).stand(1, "abbot", (0, 1), "monastery")
    )
    play = scene.start("B", "B").tile((1, 0), "ffff").do(BuildTier((0, 0)))
    play.do(Capture((0, 1), "monastery", 1, "abbot"))
    assert play.game.tokens()[0]["prisoners"] == [{"figure": "abbot", "seat": 1}]
    assert play.feature((0, 1), "monastery").figures == ()


def test_fig_3_and_occupies_his_place() -> None:
    scene = Scenario("fields", "abbot", "abbey_mayor").lay("B ffff", (1, 1)).lay("E fcff", (0, 0))
    scene.stand(1, "abbot", (1, 1), "monastery").stand(0, "wagon", (0, 0), "city@E")
    play = scene.start("E", "U").tile((1, 0), "fffc").skip()
    assert play.supply(0, "wagon") == 1  # nowhere to go: he blocks the only monastery


def census(game: Carcassonne) -> list[Counter[str]]:
    """Where every figure is, by seat: supply, map, prison, outpost, on its way."""
    found = [Counter(own) for own in game.supplies]
    for piece in game.board.pieces():
        found[piece.seat][piece.figure] += 1
    for hook in game.rules.elsewhere:
        for seat, figure in hook(game):
            found[seat][figure] += 1
    return found


@pytest.mark.parametrize("seed", range(3))
def test_fig_4_and_5_hold_all_through_a_game(seed: int) -> None:
    """FIG-4, FIG-5: nothing is lost or doubled, and no builder or pig stands without an own follower."""
    chance = random.Random(seed)
    game = new(3, *CARCASSONNE.modules, seed=simulated_seed(seed).hex())
    whole = census(game)
    while game.decision is not None:
        options = [o for o in game.options() if o.do != "skip"] or game.options()
        game.apply(chance.choice(options))
        assert census(game) == whole
        for pieces in game.board.on.values():
            for lonely in (p for p in pieces if p.figure in ("builder", "pig")):
                assert any(p.seat == lonely.seat and p.figure in game.rules.followers for p in pieces)


@pytest.mark.parametrize(("companion", "on", "tile"), [("builder", "road@E", "U frfr"), ("pig", "field@NL", "B ffff")])
def test_fig_5_without_its_last_follower_a_companion_goes_home(companion: str, on: str, tile: str) -> None:
    scene = Scenario("fields", "traders_builders", "tower").lay("TA ffcf", (0, 0)).lay("U frfr", (5, 5))
    scene.lay(tile, (0, -1)).lay(tile, (1, -1)).stand(1, "follower", (0, -1), on).stand(1, companion, (1, -1), on)
    play = scene.start("B", "B").tile((5, 4), "ffff").do(BuildTier((0, 0)))
    assert {(o["figure"], o["on"]) for o in play.offers("capture")} == {("follower", on)}  # a companion is no prey
    play.do(Capture((0, -1), on, 1, "follower"))
    assert (play.supply(1, companion), play.supply(1)) == (1, 6)


@pytest.mark.parametrize("figure", ["follower", "big_follower", "mayor", "wagon"])
def test_fig_6_followers_of_any_weight_block(figure: str) -> None:
    scene = Scenario("fields", "inns_cathedrals", "abbey_mayor").lay("G cfcf", (0, 0)).stand(1, figure, (0, 0), "city@N")
    play = scene.start("E", "U").tile((0, 1), "cfff")
    for other in ("follower", "big_follower", "mayor", "wagon"):
        assert play.refusal(Deploy(other, "city@N")) == "occupied"


def test_fig_6_a_barn_blocks_farmers_and_no_pig_beside_an_own_farmer() -> None:
    scene = Scenario("fields", "abbey_mayor", "traders_builders")
    for at in ((0, 0), (1, 0), (0, 1), (1, 1)):
        scene.lay("B ffff", at)
    play = (
        scene.stand(1, "barn", (0, 0), "field@NL").stand(0, "follower", (1, 1), "field@NL").start("B", "U").tile((2, 0), "ffff")
    )
    assert play.places() == {"monastery"}
    assert play.places("pig") == {"field@NL"}


@pytest.mark.parametrize(
    ("modules", "river"),
    [(("river",), 11), (ALL, 11), ((*ALL, "tower"), 11), ((*ALL, "siege"), 12), ((*ALL, "tower", "siege"), 12)],
)
def test_all_modules_share_one_pile(modules: tuple[str, ...], river: int) -> None:
    """FIG-1: the tiles of every module lie in one pile; abbeys are before their players."""
    rules = Scenario(*modules).rules
    assert len(rules.ordinary_tiles) == shuffled(*modules)
    assert len(rules.opening_tiles) + len(rules.opening_end) == river
    assert "abbey" not in rules.ordinary_tiles
