"""Draw every kind of picture in every theme, 1,280 pixels wide and 390 as on a phone, with a page that shows them."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any, TypeVar

from PIL import Image

from bot.card_game.rules.kind import CARDCASSONNE
from bot.command_line.render import renderer
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.faces import FACES
from bot.i18n import Translator
from bot.scene.cell_names import cell_name
from bot.scene.drawing import Drawing
from bot.scene.face import GameFace
from bot.scene.lobby import LobbyTable, lobby
from bot.scene.presentation import people_of
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import places
from renderer.themes import THEMES

G = TypeVar("G", bound=Game)

PHONE = 390
"""The width of a picture on a phone, in pixels."""
NAMES = ("Анна Королёва", "Jean-Luc", "Žofie Nováková-Długołęcka", "李小龍")
_STYLE = """body{font:16px/1.5 sans-serif;margin:2rem;background:#f4f1e8;color:#222}section{margin:2rem 0}
figure{display:inline-block;vertical-align:top;margin:0 1rem 1rem 0;width:390px}img{width:390px;height:auto}
figcaption{font-weight:bold}pre{white-space:pre-wrap;background:#fff;padding:1rem;max-width:80ch}"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder to write")
    parser.add_argument("--atlas", type=Path, metavar="DIR", help="folder of drawn tiles; default: in the data directory")


def run(arguments: argparse.Namespace) -> int:
    """Draw all pictures and write the page."""
    drawing = renderer(arguments.atlas)
    drawing.build((80, 96, 112, 128, 160), _progress)
    arguments.out.mkdir(parents=True, exist_ok=True)
    sections = []
    for name, picture in pictures():
        for theme in THEMES:
            png = drawing.png(picture.scene, theme)
            (arguments.out / f"{name}-{theme}.png").write_bytes(png)
            (arguments.out / f"{name}-{theme}-{PHONE}.png").write_bytes(on_phone(png))
        sections.append(_section(name, picture))
    title = "Pictures of carcassonne-bot"
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style><h1>{title}</h1>'
    (arguments.out / "index.html").write_text(head + "".join(sections) + "</html>\n", encoding="utf-8")
    print(f"{len(sections)} pictures in {len(THEMES)} themes: {arguments.out / 'index.html'}")
    return 0


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty() or done == total:
        print(f"\rdrawing tiles: {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True)


def on_phone(png: bytes) -> bytes:
    """Return the picture as a phone shows it."""
    with Image.open(io.BytesIO(png)) as image:
        small = image.convert("RGB").resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.save(out, "PNG")
    return out.getvalue()


def _section(name: str, picture: Drawing) -> str:
    """Return the section of a picture in all themes; the small size links to the large one."""
    alt = escape(picture.text.short, quote=True)
    figures = "".join(
        f'<figure><a href="{name}-{theme}.png"><img loading="lazy" src="{name}-{theme}-{PHONE}.png" alt="{alt}"></a>'
        f"<figcaption>{theme}</figcaption></figure>"
        for theme in THEMES
    )
    text = escape(picture.text.long)
    return f"<section><h2>{name}</h2>{figures}<details><summary>In words</summary><pre>{text}</pre></details></section>"


def pictures() -> Iterator[tuple[str, Drawing]]:
    """Yield every kind of picture, each from a random game."""
    yield from _tile_pictures()
    yield from _card_pictures()


def _tile_pictures() -> Iterator[tuple[str, Drawing]]:
    words, people = Translator("en"), people_of(NAMES)
    kind = CARCASSONNE
    face = FACES[kind.name]
    seats = (people[0], people[1], None, None)
    yield "lobby", lobby(LobbyTable(kind.name, kind.modules, (), seats, "MILL-42", face.samples(kind.modules)), words)
    turns_shown, questions = False, dict[str, tuple[int, Drawing]]()
    for game in random_games(kind.start(Setup(4, kind.modules, seed=simulated_seed("gallery", 7).hex()))):
        seen = face.see(game.view(None), words, people)
        decision = game.decision
        if decision is None:
            yield "tiles used up", face.look(seen, "tiles")
            yield "result", face.look(seen, "result")
            yield from _looks(face, seen, {"poster": "poster", "poster wide": "poster:wide"})
        elif decision.kind == "tile" and not turns_shown and len(game.log) > 150:
            turns_shown = True
            cell = cell_name(list(places(game.view(None)))[-1])
            yield from _looks(
                face, seen, {"turn": "turn", "news": "news", "board": "board", "parts": "question", "spots": "spot:2"}
            )
            yield from _looks(face, seen, {"rotations": f"rotation:{cell}", "zoom": f"zoom:{cell}"})
            yield from _looks(face, seen, {look: look for look in ("fields", "roads", "cities", "forecast")})
            yield "tiles left", face.look(seen, "tiles")
        elif decision.kind != "tile" and len(game.options()) > questions.get(decision.kind, (1,))[0]:
            questions[decision.kind] = len(game.options()), face.look(seen, "question")
    for asked, (_, drawing) in questions.items():
        yield f"question {asked}", drawing


def _looks(face: GameFace[Any], seen: Any, names: Mapping[str, str]) -> Iterator[tuple[str, Drawing]]:
    for name, look in names.items():
        what, _, argument = look.partition(":")
        yield name, face.look(seen, what, argument)


def _card_pictures() -> Iterator[tuple[str, Drawing]]:
    words, people = Translator("en"), people_of(NAMES)
    kind = CARDCASSONNE
    face = FACES[kind.name]
    for game in random_games(kind.start(Setup(4, seed=simulated_seed("gallery", 7).hex()))):
        decision = game.decision
        if decision is None:
            yield from _looks(
                face,
                face.see(game.view(None), words, people),
                {"card result": "result", "card poster": "poster", "card poster wide": "poster:wide"},
            )
        elif len(game.log) == 90:
            seen = face.see(game.view(None), words, people)
            yield from _looks(face, seen, {"card table": "table", "card round": "round"})
            yield "card hand", face.look(face.see(game.view(decision.seat), words, people), "hand")


def random_games(game: G) -> Iterator[G]:
    """Yield a random game at each decision and at its end. It passes less often, so that there is something to see."""
    dice = Stream(b"gallery")
    while game.decision is not None:
        yield game
        options = game.options()
        choice = options[dice.below(len(options))]
        game.apply(options[dice.below(len(options))] if choice.do == "skip" else choice)
    yield game
