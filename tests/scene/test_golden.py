"""Golden texts: what pictures say in words, as somebody has read it and found good.

After a wanted change: `SAVE_GOLDEN=1 pytest tests/scene/test_golden.py`, read the texts, commit them with the reason.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.games import faces as scene
from bot.games.faces import Drawing
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.scene.made import card_game, card_sight, tile_game, tile_sight

GOLDEN = Path(__file__).parent / "golden"


def tiles(make: Callable[[scene.TilePresentation], Drawing], modules: tuple[str, ...], actions: int) -> Callable[[], Drawing]:
    return lambda: make(tile_sight(tile_game(modules, 3, 21, actions)))


def cards(make: Callable[[scene.CardPresentation], Drawing], actions: int, seat: int | None = None) -> Callable[[], Drawing]:
    return lambda: make(card_sight(card_game(3, 21, actions), seat))


MOMENTS: dict[str, Callable[[], Drawing]] = {
    "first turn": tiles(scene.turn, ("fields",), 0),
    "turn": tiles(scene.turn, CARCASSONNE.modules, 120),
    "whole board": tiles(scene.whole, ("fields", "river", "tower"), 40),
    "question": tiles(scene.question, CARCASSONNE.modules, 121),
    "forecast": tiles(scene.scored_now, ("fields", "abbot", "traders_builders"), 60),
    "fields": tiles(lambda sight: scene.owners(sight, "field"), ("fields",), 40),
    "tiles left": tiles(scene.tiles_left, ("fields",), 40),
    "result": tiles(scene.result, CARCASSONNE.modules, 2000),
    "card table": cards(scene.card_table, 50),
    "hand": cards(scene.hand, 48, 0),
    "round": cards(scene.round_end, 60),
    "card result": cards(scene.result, 2000),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_text_reads_as_it_did(name: str) -> None:
    text = MOMENTS[name]().text
    said = f"{text.short}\n\n--- long ---\n\n{text.long}\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("SAVE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")


def test_golden_texts_belong_to_moments() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(MOMENTS)
