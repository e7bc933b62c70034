"""The wheel: built, installed away from the project, and used there."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import time
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DATA = {".bin", ".css", ".ftl", ".html", ".js", ".json", ".lua", ".svg", ".ttf", ".txt", ".typed"}

STRICT = ("-W", "error", "-W", "ignore:'audioop' is deprecated:DeprecationWarning")
"""Warnings are errors except one of discord.py's up to Python 3.12."""

# One worker builds and installs, so that no other waits.
pytestmark = pytest.mark.xdist_group("wheel")


PLAYED = """
import asyncio, sys
import carcassonne_bot
sys.argv = ["carcassonne-bot", "simulate", "--out", "game.jsonl"]
assert carcassonne_bot.main() == 0

from bot.engine.actions import write_action
from bot.engine.game import Setup
from bot.games.rules import GAMES
from bot.workers.pool import Workers

async def main():
    game = GAMES["cardcassonne"].start(Setup(2, seed="0" * 64))
    async with Workers(1) as workers:
        while game.decision is not None:
            view = game.view(game.decision.seat)
            answer = await workers.choose(view, "easy", bytes(8), nodes=1, seconds=300)
            assert (answer.level, answer.failures) == ("easy", ()), answer
            [action] = [option for option in view.options() if write_action(option) == answer.action]
            game.apply(action, view.seat)

asyncio.run(main())
"""


def clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}


def run(*command: str | Path, folder: Path, **environ: str) -> str:
    done = subprocess.run(command, cwd=folder, env=clean() | environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, folder=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def neighbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A foreign wheel with packages called `bot` and `renderer`."""
    built = tmp_path_factory.mktemp("neighbour") / "neighbour-1.0-py3-none-any.whl"
    about = "neighbour-1.0.dist-info"
    contents = {
        "bot/__init__.py": 'WHOSE = "a neighbour\'s"\n',
        "renderer/__init__.py": "",
        f"{about}/METADATA": "Metadata-Version: 2.1\nName: neighbour\nVersion: 1.0\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    with zipfile.ZipFile(built, "w") as archive:
        for name, text in contents.items():
            archive.writestr(name, text)
        archive.writestr(f"{about}/RECORD", "".join(f"{name},,\n" for name in (*contents, f"{about}/RECORD")))
    return built


@pytest.fixture(scope="session")
def python(wheel: Path, neighbour: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with both wheels and this run's libraries."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=True)
    scheme = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv", scheme))
    # A path line is not a site folder: .pth files there, and so this source tree, are not followed.
    (site / "libraries.pth").write_text(
        "\n".join({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}), encoding="utf-8"
    )
    made = Path(sysconfig.get_path("scripts", "venv", scheme)) / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(made), "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", wheel, neighbour, folder=folder)
    return made


@pytest.fixture(scope="session")
def home(python: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of the two installed packages."""
    return run(
        python, "-c", "import carcassonne_bot; print(*carcassonne_bot.__path__)", folder=tmp_path_factory.mktemp("home")
    ).strip()


def test_wheel_has_every_data_file(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    there = {
        f"carcassonne_bot/{p.relative_to(ROOT).as_posix()}"
        for room in ("bot", "renderer")
        for p in (ROOT / room).rglob("*")
        if p.suffix in DATA
    }
    assert there
    assert there - inside == set()


def test_wheel_has_one_top_level_name(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"carcassonne_bot"}


@pytest.fixture
def astray(tmp_path: Path) -> Path:
    """A working directory with its own package called `bot`."""
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").write_text("raise SystemExit('this is another bot')\n", encoding="utf-8")
    return tmp_path


def test_command_runs_outside_the_source_tree(python: Path, astray: Path) -> None:
    command = python.with_name("carcassonne-bot")
    said = run(command, "--help", folder=astray)
    assert said.startswith("usage: carcassonne-bot ")
    assert run(python, "-m", "carcassonne_bot", "--help", folder=astray) == said
    assert run(command, "simulate", folder=astray).startswith('{"format"')


def test_foreign_package_of_the_same_name_is_left_alone(python: Path, tmp_path: Path) -> None:
    assert run(python, "-c", "import bot; print(bot.WHOSE)", folder=tmp_path) == "a neighbour's\n"


def test_computer_plays_in_its_own_process(python: Path, astray: Path) -> None:
    (astray / "play.py").write_text(PLAYED, encoding="utf-8")
    run(python, "-P", "play.py", folder=astray)


def test_bot_runs_and_draws_its_tiles(python: Path, astray: Path) -> None:
    """Another process draws them; its files prove that it found the packages."""
    environ = clean() | {"DATA_DIR": str(astray / "data"), "WEB_PORT": "0", "HEALTH_PORT": ""}
    with (astray / "run.log").open("w") as log:
        bot = subprocess.Popen([python.with_name("carcassonne-bot"), "run"], cwd=astray, env=environ, stdout=log, stderr=log)
        while not list(astray.glob("data/atlas/*")) and bot.poll() is None:
            time.sleep(0.05)
        bot.send_signal(signal.SIGTERM)
        assert bot.wait() == 0, (astray / "run.log").read_text("utf-8")
    assert "The chat room is at http://127.0.0.1:" in (astray / "run.log").read_text("utf-8")


def test_every_module_can_be_imported_from_the_wheel(python: Path, home: str, tmp_path: Path) -> None:
    script = """
import importlib, pkgutil, sys
import bot, renderer
for package in (bot, renderer):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
print(bot.__file__)
"""
    assert str(ROOT) not in run(python, *STRICT, "-c", script, folder=tmp_path, PYTHONPATH=home)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_code_in_the_documents_runs(document: Path, python: Path, home: str, tmp_path: Path) -> None:
    for example in re.findall(r"^```python\n(.*?)^```$", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        run(python, *STRICT, "-c", example, folder=tmp_path, PYTHONPATH=home)


def test_messages_are_found_in_the_wheel(python: Path, home: str, tmp_path: Path) -> None:
    script = "from bot.i18n import Translator; print(Translator('en').text('language-name'))"
    assert run(python, "-c", script, folder=tmp_path, PYTHONPATH=home).strip() == "English"
