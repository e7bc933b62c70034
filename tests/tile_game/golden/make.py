"""Rewrite the golden files: `python -m tests.tile_game.golden.make`. Commit changes separately, with the reason."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import msgspec

from bot.ai.strategies import PLAYERS
from bot.command_line.explain import explain_record
from bot.command_line.perft import ways
from bot.command_line.simulate import play_out
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import read_record, record_of, write_record
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.tile_game.playing import beside_a_barn, choose_the_rare, joins_a_barn

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.jsonl.gz"
NEWER_GAMES = FOLDER / "games-2.jsonl.gz"
"""Those of the first version of the rules, which are played to their end under it; and of the second, with what it changed."""
EXPLAINED = FOLDER / "explained.txt"
NEWER_EXPLAINED = FOLDER / "explained-2.txt"
PERFT = FOLDER / "perft.txt"

SMALL = tuple(m for m in CARCASSONNE.modules if m != "fields")
COMBINATIONS: tuple[tuple[str, ...], ...] = ((), ("fields",), *(("fields", m) for m in SMALL), CARCASSONNE.modules)
DEPTH = 4
BARNS = (16, 22, 42)


def setups() -> list[tuple[Setup, tuple[str, ...]]]:
    """Each module alone and all together, for two and for the most seats; the last with every option."""
    out: list[tuple[Setup, tuple[str, ...]]] = []
    for number, modules in enumerate(COMBINATIONS):
        for seats in (2, CARCASSONNE.seats(modules)[-1]):
            seed = simulated_seed("golden", 10 * number + seats)
            players = ("greedy", "random") if seats == 2 and modules != CARCASSONNE.modules else ("random",)
            out.append((Setup(seats, modules, seed=seed.hex()), players))
    options = {"organiser": True, "one_ransom": True}
    out.append((Setup(3, CARCASSONNE.modules, options, seed=simulated_seed("golden", 999).hex()), ("random",)))
    return out


def play(setup: Setup, players: tuple[str, ...]) -> bytes:
    """The record of a game of the first version."""
    assert setup.seed is not None
    game = CARCASSONNE.start(setup, 1)
    chosen = [PLAYERS[players[seat % len(players)]] for seat in range(setup.seats)]
    play_out(game, chosen, bytes.fromhex(setup.seed))
    return write_record(record_of(game))


def play_beside_a_barn(number: int) -> bytes:
    """The record of a game in which a pig joins a farmer on a field with a barn (BARN-7)."""
    setup, chance = beside_a_barn(number, 2)
    game = CARCASSONNE.start(setup, 2)
    joined = False
    while game.decision is not None:
        option = game.options()[choose_the_rare(game, chance)]
        joined = joined or joins_a_barn(game, option)
        game.apply(option)
    assert joined
    return write_record(record_of(game))


def digest(record: bytes) -> str:
    """A digest of all that `explain` says of a record: options, events, scores, supplies and tokens."""
    whole = hashlib.sha256()
    for line in explain_record(read_record(record)):
        whole.update(msgspec.json.encode(line, order="sorted"))
    return whole.hexdigest()


def perft_line(modules: tuple[str, ...]) -> str:
    """A perft line: the number of ways to play the first decisions of this combination."""
    setup = Setup(2, modules, seed=simulated_seed("perft").hex())
    game = CARCASSONNE.start(setup, 2)
    name = "+".join(modules) or "bare"
    return f"{name}: {' '.join(str(ways(game, depth)) for depth in range(1, DEPTH + 1))}"


def main() -> None:
    """Write all golden files."""
    first = [play(setup, players) for setup, players in setups()]
    second = [play_beside_a_barn(number) for number in BARNS]
    for file, digests, records in ((GAMES, EXPLAINED, first), (NEWER_GAMES, NEWER_EXPLAINED, second)):
        file.write_bytes(gzip.compress(b"".join(r + b"\n" for r in records), mtime=0))
        digests.write_text("".join(digest(r) + "\n" for r in records))
    PERFT.write_text("".join(perft_line(modules) + "\n" for modules in COMBINATIONS))


if __name__ == "__main__":
    main()
