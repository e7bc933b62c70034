"""The board page: what open pages cost while nothing happens, how long a state takes, and when a page on a slow line is ready.

Ready means that all pictures in sight are there and a square can be pressed; it is compared with one stored picture of a turn as
chats get it, in turns with it on the same line. The tiles are those of `build/atlas` if they have been drawn: only these weigh
what they weigh in a game.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import struct
import tempfile
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer
from selenium import webdriver

from bot.store import StoreSettings, open_store
from bot.store.embedded import DURABLE
from tests.standins.process import HASTY, BotProcess, tiles
from tests.store.servers import running
from tests.web.boarding import Boarding, PagePlayer, boarding
from tests.web.browser import AHEAD, Page, browser, end_browsers, resize, waited_for
from tests.web.playing import lay
from tests.web.positions import ALL, SIZES, position

PEOPLE: Final = 32
MANY: Final = {"TABLES_IN_ROOM": "1000"}
EACH: Final = 8
"""Pages of a person."""
IDLE: Final = 60.0
"""Seconds in which nothing happens."""
STATES: Final = 300
PICTURE: Final = 346_083
"""Bytes of the picture of a turn at 36 tiles, the median of a game."""
ROUNDS: Final = 7
LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
POSITIONS: Final = {
    "base, 41 tiles": partial(position, "carcassonne", 2, ("fields",), 61, "tile"),
    "all modules, six players": partial(position, "carcassonne", 6, ALL, 90, "step2"),
    "Cardcassonne": partial(position, "cardcassonne", 4, (), 45),
}
READY: Final = (
    "const seen = (b) => b.right > 0 && b.left < innerWidth && b.bottom > 0 && b.top < innerHeight;"
    "const near = [...document.querySelectorAll('#map img, #people img, .hand')].filter((e) => seen(e.getBoundingClientRect()));"
    "return document.querySelector('.cell') && near.length && near.every((each) => each.complete && each.naturalWidth)"
    " ? performance.now() : 0"
)


WEIGHED: Final = {
    "first turns": partial(position, "carcassonne", 2, ("fields",), 6, "tile"),
    "41 tiles": POSITIONS["base, 41 tiles"],
}
SCALES: Final = (1, 2, 3)
QUIET: Final = 1.5
"""Seconds in which a page fetches what it shows larger."""
GHOST: Final = "const ghost = document.querySelector('.tiles .ghost'); return ghost && ghost.complete && ghost.naturalWidth"


async def idle_pages() -> None:
    """Open pages and let them wait."""
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(Path(folder), HASTY | MANY)
        await bot.start()
        try:
            async with AsyncExitStack() as stack:
                people = [await _person(stack, bot.address.rstrip("/"), number) for number in range(PEOPLE)]
                tables = [(await each.post("computer"))["table"] for each in people]
                await asyncio.sleep(5)
                alone = await _cost(bot)
                for person, table in zip(people, tables, strict=True):
                    for _ in range(EACH):
                        await stack.enter_async_context(_listening(person, table))
                await asyncio.sleep(5)
                told = await _cost(bot)
            print(f"{PEOPLE * EACH} idle pages of {PEOPLE} games: {100 * (told - alone):.2f} % of a core")
            print(f"the process with these games: {100 * alone:.2f} % without pages, {100 * told:.2f} % with them")
        finally:
            await bot.stop()


async def _person(stack: AsyncExitStack, url: str, number: int) -> PagePlayer:
    """Somebody with an address of their own."""
    connector = aiohttp.TCPConnector(local_addr=(f"127.0.1.{number + 1}", 0), limit=0)
    jar = aiohttp.CookieJar(unsafe=True)
    session = aiohttp.ClientSession(url, cookie_jar=jar, connector=connector, headers={"Origin": url})
    return await PagePlayer(await stack.enter_async_context(session), f"Person {number}").sign_in()


@asynccontextmanager
async def _listening(person: PagePlayer, table: str) -> AsyncIterator[None]:
    """A page that has its state and follows the news."""
    state = await person.get(f"table/{table}")
    headers, endless = {"Authorization": f"Bearer {person.token}"}, aiohttp.ClientTimeout(total=None)
    path = f"/board/api/table/{table}/events?after={state['v']}"
    async with person.session.get(path, headers=headers, timeout=endless) as answer:
        assert answer.status == web.HTTPOk.status_code
        reading = asyncio.create_task(_drain(answer))
        try:
            yield
        finally:
            reading.cancel()


async def _drain(answer: aiohttp.ClientResponse) -> None:
    async for _ in answer.content.iter_any():
        pass


async def _cost(bot: BotProcess) -> float:
    """The share of a core that the bot and its Redis take for a while."""
    begun, before = time.monotonic(), _seconds(bot)
    await asyncio.sleep(IDLE)
    return (_seconds(bot) - before) / (time.monotonic() - begun)


def _seconds(bot: BotProcess) -> float:
    """Processor time of the bot and its children so far."""
    process = bot.pid
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    ticks = 0
    for each in (str(process), *children):
        fields = Path(f"/proc/{each}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def states(here: Boarding, ann: PagePlayer) -> None:
    """Make states of tables that are in memory."""
    for name, made in POSITIONS.items():
        table = await here.seated(ann, made())
        reader = await here.boards.reader_of_account(f"web:{ann.token.split('.')[0]}", "web:room", "en")
        assert reader is not None
        took, worked = [], []
        for _ in range(STATES):
            begun, before = time.perf_counter(), time.process_time()
            await here.boards.state(table, reader)
            took.append(1000 * (time.perf_counter() - begun))
            worked.append(1000 * (time.process_time() - before))
        took.sort()
        print(
            f"State, {name}: median {statistics.median(took):.2f} ms, 95 of 100 below {took[STATES * 95 // 100]:.2f} ms; "
            f"processor {statistics.median(worked):.2f} ms"
        )


def _stored_picture() -> bytes:
    """A picture of exactly this size that says nothing: dots and noise."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    tail = chunk(b"IDAT", zlib.compress(b"\0\0")) + chunk(b"IEND", b"")
    return head + chunk(b"noIs", os.urandom(PICTURE - len(head) - len(tail) - 12)) + tail


