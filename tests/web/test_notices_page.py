"""Notices in a real browser: the page offers them after the first confirmed turn, and calls from the background.

Chromium has no push service here. The stand-in's subscription takes the place of the browser's own, and what the service has
passed on is given to the worker as Chromium gives it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver

from bot.engine.game import Setup
from bot.games.rules import game_kind
from bot.store import StoreSettings, open_store
from bot.web.holdings import RoomData
from bot.web.notices.pushing import Notices
from bot.web.notices.sending import Internet, PushServices
from tests.standins.process import tiles
from tests.standins.push import PushBrowser, PushService
from tests.store.servers import Server
from tests.waiting import until
from tests.web.boarding import Boarding, PagePlayer, boarding
from tests.web.browser import Page, browser, needs_browser, one, press
from tests.web.playing import turn
from tests.web.test_board_page import opened

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

OTHER = "0" * 8
SUBSCRIBED = """
const given = JSON.parse(arguments[0]);
PushManager.prototype.subscribe = async () => ({ options: {}, toJSON: () => given, unsubscribe: async () => true });
"""
NOTICES = """
const done = arguments[arguments.length - 1];
navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => done(all.map(({ body, tag, title }) => [title, body, tag])));
"""


def in_background(driver: webdriver.Chrome, hidden: bool) -> None:
    """A headless page is always in sight: say that it is not."""
    driver.execute_script("Object.defineProperty(document, 'hidden', { configurable: true, value: arguments[0] })", hidden)


def shown(driver: webdriver.Chrome) -> list[Any]:
    """The notices of the browser."""
    found: list[Any] = driver.execute_async_script(NOTICES)
    return found


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path) as made:
        yield made


async def test_a_page_offers_notices_after_the_first_turn_and_a_closed_one_is_called(
    server: Server, tmp_path: Path, service: PushService
) -> None:
    async with a_room(server, tmp_path, service) as here:
        await both_ways(here, service)


@asynccontextmanager
async def a_room(server: Server, tmp_path: Path, service: PushService) -> AsyncIterator[Boarding]:
    """A room that calls this service."""
    services = PushServices(Internet(service.resolver, service.trust, service.port))
    async with open_store(StoreSettings(url=server.patient)) as store:
        notices = Notices(store, RoomData(store, tmp_path).sessions, services=services, patience=0.0)
        async with boarding(store, tmp_path, tiles(), notices=notices) as here:
            here.bot.rooms["web"] = here.room  # type: ignore[assignment]
            service.key = (await notices.signer()).public
            yield here


async def both_ways(here: Boarding, service: PushService) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table = await here.seated(ann, game_kind("carcassonne").start(Setup(2, (), seed="07" * 32)), ben)
    phone = service.browser("phone")
    with browser() as driver:
        page = await asyncio.to_thread(offered, driver, here, table, ann, phone)
        await ben.turn(table)
        await asyncio.to_thread(page.wait, lambda: not driver.find_elements("id", "notices"))
        await asyncio.to_thread(accepted, page, here)
        await until(lambda: here.room.notices.subscriptions.of(ann.token[:16]))
        await asyncio.to_thread(in_background, driver, True)
        await ben.turn(table)
        await until(lambda: service.taken)
        await asyncio.to_thread(page.wait, lambda: shown(driver))
        notice = json.loads(phone.read(service.taken[-1].body))
        assert await asyncio.to_thread(shown, driver) == [["Carcassonne", notice["text"], table]], "page and push say the same"
        await asyncio.to_thread(closed, page, driver, here, table, notice)
        await asyncio.to_thread(off, driver, here, table)
        await until(lambda: nobody(here, ann.token[:16]))


async def nobody(here: Boarding, member: str) -> bool:
    """Whether no browser of a person is called."""
    return not await here.room.notices.subscriptions.of(member)


def offered(driver: webdriver.Chrome, here: Boarding, table: str, ann: Any, phone: PushBrowser) -> Page:
    """Open the board and confirm a turn; it offers notices then."""
    page = opened(driver, here, ann, table)
    permit(driver, here, "prompt")
    driver.execute_script(SUBSCRIBED, json.dumps(phone.subscription))
    assert not driver.find_elements("id", "notices"), "nothing is asked before the first turn"
    offer(page)
    assert driver.execute_script("return Notification.permission") == "default", "the page asks before the browser does"
    return page


def permit(driver: webdriver.Chrome, here: Boarding, setting: str) -> None:
    """Answer the browser's own question."""
    given = {"origin": here.url, "permission": {"name": "notifications"}, "setting": setting}
    driver.execute_cdp_cmd("Browser.setPermission", given)


