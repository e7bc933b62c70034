"""A whole game as the frames of an animation: maps, one for each tile laid, or tables of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.card_game.face.pictures import table_scene
from bot.card_game.rules.events import CardLaid, RowClaimed
from bot.card_game.rules.view import CardView
from bot.engine.game import Game
from bot.engine.record import Record, play_recorded
from bot.games.rules import replay_record
from bot.i18n import Translator
from bot.scene.drawing import plain
from bot.scene.presentation import Presentation, SeatLabel
from bot.tile_game.face.board import board_of, laid_since
from bot.tile_game.face.panel import players
from bot.tile_game.rules.moves import Laid
from bot.tile_game.rules.view import TileView
from renderer.scene import BoardScene, Frame, Panel


def frames(record: Record, words: Translator, people: Sequence[SeatLabel], upto: int | None = None) -> Iterator[Frame]:
    """Yield the public picture after each tile, card or claim of a recorded game, and at the end."""
    game = replay_record(record, 0)
    for number, data in enumerate(record.actions[:upto]):
        play_recorded(game, data, number)
        if any(isinstance(event, Laid | CardLaid | RowClaimed) for event in game.log[-1].events):
            yield _frame(game, words, people, len(game.log) - 1)
    yield _frame(game, words, people, len(game.log))


def _frame(game: Game, words: Translator, people: Sequence[SeatLabel], since: int) -> Frame:
    view = game.view(None)
    if isinstance(view, CardView):
        return plain(table_scene(Presentation(view, words, people, since)))
    assert isinstance(view, TileView)
    sight = Presentation(view, words, people, since)
    laid = tuple(replace(framed, label="") for framed in laid_since(sight))
    return plain(BoardScene(board=replace(board_of(sight), laid=laid), panel=Panel(players(sight.drawn))))
