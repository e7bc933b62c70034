"""Random games of the second reading keep the laws of the game (checked inside)."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest

from tests.cases import first
from tests.oracle import Oracle
from tests.oracle.boards import TILES
from tests.oracle.selfplay import play_random, shuffled_stack
from tests.oracle.state import MODULES

SOME = [
    "",
    "fields",
    "fields abbot river",
    "traders_builders abbey_mayor",
    "fields traders_builders abbey_mayor king_robber",
    "fields tower",
    "fields siege abbot",
    "fields siege river tower abbey_mayor traders_builders",
    " ".join(MODULES[1:]),
]


@pytest.mark.parametrize(("modules", "seats"), first(len(SOME), [*zip(SOME, cycle([2, 5])), *zip(SOME, cycle([5, 2]))]))
def test_random_game(modules: str, seats: int) -> None:
    random = Random(f"{modules} {seats}")
    stack = shuffled_stack(TILES, modules.split(), random)
    oracle = Oracle(TILES, seats, modules.split(), {"organiser": seats == 5, "one_ransom": seats == 5}, stack)
    played = play_random(oracle, random)
    assert oracle.over
    assert sum(action["do"] == "tile" for action in played) > len(stack) / 2
    river = [name for name in stack if "v" in oracle.state.catalogue[name].sides]
    laid = [tile.id for tile in oracle.state.board.tiles.values() if tile.id in river]
    assert sorted(laid) == sorted(river)  # RIVER-E1


def test_same_actions_same_game() -> None:
    stack = shuffled_stack(TILES, list(MODULES[1:]), Random(3))[:60]
    first = Oracle(TILES, 3, list(MODULES[1:]), {}, stack)
    played = play_random(first, Random(4), check=False)
    again = Oracle(TILES, 3, list(MODULES[1:]), {}, stack)
    for action in played:
        again.play(action)
    assert (again.over, again.scores, again.supply(), again.tokens()) == (True, first.scores, first.supply(), first.tokens())


def test_what_is_not_offered_is_refused() -> None:
    oracle = Oracle(TILES, 2, ["fields"], {}, ["U", "U"])
    for action in ({"do": "tile", "at": [0, -1], "rot": 0}, {"do": "skip"}, {"do": "tile", "at": [0, 1], "rot": 2}):
        with pytest.raises(ValueError, match="not legal"):
            oracle.play(action)
    with pytest.raises(ValueError, match="players"):
        Oracle(TILES, 6, ["fields"], {}, ["U"])
