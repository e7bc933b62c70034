"""Questions to a chat that buttons answer: they lose their buttons when they are answered, or when nobody can answer any more."""

from __future__ import annotations

from typing import Final

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
    """Return what becomes of a question whose moment is over with this delivery; None if there is none in its place.

    The table was read to compose the delivery.
    """
    told = _told(delivery)
    if told is None or told.code not in _ANSWERED | _GAME_GOES_ON:
        return None
    try:
        table = await services.tables.look(told.table, newest=False)
    except Denied:
        return None
    asked = _version(table, told, delivery.shown)
    if not asked:
        return None
    message = (await services.tables.store.documents.get(_KIND, _name(told.table, asked, delivery))).body.decode()
    if not message:
        return None
    late = None if told.code in _ANSWERED else (await voice_at(services, delivery.place, table, told)).line("undo-late")
    return Message((), folded=Folded(message, late))


def _version(table: Table, told: Told, shown: int) -> int:
    """Return the version at which the question was asked that is over now; 0 if there is none. `shown`: seen here before."""
    if told.code in _ANSWERED:
        return table.undo_asked
    return table.undo_lapsed if table.undo_lapsed >= shown else 0


def _told(delivery: Delivery) -> Told | None:
    """Return the newest news of a table; None for other announcements."""
    last = delivery.announcements[-1]
    return None if last.kind in {"reminders", "accounts"} else read_told(last.body)


def _name(table: str, version: int, delivery: Delivery) -> str:
    return f"{table}:{version}:{delivery.place}"
