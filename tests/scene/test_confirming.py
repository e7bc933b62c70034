"""What is confirmed is seen as it will stand: the tile, and the figure where it was put."""

from __future__ import annotations

import random

from bot import scene
from bot.engine.cells import at_of
from bot.engine.fair import simulated_seed
from bot.engine.figures import Deploy
from bot.engine.game import Setup
from bot.engine.moves import PlaceTile
from bot.engine.rules.abbey_mayor import PlaceBarn
from bot.engine.tile_game import CARCASSONNE
from bot.i18n import Translator
from bot.scene import Sight, people_of
from bot.scene.board import board_of
from renderer.scene import BoardScene


def test_the_last_choice_stands_on_the_map() -> None:
    dice, seen = random.Random(3), set[str]()
    game = CARCASSONNE.start(Setup(3, ("fields", "abbey_mayor"), {}, seed=simulated_seed(3).hex()))
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        sight = Sight(view, Translator("en"), people_of(["Ann", "Ben", "Cleo"]))
        before = board_of(sight)
        for action in dice.sample(game.options(), min(3, len(game.options()))):
            picture = scene.confirming(sight, action)
            assert isinstance(picture.scene, BoardScene)
            board = picture.scene.board
            match action:
                case PlaceTile(at=at, rot=rotation):
                    assert (board.tiles[-1].cell, board.tiles[-1].rotation) == (at, rotation)
                case Deploy() | PlaceBarn():
                    assert len(board.figures) == len(before.figures) + 1
                    assert game.spot is not None
                    assert picture.scene.zoom == at_of(game.spot)
                case _:
                    assert board.figures == before.figures
            assert picture.text.short
            seen.add(type(action).__name__)
        game.apply(dice.choice(game.options()))
    assert {"PlaceTile", "Deploy", "PlaceBarn", "Skip"} <= seen
