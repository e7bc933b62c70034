"""Private drafts: when a person starts the turn again in a new message, the earlier draft goes, with its buttons.

Only the interaction that showed such a message, or changed it last, may delete it, and only for fifteen minutes. It is deleted
by its own id: the original answer of an interaction may be the post that everybody sees.
"""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

import discord
from cachetools import LRUCache

from bot.chat.buttons import pressed
from bot.chat.contract import Reply, Request

logger = logging.getLogger(__name__)
_KEPT: Final = 1000
"""Drafts that a process remembers; the end of a turn drops its own."""


class Whisper(NamedTuple):
    """A message that only one person sees, and the interaction that may delete it."""

    interaction: discord.Interaction[Any]
    message: int


class Drafts:
    """The drafts now shown, by person and table."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, str], Whisper] = LRUCache(_KEPT)

    async def follow(self, interaction: discord.Interaction[Any], request: Request, reply: Reply, shown: int) -> None:
        """Remember the draft that a reply has shown as message `shown`; if that is new, delete the earlier one."""
        within = request.whispered
        draft = next((each for each in reply.messages if each.draft and (within or each.private_to) and each.buttons), None)
        table = _table(request.button) if draft is None else _table(draft.buttons[0][0].id)
        if draft is None and not (within and any(each.edits for each in reply.messages)):
            return
        earlier = self._kept.pop((interaction.user.id, table), None)
        if draft is None:
            return  # the message is no longer a draft, and stays
        if shown:
            self._kept[interaction.user.id, table] = Whisper(interaction, shown)
        if earlier is not None and earlier.message != shown:
            await _taken_away(earlier)


def _table(button: str) -> str:
    """Return a button's table."""
    press = pressed(button)
    return press.table if press is not None else ""


async def _taken_away(whisper: Whisper) -> None:
    try:
        await whisper.interaction.followup.delete_message(whisper.message)
    except discord.HTTPException as refusal:
        logger.info("an earlier draft stays where it is: %s", refusal)
