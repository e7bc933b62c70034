"""A failed start prints one sentence with a remedy and exits with 2."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.servers import Server


def refused(home: Path, **settings: str) -> str:
    """The error message of a bot that cannot start."""
    environ = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "TMPDIR")}
    environ |= {"HOME": str(home), "DATA_DIR": str(home / "data"), "WEB_PORT": "0", **settings}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"], env=environ, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stdout == "", "it says where it is only when it is there"
    return done.stderr.splitlines()[-1]


@pytest.fixture
def taken() -> Iterator[str]:
    """A port that is in use."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


@pytest.mark.parametrize(
    ("setting", "others"),
    [
        ("WEB", {}),
        ("HEALTH", {}),
        (
            "TELEGRAM_WEBHOOK",
            {
                "TELEGRAM_TOKEN": "1:" + "a" * 35,
                "TELEGRAM_WEBHOOK_URL": "https://bot.example/hook",
                "TELEGRAM_WEBHOOK_SECRET": "s" * 32,
            },
        ),
    ],
)
def test_port_in_use_is_explained(setting: str, others: dict[str, str], taken: str, tmp_path: Path) -> None:
    said = refused(tmp_path, **{f"{setting}_PORT": taken}, **others)
    assert said == (
        f"carcassonne-bot: 127.0.0.1:{taken} is in use. Is the bot already running?"
        f" Or set {setting}_PORT to another port (0 picks a free one)"
    )


def test_foreign_address_is_explained(tmp_path: Path) -> None:
    said = refused(tmp_path, HEALTH_PORT="0", HEALTH_HOST="192.0.2.1")
    assert said.startswith("carcassonne-bot: cannot listen on 192.0.2.1:0 (")
    assert said.endswith("): set HEALTH_HOST to an address of this machine")


def test_uncreatable_folder_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused(tmp_path, DATA_DIR=str(tmp_path / "file" / "data"))
    assert said == (
        f"carcassonne-bot: the data directory {tmp_path}/file/data cannot be used: Not a directory;"
        " let this user write there, or set DATA_DIR to another folder"
    )


def test_redis_password_is_asked_for(tmp_path: Path) -> None:
    server = Server("--requirepass", "open sesame").start()
    try:
        said = refused(tmp_path, REDIS_URL=server.url)
    finally:
        server.stop()
    assert said == ("carcassonne-bot: the server requires a password: set it in REDIS_URL, as in redis://:password@host:6379")
