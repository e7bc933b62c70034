"""The command line: every command is there, and only the one that is asked for is loaded; what documents say of it is so."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bot.command_line import COMMANDS, module_of

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SHOWN = re.compile(r"(?:\.venv/bin/)?carcassonne-bot ([a-z]+)((?: (?:--?[\w-]+|[\w./,:=-]+))*)")


def test_every_module_with_a_command_is_named() -> None:
    folder = ROOT / "bot" / "command_line"
    having = {file.stem for file in folder.glob("*.py") if "\ndef add(" in file.read_text("utf-8")}
    assert having == set(COMMANDS)
    for name in COMMANDS:
        assert module_of(name).__doc__


def test_a_record_is_replayed_without_loading_a_platform() -> None:
    code = "import sys; from bot.command_line import parser; parser('replay'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "bot.command_line.replay" in loaded
    assert not {"discord", "telegram", "aiohttp", "redis"}.intersection(loaded)


def documented() -> list[tuple[str, str]]:
    """Every command line in a document, with the document's name."""
    found = []
    for document in DOCUMENTS:
        for block in re.findall(r"```sh\n(.*?)```|`(carcassonne-bot [^`]*)`", document.read_text("utf-8"), re.DOTALL):
            for part in block:
                found += [(document.name, " ".join(match)) for match in SHOWN.findall(part)]
    return sorted(set(found))


@pytest.mark.parametrize(("document", "line"), documented())
def test_documented_commands_and_their_options_exist(document: str, line: str) -> None:
    command, *words = shlex.split(line)
    assert command in COMMANDS, f"{document}: {line}"
    usage = subprocess.run([sys.executable, "-m", "bot", command, "--help"], capture_output=True, text=True, check=True).stdout
    for word in words:
        if word.startswith("--"):
            assert word.partition("=")[0] in usage, f"{document}: {line}"
