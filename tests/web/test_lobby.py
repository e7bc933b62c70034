"""The front page of the room: its lists, a game against a computer, new games, and the page to learn from."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from axe_core_python.selenium import Axe  # type: ignore[import-untyped]

from bot.i18n import shipped
from bot.store import StoreSettings, open_store
from tests.standins.process import tiles
from tests.store.servers import Server
from tests.web.boarding import Boarding, PagePlayer, boarding
from tests.web.browser import browser, needs_browser, resize

SIZES = ((390, 844), (320, 640), (844, 390), (1366, 768))
_events = count(1)
PAGES = ("", "create", "learn", "learn?rule=farmer", "way", "chat")


@pytest.fixture
async def here(server: Server, tmp_path: Path) -> AsyncIterator[Boarding]:
    async with open_store(StoreSettings(url=server.patient)) as store, boarding(store, tmp_path, tiles()) as made:
        yield made


async def page(player: PagePlayer, path: str = "/") -> str:
    async with player.session.get(path) as answer:
        assert answer.status == 200
        return await answer.text()


async def sent(player: PagePlayer, path: str, **fields: str) -> tuple[int, str, str]:
    """Send a form; return the status, the page's address and its text."""
    async with player.session.post(path, data={"event": f"form-{next(_events):06d}", **fields}) as answer:
        return answer.status, str(answer.url), await answer.text()


async def test_a_game_is_opened_joined_and_watched_from_the_front_page(here: Boarding) -> None:
    ann, ben, cleo = [await here.player(name) for name in ("Ann", "Ben", "Cleo")]
    assert "You have no games yet." in await page(ann)
    form = {"game": "carcassonne", "carcassonne.fields": "fields", "carcassonne.river": "river", "seats": "2", "pace": "3d"}
    status, address, _ = await sent(ann, "/create", **form)
    table = address.rpartition("=")[2]
    assert (status, (await here.bot.tables.look(table)).options.modules) == (200, ("fields", "river"))
    await here.bot.settle(table)
    assert "Open, only you" in await page(ann)
    assert re.search(r"Ann.* · Carcassonne · 3 days · 1 seat free", await page(ben))
    assert (await sent(ben, "/join", table=table))[1].endswith(f"/board/?t={table}")
    assert (await sent(cleo, "/join", table=table))[0] == 422, "all seats are taken"
    await ann.post(f"table/{table}/press", button="/begin")
    await here.bot.settle(table)
    assert re.search(rf'href="/board/\?t={table}" class="button">Watch', await page(cleo))
    seen = [await page(each) for each in (ann, ben)]
    assert sorted("Your turn" in each for each in seen) == [False, True]


async def test_a_friends_link_leads_through_the_door_to_the_board(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), here.stranger("Ben")
    _, address, _ = await sent(ann, "/create", game="carcassonne", seats="2", pace="24h")
    table = address.rpartition("=")[2]
    assert f'name="table" value="{table}"' in await page(ben, f"/?t={table}")
    async with ben.session.post("/name", data={"name": "Ben", "table": table}) as answer:
        assert str(answer.url).endswith(f"/board/?t={table}")
    async with ben.session.get(f"/?t={table}") as answer:
        assert str(answer.url).endswith(f"/board/?t={table}")
    for wrong in ("//elsewhere.example", "NO", "%0d%0a"):
        assert "My games" in await page(ann, f"/?t={wrong}")


async def test_a_game_with_computers_begins_at_once_and_the_level_is_remembered(here: Boarding) -> None:
    ann = await here.player("Ann")
    levels = here.bot.services.levels
    once = {"event": "one-press-twice", "level": levels[0]}
    tables = {(await sent(ann, "/play", **once))[1] for _ in range(2)}
    assert len(tables) == 1
    table = await here.bot.tables.look(tables.pop().rpartition("=")[2])
    assert [seat.level for seat in table.seats if not seat.person] == [levels[0]]
    assert f'<option value="{levels[0]}" selected' in await page(ann)
    _, address, _ = await sent(ann, "/create", game="cardcassonne", seats="3", computers="5", level=levels[-1], pace="24h")
    table = await here.bot.tables.look(address.rpartition("=")[2])
    assert (table.state, table.options.game, len(table.seats)) == ("running", "cardcassonne", 3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "seats": "2", "pace": "24h"},
        {"game": "carcassonne", "seats": "6", "pace": "24h"},
        {"game": "carcassonne", "seats": "99", "pace": "24h"},
        {"game": "carcassonne", "seats": "2", "pace": "never"},
        {"game": "carcassonne", "carcassonne.nothing": "on", "seats": "2", "pace": "24h"},
    ],
)
async def test_what_cannot_be_played_is_refused_above_the_form(here: Boarding, wrong: dict[str, str]) -> None:
    ann = await here.player("Ann")
    status, _, text = await sent(ann, "/create", **wrong)
    assert status == 422
    assert 'role="alert"' in text
    assert "You have no games yet." in await page(ann)


async def test_learning_shows_help_and_rules_and_presses_nothing_else(here: Boarding) -> None:
    ann = await here.player("Ann")
    text = await page(ann, "/learn?rule=farmer")
    assert "Farmers" in text
    onward = re.search(r'href="(/learn\?press=[^"]+)"', text)
    assert onward
    assert "All rules" in await page(ann, onward[1])
    for path in ("/learn?press=nothing", "/learn?press=.0.solo", "/learn?press=x.1.start"):
        async with ann.session.get(path) as answer:
            assert answer.status == 400
    assert "You have no games yet." in await page(ann)
    async with here.stranger().session.get("/learn") as answer:
        assert answer.status == 403


async def test_the_front_page_speaks_every_language(here: Boarding) -> None:
    ann = await here.player("Ann")
    await here.solo(ann)
    seen = set()
    for language in shipped().languages:
        async with ann.session.get("/", headers={"Accept-Language": language}) as answer:
            seen.add(re.sub(r"<[^>]*>", "", await answer.text()))
    assert len(seen) == len(shipped().languages)


FITS = """
const wrong = document.scrollingElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
for (const each of document.querySelectorAll("button, a, select, summary, .pick, input[type=search]")) {
  const { width, height } = each.getBoundingClientRect();
  const seen = each.checkVisibility() && width && !each.closest(".hidden, .skip");
  if (seen && (width < 43.5 || height < 43.5)) wrong.push(each.outerHTML.slice(0, 60));
}
return wrong;
"""


@needs_browser
@pytest.mark.xdist_group("browser")
async def test_the_pages_of_the_room_fit_every_window(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    await here.solo(ann)
    await sent(ben, "/create", game="carcassonne", seats="3", pace="24h")
    cookie = next(each for each in ann.session.cookie_jar if each.key.startswith("carcassonne-room"))

    def look() -> Iterator[Any]:
        with browser() as driver:
            driver.get(f"{here.url}/health")
            driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
            for path in PAGES:
                driver.get(f"{here.url}/{path}")
                for width, height in SIZES:
                    resize(driver, width, height)
                    yield path, width, driver.execute_script(FITS)
                for scheme in ("light", "dark"):
                    media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
                    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
                    yield path, scheme, [(each["id"], each["nodes"][0]["html"][:90]) for each in Axe().run(driver)["violations"]]

    assert [found for found in await asyncio.to_thread(lambda: list(look())) if found[2]] == []
