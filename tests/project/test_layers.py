"""Layer rules beyond pyproject.toml: libraries and names allowed in each package."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.chat.commands.all import COMMANDS
from bot.games.rules import GAMES
from tests.parsing import parsed

ROOT = Path(__file__).resolve().parents[2]
PURE = ("engine/*.py", "*/rules/**/*.py", "tile_game/expansions/*/rules.py")
IMPURE = {"asyncio", "datetime", "os", "pathlib", "random", "secrets", "socket", "subprocess", "threading", "time"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield (node.module or "").partition(".")[0]


def found(room: str) -> list[Path]:
    paths = sorted((ROOT / "bot").glob(room))
    assert paths, room
    return paths


@pytest.mark.parametrize("room", PURE)
def test_rules_import_only_the_standard_library_and_one_serialiser(room: str) -> None:
    allowed = sys.stdlib_module_names | {"bot", "msgspec"}
    for path in found(room):
        assert set(imports(path)) - allowed == set(), path


@pytest.mark.parametrize("room", PURE)
def test_rules_use_no_clock_randomness_or_io(room: str) -> None:
    for path in found(room):
        assert set(imports(path)) & IMPURE == set(), path


PLATFORMS = ("discord", "telegram", "web")


def named(path: Path) -> Iterator[str]:
    """Lines that name a platform. "web" is a common word, so it counts only as a string, alone or before an address."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for platform in PLATFORMS:
            if re.search(rf"""["']{platform}(["':])""" if platform == "web" else platform, line, re.IGNORECASE):
                yield f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


def test_conversation_names_no_platform() -> None:
    assert [line for path in sorted((ROOT / "bot" / "chat").rglob("*.py")) for line in named(path)] == []


def test_platforms_are_named_in_one_list_only() -> None:
    files = set((ROOT / "bot" / "app").rglob("*.py")) - {ROOT / "bot" / "app" / "platforms.py"}
    assert [line for path in sorted(files) for line in named(path)] == []


@pytest.mark.parametrize("room", PLATFORMS)
def test_platforms_name_no_command_and_no_game(room: str) -> None:
    """Web paths are no commands, though some look alike."""
    a_name = re.compile(rf"^/(?:{'|'.join(COMMANDS)})\b(?!/)|^(?:{'|'.join(GAMES)})$", re.IGNORECASE)
    for path in sorted((ROOT / "bot" / room).rglob("*.py")):
        nodes = list(ast.walk(parsed(path.read_text(encoding="utf-8"))))
        calls = [node for node in nodes if isinstance(node, ast.Call)]
        addresses = {id(call.args[0]) for call in calls if ast.unparse(call.func) in {"web.get", "web.post", "_form"}}
        texts = [(node, node.value) for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        assert [text for node, text in texts if id(node) not in addresses and a_name.search(text)] == [], path


def test_computer_player_imports_no_pictures_texts_or_store() -> None:
    """Linters miss that importing a module runs its parent packages."""
    code = "import sys, bot.games.computers; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert "bot.tile_game.computer.player" in loaded
    assert {"renderer", "PIL", "redis", "bot.scene", "bot.i18n", "bot.tile_game.face"}.isdisjoint(loaded)
