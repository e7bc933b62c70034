"""`make dist TAG=v0.1.0`: the wheel, the source archive and the notes of a release, in `dist`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from typing import Final

from bot import __version__
from tests.project.documents import ROOT

DIST: Final = ROOT / "dist"


class NoRelease(Exception):
    """This cannot be released; the message says what to change."""


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version."""
    found = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if not found or not found[1].strip():
        raise NoRelease(f"CHANGELOG.md has nothing under '## [{version}] - YYYY-MM-DD'")
    return found[1].strip() + "\n"


def check(tag: str, version: str) -> None:
    """Refuse a tag that is not the package's version, and a version that is not for release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NoRelease(f"bot/__init__.py says {version}, which is no release: write the three numbers alone")
    if tag != f"v{version}":
        raise NoRelease(f"the tag is {tag or 'missing'}, and bot/__init__.py says {version}: tag v{version}")


def main(tag: str) -> None:
    """Build everything, or stop with one sentence."""
    check(tag, __version__)
    said = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__)
    shutil.rmtree(DIST, ignore_errors=True)
    for target in ("wheel", "sdist"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", DIST], cwd=ROOT, check=True
        )
    (DIST / "notes.md").write_text(said, "utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "")
    except NoRelease as error:
        sys.exit(f"No release: {error}.")
