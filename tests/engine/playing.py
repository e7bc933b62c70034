"""Random games for the laws: any combination of modules, any number of seats, any options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from bot.engine.carcassonne import Carcassonne
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.rules import MODULES
from bot.engine.tile_game import CARCASSONNE

SWITCHED = tuple(m for m in MODULES if m != "fields")


def combinations() -> list[tuple[str, ...]]:
    """The 256 combinations of River, Abbot, the four small ones, Tower and Siege; every fourth one without fields."""
    out = []
    for number, switches in enumerate(product((False, True), repeat=len(SWITCHED))):
        chosen = tuple(m for m, on in zip(SWITCHED, switches, strict=True) if on)
        out.append(chosen if number % 4 == 3 else ("fields", *chosen))
    return out


def setup_for(modules: tuple[str, ...], chance: random.Random) -> Setup:
    """A set-up with any number of seats and any options of the modules."""
    most = CARCASSONNE.seats(modules)[-1]
    options = {o: True for o in ("organiser", "one_ransom") if "tower" in modules and chance.random() < 0.4}
    seats = chance.randint(2, most)
    return Setup(seats, modules, options, seed=simulated_seed(chance.randrange(10**9)).hex())


def some_setups(count: int, seed: int) -> list[Setup]:
    """Set-ups of combinations drawn by chance, different ones each time they are asked with another seed."""
    chance = random.Random(seed)
    return [setup_for(modules, chance) for modules in chance.sample(combinations(), count)]


def choose(game: Carcassonne, chance: random.Random) -> int:
    """The number of an option; to decline is chosen less often, so that figures meet."""
    options = game.options()
    number = chance.randrange(len(options))
    if options[number].do == "skip" and chance.random() < 0.6:
        number = chance.randrange(len(options))
    return number


def random_game(setup: Setup, chance: random.Random) -> Iterator[Carcassonne]:
    """A game played by chance, handed out at each decision and once more at its end."""
    game = CARCASSONNE.start(setup)
    while game.decision is not None:
        yield game
        game.apply(game.options()[choose(game, chance)])
    yield game
