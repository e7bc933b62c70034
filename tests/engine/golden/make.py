"""Make the golden files anew: `python -m tests.engine.golden.make`. Commit a change of them alone, with its reason."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import msgspec

from bot.ai.players import PLAYERS
from bot.command_line.explain import explained
from bot.command_line.perft import ways
from bot.command_line.simulate import play_out
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import read_record, record_of, write_record
from bot.engine.rules import MODULES
from bot.engine.tile_game import CARCASSONNE

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.jsonl.gz"
EXPLAINED = FOLDER / "explained.txt"
PERFT = FOLDER / "perft.txt"

SMALL = tuple(m for m in MODULES if m != "fields")
COMBINATIONS: tuple[tuple[str, ...], ...] = ((), ("fields",), *(("fields", m) for m in SMALL), MODULES)
DEPTH = 4


def setups() -> list[tuple[Setup, tuple[str, ...]]]:
    """Each module alone and all together, for two and for as many as can play; the last with every option."""
    out: list[tuple[Setup, tuple[str, ...]]] = []
    for number, modules in enumerate(COMBINATIONS):
        for seats in (2, CARCASSONNE.seats(modules)[-1]):
            seed = simulated_seed("golden", 10 * number + seats)
            players = ("greedy", "random") if seats == 2 and modules != MODULES else ("random",)
            out.append((Setup(seats, modules, seed=seed.hex()), players))
    options = {"organiser": True, "one_ransom": True}
    out.append((Setup(3, MODULES, options, seed=simulated_seed("golden", 999).hex()), ("random",)))
    return out


def play(setup: Setup, players: tuple[str, ...]) -> bytes:
    """The record of a game."""
    assert setup.seed is not None
    game = CARCASSONNE.start(setup)
    chosen = [PLAYERS[players[seat % len(players)]] for seat in range(setup.seats)]
    play_out(game, chosen, bytes.fromhex(setup.seed))
    return write_record(record_of(game))


def digest(record: bytes) -> str:
    """One number for everything that `explain` says of a record: options, events, scores, supplies and tokens."""
    whole = hashlib.sha256()
    for line in explained(read_record(record)):
        whole.update(msgspec.json.encode(line, order="sorted"))
    return whole.hexdigest()


def perft_line(modules: tuple[str, ...]) -> str:
    """The ways to play the first decisions of a stack that this combination deals."""
    setup = Setup(2, modules, seed=simulated_seed("perft").hex())
    game = CARCASSONNE.start(setup)
    name = "+".join(modules) or "bare"
    return f"{name}: {' '.join(str(ways(game, depth)) for depth in range(1, DEPTH + 1))}"


def main() -> None:
    """Write all golden files."""
    records = [play(setup, players) for setup, players in setups()]
    GAMES.write_bytes(gzip.compress(b"".join(r + b"\n" for r in records), mtime=0))
    EXPLAINED.write_text("".join(digest(r) + "\n" for r in records))
    PERFT.write_text("".join(perft_line(modules) + "\n" for modules in COMBINATIONS))


if __name__ == "__main__":
    main()
