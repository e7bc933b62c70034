"""The board page in WebKit: the last turns of a game, its result, and the past."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By

from bot.store import StoreSettings, open_store
from tests.standins.process import tiles
from tests.store.servers import Server
from tests.web.boarding import Boarding, PagePlayer, boarding
from tests.web.browser import Page
from tests.web.playing import over, plays, presses
from tests.web.positions import last_turn
from tests.web.webkit import needs_webkit, webkit


@pytest.fixture
async def here(server: Server, tmp_path: Path) -> AsyncIterator[Boarding]:
    async with open_store(StoreSettings(url=server.patient)) as store, boarding(store, tmp_path, tiles()) as made:
        yield made


@needs_webkit
@pytest.mark.long
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
@pytest.mark.parametrize(("kind", "modules"), [("carcassonne", ("fields", "inns_cathedrals")), ("cardcassonne", ())])
async def test_the_end_of_a_game(here: Boarding, kind: str, modules: tuple[str, ...]) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table = await here.seated(ann, last_turn(kind, 2, modules, turns=4), ben)
    playing = asyncio.create_task(_plays(ben, table))

    def look() -> None:
        cookie = next(iter(ann.session.cookie_jar))
        with webkit() as driver:
            driver.get(f"{here.url}/health")
            driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
            page = Page(driver, f"{here.url}/board/?t={table}")
            page.wait(lambda: driver.find_elements(By.CSS_SELECTOR, "[data-key=confirm]") and page.picture_is_drawn())
            scrolls = "const { scrollHeight, scrollWidth } = document.scrollingElement;"
            assert not driver.execute_script(f"{scrolls} return scrollHeight > innerHeight || scrollWidth > innerWidth")
            plays(page, 1)
            page.wait(lambda: over(page))
            assert presses(page) >= 4
            page.wait(page.picture_is_drawn)
            driver.find_elements(By.CSS_SELECTOR, "#tools button")[-1].click()
            page.wait(lambda: driver.find_elements(By.CSS_SELECTOR, "#past input"))

    await asyncio.to_thread(look)
    await playing
    assert (await here.bot.tables.look(table)).state == "over"


async def _plays(player: PagePlayer, table: str) -> None:
    """Play whatever waits for the player until the game is over, with the first choices."""
    while (state := await player.get(f"table/{table}"))["state"] == "running":
        if "decision" in state:
            await player.turn(table)
        else:
            await player.ask("GET", f"table/{table}/wait?after={state['v']}&wait=5")
