"""The draw: exact, reproducible, and chosen by nobody alone. docs/fair-draw.md has the same vectors."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from bot.engine.fair import Stream, combine, commitment, shuffled, simulated_seed
from bot.engine.game import NEWEST_RULES, Setup, dealing_stream
from bot.engine.refusals import BadSetup
from bot.tile_game.expansions.rules import CARCASSONNE

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-draw.md"
SERVER = bytes(range(32))
SALTS = ("Anna", "Львів", "")


def test_commitment_is_the_digest_of_the_server_seed() -> None:
    assert commitment(SERVER) == hashlib.sha256(SERVER).hexdigest()


def test_seed_combines_server_seed_and_salts_in_order() -> None:
    by_hand = SERVER + b"".join(hashlib.sha256(s.encode()).digest() for s in SALTS)
    assert combine(SERVER, SALTS) == hashlib.sha256(by_hand).digest()
    assert combine(SERVER, SALTS) != combine(SERVER, SALTS[::-1])
    assert combine(SERVER, ("ab",)) != combine(SERVER, ("a", "b"))


def test_words_come_from_numbered_blocks_big_endian() -> None:
    stream = Stream(SERVER)
    blocks = b"".join(hashlib.sha256(SERVER + i.to_bytes(8, "big")).digest() for i in range(2))
    words = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 64, 4)]
    assert [stream.below(2**32) for _ in range(16)] == words


def test_biased_words_are_rejected() -> None:
    n = 3 * 2**30  # a quarter of all words is rejected
    plain, picky = Stream(SERVER), Stream(SERVER)
    kept = [w for w in (plain.below(2**32) for _ in range(200)) if w < n]
    assert [picky.below(n) for _ in range(len(kept))] == kept
    assert len(kept) < 200


def test_shuffle_runs_from_the_last_position_down() -> None:
    class Told:
        def __init__(self, *numbers: int) -> None:
            self.numbers = list(numbers)
            self.asked: list[int] = []

        def below(self, n: int) -> int:
            self.asked.append(n)
            return self.numbers.pop(0)

    dice = Told(0, 2, 1)
    assert shuffled("abcd", dice) == ["d", "b", "c", "a"]
    assert dice.asked == [4, 3, 2]


def test_orders_are_uniformly_distributed() -> None:
    stream = Stream(b"many")
    counts = Counter(tuple(shuffled("abc", stream)) for _ in range(6000))
    assert set(counts) == set(permutations("abc"))
    assert all(850 < n < 1150 for n in counts.values())


def test_simulation_seeds_can_be_computed_by_anybody() -> None:
    assert simulated_seed(7) == hashlib.sha256(b"7").digest()
    assert simulated_seed(7, 3) == hashlib.sha256(b"7/3").digest()


def test_one_stream_serves_seats_then_river_then_ordinary_tiles() -> None:
    seed = combine(SERVER, SALTS)
    setup = Setup(3, ("fields", "river"), seed=seed.hex(), salts=SALTS)
    stream = Stream(seed)
    shuffled(range(3), stream)
    stack = CARCASSONNE.deal(setup, dealing_stream(setup), NEWEST_RULES)
    rules = CARCASSONNE.rules(setup, NEWEST_RULES)
    river = shuffled(sorted(rules.opening_tiles), stream)
    assert stack == (*river, "RB", *shuffled(sorted(rules.ordinary_tiles), stream))
    assert CARCASSONNE.start(setup).stack == tuple(rules.kind_of[t] for t in stack)


def test_without_people_no_seats_are_shuffled() -> None:
    seed = simulated_seed(1)
    setup = Setup(2, ("fields",), seed=seed.hex())
    rules = CARCASSONNE.rules(setup, NEWEST_RULES)
    assert list(CARCASSONNE.deal(setup, dealing_stream(setup), NEWEST_RULES)) == shuffled(
        sorted(rules.ordinary_tiles), Stream(seed)
    )


@pytest.mark.parametrize("seed", [None, "", "ab", "zz" * 32, "0" * 63])
def test_invalid_seed_is_refused(seed: str | None) -> None:
    with pytest.raises(BadSetup):
        CARCASSONNE.start(Setup(2, ("fields",), seed=seed))


def test_vectors_of_the_document() -> None:
    text = DOCUMENT.read_text()
    seed = combine(SERVER, SALTS)
    stream = Stream(seed)
    setup = Setup(3, ("fields", "river"), seed=seed.hex(), salts=SALTS)
    for vector in (
        SERVER.hex(),
        commitment(SERVER),
        seed.hex(),
        " ".join(str(stream.below(10)) for _ in range(12)),
        " ".join(map(str, shuffled(range(3), Stream(seed)))),
        " ".join(CARCASSONNE.deal(setup, dealing_stream(setup), 2)[:24]),
    ):
        assert f"`{vector}`" in text, vector
