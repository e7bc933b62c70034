"""Games, sights and every picture of a moment, for the tests of scenes and texts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.games import faces as scene
from bot.games.faces import CardPresentation, Drawing, Presentation, TilePresentation, people_of
from bot.i18n import Translator
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from renderer.catalogue import DrawingCatalogue
from tests.tile_game.playing import choose

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fran")
ENGLISH = Translator("en")


def tile_sight(game: Carcassonne, seat: int | None = None) -> TilePresentation:
    return Presentation(game.view(seat), ENGLISH, people_of(NAMES[: game.setup.seats]))


def card_sight(game: Cardcassonne, seat: int | None = None) -> CardPresentation:
    return Presentation(game.view(seat), ENGLISH, people_of(NAMES[: game.setup.seats]))


@cache
def drawable() -> DrawingCatalogue:
    return DrawingCatalogue(scene.drawings())


def tile_game(modules: tuple[str, ...], seats: int, seed: int, actions: int) -> Carcassonne:
    """A game after so many actions played by chance."""
    game = CARCASSONNE.start(Setup(seats, modules, seed=simulated_seed(seed).hex()))
    play_on(game, random.Random(seed), actions)
    return game


def play_on(game: Carcassonne, chance: random.Random, actions: int) -> None:
    for _ in range(actions):
        if game.decision is None:
            return
        game.apply(game.options()[choose(game, chance)])


def card_game(seats: int, seed: int, actions: int) -> Cardcassonne:
    game = CARDCASSONNE.start(Setup(seats, seed=simulated_seed(seed).hex()))
    chance = random.Random(seed)
    for _ in range(actions):
        if game.decision is None:
            break
        game.apply(chance.choice(game.options()))
    return game


def tile_pictures(sight: TilePresentation) -> Iterator[tuple[str, Drawing]]:
    """Every picture that can be made of this moment."""
    yield "turn", scene.turn(sight)
    yield "whole", scene.whole(sight)
    yield "zoom", scene.zoom(sight, (0, 0))
    yield "cell beside the map", scene.zoom(sight, (90, 90))
    yield "fields", scene.owners(sight, "field")
    yield "roads", scene.owners(sight, "road")
    yield "cities", scene.owners(sight, "city")
    yield "forecast", scene.scored_now(sight)
    yield "tiles", scene.tiles_left(sight)
    yield "result", scene.result(sight)
    if sight.view.decision is not None:
        yield "question", scene.question(sight)
        yield "option", scene.choose_option(sight)
    for part in scene.parts(sight.view):
        yield f"part {part.label}", scene.choose_spot(sight, part.label)
    for at in list(scene.places(sight.view))[:2]:
        yield "rotation", scene.choose_rotation(sight, at)
        yield "open cell", scene.zoom(sight, at)


def card_pictures(sight: CardPresentation) -> Iterator[tuple[str, Drawing]]:
    yield "table", scene.card_table(sight)
    yield "result", scene.result(sight)
    if sight.view.seat is not None:
        yield "hand", scene.hand(sight)
    for number in range(1, len(scene.rounds_over(sight)) + 1):
        yield f"round {number}", scene.round_end(sight, number)
