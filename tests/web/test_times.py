"""Times on the pages: in the reader's zone, by a clock of 24 hours, in the words that the chats use."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from importlib.resources import files

import pytest

from bot.web.message_html import time_of
from tests.web.browser import browser, needs_browser

SCRIPT = (files("bot.web") / "static" / "common.js").read_text("utf-8")
WRITTEN = [
    ("en", 0, r"([A-Z][a-z]{2},? )?\d\d:\d\d \(in 10 min\)"),
    ("en", 24, r"[A-Z][a-z]{2},? \d\d:\d\d \(in 24 h\)"),
    ("en", 72, r"[A-Z][a-z]{2},? \d\d:\d\d \(in 3 days\)"),
    ("en", 192, r"[A-Z][a-z]{2},? \d+ [A-Z][a-z]{2,3},? \d\d:\d\d \(in 8 days\)"),
    ("de", 24, r"[A-Z][a-z]\.?,? \d\d:\d\d \(in 24 Std\.\)"),
    ("uk", 24, r"\w\w,? \d\d:\d\d \(через 24 год\)"),
]


@needs_browser
@pytest.mark.xdist_group("browser")
def test_deadline_is_put_as_in_the_chats() -> None:
    now = datetime.now(UTC)
    with browser() as driver:
        for language, hours, written in WRITTEN:
            driver.get("about:blank")
            at = int((now + timedelta(hours=hours, minutes=10)).timestamp() * 1000)
            driver.execute_script(
                "document.documentElement.lang = arguments[0]; document.body.innerHTML = arguments[1]",
                language,
                str(time_of(at, near=True)),
            )
            driver.execute_script(f"{SCRIPT}; localTimes(document)")
            said = driver.execute_script("return document.querySelector('time').textContent")
            assert re.fullmatch(written, said), said
