"""Every documented command is run in a short form, or has its options checked if it needs tokens, containers or minutes.

An unknown command fails: add it here when you document it.
"""

from __future__ import annotations

import importlib.util
import io
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from bot.ai.strategies import PLAYERS
from bot.command_line import COMMANDS, main, parser
from bot.command_line.simulate import play_out
from bot.engine.fair import combine, commitment
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.settings import all_settings
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.project.documents import PAGES, ROOT, Shown, commands

COMMAND_LINE: Final = ROOT / "docs" / "command-line.md"
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")
OPTIONS_ONLY: Final = {
    "run": "it is the bot itself: tests/web, tests/telegram and tests/discord start it",
    "setup": "it needs a terminal: tests/app/test_setup.py has one",
    "host-key": "it needs a terminal: tests/web/test_host_key.py has one",
    "gallery": "it draws for minutes: tests/scene/test_render_command.py has its pieces",
}
SHORT: Final = {"--games": "1", "--budget": "1", "--at": "5", "--a": "easy", "--b": "easy"}
"""Substitutes for these options."""
FILES: Final = {"RECORD": "made.json", "FILE": "made.json"}
"""Placeholders for the reader's own names."""
SIMULATED: Final = "game.json"
"""Files that one documented command writes and the next reads."""
OTHERS: Final = (
    r"apt install [a-z0-9 -]+",
    r"chmod 600( carcassonne-bot\.toml| \.env)?",
    r"pip install pre-commit",
    r"pre-commit install",
    r"cd carcassonne-bot",
    r"git clone .+",
    r"git worktree add .+",
    r'echo "?STORE_PASSWORD=\$\(openssl rand -hex 24\)"? >> \.env',
)
"""System programs."""

ALL: Final = [each for page in PAGES for each in commands(page)]


def of(*programs: str) -> list[Shown]:
    """The commands of these programs, each once."""
    return list({str(each): each for each in ALL if each.program in programs}.values())


TRIED: Final = {"carcassonne-bot", "make", "python", "pytest", "docker"}


def strange(shown: list[Shown]) -> list[str]:
    """Commands unknown to this file."""
    others = "|".join(OTHERS)
    return [str(each) for each in shown if each.program not in TRIED and not re.fullmatch(others, " ".join(each.words))]


def test_every_documented_program_is_known_here() -> None:
    assert strange(ALL) == []
    assert {each.program for each in ALL} >= TRIED


def test_unknown_command_is_detected(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Say `pip install everything`, then\n\n```sh\nDATA_DIR=x make run\nsudo reboot   # now\n```\n", "utf-8")
    found = list(commands(page))
    assert [str(each) for each in found] == [
        "page.md: DATA_DIR=x make run",
        "page.md: sudo reboot",
        "page.md: pip install everything",
    ]
    assert strange(found) == ["page.md: sudo reboot", "page.md: pip install everything"]


def test_settings_before_a_command_are_settings() -> None:
    for each in ALL:
        if each.program == "carcassonne-bot" or each.words[:2] == ("make", "run"):
            assert {given.partition("=")[0].lower() for given in each.given} <= set(all_settings()), each


# carcassonne-bot


# In order: one command reads what the previous one wrote.
pytestmark = pytest.mark.xdist_group("documents")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home folder with a record of a fair draw."""
    made = tmp_path_factory.mktemp("host")
    server, salts = bytes(range(32)), ("Ann", "Ben")
    seed = combine(server, salts)
    setup = Setup(2, ("fields",), seed=seed.hex(), server_seed=server.hex(), commitment=commitment(server), salts=salts)
    game = CARCASSONNE.start(setup)
    play_out(game, [PLAYERS["random"]] * 2, seed)
    (made / "made.json").write_bytes(write_record(record_of(game)))
    return made


def ready(shown: Shown, folder: Path) -> list[str]:
    """The command with placeholders filled in and long runs shortened."""
    words = [FILES.get(word, word) for word in shown.words[1:]]
    for number, word in enumerate(words[:-1]):
        if word in SHORT:
            words[number + 1] = SHORT[word]
        if word in {"--png", "--gif", "--out"} and words[number + 1] != SIMULATED:
            words[number + 1] = f"drawn{word.replace('--', '.')}"
        if word == "--view":
            words[number + 1] = words[number + 1].replace("C7", "M20")
    if words[0] == "restore":
        words[1] = str(next(folder.glob("*.backup")))
    return [*words, "--at", "5"] if "--gif" in words else words


def environment(shown: Shown, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new host's environment: only the page's settings, paths inside the folder."""
    for name in all_settings():
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for given in shown.given:
        name, _, value = given.partition("=")
        monkeypatch.setenv(name, str(folder / value.rpartition("/")[2]) if name == "DATA_DIR" else value)
    if "restore" in shown.words and not shown.given:
        monkeypatch.setenv("DATA_DIR", str(folder / "restored"))
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"do":"quit"}\n')))


