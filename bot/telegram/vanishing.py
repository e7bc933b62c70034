"""Chats whose messages vanish after some time: the message of a turn that is not over is shown again."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from bot.chat.contract import PlatformEvents
from bot.store import Store, StoreError
from bot.telegram.addresses import place_of

KIND: Final = "telegram-vanishing"
_EVERY: Final = 3600.0
"""Seconds between two looks at what has vanished: Telegram counts in days."""
_decode: Final = msgspec.msgpack.Decoder(dict[int, int]).decode

logger = logging.getLogger(__name__)


class Vanishing:
    """The chats of one bot by the seconds after which their messages vanish, kept in the store."""

    def __init__(self, store: Store, events: PlatformEvents, bot: str) -> None:
        self._store = store
        self._events = events
        self._bot = bot

    async def note(self, chat: int, seconds: int) -> None:
        """Note after how long a chat's messages vanish; 0: they stay."""

        def change(body: bytes) -> bytes:
            known = _decode(body) if body else {}
            return msgspec.msgpack.encode({each: after for each, after in {**known, chat: seconds}.items() if after})

        await self._store.documents.change(KIND, self._bot, change)

    async def watch(self) -> None:
        """Look from time to time whether a turn's message has vanished, until cancelled."""
        while True:
            try:
                found = await self._store.documents.get(KIND, self._bot)
                for chat, seconds in (_decode(found.body) if found.body else {}).items():
                    await self._events.on_vanishing(place_of(chat), seconds * 1000)
            except StoreError as fault:
                logger.info("cannot look for messages that have vanished: %s", fault)
            await asyncio.sleep(_EVERY)
