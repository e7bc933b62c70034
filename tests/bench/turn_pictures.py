"""What the pictures of turns show, over many random games: every decision, 2 to 6 seats, random sets of modules.

`python -m tests.bench.turn_pictures` plays and prints the table of `docs/turn-pictures.md`. Each game is kept in a folder when
it is done: stop it when you like, it goes on from there. With `--atlas DIR` every thirtieth picture is also drawn, for its size.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.games.faces import drawings
from bot.i18n import Translator
from bot.scene.lines import choices_of, option_lines
from bot.scene.presentation import people_of, since_last_turn
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import places
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.moves import Laid
from renderer.pages.layout import LONG_SIDE, PageLayout, arrange
from renderer.panel import line_rows, title_rows
from renderer.renderer import Renderer
from renderer.scene import BoardScene
from renderer.themes import THEMES
from tests.tile_game.playing import SWITCHED, choose, setup_for

SEED = "turns"
GAMES = 200
DRAWN = 30
"""One picture in this many is drawn."""
NAMES = ("Анна Королёва", "Jean-Luc", "Žofie Nováková-Długołęcka", "李小龍", "Bob", "Maximiliane")
THEME = THEMES["dark"]
QUESTIONS = (
    "questions",
    "choices",
    "choices on the map",
    "choices neither shown nor pointed to",
    "choices pointed to at the rim",
    "choices not told in full",
    "questions larger than 1,280 pixels",
    "titles cut",
)
"""What is counted of questions with numbered choices. Titles are those of all pictures."""


class GamePictures(msgspec.Struct):
    """What the pictures of one game show. Each list has an entry for each picture, or for each picture drawn (`bytes`)."""

    counts: dict[str, int] = msgspec.field(default_factory=Counter)
    shares: list[float] = msgspec.field(default_factory=list)
    bytes: list[int] = msgspec.field(default_factory=list)


def game_of(number: int, seed: str, renderer: Renderer | None = None) -> GamePictures:
    """Play a game by chance, and look at the picture of each decision."""
    chance = random.Random(f"{seed} {number}")
    modules = tuple(module for module in ("fields", *SWITCHED) if chance.random() < (0.8 if module == "fields" else 0.5))
    setup = setup_for(modules, chance)
    game, people, words = CARCASSONNE.start(setup), people_of(NAMES[: setup.seats]), Translator("en")
    found = GamePictures()
    while game.decision is not None:
        seen = FACE.see(game.view(None), words, people)
        scene = FACE.turn(seen.drawn).scene
        if isinstance(scene, BoardScene):
            layout, tile = arrange(scene, THEME), game.decision.kind == "tile"
            (look if tile else look_at_choices)(seen, scene, layout, found)
            if tile and renderer and len(found.shares) % DRAWN == number % DRAWN:
                found.bytes.append(len(renderer.png(scene)))
        game.apply(game.options()[choose(game, chance)])
    return found


def look(seen: TilePresentation, scene: BoardScene, layout: PageLayout, found: GamePictures) -> None:
    """Count what one picture shows of its turn, and what it does not."""
    window, legal = layout.grid.window, set(places(seen.view))
    shown = {spot.cell for spot in scene.board.spots if spot.label and window.holds(spot.cell)} & legal
    pointed = {note.cell for note in layout.notes if note.label} & legal - shown
    since = since_last_turn(FACE, seen.view.log, seen.viewer)
    laid = [(n, event) for n, played in enumerate(seen.view.log) for event in played.events if isinstance(event, Laid)]
    news = [event.at for n, event in laid if n >= since]
    own = [event.at for _, event in laid if event.seat == seen.viewer][-1:]
    framed = {fresh.cell for fresh in scene.board.laid}
    found.shares.append(round(layout.share, 3))
    found.counts = Counter(found.counts) + Counter(
        {
            "pictures": 1,
            "legal cells": len(legal),
            "named at the rim": len(pointed),
            "neither shown nor named": len(legal - shown - pointed),
            "named at the rim above 64 pixels": len(pointed) if layout.grid.size > 64 else 0,
            "last moves": len(news),
            "last moves not shown": sum(not window.holds(at) or at not in framed for at in news),
            "own last moves": len(own),
            "own last moves not shown": sum(not window.holds(at) for at in own),
            "larger than 1,280 pixels": max(layout.width, layout.height) > LONG_SIDE,
            f"{layout.grid.size}-pixel tiles": 1,
        }
    )
    found.counts["titles cut"] += title_cut(scene, layout)


def look_at_choices(seen: TilePresentation, scene: BoardScene, layout: PageLayout, found: GamePictures) -> None:
    """Count what the picture of numbered choices shows of them, and what it does not."""
    window, panel, plan = layout.grid.window, scene.panel, layout.plan
    assert panel
    assert plan
    shown = {label for mark in scene.board.marks if window.holds(mark.cell) for label in mark.label.split("·")}
    shown |= {spot.label for spot in scene.board.spots if window.holds(spot.cell)}
    pointed = {label for note in layout.notes for label in note.label.split("·")} - shown
    options = choices_of(seen)
    on_map = {option.label for option in options if (at := seen.shown(option.action)).tile or at.place is not None}
    boxes = zip(panel.lines, plan.lines, strict=True)
    said = {words for words, box in boxes if not line_rows(words, box[2] - box[0], plan.unit)[-1].endswith("…")}
    found.counts = Counter(found.counts) + Counter(
        {
            "questions": 1,
            "choices": len(options),
            "choices on the map": len(on_map),
            "choices neither shown nor pointed to": len(on_map - shown - pointed),
            "choices pointed to at the rim": len(on_map & pointed),
            "choices not told in full": len(set(option_lines(seen.drawn)) - said),
            "questions larger than 1,280 pixels": max(layout.width, layout.height) > LONG_SIDE,
        }
    )
    found.counts["titles cut"] += title_cut(scene, layout)


def title_cut(scene: BoardScene, layout: PageLayout) -> bool:
    """Whether a picture's title lacks its end."""
    assert scene.panel
    assert layout.plan
    assert layout.plan.title
    left, _, right, _ = layout.plan.title
    return title_rows(scene.panel.title, right - left, layout.plan.unit)[-1].endswith("…")


