"""`python -m tests.audit`: run pip-audit on every pinned version; no data is not a pass.

Without vulnerability data from the index, pip-audit skips packages and still succeeds. Here that fails; with
`--where-reachable`, for machines known to be offline, it is only reported.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
HOME: Final = ROOT / "build" / "audit"
"""A separate environment, since the auditor's dependencies are not the bot's."""
PINNED: Final = ("requirements.txt", "requirements-dev.txt")
PATIENCE: Final = 300
"""Seconds for an answer."""


class NotAudited(Exception):
    """The audit could not run; the message says why."""


def auditor() -> Path:
    """pip-audit, installed if it is not there."""
    program = HOME / "bin" / "pip-audit"
    if not program.exists():
        venv.create(HOME, with_pip=True, clear=True)
        done = run(HOME / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit")
        if done.returncode:
            raise NotAudited(f"pip-audit cannot be installed: {last_line(done.stderr)}")
    return program


def run(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command with a time limit, in case the network hangs."""
    try:
        return subprocess.run([str(program), *words], capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise NotAudited(f"{program.name} had no answer in {PATIENCE} seconds") from None


def asked(program: Path, file: str) -> list[dict[str, Any]]:
    """The audit data of each pinned package."""
    words = (
        "--requirement",
        str(ROOT / file),
        "--require-hashes",
        "--disable-pip",
        "--format",
        "json",
        "--progress-spinner",
        "off",
    )
    done = run(program, *words)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        raise NotAudited(f"pip-audit could not ask: {last_line(done.stderr)}") from None
    return found


def last_line(text: str) -> str:
    """The end of a long complaint."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it says nothing")


def weaknesses(packages: list[dict[str, Any]]) -> list[str]:
    """What is known, a line each."""
    return [
        f"{package['name']} {package['version']}: {each['id']}, mended in {', '.join(each['fix_versions']) or 'no version yet'}"
        for package in packages
        for each in package.get("vulns", ())
    ]


def unknown(packages: list[dict[str, Any]]) -> list[str]:
    """The packages without data."""
    return sorted(package["name"] for package in packages if "skip_reason" in package)


def judged(packages: list[dict[str, Any]], *, where_reachable: bool) -> tuple[int, list[str]]:
    """The exit code and the message."""
    found, left_out = weaknesses(packages), unknown(packages)
    asked_of = len(packages) - len(left_out)
    if found:
        return 1, [*found, f"{len(found)} known weaknesses"]
    if not asked_of:
        return int(not where_reachable), ["NOT AUDITED: this package index tells of no weaknesses"]
    if left_out:
        return int(not where_reachable), [f"NOT AUDITED: {', '.join(left_out)}", f"no known weakness in the other {asked_of}"]
    return 0, [f"no known weakness in {asked_of} packages"]


def main() -> int:
    """0 if nothing is known of anything that is pinned."""
    reader = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    reader.add_argument("--where-reachable", action="store_true", help="where nothing can be asked, say so and end well")
    arguments = reader.parse_args()
    worst = 0
    for file in PINNED:
        try:
            status, lines = judged(asked(auditor(), file), where_reachable=arguments.where_reachable)
        except NotAudited as why:
            status, lines = int(not arguments.where_reachable), [f"NOT AUDITED: {why}"]
        print("\n".join(f"{file}: {line}" for line in lines))
        worst |= status
    return worst


if __name__ == "__main__":
    sys.exit(main())
