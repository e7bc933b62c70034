"""Several processes on one store: one serves the room, the others stand by, no message is lost."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from unittest.mock import create_autospec

import aiohttp
import pytest
from msgspec.structs import replace
from yarl import URL

from bot.listening.serving import bind
from bot.settings import Secret
from bot.settings import Settings as BotSettings
from bot.store import StoreSettings, open_store
from bot.web.holdings import RoomData
from bot.web.log import Log
from bot.web.posts import Post, text_lines
from bot.web.room import ChatRoom
from bot.web.serving import address_of, serve
from bot.web.tables import TablePages
from tests.store.servers import Server
from tests.waiting import until
from tests.web.conftest import Echo, RoomHarness


async def test_concurrent_writers_lose_no_message(harness: RoomHarness) -> None:
    logs = [Log(harness.store), Log(harness.store)]
    for log in logs:
        await log.load()
    first = await logs[0].add(Post(lines=text_lines("first")))

    async def talk(log: Log, name: str) -> None:
        for number in range(10):
            await log.add(Post(name=name, lines=text_lines(f"{number}")))
        await log.change(first.number, lambda post: replace(post, name=post.name + name))

    await asyncio.gather(*map(talk, logs, "AB"))
    kept = Log(harness.store)
    await kept.load()
    posts = kept.visible_to("")
    words = sorted((post.name, post.lines[0].pieces[0].text) for post in posts[1:])
    assert words == [(name, f"{number}") for name in "AB" for number in range(10)]
    assert [post.number for post in posts] == list(range(1, 22))
    assert sorted(posts[0].name) == ["A", "B"]


@dataclass
class RoomProcess:
    """A process that may serve the room, and a visitor's browser there."""

    url: str
    session: aiohttp.ClientSession
    task: asyncio.Task[None]
    person: str = ""

    async def get(self, path: str = "") -> tuple[int, str]:
        async with self.session.get(self.url + path) as answer:
            return answer.status, await answer.text()

    async def come_in(self, name: str) -> None:
        async with self.session.post(self.url + "name", data={"name": name}, headers=self._own) as answer:
            found = re.search(r'data-person="(\w+)"', await answer.text())
        assert found
        self.person = found[1]

    async def enter(self, password: str) -> str:
        async with self.session.post(self.url + "enter", data={"password": password}, headers=self._own) as answer:
            return await answer.text()

    async def say(self, words: str) -> int:
        deed = {"person": self.person, "event": f"event-{words.replace(' ', '-')}", "words": words}
        async with self.session.post(self.url + "say", json=deed, headers=self._own) as answer:
            return answer.status

    @property
    def _own(self) -> dict[str, str]:
        return {"Origin": self.url.rstrip("/")}

    async def end(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


Start = Callable[..., Awaitable[RoomProcess]]


@pytest.fixture
async def start(server: Server, tmp_path: Path) -> AsyncIterator[Start]:
    """Start another process, given how long visitors wait at its start and the password."""
    async with AsyncExitStack() as ends:
        yield lambda patience, password="": ends.enter_async_context(_process(server, tmp_path, patience, password))


@asynccontextmanager
async def _process(server: Server, folder: Path, patience: float, password: str) -> AsyncIterator[RoomProcess]:
    listener = bind("127.0.0.1", 0)
    async with (
        open_store(StoreSettings(url=server.patient)) as store,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session,
    ):
        echo = Echo()
        room = ChatRoom(RoomData(store, folder), echo)
        tables = create_autospec(TablePages, instance=True)
        tables.routes.return_value = []
        deliver = partial(echo.deliver, platform=room)
        settings = BotSettings(data_dir=folder, web_password=Secret(password) if password else None)
        served = serve(room, tables, listener, settings, store, deliver, patience)
        process = RoomProcess(address_of(listener, "127.0.0.1"), session, asyncio.create_task(served))
        try:
            yield process
        finally:
            await process.end()
            listener.close()


async def test_next_process_takes_over_the_room(start: Start) -> None:
    first = await start(60)
    await first.come_in("Ann")
    second = await start(0)
    status, page = await second.get()
    assert status == 503
    assert "Another process serves this room" in page
    assert (await second.get("health"))[0] == 200
    assert [await first.say(f"{number} before") for number in range(10)] == [200] * 10
    await first.end()

    async def taken_over() -> bool:
        return (await second.get())[0] == 200

    await until(taken_over)
    await second.come_in("Ben")
    assert [await second.say(f"{number} after") for number in range(10)] == [200] * 10
    _, page = await second.get()
    assert re.findall(r"(\d) (before|after)<", page) == [(f"{n}", when) for when in ("before", "after") for n in range(10)]


async def test_new_password_at_start_signs_everybody_out(start: Start) -> None:
    first = await start(60, "the first one")
    await first.enter("the first one")
    await first.come_in("Ann")
    for password, asks in (("the first one", False), ("the second one", True)):
        await first.end()
        again = await start(60, password)
        again.session.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in first.session.cookie_jar}, URL(again.url))
        _, page = await again.get()
        assert ("Password" in page, "Message as Ann" in page) == (asks, not asks)
        first = again
    assert "Message as Ann" in await first.enter("the second one")


async def test_visitor_waits_while_the_room_of_a_killed_process_is_taken_over(start: Start, server: Server) -> None:
    server.ask("SET", "carc:{g:web-room}:hold", "the one that was killed", "PX", 1000)
    process = await start(60)
    assert (await process.get())[0] == 200


async def test_serving_process_forgets_people_forgotten_elsewhere(start: Start, server: Server, tmp_path: Path) -> None:
    ann = await start(60)
    await ann.come_in("Ann")
    await ann.say("nobody shall read this")
    async with (
        open_store(StoreSettings(url=server.patient)) as store,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session,
    ):
        ben = RoomProcess(ann.url, session, ann.task)
        await ben.come_in("Ben")
        assert "nobody shall read this" in (await ben.get())[1]
        await RoomData(store, tmp_path).forget(f"web:{ann.person}")

        async def removed() -> bool:
            return "This message was removed." in (await ben.get())[1]

        await until(removed)
        assert "nobody shall read this" not in (await ben.get())[1]
        assert "Your name" in (await ann.get())[1]
