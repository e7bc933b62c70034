"""The map: which tile lies where, what is joined, what fits. Everything is found by flood fill."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.oracle.tileset import (
    HALVES,
    SIDES,
    Cell,
    Tile,
    around,
    beside,
    canonical_rotations,
    facing,
    segment_name,
    turned,
)

Node = tuple[int, int, int]
"""A segment on the map: x, y and its index on the tile."""
Place = tuple[Cell, str]
"""A side or half of a cell."""


@dataclass(frozen=True)
class Feature:
    """A maximal set of joined segments of one kind (BASE-4), as the map now is."""

    kind: str
    nodes: frozenset[Node]
    tiles: frozenset[Cell]
    complete: bool
    first: tuple[Cell, str]
    shields: int = 0
    cathedral: bool = False
    inn: bool = False
    goods: tuple[str, ...] = ()
    cities: frozenset[Node] = frozenset()
    fortress: bool = False

    @property
    def size(self) -> int:
        """Distinct tiles (BASE-7)."""
        return len(self.tiles)


@dataclass
class Fortress:
    """The fortress' twelve cells with their outer sides, its two fields, its river ends."""

    cells: dict[Cell, dict[str, str]] = field(default_factory=dict)
    fields: dict[Node, list[Place]] = field(default_factory=dict)
    river: list[Place] = field(default_factory=list)


def read_place(text: str) -> Place:
    """`x,y:half` of the fortress data."""
    cell, place = text.split(":")
    x, y = cell.split(",")
    return (int(x), int(y)), place


def read_fortress(data: dict[str, Any]) -> Fortress:
    """The fortress of the catalogue; its cell 0,0 is the board's."""
    fortress = Fortress()
    for cell in data["cells"]:
        fortress.cells[(cell["x"], cell["y"])] = cell["outer"]
    for index, segment in enumerate(data["segments"]):
        places = [read_place(text) for text in segment["at"]]
        if segment["kind"] == "field":
            fortress.fields[(0, 0, index)] = places
        elif segment["kind"] == "river":
            fortress.river = places
    return fortress


