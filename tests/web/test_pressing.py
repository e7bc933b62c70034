"""Presses and typing in a real browser: answers scroll into view, nothing is lost or doubled, focus stays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.web.browser import Page, SyncBot, browser, needs_browser
from tests.web.test_page import first_turn_against_a_computer

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

_UP = "document.getElementById('log').scrollTop = 0; requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"
"""Scroll up and let the scroll handlers run."""
_AT_END = "const log = document.getElementById('log'); return log.scrollHeight - log.scrollTop - log.clientHeight < 120"
_HOLD = """
const real = window.fetch;
window.sent = [];
window.fetch = (path, request) => {
  window.sent.push([path, request?.body]);
  return new Promise((done) => {
    window.release = () => done(real(path, request));
    window.refuse = () => done(new Response("no", {status: 400}));
  });
};
window.pass = () => { window.fetch = real; };
"""
"""Hold every request until `release`; `sent` lists them."""
_COUNT = """
const real = window.fetch;
window.unanswered = 0;
window.fetch = (...request) => { window.unanswered++; return real(...request).finally(() => { window.unanswered--; }); };
"""
"""Count unanswered requests in `unanswered`."""


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SyncBot]:
    started = SyncBot(tmp_path_factory.mktemp("pressing"), settings={"COMPUTER_PAUSE": "1"}).start()
    yield started
    assert started.end() < 10


@pytest.fixture
def ann(process: SyncBot, request: pytest.FixtureRequest) -> Iterator[Page]:
    with browser(390, 700) as phone:
        page = Page(phone, process.url)
        page.come_in(f"Ann {request.node.name[5:30]}")
        yield page
        assert page.errors() == []


def written(page: Page) -> str:
    """The text in the input field."""
    return str(page.driver.execute_script("return document.getElementById('words').value"))


def shows(page: Page, label: str, *, ticked: bool) -> bool:
    """Whether the page shows this option."""
    return any(button.text.startswith("✓") == ticked for button in page.buttons(label))


def answered(page: Page) -> bool:
    """Whether all requests are answered."""
    return bool(page.driver.execute_script("return window.unanswered === 0"))


def own(page: Page, words: str) -> int:
    """How many of the person's messages say this."""
    script = "return [...document.querySelectorAll('#log .own')].filter(post => post.textContent.includes(arguments[0])).length"
    return int(page.driver.execute_script(script, words))


def test_answer_to_a_press_scrolls_into_view(ann: Page) -> None:
    """Everybody gets the board; only the one who asked is scrolled to it."""
    driver = ann.driver
    first_turn_against_a_computer(ann)
    ann.wait(ann.picture_is_drawn)
    count = "return document.querySelectorAll('#log article').length"
    before = driver.execute_script(count)
    driver.execute_async_script(_UP)
    driver.execute_script("arguments[0].click()", ann.buttons("Board")[0])
    ann.wait(lambda: driver.execute_script(count) > before)
    ann.wait(lambda: driver.execute_script(_AT_END))
    assert not driver.find_element(By.ID, "below").is_displayed()


def test_typed_text_survives_sending_and_refused_text_returns(ann: Page) -> None:
    driver, field = ann.driver, ann.driver.find_element(By.ID, "words")
    driver.execute_script(_HOLD)
    field.send_keys("good morning" + Keys.ENTER + Keys.ENTER)
    ann.wait(lambda: driver.execute_script("return !!window.release"))
    field.send_keys("and hello")
    assert written(ann) == "and hello"
    driver.execute_script("window.release()")
    ann.wait(lambda: own(ann, "good morning"))
    assert written(ann) == "and hello"
    said = driver.execute_script("return window.sent.filter(([path]) => path === '/say').length")
    assert said == 1, "Enter twice is once"
    driver.execute_script("window.release = undefined")
    field.send_keys(Keys.ENTER)
    ann.wait(lambda: driver.execute_script("return !!window.release"))
    field.send_keys("more")
    driver.execute_script("window.refuse()")
    ann.wait(lambda: written(ann) == "and hello more")
    ann.driver.execute_script("document.getElementById('alert').close(); window.pass()")
    assert own(ann, "and hello") == 0


def test_double_press_counts_once(ann: Page) -> None:
    first_turn_against_a_computer(ann)
    ann.wait(ann.picture_is_drawn)  # a late picture moves the button from under the pointer
    button = ann.wait(lambda: ann.driver.find_elements(By.CSS_SELECTOR, "#log .game button[data-button*='.inwords']"))[-1]
    ann.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    whispers = len(ann.driver.find_elements(By.CSS_SELECTOR, "#log .whisper"))
    ann.driver.execute_script(_HOLD)
    twice = "for (const detail of [1, 2]) arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))"
    ann.driver.execute_script(twice, button)
    ann.wait(lambda: ann.driver.execute_script("return !!window.release"))
    ann.driver.execute_script("window.pass(); window.release()")
    ann.wait(lambda: len(ann.driver.find_elements(By.CSS_SELECTOR, "#log .whisper")) > whispers)
    ann.say("is that all?")
    ann.wait(lambda: own(ann, "is that all?"))
    presses = ann.driver.execute_script("return window.sent.filter(([path]) => path === '/press').length")
    assert presses == 1, "the second click comes while the first press waits for its answer"
    assert len(ann.driver.find_elements(By.CSS_SELECTOR, "#log .whisper")) == whispers + 1


def test_focus_stays_on_the_rotated_option(ann: Page) -> None:
    """The page ignores a repeated press until the first is answered, so wait each time."""
    ann.say("/new")
    ann.wait(lambda: ann.name in ann.newest("Options"))
    ann.driver.execute_script(_COUNT)
    ann.press("Options")
    ann.press("Expansions")
    ann.wait(lambda: ann.buttons("Tower"))
    ann.wait(lambda: answered(ann))
    ann.driver.execute_script("arguments[0].focus()", ann.buttons("Tower")[0])
    for ticked in (True, False, True):
        ActionChains(ann.driver).send_keys(Keys.ENTER).perform()
        ann.wait(partial(shows, ann, "Tower", ticked=ticked))
        ann.wait(lambda: "Tower" in ann.driver.switch_to.active_element.text)
        ann.wait(lambda: answered(ann))
    assert ann.buttons("Fields")[0].text.startswith("✓"), "nothing else was turned"
