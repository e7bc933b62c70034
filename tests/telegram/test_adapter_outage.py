"""Telegram outages give time back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.store import Store
from bot.store.keys import shard_of
from bot.store.model import BASKET
from bot.store.silence import LONG
from bot.table.announce import read_moved
from bot.table.timekeeping import digest_of
from tests.standins.telegram.refusals import Refusal
from tests.standins.telegram.server import Telegram
from tests.store.made import age
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import code_of
from tests.waiting import until

GROUP = -1_000_000_000_001


MINUTE = 60_000


async def said_of_outage(store: Store, tables: int, pause: int = 0, silence: int = 0) -> tuple[list[str], list[int]]:
    """Play at some tables; stop the bot, with Telegram silent for some time before; return what it says then, and given times."""
    services = services_of(store)
    async with Telegram() as telegram:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        codes = list[str]()
        async with on_air(store, telegram, services):
            for number in range(tables):
                cards = {each.id for each in ann.shown()}
                await ann.say("/new 1h")
                await until(lambda: [each for each in ann.shown() if each.id not in cards and each.offers("Join")])  # noqa: B023
                card = next(each for each in ann.shown() if each.id not in cards and each.offers("Join"))
                await ben.press(card, card.button("Join"))
                await ann.press(card, card.button("Start"))
                await until(lambda: sum("it's your turn" in each.first for each in group.messages) == number + 1)  # noqa: B023
                codes.append(code_of(card))
        before = [(await services.tables.now(code)).deadline for code in codes]
        said = len(group.messages)
        await age(store, store.keys.beat, pause)
        await age(store, store.keys.heard(f"telegram-{telegram.world.bot.id}"), pause + silence)
        async with on_air(store, telegram, services):
            if pause + silence >= LONG:
                await until(lambda: gathered(store, codes, pause + silence))
                digest = digest_of(f"telegram:{GROUP}")
                await store.client.call("ZADD", store.keys.due(shard_of(digest)), 0, f"r:{digest}:{BASKET}")  # at once
                await until(lambda: group.messages[said:])
            ann.start()
            await until(lambda: ann.alone.messages[1:])
        after = [(await services.tables.now(code)).deadline for code in codes]
        given = [new - old for old, new in zip(before, after, strict=True) if old is not None and new is not None]
        return [each.text for each in group.messages[said:]], given


async def gathered(store: Store, codes: list[str], lost: int) -> bool:
    """Whether what is to be said of the tables' lost time waits to be posted."""
    found = await store.digests.look(digest_of(f"telegram:{GROUP}"))
    return all(code in found and read_moved(found[code]).lost > lost - 2 * MINUTE for code in codes)


async def test_short_restart_says_nothing(store: Store) -> None:
    said, given = await said_of_outage(store, 6, pause=40_000)
    assert said == []
    assert all(each < 2 * MINUTE for each in given)


@pytest.mark.parametrize(("pause", "silence"), [(40, 0), (0, 40), (20, 20)], ids=["restart", "outage", "restart in an outage"])
async def test_long_silence_is_one_line_a_chat_and_counts_once(store: Store, pause: int, silence: int) -> None:
    said, given = await said_of_outage(store, 2, pause * MINUTE, silence * MINUTE)
    assert len([each for each in said if "offline for 40 minutes" in each]) == 1, said
    assert len(said) == 1
    assert all(38 * MINUTE <= each <= 42 * MINUTE for each in given), given


def refusing(monkeypatch: pytest.MonkeyPatch, telegram: Telegram, method: str, refusal: Refusal) -> None:
    """Refuse the first two calls of a method."""
    ask, away = telegram.api.call, iter([True, True])

    async def now_and_then(called: str, given: Mapping[str, object]) -> object:
        if called == method and next(away, False):
            raise refusal
        return await ask(called, given)

    monkeypatch.setattr(telegram.api, "call", now_and_then)


@pytest.mark.parametrize("refusal", [Refusal(502, "Bad Gateway"), Refusal(401, "Unauthorized")], ids=str)
async def test_polling_continues_after_refusals(store: Store, monkeypatch: pytest.MonkeyPatch, refusal: Refusal) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann = phone(telegram, group, 1, "Ann")
        refusing(monkeypatch, telegram, "getUpdates", refusal)
        await ann.say("/help@meeple_bot new")
        await ann.say("/help@meeple_bot join")
        await until(lambda: len(group.messages) == 4)


async def test_start_waits_for_an_unreachable_service(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Telegram() as telegram:
        refusing(monkeypatch, telegram, "getMe", Refusal(502, "Bad Gateway"))
        async with on_air(store, telegram):
            group = telegram.world.group(GROUP, "Friends")
            await phone(telegram, group, 1, "Ann").say("/help@meeple_bot new")
            await until(lambda: len(group.messages) == 2)
