"""Measures how long Telegram was unreachable: time in which nobody can play does not count."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from telegram import Update
from telegram.error import BadRequest, InvalidToken, NetworkError
from telegram.ext import ExtBot

LONG: Final = 300.0
"""Seconds of silence from which on it is reported."""


class Silence:
    """A silence, from the first request that fails to the next that succeeds. `tell` is called after a long one."""

    def __init__(self, tell: Callable[[float], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._tell = tell
        self._clock = clock
        self._since: float | None = None

    def note_failure(self) -> None:
        """Note a request without an answer."""
        self._since = self._clock() if self._since is None else self._since

    async def note_answer(self) -> None:
        """Note an answer: the silence, if any, is over."""
        since, self._since = self._since, None
        if since is not None and self._clock() - since >= LONG:
            await self._tell(self._clock() - since)


class Listener(ExtBot[None]):
    """A client that notes whether its polls are answered."""

    _silence: Silence | None = None

    def note(self, silence: Silence) -> None:
        """Set where to note it."""
        self._silence = silence

    async def get_updates(self, *words: Any, **more: Any) -> tuple[Update, ...]:
        """Poll. Any answer ends the silence, even a refusal."""
        try:
            found = await super().get_updates(*words, **more)
        except InvalidToken:
            # On InvalidToken the library would stop polling for good, unnoticed.
            raise NetworkError("the token is refused") from None
        except NetworkError as error:
            if self._silence is not None and not isinstance(error, BadRequest):
                self._silence.note_failure()
            raise
        if self._silence is not None:
            await self._silence.note_answer()
        return found
