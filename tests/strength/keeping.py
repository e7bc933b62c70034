"""Matches are saved after every stack, so that a long one can be stopped and continued with the same code."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

import bot
from bot.workers.arena import Contestant, Match

FOLDERS = (
    *("ai", "engine", "workers", "tile_game/rules", "tile_game/computer", "tile_game/expansions"),
    *("card_game/rules", "card_game/computer"),
)
"""What decides how a match goes, below `bot`."""


class Kept(msgspec.Struct):
    """A match and the code that it was played with."""

    code: str
    seed: str
    match: Match


def code_now() -> str:
    """Return a digest of the computer players, the rules and the tiles."""
    digest = hashlib.sha256()
    root = Path(bot.__file__).parent
    for folder in FOLDERS:
        found = sorted(path for path in (root / folder).rglob("*") if path.suffix in {".py", ".json"} and path.name != "face.py")
        if not found:
            raise FileNotFoundError(f"bot/{folder} has no code: correct FOLDERS")
        for path in found:
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


class MatchFolder:
    """The folder of matches, one file each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.code = code_now()

    def match(self, name: str, seed: str, sides: tuple[str, str]) -> Match:
        """The match so far with this code and seed, or a new one."""
        kept = self.read(name)
        if kept is None or (kept.code, kept.seed) != (self.code, seed):
            return Match(Contestant(sides[0]), Contestant(sides[1]))
        return kept.match

    def read(self, name: str) -> Kept | None:
        """The stored match, whatever it was played with."""
        path = self.path / f"{name}.json"
        return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else None

    def keep(self, name: str, seed: str, match: Match) -> None:
        """Write a new file and rename it, so that there is always a complete one."""
        self.path.mkdir(parents=True, exist_ok=True)
        beside = self.path / f"{name}.new"
        beside.write_bytes(msgspec.json.encode(Kept(self.code, seed, match)))
        beside.replace(self.path / f"{name}.json")
