"""Limits count per visitor: by address, also behind trusted proxies, never by a forged header."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.pages import Pages
from bot.discord.limits import DISCORD
from bot.i18n.foreign import MOST_MARKS
from bot.listening.serving import bind, serve
from bot.listening.visitors import PROXIES, Bucket, Shares, address_key, is_trusted, visitor
from bot.settings import Network, Secret
from bot.web.guard import names_of
from bot.web.limits import WEB
from bot.web.people import NameRefused
from bot.web.server import WebServer
from bot.web.stream import MOST_EACH, MOST_OF_VISITOR
from bot.web.tables import TablePages
from tests.chat.room import Bot
from tests.web.conftest import RoomHarness

PASSWORD = "correct horse"
TRIES = 10
LOOPBACK: tuple[Network, ...] = (ipaddress.ip_network("127.0.0.1"),)


@asynccontextmanager
async def opened(harness: RoomHarness, proxies: tuple[Network, ...] = (), tables: TablePages | None = None) -> AsyncIterator[str]:
    """Serve the room as the bot does; yield its address."""
    with bind("127.0.0.1", 0) as door:
        server = WebServer(harness.room, Secret(PASSWORD), tables=tables)
        server._visits.wrong = Bucket(TRIES, 0)  # no tries are given back during the test
        app = server.app(names_of("127.0.0.1"))
        task = asyncio.create_task(serve(app, door, share=0.75, ending=1, proxies=proxies))
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def browser(address: str, source: str = "127.0.0.1", **headers: str) -> aiohttp.ClientSession:
    """A visitor's browser at a local address; `headers`: what a proxy adds."""
    named = {"Origin": address, **{name.replace("_", "-"): value for name, value in headers.items()}}
    jar = aiohttp.CookieJar(unsafe=True)
    return aiohttp.ClientSession(
        address, headers=named, cookie_jar=jar, connector=aiohttp.TCPConnector(local_addr=(source, 0), force_close=True)
    )


async def enter(session: aiohttp.ClientSession, password: str = PASSWORD) -> int:
    async with session.post("/enter", data={"password": password}) as answer:
        return answer.status


async def guess_all(session: aiohttp.ClientSession) -> None:
    """Guess until the room takes no more guesses."""
    while await enter(session, "wrong horse") == 403:
        pass


@pytest.mark.parametrize(
    "headers",
    [
        {"X_Forwarded_For": "203.0.113.5"},  # Caddy
        {"X_Forwarded_For": "made up, 198.51.100.7, 203.0.113.5"},  # nginx appends to the visitor's header
        {"X_Forwarded_For": "198.51.100.7, 203.0.113.5, 127.0.0.1"},  # two proxies, both ours
        {"Forwarded": 'for=198.51.100.7, for="203.0.113.5:4711";proto=https'},
        {"X_Forwarded_For": "::ffff:203.0.113.5"},
    ],
)
async def test_guessing_behind_a_trusted_proxy_locks_out_only_the_guesser(harness: RoomHarness, headers: dict[str, str]) -> None:
    async with opened(harness, LOOPBACK) as room, browser(room, X_Forwarded_For="203.0.113.9") as honest:
        async with browser(room, X_Forwarded_For="203.0.113.5") as guesser:
            await guess_all(guesser)
        async with browser(room, "127.0.0.1", **headers) as same:
            assert await enter(same) == 429, "the same visitor, however the proxy says so"
        assert await enter(honest) == 200


async def test_forwarded_header_is_ignored_without_a_trusted_proxy(harness: RoomHarness) -> None:
    async with opened(harness) as room:
        for number in range(TRIES):
            async with browser(room, X_Forwarded_For=f"203.0.113.{number}", Forwarded=f"for=203.0.113.{number}") as guesser:
                assert await enter(guesser, "wrong horse") == 403
        async with browser(room, X_Forwarded_For="203.0.113.77") as guesser:
            assert await enter(guesser) == 429
        async with browser(room, "127.0.0.2") as elsewhere:
            assert await enter(elsewhere) == 200


async def test_forged_header_passed_on_by_the_proxy_is_ignored(harness: RoomHarness) -> None:
    """The proxy sets one of the two headers, the visitor forges the other."""
    async with opened(harness, LOOPBACK) as room:
        for number in range(TRIES):
            async with browser(room, X_Forwarded_For="203.0.113.5", Forwarded=f"for=198.51.100.{number}") as guesser:
                assert await enter(guesser, "wrong horse") == 403
        async with browser(room, X_Forwarded_For="203.0.113.5", Forwarded="for=198.51.100.77") as guesser:
            assert await enter(guesser) == 429
        async with browser(room, X_Forwarded_For="198.51.100.1") as honest:
            assert await enter(honest) == 200, "nor does it use up anything of somebody else"


