"""The engine against the floor: random games, copies, replays; base alone and with every module, interleaved in one run."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, replay
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.bench import floor

ROUNDS = 15
BASE = ("fields",)


def setup(modules: tuple[str, ...], seed: int) -> Setup:
    """A game of two."""
    return Setup(2, modules, seed=simulated_seed(seed).hex())


def play(modules: tuple[str, ...], seed: int, chance: random.Random, half: bool = False) -> Carcassonne:
    """A random game through the whole contract: options, apply, events."""
    game = CARCASSONNE.start(setup(modules, seed))
    number = chance.random
    stop = len(game.stack) // 2 if half else 0
    while options := game.options():
        game.apply(options[int(number() * len(options))])
        if half and game.left() <= stop:
            break
    return game


def play_floor(seed: int, chance: random.Random, half: bool = False) -> floor.FloorGame:
    """The same on the floor."""
    game = floor.new_game(seed)
    if half:
        keep, game.deck = game.deck[:35], game.deck[35:]
        while game.deck:
            moves = game.moves(game.deck.pop())
            if moves:
                move = chance.choice(moves)
                base = game.place(move & 255, move >> 8)
                game.finish(move & 255, base, move >> 8, chance.choice([*game.choices(move & 255, base), -2]))
        game.deck = keep
    else:
        floor.play_out(game, chance)
    return game


def _rate(games: Sequence[Callable[[], object]]) -> float:
    """Games a second."""
    start = time.process_time()
    for game in games:
        game()
    return len(games) / (time.process_time() - start)


def rates(games: int) -> dict[str, list[float]]:
    """Games a second by round, the kinds interleaved so that a busy machine slows all alike."""
    chance = random.Random(1)
    out: dict[str, list[float]] = {"floor": [], "base": [], "all": []}
    for turn in range(ROUNDS):
        seeds = range(turn * games, (turn + 1) * games)
        some = seeds[: max(1, games // 4)]
        out["floor"].append(_rate([partial(play_floor, x, chance) for x in seeds for _ in range(4)]))
        out["base"].append(_rate([partial(play, BASE, x, chance) for x in seeds]))
        out["all"].append(_rate([partial(play, CARCASSONNE.modules, x, chance) for x in some]))
    return out


def copies() -> tuple[float, float, float]:
    """Microseconds for a copy in mid-game: floor, base, all modules."""
    chance = random.Random(2)

    def each(games: Sequence[Carcassonne | floor.FloorGame]) -> float:
        return 1e6 / max(_rate([game.copy for game in games for _ in range(50)]) for _ in range(5))

    floors = [play_floor(s, chance, half=True) for s in range(20)]
    bases = [play(BASE, s, chance, half=True) for s in range(20)]
    alls = [play(CARCASSONNE.modules, s, chance, half=True) for s in range(20)]
    return each(floors), each(bases), each(alls)


def replays() -> tuple[float, float]:
    """Milliseconds to replay a whole game: base, all modules."""
    chance = random.Random(3)

    def each(modules: tuple[str, ...]) -> float:
        records = [record_of(play(modules, s, chance)) for s in range(10)]
        again = [[partial(replay, CARCASSONNE, record)] for record in records]
        return 1e3 / statistics.median(max(_rate(one) for _ in range(3)) for one in again)

    return each(BASE), each(CARCASSONNE.modules)


def main() -> None:
    """Print the table."""
    play(BASE, 0, random.Random(0))
    play(CARCASSONNE.modules, 0, random.Random(0))
    found = rates(20)
    middle = {name: statistics.median(values) for name, values in found.items()}
    base_to_floor = statistics.median(b / f for b, f in zip(found["base"], found["floor"], strict=True))
    all_to_base = statistics.median(a / b for a, b in zip(found["all"], found["base"], strict=True))
    floor_copy, base_copy, all_copy = copies()
    base_replay, all_replay = replays()
    print(f"random games a second, one core, 2 seats, median of {ROUNDS} interleaved rounds")
    print(f"  floor {middle['floor']:7.0f}   base with fields {middle['base']:6.0f}   all modules {middle['all']:6.0f}")
    print(f"  base / floor 1/{1 / base_to_floor:.1f} (to reach 1/8, aim 1/5)")
    print(f"  all / base 1/{1 / all_to_base:.1f} (to reach 1/5)")
    print(f"copy in mid-game, µs: floor {floor_copy:.1f}   base {base_copy:.1f}   all modules {all_copy:.1f}")
    print(f"  base / floor {base_copy / floor_copy:.1f} (at most 10)")
    print(f"replay of a whole game, ms: base {base_replay:.1f}   all modules {all_replay:.1f} (at most 15)")


if __name__ == "__main__":
    main()
