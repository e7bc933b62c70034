"""Let two computer players compete: each stack is played twice, with seats swapped. Print points, wins and time per move."""

from __future__ import annotations

import argparse
import sys
import time

from bot.command_line.perft import names
from bot.games.computers import every_player
from bot.games.rules import GAMES, game_kind
from bot.workers.arena import Contestant, Match, Terms, mean_interval, percentile, play_match, standard_error, wilson


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    players = sorted(every_player())
    parser.add_argument("--a", choices=players, required=True, metavar="LEVEL", help=f"one of {', '.join(players)}")
    parser.add_argument("--b", choices=players, required=True, metavar="LEVEL", help="its opponent")
    parser.add_argument("--games", type=int, default=2, metavar="N", help="games in total, two per stack")
    parser.add_argument("--game", choices=sorted(GAMES), default="carcassonne", help="the game; default: %(default)s")
    parser.add_argument("--modules", default="", help="comma-separated names, or all; default: fields for Carcassonne")
    parser.add_argument("--options", default="", help="comma-separated set-up options")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="seats per game; the two players alternate")
    parser.add_argument("--budget", type=int, metavar="N", help="nodes per decision; default: each level's own")
    parser.add_argument("--seed", default="0", metavar="S", help="seed of the stacks and of the players' dice")
    parser.add_argument("--progress", action="store_true", help="print a line after each stack")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the summary."""
    players = every_player(arguments.budget)
    a, b = ((name, players[name]) for name in (arguments.a, arguments.b))
    stacks = max(1, (arguments.games + 1) // 2)
    match: Match | None = None
    for match in play_match(a, b, stacks, terms_of(arguments), time.process_time):
        if arguments.progress:
            print(f"{match.games:4} games: {summary(match)}", file=sys.stderr, flush=True)
    assert match is not None
    print(f"{summary(match)}\n{times(match.a)}\n{times(match.b)}")
    return 0


def terms_of(arguments: argparse.Namespace) -> Terms:
    """Return the match that the arguments describe."""
    kind = game_kind(arguments.game)
    modules = names(arguments.modules)
    if arguments.modules == "all":
        modules = kind.modules
    elif not modules and arguments.game == "carcassonne":
        modules = ("fields",)
    return Terms(kind, modules, dict.fromkeys(names(arguments.options), True), arguments.seats, arguments.seed)


def summary(match: Match) -> str:
    """Return points with standard error, and difference and win rate with their intervals."""
    low, high = mean_interval(match.differences)
    from_rate, to_rate = wilson(match.wins, match.games)
    stacks, rate = len(match.differences), match.wins / match.games
    difference = sum(match.differences) / stacks
    return (
        f"{side(match.a)}, {side(match.b)}; "
        f"difference per game {difference:+.1f} (95 %: {low:+.1f} to {high:+.1f}, {stacks} stacks); "
        f"{match.a.name} wins {match.wins:g} of {match.games} = {rate:.1%} (95 %: {from_rate:.1%} to {to_rate:.1%})"
    )


def side(one: Contestant) -> str:
    """Return a player's points per game."""
    return f"{one.name} {sum(one.points) / len(one.points):.1f} ± {standard_error(one.points):.1f} points"


def times(one: Contestant) -> str:
    """Return the processor time per decision."""
    mean = sum(one.seconds) / max(1, len(one.seconds))
    return f"{one.name}: {1000 * mean:.1f} ms per move, 95th percentile {1000 * percentile(one.seconds, 0.95):.1f} ms"
