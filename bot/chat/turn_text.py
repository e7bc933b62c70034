"""Pieces of what is told of a game, used by turns, boards and logs alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot import scene
from bot.cardcassonne.view import CardView
from bot.chat.contract import Paragraph
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice
from bot.engine.events import Event, Finished
from bot.engine.game import Game, View
from bot.engine.moves import Completed, Drawn, Laid, TurnBegan
from bot.engine.view import TileView
from bot.i18n import Words
from bot.scene import Drawing, Presentation, parts, told
from bot.scene.presentation import tiles_laid
from bot.table.table import Table

_IMPLIED = (TurnBegan, Drawn, Completed)
"""What goes without saying: the turn message says it in other words."""


def turn_drawing(sight: Presentation[Any]) -> Drawing:
    """The present decision as all may see it."""
    if isinstance(sight.view, CardView):
        return scene.card_table(sight)
    decision = sight.view.decision
    if decision is None:
        return scene.whole(sight)
    if decision.kind != "tile":
        return scene.question(sight)
    return scene.choose_part(sight) if parts(sight.view) else scene.turn(sight)


def happened(seen: TableContext, since: int | None) -> tuple[Paragraph, ...]:
    """What was played since then, or since the last turn of whoever decides; tiles have their numbers in the picture.

    Who has won is the heading of the message that says it.
    """
    sight = seen.sight(seen.public, since)
    found = tuple(told_lines(sight, sight.seen, without=(Finished,)))
    return (seen.voice.line("turn-since"), *(Paragraph((line,), quote=True) for line in found)) if found else ()


def told_lines(sight: Presentation[View], since: int, *, without: tuple[type[Event], ...] = ()) -> Iterator[Words]:
    """What has happened since the log had this length; tiles have the numbers of their turns, as in the picture."""
    turns = tiles_laid(sight.view, since)
    for played in sight.view.log[since:]:
        for event in played.events:
            if isinstance(event, Laid):
                turn, _ = next(turns)
                yield sight.words.text("turn-laid", turn=Words(str(turn)), what=told(sight, event))
            elif not (implied(sight, event) or isinstance(event, without)):
                yield told(sight, event)


def implied(sight: Presentation[View], event: Event) -> bool:
    """Whether an event goes without saying."""
    return isinstance(event, _IMPLIED) and isinstance(sight.view, TileView)


def position_after(table: Table, count: int) -> Game:
    """The game when it had so many actions."""
    assert table.game is not None
    game = table.game.kind.start(table.game.setup, table.game.rules_version)
    for seat, action in table.actions(count):
        game.apply(action, seat)
    return game


def deadline_line(voice: Voice, deadline: int | None) -> tuple[Paragraph, ...]:
    """Until when there is time."""
    return () if deadline is None else (voice.line("turn-deadline", until=voice.moment(deadline)),)


def gap_line(voice: Voice) -> str:
    """In place of lines for which there was no room."""
    return voice.text("turn-gap")
