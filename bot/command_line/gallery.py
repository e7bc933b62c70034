"""Draw every kind of picture in every theme, 1,280 pixels wide and 390 as on a phone, with a page that shows them."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any, TypeVar, cast

from PIL import Image

from bot.card_game.rules.events import CardsDealt
from bot.card_game.rules.kind import CARDCASSONNE
from bot.command_line.render import renderer
from bot.engine.events import Points
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.faces import FACES
from bot.i18n import Translator
from bot.scene.cell_names import cell_name
from bot.scene.drawing import Drawing
from bot.scene.face import GameFace
from bot.scene.lobby import LobbyTable, lobby
from bot.scene.presentation import Presentation, people_of
from bot.scene.reference import sheet
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import places
from renderer.themes import THEMES

G = TypeVar("G", bound=Game)

PHONE = 390
"""The width of a picture on a phone, in pixels."""
NAMES = (
    "Анна-Мария Королёва-Задунайская",
    "Wolfeschlegelsteinhausenbergerdorff",
    "Žofie Nováková-Długołęcka",
    "王小明和他的朋友李小龍",
    "محمد (عبد الله) الفاروق",
    "नरेन्द्र शर्मा 🏰",
)
"""Long names in several scripts, one for each seat of the largest table."""
_FOOT = "18 Nov 2026 · MILL-42"
_LATE = 400
"""The number of actions after which the map is large."""
_TRIED = 4
"""The number of random options of which the best is taken."""
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
    """Yield every kind of picture in a hard case: the most seats, all modules, large maps, long names in several scripts."""
    yield from _tile_pictures()
    yield from _card_pictures()
    for name, face in FACES.items():
        yield f"reference {name}", sheet(face, face.kind.modules, Translator("en"))


def _tile_pictures() -> Iterator[tuple[str, Drawing]]:
    words, people = Translator("en"), people_of(NAMES)
    kind = CARCASSONNE
    face = FACES[kind.name]
    seats = (*people[:-1], None)
    yield "lobby", lobby(LobbyTable(kind.name, kind.modules, (), seats, "MILL-42", face.samples(kind.modules)), words)
    turn, questions = _Hardest(), dict[str, _Hardest]()
    for game in random_games(kind.start(Setup(len(NAMES), kind.modules, seed=simulated_seed("gallery", 7).hex()))):
        seen = face.see(game.view(None), words, people)
        decision = game.decision
        if decision is None:
            yield "tiles used up", face.look(seen, "tiles")
            yield "result", face.look(seen, "result")
            yield "poster", face.poster(seen, _FOOT)
            yield "poster wide", face.poster(seen, _FOOT, wide=True)
        elif decision.kind != "tile":
            questions.setdefault(decision.kind, _Hardest()).offer(len(game.options()), seen)
        elif len(game.log) > _LATE:
            turn.offer(len(places(game.view(None))), seen)
    fitting = places(turn.seen.view)
    cell = cell_name(max(fitting, key=lambda cell: len(fitting[cell])))
    looks = {"turn": "turn", "news": "news", "board": "board", "parts": "question", "spots": "spot:2"}
    looks |= {"rotations": f"rotation:{cell}", "zoom": f"zoom:{cell}", "tiles left": "tiles"}
    looks |= {look: look for look in ("fields", "roads", "cities", "forecast")}
    yield from _looks(face, turn.seen, looks)
    for asked, hardest in questions.items():
        yield f"question {asked}", face.look(hardest.seen, "question")


class _Hardest:
    """The moment of a game with the most to show."""

    def __init__(self) -> None:
        self._most, self.seen = -1, cast("Any", None)

    def offer(self, shown: int, seen: Presentation[Any]) -> None:
        """Keep this moment if none before it shows more."""
        if shown >= self._most:
            self._most, self.seen = shown, seen


def _looks(face: GameFace[Any], seen: Any, names: Mapping[str, str]) -> Iterator[tuple[str, Drawing]]:
    for name, look in names.items():
        what, _, argument = look.partition(":")
        yield name, face.look(seen, what, argument)


def _card_pictures() -> Iterator[tuple[str, Drawing]]:
    """Yield the table with the longest row, the round with the most points, and of two players' hands that of most choices."""
    words, people = Translator("en"), people_of(NAMES[: CARDCASSONNE.seats(())[-1]])
    face = FACES[CARDCASSONNE.name]
    seats = (*people[:-1], None)
    yield "card lobby", lobby(LobbyTable(CARDCASSONNE.name, (), (), seats, "MILL-42", cards=face.sample_cards()), words)
    table, rounds, hand = _Hardest(), _Hardest(), _Hardest()
    for game in random_games(CARDCASSONNE.start(Setup(len(people), seed=simulated_seed("gallery", 7).hex()))):
        seen = face.see(game.view(None), words, people)
        if game.decision is None:
            yield "card result", face.look(seen, "result")
            yield "card poster", face.poster(seen, _FOOT)
            yield "card poster wide", face.poster(seen, _FOOT, wide=True)
        else:
            table.offer(max(len(row.cards) for row in game.view(None).rows), seen)
        events = game.log[-1].events if game.log else ()
        if any(isinstance(event, CardsDealt) for event in events):
            rounds.offer(sum(isinstance(event, Points) for event in events), seen)
    for game in random_games(CARDCASSONNE.start(Setup(2, seed=simulated_seed("gallery", 7).hex()))):
        if game.decision and game.decision.kind == "card":
            hand.offer(len(game.options()), face.see(game.view(game.decision.seat), words, people[:2]))
    yield "card table", face.look(table.seen, "table")
    yield "card round", face.look(rounds.seen, "round")
    yield "card hand", face.look(hand.seen, "hand")


def random_games(game: G) -> Iterator[G]:
    """Yield a game at each decision and at its end. Of a few random options it takes the one worth most, so scores grow."""
    dice = Stream(b"gallery")
    while game.decision is not None:
        yield game
        options, view = game.options(), game.view(game.decision.seat)
        few = [options[dice.below(len(options))] for _ in range(_TRIED)]
        game.apply(max(few, key=lambda option: (view.potential(option) or (0,))[0] - (option.do == "skip")))
    yield game
