"""A pause of a game: asked for with a time, agreed by all others, ended by anybody."""

from __future__ import annotations

from typing import Final

from bot.chat.buttons import Press
from bot.chat.command import TABLE, ButtonKind, at_table_with_words
from bot.chat.commands.table import absences
from bot.chat.context import Context
from bot.chat.contract import CommandOption, Reply
from bot.chat.table_choice import WhichTable, is_running
from bot.chat.typed_times import absence_named
from bot.chat.vocabulary import meaning_of
from bot.table.deeds.base import Deed
from bot.table.deeds.pauses import AnswerPause, AskPause, EndPause, paused_until
from bot.table.open_time import zone_of
from bot.table.refused import Denied
from bot.table.table import Table


async def _do(context: Context, table: str, deed: Deed) -> Table:
    """Do a deed that moves a running clock, which must be the one of this moment."""
    tables = context.services.tables
    return (await tables.do(table, context.actor, deed, context.key, newest=True, came=context.first_read.came)).table


async def pause(context: Context, table: Table, words: list[str]) -> Reply:
    """Ask for a pause until a time; without words, end the one there is."""
    now, said = context.services.tables.store.clock.now(), " ".join(words)
    if not said or meaning_of(context.own, said, ("back",)):
        if not paused_until(table, now):
            raise Denied("no_pause")
        await _do(context, table.id, EndPause())
        return Reply() if context.all_hear(table.places()) else context.answer("resume-done")
    period = absence_named(context.own, said, now, zone_of(context.person.habits.zone))
    if period.since > now:
        raise Denied("bad_away")
    after = await _do(context, table.id, AskPause(period.until))
    return Reply() if context.all_hear(after.places()) else context.answer("pause-done")


PAUSE: Final = at_table_with_words(
    "pause",
    pause,
    WhichTable(verb="pause", fits=(is_running,), whose="mine"),
    path="game pause",
    options=(CommandOption("until", completed=True), TABLE),
    complete={"until": absences},
    aliases="break",
)


async def press_agree(context: Context, press: Press) -> Reply:
    """Agree to a pause; others may still have to."""
    await _do(context, press.table, AnswerPause(yes=True))
    return context.answer("pauseyes-done")


async def press_decline(context: Context, press: Press) -> Reply:
    """Decline a pause."""
    await _do(context, press.table, AnswerPause(yes=False))
    return context.shown(context.answer("pauseno-done"))


async def press_resume(context: Context, press: Press) -> Reply:
    """End a pause."""
    await _do(context, press.table, EndPause())
    return context.shown(context.answer("resume-done"))


BUTTONS: Final = (
    ButtonKind("pauseyes", press_agree),
    ButtonKind("pauseno", press_decline),
    ButtonKind("resume", press_resume),
)
