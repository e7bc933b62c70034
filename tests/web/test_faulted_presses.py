"""Two hundred presses in a browser, each cut, doubled or delayed while the bot is killed: what was confirmed counts once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.kills.faulty_line import FaultyLine
from tests.kills.forked import Forked
from tests.kills.presses import Browser, pairs_in, wrong_in
from tests.standins.process import HASTY
from tests.store.servers import free_ports
from tests.web.browser import Page, browser, needs_browser
from tests.web.playing import over, plays

PRESSES = 200
EACH_LIFE = 50
LISTEN = """
window.confirmed = [];
window.underway = new Set();
const send = window.fetch;
window.fetch = async (address, init) => {
  const { event, actions } = JSON.parse(init?.body ?? "{}");
  if (event) window.underway.add(event);
  const answer = await send(address, init);
  if (answer.status < 500) window.underway.delete(event);
  if (String(address).includes("/confirm") && answer.ok) window.confirmed.push(actions);
  return answer;
};
"""
"""Keeps what was confirmed, and the presses that have no answer yet."""
STOP = "for (let number = 1; number < 10000; number++) clearInterval(number)"


@needs_browser
@pytest.mark.long
@pytest.mark.xdist_group("faulted presses")
async def test_faulted_presses_in_a_browser_are_neither_lost_nor_doubled(tmp_path: Path) -> None:
    bot = Forked(tmp_path, HASTY | {"WEB_PORT": str(free_ports(1)[0])})
    await bot.start()
    own = bot.address.rstrip("/")
    try:
        async with FaultyLine(lambda: own, Random(5)).open() as line, pairs_in(own, 1, 5) as [(ann, ben)]:
            killer = asyncio.create_task(_killed(bot, line))
            while line.presses < PRESSES:
                table = await ann.begin(ben)
                playing = asyncio.create_task(ben.play(table))
                ann.confirmed[table] = await asyncio.to_thread(_played, line, ann, table)
                playing.cancel()
                assert [fault async for fault in wrong_in(bot, {table: (ann,)})] == []
            assert await killer > 1
            assert line.wrong + bot.troubles + ben.faults == []
    finally:
        await bot.stop()


async def _killed(bot: Forked, line: FaultyLine) -> int:
    """Kill the bot again and again; return how often."""
    kills = 0
    while line.presses < PRESSES:
        await asyncio.sleep(0.05)
        if line.presses >= EACH_LIFE * (kills + 1):
            await bot.kill()
            kills += 1
            await bot.start()
    return kills


def _played(line: FaultyLine, ann: Browser, table: str) -> list[list[Mapping[str, Any]]]:
    """Play on the page until enough was pressed; return the actions of each confirmed turn."""
    cookie = next(iter(ann.session.cookie_jar))
    with browser() as driver:
        driver.get(f"{line.url}/health")
        driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
        page = Page(driver, f"{line.url}/board/?t={table}")
        page.wait(lambda: driver.execute_script("return !!document.querySelector('#people .person')"))
        driver.execute_script(LISTEN)
        plays(page, 3)
        page.wait(lambda: over(page) or line.presses >= PRESSES, 900)
        driver.execute_script(STOP)
        page.wait(lambda: driver.execute_script("return !window.underway.size"))
        page.errors()  # what was cut is told there
        found: list[list[Mapping[str, Any]]] = driver.execute_script("return window.confirmed")
    return found
