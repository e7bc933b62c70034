"""The draft that a person sees alone: when a turn is begun anew beside it, the earlier one goes, with its buttons.

Only the interaction that brought it, or changed it last, may take such a message away, and only for fifteen minutes.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any, Final

import discord

from bot.chat.buttons import pressed
from bot.chat.contract import Command, Reply

_log = logging.getLogger(__name__)
_KEPT: Final = 1000
"""Drafts that a process remembers; a turn that is over forgets its own."""


class Drafts:
    """By person and table, what may take the draft away that is shown now."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], discord.Interaction[Any]] = OrderedDict()

    async def follow(self, interaction: discord.Interaction[Any], command: Command, reply: Reply) -> None:
        """Remember the draft that a reply has shown; if it is a message of its own, the one before it goes."""
        within = command.whispered
        draft = next((each for each in reply.messages if each.draft and (within or each.private_to) and each.buttons), None)
        table = _table(command.button) if draft is None else _table(draft.buttons[0][0].id)
        if draft is None and not (within and any(each.edits for each in reply.messages)):
            return
        earlier = self._kept.pop((interaction.user.id, table), None)
        if draft is None:
            return  # what the person sees is no draft any more, and stays
        self._kept[interaction.user.id, table] = interaction
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        if earlier is not None and not within:
            await _taken_away(earlier)


def _table(button: str) -> str:
    """The table that a button is of."""
    press = pressed(button)
    return press.table if press is not None else ""


async def _taken_away(interaction: discord.Interaction[Any]) -> None:
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as refusal:
        _log.info("an earlier draft stays where it is: %s", refusal)
