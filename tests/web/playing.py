"""An automatic player on a board page: presses whatever a turn offers as soon as it appears."""

from __future__ import annotations

from selenium.webdriver.common.by import By

from tests.web.browser import Page

_PLAYER = """
let dice = arguments[0];
const below = (most) => { dice = (dice * 1103515245 + 12345) % 2147483648; return (dice >> 12) % most; };
const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length && !e.disabled);
window.presses = 0;
setInterval(() => {
  const confirm = shown("[data-key=confirm]")[0];
  const choices = [".cell:not(.mine)", ".options button", "button.row", ".cards[role] button"].flatMap(shown);
  const begun = shown("[data-key=back], .options [aria-pressed=true], .cards [aria-pressed=true]").length;
  const next = confirm && (begun ? below(8) : !choices.length) ? confirm : choices[below(choices.length || 1)];
  if (next) { window.presses += 1; next.click(); }
}, 150);
"""


def plays(page: Page, seed: int) -> None:
    """Make the page play on its own from now on."""
    page.driver.execute_script(_PLAYER, seed)


def presses(page: Page) -> int:
    """Number of presses so far."""
    return int(page.driver.execute_script("return window.presses"))


def over(page: Page) -> bool:
    """Whether the game has its result."""
    return bool(page.driver.find_elements(By.CSS_SELECTOR, ".result"))


def turn(page: Page) -> None:
    """Play the turn on the open board: the first square, no meeple; the board then waits for the others."""
    laid = "return document.querySelectorAll('.tiles img').length"
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".cell:not(.mine)"))
    before = page.driver.execute_script(laid)
    lay(page)
    page.wait(
        lambda: page.driver.execute_script("const c = document.querySelector('[data-key=confirm]'); return c && !c.disabled")
    )
    page.driver.execute_script("document.querySelector('[data-key=confirm]').click()")
    page.wait(lambda: page.driver.execute_script(laid) > before and not page.driver.find_elements(By.CSS_SELECTOR, ".ghost"))


def lay(page: Page) -> None:
    """Lay the tile on the first square."""
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".cell:not(.mine)"))
    page.driver.execute_script("document.querySelector('.cell').click()")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "[data-key=back]"))  # the server has it
