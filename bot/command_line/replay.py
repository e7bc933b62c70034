"""Replay records and print their results; with --check, compare them with the results in the records."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.command_line import at_least, render
from bot.command_line.files import read_records
from bot.command_line.lines import position, write_line
from bot.engine.record import Record, check_result
from bot.games.faces import FACES
from bot.games.rules import replay_record
from bot.i18n import Translator
from bot.scene.drawing import NoPicture
from bot.scene.replay import frames


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", help="a record, or one per line, may be gzipped; - for standard input")
    parser.add_argument("--check", action="store_true", help="fail unless each game has ended with the result in its record")
    parser.add_argument("--at", type=at_least(0), metavar="N", help="stop after N actions")
    parser.add_argument("--png", metavar="OUT", help="write a PNG of the last position; `render` draws others")
    parser.add_argument("--gif", metavar="OUT", help="write a GIF of the game, tile by tile")
    render.add_drawing(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each record; draw the first one."""
    for number, record in enumerate(read_records(arguments.file)):
        game = replay_record(record, arguments.at)
        if arguments.check:
            check_result(game, record)
        decision = game.decision
        line = {"actions": len(game.log), "over": decision is None, **position(game), "winners": list(game.standing().winners)}
        print(write_line(line))
        if number == 0 and not _write_pictures(record, arguments):
            return 2
    return 0


def _write_pictures(record: Record, arguments: argparse.Namespace) -> bool:
    """Write the pictures asked for; return whether that worked."""
    words = Translator(arguments.language)
    people = render.players(words, arguments.names, record.setup.seats)
    try:
        if arguments.png:
            game = replay_record(record, arguments.at)
            picture = render.whole(game.view(None), words, people)
            Path(arguments.png).write_bytes(render.renderer(arguments.atlas).png(picture.scene, arguments.theme))
        if arguments.gif:
            scenes = list(frames(FACES[record.game], record, words, people, arguments.at))
            Path(arguments.gif).write_bytes(render.renderer(arguments.atlas).gif(scenes, arguments.theme))
    except NoPicture as error:
        print(f"carcassonne-bot: cannot draw this: {error}", file=sys.stderr)
        return False
    return True
