"""Count the ways to play the first decisions of a fixed stack, for comparing engines."""

from __future__ import annotations

import argparse

from bot.engine.game import Game, Setup
from bot.games import GAMES, game_kind


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("--game", choices=sorted(GAMES), default="carcassonne")
    parser.add_argument("--modules", default="fields", help="names with commas between; empty for the bare base game")
    parser.add_argument("--options", default="", help="set-up options with commas between")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--stack", required=True, help="tile ids with commas between, the first drawn first")
    parser.add_argument("--depth", type=int, required=True, help="how many decisions deep")


def run(arguments: argparse.Namespace) -> int:
    """A line for each depth: the depth and the number of ways."""
    kind = game_kind(arguments.game)
    options = dict.fromkeys(names(arguments.options), True)
    setup = Setup(arguments.seats, names(arguments.modules), options, stack=names(arguments.stack))
    game = kind.start(setup)
    for depth in range(1, arguments.depth + 1):
        print(depth, ways(game, depth))
    return 0


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def ways(game: Game, depth: int) -> int:
    """The number of sequences of this many actions; a game that ends earlier counts once."""
    options = game.options()
    if not options:
        return 1
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        after = game.copy()
        after.apply(option)
        total += ways(after, depth - 1)
    return total
