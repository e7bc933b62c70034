"""Alarms to the owners: one plain request each, independent of everything that may itself be broken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import aiohttp

from bot.app.addresses import discord_api, telegram_api
from bot.app.breaker import Breaker
from bot.settings import Settings
from bot.watch.faults import heard_by

logger = logging.getLogger(__name__)

_PATIENCE: Final = aiohttp.ClientTimeout(total=20)
_REFUSED: Final = 400


@contextmanager
def fuse(settings: Settings) -> Iterator[Breaker]:
    """Yield this process's circuit breaker, which counts the bot's own faults; when it trips, tell the owners."""
    loop = asyncio.get_running_loop()
    under_way: set[asyncio.Task[None]] = set()

    def begin(sentence: str) -> None:
        task = asyncio.create_task(tell(settings, sentence))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    def pass_on(sentence: str) -> None:
        loop.call_soon_threadsafe(begin, sentence)

    breaker = Breaker(pass_on)
    with heard_by(breaker.note):
        yield breaker


async def tell(settings: Settings, sentence: str) -> None:
    """Write to each owner in private; log those who cannot be reached."""
    async with aiohttp.ClientSession(timeout=_PATIENCE) as web:
        for owner in sorted(settings.owners):
            platform, _, number = owner.partition(":")
            try:
                if platform == "telegram" and settings.telegram_token is not None:
                    url = f"{telegram_api(settings)}/bot{settings.telegram_token.reveal()}/sendMessage"
                    await _post(web, url, {"chat_id": int(number), "text": sentence})
                elif platform == "discord" and settings.discord_token is not None:
                    await _by_discord(web, settings, settings.discord_token.reveal(), number, sentence)
            except (aiohttp.ClientError, TimeoutError, ValueError) as error:
                logger.warning("cannot notify the owner %s: %s", owner, type(error).__name__)


async def _by_discord(web: aiohttp.ClientSession, settings: Settings, token: str, number: str, sentence: str) -> None:
    base, right = discord_api(settings), {"Authorization": f"Bot {token}"}
    channel = await _post(web, f"{base}/users/@me/channels", {"recipient_id": number}, right)
    await _post(web, f"{base}/channels/{channel['id']}/messages", {"content": sentence, "allowed_mentions": {"parse": []}}, right)


async def _post(web: aiohttp.ClientSession, url: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Any:
    async with web.post(url, json=body, headers=headers) as answer:
        if answer.status >= _REFUSED:
            raise ValueError(f"HTTP {answer.status}")
        return await answer.json()