async def test_sign_ins_and_page_views_use_up_no_tries(harness: RoomHarness) -> None:
    async with opened(harness) as room, browser(room) as ann:
        for _ in range(15):
            assert await enter(ann) == 200
        for _ in range(15):
            async with ann.get("/host") as looked:
                assert looked.status == 200
        assert await enter(ann) == 200
        for _ in range(TRIES):
            assert await enter(ann, "wrong horse") == 403
        assert await enter(ann, "wrong horse") == 429


async def test_open_pages_are_limited_per_visitor(harness: RoomHarness) -> None:
    """Also across many invented persons; another visitor can still open one."""
    async with opened(harness) as room, AsyncExitStack() as pages:

        async def person(source: str, number: int) -> tuple[aiohttp.ClientSession, str]:
            session = await pages.enter_async_context(browser(room, source))
            assert await enter(session) == 200
            page = await (await session.post("/name", data={"name": f"Person {source} {number}"})).text()
            found = re.search(r'data-person="([^"]+)"', page)
            assert found is not None, page
            return session, found[1]

        async def page(session: aiohttp.ClientSession, of: str) -> int:
            return (await pages.enter_async_context(session.get("/events", params={"person": of}))).status

        for number in range(MOST_OF_VISITOR // MOST_EACH):
            ann, her = await person("127.0.0.1", number)
            assert [await page(ann, her) for _ in range(MOST_EACH)] == [200] * MOST_EACH
            assert await page(ann, her) == 429
        assert await page(*await person("127.0.0.1", 99)) == 429
        assert await page(*await person("127.0.0.2", 99)) == 200


async def test_page_views_are_limited_per_visitor_and_apart_from_turns(harness: RoomHarness) -> None:
    async with Bot(harness.store, DISCORD) as bot:
        tables = TablePages(Pages(bot.services, bot.talk, WEB), harness.room.files)
        tables._looks = Bucket(TRIES, 0)
        async with opened(harness, tables=tables) as room, browser(room) as eager, browser(room, "127.0.0.2") as other:
            looks = [(await eager.get("/watch/a/b")).status for _ in range(TRIES + 1)]
            assert looks == [404] * TRIES + [429]
            assert (await eager.get("/turn/a/1/b/c")).status == 404
            assert (await other.get("/watch/a/b")).status == 404


async def test_https_answers_set_hsts_and_no_answer_names_the_server(harness: RoomHarness) -> None:
    async with opened(harness) as room, browser(room) as plain, browser(room, X_Forwarded_Proto="https") as safe:
        for path, status in (("/", 200), ("/nothing", 404), ("/static/room.css", 200), ("/say", 405)):
            async with plain.get(path) as here, safe.get(path) as there:
                assert (here.status, there.status) == (status, status)
                assert "WebServer" not in here.headers.keys() | there.headers.keys()
                assert "Strict-Transport-Security" not in here.headers
                assert there.headers["Strict-Transport-Security"] == "max-age=31536000"


def test_ipv6_network_is_one_visitor() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("[2001:db8:1:2:ffff::9]:443") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:203.0.113.5") == address_key("203.0.113.5:80") == "203.0.113.5"
    assert address_key("fe80::1%eth0") == address_key("fe80::2%eth1")
    assert is_trusted("::ffff:127.0.0.1", LOOPBACK)
    assert not is_trusted("127.0.0.2", LOOPBACK)


def test_share_is_released_after_use() -> None:
    shares = Shares(3, 2)
    with shares.held("ann"), shares.held("ann"):
        assert shares.full("ann")
        assert not shares.full("ben")
        with shares.held("ben"):
            assert shares.full("cid")
    assert not shares.full("ann")


@given(
    st.lists(st.sampled_from([*',;="[]: \t', "for", "FOR=", "127.0.0.1", "203.0.113.5", "::1", "_x", "é"]) | st.text(max_size=3)),
    st.sampled_from(["X-Forwarded-For", "Forwarded"]),
)
def test_malformed_forwarded_header_still_counts_a_visitor(parts: list[str], name: str) -> None:
    app, line = web.Application(), Mock(get_extra_info=lambda *_: ("127.0.0.1", 4711))
    app[PROXIES] = LOOPBACK
    request = make_mocked_request("GET", "/", headers={name: "".join(parts)}, app=app, transport=line)
    assert ipaddress.ip_network(visitor(request)).version in (4, 6)


@pytest.mark.parametrize(
    "name", ["\N{CYRILLIC CAPITAL LETTER A}nna", "anna", "Anna\ufe0f", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna"]
)
async def test_lookalike_name_is_taken(harness: RoomHarness, name: str) -> None:
    await harness.room.people.add("Anna")
    with pytest.raises(NameRefused):
        await harness.room.people.add(name)
    assert (await harness.room.people.add("B" + "\u0301" * 26 + "en")).name.count("\u0301") <= MOST_MARKS