def offer(page: Page) -> None:
    """Confirm a turn: the offer is the last thing in the bar, and screen readers hear of it."""
    turn(page)
    page.wait(lambda: one(page.driver, "#bar > #notices"))
    question = one(page.driver, "#notices p").text
    page.wait(lambda: one(page.driver, "#spoken").get_attribute("textContent").endswith(question))


def accepted(page: Page, here: Boarding) -> None:
    """Confirm the next turn, and accept what the page offers again."""
    offer(page)
    permit(page.driver, here, "granted")
    press(page, "#notices .main")


def closed(page: Page, driver: webdriver.Chrome, here: Boarding, table: str, notice: dict[str, Any]) -> None:
    """The worker shows what the service passes on, unless the board is in sight."""
    in_background(driver, False)
    back = "dispatchEvent(new Event('visibilitychange'))"
    page.wait(lambda: driver.execute_script(back) or not shown(driver))  # who comes back has no use for it
    page = Page(driver, f"{here.url}/board/?t={table}")
    page.wait(lambda: one(driver, "#ask"))
    deliver(driver, here, {**notice, "text": "to an open board"})
    deliver(driver, here, {**notice, "table": OTHER})
    page.wait(lambda: shown(driver))
    assert shown(driver) == [["Carcassonne", notice["text"], OTHER]], "who looks at the board is not called to it"
    page = Page(driver, f"{here.url}/board/?t={OTHER}")

    def came() -> bool:
        deliver(driver, here, notice)  # until Chromium has forgotten the page before, that one counts as in sight
        return ["Carcassonne", notice["text"], table] in shown(driver)

    page.wait(came)


def deliver(driver: webdriver.Chrome, here: Boarding, notice: dict[str, Any]) -> None:
    """Give the worker a message as Chromium does."""
    driver.execute_cdp_cmd("ServiceWorker.enable", {})
    for number in range(4):  # the number of the worker's registration is not told
        given = {"origin": here.url, "registrationId": str(number), "data": json.dumps(notice)}
        driver.execute_cdp_cmd("ServiceWorker.deliverPushMessage", given)


def off(driver: webdriver.Chrome, here: Boarding, table: str) -> None:
    """Turn notices off in the sheet."""
    page = Page(driver, f"{here.url}/board/?t={table}")
    press(page, "#tools button")
    find = "[...document.querySelectorAll('#sheet button')].find((each) => each.textContent === 'Turn off notifications')"
    page.wait(lambda: driver.execute_script(f"const found = {find}; found?.click(); return !!found"))


async def test_a_yes_is_one_persons_and_what_was_turned_off_stays_off(
    server: Server, tmp_path: Path, service: PushService
) -> None:
    async with a_room(server, tmp_path, service) as here:
        ann, carl = await here.player("Ann"), await here.player("Carl")
        id_ = ann.token[:16]
        ben = await PagePlayer(ann.session, "Ben").sign_in()  # at Ann's screen
        bens = ben.token[:16]
        ann.token = (await ann.ask("POST", "session/room", {"person": id_}))[1]["token"]
        subscription = service.browser("shared").subscription
        await ann.post("notices", subscription=subscription)
        table = await here.seated(ben, game_kind("carcassonne").start(Setup(2, (), seed="07" * 32)), carl)
        subscriptions = here.room.notices.subscriptions
        with browser() as driver:
            page = await asyncio.to_thread(opened, driver, here, ben, table)
            permit(driver, here, "granted")
            driver.execute_script(SUBSCRIBED, json.dumps(subscription))
            await asyncio.to_thread(offer, page)
            assert await nobody(here, bens), "Ann's yes is not Ben's"
            await asyncio.to_thread(press, page, "#notices .main")
            await until(lambda: subscriptions.of(bens))
            await here.room.notices.end(bens, lambda _: True)  # in another browser
            await carl.turn(table)
            page = await asyncio.to_thread(opened, driver, here, ben, table)
            driver.execute_script(SUBSCRIBED, json.dumps(subscription))
            await asyncio.to_thread(offer, page)
            assert await nobody(here, bens), "the page asks anew"
            assert not await nobody(here, id_)
