"""Pauses by agreement: the clocks stand still until a day, or until anybody ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from bot.table import entries as e
from bot.table.deadlines import moved_deadline
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_running, playing_seat
from bot.table.options import DAY
from bot.table.permissions import SEATED, Actor
from bot.table.refused import Denied
from bot.table.table import PauseQuestion, Table

LONGEST_BREAK: Final = 28 * DAY
MOST_BREAKS: Final = 2
"""How often a game can be paused."""
ANSWERED_WITHIN: Final = 3 * DAY
"""After this a question that somebody has not answered counts as declined."""


def open_question(table: Table, now: int) -> PauseQuestion | None:
    """Return the question about a pause, unless it is too old."""
    question = table.pause
    return question if question is not None and now < min(question.asked + ANSWERED_WITHIN, question.until) else None


def paused_until(table: Table, now: int) -> int:
    """Return when the pause ends; 0 if there is none."""
    until = max((seat.pause_until for seat in table.seats), default=0)
    return until if until > now else 0


class AskPause(Deed, frozen=True):
    """Ask the others to pause the game until a time."""

    allowed: ClassVar = SEATED
    until: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Pause at once if nobody else plays in person."""
        check_running(table)
        seat = playing_seat(table, actor)
        if table.options.pace == "none":
            raise Denied("no_clock")
        if paused_until(table, now.time):
            raise Denied("game_paused", {"until": paused_until(table, now.time)})
        if open_question(table, now.time) is not None:
            raise Denied("pause_asked")
        if table.breaks >= MOST_BREAKS:
            raise Denied("paused_twice", {"most": MOST_BREAKS})
        if not now.time < self.until <= now.time + LONGEST_BREAK:
            raise Denied("bad_pause", {"most": LONGEST_BREAK // DAY})
        if table.active() == [seat]:
            return _moved(table, e.Paused(self.until), now, News("paused", {"until": self.until}))
        return DeedResult((e.PauseAsked(seat, self.until),), (News("pause_asked", {"seat": seat, "until": self.until}),))


class AnswerPause(Deed, frozen=True):
    """Agree to a pause, or decline it."""

    allowed: ClassVar = SEATED
    yes: bool

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Pause with the last consent; end the question with one refusal. The asking seat may withdraw it by a no."""
        check_running(table)
        seat, question = playing_seat(table, actor), open_question(table, now.time)
        if question is None or (seat == question.seat and self.yes):
            raise Denied("no_question")
        answer = e.PauseAnswered(seat, self.yes)
        if not self.yes:
            return DeedResult((answer,), (News("pause_refused", {"by": seat}),))
        if not {*table.active()} - {question.seat} <= question.agreed | {seat}:
            return DeedResult((answer,))
        return _moved(table, e.Paused(question.until), now, News("paused", {"until": question.until}), answer)


class EndPause(Deed, frozen=True):
    """End the pause: any player may."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """The clock goes on with what was left."""
        check_running(table)
        by = playing_seat(table, actor)
        if not paused_until(table, now.time):
            raise Denied("no_pause")
        return _moved(table, e.Paused(0), now, News("resumed", {"by": by}))


def _moved(table: Table, paused: e.Paused, now: Now, news: News, *before: e.PauseAnswered) -> DeedResult:
    """Return the result of a pause or its end: the running clock keeps what was left."""
    end, seat = None, table.asked
    if seat is not None and now.deadline is not None:
        end = moved_deadline(seat, replace(seat, pause_until=paused.until), table, now.deadline, now.time).end
    show = table.places() if end != now.deadline else ()
    return DeedResult((*before, paused), (news,), deadline=end, remind_from=now.time, show=show)
