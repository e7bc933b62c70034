"""/forget removes a person's name, words, sessions and files from the room; /export gives them first."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.contract import Bold, Mention, Message, Paragraph
from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.store import Store, StoreSettings, open_store
from bot.table.tables import Tables
from bot.web.guard import names_of
from bot.web.holdings import RoomData
from bot.web.people import RoomMembers
from bot.web.room import ChatRoom
from bot.web.server import WebServer
from renderer.renderer import Renderer
from tests.chat.room import LIMITS
from tests.store.proxy import Proxy
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.playing import person_of
from tests.web.test_room import come_in, page
from tests.web.test_sessions import ended, following

Client = TestClient[web.Request, web.Application]
_events = count(1)
PHONE = "0171-5551234"


def process(store: Store, folder: Path) -> tuple[Services, ChatRoom]:
    """One process: its services and its room."""
    holdings = RoomData(store, folder)
    use = Services(Tables(store, steady()), PictureQueue(Renderer(drawings())), ("easy",), LIMITS, holdings={"web": holdings})
    return use, ChatRoom(holdings, Conversation(use))


@dataclass
class RoomWithConversation:
    """A room with the real conversation."""

    store: Store
    use: Services
    room: ChatRoom
    folder: Path
    server: Server

    async def client(self) -> Client:
        made = TestClient(TestServer(WebServer(self.room).app(names_of("127.0.0.1"))))
        await made.start_server()
        made.session.headers["Origin"] = str(made.make_url("")).rstrip("/")
        return made

    def traces(self, *words: str) -> list[str]:
        """Store entries that still contain any of these words."""
        found = []
        for name in self.server.ask("KEYS", "*"):
            kind = self.server.ask("TYPE", name).decode()
            read = {
                "hash": ("HGETALL", name),
                "list": ("LRANGE", name, 0, -1),
                "string": ("GET", name),
                "zset": ("ZRANGE", name, 0, -1),
            }
            held = repr(self.server.ask(*read[kind])) if kind in read else ""
            found += [f"{name!r} has {word}: {held[:300]}" for word in words if word in held]
        return found


@pytest.fixture
async def home(server: Server, tmp_path: Path) -> AsyncIterator[RoomWithConversation]:
    async with open_store(StoreSettings(url=server.patient)) as store:
        use, room = process(store, tmp_path)
        async with room.opened():
            yield RoomWithConversation(store, use, room, tmp_path, server)


async def say(client: Client, person: str, words: str) -> Any:
    deed = {"person": person, "event": f"event-{next(_events):06d}", "words": words}
    return await client.post("/say", json=deed)


async def press(client: Client, person: str, label: str) -> str:
    text = await page(client)
    number, button = re.findall(rf'data-number="(\d+)"(?:(?!</article>).)*?data-button="([^"]+)">{label}<', text, re.DOTALL)[-1]
    deed = {"person": person, "event": f"event-{next(_events):06d}", "message": int(number), "button": button}
    return str((await (await client.post("/press", json=deed)).json())["text"])


async def heard(stream: ClientResponse, words: str) -> None:
    while words not in (await stream.content.readline()).decode():
        pass


async def test_forget_removes_everything_from_the_room(home: RoomWithConversation) -> None:
    ann, ben = await home.client(), await home.client()
    first, second = await come_in(ann, "Ann"), await come_in(ben, "Ben")
    await say(ann, first, f"my phone is {PHONE}")
    await say(ann, first, "/new")
    await say(ben, second, "hello Ann")
    await home.room.post(
        "web:room",
        Message(
            (
                Paragraph(
                    (Mention(f"web:{first}", "Ann"), " and ", Bold("Anna"), " and Ann."),
                ),
            )
        ),
    )
    looks_on = await following(ben, second)
    own = await following(ann, first)
    await say(ann, first, "/forgetme")
    await press(ann, first, "Download my data")
    address = re.findall(r'href="(/shelf/\w+/person\.json)"', await page(ann))[-1]
    data = json.loads(await (await ann.get(address)).text())["platforms"][f"web:{first}"]
    assert data["name"] == "Ann"
    assert [each["words"] for each in data["messages"] if each["said_by"] == "you"] == [
        f"my phone is {PHONE}",
        "/new",
        "/forgetme",
    ]
    assert len(data["browsers"]) == 1
    kept = address.split("/")[2]
    assert await home.room.files.read(kept)
    await press(ann, first, "Delete my data")
    assert "deleted" in await press(ann, first, "Delete for good")
    assert await ended(own)
    assert await home.room.files.read(kept) is None
    await heard(looks_on, "This message was removed.")
    text = await page(ben)
    assert PHONE not in text
    assert "<b>…</b>" not in text.replace('<b class="mention">…</b>', "")
    assert re.search(r"… and <b>Anna</b> and …\.", re.sub(r'<b class="mention">(.)</b>', r"\1", text))
    assert "hello Ann" in text, "what others have said stays theirs"
    assert "Your name" in await page(ann)
    assert home.traces(PHONE) == []
    # Tables keep event ids that contain the room's id; it no longer leads to a person.
    assert not [each for each in home.traces(first) if ":log:" not in each and ":keys:" not in each]
    assert not [each for each in home.traces("Ann") if "hello Ann" not in each and "Anna" not in each]
    assert await come_in(ann, "Ann") != first, "the name is free again"
    for client in (ann, ben):
        await client.close()


async def test_forget_works_from_another_process(home: RoomWithConversation) -> None:
    ann, ben = await home.client(), await home.client()
    first, _ = await come_in(ann, "Ann"), await come_in(ben, "Ben")
    await say(ann, first, f"my phone is {PHONE}")
    await home.use.people.register(f"web:{first}", "Ann")
    use, _ = process(home.store, home.folder)
    person = await person_of(use.people, f"web:{first}")
    assert PHONE in (await use.privacy.export(person.id)).decode()
    await use.privacy.forget(person.id)
    assert "Your name" in await page(ann)
    await home.room.holdings.settle()
    assert PHONE not in await page(ben)
    assert home.traces(PHONE, first, "Ann") == []
    for client in (ann, ben):
        await client.close()


async def test_forgetting_twice_leaves_the_name_free(home: RoomWithConversation) -> None:
    people = home.room.people
    ann = await people.add("Ann")
    await people.forget(ann.id)
    await people.forget(ann.id)
    assert [each.name for each in await people.everybody()] == []
    assert (await people.add("ANN")).id != ann.id


@pytest.mark.parametrize("answers", [0, 1, 2])
async def test_sign_up_survives_lost_answers_and_concurrent_sign_ups(home: RoomWithConversation, answers: int) -> None:
    line = Proxy(home.server.socket)
    await line.start()
    names = iter(("Ben", "Cleo"))

    async def somebody_comes() -> None:
        await home.room.people.add(next(names))

    await somebody_comes()  # from here on the server has the script cached
    async with open_store(StoreSettings(url=f"redis://127.0.0.1:{line.port}")) as far:
        line.passing, line.lose = answers, somebody_comes
        ann = await RoomMembers(far).add("Ann")
    await line.stop()
    assert list(names) == [], "the answer was lost"
    assert [each.name for each in await home.room.people.everybody()] == ["Ann", "Ben", "Cleo"]
    assert await home.room.people.get(ann.id) == ann
