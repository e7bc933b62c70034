"""The tree: top-level files, forbidden words, and a lock pinned by hash."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from bot import __version__

ROOT = Path(__file__).resolve().parents[2]
TOP = {
    *("bot", "carcassonne_bot", "docs", "renderer", "tests"),
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md"),
    *("Dockerfile", "Makefile", "compose.yaml", "pyproject.toml", "requirements-dev.txt", "requirements.txt", "zensical.toml"),
}
TEXT = {"", ".cfg", ".css", ".ftl", ".html", ".js", ".json", ".lua", ".md", ".py", ".svg", ".toml", ".txt", ".yaml", ".yml"}

# Spelled so that this file does not contain them.
REGISTRIES = [
    rf"\b{host}\.{end}\b" for host, end in (("pypi", "org"), ("pythonhosted", "org"), ("piwheels", "org"), ("npmjs", "com"))
]
PLACES = [rf"(?<![\w.])/{top}/\w" for top in ("home", "root", "work", "Users", "tmp")]
UNFINISHED = [rf"\b{word}\b" for word in ("TO" + "DO", "FIX" + "ME", "X" + "XX")]
CONFLICTS = [r"^<{7} ", r"^>{7} "]


def files() -> list[Path]:
    if not (ROOT / ".git").exists():
        return []
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],  # noqa: S607 — git is found by PATH
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in sorted(set(listed.stdout.split("\0"))) if name and (ROOT / name).is_file()]


pytestmark = pytest.mark.xdist_group("the files")


@pytest.fixture(scope="module")
def tree() -> list[Path]:
    return files() or pytest.skip("not a git checkout: nobody can tell the project's files from others")


@pytest.fixture(scope="module")
def texts(tree: list[Path]) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in tree if path.suffix in TEXT}


def test_top_level_holds_only_known_files(tree: list[Path]) -> None:
    tops = {path.relative_to(ROOT).parts[0] for path in tree}
    assert {top for top in tops if not top.startswith(".")} <= TOP


@pytest.mark.parametrize("pattern", REGISTRIES + PLACES + UNFINISHED + CONFLICTS)
def test_no_file_contains(texts: dict[Path, str], pattern: str) -> None:
    said = re.compile(pattern, re.MULTILINE)
    assert [str(path.relative_to(ROOT)) for path, text in texts.items() if said.search(text)] == []


def test_text_files_end_with_one_line_end_and_have_no_carriage_returns(tree: list[Path]) -> None:
    contents = {path: path.read_bytes() for path in tree if path.suffix in TEXT}
    wrong = [path for path, text in contents.items() if b"\r" in text or (text and not text.endswith(b"\n"))]
    assert wrong == []


def test_every_python_file_has_a_docstring(tree: list[Path]) -> None:
    silent = [
        p
        for p in tree
        if p.suffix == ".py" and p.stat().st_size and not p.read_text(encoding="utf-8").startswith(('"""', "#!", 'r"""'))
    ]
    assert silent == []


@pytest.mark.parametrize("lock", ["requirements.txt", "requirements-dev.txt"])
def test_lock_pins_each_package_by_hash_and_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    pins = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert pins
    assert [pin for pin in pins if not re.match(r"[a-z0-9-]+==\S+ (?:; .+ )?\\$", pin)] == []
    assert text.count("\\\n    --hash=sha256:") >= len(pins)
    assert "://" not in text


def test_lock_has_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    runtime, dev = (
        set(re.findall(r"^([a-z0-9-]+)==", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("requirements.txt", "requirements-dev.txt")
    )

    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[<>=~!;\s\[]", line)[0].replace(".", "-").lower() for line in requirements}

    assert names(project["project"]["dependencies"]) <= runtime
    assert names(project["dependency-groups"]["dev"]) | runtime <= dev


def test_changelog_has_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert __version__ in headings or ".dev" in __version__
