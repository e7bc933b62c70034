"""The scripts of the board page use what the server sends: TypeScript's compiler checks the types in their comments."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.web.board import routes
from tests.web.page_types import declarations

ROOT = Path(__file__).resolve().parents[2]
CODE = Path(routes.__file__).parents[1] / "static" / "board"
COMPILER = shutil.which("tsc", path=str(ROOT / "build" / "types" / "node_modules" / ".bin"))
OPTIONS = (
    *("--allowJs", "--checkJs", "--noEmit", "--strict", "--target", "es2022", "--module", "es2022"),
    *("--moduleResolution", "bundler", "--lib", "es2022,dom,dom.iterable", "--types", ""),
)

if os.environ.get("CI") == "true" and not COMPILER:
    raise RuntimeError("make build/types/.installed is needed first: the types of the page must not be skipped here")

pytestmark = pytest.mark.skipif(not COMPILER, reason="THE PAGE'S TYPES ARE NOT CHECKED: make types, which needs npm")


def complaints(code: Path, folder: Path) -> list[str]:
    """What the compiler says of a folder of scripts."""
    data = folder / "data.d.ts"
    data.write_text(declarations(), encoding="utf-8")
    files = [data, ROOT / "tests" / "web" / "types" / "page.d.ts", *sorted(code.glob("*.js"))]
    done = subprocess.run([COMPILER or "", *OPTIONS, *map(str, files)], capture_output=True, text=True, check=False)
    assert bool(done.returncode) == bool(done.stdout), done.stderr
    return done.stdout.splitlines()


def test_the_page_uses_what_the_server_sends(tmp_path: Path) -> None:
    assert complaints(CODE, tmp_path) == []


@pytest.mark.long
def test_a_field_that_the_server_does_not_send_is_found(tmp_path: Path) -> None:
    shutil.copytree(CODE, tmp_path / "board")
    page = tmp_path / "board" / "page.js"
    page.write_text(page.read_text(encoding="utf-8").replace("state.headline", "state.headlines", 1), encoding="utf-8")
    assert ["headlines" in each for each in complaints(tmp_path / "board", tmp_path)] == [True]
