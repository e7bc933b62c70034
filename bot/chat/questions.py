"""Questions to a chat that buttons answer: each becomes its answer, or goes when the game has moved on."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.chat.contract import Folded, Message
from bot.chat.deliveries import voice_at
from bot.chat.services import Services
from bot.store import Delivery
from bot.table.announce import Told, read_told
from bot.table.options import DAY
from bot.table.refused import Denied
from bot.table.table import Table

_KIND: Final = "question"
_KEPT: Final = 30 * DAY
_ASKED: Final = "undo_asked"
_ANSWERED: Final = frozenset({"undone", "undo_refused"})
_GAME_GOES_ON: Final = frozenset({"turn", "turn_here", "over"})


async def note_question(services: Services, delivery: Delivery, posted: str) -> None:
    """Note the message of a question, so that it can be found when its moment is over."""
    told = _told(delivery)
    if told is not None and told.code == _ASKED and posted not in ("", delivery.message):
        await services.tables.store.documents.put(_KIND, _name(told.table, told.version, delivery), posted.encode(), 0, _KEPT)


async def question_over(services: Services, delivery: Delivery) -> Message | None:
    """Return what becomes of a question that the game has overtaken; None if there is none in this place."""
    told = _told(delivery)
    if told is None or told.code not in _GAME_GOES_ON:
        return None
    table = await _table(services, told)
    if table is None or not table.undo_lapsed or table.undo_lapsed < delivery.shown:
        return None
    message = await _posted(services, delivery, told, table.undo_lapsed)
    late = (await voice_at(services, delivery.place, table, told)).line("undo-late")
    return Message((), folded=Folded(message, late, "tidy")) if message else None


async def answered(services: Services, delivery: Delivery, message: Message) -> Message:
    """Let an answer take the place of its question, if that is known here."""
    told = _told(delivery)
    if told is None or told.code not in _ANSWERED or message.edits:
        return message
    table = await _table(services, told)
    if table is None or not 0 < table.undo_asked < told.version:
        return message
    return replace(message, edits=await _posted(services, delivery, told, table.undo_asked))


async def _table(services: Services, told: Told) -> Table | None:
    """Return the table, which was read to compose the delivery."""
    try:
        return await services.tables.look(told.table, newest=False)
    except Denied:
        return None


async def _posted(services: Services, delivery: Delivery, told: Told, asked: int) -> str:
    """Return the message of the question of this version in the delivery's place; empty if there is none."""
    return (await services.tables.store.documents.get(_KIND, _name(told.table, asked, delivery))).body.decode()


def _told(delivery: Delivery) -> Told | None:
    """Return the newest news of a table; None for other announcements."""
    last = delivery.announcements[-1]
    return None if last.kind in {"reminders", "accounts"} else read_told(last.body)


def _name(table: str, version: int, delivery: Delivery) -> str:
    return f"{table}:{version}:{delivery.place}"
