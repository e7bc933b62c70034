"""Whole games kept as records: rules and draw must give exactly these again, with the same events.

`python -m tests.cardcassonne.golden` writes them anew; what then differs is a change of the rules and belongs in the changelog.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from bot.cardcassonne import CARDCASSONNE
from bot.engine.events import write_event
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.engine.record import record_of, write_record

GAMES = Path(__file__).with_name("games.jsonl")
DIGESTS = Path(__file__).with_name("digests.txt")
SETUPS = [*((seats, False) for seats in (2, 3, 4, 5)), (2, True), (5, True)]
"""Seats, and whether it is a short game."""


def played(number: int) -> Game:
    """The golden game of this number, played by chance."""
    seats, short = SETUPS[number]
    seed = simulated_seed("golden", number)
    game = CARDCASSONNE.start(Setup(seats, seed=seed.hex(), options={"short_game": True} if short else {}))
    dice = Stream(seed)
    while game.decision:
        options = game.options()
        game.apply(options[dice.below(len(options))])
    return game


def digest(game: Game) -> str:
    """The fingerprint of everything that happened in a game."""
    events = [*game.opening, *(event for played in game.log for event in played.events)]
    return hashlib.sha256(msgspec.json.encode([write_event(event) for event in events])).hexdigest()


def write() -> None:
    """Play all golden games and keep their records and fingerprints."""
    games = [played(number) for number in range(len(SETUPS))]
    GAMES.write_bytes(b"".join(write_record(record_of(game)) + b"\n" for game in games))
    DIGESTS.write_text("".join(digest(game) + "\n" for game in games), encoding="utf-8")
