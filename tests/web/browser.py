"""A headless browser from PATH, and the bot in its own process."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urljoin

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.standins.process import BotFolder
from tests.waiting import alarm, written

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DRIVER = shutil.which("chromedriver")

if os.environ.get("CI") == "true" and not (CHROMIUM and DRIVER):
    raise RuntimeError("chromium and chromedriver are needed on PATH: the tests of the page must not be skipped here")

needs_browser = pytest.mark.skipif(
    not (CHROMIUM and DRIVER), reason="THE PAGE IS NOT TESTED: no chromium and chromedriver on PATH"
)


_idle: list[webdriver.Chrome] = []
"""Idle browsers, kept because starting one takes as long as a turn."""


@contextmanager
def browser(width: int = 390, height: int = 844) -> Iterator[webdriver.Chrome]:
    """A browser that looks fresh to any page."""
    driver = _idle.pop() if _idle else _started()
    try:
        resize(driver, width, height)
        yield driver
    except BaseException:
        driver.quit()
        raise
    driver.get("about:blank")
    driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    driver.get_log("browser")  # type: ignore[no-untyped-call]
    _idle.append(driver)


def _started() -> webdriver.Chrome:
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM or ""
    for word in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, Service(DRIVER))


def end_browsers() -> None:
    """Quit the idle browsers."""
    while _idle:
        _idle.pop().quit()


def resize(driver: webdriver.Chrome, width: int, height: int, scale: int = 1) -> None:
    """Set the window size, and the device pixels of a CSS pixel."""
    size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


AHEAD: Final = r"(each) => /pack.tile-(\w+)-0-0,tile-\1-0-1,/.test(each.name)"
"""Whether a request fetched what a next tile may need, while a player thinks."""
_ARRIVED: Final = (
    "const all = performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'));"
    f"const ahead = all.filter({AHEAD});"
    "performance.clearResourceTimings();"
    "return [all, ahead].map((some) => some.reduce((sum, each) => sum + each.transferSize, 0))"
)


def received(driver: webdriver.Chrome) -> int:
    """Bytes that the page has received since this was last asked."""
    return int(driver.execute_script(_ARRIVED)[0])


def waited_for(driver: webdriver.Chrome) -> tuple[int, int]:
    """Bytes received since this was last asked: what the page waited for; and what it fetched ahead while a player thinks."""
    total, ahead = driver.execute_script(_ARRIVED)
    return int(total - ahead), int(ahead)


class SyncBot(BotFolder):
    """`carcassonne-bot run`, driven without asyncio."""

    url = ""
    _port = 0

    def start(self) -> SyncBot:
        with self._log.open("a") as log:
            environ = self.environ() | {"WEB_PORT": str(self._port)}
            command = [sys.executable, "-m", "bot", "run"]
            self._process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True)
        found = re.search(r"http://\S+", self.line())
        assert found, self.log
        self.url = found[0]
        self._port = int(re.findall(r":(\d+)/", self.url)[0])
        self.watch()
        return self

    def line(self) -> str:
        """Read the next line of its output."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def end(self, number: signal.Signals = signal.SIGTERM) -> float:
        """Send the signal; return how many seconds the bot took to exit."""
        self.unwatch()
        begun = time.monotonic()
        self._process.send_signal(number)
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return time.monotonic() - begun


class Page:
    """The room's page in a browser."""

    def __init__(self, driver: webdriver.Chrome, url: str) -> None:
        self.driver = driver
        self.url = url
        self.name = ""
        driver.get(url)

    def wait(self, what: Callable[[], Any], seconds: float = 90.0) -> Any:
        """Wait until `what` is true; look again if the page changes meanwhile."""
        end = time.monotonic() + seconds
        while True:
            try:
                found = what()
            except StaleElementReferenceException:
                found = None
            if found:
                return found
            wrong = alarm()
            assert not wrong, f"{wrong}\nwhile waiting for {written(what)}"
            assert time.monotonic() < end, f"no {written(what)} in time; the page says:\n{self.text}"
            time.sleep(0.02)

    @property
    def text(self) -> str:
        return self.driver.find_element(By.TAG_NAME, "body").text

    def enter(self, name: str) -> None:
        """Choose a name; the front page follows."""
        self.name = name
        self.driver.find_element(By.NAME, "name").send_keys(name + "\n")
        self.wait(lambda: self.driver.find_elements(By.CSS_SELECTOR, "form[action='/play']"))

    def come_in(self, name: str) -> None:
        """Choose a name and open the chat."""
        self.enter(name)
        self.chat()

    def chat(self) -> None:
        """Open the chat."""
        self.driver.get(urljoin(self.driver.current_url, "/chat"))
        self.wait(lambda: self.driver.find_elements(By.ID, "composer"))

    def board(self) -> None:
        """Open the board of the newest turn in the chat."""
        links = "#log .game a.button.primary"
        self.wait(lambda: self.driver.find_elements(By.CSS_SELECTOR, links))
        self.driver.get(self.driver.find_elements(By.CSS_SELECTOR, links)[-1].get_attribute("href") or "")
        self.wait(lambda: self.driver.find_elements(By.ID, "ask"))

    def say(self, words: str) -> None:
        field = self.driver.find_element(By.ID, "words")
        field.send_keys(words)
        field.submit()

    def buttons(self, label: str) -> list[WebElement]:
        """The buttons of the newest message that has this label on one."""
        script = (
            "return [...document.querySelectorAll('#log article')].reverse()"
            ".map(a => [...a.querySelectorAll('button[data-button]')].filter(b => b.textContent.includes(arguments[0])))"
            ".find(found => found.length) || []"
        )
        found: list[WebElement] = self.driver.execute_script(script, label)
        return found

    def newest(self, label: str) -> str:
        """The text of the newest message with such a button."""
        found = self.buttons(label)
        return str(self.driver.execute_script("return arguments[0].closest('article').textContent", found[0])) if found else ""

    def labels(self) -> list[str]:
        """The labels of all message buttons."""
        script = "return [...document.querySelectorAll('#log button[data-button]')].map(b => b.textContent)"
        found: list[str] = self.driver.execute_script(script)
        return found

    def whispered(self, label: str) -> bool:
        """Whether the newest private message has such a button."""
        script = (
            "const all = document.querySelectorAll('#log .whisper'); const last = all[all.length - 1];"
            "return !!last && [...last.querySelectorAll('button')].some(b => b.textContent.includes(arguments[0]))"
        )
        return bool(self.driver.execute_script(script, label))

    def press(self, label: str) -> None:
        button = self.wait(lambda: self.buttons(label))[0]
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click()", button)

    def picture_is_drawn(self) -> bool:
        script = (
            "const all = [...document.images]; for (const image of all) image.loading = 'eager';"
            "return all.length > 0 && all.every(image => image.complete && image.naturalWidth > 0)"
        )
        return bool(self.driver.execute_script(script))

    def errors(self) -> list[str]:
        return [entry["message"] for entry in self._entries() if entry["level"] in ("SEVERE", "WARNING")]

    def _entries(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return found


def one(driver: webdriver.Chrome, selector: str) -> Any:
    found = [each for each in driver.find_elements(By.CSS_SELECTOR, selector) if each.is_displayed()]
    return found[0] if found else None


def press(page: Page, selector: str) -> None:
    """Press the first such element as soon as it is there and live."""
    page.wait(lambda: ((found := one(page.driver, selector)) and found.is_enabled() and not found.click()) or found)
