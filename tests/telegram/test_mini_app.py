"""The board inside Telegram: buttons to it where Telegram can open it, and none elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.links import Links
from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, code_of, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


@pytest.mark.parametrize(
    ("pages", "set_up"),
    [("https://play.example", True), ("https://play.example", False), ("http://play.example", True), ("", True)],
)
async def test_the_board_opens_inside_telegram_where_it_can(store: Store, pages: str, set_up: bool) -> None:
    encrypted = pages.startswith("https://")
    async with Telegram() as telegram:
        telegram.api.has_mini_app = set_up
        services = replace(services_of(store), links=Links(b"key", pages))
        async with on_air(store, telegram, services, pages=pages if encrypted else ""):
            group = telegram.world.group(GROUP, "Friends")
            ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
            code = code_of(await begun(ann, ben))
            posted = ann.found(await seen(ann, "it's your turn"))
            links = [key["url"] for row in posted.keyboard for key in row if "startapp" in key.get("url", "")]
            assert links == ([f"https://t.me/{telegram.world.bot.username}?startapp={code}"] if encrypted and set_up else [])
            alone = phone(telegram, None, 3, "Cleo")
            alone.start()
            before = alone.now
            await alone.tell("/new computer")
            turn = alone.found(await seen(alone, "it's your turn", before))
            apps = [key["web_app"]["url"] for row in turn.keyboard for key in row if "web_app" in key]
            listed = await services.tables.store.indexes.of_place("telegram:3")
            assert apps == ([f"{pages}/board/?t={listed[0]}"] if encrypted else [])
            wanted = {"type": "web_app", "text": "Games", "web_app": {"url": f"{pages}/board/"}}
            await until(lambda: telegram.api.menu_button != {})
            assert telegram.api.menu_button == (wanted if encrypted else {"type": "commands"})
