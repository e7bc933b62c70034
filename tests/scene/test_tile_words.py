"""Tile descriptions: tiles that look different read differently, in every language."""

from functools import cache

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.i18n import Translator, shipped
from bot.scene.presentation import people_of
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.descriptions import tile_words
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.tile_sets import HALVES, SIDES, Tile
from tests.tile_game.boxes import ENTRIES


@cache
def sight(language: str) -> TilePresentation:
    game = CARCASSONNE.start(Setup(2, CARCASSONNE.modules, seed=simulated_seed(1).hex()))
    return FACE.see(game.view(None), Translator(language), people_of(["Ann", "Ben"]))


def landscape(tile: Tile, rotation: int) -> object:
    """The visible, relevant features of a placed tile; equal ones count as the same tile."""
    parts = []
    for part in tile.segments:
        names = HALVES if part.kind == "field" else SIDES
        steps = 2 if part.kind == "field" else 1
        at = sorted((names.index(place) + steps * rotation) % len(names) for place in part.at)
        parts.append((part.kind, at, part.shields, part.cathedral, part.goods or "", part.inn))
    return repr((sorted(parts), tile.flags))


def said(language: str, tile: Tile, rotation: int) -> str:
    """A tile's description, without its name."""
    return tile_words(sight(language), tile.id, rotation).replace(f" {tile.id}:", "", 1)


@pytest.mark.parametrize("language", shipped().languages)
def test_different_tiles_have_different_descriptions(language: str) -> None:
    tiles = [sight(language).tile(name) for name in CARCASSONNE.tiles]
    assert len(tiles) == ENTRIES
    found: dict[str, tuple[str, object]] = {}
    for tile in tiles:
        for rotation in range(4):
            other, seen = found.setdefault(said(language, tile, rotation), (tile.id, landscape(tile, rotation)))
            assert seen == landscape(tile, rotation), (other, tile.id, rotation)


def test_description_says_what_the_tile_joins() -> None:
    words = {name: said("en", sight("en").tile(name), 0) for name in ("G", "H", "X", "HB", "AF", "A")}
    assert words["G"].endswith("west field; north and south are one city; 2 fields.")
    assert words["H"].endswith("west field; north and south are separate cities.")
    assert words["X"].endswith("west road; north, east, south, and west are roads that end here; 4 fields.")
    assert words["HB"].endswith("north and south are one road; east and west are one road; 4 fields.")
    assert words["AF"].endswith("east and south are one road; 3 fields.")
    assert words["A"].endswith("west field; monastery.")


def test_sides_and_marks_turn_with_the_tile() -> None:
    assert "east and west are one city" in said("en", sight("en").tile("G"), 1)
    assert "inn at a road (south)" in said("en", sight("en").tile("EC"), 2), "of three roads only one has the inn"
    assert said("en", sight("en").tile("D"), 0).endswith("; 2 fields.")
