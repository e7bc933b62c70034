"""The golden files: JSON lines, first the cast, then one step each; and the difference of two steps."""

from __future__ import annotations

import difflib
import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.golden_replies.stage import Person

FOLDER: Final = Path(__file__).parent / "replies"
_DOING: Final = ("says", "presses", "passes")
_LONGEST: Final = 200
"""Most lines shown of a difference."""

Step = dict[str, Any]


def path_of(name: str) -> Path:
    """The file of a game."""
    return FOLDER / f"{name}.jsonl.gz"


def written(cast: Mapping[str, Person], steps: Sequence[Step]) -> bytes:
    """Encode a game reproducibly."""
    lines = [json.dumps(msgspec.to_builtins(dict(cast)), ensure_ascii=False), *(_line(step) for step in steps)]
    return gzip.compress("\n".join(lines).encode(), mtime=0)


def _line(step: Step) -> str:
    return json.dumps(step, ensure_ascii=False)


def read(name: str) -> tuple[dict[str, Person], list[Step]]:
    """Read the cast and the steps."""
    first, *lines = gzip.decompress(path_of(name).read_bytes()).decode().split("\n")
    return msgspec.json.decode(first, type=dict[str, Person]), [json.loads(line) for line in lines]


def title(step: Step) -> str:
    """Summarise what the step does."""
    doing = next(name for name in _DOING if name in step)
    if doing == "passes":
        return f"{step['passes']} minutes pass"
    return f"{step['by']} {doing} “{step[doing]}”"


def pretty(step: Step) -> list[str]:
    """A step as lines, with invisible characters made visible."""
    text = json.dumps(step, ensure_ascii=False, indent=1)
    return [line if line.isprintable() else _visible(line) for line in text.split("\n")]


def _visible(line: str) -> str:
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in line)


def difference(name: str, number: int, wanted: Step, found: Step) -> str:
    """Describe the first difference by game and step, then all of it."""
    where, before, after = next(differing(wanted, found))
    first = f"{name}, step {number}: {title(wanted)}: {where or 'the step'} was {_short(before)} and is {_short(after)}"
    lines = list(difflib.unified_diff(pretty(wanted), pretty(found), "golden", "now", lineterm="", n=4))
    return "\n".join(
        [first, "", *lines[:_LONGEST], "", f"If people are to see this: python -m tests.golden_replies write {name}"]
    )


def _short(value: object) -> str:
    said = json.dumps(value, ensure_ascii=False)
    return said if len(said) < 90 else f"{said[:90]}…"


_NOTHING: Final = "nothing"


def differing(wanted: Any, found: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield each differing value with its path."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name in [*wanted, *(each for each in found if each not in wanted)]:
            yield from differing(wanted.get(name, _NOTHING), found.get(name, _NOTHING), f"{where}, {name}".removeprefix(", "))
    elif isinstance(wanted, list) and isinstance(found, list):
        for number in range(max(len(wanted), len(found))):
            before, after = ((each[number] if number < len(each) else _NOTHING) for each in (wanted, found))
            yield from differing(before, after, f"{where} {number + 1}")
    elif wanted != found:
        yield where, wanted, found
