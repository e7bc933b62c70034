"""The wheel, as its user has it: built, installed where nothing else of the project is, and used there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DATA = {".bin", ".css", ".ftl", ".html", ".js", ".json", ".lua", ".svg", ".ttf", ".txt", ".typed"}

STRICT = ("-W", "error", "-W", "ignore:'audioop' is deprecated:DeprecationWarning")
"""No warning but one of discord.py's, which loads that up to Python 3.12."""

# One worker builds and installs; the others have nothing to wait for.
pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, folder: Path, **environ: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    done = subprocess.run(command, cwd=folder, env=clean | environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, folder=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment that has the wheel; the libraries are those of this test run, no network needed."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=True)
    scheme = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv", scheme))
    # A path line is not a site folder: .pth files over there, and with them this source tree, are not followed.
    (site / "libraries.pth").write_text(
        "\n".join({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}), encoding="utf-8"
    )
    made = Path(sysconfig.get_path("scripts", "venv", scheme)) / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(made), "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", wheel, folder=folder)
    return made


def test_the_wheel_holds_every_data_file(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    there = {p.relative_to(ROOT).as_posix() for room in ("bot", "renderer") for p in (ROOT / room).rglob("*") if p.suffix in DATA}
    assert there
    assert there - inside == set()


def test_the_wheel_holds_nothing_but_the_two_packages(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"bot", "renderer"}


def test_the_command_runs_outside_the_source_tree(python: Path, tmp_path: Path) -> None:
    said = run(python.with_name("carcassonne-bot"), "--help", folder=tmp_path)
    assert "carcassonne-bot" in said
    assert run(python, "-m", "bot", "--help", folder=tmp_path).startswith("usage: ")


def test_every_module_can_be_imported_from_the_wheel(python: Path, tmp_path: Path) -> None:
    script = """
import importlib, pkgutil, sys
import bot, renderer
for package in (bot, renderer):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
print(bot.__file__)
"""
    assert str(ROOT) not in run(python, *STRICT, "-c", script, folder=tmp_path)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_python_in_the_documents_runs(document: Path, python: Path, tmp_path: Path) -> None:
    for example in re.findall(r"^```python\n(.*?)^```$", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        run(python, *STRICT, "-c", example, folder=tmp_path)


def test_messages_are_found_in_the_wheel(python: Path, tmp_path: Path) -> None:
    script = "from bot.i18n import Translator; print(Translator('en').text('language-name'))"
    assert run(python, "-c", script, folder=tmp_path).strip() == "English"
