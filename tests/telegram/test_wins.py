"""The end of a game played in private: a win comes with an effect, if Telegram knows it."""

from __future__ import annotations

import random

import pytest

from bot.store import Store
from tests.standins.calls import called
from tests.standins.people import Seen
from tests.standins.telegram.counting import Decided, base_record
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import TelegramMessage
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import code_of, seen
from tests.waiting import until


def _asked(one: TelegramPhone, name: str) -> Seen | None:
    """The newest message, if it asks this person for a move."""
    shown = [each for each in one.shown() if each.choices or called(each.plain)]
    return shown[-1] if shown and shown[-1].choices and called(shown[-1].plain) == name else None


def _result(one: TelegramPhone) -> TelegramMessage:
    return next(each for each in one.alone.messages if "Rematch" in str(each.keyboard))


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
async def test_win_in_private_comes_with_an_effect(store: Store, *, known: bool) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        if not known:
            telegram.api.effects = frozenset()
        ann, ben = phone(telegram, None, 1, "Ann"), phone(telegram, None, 2, "Ben")
        phones = {"Ann": ann, "Ben": ben}
        players = {name: Decided(name, each, random.Random(each.user.id)) for name, each in phones.items()}
        ann.start()
        ann.write(ann.alone, "/import", file=Upload("record.json", base_record(1, *"VUV")))
        card = await seen(ann, "/join")
        ben.start(code_of(card))
        await until(lambda: any(each.offers("Start") and "2. Ben" in each.plain for each in ann.shown()))
        card = next(each for each in ann.shown() if each.offers("Start"))
        await ann.press(card, card.button("Start"))

        def over() -> bool:
            return all(player.over() for player in players.values())

        while True:
            await until(lambda: over() or any(_asked(each, name) for name, each in phones.items()))
            if over():
                break
            for name, player in players.items():
                message = _asked(phones[name], name)
                if message is not None:
                    await player.decide(message)
        results = {name: _result(each) for name, each in phones.items()}
        winners = {name for name in results if f"{name} win" in results[name].text.split("\n")[0]}
        assert winners or "draw" in results["Ann"].text.split("\n")[0], results["Ann"].text
        assert {name for name, each in results.items() if each.effect} == (winners if known else set())