class Board:
    """The tiles on the map, each as it lies."""

    def __init__(self, fortress: Fortress | None) -> None:
        self.fortress = fortress or Fortress()
        self.tiles: dict[Cell, Tile] = {}
        self.reached: dict[Place, Node] = {place: node for node, places in self.fortress.fields.items() for place in places}
        self._features: dict[Node, Feature] = {}

    def lay(self, tile: Tile, cell: Cell, rot: int) -> None:
        """Put a tile down; what was known of features is forgotten."""
        self.tiles[cell] = turned(tile, rot)
        for index, segment in enumerate(self.tiles[cell].segments):
            for place in segment.at:
                self.reached[(cell, place)] = (*cell, index)
        self._features = {}

    # --- cells and segments ---

    def holds(self, cell: Cell) -> bool:
        """Whether the cell has a tile; each fortress cell counts as one (SIEGE-10)."""
        return cell in self.tiles or cell in self.fortress.cells

    def neighbours(self, cell: Cell) -> int:
        """Occupied cells among the eight around it."""
        return sum(self.holds(other) for other in around(cell))

    def side(self, cell: Cell, side: str) -> str | None:
        """The terrain on a side of what lies there."""
        if cell in self.tiles:
            return self.tiles[cell].sides[SIDES.index(side)]
        return self.fortress.cells.get(cell, {}).get(side)

    def nodes(self, cell: Cell) -> list[Node]:
        """All segments of the tile there."""
        x, y = cell
        return [(x, y, i) for i in range(len(self.tiles[cell].segments))] if cell in self.tiles else []

    def node_at(self, cell: Cell, place: str) -> Node | None:
        """The segment that reaches this side or half."""
        return self.reached.get((cell, place))

    def kind(self, node: Node) -> str:
        """The kind of a segment."""
        if node in self.fortress.fields:
            return "field"
        return self.tiles[node[:2]].segments[node[2]].kind

    def places(self, node: Node) -> list[Place]:
        """The sides or halves a segment reaches."""
        if node in self.fortress.fields:
            return self.fortress.fields[node]
        cell = node[:2]
        return [(cell, place) for place in self.tiles[cell].segments[node[2]].at]

    def name(self, node: Node) -> str:
        """`kind@loc` of a segment on a landscape tile."""
        return segment_name(self.tiles[node[:2]], node[2])

    def named(self, cell: Cell, name: str) -> Node:
        """The segment of that name on the tile there."""
        return next(node for node in self.nodes(cell) if self.name(node) == name)

    # --- features ---

    def flood(self, start: Node) -> frozenset[Node]:
        """All segments joined to this one across shared sides (BASE-4)."""
        seen = {start}
        waiting = [start]
        while waiting:
            for cell, place in self.places(waiting.pop()):
                other = self.node_at(beside(cell, place[0]), facing(place))
                if other is not None and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return frozenset(seen)

    def features(self) -> list[Feature]:
        """Every feature of the map as it now is."""
        if not self._features:
            everything = [node for cell in self.tiles for node in self.nodes(cell)]
            for node in [*everything, *self.fortress.fields]:
                if node not in self._features and self.kind(node) != "river":
                    feature = self.describe(self.flood(node))
                    self._features.update(dict.fromkeys(feature.nodes, feature))
        return list({id(f): f for f in self._features.values()}.values())

    def feature(self, node: Node) -> Feature:
        """The feature a segment belongs to."""
        self.features()
        return self._features[node]

    def describe(self, nodes: frozenset[Node]) -> Feature:
        """Count what a joined set of segments carries."""
        fortress = any(node in self.fortress.fields for node in nodes)
        printed = [(node, self.tiles[node[:2]].segments[node[2]]) for node in nodes if node not in self.fortress.fields]
        return Feature(
            kind=self.kind(next(iter(nodes))),
            nodes=nodes,
            tiles=frozenset(node[:2] for node, _ in printed),
            complete=self.is_complete(nodes),
            first=self.first(nodes),
            shields=sum(s.shields for _, s in printed),
            cathedral=any(s.cathedral for _, s in printed),
            inn=any(s.inn for _, s in printed),
            goods=tuple(sorted(s.goods for _, s in printed if s.goods)),
            cities=frozenset((n[0], n[1], city) for n, s in printed for city in s.cities),
            fortress=fortress,
        )

    def is_complete(self, nodes: frozenset[Node]) -> bool:
        """BASE-40, -41: no open edge; BASE-42: eight neighbours; a field never is."""
        node = next(iter(nodes))
        kind = self.kind(node)
        if kind == "field":
            return False
        if kind in ("monastery", "garden"):
            return self.neighbours(node[:2]) == 8
        edges = [edge for n in nodes for edge in self.places(n)]
        return all(self.holds(beside(cell, side)) for cell, side in edges)

    def first(self, nodes: frozenset[Node]) -> tuple[Cell, str]:
        """Its first segment: smallest y, then x, then first in the clockwise order."""
        places = [place for node in nodes for place in self.places(node)]
        node = next(iter(nodes))
        if not places:
            return node[:2], self.name(node)
        order = SIDES + HALVES
        cell, place = min(places, key=lambda p: (p[0][1], p[0][0], order.index(p[1])))
        return cell, f"{self.kind(node)}@{place}"

    # --- what fits ---

    def open_cells(self) -> list[Cell]:
        """Empty cells that touch the map with a side."""
        cells = {
            beside(cell, side)
            for cell in [*self.tiles, *self.fortress.cells]
            for side in SIDES
            if not self.holds(beside(cell, side))
        }
        return sorted(cells, key=lambda cell: (cell[1], cell[0]))

    def placements(self, tile: Tile) -> list[tuple[Cell, int]]:
        """Every legal cell and canonical rotation of a drawn tile."""
        lying = [(rot, turned(tile, rot)) for rot in canonical_rotations(tile)]
        return [(cell, rot) for cell in self.open_cells() for rot, as_it_lies in lying if self.fits(as_it_lies, cell)]

    def fits(self, tile: Tile, cell: Cell) -> bool:
        """BASE-23: on every touching side the same terrain; then the river's own rules."""
        for index, side in enumerate(SIDES):
            other = self.side(beside(cell, side), facing(side))
            if other is not None and other not in (tile.sides[index], "*"):
                return False
        return "v" not in tile.sides or self.river_allows(tile, cell)

    def abbey_cells(self) -> list[Cell]:
        """ABBEY-2: empty cells with tiles on all four sides."""
        return [cell for cell in self.open_cells() if all(self.holds(beside(cell, side)) for side in SIDES)]

    # --- the river ---

    def river_end(self) -> tuple[Cell, str, int] | None:
        """Where the river continues, its direction, and its last turn.

        The last turn is 1 right, -1 left, 0 none so far; None if the river is finished.
        """
        cell = next(cell for cell, tile in self.tiles.items() if tile.source)
        flow = SIDES[self.tiles[cell].sides.index("v")]
        turn = 0
        while True:
            cell = beside(cell, flow)
            if cell in self.fortress.cells:  # SIEGE-17: the way through it counts as straight
                ends = self.fortress.river
                cell, flow = next(end for end in ends if end != (cell, facing(flow)))
                continue
            if cell not in self.tiles:
                return cell, flow, turn
            onward = leaving(self.tiles[cell], flow)
            if onward is None:
                return None
            turn = bend(flow, onward) or turn
            flow = onward

    def river_allows(self, tile: Tile, cell: Cell) -> bool:
        """RIVER-5, RIVER-6, SIEGE-18."""
        end = self.river_end()
        if end is None or end[0] != cell:
            return False
        _, flow, last_turn = end
        onward = leaving(tile, flow)
        if onward is None:
            return True
        turn = bend(flow, onward)
        if turn != 0 and turn == last_turn:
            return False
        at_fortress = beside(cell, facing(flow)) in self.fortress.cells
        wall = any(beside(beside(cell, onward), s) in self.fortress.cells for s in SIDES)
        return not (at_fortress and turn != 0 and wall)


def leaving(tile: Tile, flow: str) -> str | None:
    """The side by which water that came in with this flow leaves; None on source and lake."""
    entry = facing(flow)
    sides = [side for side, terrain in zip(SIDES, tile.sides, strict=True) if terrain == "v"]
    return next((side for side in sides if side != entry), None)


def bend(flow: str, onward: str) -> int:
    """RIVER-7, seen along the flow: 1 turns right, -1 left, 0 goes straight."""
    return {0: 0, 1: 1, 3: -1}[(SIDES.index(onward) - SIDES.index(flow)) % 4]
