"""What an expansion can contribute. The core asks only through these hooks and names no expansion.

A hook that a module does not override costs nothing: the ruleset collects only the overridden ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from bot.engine.actions import Action
from bot.engine.board import Piece
from bot.engine.events import Event
from bot.engine.figures import Figure

if TYPE_CHECKING:
    from bot.engine.carcassonne import Carcassonne
    from bot.engine.ruleset import Ruleset
    from bot.engine.tiles.catalogue import Tile
    from bot.engine.tiles.shape import Shape


class ExpansionState(Protocol):
    """An expansion's own piece of a game's state."""

    def copy(self) -> ExpansionState:
        """An independent one."""
        ...


class Price(Protocol):
    """What a road or city is worth to an owner."""

    def __call__(self, game: Carcassonne, root: int, complete: bool) -> tuple[int, dict[str, int]]:
        """Points and the terms of their sum."""
        ...


class Expansion:
    """A module of the rules; all hooks do nothing unless overridden."""

    id: ClassVar[str]
    figures: ClassVar[tuple[Figure, ...]] = ()
    more_followers: ClassVar[int] = 0
    opens: ClassVar[frozenset[str]] = frozenset()  # kinds of segments where figures can stand only with it
    options: ClassVar[tuple[str, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    beside_actions: ClassVar[tuple[type[Action], ...]] = ()  # what its hook `beside` offers
    only_with: ClassVar[Mapping[str, str]] = MappingProxyType({})  # hooks that count only with an option
    most_seats: ClassVar[int] = 5
    # where the module stands among others in step 3 and in final scoring (TURN-6, END-1)
    scoring_rank: ClassVar[int] = 0
    final_rank: ClassVar[int] = 0

    def tiles(self, modules: Sequence[str]) -> tuple[str, ...]:
        """Ids of the tiles shuffled into the ordinary pile, copies side by side."""
        return ()

    def opening_tiles(self, modules: Sequence[str]) -> tuple[str, ...]:
        """Ids of the tiles shuffled before the ordinary pile."""
        return ()

    def opening_end(self, modules: Sequence[str]) -> tuple[str, ...]:
        """Ids of the tiles that come after the shuffled opening."""
        return ()

    def other_tiles(self, modules: Sequence[str]) -> tuple[str, ...]:
        """Ids of the tiles that lie on the map or before the players and are never drawn."""
        return ()

    def prices(self, rules: Ruleset) -> dict[str, Price]:
        """What it changes in the worth of roads and cities, by kind."""
        return {}

    def takers(self) -> dict[type[Action], Callable[[Carcassonne, Any], None]]:
        """What carries out each of its actions, however the action came to be offered."""
        return {}

    def state(self, game: Carcassonne) -> ExpansionState | None:
        """Its piece of a new game's state."""
        return None

    def lay_start(self, game: Carcassonne) -> None:
        """Lay what lies on the map at the start, instead of the modules before it."""

    def concerns(self, tile: Tile) -> bool:
        """Whether its hooks about one tile (`placements`, `drawn`, `laid`) have anything to say of this one."""
        return True

    def placements(self, game: Carcassonne, kind: int) -> list[tuple[int, int]]:
        """The (cell, rotation) where a tile may lie, by a rule of this module's own."""
        raise NotImplementedError

    def turn_begins(self, game: Carcassonne) -> None:
        """A new turn, before anything else."""

    def instead_of_drawing(self, game: Carcassonne) -> list[Action]:
        """What may be done before drawing, in place of it."""
        return []

    def draws(self, game: Carcassonne) -> list[Action]:
        """The ways to draw, if there are several."""
        return []

    def beside(self, game: Carcassonne) -> list[Action]:
        """What may be done beside whatever the player on turn is asked; the same is asked again after it."""
        return []

    def drawn(self, game: Carcassonne) -> None:
        """A tile that fits was drawn and is about to be placed."""

    def laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        """A tile was placed."""

    def step_two(self, game: Carcassonne) -> list[Action]:
        """What else may be done in step 2."""
        return []

    def deployed(self, game: Carcassonne, piece: Piece) -> None:
        """A figure was placed on the tile."""

    def before_scoring(self, game: Carcassonne) -> None:
        """Step 3, before completed features are scored."""

    def after_scoring(self, game: Carcassonne, completed: Sequence[int]) -> None:
        """Step 3, after the points of the completed features (roots), before figures return."""

    def returning(self, game: Carcassonne) -> None:
        """Step 3, when the figures of the completed features have returned: others that go home now."""

    def lingering(self, game: Carcassonne, pieces: Sequence[Piece]) -> None:
        """Figures of scored features that do not simply go home."""

    def second_part(self, game: Carcassonne) -> bool:
        """Whether the first part of the turn earns a second one."""
        return False

    def turn_ends(self, game: Carcassonne) -> None:
        """The end of the turn's last part."""

    def closing(self, game: Carcassonne) -> None:
        """After the last turn, before final scoring: may push steps."""

    def final(self, game: Carcassonne) -> None:
        """Its part of final scoring."""

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        """What a player has before him, besides figures."""
        return {}

    def elsewhere(self, game: Carcassonne) -> list[tuple[int, str]]:
        """Figures (seat, name) that are neither in a supply nor on a feature."""
        return []
