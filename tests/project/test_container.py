"""The image and the examples for hosts: linted, held to what is there, and its own steps run by hand in a clean folder."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.running import ROLES
from bot.settings import known

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSED = [ROOT / "compose.yaml", *sorted((ROOT / "docs" / "examples").glob("*.yaml"))]
LINTER = Path(sys.executable).with_name("hadolint")


@pytest.mark.skipif(not LINTER.exists(), reason="hadolint has no wheel for this machine")
def test_the_dockerfile_is_linted() -> None:
    done = subprocess.run([LINTER, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_all_that_is_copied_is_there_and_let_in() -> None:
    let_in = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists()
            assert source in let_in


def test_the_image_sets_only_settings_there_are() -> None:
    named = set(re.findall(r"\b([A-Z]+(?:_[A-Z]+)+)=", DOCKERFILE))
    own = {name.upper() for name in known()}
    others = {"PIP_DISABLE_PIP_VERSION_CHECK", "PIP_NO_CACHE_DIR"}
    assert named - own - others == set()
    assert {"DATA_DIR", "ATLAS_DIR", "HEALTH_PORT", "LOG_FORMAT"} <= named


def test_nothing_runs_as_root_and_nothing_is_written_beside_the_data() -> None:
    assert re.search(r"^USER 10001$", DOCKERFILE, re.MULTILINE)
    for file in COMPOSED:
        text = file.read_text("utf-8")
        assert "read_only: true" in text
        assert "cap_drop: [ALL]" in text
        assert "no-new-privileges:true" in text


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_compositions_name_settings_and_roles_there_are(file: Path) -> None:
    text = file.read_text("utf-8")
    own = {name.upper() for name in known()}
    assert set(re.findall(r"^\s+([A-Z]+(?:_[A-Z]+)+|OWNERS):", text, re.MULTILINE)) <= own
    roles = set(re.findall(r'"--only", "([\w-]+)"', text))
    assert roles <= set(ROLES)
    assert not roles or {"telegram", "telegram-out", "discord", "table"} <= roles, "a role that nobody has"
    assert not re.search(r"tmpfs:.*/data", text), "finished games are kept there"
    assert "\t" not in text
    assert "appendonly" in text
    assert "noeviction" in text


def test_the_steps_of_the_image_work_in_a_clean_folder(tmp_path: Path) -> None:
    """The second half of the build by hand: only what is copied, bytecode for all of it, and the command that is the entry."""
    for source in ("bot", "renderer"):
        shutil.copytree(ROOT / source, tmp_path / source, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-m", "compileall", "-q", tmp_path], check=True)
    done = subprocess.run([sys.executable, "-m", "bot", "--help"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "run" in done.stdout
    assert importlib.util.find_spec("bot.app.atlas") is not None
