"""For who plays the first time, and for who would like advice."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Final

from bot.ai.choose import choose
from bot.ai.levels import MEDIUM
from bot.chat.contract import Message, Paragraph, Reply
from bot.chat.faces import scenery
from bot.chat.house import Visit
from bot.chat.registry import COMMANDS, NAMES, on_command
from bot.chat.voice import heading
from bot.chat.which import table_for
from bot.engine.fair import Stream
from bot.i18n import Words
from bot.scene import option_words
from bot.table.deeds.play import deciding_seat

_THINKING: Final = 1.0
"""Seconds that a hint may take."""


@on_command("help")
async def help_(visit: Visit) -> Reply:
    """How a game begins and how a turn goes; then every command in a line."""
    say = visit.own
    if visit.words:
        name = visit.words[0].lstrip("/").lower()
        if name not in COMMANDS:
            return visit.answer("command-unknown", command=f"/{name[:40]}")
        return visit.answer("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}"))
    steps = [say.line(f"help-{step}") for step in ("first", "turn", "typed", "more")]
    lines = [
        Paragraph((say.text("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}")),), quote=True)
        for name in NAMES
        if name in COMMANDS
    ]
    message = visit.whisper(heading(say.text("help-title")), *steps, *lines)
    return Reply(messages=(Message(message.paragraphs, private_to=message.private_to, more=say.text("help-cut")),))


@on_command("hint")
async def hint(visit: Visit) -> Reply:
    """What a computer would do now, from what the person may know; for the person alone."""
    if not visit.command.private and not visit.limits.can_whisper:
        return visit.answer("only-private")
    table, _ = await table_for(visit, mine=True)
    seat = deciding_seat(table, visit.actor, table.version)
    assert table.game is not None
    view = table.game.view(seat)
    dice = Stream(secrets.token_bytes(32))
    think = partial(choose, view, MEDIUM, dice, clock=time.monotonic, seconds=_THINKING)
    found = await asyncio.to_thread(think)
    seen = await scenery(visit.house, table, visit.own)
    assert view.decision is not None
    return visit.answer("hint-says", option=option_words(seen.sight(view), found.action, view.decision))
