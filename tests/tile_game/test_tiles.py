"""The tile data: complete and valid, errors with their position, correct rotation."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.shape import Shape, canonical_rotations, shapes_of
from bot.tile_game.rules.tile_sets import HALVES, SIDES, Tile, TileDataError, TileSet, faults
from tests.tile_game.boxes import BOXES, ENTRIES

SETS = {e.id: e.tile_set for e in (BASE, *EXPANSIONS) if e.tile_set}
ALL = list(CARCASSONNE.tiles.values())


def copies(name: str) -> list[Tile]:
    """Every tile of a set, with its copies."""
    return [tile for tile in SETS[name].tiles for _ in range(tile.count)]


def segments(name: str, kind: str) -> int:
    return sum(s.kind == kind for tile in copies(name) for s in tile.segments)


# --- what is on the tiles ---


@pytest.mark.parametrize("name", SETS)
def test_tile_counts(name: str) -> None:
    shields = sum(s.shields for tile in copies(name) for s in tile.segments)
    pile = next(e for e in (BASE, *EXPANSIONS) if e.id == name).tiles(CARCASSONNE.modules)
    found = (len(SETS[name].tiles), len(copies(name)), len(pile), shields)
    assert (*found, segments(name, "monastery"), segments(name, "garden")) == BOXES[name]


def test_symbols_on_tiles() -> None:
    def marks(name: str, mark: str) -> Counter[Any]:
        values = (getattr(s, mark) for tile in copies(name) for s in tile.segments)
        return Counter(value for value in values if value)

    assert marks("inns_cathedrals", "inn") == {True: 6}
    assert marks("inns_cathedrals", "cathedral") == {True: 2}
    assert marks("traders_builders", "goods") == {"wine": 9, "grain": 6, "cloth": 5}
    for name in SETS:
        assert name == "inns_cathedrals" or not marks(name, "inn") + marks(name, "cathedral")
        assert name == "traders_builders" or not marks(name, "goods")


def test_tile_flags() -> None:
    assert [t.id for t in ALL if t.flags.start] == ["D"]
    assert [t.id for t in ALL if t.flags.source] == ["RA"]
    assert [t.id for t in ALL if t.flags.lake] == ["RB"]
    assert [(t.id, t.count) for t in ALL if t.flags.abbey] == [("abbey", 6)]
    assert sum(t.count for t in ALL if t.flags.tower) == 18
    assert {t.id[0] for t in ALL if t.flags.tower} == {"T"}
    symbols = [tile.flags.siege for tile in copies("siege")]
    assert Counter(s for both in symbols for s in both) == {"knights": 6, "travellers": 6, "monks": 6, "any": 3}
    assert Counter(map(len, symbols)) == {1: 15, 2: 3}


@pytest.mark.parametrize("tile", ALL, ids=lambda t: t.id)
def test_every_place_of_a_tile_belongs_to_exactly_one_segment(tile: Tile) -> None:
    places = Counter(place for s in tile.segments for place in s.at)
    expected: Counter[str] = Counter()
    for side, letter in zip(SIDES, tile.sides, strict=True):
        expected.update({"c": [side], "*": []}.get(letter, [side + "L", side + "R"]))
        if letter in "rv":
            expected[side] += 1
    assert places == expected
    for segment in tile.segments:
        assert set(segment.at) <= set(HALVES if segment.kind == "field" else SIDES)


@pytest.mark.parametrize("tile", ALL, ids=lambda t: t.id)
def test_stored_orientation_is_the_first_in_the_order_c_r_v_f(tile: Tile) -> None:
    def rank(sides: str) -> list[int]:
        return ["crvf*".index(letter) for letter in sides]

    assert rank(tile.sides) == min(rank(tile.sides[i:] + tile.sides[:i]) for i in range(4))


def test_segments_come_in_the_order_city_road_river_field_cloister() -> None:
    order = ["city", "road", "river", "field", "monastery", "garden"]
    for tile in ALL:
        kinds = [order.index(s.kind) for s in tile.segments]
        assert kinds == sorted(kinds), tile.id


def test_field_at_a_city_corner_borders_the_city() -> None:
    """A half side next to a city side, with nothing between, borders that city."""
    for tile in ALL:
        for i, side in enumerate(SIDES):
            if tile.sides[i] != "c":
                continue
            city = next(n for n, s in enumerate(tile.segments) if s.kind == "city" and side in s.at)
            for half in (SIDES[(i + 1) % 4] + "L", SIDES[i - 1] + "R"):
                for field in (s for s in tile.segments if s.kind == "field" and half in s.at):
                    assert city in field.cities, (tile.id, half)


def test_ids_are_unique_over_all_sets() -> None:
    ids = [tile.id for tile_set in SETS.values() for tile in tile_set.tiles]
    assert len(ids) == len(set(ids)) == len(ALL) == ENTRIES
    with pytest.raises(TileDataError, match="base: tile A: is defined twice"):
        TileGame(BASE, (*EXPANSIONS, BASE))


# --- broken data ---


def base() -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(files("bot.tile_game.expansions").joinpath("base", "tiles.json").read_bytes())
    return data


def tile_of(data: dict[str, Any], tile_id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(tile for tile in data["tiles"] if tile["id"] == tile_id)
    return found


def refusal(data: object, name: str = "base") -> str:
    with pytest.raises(TileDataError) as refused:
        TileSet.read(name, msgspec.json.encode(data))
    return str(refused.value)


def test_valid_data_is_read() -> None:
    assert TileSet.read("base", msgspec.json.encode(base())) == SETS["base"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"count": 0}, "count 0"),
        ({"sides": "crf"}, "sides 'crf'"),
        ({"sides": "crfx"}, "sides 'crfx'"),
        ({"sides": "****"}, "only the abbey has the sides ****"),
        ({"sides": "crff"}, "side W is 'f', but its segment is road"),
        ({"sides": "ccfr"}, "side E is 'c', but its segment is road"),
    ],
)
def test_broken_tile_is_named(change: dict[str, Any], fault: str) -> None:
    data = base()
    tile_of(data, "D").update(change)
    assert refusal(data).startswith(f"base: tile D: {fault}")


@pytest.mark.parametrize(
    ("number", "change", "fault"),
    [
        (0, {"at": ["Q"]}, "city at 'Q': no side"),
        (0, {"at": ["N", "E"]}, "side E is reached twice"),
        (0, {"at": []}, "side N is 'c', but its segment is missing"),
        (1, {"cities": [0]}, "a road borders no cities"),
        (2, {"at": ["EL", "WR", "ER"]}, "half ER is covered twice"),
        (2, {"at": ["EL"]}, "side W: a half without a field"),
        (2, {"at": ["EL", "WR", "NL"]}, "a field on side N, which is 'c'"),
        (2, {"at": ["EL", "WR", "XL"]}, "field at 'XL': no half"),
        (2, {"cities": [1]}, "field ('EL', 'WR') borders something that is no city"),
        (2, {"cities": [9]}, "field ('EL', 'WR') borders something that is no city"),
        (3, {"kind": "garden", "at": []}, "side E: a half without a field"),
    ],
)
def test_broken_segment_is_named(number: int, change: dict[str, Any], fault: str) -> None:
    data = base()
    tile_of(data, "D")["segments"][number].update(change)
    message = refusal(data)
    assert message.startswith("base: tile D: ")
    assert fault in faults(msgspec.convert(tile_of(data, "D"), Tile))


def test_field_side_split_between_two_fields_is_refused() -> None:
    data = base()
    tile = tile_of(data, "B")
    tile["segments"] = [
        {"kind": "field", "at": ["NL", "NR", "EL", "ER", "SL"], "cities": []},
        {"kind": "field", "at": ["SR", "WL", "WR"], "cities": []},
    ]
    assert refusal(data) == "base: tile B: side S: its halves belong to two fields"


def test_second_cloister_and_misplaced_garden_are_refused() -> None:
    data = base()
    tile_of(data, "B")["segments"].append({"kind": "garden"})
    assert refusal(data) == "base: tile B: more than one monastery or garden"
    data = base()
    tile_of(data, "Eg")["segments"].reverse()
    assert "base: tile Eg: " in refusal(data)


@pytest.mark.parametrize(
    "change",
    [{"kind": "castle"}, {"goods": "gold"}, {"shields": "two"}, {"colour": "green"}, {"at": "N"}],
)
def test_unknown_words_are_refused_with_their_position(change: dict[str, Any]) -> None:
    data = base()
    data["tiles"][3]["segments"][0].update(change)
    message = refusal(data)
    assert message.startswith("base: ")
    assert "$.tiles[...].segments[...]" in message or "$.tiles[3].segments[0]" in message


def test_duplicate_tile_and_misnamed_file_are_refused() -> None:
    data = base()
    data["tiles"].append(tile_of(data, "D"))
    assert refusal(data) == "base: tile D: is defined twice"
    assert refusal(base(), "river") == "river: its `set` is 'base'"
    assert refusal([]).startswith("base: ")


# --- turning ---


def shape(tile_id: str, rot: int) -> Shape:
    return shapes_of(CARCASSONNE.tiles[tile_id])[rot]


CODES = {"c": 1, "r": 2, "v": 3, "f": 4, "*": 5}


@pytest.mark.parametrize("tile", ALL, ids=lambda t: t.id)
def test_turning_moves_every_side_clockwise(tile: Tile) -> None:
    for rot, turned in enumerate(shapes_of(tile)):
        assert turned.codes == tuple(CODES[tile.sides[(side - rot) % 4]] for side in range(4))
        for segment, places in zip(tile.segments, turned.places_at, strict=True):
            ring = HALVES if segment.kind == "field" else SIDES
            step = rot * len(ring) // 4
            assert set(places) == {ring[(ring.index(at) + step) % len(ring)] for at in segment.at}


def test_segment_names() -> None:
    assert shape("D", 0).names == ["city@N", "road@E", "field@EL", "field@ER"]
    assert shape("D", 1).names == ["city@E", "road@N", "field@NR", "field@NL"]
    assert shape("A", 0).names == ["road@N", "field@NL", "monastery"]
    assert shape("Eg", 2).names == ["city@S", "field@NL", "garden"]
    assert shape("AL", 0).names == ["city@N", "city@E", "field@-", "field@-2"]
    assert shape("RG", 0).names == ["river@N", "field@NL", "field@NR"]


@pytest.mark.parametrize("tile", ALL, ids=lambda t: t.id)
def test_names_are_unique_on_every_tile(tile: Tile) -> None:
    for turned in shapes_of(tile):
        assert len(set(turned.names)) == len(tile.segments)


@pytest.mark.parametrize(
    ("tile_id", "canonical"),
    [
        ("D", (0, 1, 2, 3)),
        ("B", (0, 0, 0, 0)),
        ("C", (0, 0, 0, 0)),
        ("X", (0, 0, 0, 0)),
        ("U", (0, 1, 0, 1)),
        ("Ug", (0, 1, 0, 1)),  # the garden does not distinguish rotations
        ("G", (0, 1, 0, 1)),
        ("H", (0, 1, 0, 1)),
        ("E", (0, 1, 2, 3)),
        ("RD", (0, 1, 2, 3)),
        ("EE", (0, 1, 0, 1)),  # two curves
        ("HB", (0, 0, 0, 0)),
        ("RG", (0, 1, 0, 1)),
        ("RC", (0, 1, 0, 1)),
        ("EH", (0, 0, 0, 0)),
        ("abbey", (0, 0, 0, 0)),
        ("AC", (0, 1, 2, 3)),
        ("AJ", (0, 1, 2, 3)),  # the road dives under on one side only
        ("AL", (0, 1, 0, 1)),  # two cities cross, one of them has the shield
    ],
)
def test_canonical_rotations(tile_id: str, canonical: tuple[int, ...]) -> None:
    assert canonical_rotations(CARCASSONNE.tiles[tile_id]) == canonical


def test_canonical_rotation_is_the_smallest_that_looks_the_same() -> None:
    for tile in ALL:
        canonical = canonical_rotations(tile)
        assert all(canonical[rot] <= rot and canonical[canonical[rot]] == canonical[rot] for rot in range(4))
        for rot, first in enumerate(canonical):
            assert shapes_of(tile)[rot].codes == shapes_of(tile)[first].codes
