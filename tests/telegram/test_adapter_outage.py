"""Telegram outages give time back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.store import Store
from bot.telegram.outage import LONG, Silence
from tests.standins.telegram.refusals import Refusal
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, code_of
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_outage_lasts_from_first_failure_to_next_answer_and_only_long_ones_are_reported() -> None:
    now, told = 0.0, list[float]()

    async def tell(seconds: float) -> None:
        told.append(seconds)

    silence = Silence(tell, lambda: now)
    now = 10 * LONG  # nobody polled: no outage
    await silence.note_answer()
    for at in (0.0, 30.0, LONG - 1):
        now = 20 * LONG + at
        silence.note_failure()
    await silence.note_answer()
    assert told == []
    silence.note_failure()
    now += LONG
    silence.note_failure()
    await silence.note_answer()
    await silence.note_answer()
    assert told == [LONG]


async def test_player_to_act_gets_the_time_back(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services) as adapter:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        card = await begun(ann, ben)
        before = (await services.tables.now(code_of(card))).deadline
        assert before is not None
        for _ in range(2):
            await adapter._was_silent(3 * 86_400.0)  # longer than the time for a turn
        after = (await services.tables.now(code_of(card))).deadline
        assert after is not None
        assert after >= before + 2 * 86_400_000


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
