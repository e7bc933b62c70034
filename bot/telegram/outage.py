"""How long Telegram could not be reached: time in which nobody can play does not count."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from telegram import Update
from telegram.error import BadRequest, InvalidToken, NetworkError
from telegram.ext import ExtBot

LONG: Final = 300.0
"""Seconds of silence from which on it is told."""


class Silence:
    """Begins with the first request that fails, ends with the first one that does not. `tell` learns of a long one."""

    def __init__(self, tell: Callable[[float], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._tell = tell
        self._clock = clock
        self._since: float | None = None

    def failed(self) -> None:
        """There was no answer."""
        self._since = self._clock() if self._since is None else self._since

    async def heard(self) -> None:
        """There was one."""
        since, self._since = self._since, None
        if since is not None and self._clock() - since >= LONG:
            await self._tell(self._clock() - since)


class Listener(ExtBot[None]):
    """A client that notes whether it is answered when it polls."""

    _silence: Silence | None = None

    def note(self, silence: Silence) -> None:
        """Where it is noted."""
        self._silence = silence

    async def get_updates(self, *words: Any, **more: Any) -> tuple[Update, ...]:
        """Poll. Whatever Telegram says, a refusal too, it is there."""
        try:
            found = await super().get_updates(*words, **more)
        except InvalidToken:
            # The library would stop polling for good, and nobody would notice.
            raise NetworkError("the token is refused") from None
        except NetworkError as error:
            if self._silence is not None and not isinstance(error, BadRequest):
                self._silence.failed()
            raise
        if self._silence is not None:
            await self._silence.heard()
        return found
