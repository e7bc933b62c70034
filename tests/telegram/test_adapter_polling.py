"""Fetching updates begins again after any end, and leaves nothing behind."""

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
    """Another process polls for a moment."""
    name = f"telegram-{telegram.token.partition(':')[0]}-polls"
    await store.client.call("SET", store.keys.gate("hold", name), "somebody else", "PX", int(2000 * LIFE))


async def test_who_gains_the_lease_again_after_an_end_that_took_too_long_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither Telegram nor the work under way comes to an end in time."""
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
        await ann.say("/help new")
        await seen(ann, "This is for you alone")


async def test_a_poll_that_fails_in_the_moment_of_the_end_is_no_alarm(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a machine that stands still for some seconds: the poll runs out of time, and so does the lease."""
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