@asynccontextmanager
async def _shelf() -> AsyncIterator[str]:
    """A server with the stored picture."""
    body = _stored_picture()

    async def picture(_: web.Request) -> web.Response:
        return web.Response(body=body, content_type="image/png", headers={"Cache-Control": "no-store"})

    app = web.Application()
    app.router.add_get("/turn.png", picture)
    server = TestServer(app)
    await server.start_server()
    try:
        yield str(server.make_url("/turn.png"))
    finally:
        await server.close()


async def slow_line(here: Boarding, ann: PagePlayer) -> None:
    """Open page and picture in turns: the page for the first time, then once more."""
    table = await here.seated(ann, POSITIONS["base, 41 tiles"]())
    async with _shelf() as picture:
        took = await asyncio.to_thread(_opened, here, ann, table, picture)
    one = statistics.median(took["picture"])
    for name, times in took.items():
        middle, spread = statistics.median(times), f"{min(times) / 1000:.2f} to {max(times) / 1000:.2f}"
        print(f"{name}: {middle / 1000:.2f} s = {middle / one:.2f} of the picture ({spread})")


def _opened(here: Boarding, ann: PagePlayer, table: str, picture: str) -> dict[str, list[float]]:
    took: dict[str, list[float]] = {"picture": [], "first visit": [], "second visit": []}
    cookie = next(iter(ann.session.cookie_jar))
    address = f"{here.url}/board/?t={table}"
    for number in range(ROUNDS + 1):  # the first round warms the server
        with browser(*SIZES["phone"]) as driver:
            resize(driver, *SIZES["phone"])
            driver.get(f"{here.url}/health")
            driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
            driver.execute_cdp_cmd("Network.enable", {})
            driver.execute_cdp_cmd("Network.clearBrowserCache", {})
            driver.execute_cdp_cmd("Network.emulateNetworkConditions", LINE)
            shown = {"picture": _picture_at(driver, picture), "first visit": _ready(driver, address)}
            driver.get("about:blank")
            shown["second visit"] = _ready(driver, address)
            driver.execute_cdp_cmd("Network.emulateNetworkConditions", LINE | {"latency": 0, "downloadThroughput": -1})
        if number:
            for name, each in shown.items():
                took[name].append(each)
    end_browsers()
    return took


