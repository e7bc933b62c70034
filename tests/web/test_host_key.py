"""The host key: shown on a terminal only, never in a log or in a URL a proxy sees."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
from axe_core_python.selenium import Axe  # type: ignore[import-untyped]
from selenium.webdriver.common.by import By

from tests.standins.process import tiles
from tests.store.servers import free_ports
from tests.web.browser import Page, SyncBot, browser, needs_browser

KEY = re.compile(r"(http://\S+/)host#([\w-]{20,})")


@contextmanager
def on_terminal(environ: dict[str, str], *words: str) -> Iterator[int]:
    """Run a command on a pseudo-terminal; yield the end to read from."""
    near, far = pty.openpty()
    errors = Path(environ["HOME"], f"{words[0]}.log")
    with errors.open("w") as log:
        process = subprocess.Popen([sys.executable, "-m", "bot", *words], env=environ, stdout=far, stderr=log)
    os.close(far)
    try:
        yield near
    finally:
        process.terminate()
        process.wait(20)
        os.close(near)


def shown(terminal: int) -> tuple[str, str]:
    """Wait for the room's address and the key."""
    said = ""
    while not (found := KEY.search(said)):
        said += os.read(terminal, 4096).decode()
    return found[1], found[2]


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "data").mkdir(mode=0o700)
    port = str(free_ports(1)[0])
    home = {"HOME": str(tmp_path), "DATA_DIR": str(tmp_path / "data"), "ATLAS_DIR": str(tiles())}
    return {"PATH": os.environ["PATH"], "WEB_PORT": port, **home}


def without_terminal(environ: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *words], env=environ, capture_output=True, text=True, check=False, timeout=120
    )


async def tries(url: str, key: str) -> int:
    async with (
        aiohttp.ClientSession(headers={"Origin": url.rstrip("/")}) as session,
        session.post(f"{url}host", data={"key": key}, allow_redirects=False) as answer,
    ):
        return answer.status


async def test_key_is_shown_on_a_terminal_and_a_command_renews_it(environ: dict[str, str], tmp_path: Path) -> None:
    with on_terminal(environ, "run") as terminal:
        url, first = shown(terminal)
        refused = without_terminal(environ, "host-key")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "only on a terminal" in refused.stderr
        assert [await tries(url, first) for _ in range(2)] == [303, 403]
        with on_terminal(environ, "host-key") as beside:
            same, second = shown(beside)
        assert same == url
        assert [await tries(url, key) for key in (first, second, second)] == [403, 303, 403]
    assert not re.search(rf"{first}|{second}|host#", (tmp_path / "run.log").read_text())


def test_no_key_without_a_terminal(tmp_path: Path) -> None:
    process = SyncBot(tmp_path).start()
    try:
        assert process.line() == "To become its host, run: carcassonne-bot host-key\n"
    finally:
        process.end()
    assert "host#" not in process.log


@needs_browser
@pytest.mark.xdist_group("browser")
def test_page_reads_the_key_from_the_fragment_and_shows_the_entrance_after_forget(environ: dict[str, str]) -> None:
    with on_terminal(environ, "run") as terminal, browser() as phone:
        url, key = shown(terminal)
        page = Page(phone, f"{url}host#{key}")
        field = phone.find_element(By.ID, "key")
        page.wait(lambda: field.get_attribute("value") == key)
        assert phone.current_url == f"{url}host"
        field.submit()
        page.wait(lambda: phone.find_elements(By.NAME, "name"))
        page.come_in("Ann")
        phone.get(f"{url}browsers?of=host")
        assert "this browser · owner" in page.text
        assert [each["id"] for each in Axe().run(phone)["violations"] if each["impact"] in ("serious", "critical")] == []
        if folder := os.environ.get("SHOTS"):
            phone.save_screenshot(f"{folder}/browsers.png")
        page.chat()
        page.say("/forgetme")
        page.press("Delete my data")
        page.wait(lambda: "Delete your data for good?" in page.text)
        page.press("Delete for good")
        page.wait(lambda: "Your data has been deleted" in phone.find_element(By.ID, "alert").text)
        phone.find_element(By.CSS_SELECTOR, "#alert form button").click()
        page.wait(lambda: phone.find_elements(By.NAME, "name"))
        page.come_in("Ann")
