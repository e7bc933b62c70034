"""Draw a position of a record as PNG: the turn, the board, its owners, the choices, the tiles left, the result, cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.command_line import at_least
from bot.command_line.files import read_records
from bot.engine.game import Game, View
from bot.games.faces import FACES, drawings, face_of
from bot.games.rules import replay_record
from bot.i18n import Translator, shipped
from bot.scene.cell_names import NoSuchCell
from bot.scene.drawing import Drawing, NoPicture
from bot.scene.presentation import SeatLabel, capital, people_of
from bot.settings import atlas_of, load
from renderer.renderer import Renderer
from renderer.themes import THEMES


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    names = ", ".join(dict.fromkeys(look for face in FACES.values() for look in face.looks))
    parser.add_argument("record", help="a file with a record; - for standard input")
    parser.add_argument("--at", type=at_least(0), metavar="N", help="after N actions; default: after the last one")
    parser.add_argument("--view", metavar="VIEW", help=f"{names}; some take an argument: zoom:C7, rotation:C7, spot:2, round:3")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="draw what this seat sees, counted from 0; default: the public view"
    )
    add_drawing(parser)
    parser.add_argument("--text", choices=("short", "long"), help="also print the picture's description")
    parser.add_argument("--out", metavar="FILE", required=True, help="the PNG file to write")


def add_drawing(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of every command that draws."""
    parser.add_argument("--theme", choices=sorted(THEMES), default="dark", help="colours; default: %(default)s")
    parser.add_argument("--language", choices=shipped().languages, default="en", help="language; default: %(default)s")
    parser.add_argument("--names", default="", metavar="A,B", help="players' names; default: their colours")
    parser.add_argument("--atlas", type=Path, metavar="DIR", help="folder of drawn tiles; default: in the data directory")


def run(arguments: argparse.Namespace) -> int:
    """Draw the first record and write the picture."""
    record = next(read_records(arguments.record))
    if arguments.at is not None and arguments.at > len(record.actions):
        print(f"carcassonne-bot: --at {arguments.at}: the record has only {len(record.actions)} actions", file=sys.stderr)
        return 2
    game = replay_record(record, arguments.at)
    try:
        picture = requested_drawing(game, arguments)
    except (NoPicture, NoSuchCell) as error:
        print(f"carcassonne-bot: cannot draw this: {error}", file=sys.stderr)
        return 2
    Path(arguments.out).write_bytes(renderer(arguments.atlas).png(picture.scene, arguments.theme))
    if arguments.text:
        print(getattr(picture.text, arguments.text))
    return 0


def requested_drawing(game: Game, arguments: argparse.Namespace) -> Drawing:
    """Return the drawing that the arguments ask for."""
    if arguments.seat is not None and not 0 <= arguments.seat < game.setup.seats:
        raise NoPicture(f"the game has {game.setup.seats} seats")
    words = Translator(arguments.language)
    people = players(words, arguments.names, game.setup.seats)
    return draw_by_name(game.view(arguments.seat), words, people, arguments.view or "")


def draw_by_name(view: View, words: Translator, people: Sequence[SeatLabel], asked: str) -> Drawing:
    """Return a drawing by its name; by default the turn, or the result if the game is over."""
    name, _, argument = asked.partition(":")
    face = face_of(view)
    first = next(iter(face.looks)) if view.decision else "result"
    return face.look(face.see(view, words, people), name or first, argument)


def whole(view: View, words: Translator, people: Sequence[SeatLabel]) -> Drawing:
    """Return a drawing of everything on the table."""
    face = face_of(view)
    return face.whole(face.see(view, words, people))


def players(words: Translator, names: str, seats: int) -> Sequence[SeatLabel]:
    """Return the players by the names given, else by their colours."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    return [
        person._replace(name=given[seat] if seat < len(given) else capital(words.text(f"colour-{person.colour}")))
        for seat, person in enumerate(people_of([""] * seats))
    ]


def renderer(atlas: Path | None) -> Renderer:
    """Return a renderer. It draws tiles that are missing in the folder when it needs them."""
    return Renderer(drawings(), atlas or atlas_of(load()))
