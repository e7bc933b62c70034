"""Table pages with the real conversation: an address grants exactly its own turn or view."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.pages import Pages
from bot.chat.web_links import waits_for
from bot.discord.limits import DISCORD
from bot.store import StoreSettings, open_store
from bot.web.guard import names_of
from bot.web.holdings import RoomData
from bot.web.limits import WEB
from bot.web.room import ChatRoom
from bot.web.server import WebServer
from bot.web.tables import TablePages
from tests.chat.playing import opened as table_opened
from tests.chat.room import PAGES, Bot, Guest
from tests.store.servers import Server
from tests.table.playing import known_person

_events = count(1)
BUTTON = re.compile(r'data-button="([^"]+)">([^<]+)<')


@dataclass
class RemoteGame:
    """A game in another chat, and a browser that is not in the room."""

    bot: Bot
    client: TestClient[web.Request, web.Application]
    guests: list[Guest]
    table: str = ""

    async def sit(self, game: str) -> None:
        self.table = await table_opened(self.guests, game)

    async def addresses(self) -> tuple[str, str]:
        """The turn page and the spectator page of the player to act."""
        await self.bot.settle(self.table)
        asked = (await self.bot.tables.look(self.table)).asked
        assert asked is not None
        people = {(await self.bot.people.register(guest.account)).id: guest for guest in self.guests}
        guest = people[asked.person]
        turn = await guest.until(lambda each: any(b.label == "Open in browser" for b in each.buttons))
        await guest.press(turn, "Open in browser")
        turn_url, watch_url = (button.url.removeprefix(PAGES) for button in guest.last.buttons)
        return turn_url, watch_url

    async def get(self, path: str) -> tuple[int, str]:
        answer = await self.client.get(path)
        return answer.status, await answer.text()

    async def press(self, turn: str, button: str) -> Any:
        deed = {"button": button, "event": f"event-{next(_events):06d}"}
        return await (await self.client.post(f"{turn}/press", json=deed)).json()


@pytest.fixture
async def outside(server: Server, tmp_path: Path) -> AsyncIterator[RemoteGame]:
    async with open_store(StoreSettings(url=server.patient)) as store, Bot(store, DISCORD) as bot:
        room = ChatRoom(RoomData(store, tmp_path), bot.talk)
        pages = WebServer(room, None, tables=TablePages(Pages(bot.services, bot.talk, WEB), room.files))
        client = TestClient(TestServer(pages.app(names_of("127.0.0.1"))))
        await client.start_server()
        client.session.headers["Origin"] = str(client.make_url("")).rstrip("/")
        guests = [bot.guest(f"discord:{number}", name, "discord:-1") for number, name in enumerate(("Ann", "Ben"))]
        yield RemoteGame(bot, client, guests)
        await client.close()


def offered(html: str) -> dict[str, str]:
    return {label: button for button, label in BUTTON.findall(html)}


async def play(outside: RemoteGame, turn: str) -> str:
    """Press until the turn is over: confirm if possible, else card, cell or rotation."""
    _, html = await outside.get(turn)
    for _ in range(12):
        buttons = offered(html)
        if not buttons:
            return html
        chosen = buttons.get("Confirm") or next((b for label, b in buttons.items() if "Skip" in label), None)
        html = (await outside.press(turn, chosen or next(iter(buttons.values()))))["html"]
    raise AssertionError(html)


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
async def test_turn_address_works_for_its_turn_only(outside: RemoteGame, game: str) -> None:
    await outside.sit(game)
    tapped = 0
    for _ in range(4):
        turn, watch = await outside.addresses()
        status, html = await outside.get(turn)
        assert status == 200
        tapped += 'class="tap"' in html
        picture = re.search(r'src="([^"]+/shelf/[^"]+)"', html)
        assert picture
        assert (await outside.client.get(picture[1])).content_type == "image/png"
        before = await outside.bot.tables.look(outside.table)
        over = await play(outside, turn)
        assert "Move played" in over
        assert watch in over
        after = await outside.bot.tables.look(outside.table)
        assert after.version > before.version
        assert not waits_for(after, int(turn.split("/")[3]), turn.split("/")[4])
        assert "Move played" in (await outside.get(turn))[1]
        assert not offered((await outside.press(turn, "anything"))["html"])
    assert tapped, "cells and cards can be pressed in the picture"


@pytest.mark.parametrize(("game", "rule"), [("carcassonne", "Placing a tile"), ("cardcassonne", "The face-down card")])
async def test_choices_are_explained_above_the_turn(outside: RemoteGame, game: str, rule: str) -> None:
    await outside.sit(game)
    turn, _ = await outside.addresses()
    _, html = await outside.get(turn)
    explain = offered(html)["What can I do here?"]
    told = (await outside.press(turn, explain))["html"]
    assert f"{rule}: " in told
    assert f"{rule}: " not in html
    assert offered(told) == offered(html), "the turn goes on below"
    assert "Move played" in await play(outside, turn)


async def test_turn_address_opens_nothing_else(outside: RemoteGame) -> None:
    await outside.sit("carcassonne")
    turn, watch = await outside.addresses()
    forged = turn[:-1] + ("A" if turn[-1] != "A" else "B")
    parts = turn.split("/")
    for path in (forged, "/".join([*parts[:3], "2", *parts[4:]]), watch[:-1] + "!", f"/watch/gone0000/{parts[-1]}"):
        assert (await outside.get(path))[0] == 404
    version = (await outside.bot.tables.look(outside.table)).version
    for verb in ("resigned", "export", "closed", "vote"):
        said = await outside.press(turn, f"{outside.table}.1.{verb}.0")
        assert offered(said["html"]), "the turn is shown instead"
    assert (await outside.bot.tables.look(outside.table)).version == version


async def test_unlinked_account_loses_its_turn_addresses(outside: RemoteGame) -> None:
    await outside.sit("cardcassonne")
    bot, accounts = outside.bot, outside.bot.services.accounts
    seen, _ = await outside.addresses()
    owner = seen.split("/")[4]
    person = await known_person(bot.people, owner)
    more = bot.guest("discord:77", "Too", "discord:@77", private=True)
    other = await bot.people.register(more.account, more.name, more.place)
    request = await accounts.ask(owner, person.accounts[0], await accounts.code(other.id))
    assert [await accounts.agree(each, request) for each in (owner, other.id)] == [False, True]
    assert offered((await outside.get(seen))[1]), "the address that was given before still opens the turn"
    picture = re.search(r'src="([^"]+/shelf/[^"]+)"', (await outside.get(seen))[1])
    assert picture
    await more.say("/games")
    assert outside.table in more.last.text
    await accounts.leave(more.account, more.name)
    assert (await outside.get(seen))[0] == 404
    assert (await outside.client.post(f"{seen}/press", json={"button": "", "event": "event-late"})).status == 404
    assert (await outside.client.get(picture[1])).status == 404
    turn, _ = await outside.addresses()
    for forged in (turn.removesuffix(".1"), turn.removesuffix("1") + "2", f"{seen}.1", f"{seen}.x", f"{seen}.{9:09}"):
        assert (await outside.get(forged))[0] == 404
    assert "Move played" in await play(outside, turn)


async def test_spectator_sees_every_step_but_no_hand(outside: RemoteGame) -> None:
    await outside.sit("cardcassonne")
    turn, watch = await outside.addresses()
    await play(outside, turn)
    await play(outside, (await outside.addresses())[0])
    status, html = await outside.get(watch)
    assert status == 200
    assert "Your hand" not in html
    steps = [int(found) for found in re.findall(r'<a href="[^"]+/step/(\d+)\.png[^"]*"><span', html)]
    assert steps == sorted(steps)
    assert steps[-1] == len((await outside.bot.tables.look(outside.table)).game.log)  # type: ignore[union-attr]
    for step in steps:
        answer = await outside.client.get(f"{watch}/step/{step}.png?v=1")
        assert (await answer.read()).startswith(b"\x89PNG")
    assert (await outside.get(f"{watch}/step/999.png"))[0] == 404
