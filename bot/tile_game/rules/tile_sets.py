"""What is printed on each tile, read from the data files and checked."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Final, Literal, Self

import msgspec

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""Clockwise from the top-left corner; L and R as seen from the tile's centre, looking out."""

CITY: Final = "city"
ROAD: Final = "road"
RIVER: Final = "river"
FIELD: Final = "field"
MONASTERY: Final = "monastery"
GARDEN: Final = "garden"
TERRAIN = {"c": CITY, "r": ROAD, "v": RIVER}


class TileDataError(ValueError):
    """A data file is broken; the message names file, tile and fault."""


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a tile that belongs to one feature.

    `at`: sides, or halves of sides for a field; `cities`: the positions of the cities that a field borders.
    """

    kind: Literal["city", "road", "river", "field", "monastery", "garden"]
    at: tuple[str, ...] = ()
    shields: int = 0
    cathedral: bool = False
    goods: Literal["wine", "grain", "cloth"] | None = None
    inn: bool = False
    cities: tuple[int, ...] = ()


class Flags(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Properties of a tile other than its landscape."""

    start: bool = False
    source: bool = False
    lake: bool = False
    tower: bool = False
    abbey: bool = False
    siege: tuple[Literal["knights", "travellers", "monks", "any"], ...] = ()


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One kind of tile. `sides`: N E S W as c(ity), r(oad), (ri)v(er), f(ield), or * that fits everything.

    `since`: the version of the rules that brought it; games of an older version are played without it.
    """

    id: str
    count: int
    sides: str
    segments: tuple[Segment, ...]
    flags: Flags = Flags()
    since: int = 1

    def without_garden(self) -> Tile:
        """Return the tile for a game without gardens (ABBOT-3). The garden is the last segment and nothing refers to it."""
        return msgspec.structs.replace(self, segments=tuple(s for s in self.segments if s.kind != GARDEN))


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of one expansion, or of the base game: one data file."""

    set: str
    source: str
    tiles: tuple[Tile, ...]

    @classmethod
    def read(cls, name: str, data: bytes) -> Self:
        """Read a set from its file's bytes; TileDataError says where the fault is."""
        try:
            found = msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise TileDataError(f"{name}: {error}") from None
        if found.set != name:
            raise TileDataError(f"{name}: its `set` is '{found.set}'")
        for tile in found.tiles:
            for fault in faults(tile):
                raise TileDataError(f"{name}: tile {tile.id}: {fault}")
        by_id([found])
        return found

    @classmethod
    def beside(cls, module: str) -> Self:
        """Read the set in `tiles.json` beside a module; the set has the name of their folder."""
        folder = module.rpartition(".")[0]
        return cls.read(folder.rpartition(".")[2], files(folder).joinpath("tiles.json").read_bytes())

    def the(self, flag: Literal["start", "source", "lake", "abbey"]) -> Tile:
        """Return the only tile with this flag."""
        (tile,) = (tile for tile in self.tiles if getattr(tile.flags, flag))
        return tile


def by_id(sets: Iterable[TileSet]) -> dict[str, Tile]:
    """Return the tiles of these sets by id; TileDataError names one that is defined twice."""
    tiles: dict[str, Tile] = {}
    for tile_set in sets:
        for tile in tile_set.tiles:
            if tile.id in tiles:
                raise TileDataError(f"{tile_set.set}: tile {tile.id}: is defined twice")
            tiles[tile.id] = tile
    return tiles


def faults(tile: Tile) -> list[str]:
    """Describe the faults in a tile's data; empty if there are none."""
    if tile.count < 1:
        return [f"count {tile.count}"]
    if len(tile.sides) != 4 or not (set(tile.sides) <= set("crvf") or tile.sides == "****"):
        return [f"sides '{tile.sides}'"]
    if tile.flags.abbey != (tile.sides == "****"):
        return ["only the abbey has the sides ****"]
    out = _line_faults(tile) + _field_faults(tile)
    cloisters = sum(s.kind in (MONASTERY, GARDEN) for s in tile.segments)
    if cloisters > 1:
        out.append("more than one monastery or garden")
    if any(s.kind == GARDEN for s in tile.segments[:-1]):
        out.append("the garden is not the last segment")
    return out


def _line_faults(tile: Tile) -> list[str]:
    """Check that exactly one segment of its kind reaches each c, r and v side."""
    reached: dict[str, str] = {}
    out = []
    for segment in tile.segments:
        if segment.kind in (CITY, ROAD, RIVER):
            for side in segment.at:
                if side not in SIDES:
                    out.append(f"{segment.kind} at '{side}': no side")
                elif side in reached:
                    out.append(f"side {side} is reached twice")
                reached[side] = segment.kind
    for side, letter in zip(SIDES, tile.sides, strict=True):
        if reached.get(side) != TERRAIN.get(letter):
            out.append(f"side {side} is '{letter}', but its segment is {reached.get(side) or 'missing'}")
    return out


def _field_faults(tile: Tile) -> list[str]:
    """Check that each half of a non-city side belongs to exactly one field, and both halves of an f side to the same."""
    owner: dict[str, int] = {}
    out = []
    out += [fault for segment in tile.segments for fault in _border_faults(tile, segment)]
    for position, segment in enumerate(tile.segments):
        for half in segment.at if segment.kind == FIELD else ():
            if half not in HALVES:
                out.append(f"field at '{half}': no half")
            elif half in owner:
                out.append(f"half {half} is covered twice")
            owner[half] = position
    for side, letter in zip(SIDES, tile.sides, strict=True):
        left, right = owner.get(side + "L"), owner.get(side + "R")
        if letter in "c*":
            if left is not None or right is not None:
                out.append(f"a field on side {side}, which is '{letter}'")
        elif left is None or right is None:
            out.append(f"side {side}: a half without a field")
        elif letter == "f" and left != right:
            out.append(f"side {side}: its halves belong to two fields")
    return out


def _border_faults(tile: Tile, segment: Segment) -> list[str]:
    """Check that only fields border cities, and only cities of their own tile."""
    if segment.kind != FIELD:
        return [f"a {segment.kind} borders no cities"] if segment.cities else []
    if any(not 0 <= c < len(tile.segments) or tile.segments[c].kind != CITY for c in segment.cities):
        return [f"field {segment.at} borders something that is no city"]
    return []
