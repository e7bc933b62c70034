"""The geometry of everything on a tile, before the tile is turned and after."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from renderer.art.curves import Path, turned_path
from renderer.art.drawing import Point, turned

ROAD_WIDTH = 0.088
ROAD_EDGE = 0.118
RIVER_WIDTH = 0.150
BANK_WIDTH = 0.192
WALL_WIDTH = 0.040
CORNER_GAP = 0.030
"""Walls end this far from a corner, so that neighbours' walls always meet."""


class Over(Enum):
    """The structure that carries a road across a river, another road or a city."""

    BRIDGE = "bridge"
    """A road above a river or another road."""
    VIADUCT = "viaduct"
    """A road on arches above the roofs of a city, which it does not divide."""


@dataclass(frozen=True)
class Disc:
    """A round place."""

    centre: Point
    radius: float

    def turned(self, rotation: int) -> Disc:
        """Return the same place on the turned tile."""
        return Disc(turned(self.centre, rotation), self.radius)


@dataclass(frozen=True)
class City:
    """A city: its ground and its walls; a side open to the neighbour has no wall."""

    index: int
    sides: str
    outline: Path
    walls: tuple[Path, ...]

    def turned(self, rotation: int) -> City:
        """Return the same city on the turned tile. Its sides keep their unturned names."""
        walls = tuple(turned_path(wall, rotation) for wall in self.walls)
        return replace(self, outline=turned_path(self.outline, rotation), walls=walls)


@dataclass(frozen=True)
class Road:
    """A road: its arms, from the tile's border inwards or from border to border."""

    index: int
    paths: tuple[Path, ...]
    inn: bool = False
    under: bool = False
    """Whether it runs below another road."""
    tunnel: Path = ()
    """The hidden piece between two tunnel mouths, where it runs under a city."""

    def turned(self, rotation: int) -> Road:
        """Return the same road on the turned tile."""
        paths = tuple(turned_path(path, rotation) for path in self.paths)
        return replace(self, paths=paths, tunnel=turned_path(self.tunnel, rotation))


@dataclass(frozen=True)
class RiverBed:
    """The river on this tile, from side to side, or from a side to its source or lake."""

    index: int
    path: Path
    pool: Disc | None = None

    def turned(self, rotation: int) -> RiverBed:
        """Return the same river on the turned tile."""
        pool = self.pool.turned(rotation) if self.pool else None
        return replace(self, path=turned_path(self.path, rotation), pool=pool)


@dataclass(frozen=True)
class Gate:
    """The place in a wall where a road ends: its middle, and the direction into the city."""

    at: Point
    inward: Point

    def turned(self, rotation: int) -> Gate:
        """Return the same gate on the turned tile."""
        x, y = self.inward
        for _ in range(rotation % 4):
            x, y = -y, x
        return Gate(turned(self.at, rotation), (x, y))


@dataclass(frozen=True)
class Crossing:
    """A road above a river, another road or a city: the upper piece, and the structure that carries it."""

    path: Path
    over: Over

    def turned(self, rotation: int) -> Crossing:
        """Return the same crossing on the turned tile."""
        return replace(self, path=turned_path(self.path, rotation))


@dataclass(frozen=True)
class Square:
    """A paved place where roads end, and the paved ways from it to city gates."""

    disc: Disc
    arms: tuple[Path, ...] = ()

    def turned(self, rotation: int) -> Square:
        """Return the same square on the turned tile."""
        return Square(self.disc.turned(rotation), tuple(turned_path(arm, rotation) for arm in self.arms))


@dataclass(frozen=True)
class TilePlan:
    """Everything on a tile that separates its fields."""

    cities: tuple[City, ...] = ()
    roads: tuple[Road, ...] = ()
    rivers: tuple[RiverBed, ...] = ()
    gates: tuple[Gate, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    square: Square | None = None
    hamlet: Disc | None = None
    """The houses around a road's end in the open field."""
    cloister: Disc | None = None
    """The yard of the monastery."""
    abbey: bool = False
    deck: Path = ()
    """The ground of a city that crosses above another."""

    def turned(self, rotation: int) -> TilePlan:
        """Return the same plan on the turned tile."""
        if rotation % 4 == 0:
            return self
        return TilePlan(
            cities=tuple(city.turned(rotation) for city in self.cities),
            roads=tuple(road.turned(rotation) for road in self.roads),
            rivers=tuple(river.turned(rotation) for river in self.rivers),
            gates=tuple(gate.turned(rotation) for gate in self.gates),
            crossings=tuple(crossing.turned(rotation) for crossing in self.crossings),
            square=self.square.turned(rotation) if self.square else None,
            hamlet=self.hamlet.turned(rotation) if self.hamlet else None,
            cloister=self.cloister.turned(rotation) if self.cloister else None,
            abbey=self.abbey,
            deck=turned_path(self.deck, rotation),
        )
