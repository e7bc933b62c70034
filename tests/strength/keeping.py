"""Matches are saved after every stack, so that a long one can be stopped and continued with the same code."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

import bot
from bot.tile_game.computer.weights import nearest, read_weights
from bot.tile_game.expansions.worths import COMPUTER, FITTED
from bot.workers.arena import Contestant, Match
from tests.strength.rows import SETTINGS, Row, Setting

COMMON = ("ai", "engine", "workers/arena.py")
OWN = {
    "carcassonne": ("tile_game/rules", "tile_game/computer", "tile_game/expansions"),
    "cardcassonne": ("card_game/rules", "card_game/computer"),
}
"""What decides how a match goes, below `bot`: for every game, and for each."""

ASIDE = {"comparing.py", "face.py", "reasons.py"}
"""What is in these folders and decides nothing. Of the fitted prices only those count that the setting uses."""


class Kept(msgspec.Struct):
    """A match and the code that it was played with."""

    code: str
    seed: str
    match: Match


@cache
def code_of(setting: Setting) -> str:
    """Return a digest of the computer players, the rules and the tiles, as far as they decide a match in this setting."""
    digest = hashlib.sha256()
    root = Path(bot.__file__).parent
    for place in (*COMMON, *OWN[setting.game]):
        found = sorted(path for path in (root / place, *(root / place).rglob("*")) if path.suffix in {".py", ".json"})
        if not found:
            raise FileNotFoundError(f"bot/{place} has no code: correct COMMON or OWN")
        for path in found:
            if path.name not in ASIDE and path != FITTED:
                digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    if setting.game == "carcassonne":
        fitted = nearest(read_weights(FITTED, COMPUTER.worths.prices), setting.seats, setting.modules)
        digest.update(msgspec.json.encode(fitted))
    return digest.hexdigest()[:12]


class MatchFolder:
    """The folder of matches, one file each."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def match(self, row: Row, seed: str) -> Match:
        """The match so far with this code and seed, or a new one."""
        kept = self.read(row.name)
        if kept is None or (kept.code, kept.seed) != (code_of(SETTINGS[row.setting]), seed):
            return Match(Contestant(row.a), Contestant(row.b))
        return kept.match

    def read(self, name: str) -> Kept | None:
        """The stored match, whatever it was played with."""
        path = self.path / f"{name}.json"
        return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else None

    def keep(self, row: Row, seed: str, match: Match) -> None:
        """Write a new file and rename it, so that there is always a complete one."""
        name, code = row.name, code_of(SETTINGS[row.setting])
        self.path.mkdir(parents=True, exist_ok=True)
        beside = self.path / f"{name}.new"
        beside.write_bytes(msgspec.json.encode(Kept(code, seed, match)))
        beside.replace(self.path / f"{name}.json")