PACKED: Final = f"return performance.getEntriesByType('resource').some({AHEAD})"


def _step(driver: webdriver.Chrome) -> tuple[int, int]:
    """Bytes of a step, and those fetched ahead meanwhile."""
    return waited_for(driver)


async def bytes_of(here: Boarding, ann: PagePlayer) -> None:
    """Open the page and play two turns with an opponent, with an empty cache, as phones of each kind do; print the bytes."""
    ben = await here.player("Ben")
    for what, made in WEIGHED.items():
        for scale in SCALES:
            table = await here.seated(ann, made(), ben)
            steps = await asyncio.to_thread(_weighed, here, ann, ben, table, asyncio.get_running_loop(), scale)
            for step, (weight, ahead) in steps.items():
                print(f"{what}, {scale} device pixels a point, {step}: {weight:,} bytes, and {ahead:,} for what may come next")


def _weighed(
    here: Boarding, ann: PagePlayer, ben: PagePlayer, table: str, loop: asyncio.AbstractEventLoop, scale: int
) -> dict[str, tuple[int, int]]:
    cookie, found = next(iter(ann.session.cookie_jar)), {}
    tiles_laid = "return document.querySelectorAll('.tiles img').length"
    with browser(*SIZES["phone"]) as driver:
        resize(driver, *SIZES["phone"], scale=scale)
        driver.get(f"{here.url}/health")
        driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
        driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        page = Page(driver, f"{here.url}/board/?t={table}")
        page.wait(lambda: driver.execute_script(READY) and driver.execute_script(PACKED))
        time.sleep(QUIET)
        found["first entry"] = _step(driver)
        for turn in ("first", "second"):
            lay(page)
            page.wait(lambda: driver.execute_script(GHOST))
            time.sleep(QUIET)
            found[f"{turn} tile laid"] = _step(driver)
            before = driver.execute_script(tiles_laid)
            driver.execute_script("document.querySelector('[data-key=confirm]').click()")
            page.wait(lambda: not driver.find_elements("css selector", ".ghost"))
            time.sleep(QUIET)
            found[f"{turn} turn confirmed"] = _step(driver)
            asyncio.run_coroutine_threadsafe(ben.turn(table), loop).result()
            page.wait(lambda: driver.execute_script(tiles_laid) > before and driver.execute_script(READY))  # noqa: B023
            time.sleep(QUIET)
            found[f"{turn} opponent's turn"] = _step(driver)
    end_browsers()
    return found


def _picture_at(driver: webdriver.Chrome, address: str) -> float:
    driver.get(address)
    script = "const [one] = performance.getEntriesByType('navigation'); return one.responseEnd"
    return float(driver.execute_script(script))


def _ready(driver: webdriver.Chrome, address: str) -> float:
    page = Page(driver, address)
    found: Any = page.wait(lambda: driver.execute_script(READY))
    return float(found)


async def _in_process() -> None:
    with running(*DURABLE) as server, tempfile.TemporaryDirectory() as folder:
        async with open_store(StoreSettings(url=server.url)) as store, boarding(store, Path(folder), tiles()) as here:
            ann = await here.player("Ann")
            await states(here, ann)
            await slow_line(here, ann)
            await bytes_of(here, ann)


if __name__ == "__main__":
    asyncio.run(_in_process())
    asyncio.run(idle_pages())
