"""Recorded whole games that rules and draw must reproduce with the same events.

Each file `NAME.jsonl` comes from `carcassonne-bot simulate` with the arguments beside its name; `digests.txt` has a fingerprint
of all events of each. `python -m tests.card_game.golden` rewrites them; a difference is a change of the rules or of
the two simple players, and belongs in the changelog.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from bot.command_line import main
from bot.engine.events import write_event
from bot.engine.game import Game
from bot.engine.record import read_record
from bot.games.rules import replay_record

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.txt"
GAMES = {
    "two": "--seats 2 --seed 1 --players random",
    "two_greedy": "--seats 2 --seed 2 --players greedy",
    "three": "--seats 3 --seed 3 --players greedy,random,random",
    "four": "--seats 4 --seed 4 --players random,greedy",
    "five": "--seats 5 --seed 5 --players random",
    "two_short": "--seats 2 --seed 6 --players greedy,random --options short_game",
    "five_short": "--seats 5 --seed 7 --players greedy --options short_game",
}


def simulate(name: str, folder: Path) -> Path:
    """Play a golden game into a folder."""
    file = folder / f"{name}.jsonl"
    assert main(["simulate", "--game", "cardcassonne", *GAMES[name].split(), "--out", str(file)]) == 0
    return file


def digest(game: Game) -> str:
    """The fingerprint of everything that happened in a game."""
    events = [*game.first_events, *(event for played in game.log for event in played.events)]
    return hashlib.sha256(msgspec.json.encode([write_event(event) for event in events])).hexdigest()


def write() -> None:
    """Play all golden games and write their records and fingerprints."""
    lines = [f"{name} {digest(replay_record(read_record(simulate(name, FOLDER).read_bytes())))}\n" for name in GAMES]
    DIGESTS.write_text("".join(lines), encoding="utf-8")
