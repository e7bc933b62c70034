"""A real browser without a window, taken from PATH, and the bot as a process of its own."""

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
from typing import Any

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.standins.process import Household
from tests.waiting import alarm, written

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DRIVER = shutil.which("chromedriver")

if os.environ.get("CI") == "true" and not (CHROMIUM and DRIVER):
    raise RuntimeError("chromium and chromedriver are needed on PATH: the tests of the page must not be skipped here")

needs_browser = pytest.mark.skipif(
    not (CHROMIUM and DRIVER), reason="THE PAGE IS NOT TESTED: no chromium and chromedriver on PATH"
)


_idle: list[webdriver.Chrome] = []
"""Browsers that nobody uses at the moment: to start one takes as long as a game's turn."""


@contextmanager
def browser(width: int = 390, height: int = 844) -> Iterator[webdriver.Chrome]:
    """A browser that has been nowhere yet, as far as a page can tell."""
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
    """End those that nobody uses."""
    while _idle:
        _idle.pop().quit()


def resize(driver: webdriver.Chrome, width: int, height: int) -> None:
    """Another window, as large as this."""
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


class Process(Household):
    """`carcassonne-bot run`, for a test that does nothing else meanwhile."""

    url = ""
    _port = 0

    def start(self) -> Process:
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
        """The next line it writes."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def end(self, number: signal.Signals = signal.SIGTERM) -> float:
        """End it, and say how long that took."""
        self.unwatch()
        begun = time.monotonic()
        self._process.send_signal(number)
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return time.monotonic() - begun


class Page:
    """The room as somebody uses it."""

    def __init__(self, driver: webdriver.Chrome, url: str) -> None:
        self.driver = driver
        self.url = url
        self.name = ""
        driver.get(url)

    def wait(self, what: Callable[[], Any], seconds: float = 90.0) -> Any:
        """Until it is so. The page may change while it is being looked at: then look again."""
        end = time.monotonic() + seconds
        while True:
            try:
                found = what()
            except StaleElementReferenceException:
                found = None
            if found:
                return found
            wrong = alarm()
            assert not wrong, f"{wrong}\nso {written(what)} is waited for in vain"
            assert time.monotonic() < end, f"waited in vain for {written(what)}; the page says:\n{self.text}"
            time.sleep(0.02)

    @property
    def text(self) -> str:
        return self.driver.find_element(By.TAG_NAME, "body").text

    def come_in(self, name: str) -> None:
        self.name = name
        self.driver.find_element(By.NAME, "name").send_keys(name + "\n")
        self.wait(lambda: self.driver.find_elements(By.ID, "composer"))

    def say(self, words: str) -> None:
        field = self.driver.find_element(By.ID, "words")
        field.send_keys(words)
        field.submit()

    def buttons(self, label: str) -> list[WebElement]:
        """Buttons of the newest message that has one with this label."""
        script = (
            "return [...document.querySelectorAll('#log article')].reverse()"
            ".map(a => [...a.querySelectorAll('button[data-button]')].filter(b => b.textContent.includes(arguments[0])))"
            ".find(found => found.length) || []"
        )
        found: list[WebElement] = self.driver.execute_script(script, label)
        return found

    def newest(self, label: str) -> str:
        """The text of the newest message that has such a button; of this room's other tables nothing."""
        found = self.buttons(label)
        return str(self.driver.execute_script("return arguments[0].closest('article').textContent", found[0])) if found else ""

    def labels(self) -> list[str]:
        """What all buttons of messages say."""
        script = "return [...document.querySelectorAll('#log button[data-button]')].map(b => b.textContent)"
        found: list[str] = self.driver.execute_script(script)
        return found

    def whispered(self, label: str) -> bool:
        """Whether the newest private message offers this."""
        script = (
            "const all = document.querySelectorAll('#log .whisper'); const last = all[all.length - 1];"
            "return !!last && [...last.querySelectorAll('button')].some(b => b.textContent.includes(arguments[0]))"
        )
        return bool(self.driver.execute_script(script, label))

    def press(self, label: str) -> None:
        button = self.wait(lambda: self.buttons(label))[0]
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click()", button)

    def picture_is_drawn(self) -> bool:
        script = "return [...document.images].length > 0 && [...document.images].every(i => i.complete && i.naturalWidth > 0)"
        return bool(self.driver.execute_script(script))

    def errors(self) -> list[str]:
        return [entry["message"] for entry in self._entries() if entry["level"] in ("SEVERE", "WARNING")]

    def _entries(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return found
