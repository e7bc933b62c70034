"""Follow the README from a clean clone and an empty home to a game on each platform's stand-in."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.project.documents import blocks

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 900.0
"""Seconds for an installation or a game on a busy machine."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout: there is nothing to clone"),
    pytest.mark.skipif(not (shutil.which("git") and shutil.which("make")), reason="no git or no make on this machine"),
]


@dataclass(frozen=True)
class Host:
    """A new user's terminal in the project's folder, with nothing set."""

    home: Path
    folder: Path

    @property
    def environ(self) -> dict[str, str]:
        # The interpreter of this run goes first: it is the one of which is known that it is new enough.
        return {
            "HOME": str(self.home),
            "PATH": os.pathsep.join((str(Path(sys.base_prefix) / "bin"), os.defpath, os.environ["PATH"])),
        }

    def does(self, *words: str, **given: str) -> subprocess.CompletedProcess[str]:
        """Run a command; return its output."""
        return subprocess.run(
            words,
            cwd=self.folder,
            env=self.environ | given,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    @contextmanager
    def leaves_running(self, log: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        """Run a command in another terminal, ended by Ctrl-C."""
        with log.open("wb") as out:
            process = subprocess.Popen(
                words, cwd=self.folder, env=self.environ, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)
            process.wait(60)


def wait(found: Path) -> None:
    """Wait until a file exists."""
    end = time.monotonic() + PATIENCE
    while not (found.exists() and found.stat().st_size):
        assert time.monotonic() < end, found
        time.sleep(0.2)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    """A user with a clone and an environment made by `make`."""
    top = tmp_path_factory.mktemp("new")
    (top / "home").mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(top / "bot")], check=True)  # noqa: S607 — git is found by PATH
    made = Host(top / "home", top / "bot")
    done = made.does("make", "environment")
    if done.returncode and re.search(r"No matching distribution|connection|resolve", done.stdout + done.stderr, re.IGNORECASE):
        pytest.skip("no package index is reached from here: nothing can be installed")
    assert done.returncode == 0, done.stderr
    return made


def test_from_the_readme_to_a_game_on_each_platform(host: Host, tmp_path: Path) -> None:
    """The file of settings, `doctor`, `make run`, games, `backup` beside the running bot, Ctrl-C, `restore` elsewhere."""
    bot, settings = ".venv/bin/carcassonne-bot", host.folder / "carcassonne-bot.toml"
    people = (".venv/bin/python", "-m", "tests.standins", "telegram", "discord", "--settings", str(tmp_path / "settings.toml"))
    with host.leaves_running(tmp_path / "people.log", *people) as playing:
        wait(tmp_path / "settings.toml")
        settings.touch(mode=0o600)
        settings.write_text((tmp_path / "settings.toml").read_text("utf-8") + "web_port = 0\n", "utf-8")
        looked = host.does(bot, "doctor")
        assert looked.returncode == 0, looked.stdout
        assert "https://t.me/" in looked.stdout
        assert "https://discord.com/oauth2/authorize" in looked.stdout
        with host.leaves_running(tmp_path / "run.log", "make", "run"):
            said = tmp_path / "people.log"
            assert playing.wait(PATIENCE) == 0, said.read_text("utf-8") + (tmp_path / "run.log").read_text("utf-8")
            assert len(re.findall(r"^(?:Telegram|Discord): Game over – ", said.read_text("utf-8"), re.MULTILINE)) == 2
            saved = host.does(bot, "backup", "games.backup")
            assert saved.returncode == 0, saved.stderr
    assert "bot.app.running: stopped; everything is stored" in (tmp_path / "run.log").read_text("utf-8")
    refused = host.does(bot, "restore", "games.backup")
    assert refused.returncode == 2
    assert "restore into an empty one" in refused.stderr
    elsewhere = {"DATA_DIR": str(tmp_path / "elsewhere")}
    back = host.does(bot, "restore", "games.backup", **elsewhere)
    assert back.returncode == 0, back.stderr
    assert back.stdout.startswith("2 games,")
    assert host.does(bot, "doctor", "--games", "--offline", **elsewhere).returncode == 0


def test_commands_of_the_page_run_in_that_environment(host: Host) -> None:
    """The three that need only the installation."""
    text = (host.folder / "docs" / "command-line.md").read_text("utf-8")
    shown = blocks(text)[0][1].splitlines()
    assert len(shown) == 3
    for line in shown:
        done = host.does(*line.split())
        assert done.returncode == 0, (line, done.stderr)
    assert (host.folder / "game.gif").stat().st_size > 10_000
