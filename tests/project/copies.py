"""A copy of parts of the project, in which a test changes files as a page says."""

from __future__ import annotations

import shutil
import subprocess
import sys
from filecmp import cmp
from pathlib import Path

from tests.project.documents import ROOT


class Copy:
    """A copy of some folders of the project. `replace` and `append` change it; `run` runs Python in it."""

    def __init__(self, folder: Path, *parts: str) -> None:
        self._folder = folder
        self._parts = parts
        for part in parts:
            shutil.copytree(ROOT / part, folder / part)  # with compiled modules: importing them is most of a run

    def lines(self, path: str) -> list[str]:
        return (self._folder / path).read_text("utf-8").splitlines()

    def replace(self, path: str, old: str, new: str) -> None:
        """Replace a piece of a file that occurs once."""
        text = (self._folder / path).read_text("utf-8")
        assert text.count(old) == 1, f"{path}: {old}"
        (self._folder / path).write_text(text.replace(old, new), "utf-8")

    def append(self, path: str, text: str) -> None:
        """Add lines at the end of a file, which may be new."""
        with (self._folder / path).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{text}")

    def put(self, source: Path, path: str) -> None:
        """Copy a file or a folder into the copy."""
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, self._folder / path)

    def run(self, code: str) -> None:
        """Run Python code on the copy; packages that were not copied are the project's."""
        paths = "\n".join(("import sys", f"sys.path[:0] = [{str(self._folder)!r}, {str(ROOT)!r}]", code))
        done = subprocess.run([sys.executable, "-P", "-c", paths], cwd=self._folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-3000:]

    def changed(self) -> list[str]:
        """The files that are new or differ from the project's."""
        files = (path for part in self._parts for path in sorted((self._folder / part).rglob("*")) if path.is_file())
        names = [path.relative_to(self._folder).as_posix() for path in files if "__pycache__" not in path.parts]
        return [name for name in names if not (ROOT / name).is_file() or not cmp(ROOT / name, self._folder / name, shallow=False)]
