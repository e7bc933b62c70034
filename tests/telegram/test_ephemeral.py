"""Answers to presses that one person sees in a group, behind the setting: also to people without a private chat."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import TelegramMessage
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
async def test_press_is_answered_by_what_one_person_sees(store: Store, *, known: bool) -> None:
    """Where the server does not know such messages, they go to the private chat."""
    async with Telegram() as telegram:
        telegram.api.ephemeral = known
        async with on_air(store, telegram, ephemeral=True):
            group = telegram.world.group(GROUP, "Friends")
            ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
            if not known:
                ann.start()
                await until(lambda: ann.alone.messages[1:])
            await begun(ann, ben)
            turn = await seen(ann, "it's your turn")
            there = {each.number for each in ben.messages()}
            before = ann.now

            def fresh() -> list[TelegramMessage]:
                return [each for each in ann.messages() if each.born > before]

            await ann.press(turn, turn.button("Board as text"))
            await until(fresh)
            assert {each.chat.private for each in fresh()} == {not known}
            assert {each.reader for each in fresh()} == {ann.user.id if known else 0}
            before = ann.now
            await ann.press(turn, next(button for button in turn.buttons if button.label == "Board"))
            await until(lambda: any(each.file for each in fresh()))
            assert {each.number for each in ben.messages()} <= there, "nobody else sees any of it"
            assert not (known and telegram.wrong)
            telegram.wrong.clear()  # found only with the published description
