"""Siege and Defence beside the Tower, and what holds in every game (SIEGE-E5, 46, 57, X9, X10)."""

from __future__ import annotations

import random

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.tile_game.expansions.siege.rules import SIEGE, Withdrawn, row_length
from tests.tile_game.playing import random_game
from tests.tile_game.rules.sieges import catapult, chances, defend, left_in_supply, plain, row, rows
from tests.tile_game.rules.towers import captive, prisoners, ransom, tower
from tests.tile_game.scenario import scores


def test_siege_x9_an_attack_takes_neither_prisoners_nor_figures_on_towers() -> None:
    """SIEGE-X9, SIEGE-57, TOWER-X9: the tower stands on a tile with a city and a monastery's lies beside; both attacks pass."""
    for outpost, tile in (("knights", "SO"), ("monks", "SM"), ("travellers", "SG")):
        scene = plain("tower", "abbot").lay("TA cfff", (5, 5)).prepare(tower((5, 5), 2, (1, "follower")))
        scene.prepare(captive(0, 1, "follower")).prepare(catapult(outpost)).prepare(row(outpost, 0))
        play = scene.start(tile, "B")
        assert play.happened(Withdrawn) == []
        assert prisoners(play, 0) == [(1, "follower")]
        assert play.supply(1) == 7


def test_siege_x10_bought_back_and_placed() -> None:
    """SIEGE-X10: the prisoner bought back before the tile is placed becomes the defender of the same step 2."""
    scene = plain("tower").prepare(captive(1, 0, "follower")).prepare(scores(3, 0)).prepare(left_in_supply(0, 1))
    play = ransom(scene.start("B", "B"), 1).tile((21, 20), "ffff").figure("follower", "monastery")
    assert chances(play) == ["monks"]
    defend(play, "monks")
    assert (rows(play), play.supply(0)) == ({"monks": (0,)}, 0)


def test_siege_x10_home_by_an_attack_and_defender_again() -> None:
    """SIEGE-X10, SIEGE-56: two came home in step 1: one is placed as monk, the other as defender."""
    scene = plain().prepare(catapult("monks")).prepare(row("monks", 0, 0)).prepare(left_in_supply(0, 0))
    play = scene.start("SD", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert (rows(play), play.supply(0)) == ({"monks": (0,)}, 0)


def test_siege_e5_no_row_is_full_at_a_choice() -> None:
    """SIEGE-E5, SIEGE-21, SIEGE-46: in a random game of any number of players, and never two catapults at an outpost."""
    highest = 0
    for seats in (2, 3, 6):
        setup = Setup(seats, ("fields", "inns_cathedrals", "siege"), seed=simulated_seed(seats).hex())
        for game in random_game(setup, random.Random(seats)):
            siege = SIEGE.of(game)
            longest = max(map(len, siege.rows.values()))
            assert longest < row_length(game)
            assert len(set(siege.catapults)) == len(siege.catapults) <= 3
            highest = max(highest, longest)
    assert highest >= 1
