"""Write a folder of all pictures in all themes, at 1,280 pixels and at a phone's 390, with a page that shows them."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TypeVar

from PIL import Image

from bot.card_game.rules.kind import CARDCASSONNE
from bot.command_line.render import renderer
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games import faces as scene
from bot.games.faces import Drawing, LobbyTable, Presentation, people_of
from bot.i18n import Translator
from bot.tile_game.expansions.rules import CARCASSONNE
from renderer.themes import THEMES

G = TypeVar("G", bound=Game)

PHONE = 390
"""The width of a picture on a phone, in pixels."""
NAMES = ("Анна Королёва", "Jean-Luc", "Žofie Nováková-Długołęcka", "李小龍")
_QUESTIONS = {
    **dict.fromkeys(("step2", "capture", "siege", "outpost", "withdraw", "wagon"), 3),
    **dict.fromkeys(("draw", "exchange", "ransom"), 2),
}
"""The questions shown, each with the fewest options that make a useful picture."""
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
    table = LobbyTable(kind.name, kind.modules, (), (people[0], people[1], None, None), "MILL-42")
    yield "lobby", scene.lobby(table, words)
    asked: set[str] = set()
    for game in played(kind.start(Setup(4, kind.modules, seed=simulated_seed("gallery", 7).hex()))):
        sight = Presentation(game.view(None), words, people)
        decision = game.decision
        if decision is None:
            yield "tiles used up", scene.tiles_left(sight)
            yield "result", scene.result(sight)
        elif decision.kind == "tile" and "tile" not in asked and len(game.log) > 150:
            asked.add("tile")
            yield from _turn_pictures(sight)
        elif decision.kind in _QUESTIONS and decision.kind not in asked and len(game.options()) >= _QUESTIONS[decision.kind]:
            asked.add(decision.kind)
            yield f"question {decision.kind}", scene.choose_option(sight)


def _turn_pictures(sight: scene.TilePresentation) -> Iterator[tuple[str, Drawing]]:
    cell = list(scene.places(sight.view))[-1]
    yield "turn", scene.turn(sight)
    yield "board", scene.whole(sight)
    yield "parts", scene.question(sight)
    yield "spots", scene.choose_spot(sight, "2")
    yield "rotations", scene.choose_rotation(sight, cell)
    yield "zoom", scene.zoom(sight, cell)
    yield "fields", scene.owners(sight, "field")
    yield "roads", scene.owners(sight, "road")
    yield "cities", scene.owners(sight, "city")
    yield "forecast", scene.scored_now(sight)
    yield "tiles left", scene.tiles_left(sight)


def _card_pictures() -> Iterator[tuple[str, Drawing]]:
    words, people = Translator("en"), people_of(NAMES)
    kind = CARDCASSONNE
    for game in played(kind.start(Setup(4, seed=simulated_seed("gallery", 7).hex()))):
        decision = game.decision
        if decision is None:
            yield "card result", scene.result(Presentation(game.view(None), words, people))
        elif len(game.log) == 90:
            sight = Presentation(game.view(None), words, people)
            yield "card table", scene.card_table(sight)
            yield "card round", scene.round_end(sight)
            yield "card hand", scene.hand(Presentation(game.view(decision.seat), words, people))


def played(game: G) -> Iterator[G]:
    """Yield a random game at each decision and at its end. It passes less often, so that there is something to see."""
    dice = Stream(b"gallery")
    while game.decision is not None:
        yield game
        options = game.options()
        choice = options[dice.below(len(options))]
        game.apply(options[dice.below(len(options))] if choice.do == "skip" else choice)
    yield game
