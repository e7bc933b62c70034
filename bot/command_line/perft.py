"""Count the ways to play the first decisions of a fixed stack, for comparing engines."""

from __future__ import annotations

import argparse

from bot.command_line import at_least
from bot.engine.game import Game, Setup
from bot.games.rules import GAMES, game_kind

MODULES_HELP = "comma-separated names, empty for none; default: fields for Carcassonne"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=sorted(GAMES), default="carcassonne", help="the game; default: %(default)s")
    parser.add_argument("--modules", help=MODULES_HELP)
    parser.add_argument("--options", default="", help="comma-separated set-up options")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="seats; default: %(default)s")
    parser.add_argument("--stack", required=True, help="comma-separated tile ids in the order they are drawn")
    parser.add_argument("--depth", type=at_least(1), required=True, help="number of decisions to look ahead")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each depth: the depth and the number of ways."""
    kind = game_kind(arguments.game)
    options = dict.fromkeys(names(arguments.options), True)
    setup = Setup(arguments.seats, modules_of(arguments), options, stack=names(arguments.stack))
    game = kind.start(setup)
    for depth in range(1, arguments.depth + 1):
        print(depth, ways(game, depth))
    return 0


def names(text: str) -> tuple[str, ...]:
    """Return the names in a comma-separated list."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def modules_of(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the modules given; by default fields for Carcassonne."""
    if arguments.modules is None:
        return ("fields",) if arguments.game == "carcassonne" else ()
    return names(arguments.modules)


def ways(game: Game, depth: int) -> int:
    """Return the number of sequences of this many actions. A game that ends earlier counts once."""
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
