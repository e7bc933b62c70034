"""The beginning of each picture's description is all that some apps read."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bot.chat.table_context import TableContext
from bot.chat.turn_message import turn_drawing
from bot.chat.voice import Voice
from bot.engine.game import Game, Setup
from bot.games.rules import GAMES
from bot.i18n import isolated, shipped
from bot.scene.lines import score_line
from bot.table.people import Person
from bot.table.table import Seat, Table
from bot.tile_game.face.descriptions import tile_words
from tests.i18n.turns import decided

READ = 300
NAMES = ("Ann", "דניאל", "王小明", "Олександра", "Zoë", "Dan")


def context_of(game: Game, language: str) -> TableContext:
    known = {f"p{seat}": Person(f"p{seat}", name=name) for seat, name in enumerate(NAMES)}
    seats = [Seat(f"p{seat}", "telegram:-1") for seat in range(game.setup.seats)]
    table = Table("abcd1234", version=7, state="running", seats=seats, game=game, decision=game.decision)
    return TableContext(table, Voice(language), known)


@pytest.mark.parametrize("language", shipped().languages)
@pytest.mark.parametrize(
    ("kind", "setup"),
    [
        ("carcassonne", Setup(6, ("fields", "inns_cathedrals"), {})),
        ("carcassonne", Setup(5, ("fields", "siege", "tower", "abbey_mayor"), {})),
        ("cardcassonne", Setup(5, (), {})),
    ],
    ids=["six", "expansions", "cards"],
)
def test_description_begins_with_turn_scores_and_tile(language: str, kind: str, setup: Setup) -> None:
    for game in islice(decided(GAMES[kind], setup, 3), 0, 120, 7):
        if game.decision is None:
            return
        seen = context_of(game, language)
        presentation = seen.presentation(seen.public)
        said = turn_drawing(presentation).text.short[:READ]
        assert isolated(NAMES[game.decision.seat]) in said.split("\n")[0]
        assert score_line(presentation) in said
        tile = getattr(game.decision, "tile", None)
        if isinstance(tile, str) and getattr(game, "hand", None) is not None:
            shown: Any = presentation
            assert tile_words(shown, tile)[:40] in said
