"""Replay records and print their results; with --check, compare them with the results in the records."""

from __future__ import annotations

import argparse

from bot.command_line.files import read_records
from bot.command_line.lines import position, write_line
from bot.engine.record import check_result
from bot.games import replay_record


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("file", help="a record, or one a line, also gzipped; - for standard input")
    parser.add_argument("--check", action="store_true", help="the games must be over, with the results that the records state")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions")


def run(arguments: argparse.Namespace) -> int:
    """One line for each record."""
    for record in read_records(arguments.file):
        game = replay_record(record, arguments.at)
        if arguments.check:
            check_result(game, record)
        decision = game.decision
        line = {"actions": len(game.log), "over": decision is None, **position(game), "winners": list(game.standing().winners)}
        print(write_line(line))
    return 0
