"""Hands replies from receiving processes to the sending one: directly if it is this process, else by the store's relay.

The other way, the sending process notes there how long groups have to wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from cachetools import LRUCache

from bot.chat.contract import File, Picture
from bot.store import Store, StoreError
from bot.store.in_flight import Tasks
from bot.telegram.outgoing import OutgoingMessage, PlainMessage
from bot.telegram.sender import Sender

logger = logging.getLogger(__name__)

_SWEEP: Final = 1.0
"""Seconds after which the queue is read even without a call."""
_WORTH_NOTING: Final = 1.0
_LONGEST: Final = 8.0
"""Seconds that a call waits for its chat: the press that needs it must be answered."""
_ABOUT: Final = 500
"""Seconds of a wait that others should know, and milliseconds by which they may be wrong."""
_REMEMBERED: Final = 4096
"""Groups whose waits were noted; the oldest go first."""


class RelayedFile(msgspec.Struct, frozen=True, array_like=True):
    """A picture or file as it is relayed."""

    name: str
    data: bytes
    alt: str = ""


class RelayedMessage(msgspec.Struct, frozen=True, array_like=True):
    """An outgoing message as it is relayed."""

    page: PlainMessage
    picture: RelayedFile | None = None
    files: tuple[RelayedFile, ...] = ()
    kept: RelayedFile | None = None


_decode: Final = msgspec.msgpack.Decoder(RelayedMessage).decode


async def encode(outgoing: OutgoingMessage) -> bytes:
    """Draw the picture of an outgoing message and encode it all."""
    drawn, kept = [await _enclose(each, outgoing.page.chat) for each in (outgoing.picture, outgoing.kept)]
    files = [RelayedFile(file.name, await file.data(), file.alt) for file in outgoing.files]
    return msgspec.msgpack.encode(RelayedMessage(outgoing.page, drawn, tuple(files), kept))


async def _enclose(picture: Picture | None, chat: int) -> RelayedFile | None:
    if picture is None:
        return None
    try:
        return RelayedFile(picture.name, await picture.png())
    except Exception:
        # Whatever is wrong with a picture, send the words without it.
        logger.exception("chat %d: drawing a picture failed", chat)
        return None


def decode(body: bytes) -> OutgoingMessage:
    """Decode a relayed message."""
    found = _decode(body)
    files = tuple(File(_bytes(each), each.name, each.alt) for each in found.files)
    return OutgoingMessage(found.page, _picture(found.picture), files, _picture(found.kept))


def _picture(enclosed: RelayedFile | None) -> Picture | None:
    return None if enclosed is None else Picture(_bytes(enclosed), "-", enclosed.name)


def _bytes(enclosed: RelayedFile) -> Callable[[], Awaitable[bytes]]:
    async def data() -> bytes:
        return enclosed.data

    return data


class AnswerRelay:
    """The way of replies to the sending process. `name`: the bot's queue in the store."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._name = name
        self._bell = asyncio.Event()
        self._free: LRUCache[int, int] = LRUCache(_REMEMBERED)
        self._tasks = Tasks()
        self.sender: Sender | None = None
        """Set while this process is the one that sends."""

    async def wait(self, chat: int, message: int = 0) -> float:
        """Return how many seconds the draft has to wait in a group that a press of this message leads to.

        If another process sends, as that one has noted.
        """
        if self.sender is not None:
            wait = self.sender.wait(chat, message)
            self.sender.pressed(chat)
            return wait
        try:
            free = await self._store.relay.noted(f"{self._name}:{chat}")
        except StoreError as fault:
            logger.info("cannot look up how long a group has to wait: %s", fault)
            return 0.0
        return max(0.0, (int(free) - self._store.clock.now()) / 1000) if free else 0.0

    def note_wait(self, chat: int, seconds: float) -> None:
        """Note for other processes how long a group has to wait, unless they know it about right."""
        free = self._store.clock.now() + int(seconds * 1000)
        if seconds >= _WORTH_NOTING and abs(free - self._free.get(chat, 0)) >= _ABOUT:
            self._free[chat] = free
            self._tasks.start(self._note(chat, free, max(1, int(seconds * 1000))))

    async def _note(self, chat: int, free: int, kept: int) -> None:
        try:
            await self._store.relay.note(f"{self._name}:{chat}", b"%d" % free, kept)
        except StoreError as fault:
            logger.info("cannot note how long a group has to wait: %s", fault)

    async def repeats(self, looks: list[OutgoingMessage]) -> bool:
        """Return whether this is one look, and its person's last one shows the same; False if another process sends."""
        return self.sender is not None and len(looks) == 1 and await self.sender.repeats(looks[0])

    async def spend(self, chat: int) -> None:
        """Wait until a chat has room for a call that this process makes itself, at most for some seconds, and count it."""
        await asyncio.sleep(min(await self.wait(chat), _LONGEST))
        await self.hand(OutgoingMessage(PlainMessage(chat=chat, counts=True)))

    async def hand(self, outgoing: OutgoingMessage) -> None:
        """Queue a message for sending, without waiting for it."""
        if self.sender is not None:
            self.sender.put(outgoing)
            return
        try:
            await self._store.relay.push(self._name, await encode(outgoing))
        except StoreError as fault:
            logger.warning("cannot pass an answer to the sending process: %s", fault)

    async def fetch(self, sender: Sender) -> None:
        """Send the messages that other processes hand over, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            while True:
                try:
                    await self._drain(sender)
                except StoreError as fault:
                    logger.info("cannot fetch answers of other processes; trying again: %s", fault)
                with suppress(TimeoutError):
                    async with asyncio.timeout(_SWEEP):
                        await self._bell.wait()
                self._bell.clear()

    async def _drain(self, sender: Sender) -> None:
        while bodies := await self._store.relay.take(self._name):
            for body in bodies:
                sender.put(decode(body))

    async def _listen(self) -> None:
        """Wake `fetch` at each call; while the connection is down, its sweep stands in."""
        while True:
            try:
                async with self._store.relay.listen() as names:
                    async for name in names:
                        if name.decode() == self._name:
                            self._bell.set()
            except StoreError as fault:
                logger.info("cannot listen for answers of other processes; trying again: %s", fault)
            await asyncio.sleep(_SWEEP)
