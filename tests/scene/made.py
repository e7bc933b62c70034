"""Games, views and all pictures of a position, for the scene tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from bot.card_game.face.game_face import FACE as CARD_FACE
from bot.card_game.face.pictures import card_table, hand, round_end, rounds_over
from bot.card_game.face.presentation import CardPresentation
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.fair import simulated_seed
from bot.engine.game import NEWEST_RULES, Setup
from bot.games.faces import drawings
from bot.i18n import Translator
from bot.scene.drawing import Drawing
from bot.scene.presentation import people_of
from bot.scene.result import result
from bot.tile_game.expansions.faces import FACE as TILE_FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import parts, places
from bot.tile_game.face.overlays import owners, scored_now
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.face.questions import choose_option, choose_rotation, choose_spot, question
from bot.tile_game.face.sheet import tiles_left
from bot.tile_game.face.views import turn, whole, zoom
from bot.tile_game.rules.carcassonne import Carcassonne
from renderer.catalogue import DrawingCatalogue
from tests.tile_game.playing import choose

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fran")
ENGLISH = Translator("en")


def tile_sight(game: Carcassonne, seat: int | None = None) -> TilePresentation:
    return TILE_FACE.see(game.view(seat), ENGLISH, people_of(NAMES[: game.setup.seats]))


def card_sight(game: Cardcassonne, seat: int | None = None) -> CardPresentation:
    return CARD_FACE.see(game.view(seat), ENGLISH, people_of(NAMES[: game.setup.seats]))


@cache
def drawable() -> DrawingCatalogue:
    return DrawingCatalogue(drawings())


def tile_game(modules: tuple[str, ...], seats: int, seed: int, actions: int, rules: int = NEWEST_RULES) -> Carcassonne:
    """A random game after this many actions."""
    game = CARCASSONNE.start(Setup(seats, modules, seed=simulated_seed(seed).hex()), rules)
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
    """Every picture of this position."""
    yield "turn", turn(sight)
    yield "whole", whole(sight)
    yield "zoom", zoom(sight, (0, 0))
    yield "cell beside the map", zoom(sight, (90, 90))
    yield "fields", owners(sight, "field")
    yield "roads", owners(sight, "road")
    yield "cities", owners(sight, "city")
    yield "forecast", scored_now(sight)
    yield "tiles", tiles_left(sight)
    yield "result", result(sight)
    if sight.view.decision is not None:
        yield "question", question(sight)
        yield "option", choose_option(sight)
    for part in parts(sight.view):
        yield f"part {part.label}", choose_spot(sight, part.label)
    for at in list(places(sight.view))[:2]:
        yield "rotation", choose_rotation(sight, at)
        yield "open cell", zoom(sight, at)


def card_pictures(sight: CardPresentation) -> Iterator[tuple[str, Drawing]]:
    yield "table", card_table(sight)
    yield "poster", CARD_FACE.poster(sight, "18 Nov 2026 · MILL-42")
    yield "result", result(sight)
    if sight.view.seat is not None:
        yield "hand", hand(sight)
    for number in range(1, len(rounds_over(sight)) + 1):
        yield f"round {number}", round_end(sight, number)
