"""A room with an echoing conversation, to test the room alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.commands.all import menu, needs
from bot.chat.contract import (
    Answer,
    Button,
    Completion,
    MenuCommand,
    Message,
    Needs,
    Paragraph,
    Picture,
    Platform,
    PlatformLimits,
    Reply,
    Request,
    Shared,
)
from bot.settings import Secret
from bot.store import Delivery, Place, Store, StoreSettings, open_store
from bot.table.people import Chat
from bot.web.guard import names_of
from bot.web.holdings import RoomData
from bot.web.room import ChatRoom
from bot.web.server import WebServer
from tests.store.servers import Server
from tests.web.browser import end_browsers

PNG = bytes.fromhex("89504e470d0a1a0a0000000d494844520000000200000003")


class Echo:
    """Replies with the words: `/secret` in private, `/picture` with a picture; to a button, with its id."""

    def __init__(self) -> None:
        self.heard: list[Request] = []

    async def handle(self, request: Request, limits: PlatformLimits) -> Reply:
        self.heard.append(request)
        if request.words.startswith("/settings language"):
            return Reply(Answer(language=request.words.split()[-1]))
        if request.button:
            return Reply(Answer(f"pressed {request.button}", alert=True))
        private = request.person.id if "/secret" in request.words else ""
        picture = Picture(self._png, "two by three") if "/picture" in request.words else None
        said = Paragraph((f"heard {request.words}",))
        return Reply(messages=(Message((said,), ((Button("Go", "go"),),), private_to=private, picture=picture),))

    async def _png(self) -> bytes:
        return PNG

    async def deliver(self, delivery: Delivery, platform: Platform) -> str:
        return await platform.post(delivery.place, Message((Paragraph(("news",)),)), delivery.nonce)

    async def chat(self, place: Place) -> Chat:
        return Chat()

    def commands(self, language: str = "") -> tuple[MenuCommand, ...]:
        return menu(language)

    def needs(self, request: Request) -> Needs:
        return needs(request)

    async def complete(self, request: Request) -> tuple[str, ...]:
        return ("C7", "C8")

    async def suggest(self, request: Request, option: str, typed: str) -> tuple[Completion, ...]:
        raise AssertionError("the room completes typed lines")

    async def shared(self, request: Request, limits: PlatformLimits) -> tuple[Shared, ...]:
        return ()


@dataclass
class RoomHarness:
    """A room, its conversation and its store."""

    store: Store
    room: ChatRoom
    echo: Echo
    folder: Path

    async def client(self, password: str = "", host: str = "127.0.0.1") -> TestClient[web.Request, web.Application]:
        name = await self.room.sessions.password(password) if password else ""
        server = WebServer(self.room, Secret(password) if password else None, password_name=name)
        made = TestClient(TestServer(server.app(names_of(host))))
        await made.start_server()
        made.session.headers["Origin"] = str(made.make_url("")).rstrip("/")
        return made


@pytest.fixture
async def harness(server: Server, tmp_path: Path) -> AsyncIterator[RoomHarness]:
    async with open_store(StoreSettings(url=server.patient)) as store:
        echo = Echo()
        room = ChatRoom(RoomData(store, tmp_path), echo)
        async with room.opened():
            yield RoomHarness(store, room, echo, tmp_path)


@pytest.fixture(scope="session", autouse=True)
def browsers() -> Iterator[None]:
    yield
    end_browsers()
