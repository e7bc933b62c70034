"""The file of finished rounds, each with its commit."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec


class Round(msgspec.Struct, kw_only=False):
    """What came of a round. `again`: what came twice though it may, `typed`: people who had to type to get on.

    `presses`: those on pages that met a fault, `met`: how often which.
    """

    part: str
    seed: int
    kills: int
    games: int
    turns: int
    acknowledged: int
    seconds: int
    faults: list[str]
    pings: int = 0
    again: int = 0
    typed: int = 0
    presses: int = 0
    met: dict[str, int] = {}
    commit: str = ""


def commit_now() -> str:
    """The commit checked out; a star if something was changed since."""
    told = subprocess.run(["git", "describe", "--always", "--dirty=*"], capture_output=True, text=True, check=True)  # noqa: S607
    return told.stdout.strip()


class RoundFolder:
    """The folder of finished rounds, one line each."""

    def __init__(self, path: Path) -> None:
        self._file = path / "rounds.jsonl"
        self.commit = commit_now()

    def all(self) -> list[Round]:
        """The rounds of every commit."""
        lines = self._file.read_bytes().splitlines() if self._file.exists() else []
        return [msgspec.json.decode(line, type=Round) for line in lines]

    def rounds(self, part: str, seed: int) -> list[Round]:
        """The rounds of this commit."""
        return [each for each in self.all() if (each.part, each.seed, each.commit) == (part, seed, self.commit)]

    def keep(self, made: Round) -> None:
        """Append a round."""
        made.commit = self.commit
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(made) + b"\n")


def table(rounds: Sequence[Round]) -> str:
    """A row for each part, seed and commit."""
    head = "| part | commit, seed | kills | games | turns acknowledged | pings | came twice | had to type | faults |\n"
    rows = [head + "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for part, commit, seed in dict.fromkeys((each.part, each.commit, each.seed) for each in rounds if not each.presses):
        mine = [each for each in rounds if (each.part, each.commit, each.seed) == (part, commit, seed)]
        kills, games, turns = (sum(getattr(each, name) for each in mine) for name in ("kills", "games", "acknowledged"))
        pings, again, typed = (sum(getattr(each, name) for each in mine) for name in ("pings", "again", "typed"))
        faults = sum(len(each.faults) for each in mine)
        rows.append(f"| {part} | {commit}, {seed} | {kills} | {games} | {turns} | {pings} | {again} | {typed} | {faults} |")
    return "\n".join(rows)


def pressed(rounds: Sequence[Round]) -> str:
    """The same for presses on pages."""
    head = "| commit, seed | presses | faults met | kills | games | turns confirmed | lost or doubled |\n"
    rows = [head + "| --- | --- | --- | --- | --- | --- | --- |"]
    for commit, seed in dict.fromkeys((each.commit, each.seed) for each in rounds if each.presses):
        mine = [each for each in rounds if each.presses and (each.commit, each.seed) == (commit, seed)]
        presses, kills, games, turns = (
            sum(getattr(each, name) for each in mine) for name in ("presses", "kills", "games", "turns")
        )
        met = sum((Counter(each.met) for each in mine), Counter())
        told = ", ".join(f"{count} {name}" for name, count in sorted(met.items()))
        faults = sum(len(each.faults) for each in mine)
        rows.append(f"| {commit}, {seed} | {presses} | {told} | {kills} | {games} | {turns} | {faults} |")
    return "\n".join(rows) if len(rows) > 1 else ""
