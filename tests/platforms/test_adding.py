"""A platform is its folder and one line in the list: a made-up one runs, is checked, and reaches its owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.app import running
from bot.app.alarm import tell
from bot.app.platforms import PLATFORMS, check_platforms
from bot.settings import Secret, Settings, SettingsError, load
from bot.store import Store
from tests.platforms.pigeons import Street, StreetWindow, platform
from tests.standins.people import Player, open_table, play
from tests.store.servers import Server

DECISIONS = 6


@pytest.fixture
def redis() -> Iterator[Server]:
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@asynccontextmanager
async def bot(street: Street, redis: Server, folder: Path) -> AsyncIterator[None]:
    """The whole bot, with the made-up platform in the list."""
    settings, begun = Settings(data_dir=folder, redis_url=Secret(redis.url)), asyncio.Event()

    async def ready(_: Store) -> None:
        begun.set()

    roles = (running.TABLE, "pigeon")
    runs = asyncio.create_task(running.run(settings, roles, ready=ready, platforms=(*PLATFORMS, platform(street))))
    starts = asyncio.create_task(begun.wait())
    await asyncio.wait({runs, starts}, return_when=asyncio.FIRST_COMPLETED)
    try:
        if runs.done():
            runs.result()
        yield
    finally:
        starts.cancel()
        runs.cancel()
        await asyncio.gather(runs, starts, return_exceptions=True)


async def test_people_of_a_new_platform_play_there(redis: Server, tmp_path: Path) -> None:
    street = Street()
    players = [
        Player(name.capitalize(), StreetWindow(street, name), Random(number)) for number, name in enumerate(("ann", "ben"))
    ]
    async with bot(street, redis, tmp_path):
        await open_table(players[0], players[1:])
        assert await play(players, most=DECISIONS) == DECISIONS
    assert [player.refused for player in players] == [[], []]


async def test_doctor_checks_the_new_platform(tmp_path: Path) -> None:
    street = Street()
    for street.open, found in ((True, ("good", "the street is open", "")), (False, ("bad", "the street is closed", "open it"))):
        findings = [each async for each in check_platforms(Settings(data_dir=tmp_path), (platform(street),))]
        assert findings == [found]


async def test_its_owner_hears_of_trouble(tmp_path: Path) -> None:
    street = Street()
    platforms = (*PLATFORMS, platform(street))
    await tell(load({"OWNERS": "pigeon:ann"}, tmp_path, {each.name: each.account for each in platforms}), "it burns", platforms)
    assert street.alarms == [("ann", "it burns")]


@pytest.mark.parametrize("owner", ["pigeon:77", "telegram:ann", "discord:12.", "web:ann", "nowhere:77", "telegram:"])
def test_owner_of_an_unknown_platform_is_refused(owner: str, tmp_path: Path) -> None:
    accounts = {each.name: each.account for each in (*PLATFORMS, platform(Street()))}
    with pytest.raises(SettingsError) as caught:
        load({"OWNERS": f"telegram:77, {owner}"}, tmp_path, accounts)
    assert caught.value.mistakes == (
        "OWNERS (environment) must be one or more accounts, separated by commas: telegram:77, discord:456.",
    )
