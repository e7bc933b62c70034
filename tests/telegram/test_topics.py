"""A topic for a game, made when it starts in a group with topics."""

from __future__ import annotations

import dataclasses

import pytest

from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


@pytest.mark.parametrize(("admin", "words"), [(True, ""), (False, ""), (True, "/setup threads off")])
async def test_game_goes_on_in_a_topic_if_the_bot_may_make_one(store: Store, *, admin: bool, words: str) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends", forum=True)
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        group.members[1] = "creator"
        group.members[telegram.world.bot.id] = "administrator" if admin else "member"
        if words:
            await ann.say(words)
            await seen(ann, "A thread per game: no")
        if words or not admin:
            await begun(ann, ben)
            assert group.topics == {}
            return
        await ann.say("/new")
        card = await seen(ann, "New game of")
        await ben.press(card, card.button("Join"))
        await ann.press(card, card.button("Start"))
        await until(lambda: any("url" in key for row in ann.found(card).keyboard for key in row))
        ((topic, name),) = group.topics.items()
        assert name == "Ann and Ben · Carcassonne"
        key = ann.found(card).keyboard[0][0]
        assert key["url"] == f"https://t.me/c/{abs(GROUP) - 10**12}/{topic}"
        there = dataclasses.replace(ann, thread=topic)
        await seen(there, "it's your turn")
