"""`make` on incomplete machines says what is missing and what to do."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make on this machine")


def make(*arguments: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTHON", "VENV"))}
    command = [shutil.which("make") or "make", "--no-print-directory", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environ | {"PATH": path or environ["PATH"]}, capture_output=True, text=True, check=False
    )


def script(folder: Path, name: str, body: str) -> Path:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return file


def test_help_lists_every_target() -> None:
    phony = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony
    said = make("help").stdout
    assert set(re.findall(r"make (\w+)", said)) == set(phony[1].split()) - {"environment"}


def test_missing_recent_python_is_explained(tmp_path: Path) -> None:
    script(tmp_path, "python3", "exit 1")
    (tmp_path / "sh").symlink_to("/bin/sh")
    done = make("environment", f"VENV={tmp_path / 'env'}", path=str(tmp_path))
    assert done.returncode != 0
    assert "No Python 3.11 or newer found." in done.stderr


def test_requested_python_that_is_too_old_is_explained(tmp_path: Path) -> None:
    old = script(tmp_path, "python2", "exit 1")
    done = make("environment", f"VENV={tmp_path / 'env'}", f"PYTHON={old}")
    assert done.returncode != 0
    assert f"PYTHON={old} is not a Python 3.11 or newer that runs" in done.stderr


def test_missing_venv_package_is_named(tmp_path: Path) -> None:
    bare = script(tmp_path, "python3", f'case "$*" in *ensurepip*) exit 1 ;; *) exec "{sys.executable}" "$@" ;; esac')
    done = make("environment", f"VENV={tmp_path / 'env'}", f"PYTHON={bare}")
    assert done.returncode != 0
    assert "apt install python3-venv" in done.stderr
    assert f"python{sys.version_info[0]}.{sys.version_info[1]}-venv" in done.stderr
    assert not (tmp_path / "env").exists()


def test_environment_of_another_python_is_not_reused(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    script(tmp_path / "bin", "python", "echo 3.11")
    (tmp_path / ".installed").touch()
    asked = script(tmp_path, "python9", "echo 3.99")
    done = make("environment", f"VENV={tmp_path}", f"PYTHON={asked}")
    assert done.returncode != 0
    assert f"PYTHON asks for 3.99, {tmp_path} has 3.11" in done.stderr
    assert make("environment", f"VENV={tmp_path}", f"PYTHON={tmp_path / 'bin' / 'python'}").returncode == 0


def test_folder_that_is_no_environment_is_never_emptied(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.touch()
    done = make("environment", f"VENV={tmp_path}", f"PYTHON={sys.executable}")
    assert done.returncode != 0
    assert f"{tmp_path} is there and is no environment" in done.stderr
    assert kept.exists()
