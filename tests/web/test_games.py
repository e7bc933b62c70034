"""Whole games on the page: two people and a computer; every kind of message at both widths."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_core_python.selenium import Axe  # type: ignore[import-untyped]
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from bot.ai.strategies import PLAYERS
from bot.command_line.simulate import play_out
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import game_kind, replay_record
from tests.cases import first
from tests.standins.process import HASTY
from tests.web.browser import Page, SyncBot, browser, needs_browser, resize
from tests.web.playing import over, plays, presses

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

SHOTS = Path(os.environ.get("SHOTS", ""))
WIDTHS = {"phone": (390, 844), "desk": (1280, 900)}
FAST = HASTY | {"COMPUTER_PAUSE": "1"}
MODULES = {"carcassonne": ("fields",), "cardcassonne": ()}


@pytest.fixture
def process(tmp_path: Path) -> Iterator[SyncBot]:
    started = SyncBot(tmp_path, settings=FAST).start()
    yield started
    assert started.end() < 10
    assert started.troubles == []


def shot(page: Page, name: str) -> None:
    """Save a screenshot if a folder is set."""
    if SHOTS.name:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.driver.save_screenshot(str(SHOTS / f"{name}.png"))


def nearly_over(kind_name: str, folder: Path) -> Path:
    """A record of a three-player game, cut short before the last turns."""
    kind, seed = game_kind(kind_name), simulated_seed("a game for the page")
    game = kind.start(Setup(3, MODULES[kind_name], {}, seed=seed.hex()))
    play_out(game, [PLAYERS["random"]] * 3, seed)
    whole = record_of(game)
    part = replay_record(whole, len(whole.actions) - 7)
    file = folder / "game.json"
    file.write_bytes(write_record(record_of(part)))
    return file


def open_table(ann: Page, ben: Page, game: str, folder: Path, *, whole: bool) -> None:
    """Seat two people and a computer; a short game continues from an imported record."""
    if whole:
        ann.say(f"/new {game}")
    else:
        field = ann.driver.find_element(By.ID, "file")
        field.send_keys(str(nearly_over(game, folder)))
    ben.press("Join")
    ann.wait(lambda: "2. Ben" in ann.text)
    ann.press("Add computer")
    ann.press("Easy")
    ann.wait(lambda: "3. Computer" in ann.text)
    ann.press("Start")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["end", "whole"])
@pytest.mark.parametrize("game", first(1, ["carcassonne", "cardcassonne"]))
def test_a_game_is_played_to_its_result(process: SyncBot, tmp_path: Path, game: str, *, whole: bool) -> None:
    with browser(390, 844) as phone, browser(1280, 900) as desk:
        ann, ben = Page(phone, process.url), Page(desk, process.url)
        ann.come_in("Ann")
        ben.come_in("Ben")
        open_table(ann, ben, game, tmp_path, whole=whole)
        for seed, page in enumerate((ann, ben)):
            page.board()
            plays(page, seed)
        for page in (ann, ben):
            page.wait(lambda page=page: over(page), 900 if whole else 110)  # type: ignore[misc]
        assert min(presses(ann), presses(ben)) > 0
        for page, name in ((ann, "phone"), (ben, "desk")):
            page.chat()
            page.wait(lambda page=page: page.buttons("Rematch") and page.picture_is_drawn())  # type: ignore[misc]
            shot(page, f"result-{game}-{name}")
            assert re.search(r"\bwins?\b|\bwon\b", page.text)
            assert page.errors() == []


def test_every_kind_of_message_fits_the_page_in_light_and_dark(process: SyncBot) -> None:
    with browser(*WIDTHS["phone"]) as driver:
        ann = Page(driver, process.url)
        ann.come_in("Ann")
        ann.say("/new")
        for menu in ("Options", "Expansions", "Back", "Add computer", "Easy"):
            ann.press(menu)
        ann.wait(lambda: "2. Computer" in ann.text)
        ann.press("Start")
        ann.wait(lambda: ann.driver.find_elements(By.CSS_SELECTOR, "#log .game a.button.primary"))
        for words in COMMANDS:
            ann.say(words)
            ann.wait(lambda words=words: answered(ann, words))  # type: ignore[misc]
        ann.wait(ann.picture_is_drawn)
        driver.set_script_timeout(120)
        for name, (width, height) in WIDTHS.items():
            resize(driver, width, height)
            assert overflowing(ann) == [], name
            for scheme in ("light", "dark"):
                media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
                driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
                found = Axe().run(driver)["violations"]
                assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
                shots(ann, f"{name}-{scheme}")
        assert ann.errors() == []


def shots(page: Page, name: str) -> None:
    """Save a screenshot of each message if a folder is set."""
    for number, post in enumerate(page.driver.find_elements(By.CSS_SELECTOR, "#log article.bot") if SHOTS.name else ()):
        page.driver.execute_script("arguments[0].scrollIntoView({block: 'start', behavior: 'instant'})", post)
        shot(page, f"{name}-{number:02}")


COMMANDS = (
    *("/help", "/help play", "/rules farmer", "/rules", "/settings", "/games", "/stats", "/top", "/board", "/board fields"),
    *("/board M20", "/board words", "/tiles", "/score", "/log", "/replay", "/invite", "/undo", "/resign", "/kick", "/hint"),
    *("/export", "/watch", "/say hello", "/away 2d", "/away", "/setup", "/nothing", "/play Z9", "/import", "/link", "/unlink"),
    "/forgetme",
)


def answered(page: Page, words: str) -> bool:
    """Whether the last words were answered and the field is free."""
    script = (
        "const own = [...document.querySelectorAll('#log .own')].filter(a => a.textContent.includes(arguments[0])).pop();"
        "return !!own && !!own.nextElementSibling && document.getElementById('words').value === ''"
    )
    return bool(page.driver.execute_script(script, words))


def overflowing(page: Page) -> list[str]:
    """Elements wider than the page, also inside closed details."""
    script = (
        "for (const each of document.querySelectorAll('details')) each.open = true;"
        "return [...document.querySelectorAll('body *')].filter(e => !e.closest('.hidden') && !e.matches('.tap'))"
        ".filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.outerHTML.slice(0, 80))"
    )
    found: list[str] = page.driver.execute_script(script)
    return found


def test_a_game_is_opened_by_keyboard(process: SyncBot) -> None:
    with browser(1280, 900) as desk:
        ann = Page(desk, process.url)
        ann.come_in("Ann")
        tab_to(ann, "New game", Keys.ENTER)
        ann.wait(lambda: ann.buttons("Add computer"))
        tab_to(ann, "Add computer", Keys.SPACE)
        ann.wait(lambda: ann.whispered("Easy"))
        tab_to(ann, "Easy", Keys.ENTER)
        ann.wait(lambda: "2. Computer" in ann.text)
        tab_to(ann, "Start", Keys.ENTER)
        ann.wait(lambda: ann.driver.find_elements(By.CSS_SELECTOR, "#log .game a.button.primary"))
        tab_to(ann, "Open the board", Keys.ENTER)
        ann.wait(lambda: ann.driver.find_elements(By.CSS_SELECTOR, ".cell"))
        assert ann.errors() == []


def tab_to(page: Page, label: str, key: str) -> None:
    """Tab to the newest button with this label and press it."""
    wanted = (
        "[...document.querySelectorAll('#log button, #log a.button')].filter(b => b.textContent.includes(arguments[0])).pop()"
    )
    for _ in range(400):
        if page.driver.execute_script(f"return !!{wanted} && document.activeElement === {wanted}", label):
            break
        page.driver.switch_to.active_element.send_keys(Keys.TAB)
    else:
        raise AssertionError(f"no way to {label!r} with the keyboard")
    ring = page.driver.execute_script("return getComputedStyle(document.activeElement).outlineStyle")
    assert ring != "none", "where the focus is can be seen"
    page.driver.switch_to.active_element.send_keys(key)
