"""The review after a game: where the points came from, where the lead changed, and what a strong player would have played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.ai.move import Reason
from bot.chat.buttons import Press
from bot.chat.command import ButtonKind
from bot.chat.context import Context
from bot.chat.contract import Paragraph, Reply
from bot.chat.table_context import TableContext, turn_of
from bot.chat.voice import Param, heading
from bot.engine.actions import Action
from bot.engine.game import Game
from bot.engine.record import read_record
from bot.games.faces import FACES
from bot.games.rules import replay_record
from bot.i18n import Words, message_id
from bot.scene.cell_names import cell_name
from bot.scene.phrases import option_words
from bot.scene.presentation import capital
from bot.table.table import Table
from bot.workers.review import Better, Review
from bot.workers.reviewer import ReviewFailed, review_record

logger = logging.getLogger(__name__)
_ONE_AT_A_TIME: Final = asyncio.Semaphore(1)
"""A review keeps a processor busy for a while."""


async def press_review(context: Context, press: Press) -> Reply:
    """Send the review of a finished table."""
    return await review_of(context, await context.services.lobby.view(press.table, context.actor))


async def review_of(context: Context, table: Table) -> Reply:
    """Send the review of a game, or say why there is none."""
    if table.state != "over" or table.game is None or table.game.decision is not None:
        return context.answer("review-later")
    record = await context.services.lobby.export(table.id, context.actor)
    try:
        async with _ONE_AT_A_TIME:
            found = await review_record(record)
    except ReviewFailed as failure:
        logger.warning("table %s: the review failed: %s", table.id, failure)
        return context.answer("review-failed")
    told = Telling(await context.seen(table), record)
    return context.reply_with(context.aside(*told.paragraphs(found)))


class Telling:
    """A review in words."""

    def __init__(self, seen: TableContext, record: bytes) -> None:
        self._seen = seen
        self._record = read_record(record)
        self._games: dict[int, Game] = {}

    def paragraphs(self, found: Review) -> Iterator[Paragraph]:
        """Yield sources, turning points and better moves, as far as there are any."""
        line = self._seen.voice.line
        yield heading(self._seen.voice.text("review-title"))
        for seat, sources in enumerate(found.sources):
            yield line("review-sources", player=self._seen.name(seat), sources=self._sources(sources))
        for point in found.turning_points:
            what = self._describe(point.number, self._record.actions[point.number])
            player, turn = self._seen.name(point.seat), turn_of(self._game(point.number))
            yield line("review-turning-point", turn=turn, player=player, points=abs(point.swing))
            yield Paragraph((capital(what),), quote=True)
        for better in found.better:
            yield self._better(better)

    def _sources(self, sources: dict[str, int]) -> Words:
        say = self._seen.voice.text
        order = [reason for reason in FACES[self._record.game].reasons if reason in sources]
        parts = [Words(f"{say(message_id('scene-reason', reason))} {sources[reason]}") for reason in order]
        return Words(", ".join(parts)) if parts else say("phrase-nothing")

    def _better(self, better: Better) -> Paragraph:
        said = self._seen.voice.line(
            "review-better",
            turn=turn_of(self._game(better.number)),
            player=self._seen.name(better.seat),
            points=better.points,
            played=self._describe(better.number, better.played),
            option=self._line(better.number, better.actions),
        )
        return Paragraph((*said.spans, " ", reasons_said(self._seen, better.reasons)))

    def _line(self, number: int, actions: Sequence[dict[str, Any]]) -> Words:
        """Put successive actions into words, from the position in which the first one was chosen."""
        first, *others = actions
        game, found = self._game(number).copy(), [self._describe(number, first)]
        _, action = game.kind.reader.read(first)
        for data in others:
            game.apply(action)
            _, action = game.kind.reader.read(data)
            found.append(chosen(self._seen, game, action))
        return self._seen.voice.words.in_parts(found)

    def _describe(self, number: int, data: dict[str, Any]) -> Words:
        """Put an action into words, in its position; a figure with the cell of the tile it was placed on."""
        game = self._game(number)
        _, action = game.kind.reader.read(data)
        said, at = chosen(self._seen, game, action), FACES[self._record.game].standing_on(game)
        return said if at is None else self._seen.voice.text("review-there", cell=Words(cell_name(at)), option=said)

    def _game(self, number: int) -> Game:
        """Return the game before this action."""
        if number not in self._games:
            self._games[number] = replay_record(self._record, number)
        return self._games[number]


BUTTONS: Final = (ButtonKind("review", press_review),)


def reasons_said(seen: TableContext, reasons: Sequence[Reason], *, own: bool = False) -> Words:
    """Return the reasons, a sentence each. `own`: for a move of the reader."""
    return Words(" ".join(_said(seen, reason, "you" if own else "other") for reason in reasons))


def _said(seen: TableContext, reason: Reason, who: str) -> str:
    given: dict[str, Param] = {"points": reason.points, "kind": reason.feature or "none", "figure": reason.figure or "none"}
    given["who"] = who
    given["on"] = reason.on or "none"
    given["other"] = seen.name(reason.seat) if reason.seat is not None else "none"
    given["cell"] = Words(cell_name(reason.at)) if reason.at is not None else "none"
    return seen.voice.plain(message_id("why", reason.code), **given)


def chosen(seen: TableContext, game: Game, action: Action) -> Words:
    """Return an option of the game's present decision, in the words of its button, as they stand within a sentence."""
    view = game.view(None if game.decision is None else game.decision.seat)
    return option_words(seen.presentation(view), action, within=True)
