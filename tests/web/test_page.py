"""The page in a real browser: first turns of two people, a crash, a newcomer's first minutes."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from axe_core_python.selenium import Axe  # type: ignore[import-untyped]
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.standins.process import tiles
from tests.web.browser import Page, SyncBot, browser, needs_browser, one, press, received, waited_for
from tests.web.playing import lay, turn

ROOT = Path(__file__).parents[2]

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[SyncBot]:
    started = SyncBot(tmp_path).start()
    yield started
    assert started.end() < 10


def play(page: Page) -> None:
    """Play a turn on the board, and come back to the chat."""
    page.board()
    turn(page)
    page.chat()


def test_first_turns_survive_a_crash(process: SyncBot, tmp_path: Path) -> None:
    with browser(390, 844) as phone, browser(1280, 900) as desk:
        ann, ben = Page(phone, process.url), Page(desk, process.url)
        ann.come_in("Ann")
        ben.come_in("Ben")
        ann.say("/new")
        ben.press("Join")
        ann.wait(lambda: "2. Ben" in ann.text)
        ann.press("Start")
        ben.wait(lambda: "(turn 1)" in ben.text and ben.picture_is_drawn())
        first, second = (ann, ben) if "Ann, it's your turn" in ann.text else (ben, ann)
        play(first)
        second.wait(lambda: "(turn 2)" in second.text)
        play(second)
        first.wait(lambda: "(turn 3)" in first.text and first.picture_is_drawn())
        ben.wait(lambda: "(turn 3)" in ben.text and ben.picture_is_drawn())
        for page, name in ((ann, "phone"), (ben, "desk")):
            assert page.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth")
            assert all(image.get_attribute("alt") for image in page.driver.find_elements(By.TAG_NAME, "img"))
            page.driver.save_screenshot(str(tmp_path / f"{name}.png"))
            assert page.errors() == []
            found = Axe().run(page.driver)["violations"]
            assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
        further_up(ann, ben)
        first.board()
        lay(first)
        process.end(signal.SIGKILL)
        process.start()
        first.driver.refresh()
        first.wait(lambda: first.driver.find_elements(By.CSS_SELECTOR, ".tiles .ghost"))  # what was laid lies there still
        first.driver.execute_script("document.querySelector('[data-key=confirm]').click()")
        first.chat()
        first.wait(lambda: "(turn 4)" in first.text)


def further_up(reader: Page, other: Page) -> None:
    """A reader further up sees that there is news, and jumps to the answer to their own words."""
    up = "const log = document.getElementById('log'); log.scrollTop = 0; return log.scrollHeight > 2 * log.clientHeight"
    at_end = "const log = document.getElementById('log'); return log.scrollHeight - log.scrollTop - log.clientHeight < 120"
    below = reader.driver.find_element(By.ID, "below")
    for go_on in (below.click, lambda: reader.say("/help board")):
        assert reader.driver.execute_script(up)
        reader.wait(lambda: not reader.driver.execute_script(at_end))
        other.say("hello")
        reader.wait(below.is_displayed)
        go_on()
        reader.wait(lambda: reader.driver.execute_script(at_end) and not below.is_displayed())


def test_turn_page_takes_taps_and_spectators_follow(process: SyncBot) -> None:
    with browser(1280, 900) as desk, browser(390, 844) as phone:
        ann = Page(desk, process.url)
        ann.come_in("Ann")
        first_turn_against_a_computer(ann)
        ann.press("Open in browser")
        page_of_turn, watch = (ann.wait(partial(address, ann, kind)) for kind in ("turn", "watch"))
        looking = Page(desk, watch)
        looking.wait(lambda: desk.find_elements(By.CSS_SELECTOR, ".tiles img"))
        assert "/board/?" in desk.current_url, "a page with a script is the board"
        page = Page(phone, page_of_turn)
        for _ in range(4):
            page.wait(page.picture_is_drawn)
            if any(each.text in ("Confirm", "Skip and confirm") for each in phone.find_elements(By.TAG_NAME, "button")):
                break
            before = phone.find_element(By.ID, "turn")
            phone.find_elements(By.CSS_SELECTOR, ".tap")[-1].click()
            page.wait(partial(replaced, before))
        assert [each["id"] for each in Axe().run(phone)["violations"] if each["impact"] in ("serious", "critical")] == []
        [each for each in phone.find_elements(By.TAG_NAME, "button") if each.text.endswith("onfirm")].pop().click()
        page.wait(lambda: "Move played" in page.text)
        looking.wait(lambda: len(desk.find_elements(By.CSS_SELECTOR, ".tiles img")) >= 2)
        assert [each["id"] for each in Axe().run(desk)["violations"] if each["impact"] in ("serious", "critical")] == []
        assert page.errors() + looking.errors() == []


LAID = "return document.querySelectorAll('.tiles img').length"


def address(page: Page, kind: str) -> str:
    """Where the button to a table's page of this kind leads; empty while there is none."""
    found = page.driver.find_elements(By.CSS_SELECTOR, f"#log a.button[href*='/{kind}/']")
    return str(found[0].get_attribute("href")) if found else ""


def replaced(before: WebElement) -> bool:
    """Whether the page shows another step."""
    try:
        return not before.is_enabled()
    except StaleElementReferenceException:
        return True


def first_turn_against_a_computer(page: Page) -> None:
    """Open a table against a computer and wait for the first turn."""
    page.say("/new")
    page.wait(lambda: page.name in page.newest("Add computer"))
    page.press("Add computer")
    page.press("Easy")
    page.wait(lambda: page.whispered("Add another") and "2. Computer" in page.text)
    page.press("Start")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#log .game a.button.primary"))


def test_make_run_from_scratch_leads_to_a_first_turn_with_five_presses_and_a_name(tmp_path: Path) -> None:
    program = shutil.which("make")
    assert program
    make = [program, "-s", "run", f"VENV={sys.prefix}"]
    environ = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "WEB_PORT": "0",
        "ATLAS_DIR": str(tiles()),
        "COMPUTER_PAUSE": "1",
    }
    said = subprocess.run([*make, "-n"], cwd=ROOT, env=environ, capture_output=True, text=True, check=True).stdout
    if "pip install" in said:
        pytest.skip("the environment is not what the lock says: `make test` makes it so first")
    started = subprocess.Popen(
        make, cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    try:
        assert started.stdout is not None
        found = re.search(r"http://\S+", started.stdout.readline())
        assert found
        with browser(390, 844) as phone:
            ann = Page(phone, found[0])
            ann.enter("Ann")
            for selector in ("form[action='/play'] button", ".cell:not(.mine)", ".disc"):  # with coming in and Confirm: five
                press(ann, selector)
            ann.wait(lambda: one(phone, ".disc.chosen") and ann.picture_is_drawn())
            before, _ = phone.execute_script(LAID), received(phone)
            press(ann, "[data-key=confirm]")
            ann.wait(lambda: phone.execute_script(LAID) != before and one(phone, ".cell:not(.mine)"))  # the computer has played
            assert waited_for(phone)[0] <= 25_000, "a confirmed turn and the opponent's, with the new tiles' pictures"
            assert ann.errors() == []
        assert list(tmp_path.iterdir()), "all that is kept lies in the home that was empty"
    finally:
        os.killpg(started.pid, signal.SIGTERM)
        started.wait(15)
        assert started.stdout is not None
        started.stdout.close()
