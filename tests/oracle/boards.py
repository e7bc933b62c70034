"""Positions set up directly, for the worked examples."""

from __future__ import annotations

from pathlib import Path

from tests.oracle import Oracle, scoring
from tests.oracle.board import Board
from tests.oracle.selfplay import load_tiles
from tests.oracle.state import Action, Barn, Defender, Event, Figure, Prisoner, TowerTop

TILES = load_tiles(Path(__file__).parents[2] / "bot" / "tile_game" / "expansions")


class Position:
    """An oracle whose map, figures and stack are laid by hand."""

    def __init__(self, *tiles: tuple[str, int, int, int], modules: str = "fields", seats: int = 2, **options: bool) -> None:
        self.oracle = Oracle(TILES, seats, modules.split(), options, ["U"])
        self.state = self.oracle.state
        if not self.state.on("siege"):
            self.state.board = Board(None)
        self.lay(*tiles)

    def lay(self, *tiles: tuple[str, int, int, int]) -> Position:
        """Tiles as (id, x, y, rot)."""
        for name, x, y, rot in tiles:
            self.state.lay(self.state.catalogue[name], (x, y), rot)
        return self

    def put(self, seat: int, kind: str, x: int, y: int, on: str) -> Position:
        """A figure from the supply onto a named segment, a tower or (barn) a corner."""
        self.state.supplies[seat][kind] -= 1
        if on == "tower":
            self.state.tops.append(TowerTop(seat, kind, (x, y)))
        elif kind == "barn":
            self.state.barns.append(Barn(seat, (x, y)))
        else:
            self.state.figures.append(Figure(seat, kind, self.state.board.named((x, y), on)))
        return self

    def defend(self, outpost: str, row: str = "", pile: str = "") -> Position:
        """Defenders by seat digit: `row="011"` puts one of seat 0 and two of seat 1."""
        for seat, in_row in [(int(s), True) for s in row] + [(int(s), False) for s in pile]:
            self.state.supplies[seat]["follower"] -= 1
            self.state.defenders.append(Defender(seat, outpost, in_row))
        return self

    def imprison(self, captor: int, seat: int, kind: str = "follower") -> Position:
        """A prisoner in front of his captor."""
        self.state.supplies[seat][kind] -= 1
        self.state.prisoners.append(Prisoner(captor, seat, kind))
        return self

    def begin(self, *stack: str, seat: int = 0) -> Position:
        """The seat's turn begins with this stack."""
        self.state.stack_up(list(stack))
        self.state.events = []
        self.oracle.restart(seat)
        return self

    def play(self, do: str, **words: str | int | tuple[int, int]) -> list[Event]:
        """Play an action; cells may be tuples, `from_` is `from`."""
        action: Action = {"do": do}
        for name, value in words.items():
            action[name.rstrip("_")] = list(value) if isinstance(value, tuple) else value
        return self.oracle.play(action)

    def offered(self, do: str) -> list[Action]:
        """The options of one kind."""
        return [option for option in self.oracle.options() if option["do"] == do]

    def kind(self) -> str:
        """The kind of the decision now."""
        return str((self.oracle.decision() or {"kind": "over"})["kind"])

    def home(self, seat: int, kind: str = "follower") -> int:
        """How many of a figure are in the supply."""
        return self.state.supplies[seat][kind]


def gained(events: list[Event], reason: str = "") -> dict[int, int]:
    """Points by seat of these events, of one reason or all."""
    total: dict[int, int] = {}
    for event in events:
        if reason in ("", event["for"]):
            total[event["seat"]] = total.get(event["seat"], 0) + event["points"]
    return total


def final(position: Position) -> dict[int, int]:
    """Points by seat if the game ended with this position."""
    position.state.events = []
    scoring.score_the_end(position.state)
    return gained(position.state.events)
