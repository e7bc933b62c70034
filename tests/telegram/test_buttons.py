"""Rarely seen buttons, over HTTP: pages, mute, forget, rematch, table choice."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from telegram import User

from bot.store import Store
from bot.telegram.posts import Telegram as Platform
from bot.telegram.topics import Topics
from tests.standins.buttons import STORIES, Pair, Story
from tests.standins.people import Player
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of

GROUP = -1_000_000_000_001

ME = User(4242, "Meeple", is_bot=True, username="meeple_bot")


@asynccontextmanager
async def a_pair(store: Store) -> AsyncIterator[Pair]:
    """Ann and Ben in a group; at the end, fail if Telegram would have refused anything sent."""
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services) as adapter:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        for each in (ann, ben):
            each.start()
        assert adapter.outgoing.sender is not None
        deliver = partial(adapter.dispatcher.deliver, platform=Platform(adapter.outgoing.sender, ME, Topics(store.documents)))
        yield Pair(player(ann), player(ben), "telegram:1", services, partial(upload, ann), deliver)


def player(phone: TelegramPhone) -> Player:
    return Player(phone.user.name, phone, random.Random(phone.user.id))


async def upload(phone: TelegramPhone, record: bytes) -> None:
    phone.write(phone.chat, "/import", file=Upload("game.json", record))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
async def test_rare_buttons_on_telegram(store: Store, story: Story) -> None:
    async with a_pair(store) as pair:
        await story(pair)
