"""`python -m tests.project.site`: the documents as a site, in `build/site`. It fails if a link leads nowhere.

The site has the pages of `docs` and those above it; `README.md` is its front page. A link to a file that is no page, such as a
module, becomes its name.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.project.documents import ROOT

ABOVE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}
"""The pages above `docs`, and what they are called in the site."""
_COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")
_LINK: Final = re.compile(r"\[(?P<words>[^\]]*)\]\((?P<target>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")


def led(text: str, page: str) -> str:
    """A page's text, with links that lead to where the pages are in the site. `page`: its path in the project."""
    here = posixpath.dirname(_in_site(page) or "")

    def lead(found: re.Match[str]) -> str:
        there = _in_site(posixpath.normpath(posixpath.join(posixpath.dirname(page), found["target"])))
        return f"[{found['words']}]({posixpath.relpath(there, here or '.')}{found['anchor'] or ''})" if there else found["words"]

    return _LINK.sub(lead, text)


def _in_site(path: str) -> str | None:
    """Where a file of the project is in the site, if it is there."""
    return ABOVE.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else None)


def lay_out(folder: Path) -> None:
    """Put everything that the site is made of into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for page in (*ABOVE, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))):
        (folder / str(_in_site(page))).write_text(led((ROOT / page).read_text("utf-8"), page), "utf-8")


def build(root: Path = ROOT) -> tuple[bool, str]:
    """Build the site of a folder that holds `zensical.toml` and what is laid out; return whether it worked, and what was said."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode == 0, _COLOUR.sub("", done.stdout)


if __name__ == "__main__":
    lay_out(ROOT / "build" / "docs")
    works, said = build()
    sys.stderr.write(said)
    sys.exit(not works)