def main() -> None:
    """Play what is still to be played, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.turn_pictures", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N")
    parser.add_argument("--seed", default=SEED, metavar="S")
    parser.add_argument("--folder", type=Path, default=Path("build/turn-pictures"), help="where games are kept")
    parser.add_argument("--atlas", type=Path, help="folder of drawn tiles, to draw some of the pictures as well")
    arguments = parser.parse_args()
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)  # noqa: S607
    folder = arguments.folder / commit.stdout.strip() / arguments.seed
    folder.mkdir(parents=True, exist_ok=True)
    renderer = Renderer(drawings(), arguments.atlas) if arguments.atlas else None
    for number in range(arguments.games):
        path = folder / f"{number:03}.json"
        if not path.exists():
            beside = path.with_suffix(".new")
            beside.write_bytes(msgspec.json.encode(game_of(number, arguments.seed, renderer)))
            beside.replace(path)
    games = [msgspec.json.decode((folder / f"{n:03}.json").read_bytes(), type=GamePictures) for n in range(arguments.games)]
    print(f"{arguments.games} games at commit {commit.stdout.strip()}, seed `{arguments.seed}`\n")
    print("\n".join(table(games)))


def table(games: list[GamePictures]) -> Iterator[str]:
    """Yield the rows of the table."""
    total = sum((Counter(found.counts) for found in games), Counter[str]())
    shares = sorted(share for found in games for share in found.shares)
    sizes = sorted(size for found in games for size in found.bytes)
    yield "| what | found |"
    yield "| --- | --- |"
    for name in ("pictures", "legal cells", "neither shown nor named", "named at the rim", "named at the rim above 64 pixels"):
        yield f"| {name} | {total[name]:,} |"
    yield f"| named at the rim, of all legal cells | {total['named at the rim'] / total['legal cells']:.2%} |"
    for name in ("last moves", "last moves not shown", "own last moves", "own last moves not shown", "larger than 1,280 pixels"):
        yield f"| {name} | {total[name]:,} |"
    mean, median = statistics.mean(shares), statistics.median(shares)
    yield f"| map, of the whole picture: mean, median, least | {mean:.1%}, {median:.1%}, {shares[0]:.1%} |"
    yield f"| pictures with less than 70 % map | {sum(share < 0.7 for share in shares) / len(shares):.1%} |"
    for name in QUESTIONS:
        yield f"| {name} | {total[name]:,} |"
    tiles = sorted(((int(name.split("-")[0]), total[name]) for name in total if name.endswith("-pixel tiles")), reverse=True)
    listed = ", ".join(f"{size}: {count / len(shares):.1%}" for size, count in tiles)
    yield f"| pictures by pixels of a tile | {listed} |"
    if sizes:
        middle, largest = statistics.median(sizes) / 1000, sizes[-1] / 1000
        yield f"| {len(sizes)} pictures drawn: median, largest | {middle:.0f} KB, {largest:.0f} KB |"


if __name__ == "__main__":
    main()
