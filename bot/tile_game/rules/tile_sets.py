"""What is printed on each tile, read from the data files and checked."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""Clockwise from the top-left corner; L and R as seen from the tile's centre, looking out."""

TILE_SETS = ("base", "river", "inns_cathedrals", "traders_builders", "abbey_mayor", "king_robber", "tower", "siege")

CITY: Final = "city"
ROAD: Final = "road"
RIVER: Final = "river"
FIELD: Final = "field"
MONASTERY: Final = "monastery"
GARDEN: Final = "garden"
TERRAIN = {"c": CITY, "r": ROAD, "v": RIVER}


class TileDataError(ValueError):
    """A data file is broken; the message names the file, the tile and the fault."""


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
    """One kind of tile. `sides`: N E S W as c(ity), r(oad), (ri)v(er), f(ield), or * that fits everything."""

    id: str
    count: int
    sides: str
    segments: tuple[Segment, ...]
    flags: Flags = Flags()

    def without_garden(self) -> Tile:
        """Return the tile for a game without gardens (ABBOT-3). The garden is the last segment and nothing refers to it."""
        return msgspec.structs.replace(self, segments=tuple(s for s in self.segments if s.kind != GARDEN))


class FortressCell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the twelve cells; `outer` gives the letters of the outward sides."""

    x: int
    y: int
    tile: str
    outer: dict[str, str]


class FortressSegment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A segment that spans several cells; places have the form `x,y:half`."""

    kind: str
    at: tuple[str, ...]
    fortress: bool = False
    cities: tuple[int, ...] = ()


class RiverEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the river leaves the fortress, and the cell beyond it."""

    at: str
    neighbour: tuple[int, int]


class ExtraCells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dark cells of a row and the numbers of players for which they count."""

    min_players: int
    max_players: int
    cells: int


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The length of the outposts' rows for some numbers of players (SIEGE-22)."""

    players: tuple[int, ...]
    cells: int
    extra: ExtraCells


class FortressTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fortress of twelve cells (SIEGE-11..14)."""

    cells: tuple[FortressCell, ...]
    segments: tuple[FortressSegment, ...]
    river_ends: tuple[RiverEnd, ...]
    outposts: tuple[str, ...]
    rows: tuple[Rows, ...]

    def row_length(self, players: int) -> int:
        """Return the number of cells in each row for this number of players (SIEGE-21, 22)."""
        row = next(r for r in self.rows if players in r.players)
        return row.cells + (row.extra.cells if row.extra.min_players <= players <= row.extra.max_players else 0)


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One data file."""

    set: str
    source: str
    tiles: tuple[Tile, ...]
    fortress: FortressTiles | None = None


class TileCatalogue(msgspec.Struct, frozen=True):
    """All sets by name and all tiles by id."""

    sets: dict[str, TileSet]
    tiles: dict[str, Tile]

    @property
    def fortress(self) -> FortressTiles:
        """The fortress of the siege set."""
        fortress = self.sets["siege"].fortress
        assert fortress is not None
        return fortress


def read_set(name: str, data: bytes) -> TileSet:
    """Read a set from its file's bytes; TileDataError says where the fault is."""
    try:
        tiles = msgspec.json.decode(data, type=TileSet)
    except msgspec.DecodeError as error:
        raise TileDataError(f"{name}: {error}") from None
    if tiles.set != name:
        raise TileDataError(f"{name}: the file calls itself '{tiles.set}'")
    for tile in tiles.tiles:
        for fault in faults(tile):
            raise TileDataError(f"{name}: tile {tile.id}: {fault}")
    if repeated := [t.id for i, t in enumerate(tiles.tiles) if t.id in {o.id for o in tiles.tiles[:i]}]:
        raise TileDataError(f"{name}: tile {repeated[0]}: stands there twice")
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


@cache
def catalogue() -> TileCatalogue:
    """Return all tile sets of the project, read once."""
    folder = files("bot.tile_game.expansions")
    sets = {name: read_set(name, folder.joinpath(name, "tiles.json").read_bytes()) for name in TILE_SETS}
    tiles: dict[str, Tile] = {}
    for name, tile_set in sets.items():
        for tile in tile_set.tiles:
            if tile.id in tiles:
                raise TileDataError(f"{name}: tile {tile.id}: another set has one of this name")
            tiles[tile.id] = tile
    return TileCatalogue(sets, tiles)
