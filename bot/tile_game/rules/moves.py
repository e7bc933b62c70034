"""The actions and events of a turn that belong to no expansion."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.actions import Action
from bot.engine.events import Cell, Event
from bot.tile_game.rules.cells import at_of


class PlaceTile(Action, frozen=True, cache_hash=True, tag="tile"):
    """Place the drawn tile; `rot` counts clockwise quarter turns."""

    at: Cell
    rot: int


class Draw(Action, frozen=True, cache_hash=True, tag="draw"):
    """Draw a tile, where drawing is a choice; `take` names a pile and its end, if there are several."""

    take: str | None = None


DRAW = Draw()


class Placings(dict[int, tuple[PlaceTile, ...]]):
    """The ways to place a tile that fits in these rotations, by cell. Created on first use and kept."""

    def __init__(self, rotations: tuple[int, ...]) -> None:
        super().__init__()
        self._rotations = rotations

    def __missing__(self, cell: int) -> tuple[PlaceTile, ...]:
        found = self[cell] = tuple(PlaceTile(at_of(cell), rot) for rot in self._rotations)
        return found


@cache
def placings(rotations: tuple[int, ...]) -> Placings:
    """Return the shared table for these rotations."""
    return Placings(rotations)


class Drawn(Event, frozen=True, tag="drawn"):
    """A tile was drawn and will be placed; `left`: tiles still in the stack."""

    seat: int
    tile: str
    left: int

    reveals = True
    """Everybody has seen the tile."""


class Unplaceable(Event, frozen=True, tag="unplaceable"):
    """A tile was drawn that fits nowhere and goes back to the box (BASE-24)."""

    seat: int
    tile: str
    left: int

    reveals = True
    """Everybody has seen the tile."""


class Laid(Event, frozen=True, tag="laid"):
    """A tile was placed."""

    seat: int
    tile: str
    at: Cell
    rot: int


class Deployed(Event, frozen=True, tag="deployed"):
    """A figure was placed on a segment."""

    seat: int
    figure: str
    at: Cell
    on: str


class Completed(Event, frozen=True, tag="completed"):
    """A feature was completed; `tiles`: how many it has."""

    feature: str
    at: Cell
    on: str
    tiles: int


class Returned(Event, frozen=True, tag="returned"):
    """A figure returned to its supply from `at`, `on`."""

    seat: int
    figure: str
    at: Cell
    on: str


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A new turn; `part` 2 is the second part of a double turn."""

    seat: int
    turn: int
    part: int = 1


class FinalScoring(Event, frozen=True, tag="final_scoring"):
    """The game has ended; what follows are its last points."""

    tiles_unplaced: int = msgspec.field(default=0)
