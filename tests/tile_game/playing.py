"""Random games for the laws: any combination of modules, any number of seats, any options."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from itertools import product

import msgspec

from bot.engine.actions import Action
from bot.engine.fair import simulated_seed
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.abbey_mayor.rules import barns_on
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import AROUND, STEPS, cell_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.kind import opening_length
from bot.tile_game.rules.moves import PlaceTile

Chooser = Callable[[Carcassonne, random.Random], int]
"""Index of the option to play."""

SWITCHED = tuple(m for m in CARCASSONNE.modules if m != "fields")


def combinations() -> list[tuple[str, ...]]:
    """The 256 combinations of River, Abbot, the four small ones, Tower and Siege; every fourth one without fields."""
    out = []
    for number, switches in enumerate(product((False, True), repeat=len(SWITCHED))):
        chosen = tuple(m for m, on in zip(SWITCHED, switches, strict=True) if on)
        out.append(chosen if number % 4 == 3 else ("fields", *chosen))
    return out


def setup_for(modules: tuple[str, ...], chance: random.Random) -> Setup:
    """A random set-up: any number of seats, any module options."""
    most = CARCASSONNE.seats(modules)[-1]
    options = {o: True for o in ("organiser", "one_ransom") if "tower" in modules and chance.random() < 0.4}
    seats = chance.randint(2, most)
    return Setup(seats, modules, options, seed=simulated_seed(chance.randrange(10**9)).hex())


def some_setups(count: int, seed: int) -> list[Setup]:
    """Random set-ups of random combinations, fixed by the seed."""
    chance = random.Random(seed)
    return [setup_for(modules, chance) for modules in chance.sample(combinations(), count)]


def choose(game: Carcassonne, chance: random.Random) -> int:
    """Choose an option at random, declining less often, so that figures meet."""
    options = game.options()
    number = chance.randrange(len(options))
    if options[number].do == "skip" and chance.random() < 0.6:
        number = chance.randrange(len(options))
    return number


def choose_keenly(game: Carcassonne, chance: random.Random) -> int:
    """Like `choose`, but building densely and trying each kind of action equally: rare cases occur."""
    options = game.options()
    tiles = [(number, crowd(game, option)) for number, option in enumerate(options) if isinstance(option, PlaceTile)]
    if tiles and (len(tiles) == len(options) or chance.random() < 0.8):
        numbers, weights = zip(*tiles, strict=True)
        return int(chance.choices(numbers, weights)[0])
    kinds: dict[Hashable, list[int]] = defaultdict(list)
    for number, option in enumerate(options):
        kinds[sort_of(option)].append(number)
    if len(kinds) > 1 and chance.random() < 0.8:
        kinds.pop("skip", None)
    return chance.choice(chance.choice(list(kinds.values())))


def choose_the_rare(game: Carcassonne, chance: random.Random) -> int:
    """Like `choose_keenly`, but always setting a pig on a field with a barn (BARN-7)."""
    number = choose_keenly(game, chance)
    return next((n for n, option in enumerate(game.options()) if joins_a_barn(game, option)), number)


def joins_a_barn(game: Carcassonne, option: Action) -> bool:
    """Whether this sets a pig on a field with a barn."""
    if not isinstance(option, Deploy) or option.figure != "pig" or game.spot is None:
        return False
    node = game.board.node_at(game.spot, option.on)
    return node is not None and bool(barns_on(game, game.board.root(node)))


def beside_a_barn(number: int, rules: int) -> tuple[Setup, random.Random]:
    """A game in which one of these seeds gets there, and its source of chance."""
    chance = random.Random(f"barn/{number}")
    return shortened(setup_for(("fields", "traders_builders", "abbey_mayor"), chance), tiles=60, rules=rules), chance


def crowd(game: Carcassonne, option: PlaceTile) -> int:
    """Density around a place; the four sides count most, so that features close and holes fill."""
    cell, cells = cell_of(option.at), game.board.cells
    return int((1 + sum(cell + step in cells for step in STEPS)) ** 3 * (1 + sum(cell + step in cells for step in AROUND)))


def sort_of(option: Action) -> Hashable:
    """The kind of an option; for figures, by figure and feature."""
    return (option.figure, option.on.partition("@")[0]) if isinstance(option, Deploy) else option.do


def shortened(setup: Setup, tiles: int, rules: int = NEWEST_RULES) -> Setup:
    """The same game with fewer ordinary tiles, so that it ends soon."""
    game = CARCASSONNE.start(setup, rules)
    names = [game.rules.tiles[kind].id for kind in game.stack]
    return msgspec.structs.replace(setup, seed=None, stack=tuple(names[: opening_length(game.rules, names) + tiles]))


def random_game(setup: Setup, chance: random.Random, rules: int = NEWEST_RULES) -> Iterator[Carcassonne]:
    """A random game, yielded at each decision and at its end."""
    game = CARCASSONNE.start(setup, rules)
    while game.decision is not None:
        yield game
        game.apply(game.options()[choose(game, chance)])
    yield game
