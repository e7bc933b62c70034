"""The command line has every command and imports only the one used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__
from bot.command_line import COMMANDS, main, module_of

ROOT = Path(__file__).resolve().parents[2]


def test_every_command_module_is_registered() -> None:
    folder = ROOT / "bot" / "command_line"
    having = {file.stem.replace("_", "-") for file in folder.glob("*.py") if "\ndef add(" in file.read_text("utf-8")}
    assert having == set(COMMANDS)
    for name in COMMANDS:
        assert module_of(name).__doc__


def test_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"carcassonne-bot {__version__}\n")


def test_replay_imports_no_platform() -> None:
    code = "import sys; from bot.command_line import parser; parser('replay'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "bot.command_line.replay" in loaded
    assert not {"discord", "telegram", "aiohttp", "redis"}.intersection(loaded)
