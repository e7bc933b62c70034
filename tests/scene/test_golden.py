"""Golden texts: picture descriptions that were read and approved.

After a wanted change: `SAVE_GOLDEN=1 pytest tests/scene/test_golden.py`, read the texts, commit them with the reason.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.card_game.face.pictures import card_table, hand, round_end
from bot.card_game.face.presentation import CardPresentation
from bot.scene.drawing import Drawing
from bot.scene.result import result
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.overlays import owners, scored_now
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.face.questions import question
from bot.tile_game.face.sheet import tiles_left
from bot.tile_game.face.views import turn, whole
from tests.scene.made import card_game, card_sight, tile_game, tile_sight

GOLDEN = Path(__file__).parent / "golden"


def tiles(make: Callable[[TilePresentation], Drawing], modules: tuple[str, ...], actions: int) -> Callable[[], Drawing]:
    return lambda: make(tile_sight(tile_game(modules, 3, 21, actions, rules=2)))


def cards(make: Callable[[CardPresentation], Drawing], actions: int, seat: int | None = None) -> Callable[[], Drawing]:
    return lambda: make(card_sight(card_game(3, 21, actions), seat))


MOMENTS: dict[str, Callable[[], Drawing]] = {
    "first turn": tiles(turn, ("fields",), 0),
    "turn": tiles(turn, CARCASSONNE.modules, 120),
    "whole board": tiles(whole, ("fields", "river", "tower"), 40),
    "question": tiles(question, CARCASSONNE.modules, 121),
    "forecast": tiles(scored_now, ("fields", "abbot", "traders_builders"), 60),
    "fields": tiles(lambda sight: owners(sight, "field"), ("fields",), 40),
    "tiles left": tiles(tiles_left, ("fields",), 40),
    "result": tiles(result, CARCASSONNE.modules, 2000),
    "card table": cards(card_table, 50),
    "hand": cards(hand, 48, 0),
    "round": cards(round_end, 60),
    "card result": cards(result, 2000),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_text_matches_its_golden_file(name: str) -> None:
    text = MOMENTS[name]().text
    said = f"{text.short}\n\n--- long ---\n\n{text.long}\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("SAVE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")


def test_every_golden_file_is_used() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(MOMENTS)
