"""What a computer would do, and why one did what it did: from views only, in the words of the reasons."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from functools import partial
from typing import Final

from bot.ai.choice import Choice
from bot.ai.choose import choose
from bot.ai.levels import LEVELS, MEDIUM, Level
from bot.chat.contract import Reply
from bot.chat.faces import scenery
from bot.chat.house import Visit
from bot.chat.private import only_private
from bot.chat.reasons import reason_words
from bot.chat.registry import on_command
from bot.chat.review import review_of
from bot.chat.telling import position_after
from bot.chat.which import table_for
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.engine.view import TileView
from bot.i18n import Words
from bot.scene import option_words
from bot.table.deeds.play import deciding_seat

_THINKING: Final = 5.0
"""Seconds that advice may take: as long as a computer player has for its own moves, so that it comes to the same."""


async def _chosen(view: View, level: Level, seed: bytes) -> Choice:
    think = partial(choose, view, level, Stream(seed), clock=time.monotonic, seconds=_THINKING)
    return await asyncio.to_thread(think)


@on_command("hint")
async def hint(visit: Visit) -> Reply:
    """What a computer would do now, from what the person may know; for the person alone."""
    if not visit.command.private and not visit.limits.can_whisper:
        return only_private(visit)
    table, _ = await table_for(visit, mine=True)
    seat = deciding_seat(table, visit.actor, table.version)
    assert table.game is not None
    view = table.game.view(seat)
    found = await _chosen(view, MEDIUM, secrets.token_bytes(32))
    seen = await scenery(visit.house, table, visit.own)
    assert view.decision is not None
    option = option_words(seen.sight(view), found.action, view.decision)
    return visit.answer("advice-now", option=option, why=Words(reason_words(seen, found.reason)))


@on_command("why")
async def why(visit: Visit) -> Reply:
    """Why a computer laid its last tile as it did. Of hands nothing is told. After the game, all that can be learned from it."""
    table, _ = await table_for(visit)
    if table.state == "over":
        return await review_of(visit, table)
    first = next((part.first for part in reversed(table.confirmed) if part.by == "computer"), None)
    level = LEVELS.get(table.seats[table.game.log[first].seat].level) if table.game is not None and first is not None else None
    if first is None or level is None or table.game is None:
        return visit.answer("advice-unknown")
    seat, action, _events = table.game.log[first]
    view = position_after(table, first).view(seat)
    if not isinstance(view, TileView):
        return visit.answer("advice-unknown")
    seed = hashlib.sha256(f"{table.id}/{seat}/{first}".encode()).digest()
    found = await _chosen(view, level, seed)
    if found.action != action:
        return visit.answer("advice-unknown")
    seen = await scenery(visit.house, table, visit.own)
    assert view.decision is not None
    option = option_words(seen.sight(view), action, view.decision)
    return visit.answer("advice-was", player=seen.name(seat), option=option, why=Words(reason_words(seen, found.reason)))
