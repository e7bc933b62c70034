"""Updates for the bot: kept until confirmed, fetched by long poll or sent to a webhook."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp

from tests.standins.telegram.refusals import conflict

Json = dict[str, Any]

_UNASKED: Final = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""Kinds of updates sent only on request."""
_RETRY: Final = 0.2


@dataclass(repr=False)
class Webhook:
    """A registered webhook."""

    url: str = ""
    secret: str = ""
    connections: int = 40
    failure: str = ""


@dataclass(repr=False)
class Updates:
    """One bot's queue. `twice`: deliver every update twice, as after a lost confirmation."""

    twice: bool = False
    waiting: list[Json] = field(default_factory=list)
    webhook: Webhook = field(default_factory=Webhook)
    last: int = 800_000_000
    polls: int = 0
    _kinds: frozenset[str] | None = None
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def add(self, kind: str, what: Json) -> Json | None:
        """Add an update; None if the bot has not subscribed to its kind."""
        if kind in _UNASKED if self._kinds is None else kind not in self._kinds:
            return None
        self.last += 1
        update: Json = {"update_id": self.last, kind: what}
        if self.webhook.url:
            for _ in range(2 if self.twice else 1):
                self._bring(update)
        else:
            self.waiting += [update, update] if self.twice else [update]
        self._wake()
        return update

    def choose(self, kinds: list[str] | None) -> None:
        """Subscribe to these kinds; an empty list means the default ones."""
        if kinds is not None:
            self._kinds = frozenset(kinds) or None

    async def poll(self, offset: int, limit: int, seconds: float) -> list[Json]:
        """Return updates since `offset`, waiting up to `seconds`; a second poll ends the first."""
        if self.webhook.url:
            raise conflict("can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first")
        self.polls += 1
        mine, end = self.polls, time.monotonic() + seconds
        self._wake()
        self._confirm(offset)
        while True:
            if self.polls != mine:
                raise conflict("terminated by other getUpdates request; make sure that only one bot instance is running")
            if self.waiting:
                return self.waiting[:limit]
            with contextlib.suppress(asyncio.TimeoutError):
                async with asyncio.timeout(max(0.0, end - time.monotonic())):
                    await self._more.wait()
            if time.monotonic() >= end and self.polls == mine:
                return self.waiting[:limit]

    def _confirm(self, offset: int) -> None:
        self.waiting = self.waiting[offset:] if offset < 0 else [each for each in self.waiting if each["update_id"] >= offset]

    def _wake(self) -> None:
        more, self._more = self._more, asyncio.Event()
        more.set()

    # webhook

    def bring_to(self, url: str, secret: str, connections: int, *, drop: bool) -> None:
        """Send updates there from now on; without an address, keep them for polling."""
        self.webhook = Webhook(url, secret, connections)
        kept, self.waiting = [] if drop else self.waiting, []
        self._wake()
        if not url:
            self.waiting = kept
            return
        for update in kept:
            self._bring(update)

    def _bring(self, update: Json) -> None:
        task = asyncio.create_task(self._brought(update))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _brought(self, update: Json) -> None:
        """Send an update until it is accepted."""
        headers = {"X-Telegram-Bot-Api-Secret-Token": self.webhook.secret} if self.webhook.secret else {}
        async with aiohttp.ClientSession(headers=headers) as session:
            while self.webhook.url:
                try:
                    async with session.post(self.webhook.url, json=update) as answer:
                        if answer.ok:
                            return
                        self.webhook.failure = f"Wrong response from the webhook: {answer.status} {answer.reason}"
                except aiohttp.ClientError:
                    self.webhook.failure = "Connection refused"
                await asyncio.sleep(_RETRY)
        self.waiting.append(update)
        self._wake()

    def pending(self) -> int:
        """Number of updates not yet delivered."""
        return len(self.waiting) + len(self._tasks)

    async def close(self) -> None:
        """Stop sending."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.polls += 1
        self._wake()
