"""Pieces of text about a game, shared by turns, boards and logs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.card_game.rules.view import CardView
from bot.chat.contract import Paragraph
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice
from bot.engine.events import Event, Finished
from bot.engine.game import Game, View
from bot.games import faces as scene
from bot.games.faces import Drawing, Presentation, parts, told
from bot.i18n import Words
from bot.scene.presentation import tiles_laid
from bot.table.table import Table
from bot.tile_game.rules.moves import Completed, Drawn, Laid, TurnBegan
from bot.tile_game.rules.view import TileView

_IMPLIED = (TurnBegan, Drawn, Completed)
"""Events that are left out: the turn message says them in other words."""


def turn_drawing(sight: Presentation[Any]) -> Drawing:
    """Draw the present decision as everybody may see it."""
    if isinstance(sight.view, CardView):
        return scene.card_table(sight)
    decision = sight.view.decision
    if decision is None:
        return scene.whole(sight)
    if decision.kind != "tile":
        return scene.question(sight)
    return scene.choose_part(sight) if parts(sight.view) else scene.turn(sight)


def happened(seen: TableContext, since: int | None) -> tuple[Paragraph, ...]:
    """Tell what was played since then, by default since the decider's last turn; tiles have their numbers in the picture.

    The winner is left out: the heading of that message names them.
    """
    sight = seen.sight(seen.public, since)
    found = tuple(told_lines(sight, sight.seen, without=(Finished,)))
    return (seen.voice.line("turn-since"), *(Paragraph((line,), quote=True) for line in found)) if found else ()


def told_lines(sight: Presentation[View], since: int, *, without: tuple[type[Event], ...] = ()) -> Iterator[Words]:
    """Yield what has happened since the log had this length; tiles have the numbers of their turns, as in the picture."""
    turns = tiles_laid(sight.view, since)
    for played in sight.view.log[since:]:
        for event in played.events:
            if isinstance(event, Laid):
                turn, _ = next(turns)
                yield sight.words.text("turn-laid", turn=Words(str(turn)), what=told(sight, event))
            elif not (implied(sight, event) or isinstance(event, without)):
                yield told(sight, event)


def implied(sight: Presentation[View], event: Event) -> bool:
    """Return whether an event can be left out of the text."""
    return isinstance(event, _IMPLIED) and isinstance(sight.view, TileView)


def position_after(table: Table, count: int) -> Game:
    """Return the game as it was after this number of actions."""
    assert table.game is not None
    game = table.game.kind.start(table.game.setup, table.game.rules_version)
    for seat, action in table.actions(count):
        game.apply(action, seat)
    return game


def deadline_line(voice: Voice, deadline: int | None) -> tuple[Paragraph, ...]:
    """Return a line with the deadline; empty if there is none."""
    return () if deadline is None else (voice.line("turn-deadline", until=voice.moment(deadline)),)


def gap_line(voice: Voice) -> str:
    """Return the text that stands for lines that did not fit."""
    return voice.text("turn-gap")
