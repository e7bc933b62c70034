"""Let computer players play whole games and write their records; the same seed gives the same bytes."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.ai.strategies import PLAYERS, Strategy
from bot.command_line import at_least
from bot.command_line.perft import MODULES_HELP, modules_of, names
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import GAMES, game_kind


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=sorted(GAMES), default="carcassonne", help="the game; default: %(default)s")
    parser.add_argument("--modules", help=MODULES_HELP)
    parser.add_argument("--options", default="", help="comma-separated set-up options")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="seats per game; default: %(default)s")
    parser.add_argument("--games", type=at_least(1), default=1, metavar="M", help="number of games; default: %(default)s")
    parser.add_argument("--seed", default="0", metavar="S", help="seed of stacks and dice; default: %(default)s")
    parser.add_argument("--players", default="random", help=f"comma-separated, for the seats in turn: {', '.join(PLAYERS)}")
    parser.add_argument("--out", metavar="FILE", help="file to write; default: standard output")


def run(arguments: argparse.Namespace) -> int:
    """Write a record per line."""
    kind = game_kind(arguments.game)
    modules = modules_of(arguments)
    chosen = names(arguments.players) or ("random",)
    if unknown := [name for name in chosen if name not in PLAYERS]:
        print(f"carcassonne-bot: unknown player '{unknown[0]}'; the players are: {', '.join(PLAYERS)}", file=sys.stderr)
        return 2
    options = dict.fromkeys(names(arguments.options), True)
    lines = []
    for number in range(arguments.games):
        seed = simulated_seed(arguments.seed, number if arguments.games > 1 else None)
        game = kind.start(Setup(arguments.seats, modules, options, seed=seed.hex()))
        play_out(game, [PLAYERS[chosen[seat % len(chosen)]] for seat in range(arguments.seats)], seed)
        lines.append(write_record(record_of(game)) + b"\n")
    if arguments.out:
        Path(arguments.out).write_bytes(b"".join(lines))
    else:
        sys.stdout.buffer.write(b"".join(lines))
    return 0


def play_out(game: Game, players: Sequence[Strategy], seed: bytes) -> None:
    """Play to the end. Each player has its own dice, derived from the seed."""
    dice = [Stream(hashlib.sha256(seed + b"player" + bytes([seat])).digest()) for seat in range(len(players))]
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.apply(players[seat](game.view(seat), dice[seat]), seat)
