"""The page in a real browser, from a freshly started process: two people, their first turns, a crash, a newcomer's eyes."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from axe_core_python.selenium import Axe  # type: ignore[import-untyped]
from selenium.webdriver.common.by import By

from tests.web.browser import Page, Process, browser, needs_browser

CELL = re.compile(r"-?[A-Z]{1,2}-?\d+")

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    started = Process(tmp_path).start()
    yield started
    assert started.end() < 10


def play(page: Page) -> None:
    """A turn: the first cell, as the tile lies, no figure, confirmed."""
    page.press(page.wait(lambda: next((label for label in page.labels() if CELL.fullmatch(label)), None)))
    label = ""
    while label != "Confirm":
        label = page.wait(partial(step, page))
        page.press(label)
        page.wait(partial(gone, page, label))


def step(page: Page) -> str | None:
    """What is to be pressed next."""
    return next((word for word in ("Confirm", "No figure", "r1:") if page.whispered(word)), None)


def gone(page: Page, label: str) -> bool:
    return not page.whispered(label)


def test_two_people_play_their_first_turns_and_a_crash_changes_nothing(process: Process, tmp_path: Path) -> None:
    with browser(390, 844) as phone, browser(1280, 900) as desk:
        ann, ben = Page(phone, process.url), Page(desk, process.url)
        ann.come_in("Ann")
        ben.come_in("Ben")
        ann.say("/new")
        ben.press("Join")
        ann.wait(lambda: "2. Ben" in ann.text)
        ann.press("Start")
        ben.wait(lambda: "Turn 1" in ben.text and ben.picture_is_drawn())
        first, second = (ann, ben) if "Turn 1: Ann" in ann.text else (ben, ann)
        play(first)
        second.wait(lambda: "Turn 2" in second.text)
        play(second)
        first.wait(lambda: "Turn 3" in first.text and first.picture_is_drawn())
        ben.wait(lambda: "Turn 3" in ben.text and ben.picture_is_drawn())
        for page, name in ((ann, "phone"), (ben, "desk")):
            assert page.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
            assert all(image.get_attribute("alt") for image in page.driver.find_elements(By.TAG_NAME, "img"))
            page.driver.save_screenshot(str(tmp_path / f"{name}.png"))
            assert page.errors() == []
            found = Axe().run(page.driver)["violations"]
            assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
        process.end(signal.SIGKILL)
        process.start()
        again = Page(phone, process.url)
        again.wait(lambda: "Turn 3" in again.text and again.buttons("In words") and again.picture_is_drawn())
