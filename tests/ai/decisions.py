"""Two hundred recorded decisions of the levels; `python -m tests.ai.decisions` rewrites them.

A difference means that a level plays differently, and belongs in the changelog. A line names no class or module: it holds the
game's record up to the decision, the level, its dice and nodes, and its answer.
"""

from __future__ import annotations

import gzip
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.ai.levels import LEVELS
from bot.ai.strategies import PLAYERS
from bot.engine.actions import write_action
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.engine.record import read_record, record_of, write_record
from bot.games.computers import COMPUTERS, choose
from bot.games.rules import GAMES, replay_record

KEPT: Final = Path(__file__).with_name("decisions.jsonl.gz")
TILE_GAMES: Final = 37
CARD_GAMES: Final = 13
OF_A_GAME: Final = 4
NODES: Final = (300, 1500, 6000)
"""Positions a level may judge, instead of a time limit."""
PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"


def decided(line: dict[str, Any]) -> dict[str, Any]:
    """The level's current answer to a line."""
    game = replay_record(read_record(msgspec.json.encode(line["record"])))
    chosen = choose(game.view(line["seat"]), LEVELS[line["level"]], Stream(bytes.fromhex(line["seed"])), line["nodes"])
    assert not chosen.cut
    action = chosen.action
    reasons = COMPUTERS[game.kind.name].reasons(game, (action,))
    answer = {
        "action": write_action(action),
        "reason": chosen.reason,
        "why": reasons,
        "value": chosen.value,
        "judged": chosen.nodes,
        "says": chosen.level,
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(answer))
    return plain


def kept() -> tuple[str, list[dict[str, Any]]]:
    """The Python version that wrote the file, and its lines."""
    head, *lines = gzip.decompress(KEPT.read_bytes()).splitlines()
    return msgspec.json.decode(head)["python"], [msgspec.json.decode(line) for line in lines]


def _setups() -> Iterator[tuple[str, Setup]]:
    """No module, each one, many pairs and all; every number of seats."""
    modules = GAMES["carcassonne"].modules
    pairs = list(combinations(modules, 2))
    random.Random(2).shuffle(pairs)
    chosen = [(), *((each,) for each in modules), modules, modules, modules, modules, *pairs][:TILE_GAMES]
    for number, names in enumerate(chosen):
        seats = GAMES["carcassonne"].seats(names)
        setup = Setup(seats[number % len(seats)], names, seed=simulated_seed(f"decisions {number}").hex())
        yield "carcassonne", setup
    for number in range(CARD_GAMES):
        options = {"short_game": True} if number % 3 == 2 else {}
        yield "cardcassonne", Setup(2 + number % 4, (), options, seed=simulated_seed(f"cards {number}").hex())


def _positions(name: str, setup: Setup, luck: random.Random) -> list[Game]:
    """Positions with a choice, covering all kinds in the game, in order of play."""
    game = GAMES[name].start(setup)
    found: dict[str, list[Game]] = defaultdict(list)
    while game.decision is not None:
        options = game.options()
        if len(options) > 1:
            found[game.decision.kind].append(game.copy())
        player = PLAYERS["quick" if luck.random() < 0.6 else "random"]
        game.apply(player(game.view(game.decision.seat), Stream(luck.randbytes(8))))
    for each in found.values():
        luck.shuffle(each)
    rare = sorted(found, key=lambda kind: (len(found[kind]), kind))
    picked: list[Game] = []
    while len(picked) < OF_A_GAME:
        picked += [found[kind].pop() for kind in rare if found[kind]]
    return sorted(picked[:OF_A_GAME], key=lambda each: len(each.log))


def _lines() -> Iterator[dict[str, Any]]:
    number = 0
    for name, setup in _setups():
        luck = random.Random(f"{name} {setup.seed}")
        for game in _positions(name, setup, luck):
            assert game.decision is not None
            line = {
                "record": msgspec.json.decode(write_record(record_of(game))),
                "seat": game.decision.seat,
                "kind": game.decision.kind,
                "level": list(LEVELS)[number % len(LEVELS)],
                "nodes": NODES[(number + number // 3) % len(NODES)],
                "seed": luck.randbytes(8).hex(),
            }
            yield {**line, "answer": decided(line)}
            number += 1


def main() -> None:
    """Write the file."""
    lines = [{"python": PYTHON}, *_lines()]
    KEPT.write_bytes(gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines), mtime=0))


if __name__ == "__main__":
    main()