def means_all(shown: Shown) -> bool:
    """Whether this is a whole command, not just a name."""
    return (shown.whole or len(shown.words) > 2) and not {"COMMAND", "--help", "--version"} & {*shown.words}


@pytest.mark.parametrize("shown", of("carcassonne-bot"), ids=str)
def test_documented_bot_commands_run(shown: Shown, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = shown.words[1]
    assert command in {*COMMANDS, "COMMAND", "--help", "--version"}
    if not means_all(shown):
        return
    environment(shown, folder, monkeypatch)
    words = ready(shown, folder)
    if command in OPTIONS_ONLY:
        parser(command).parse_args(["table" if word == "ROLE" else word for word in words])
    else:
        assert main(words) == 0, shown


def test_every_command_is_shown_in_full_somewhere() -> None:
    assert {each.words[1] for each in of("carcassonne-bot") if means_all(each)} == set(COMMANDS)


# the rest


@pytest.mark.parametrize("shown", of("make"), ids=str)
def test_targets_and_their_variables(shown: Shown) -> None:
    assert shown.words[1:] or not shown.whole
    for word in shown.words[1:]:
        name, given, _ = word.partition("=")
        known_as = rf"^{name} \?=" if given else rf"^{name}:"
        assert re.search(known_as, MAKEFILE, re.MULTILINE), shown


@pytest.mark.parametrize("shown", [each for each in of("python", "pytest") if "-m" in each.words], ids=str)
def test_modules_and_their_options(shown: Shown) -> None:
    name = shown.words[shown.words.index("-m") + 1]
    found = importlib.util.find_spec(name)
    if found is not None and found.submodule_search_locations:
        found = importlib.util.find_spec(f"{name}.__main__")
    assert found is not None, shown
    assert found.origin is not None
    source = Path(found.origin).read_text("utf-8")
    for word in (word for word in shown.words if word.startswith("--")):
        assert f'"{word}"' in source, shown


@pytest.mark.parametrize("shown", of("python", "pytest"), ids=str)
def test_paths_of_the_project_are_there(shown: Shown) -> None:
    for word in shown.words[1:]:
        if re.match(r"(?:tests|bot|docs)/", word) and "-N." not in word:
            assert list(ROOT.glob(word)), shown


@pytest.mark.parametrize("shown", of("docker"), ids=str)
def test_container_commands(shown: Shown) -> None:
    words = [word for word in shown.words[2:] if not word.startswith("-")]
    if shown.words[1] == "buildx":
        assert words[:2] == ["imagetools", "inspect"]
        assert f"ARG BASE={words[2]}@" in (ROOT / "Dockerfile").read_text("utf-8")
        return
    assert shown.words[1] == "compose"
    assert set(shown.words) & set(re.findall(r"--\w+", " ".join(shown.words))) <= {"--detach", "--build", "--rm"}
    if words[0] == "run":
        assert f"  {words[1]}:" in (ROOT / "compose.yaml").read_text("utf-8")
        assert words[2] in COMMANDS


def test_command_line_page_names_exactly_the_commands() -> None:
    assert re.findall(r"^## (.+)$", COMMAND_LINE.read_text("utf-8"), re.MULTILINE) == list(COMMANDS)
