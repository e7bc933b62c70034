"""What lies and stands where, and who holds what: plain lists, nothing derived is kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tests.oracle.board import Board, Feature, Node, read_fortress
from tests.oracle.tileset import Cell, Tile, read_tiles

FOLLOWERS = ("follower", "big_follower", "abbot", "mayor", "wagon")
OUTPOSTS = ("knights", "travellers", "monks")
GOODS = ("wine", "grain", "cloth")
TIERS = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}

Action = dict[str, Any]
Event = dict[str, Any]


@dataclass(eq=False)
class Figure:
    """A figure standing on a segment of the map."""

    seat: int
    kind: str
    node: Node

    @property
    def cell(self) -> Cell:
        """The cell on which it stands."""
        return self.node[:2]


@dataclass(eq=False)
class Barn:
    """A barn at the south-east corner of a cell."""

    seat: int
    cell: Cell


@dataclass(eq=False)
class TowerTop:
    """A meeple on top of the tower of a cell."""

    seat: int
    kind: str
    cell: Cell


@dataclass(eq=False)
class Prisoner:
    """A figure of `seat` in front of `captor`."""

    captor: int
    seat: int
    kind: str


@dataclass(eq=False)
class Defender:
    """A normal follower at an outpost, in the row or else in the follower cell."""

    seat: int
    outpost: str
    in_row: bool


class State:
    """The whole position."""

    def __init__(
        self,
        tiles: dict[str, Any],
        seats: int,
        modules: list[str],
        options: dict[str, bool],
        stack: list[str],
        rules: int = 2,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.modules = set(modules)
        self.options = options
        self.catalogue = read_tiles(tiles, gardens="abbot" in modules)
        self.fortress_data: dict[str, Any] = tiles.get("siege", {}).get("fortress", {})
        self.board = Board(read_fortress(self.fortress_data) if self.on("siege") else None)
        self.scores = [0] * seats
        self.events: list[Event] = []
        self.supplies = [self.first_supply() for _ in range(seats)]
        self.figures: list[Figure] = []
        self.barns: list[Barn] = []
        self.tops: list[TowerTop] = []
        self.prisoners: list[Prisoner] = []
        self.defenders: list[Defender] = []
        self.catapults: set[str] = set()
        self.heights: dict[Cell, int] = {}
        self.tiers = [TIERS[seats] if self.on("tower") else 0] * seats
        self.abbeys = [1 if self.on("abbey_mayor") else 0] * seats
        self.goods = [Counter[str]() for _ in range(seats)]
        self.king: int | None = None
        self.robber: int | None = None
        self.lay_first_tiles()
        self.river_pile: list[str] = []
        self.left: list[str] = []
        self.right: list[str] = []
        self.stack_up(stack)

    def on(self, module: str) -> bool:
        """Whether a module is in play."""
        return module in self.modules

    # --- set-up ---

    def first_supply(self) -> Counter[str]:
        """A player's pieces at the start (index, Figures)."""
        supply = Counter({"follower": 7})
        if self.on("siege"):
            supply["follower"] += 2
        if self.on("abbot"):
            supply["abbot"] = 1
        if self.on("inns_cathedrals"):
            supply["big_follower"] = 1
        if self.on("traders_builders"):
            supply["builder"] = 1
            supply["pig"] = 1 if self.on("fields") else 0
        if self.on("abbey_mayor"):
            supply["mayor"] = supply["wagon"] = 1
            supply["barn"] = 1 if self.on("fields") else 0
        return supply

    def lay_first_tiles(self) -> None:
        """BASE-14, RIVER-2, SIEGE-5..7: what lies on the map before the first turn."""
        if not self.on("siege") and not self.on("river"):
            self.lay(next(t for t in self.catalogue.values() if t.start), (0, 0), 0)
            return
        source = next(t for t in self.catalogue.values() if t.source)
        self.lay(source, (-1, 0) if self.on("siege") else (0, 0), 1)
        if not self.on("river"):
            self.lay(next(t for t in self.catalogue.values() if t.lake), (4, 2), 3)

    def stack_up(self, stack: list[str]) -> None:
        """The river's tiles come first; the ordinary ones may be cut in two halves (TOWER-6)."""
        rest = list(stack)
        self.river_pile = []
        while rest and "v" in self.catalogue[rest[0]].sides:
            self.river_pile.append(rest.pop(0))
        upper = (len(rest) + 1) // 2 if self.organiser else len(rest)
        self.left, self.right = rest[:upper], rest[upper:]

    @property
    def organiser(self) -> bool:
        """TOWER-6, a table option."""
        return self.on("tower") and self.options.get("organiser", False)

    @property
    def pile_empty(self) -> bool:
        """Whether no tile can be drawn any more."""
        return not (self.river_pile or self.left or self.right)

    # --- the map ---

    def lay(self, tile: Tile, cell: Cell, rot: int) -> None:
        """Lay a tile; a foundation begins with no tier."""
        self.board.lay(tile, cell, rot)
        if tile.tower and self.on("tower"):
            self.heights[cell] = 0

    def figures_on(self, feature: Feature) -> list[Figure]:
        """Every figure on a feature, builders and pigs too."""
        return [f for f in self.figures if f.node in feature.nodes]

    def followers_on(self, feature: Feature) -> list[Figure]:
        """The figures that count as subjects."""
        return [f for f in self.figures_on(feature) if f.kind in FOLLOWERS]

    def has_follower(self, seat: int, feature: Feature) -> bool:
        """Whether the seat has a follower there."""
        return any(f.seat == seat for f in self.followers_on(feature))

    def barn_node(self, barn: Barn) -> Node:
        """The field segment under the barn (its four corners are one field, BARN-2)."""
        x, y = barn.cell
        corners = (((x, y), "SL"), ((x + 1, y), "SR"), ((x, y + 1), "NR"), ((x + 1, y + 1), "NL"))
        nodes = [self.board.node_at(cell, half) for cell, half in corners]
        return next(node for node in nodes if node is not None)

    def barns_on(self, feature: Feature) -> list[Barn]:
        """The barns on a field."""
        return [barn for barn in self.barns if self.barn_node(barn) in feature.nodes]

    def top_of(self, cell: Cell) -> TowerTop | None:
        """Who stands on the tower there."""
        return next((top for top in self.tops if top.cell == cell), None)

    def is_open_tower(self, cell: Cell) -> bool:
        """At least one tier and nobody on top."""
        return self.heights.get(cell, 0) > 0 and self.top_of(cell) is None

    # --- moving pieces ---

    def score(self, seat: int, points: int, reason: str, feature: Feature | None = None) -> None:
        """Give (or take) points and note the event; nothing is noted for 0 points."""
        if points == 0:
            return
        self.scores[seat] += points
        event: Event = {"kind": "points", "seat": seat, "points": points, "for": reason}
        if feature is not None:
            cell, name = feature.first
            event |= {"at": list(cell), "on": name}
        self.events.append(event)

    def take_home(self, figure: Figure) -> None:
        """A figure goes from the map to its player's supply."""
        self.figures.remove(figure)
        self.supplies[figure.seat][figure.kind] += 1

    def send_lonely_home(self) -> None:
        """TB-5: a builder or pig without a follower of its player goes home at once."""
        for figure in list(self.figures):
            feature = self.board.feature(figure.node)
            if figure.kind in ("builder", "pig") and not self.has_follower(figure.seat, feature):
                self.take_home(figure)

    def defenders_at(self, outpost: str) -> list[Defender]:
        """Row and follower cell alike."""
        return [d for d in self.defenders if d.outpost == outpost]

    def row_length(self) -> int:
        """SIEGE-21, SIEGE-22: cells of each row with this number of players."""
        row = next(r for r in self.fortress_data["rows"] if self.seats in r["players"])
        extra = row["extra"]
        dark = extra["min_players"] <= self.seats <= extra["max_players"]
        return int(row["cells"]) + (int(extra["cells"]) if dark else 0)

    # --- what is told ---

    def tokens(self) -> list[dict[str, Any]]:
        """Tokens by seat, zeros left out."""
        return [self.tokens_of(seat) for seat in range(self.seats)]

    def tokens_of(self, seat: int) -> dict[str, Any]:
        """One seat's tokens."""
        held = sorted((p.seat, p.kind) for p in self.prisoners if p.captor == seat)
        everything: dict[str, Any] = {
            "abbey": self.abbeys[seat],
            "tiers": self.tiers[seat],
            "prisoners": [{"figure": kind, "seat": owner} for owner, kind in held],
            "king": self.king == seat,
            "robber": self.robber == seat,
            **{kind: self.goods[seat][kind] for kind in GOODS},
        }
        return {name: value for name, value in everything.items() if value}
