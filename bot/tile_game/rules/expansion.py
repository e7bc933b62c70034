"""The hooks an expansion can implement. The core calls only these hooks and names no expansion.

A hook that a module does not override costs nothing: the ruleset collects only overridden ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from bot.engine.actions import Action
from bot.engine.events import Event
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.figures import Figure

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.ruleset import Ruleset
    from bot.tile_game.rules.shape import Shape
    from bot.tile_game.rules.tile_sets import Tile, TileSet


class ExpansionState(Protocol):
    """An expansion's own part of a game's state."""

    def copy(self) -> ExpansionState:
        """Return an independent copy."""


class Price(Protocol):
    """A function that prices a road or city for an owner."""

    def __call__(self, game: Carcassonne, root: int, complete: bool) -> tuple[int, dict[str, int]]:
        """Return the points and the terms of their sum."""


S = TypeVar("S", bound=ExpansionState | None)


class Expansion(Generic[S]):
    """A module of the rules; S is the class of its own state, or None. Hooks do nothing unless overridden."""

    id: ClassVar[str]
    tile_set: ClassVar[TileSet | None] = None
    figures: ClassVar[tuple[Figure, ...]] = ()
    more_followers: ClassVar[int] = 0
    opens: ClassVar[frozenset[str]] = frozenset()  # kinds of segments where figures can stand only with this module
    options: ClassVar[tuple[str, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    token_names: ClassVar[tuple[str, ...]] = ()  # every name that its hook `tokens` can return
    beside_actions: ClassVar[tuple[type[Action], ...]] = ()  # the types that its hook `beside` offers
    out_of_order: ClassVar[tuple[str, ...]] = ()  # the options with which tiles are not drawn in the order of the stack
    most_seats: ClassVar[int] = 5
    # the module's position among others in step 3 and in final scoring (TURN-6, END-1)
    scoring_rank: ClassVar[int] = 0
    final_rank: ClassVar[int] = 0

    def tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """Return the tiles shuffled into the ordinary pile, copies side by side: by default the whole set."""
        return repeated(self.tile_set.tiles) if self.tile_set else ()

    def opening_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """Return the tiles shuffled into the opening pile, which is drawn before the ordinary one."""
        return ()

    def opening_end(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """Return the tiles that follow the shuffled opening pile."""
        return ()

    def other_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """Return the tiles that are never drawn: they lie on the map or in front of the players."""
        return ()

    def prices(self, rules: Ruleset) -> dict[str, Price]:
        """Return the prices of roads and cities that the module changes, by kind."""
        return {}

    def takers(self) -> dict[type[Action], Callable[[Carcassonne, Any], None]]:
        """Return the function that carries out each of the module's actions, whichever hook offered it."""
        return {}

    def state(self, game: Carcassonne) -> S | None:
        """Return the module's part of a new game's state."""
        return None

    def of(self, game: Carcassonne) -> S:
        """Return the module's part of a game's state."""
        state: S = game.parts[self.id]
        return state

    def lay_start(self, game: Carcassonne) -> None:
        """Lay the start of the map. Only the last module with this hook does so."""

    def concerns(self, tile: Tile) -> bool:
        """Return whether the hooks about one tile (`placements`, `on_drawn`, `on_laid`) apply to this tile."""
        return True

    def placements(self, game: Carcassonne, kind: int) -> list[tuple[int, int]]:
        """Return the legal (cell, rotation) of a tile that has a placement rule in this module."""
        raise NotImplementedError

    def turn_begins(self, game: Carcassonne) -> None:
        """Start a turn; runs before anything else."""

    def instead_of_drawing(self, game: Carcassonne) -> list[Action]:
        """Return the actions that may replace drawing."""
        return []

    def draws(self, game: Carcassonne) -> list[Action]:
        """Return the ways to draw, if there are several."""
        return []

    def beside(self, game: Carcassonne) -> list[Action]:
        """Return the extra actions beside a decision of the player on turn; the decision comes again after one."""
        return []

    def on_drawn(self, game: Carcassonne) -> None:
        """React to a drawn tile that fits and will be placed next."""

    def on_laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        """React to a placed tile."""

    def step_two(self, game: Carcassonne) -> list[Action]:
        """Return further actions for step 2."""
        return []

    def on_deployed(self, game: Carcassonne, piece: Piece) -> None:
        """React to a figure placed on the tile."""

    def before_scoring(self, game: Carcassonne) -> None:
        """Act in step 3 before completed features are scored."""

    def after_scoring(self, game: Carcassonne, completed: Sequence[int]) -> None:
        """Act in step 3 after the completed features (roots) are scored and before figures return."""

    def returning(self, game: Carcassonne) -> None:
        """Return other figures to their supplies in step 3, after those of the completed features."""

    def lingering(self, game: Carcassonne, pieces: Sequence[Piece]) -> None:
        """Handle figures of scored features that need not go home."""

    def second_part(self, game: Carcassonne) -> bool:
        """Return whether the first part of the turn earns a second one."""
        return False

    def turn_ends(self, game: Carcassonne) -> None:
        """Act at the end of the turn's last part."""

    def closing(self, game: Carcassonne) -> None:
        """Act after the last turn, before final scoring; may push steps."""

    def final(self, game: Carcassonne) -> None:
        """Do the module's part of final scoring."""

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        """Return everything in front of a player other than figures."""
        return {}

    def elsewhere(self, game: Carcassonne) -> list[tuple[int, str]]:
        """Return the figures (seat, name) that are neither in a supply nor on a feature."""
        return []


def repeated(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return each tile once per copy in the box, except one start tile and the abbeys, which are not shuffled in."""
    return tuple(t for t in tiles if not t.flags.abbey for _ in range(t.count - t.flags.start))
