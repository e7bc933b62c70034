"""Polling restarts after any failure and leaves no tasks behind."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Mapping
from typing import Any

import pytest
from telegram import Update
from telegram.error import NetworkError
from telegram.ext import ExtBot

from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import seen
from tests.waiting import until

GROUP = -1_000_000_000_001
LIFE = 0.9


async def loses_its_lease(store: Store, telegram: Telegram) -> None:
    """Let another process poll for a moment."""
    name = f"telegram-{telegram.token.partition(':')[0]}-polls"
    await store.client.call("SET", store.keys.coordination("hold", name), "somebody else", "PX", int(2000 * LIFE))


async def test_polling_resumes_with_the_lease_after_a_slow_stop(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the request to Telegram nor the running work ends in time."""
    monkeypatch.setattr("bot.telegram.polling._ENDING", 0.1)
    asked = ended = 0
    async with Telegram() as telegram, on_air(store, telegram, lease=LIFE):
        group = telegram.world.group(GROUP, "Friends")
        ann = phone(telegram, group, 1, "Ann")
        ask = telegram.api.call

        async def hangs(method: str, given: Mapping[str, Any]) -> object:
            nonlocal asked, ended
            last = method == "getUpdates" and not given.get("timeout")
            asked += method == "getChatMember"
            ended += last
            if last or method == "getChatMember":
                await asyncio.Event().wait()
            return await ask(method, given)

        await until(lambda: telegram.updates.polls)
        with monkeypatch.context() as stuck:
            stuck.setattr(telegram.api, "call", hangs)
            await ann.say("/new")
            await until(lambda: asked)
            await loses_its_lease(store, telegram)
            await until(lambda: ended)
        await ann.say("/help@meeple_bot new")
        await seen(ann, "I'll answer you in private")


async def test_poll_failing_during_the_stop_raises_no_alarm(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a machine that hangs for seconds: both the poll and the lease time out."""
    broken, polls = asyncio.Event(), 0

    async def fails(*_: object, **more: object) -> tuple[Update, ...]:
        nonlocal polls
        polls += 1
        await broken.wait()
        raise NetworkError("it took too long")

    monkeypatch.setattr(ExtBot, "get_updates", fails)
    async with Telegram() as telegram, on_air(store, telegram):
        await until(lambda: polls)
        broken.set()
    gc.collect()
    await asyncio.sleep(0)
    assert "never retrieved" not in caplog.text
