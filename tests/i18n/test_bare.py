"""Empty lists read naturally: no "none" in place of a person, and no mention of people without anything."""

from __future__ import annotations

import pytest

from bot.card_game.face.game_face import FACE as CARD_FACE
from bot.card_game.face.pictures import row_line
from bot.i18n import Translator, shipped
from bot.scene.lines import people_lines
from bot.scene.presentation import people_of
from bot.tile_game.expansions.faces import FACE as TILE_FACE
from bot.tile_game.rules.view import TileView
from tests.scene.made import card_game, tile_game

NAMES = ("Ann", "Ben")
EACH_LANGUAGE = pytest.mark.parametrize("language", shipped().languages)


@EACH_LANGUAGE
def test_player_without_cards_shows_only_points(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sight = TILE_FACE.see(tile_game(("fields",), 2, 1, 0).view(None), Translator(language), people_of(NAMES))
    full = people_lines(sight)
    for things in ("supply", "tokens"):
        monkeypatch.setattr(TileView, things, lambda _: [{}, {}])
    for line, before in zip(people_lines(sight), full, strict=True):
        points = sight.words.text("phrase-points", points=0)
        assert line.endswith(f"{points}.")
        assert before.startswith(line[:-1]), "what they had came behind it"


@EACH_LANGUAGE
def test_empty_row_is_shown_without_cards(language: str) -> None:
    words = Translator(language)
    sight = CARD_FACE.see(card_game(2, 1, 0).view(None), words, people_of(NAMES))
    empty = [row for row in sight.view.rows if not row.cards]
    assert empty
    assert all(row_line(sight, row).endswith(f"{words.text('phrase-no-cards')}.") for row in empty)
