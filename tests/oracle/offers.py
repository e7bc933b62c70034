"""What each decision offers: every legal action as the record writes it, without the seat."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.board import Node
from tests.oracle.state import FOLLOWERS, OUTPOSTS, Action, Figure, State
from tests.oracle.tileset import Cell, Tile, around

SKIP: Action = {"do": "skip"}

STANDS_ON = {
    "follower": ("road", "city", "monastery", "field"),
    "big_follower": ("road", "city", "monastery", "field"),
    "abbot": ("monastery", "garden"),
    "mayor": ("city",),
    "wagon": ("road", "city", "monastery"),
}
BESIDE_OWN = {"builder": ("road", "city"), "pig": ("field",)}
ATTACKED = {"knights": ("city",), "travellers": ("road",), "monks": ("monastery", "garden")}


def distinct(actions: list[Action]) -> list[Action]:
    """Alike actions are one option."""
    found: list[Action] = []
    for action in actions:
        if action not in found:
            found.append(action)
    return found


# --- before the tile is placed ---


def ransoms(state: State, seat: int, used: bool) -> list[Action]:
    """TOWER-37, -38, -41: each kind of own figure held by each captor."""
    if state.scores[seat] < 3 or (used and state.options.get("one_ransom", False)):
        return []
    held = [p for p in state.prisoners if p.seat == seat]
    return distinct([{"do": "ransom", "from": p.captor, "figure": p.kind} for p in held])


def abbeys(state: State, seat: int) -> list[Action]:
    """ABBEY-1..4: the cells for the seat's abbey."""
    if not state.abbeys[seat] or state.river_pile:
        return []
    return [{"do": "abbey", "at": list(cell)} for cell in state.board.abbey_cells()]


def draws(state: State) -> list[Action]:
    """One way to draw, or with the organiser each end of each half (TOWER-6)."""
    if state.river_pile:
        return [{"do": "draw"}]
    if not state.organiser:
        return [{"do": "draw"}] if state.left else []
    ends = []
    for name, half in (("left", state.left), ("right", state.right)):
        ends += [f"{name}_top"] if half else []
        ends += [f"{name}_bottom"] if len(half) > 1 else []
    return [{"do": "draw", "take": end} for end in ends]


def placements(state: State, tile: Tile) -> list[Action]:
    """Every legal place of the drawn tile."""
    return [{"do": "tile", "at": list(c), "rot": r} for c, r in state.board.placements(tile)]


def withdrawals(state: State, seat: int, outpost: str) -> list[Action]:
    """SIEGE-57: the seat's followers of the attacked kind."""
    return [
        {"do": "withdraw", "at": list(f.cell), "on": state.board.name(f.node), "figure": f.kind}
        for f in state.figures
        if f.seat == seat and f.kind in FOLLOWERS and state.board.kind(f.node) in ATTACKED[outpost]
    ]


# --- step 2 ---


def step2(state: State, seat: int, cell: Cell, abbot_is_new: bool) -> list[Action]:
    """TURN-4: at most one of these."""
    return [
        *figures(state, seat, cell),
        *barns(state, seat, cell),
        *(retrievals(state, seat) if not abbot_is_new else []),
        *tiers(state, seat),
        *closings(state, seat),
        SKIP,
    ]


def figures(state: State, seat: int, cell: Cell) -> list[Action]:
    """Every figure of the supply on every segment of the tile just placed."""
    found: list[Action] = []
    for node in state.board.nodes(cell):
        for kind, count in state.supplies[seat].items():
            if count > 0 and may_stand(state, seat, kind, node):
                found.append({"do": "figure", "figure": kind, "on": state.board.name(node)})
    return found


def may_stand(state: State, seat: int, kind: str, node: Node) -> bool:
    """BASE-31, BUILDER-1, PIG-1, BARN-7 and what each figure may stand on."""
    place = state.board.kind(node)
    if place == "river" or (place == "field" and not state.on("fields")):
        return False
    feature = state.board.feature(node)
    if state.barns_on(feature) and (kind not in BESIDE_OWN or state.rules == 1):
        return False
    if kind in BESIDE_OWN:
        return place in BESIDE_OWN[kind] and state.has_follower(seat, feature)
    return place in STANDS_ON.get(kind, ()) and not state.figures_on(feature)


def barns(state: State, seat: int, placed: Cell) -> list[Action]:
    """BARN-1..3: the four corners of the tile just placed."""
    if not state.supplies[seat]["barn"]:
        return []
    x, y = placed
    corners = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
    return [{"do": "barn", "at": list(c)} for c in corners if is_junction(state, c)]


