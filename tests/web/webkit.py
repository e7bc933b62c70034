"""WebKit, the engine of every browser on Apple's phones: Debian's MiniBrowser on a screen of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSER = next(map(str, sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), "")
_PLAIN = {"GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""No graphics card, no session of a desktop."""

if os.environ.get("CI") == "true" and not (DRIVER and SCREEN and BROWSER):
    raise RuntimeError("webkit2gtk-driver and xvfb are needed: the test of the page in WebKit must not be skipped here")

needs_webkit = pytest.mark.skipif(
    not (DRIVER and SCREEN and BROWSER), reason="THE PAGE IS NOT TESTED IN WEBKIT: no webkit2gtk-driver and xvfb"
)


@contextmanager
def webkit(width: int = 390, height: int = 844) -> Iterator[Any]:
    """A driver with a fresh window."""
    with _screen() as display:
        options = Options()
        options.binary_location = BROWSER
        options.add_argument("--automation")
        service = Service(DRIVER or "", env=os.environ | _PLAIN | {"DISPLAY": display})
        driver = webdriver.WebKitGTK(options, service)
        try:
            driver.set_window_rect(0, 0, width, height)
            yield driver
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees; the server chooses its number."""
    reads, writes = os.pipe()
    command = [SCREEN or "", "-displayfd", str(writes), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
    os.close(writes)
    try:
        with os.fdopen(reads, encoding="ascii") as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
