"""Short answers to one person in a group: they do not stay."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_refusals_in_a_group_are_one_post_that_goes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben, eve = (phone(telegram, group, number, name) for number, name in ((1, "Ann"), (2, "Ben"), (3, "Eve")))
        await begun(ann, ben)
        await eve.say("/move")
        refusal = eve.found(await seen(eve, "You're not in this game"))
        await eve.say("/settings")
        way = await seen(eve, "Open a private chat")
        link = eve.found(way)
        await until(lambda: refusal.deleted)
        eve.follow(way, "Open private chat")
        await until(lambda: link.deleted)
        monkeypatch.setattr("bot.telegram.fleeting.STAYS", 0.0)
        await eve.say("/undo")
        await until(lambda: group.messages[-1].deleted and group.messages[-1].number > link.number)


async def test_help_and_hint_are_answered_in_private_without_being_typed_again(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        await ann.say("/hint")
        way = await seen(ann, "Open a private chat")
        ann.follow(way, "Open private chat")
        await until(lambda: len(ann.alone.messages) == 2)
        count = len(group.messages)
        await ann.say("/help")
        await until(lambda: len(ann.alone.messages) == 3)
        assert len(group.messages) == count + 1
