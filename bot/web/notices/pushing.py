"""Delivers a ping to the browsers of a person that have asked for it.

The room's queue brings each ping that may sound now, and brings it again until each browser's service has taken it or refused it,
or the turn is over.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from cachetools import LRUCache
from yarl import URL

from bot.chat.contract import Message
from bot.chat.fitting import cut, plain
from bot.store import LaterError, PerhapsPostedError, Store, last_check
from bot.web.notices.encryption import Signer, encoded, encrypted, signer_of
from bot.web.notices.sending import Failed, Later, NoticeRefused, PushServices, SubscriptionEnded
from bot.web.notices.subscriptions import Subscription, Subscriptions
from bot.web.sessions import BrowserSession, Sessions

logger = logging.getLogger(__name__)

PATIENCE: Final = 3.0
"""Seconds in which an open page can say that its person sees the turn."""
LASTS: Final = 86_400
"""Seconds for which a push service keeps a notice for a browser that is not there."""
GIVEN_UP: Final = 3 * 86_400_000
"""Milliseconds after which a subscription ends whose service has only failed."""
_AT_ONCE: Final = 8
"""Deliveries at the same time: half of what the room's queue posts at once, so that slow services never hold up its messages."""
_SOON: Final = 1.0
_REMEMBERED: Final = 4096
_LONGEST_TEXT: Final = 400


class BrowserNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a browser shows: a line in the person's language; a tap opens the table. `mark`: the same if it comes twice."""

    text: str
    table: str = ""
    mark: str = ""


Switch = Callable[[str, bool], Awaitable[None]]


async def _unheard(_: str, __: bool) -> None:
    """Tell nobody."""


class Notices:
    """The notices of a room.

    `admitted`: whether a browser may be in the room; `switch`: hears whether a person of the room is to be called.
    """

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        contact: str = "",
        services: PushServices | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """`contact`: the room's address, where a push service's operator can ask; `patience`: as `PATIENCE`."""
        self.subscriptions = Subscriptions(store)
        self.admitted: Callable[[BrowserSession], bool] = lambda _: True
        self.switch: Switch = _unheard
        self._store = store
        self._sessions = sessions
        self._contact = contact if contact.startswith("https://") else "https://localhost"
        self._services = services or PushServices()
        self._patience = patience
        self._signer: Signer | None = None
        self._waited: LRUCache[str, float] = LRUCache(_REMEMBERED)
        self._settled: LRUCache[tuple[str, str], bool] = LRUCache(_REMEMBERED)
        self._posting = 0

    @property
    def port(self) -> int:
        """The port of push services."""
        return self._services.internet.port

    async def signer(self) -> Signer:
        """Return the room's key."""
        if self._signer is None:
            self._signer = await signer_of(self._store.documents)
        return self._signer

    async def browsers(self, person: str) -> list[Subscription]:
        """Return a person's browsers; those that are signed out end."""
        known = await self.subscriptions.of(person)
        sessions = {each.browser: await self._sessions.named(each.browser) for each in known}
        gone = {name for name, each in sessions.items() if person not in each.persons or not self.admitted(each)}
        if gone:
            await self.end(person, lambda each: each.browser in gone)
        return [each for each in known if each.browser not in gone]

    async def called(self, browser: str) -> bool:
        """Return whether a browser is called, for any of its persons."""
        persons = (await self._sessions.named(browser)).persons
        known = [each for person in persons for each in await self.browsers(person)]
        return any(each.browser == browser for each in known)

    async def begin(self, person: str, made: Subscription) -> None:
        """Call a browser of a person of the room from now on."""
        await self.subscriptions.add(person, made)
        await self.switch(person, True)

    async def end(self, person: str, which: Callable[[Subscription], bool]) -> None:
        """End some of a person's subscriptions; after the last one, nothing is queued for notices any more."""
        if not await self.subscriptions.end(person, which):
            await self.switch(person, False)

    async def post(self, person: str, message: Message, nonce: str) -> None:
        """Call a person's browsers, each once; what is silent in the room is silent here."""
        if message.ring != "aloud" or not message.paragraphs:
            return
        browsers = await self.browsers(person)
        if not browsers:
            return
        left = self._waited.setdefault(nonce, time.monotonic() + self._patience) - time.monotonic()
        if left > 0:
            raise LaterError(left)
        if self._posting >= _AT_ONCE:
            raise LaterError(_SOON)
        self._posting += 1
        try:
            await last_check()()
            notice = BrowserNotice(cut(plain(message.paragraphs[0]), _LONGEST_TEXT), message.table, nonce)
            waiting = [each for each in browsers if (nonce, each.name) not in self._settled]
            waits = await asyncio.gather(*(self._call(person, each, notice) for each in waiting))
        finally:
            self._posting -= 1
        if any(waits):
            raise LaterError(max(waits)) if all(waits) and len(waiting) == len(browsers) else PerhapsPostedError

    async def _call(self, person: str, browser: Subscription, notice: BrowserNotice) -> float:
        """Call one browser; return after how many seconds to try again, 0 if that is not wanted."""
        signer, url = await self.signer(), URL(browser.address)
        table = encoded(hashlib.sha256(notice.table.encode()).digest())[:32]
        headers = {
            "Authorization": signer.authorization(str(url.origin()), self._contact, time.time()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Urgency": "high",
            "Topic": table,  # a newer notice about a table replaces one that the browser has not had yet
        }
        again = 0.0
        try:
            await self._services.send(browser.address, encrypted(msgspec.json.encode(notice), browser.key, browser.auth), headers)
        except SubscriptionEnded as over:
            logger.info("%s wants no more notices: %s", url.host, over)
            await self.end(person, lambda each: each.address == browser.address)
        except (Later, Failed, NoticeRefused) as fault:
            logger.warning("no notice by %s: %s", url.host, fault)
            again = fault.seconds if isinstance(fault, Later) else 0.0 if isinstance(fault, NoticeRefused) else _SOON
            if await self._given_up(person, browser):
                again = 0.0
        else:
            if browser.wrong:
                await self.subscriptions.note(person, browser.name, 0)
        if not again:
            self._settled[notice.mark, browser.name] = True
        return again

    async def _given_up(self, person: str, browser: Subscription) -> bool:
        """Note that a service has failed; end the subscription if it has done nothing else for days."""
        now = self._store.clock.now()
        if not browser.wrong:
            await self.subscriptions.note(person, browser.name, now)
        elif now - browser.wrong > GIVEN_UP:
            await self.end(person, lambda each: each.address == browser.address)
            return True
        return False
