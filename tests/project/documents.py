"""Reading the documents: their pages, code, commands, links and headings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

SHELL: Final = frozenset({"", "sh", "console"})
"""Labels of code blocks with commands."""
PROGRAMS: Final = frozenset({"apt", "carcassonne-bot", "chmod", "docker", "git", "make", "pip", "pytest", "python"})
"""Program names that start a command inside a sentence."""

_FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_INLINE: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_SETS: Final = re.compile(r"^[A-Z][A-Z_]*=\S+$")
_SERVICE: Final = re.compile(r"^ExecStart=(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Shown:
    """A documented command. `given`: settings before it; `whole`: in a block, complete and ready to copy."""

    page: str
    given: tuple[str, ...]
    words: tuple[str, ...]
    whole: bool

    @property
    def program(self) -> str:
        """The program, without the environment's folder."""
        return self.words[0].removeprefix("/srv/carcassonne-bot/").removeprefix(".venv/bin/") if self.words else ""

    @property
    def says_more(self) -> bool:
        """Whether it has arguments."""
        return len(self.words) > 1

    def __str__(self) -> str:
        return f"{self.page}: {' '.join((*self.given, *self.words))}"


def name_of(page: Path) -> str:
    """A page's path in the project."""
    return page.relative_to(ROOT).as_posix() if page.is_relative_to(ROOT) else page.name


def blocks(text: str) -> list[tuple[str, str]]:
    """The code blocks with their labels."""
    return [(label, code) for _, label, code in _FENCE.findall(text)]


def prose(text: str) -> str:
    """The page without its blocks of code."""
    return _FENCE.sub("", text)


def spans(text: str) -> list[str]:
    """Inline code."""
    return _INLINE.findall(prose(text))


def commands(page: Path) -> Iterator[Shown]:
    """Every command of a page, in order of appearance: first those of the blocks."""
    text = page.read_text("utf-8")
    name = name_of(page)
    for label, code in blocks(text):
        lines = code.splitlines() if label in SHELL else _SERVICE.findall(code)
        for line in lines:
            words = line.partition("  #")[0].strip().removeprefix("$ ")
            if words and not words.startswith("#"):
                yield from _parts(name, words, whole=True)
    for span in spans(text):
        yield from (each for each in _parts(name, span, whole=False) if each.program in PROGRAMS and each.says_more)


def _parts(page: str, line: str, *, whole: bool) -> Iterator[Shown]:
    for part in line.split(" && "):
        words = part.replace("[", "").replace("]", "").split()
        count = next((number for number, word in enumerate(words) if not _SETS.match(word)), len(words))
        yield Shown(page, tuple(words[:count]), tuple(words[count:]), whole)


def links(text: str) -> list[str]:
    """The targets of a page's links and pictures."""
    return re.findall(r"\]\(([^)\s]+)\)", prose(text))


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as Markdown sites make them."""
    names: set[str] = set()
    for heading in re.findall(r"^#{1,6} (.+)$", prose(text), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        taken = sum(name == plain or re.fullmatch(rf"{re.escape(plain)}-\d+", name) is not None for name in names)
        names.add(f"{plain}-{taken}" if taken else plain)
    return names


def rows(text: str, pattern: str) -> dict[str, str]:
    """Table rows whose first cell is code of this form: first and second cell."""
    return dict(re.findall(rf"^\| `({pattern})` \| (.+?) \|", text, re.MULTILINE))
