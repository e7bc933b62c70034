"""A copy of the project in which one break at a time is tried."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.mutants.breaks import Break

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "dist", "build", "*.egg-info")
Result = Literal["caught", "survived", "no program"]


@dataclass(frozen=True)
class Verdict:
    """The fate of a break: the test that noticed it and the rules it names."""

    result: Result
    by: str = ""
    rules: tuple[str, ...] = ()


class Trial:
    """A copy of the project in which breaks are tried one by one."""

    def __init__(self, project: Path, folder: Path) -> None:
        self.root = folder / "project"
        self.note = folder / "note.json"
        shutil.copytree(project, self.root, ignore=LEFT_OUT)

    def run(self, seconds: float, first: str = "") -> Verdict:
        """The rule tests on the copy as it now is; files whose name has `first` in it come first."""
        self.note.unlink(missing_ok=True)
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
        command += ["--continue-on-collection-errors", "-p", "tests.mutants.watch", *self._files(first)]
        environment = {**os.environ, "PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1", "MUTANT_NOTE": str(self.note)}
        try:
            done = subprocess.run(
                command, cwd=self.root, env=environment, timeout=seconds, capture_output=True, text=True, check=False
            )
        except subprocess.TimeoutExpired:
            return Verdict("no program", "runs in circles before any test")
        if self.note.exists():
            note = json.loads(self.note.read_text(encoding="utf-8"))
            return Verdict("caught", note["test"], tuple(note["rules"]))
        if done.returncode == 0:
            return Verdict("survived")
        return Verdict("no program", done.stdout.strip().splitlines()[-1] if done.stdout.strip() else done.stderr[-200:])

    def try_out(self, broken: Break, seconds: float) -> Verdict:
        """Try a break, then restore the copy."""
        path = self.root / broken.file
        whole = path.read_bytes()
        path.write_bytes(broken.applied(whole))
        try:
            return self.run(seconds, Path(broken.file).stem)
        finally:
            path.write_bytes(whole)

    def measured(self) -> tuple[Verdict, float]:
        """Run the unbroken program, which must pass; return the verdict and the time."""
        began = time.monotonic()
        return self.run(3600), time.monotonic() - began

    def _files(self, first: str) -> list[str]:
        """The test files, most relevant first."""
        folder = self.root / "tests" / "tile_game"
        files = [*sorted((folder / "rules").glob("test_*.py")), *sorted(folder.glob("test_*.py"))]
        words = {part for part in first.split("_") if len(part) > 2}
        files.sort(key=lambda path: not words & set(path.stem.split("_")))
        return [str(path.relative_to(self.root)) for path in files]
