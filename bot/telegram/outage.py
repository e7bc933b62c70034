"""A client that notes when Telegram answers its polls: time in which nobody can play does not count."""

from __future__ import annotations

from typing import Any

from telegram import Update
from telegram.error import BadRequest, InvalidToken, NetworkError, TelegramError
from telegram.ext import ExtBot

from bot.store.silence import Silence


class Listener(ExtBot[None]):
    """A client that notes whether its polls are answered."""

    _silence: Silence | None = None

    def note(self, silence: Silence) -> None:
        """Set where to note it."""
        self._silence = silence

    async def get_updates(self, *words: Any, **more: Any) -> tuple[Update, ...]:
        """Poll. Any answer ends a silence, even a refusal."""
        try:
            found = await super().get_updates(*words, **more)
        except InvalidToken:
            # On InvalidToken the library would stop polling for good, unnoticed.
            raise NetworkError("the token is refused") from None
        except TelegramError as error:
            await self._note(answered=isinstance(error, BadRequest) or not isinstance(error, NetworkError))
            raise
        await self._note(answered=True)
        return found

    async def _note(self, *, answered: bool) -> None:
        if self._silence is not None and answered:
            await self._silence.heard()
        elif self._silence is not None:
            self._silence.lost()
