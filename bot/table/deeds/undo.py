"""Undoing confirmed actions: with the consent of all others, until the next person confirms."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.table import entries as e
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_running, playing_seat
from bot.table.permissions import SEATED, Actor
from bot.table.refused import Denied
from bot.table.table import Confirmed, Table, UndoQuestion

SEEN_AND_KEPT: Final = frozenset({"drawn", "unplaceable"})
"""Events that reveal something but can still be undone: the drawn tile is the same, for the same player."""


def last_confirmed(table: Table, seat: int) -> Confirmed:
    """Return what this seat can ask to undo: its last confirmation, if only computers and orders have moved since."""
    for part in reversed(table.confirmed):
        if part.seat == seat and part.by == "person":
            _still_unseen(table, part)
            return part
        if part.by in ("person", "time"):
            break
    raise Denied("nothing_to_undo")


def _still_unseen(table: Table, part: Confirmed) -> None:
    """Refuse if anybody has learned something new by it (CARD-H5). The next tile of the stack is the exception."""
    since = table.begun_game.log[part.first :]
    events = [event for played in since for event in played.events]
    moved = any(played.seat != part.seat for played in since)
    if any((event.conceals and moved) or (event.reveals and event.kind not in SEEN_AND_KEPT) for event in events):
        raise Denied("undo_seen")


def others(table: Table, seat: int) -> frozenset[int]:
    """Return the seats whose consent is needed."""
    return frozenset(table.active()) - {seat}


def still_asked(table: Table) -> tuple[int, ...]:
    """Return the seats whose consent is still missing; none without a question."""
    question = table.undo
    return () if question is None else tuple(sorted(others(table, question.seat) - question.agreed))


class AskUndo(Deed, frozen=True):
    """Ask to undo the actor's last confirmation."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Undo at once if nobody else plays in person; the turn that is shown again says it all."""
        check_running(table)
        seat = playing_seat(table, actor)
        if table.undo is not None:
            raise Denied("undo_asked")
        part = last_confirmed(table, seat)
        if not others(table, seat):
            return DeedResult((e.Undone(part.first),), draft="drop")
        ping = [table.seats[other] for other in sorted(others(table, seat))]
        awake = tuple(each.person for each in ping if each.habits.pingable(now.time))
        return DeedResult((e.UndoAsked(seat, part.first),), (News("undo_asked", {"seat": seat}, ping=awake),))


class AnswerUndo(Deed, frozen=True):
    """Agree to an undo, or refuse it."""

    allowed: ClassVar = SEATED
    yes: bool

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Undo with the last consent; end the question with one refusal. The asking seat may withdraw it by a no."""
        check_running(table)
        seat, question = playing_seat(table, actor), table.undo
        if question is None or (seat == question.seat and self.yes):
            raise Denied("no_question")
        entry = e.UndoAnswered(seat, self.yes)
        if not self.yes:
            return DeedResult((entry,), (News("undo_refused", {"seat": question.seat, "by": seat}),))
        if not granted(table, question, seat):
            return DeedResult((entry,))
        return DeedResult((entry, e.Undone(question.to)), (News("undone", {"seat": question.seat}),), draft="drop")


def granted(table: Table, question: UndoQuestion, also: int) -> bool:
    """Return whether all others have agreed, counting this seat."""
    return others(table, question.seat) <= question.agreed | {also}
