"""Random games to the end, with the laws that must hold after every action."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.oracle import Oracle
from tests.oracle.state import MODULES, State

SETS = tuple(m for m in MODULES if m not in ("fields", "abbot"))


def load_tiles(folder: Path) -> dict[str, Any]:
    """The catalogue: set name to its JSON."""
    return {path.parent.name: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*/tiles.json"))}


def shuffled_stack(tiles: dict[str, Any], modules: list[str], random: Random) -> list[str]:
    """The stack as the rules make it: the river first, its lake last, then the ordinary tiles."""
    river: list[str] = []
    ordinary: list[str] = []
    lake: list[str] = []
    for name in ["base", *(m for m in modules if m in SETS and m != "base")]:
        for entry in tiles[name]["tiles"]:
            flags = entry.get("flags", {})
            copies = [entry["id"]] * (entry["count"] - (1 if flags.get("start") else 0))
            if flags.get("source") or flags.get("abbey"):
                continue
            if flags.get("lake"):
                lake = copies
            elif "v" in entry["sides"]:
                river += copies if "river" in modules else []
            else:
                ordinary += copies
    random.shuffle(river)
    random.shuffle(ordinary)
    return [*river, *lake, *ordinary] if "river" in modules else ordinary


def pieces(state: State, seat: int) -> Counter[str]:
    """All figures of a seat, wherever they are (FIG-4)."""
    total = Counter(state.supplies[seat])
    total.update(f.kind for f in state.figures if f.seat == seat)
    total.update(t.kind for t in state.tops if t.seat == seat)
    total.update(p.kind for p in state.prisoners if p.seat == seat)
    total.update("follower" for d in state.defenders if d.seat == seat)
    total.update("barn" for b in state.barns if b.seat == seat)
    return +total


def check_laws(state: State, at_start: list[Counter[str]], told: list[int]) -> None:
    """What holds in every position."""
    for seat in range(state.seats):
        assert pieces(state, seat) == at_start[seat], "FIG-4"
        assert state.scores[seat] >= 0, "TOWER-38"
        assert all(n >= 0 for n in state.supplies[seat].values())
    assert told == state.scores, "the events' sum is the score"
    pairs = {(p.captor, p.seat) for p in state.prisoners}
    assert not any((b, a) in pairs for a, b in pairs), "TOWER-36"
    assert len({f.node for f in state.figures}) == len(state.figures), "one figure a segment"
    for figure in state.figures:
        feature = state.board.feature(figure.node)
        if figure.kind in ("builder", "pig"):
            assert state.has_follower(figure.seat, feature), "FIG-5"
    for feature in state.board.features():
        if feature.kind == "field" and state.barns_on(feature) and state.figures_on(feature):
            raise AssertionError("BARN-6, BARN-9")


def choose(oracle: Oracle, random: Random) -> dict[str, Any]:
    """A random action, with rare kinds and well-surrounded cells more often than by pure chance."""
    options = oracle.options()
    kind = random.choice(sorted({option["do"] for option in options}))
    if kind == "tile":
        tried = random.choices([o for o in options if o["do"] == "tile"], k=random.choice((1, 4, 16)))
        return max(tried, key=lambda option: oracle.state.board.neighbours((option["at"][0], option["at"][1])))
    return random.choice([o for o in options if random.random() < 0.5 or o["do"] == kind])


def play_random(oracle: Oracle, random: Random, check: bool = True) -> list[dict[str, Any]]:
    """Random legal actions to the end; gives back what was played, each with its seat."""
    state = oracle.state
    at_start = [pieces(state, seat) for seat in range(state.seats)]
    told = [0] * state.seats
    played: list[dict[str, Any]] = []
    while decision := oracle.decision():
        action = choose(oracle, random)
        for event in oracle.play(action):
            told[event["seat"]] += event["points"]
        played.append({"seat": decision["seat"], **action})
        between_turns = (oracle.decision() or {"kind": "draw"})["kind"] in ("draw", "tile")
        if check and between_turns:
            check_laws(state, at_start, told)
    assert state.pile_empty
    return played
