"""An automatic player on a page: presses a turn's buttons as soon as they appear."""

from __future__ import annotations

from typing import Any

from tests.web.browser import Page

_PLAYER = """
const wanted = ["ok", "act", "open", "hand"];
const verb = (button) => button.dataset.button.split(".")[2];
const dialog = document.getElementById("alert");
const dead = new Set(); // buttons that were refused
let dice = arguments[0];
const below = (most) => { dice = (dice * 1103515245 + 12345) % 2147483648; return dice % most; };
const moment = (time) => new Promise((done) => setTimeout(done, time));
window.presses = 0;

const open = (post) => [...post.querySelectorAll("button[data-button]")]
  .filter((b) => wanted.includes(verb(b)) && !dead.has(b.dataset.button));
const newest = (kind) => [...document.querySelectorAll(`#log ${kind}`)].reverse().find((post) => open(post).length);
const whispers = () => document.querySelectorAll("#log .whisper").length;

// What is seen by oneself alone goes on with a turn; a turn begins with the newest message that calls one by name.
function next() {
  const found = newest(".bot.whisper") || newest(".bot.ping");
  if (!found) return undefined;
  const buttons = open(found);
  const plain = buttons.filter((b) => verb(b) !== "hand");
  const from = plain.length ? plain : buttons;
  return buttons.find((b) => verb(b) === "ok") || from[below(from.length)];
}

// A press is answered by a changed message, a new one for oneself, or a word; then comes the next. While one is under way the
// page takes no second press of the same button, which may stand in two messages.
async function press(button) {
  const before = whispers();
  window.presses += 1;
  button.click();
  while (underWay.size || (button.isConnected && whispers() === before && !dialog.open)) await moment(20);
  if (!dialog.open) return;
  const fast = dialog.textContent.includes("too fast");
  dialog.close();
  if (fast) await moment(1000);
  else dead.add(button.dataset.button);
}

async function play() {
  for (;;) {
    const button = next();
    if (button) await press(button);
    else await moment(50);
  }
}
play();
"""


def plays(page: Page, seed: int) -> None:
    """Make the page play on its own from now on."""
    page.driver.execute_script(_PLAYER, seed)


def presses(page: Page) -> int:
    """Number of presses so far."""
    count: Any = page.driver.execute_script("return window.presses")
    return int(count)


def over(page: Page) -> bool:
    """Whether the game has its result."""
    return bool(page.buttons("Rematch"))
