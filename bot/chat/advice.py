"""What a computer would do, and why one did what it did: from views only, in the words of the reasons."""

from __future__ import annotations

import secrets

from bot.ai.choice import Reason
from bot.cardcassonne.actions import PlayCard
from bot.chat.contract import Reply
from bot.chat.faces import scenery
from bot.chat.house import Visit
from bot.chat.private import only_private
from bot.chat.reasons import reason_words
from bot.chat.registry import on_command
from bot.chat.review import review_of
from bot.chat.telling import position_after
from bot.chat.which import table_for
from bot.i18n import Words
from bot.scene import option_words
from bot.table.deeds.play import deciding_seat
from bot.table.refused import Denied
from bot.table.table import Table


@on_command("hint")
async def hint(visit: Visit) -> Reply:
    """What the strongest computer would do now, from what the person may know; for the person alone, and not in rated games."""
    if not visit.command.private and not visit.limits.can_whisper:
        return only_private(visit)
    table, _ = await table_for(visit, verb="", mine=True)
    seat = deciding_seat(table, visit.actor, table.version)
    if table.rated:
        return visit.answer("advice-rated")
    assert table.game is not None
    view = table.game.view(seat)
    advisers = visit.house.advisers
    found = await advisers.choose(view, advisers.levels[-1], secrets.token_bytes(32))
    seen = await scenery(visit.house, table, visit.own)
    assert view.decision is not None
    option = option_words(seen.sight(view), found.action, view.decision)
    return visit.answer("advice-now", option=option, why=Words(reason_words(seen, found.reason)))


@on_command("why")
async def why(visit: Visit) -> Reply:
    """Why a computer played as it last did. Of hands nothing is told. After the game, all that can be learned from it."""
    table, _ = await table_for(visit, verb="")
    if table.state == "over":
        return await review_of(visit, table)
    if table.game is None:
        raise Denied("not_running")
    last = _last_thought(table)
    if last is None:
        return visit.answer("advice-unknown" if _with_computer(table) else "advice-no-computer")
    number, reason = last
    seat, action, _events = table.game.log[number]
    seen = await scenery(visit.house, table, visit.own)
    view = position_after(table, number).view(seat)
    assert view.decision is not None
    option = option_words(seen.sight(view), action, view.decision)
    return visit.answer("advice-was", player=seen.name(seat), option=option, why=Words(reason_words(seen, reason)))


def _with_computer(table: Table) -> bool:
    """Whether a computer plays at the table, or has played for somebody."""
    return bool(table.reasons) or len(table.active()) < len(table.seats)


def _last_thought(table: Table) -> tuple[int, Reason] | None:
    """The newest turn in which a computer had a choice that all could see: its first such choice, and why."""
    assert table.game is not None
    for part in reversed(table.confirmed):
        end = next((later.first for later in table.confirmed if later.first > part.first), len(table.game.log))
        for number in range(part.first, end):
            if number in table.reasons and not _hidden(table, number):
                return number, table.reasons[number]
    return None


def _hidden(table: Table, number: int) -> bool:
    """Whether the reason would tell of a card that lies face down."""
    assert table.game is not None
    action = table.game.log[number].action
    return isinstance(action, PlayCard) and action.down
