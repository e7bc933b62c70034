"""Private drafts: when a person starts the turn again in a new message, the earlier draft goes, with its buttons.

Only the interaction that showed such a message, or changed it last, may delete it, and only for fifteen minutes. It is deleted
by its own id: the original answer of an interaction may be the post that everybody sees.
"""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

import discord
from cachetools import LRUCache

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
        within, person = request.whispered, interaction.user.id
        draft = next((each for each in reply.messages if each.draft and (within or each.private_to) and each.buttons), None)
        if draft is None:
            if within and any(each.edits for each in reply.messages):
                self._stays(person, request.message)
            return
        table = draft.draft
        earlier = self._kept.pop((person, table), None)
        if shown:
            self._kept[person, table] = Whisper(interaction, shown)
        if earlier is not None and earlier.message != shown:
            await _delete(earlier)

    def _stays(self, person: int, message: str) -> None:
        """Forget the draft in this message: it is none any more, and stays."""
        for key in [key for key, kept in self._kept.items() if key[0] == person and str(kept.message) == message]:
            del self._kept[key]


async def _delete(whisper: Whisper) -> None:
    try:
        await whisper.interaction.followup.delete_message(whisper.message)
    except discord.HTTPException as refusal:
        logger.info("cannot delete the message of an earlier draft: %s", refusal)