def is_junction(state: State, cell: Cell) -> bool:
    """Whether the south-east corner of the cell is a meeting point without a barn on its field."""
    x, y = cell
    corners: dict[Cell, tuple[str, str]] = {
        (x, y): ("ER", "SL"),
        (x + 1, y): ("SR", "WL"),
        (x, y + 1): ("NR", "EL"),
        (x + 1, y + 1): ("WR", "NL"),
    }
    fields: list[Node] = []
    for corner, halves in corners.items():
        outer = state.board.fortress.cells.get(corner)
        # SIEGE-X7: of a fortress cell only the halves on its outer sides are looked at
        nodes = [state.board.node_at(corner, half) for half in halves if outer is None or half[0] in outer]
        if not nodes or None in nodes or len(set(nodes)) != 1:
            return False
        fields += [node for node in nodes if node is not None]
    features = [state.board.feature(node) for node in fields]
    assert all(f is features[0] for f in features), "BARN-2: necessarily one field"
    return not state.barns_on(features[0])


def retrievals(state: State, seat: int) -> list[Action]:
    """ABBOT-10, -13: the own abbot on an unfinished feature."""
    return [
        {"do": "retrieve", "at": list(f.cell)}
        for f in state.figures
        if f.seat == seat and f.kind == "abbot" and not state.board.feature(f.node).complete
    ]


def tiers(state: State, seat: int) -> list[Action]:
    """TOWER-11, -12, -16: bare foundations and open towers."""
    if not state.tiers[seat]:
        return []
    free = [c for c, height in state.heights.items() if height == 0 or state.is_open_tower(c)]
    return [{"do": "tier", "at": list(cell)} for cell in free]


def closings(state: State, seat: int) -> list[Action]:
    """TOWER-13: a normal or big follower on an open tower."""
    return [
        {"do": "close", "at": list(cell), "figure": kind}
        for cell in state.heights
        if state.is_open_tower(cell)
        for kind in ("follower", "big_follower")
        if state.supplies[seat][kind]
    ]


def reach(cell: Cell, height: int) -> list[Cell]:
    """TOWER-18: the own cell and so many cells in each of the four directions."""
    x, y = cell
    line = [(x, y)]
    for far in range(1, height + 1):
        line += [(x + far, y), (x - far, y), (x, y + far), (x, y - far)]
    return line


def captures(state: State, tower: Cell) -> list[Action]:
    """TOWER-17..26: every follower in reach, on features and on tower tops."""
    cells = reach(tower, state.heights[tower])
    on_map = [
        (f.cell, state.board.name(f.node), f.seat, f.kind) for f in state.figures if f.cell in cells and f.kind in FOLLOWERS
    ]
    on_towers = [(t.cell, "tower", t.seat, t.kind) for t in state.tops if t.cell in cells]
    return [
        {"do": "capture", "at": list(cell), "on": on, "seat_of": seat, "figure": kind}
        for cell, on, seat, kind in on_map + on_towers
    ]


def exchanges(state: State, captor: int, victim: int) -> list[Action]:
    """TOWER-33: each kind of the captor's figures the victim holds."""
    held = [p for p in state.prisoners if p.captor == victim and p.seat == captor]
    return distinct([{"do": "exchange", "figure": p.kind} for p in held])


def outposts(state: State, seat: int, node: Node) -> list[Action]:
    """SIEGE-27..30: where a normal follower may stand beside the figure just placed."""
    if not state.supplies[seat]["follower"]:
        return []
    place = state.board.kind(node)
    fitting = [o for o in OUTPOSTS if place == "field" or place in ATTACKED[o]]
    return [{"do": "outpost", "outpost": outpost} for outpost in fitting]


# --- step 4 ---


def wagon_targets(state: State, wagon: Figure) -> list[Action]:
    """WAGON-6: on its own tile or one of the eight around, unfinished and unoccupied."""
    return [
        {"do": "wagon", "at": list(node[:2]), "on": state.board.name(node)}
        for node in near_segments(state, wagon.cell)
        if state.board.kind(node) in STANDS_ON["wagon"]
        and not state.board.feature(node).complete
        and not state.figures_on(state.board.feature(node))
    ]


def near_segments(state: State, cell: Cell) -> Iterator[Node]:
    """All segments of the tile there and of the eight around it."""
    for near in [cell, *around(cell)]:
        yield from state.board.nodes(near)
