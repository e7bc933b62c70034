"""The River (rules RIVER-n)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tile_game.rules.cells import STEPS, cell_of
from bot.tile_game.rules.expansion import Expansion, repeated
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.tile_sets import RIVER as WATER
from bot.tile_game.rules.tile_sets import Tile, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne

TILES = TileSet.beside(__name__)
SOURCE, LAKE = TILES.the("source"), TILES.the("lake")


@dataclass
class RiverState:
    """The open end of the river: the cell it flows into, the direction of flow and its last bend.

    `mouth` is None after the lake. `turned`: 1 after a bend to the right (clockwise), -1 to the left, 0 before any bend.
    `first_bend`, if set, is the only direction in which the very first tile may lead on if it bends.
    """

    mouth: int | None
    flow: int
    turned: int = 0
    first_bend: int | None = None

    def copy(self) -> RiverState:
        return RiverState(self.mouth, self.flow, self.turned, self.first_bend)


class River(Expansion[RiverState]):
    """A river from the source to the lake, with which the game begins."""

    id = "river"
    tile_set = TILES

    def tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        return ()

    def opening_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """RIVER-3: shuffle all but source and lake."""
        return repeated(t for t in TILES.tiles if t not in (SOURCE, LAKE))

    def opening_end(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """RIVER-3: the lake lies at the bottom."""
        return (LAKE,)

    def other_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        return (SOURCE,)

    def state(self, game: Carcassonne) -> RiverState:
        return RiverState(None, 0)

    def lay_start(self, game: Carcassonne) -> None:
        """RIVER-2: lay the source at (0, 0); its water leaves to the east."""
        lay_source(game, (0, 0), flow=1)
        spring(game, cell_of((0, 0)), flow=1)

    def concerns(self, tile: Tile) -> bool:
        """RIVER-5: every tile with water."""
        return has_river(tile)

    def placements(self, game: Carcassonne, kind: int) -> list[tuple[int, int]]:
        """RIVER-5, RIVER-6: the river continues from its open end and never bends the same way twice in a row."""
        shapes = game.rules.shapes[kind]
        river = self.of(game)
        if river.mouth is None:
            return []
        asked = game.board.open[river.mouth]
        return [(river.mouth, rot) for rot in game.rules.fits[kind][asked] if may_bend(river, onward(shapes[rot], river.flow))]

    def on_laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        river = self.of(game)
        if cell != river.mouth:
            return
        flow = onward(shape, river.flow)
        if flow is None:
            river.mouth = None
            return
        turn = bend(river.flow, flow)
        river.turned = turn or river.turned
        river.first_bend = None
        river.flow = flow
        river.mouth = cell + STEPS[flow]


def has_river(tile: Tile) -> bool:
    """Return whether a tile shows the river and so belongs to the river pile."""
    return any(s.kind == WATER for s in tile.segments)


def lay_source(game: Carcassonne, at: tuple[int, int], flow: int) -> None:
    """Lay the source, turned so that its water leaves in the direction of flow."""
    shapes = game.rules.shapes[game.rules.kind_of[SOURCE.id]]
    game.board.lay(cell_of(at), next(s for s in shapes if s.water == (flow,)))


def spring(game: Carcassonne, cell: int, flow: int, first_bend: int | None = None) -> None:
    """Continue the river from this cell in this direction."""
    river = RIVER.of(game)
    river.mouth, river.flow, river.first_bend = cell + STEPS[flow], flow, first_bend


def onward(shape: Shape, flow: int) -> int | None:
    """Return the direction in which water entering with this flow leaves the tile; None for the lake."""
    entry = flow ^ 2
    return next((side for side in shape.water if side != entry), None)


def bend(before: int, after: int) -> int:
    """Return 1 for a turn to the right (clockwise), -1 to the left, 0 straight on (RIVER-7)."""
    return {0: 0, 1: 1, 3: -1}[(after - before) % 4]


def may_bend(river: RiverState, flow: int | None) -> bool:
    """Return whether the river may go on this way (RIVER-6); a bend of the first tile leads away from a fortress (SIEGE-18)."""
    if flow is None:
        return True
    turn = bend(river.flow, flow)
    if turn and river.first_bend is not None and flow != river.first_bend:
        return False
    return not turn or turn != river.turned


RIVER = River()
