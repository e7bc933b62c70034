"""Print each decision of a record as a line of JSON: the options, the choice, and what followed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from bot.command_line import at_least
from bot.command_line.files import read_records
from bot.command_line.lines import decision_head, events_of, position, write_line
from bot.engine.actions import write_action
from bot.engine.record import Record, play_recorded
from bot.games.rules import replay_record


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", help="a record, or one per line, may be gzipped; - for standard input")
    parser.add_argument("--at", type=at_least(0), metavar="N", help="only decision N, counted from 0")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each decision."""
    for record in read_records(arguments.file):
        for line in explain_record(record):
            if arguments.at in (None, line["n"]):
                print(write_line(line))
    return 0


def explain_record(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the lines of a record. If it is unfinished, the last line has no action."""
    game = replay_record(record, 0)
    for number, data in enumerate(record.actions):
        if game.decision is None:
            play_recorded(game, data, number)
        head = decision_head(game, number)
        play_recorded(game, data, number)
        played = game.log[-1]
        yield {**head, "action": write_action(played.action, played.seat), "events": events_of(played.events), **position(game)}
    if game.decision is not None:
        yield decision_head(game, len(record.actions))
