"""Time in which Telegram could not be reached does not count."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.store import Store
from bot.telegram.outage import LONG, Silence
from tests.standins.telegram.refusals import Refusal
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import house_of, on_air, phone
from tests.telegram.seeing import begun, code_of
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_a_silence_lasts_from_the_first_failure_to_the_next_answer_and_only_a_long_one_is_told() -> None:
    now, told = 0.0, list[float]()

    async def tell(seconds: float) -> None:
        told.append(seconds)

    silence = Silence(tell, lambda: now)
    now = 10 * LONG  # nobody polled: that is no silence
    await silence.heard()
    for at in (0.0, 30.0, LONG - 1):
        now = 20 * LONG + at
        silence.failed()
    await silence.heard()
    assert told == []
    silence.failed()
    now += LONG
    silence.failed()
    await silence.heard()
    await silence.heard()
    assert told == [LONG]


async def test_who_was_waited_for_gets_the_time_back(store: Store) -> None:
    services = house_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services) as adapter:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        card = await begun(ann, ben)
        before = (await services.tables.now(code_of(card))).deadline
        assert before is not None
        for _ in range(2):
            await adapter._was_silent(3 * 86_400.0)  # more than there is time for a turn
        after = (await services.tables.now(code_of(card))).deadline
        assert after is not None
        assert after >= before + 2 * 86_400_000


def refusing(monkeypatch: pytest.MonkeyPatch, telegram: Telegram, method: str, refusal: Refusal) -> None:
    """The first two calls of a method are refused."""
    ask, away = telegram.api.call, iter([True, True])

    async def now_and_then(called: str, given: Mapping[str, object]) -> object:
        if called == method and next(away, False):
            raise refusal
        return await ask(called, given)

    monkeypatch.setattr(telegram.api, "call", now_and_then)


@pytest.mark.parametrize("refusal", [Refusal(502, "Bad Gateway"), Refusal(401, "Unauthorized")], ids=str)
async def test_polling_goes_on_after_refusals(store: Store, monkeypatch: pytest.MonkeyPatch, refusal: Refusal) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann = phone(telegram, group, 1, "Ann")
        refusing(monkeypatch, telegram, "getUpdates", refusal)
        await ann.say("/help new")
        await ann.say("/help join")
        await until(lambda: len(group.messages) == 4)


async def test_a_service_that_cannot_be_reached_at_the_start_is_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Telegram() as telegram:
        refusing(monkeypatch, telegram, "getMe", Refusal(502, "Bad Gateway"))
        async with on_air(store, telegram):
            group = telegram.world.group(GROUP, "Friends")
            await phone(telegram, group, 1, "Ann").say("/help new")
            await until(lambda: len(group.messages) == 2)
