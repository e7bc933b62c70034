"""The first post of a table as the public answer to the command that has opened it.

The courier posts it, in whichever process that is. Discord takes one answer: if the command has another one already, or waits no
longer, the post goes to the channel. If an earlier attempt may have got through, Discord is asked for the answer there is.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from cachetools import LRUCache
from discord.http import Route
from discord.webhook.async_ import interaction_message_response_params

from bot.discord.faults import ALREADY_ANSWERED
from bot.discord.layout import Sheet

logger = logging.getLogger(__name__)

_POST: Final = 4
"""A message as the first answer to an interaction."""
_OUT_OF_ORDER: Final = 500
_REMEMBERED: Final = 1000


def named(interaction: discord.Interaction[Any]) -> str:
    """Return the name by which any process can answer this interaction, for as long as it waits."""
    return f"{interaction.id}:{interaction.token}"


class AnsweringPosts:
    """The commands that this process has answered with a post."""

    def __init__(self) -> None:
        self._given: LRUCache[str, None] = LRUCache(_REMEMBERED)

    def has(self, name: str) -> bool:
        """Return whether a post has answered this command."""
        return name in self._given

    async def give(self, client: discord.Client, name: str, made: Sheet) -> str:
        """Answer with this post; return its id, empty if the command cannot be answered any more."""
        ident, token = name.split(":")
        route = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=int(ident), webhook_token=token)
        flags = discord.MessageFlags(suppress_notifications=made.silent)
        given = interaction_message_response_params(
            type=_POST, **made.body, files=list(made.files), flags=flags, allowed_mentions=made.mentions
        )
        data: dict[str, Any] = {"form": given.multipart} if given.multipart else {"json": given.payload}
        try:
            said = await client.http.request(route, files=given.files, params={"with_response": "true"}, **data)
        except discord.HTTPException as refusal:
            if refusal.status >= _OUT_OF_ORDER:
                raise
            if refusal.code != ALREADY_ANSWERED:
                logger.info("interaction %s: cannot answer with a post: %s", ident, refusal)
            for file in made.files:
                file.reset()
            return await self.given(client, name) if refusal.code == ALREADY_ANSWERED else ""
        self._given[name] = None
        return str(said["resource"]["message"]["id"])

    async def given(self, client: discord.Client, name: str) -> str:
        """Return the id of the public answer that this command has; empty if there is none."""
        assert client.application_id is not None
        route = Route(
            "GET",
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            webhook_id=client.application_id,
            webhook_token=name.split(":")[1],
        )
        try:
            found = await client.http.request(route)
        except discord.HTTPException as refusal:
            if refusal.status >= _OUT_OF_ORDER:
                raise
            return ""
        if found["flags"] & discord.MessageFlags.ephemeral.flag:
            return ""
        self._given[name] = None
        return str(found["id"])
