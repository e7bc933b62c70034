"""What a seat may know of a game of Carcassonne: everything but the order of the tiles not yet drawn (and the seed)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.engine import queries
from bot.engine.actions import Action
from bot.engine.events import Cell, Event, Points
from bot.engine.fair import Dice
from bot.engine.game import Decision, GameKind, PlayedAction, Setup, Standing
from bot.engine.hidden import blind, filled
from bot.engine.moves import Drawn, Unplaceable
from bot.engine.record import running_record

if TYPE_CHECKING:
    from bot.engine.carcassonne import Carcassonne


class TileView:
    """A game without its secrets. `game` is a copy whose unseen tiles and seed are gone: ask it, but do not play on it."""

    def __init__(self, game: Carcassonne, seat: int | None) -> None:
        self.seat = seat
        self.game = blind(game)

    @property
    def kind(self) -> GameKind:
        """The tile game."""
        return self.game.kind

    @property
    def rules_version(self) -> int:
        """The version of the rules under which the game is played to its end."""
        return self.game.rules_version

    @property
    def setup(self) -> Setup:
        """The set-up; without its secrets while the game goes on."""
        return self.game.setup

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; None when the game is over."""
        return self.game.decision

    @property
    def log(self) -> Sequence[PlayedAction]:
        """What was played so far."""
        return self.game.log

    @property
    def opening(self) -> tuple[Event, ...]:
        """What the set-up brought about."""
        return self.game.opening

    def options(self) -> tuple[Action, ...]:
        """Every legal action; in this game all see them."""
        return self.game.options()

    def standing(self) -> Standing:
        """Scores and winners."""
        return self.game.standing()

    def supply(self) -> list[dict[str, int]]:
        """By seat, the figures ready to be placed."""
        return self.game.supply()

    def tokens(self) -> list[dict[str, Any]]:
        """By seat, everything else in front of a player."""
        return self.game.tokens()

    def forecast(self) -> tuple[Points, ...]:
        """The points that final scoring would give now."""
        return self.game.forecast()

    def drawn(self) -> tuple[str, ...]:
        """The tiles drawn so far, in the order of drawing."""
        events = [*self.opening, *(e for played in self.log for e in played.events)]
        return tuple(e.tile for e in events if isinstance(e, Drawn | Unplaceable))

    def record(self) -> dict[str, Any]:
        """The export of the running game."""
        return running_record(self, self.drawn(), self.log)

    def imagine(self, dice: Dice) -> Carcassonne:
        """A whole game that goes on from here with a fair order of the tiles not yet drawn."""
        return filled(self.game, dice)

    def last_turn(self, dice: Dice) -> Carcassonne:
        """A game that ends with the present turn: nothing is left to draw."""
        game = self.game.copy()
        game.options()  # what is offered now stays offered
        game.left_over = tuple((low, low) for low, _ in game.left_over)
        game.pool = None
        return game

    def placed(self) -> list[queries.Placed]:
        """Every tile on the map, in the order of laying."""
        return queries.placed(self.game)

    def features(self) -> list[queries.Feature]:
        """Every feature with owners, tiles and figures."""
        return queries.features(self.game)

    def figures(self) -> list[queries.PlacedFigure]:
        """Every figure on a feature."""
        return queries.figures(self.game)

    def potential(self, action: Action) -> tuple[int, dict[str, int]] | None:
        """For a figure option: points and terms of its feature as it now lies."""
        return queries.potential(self.game, action)

    def tiles_left(self) -> dict[str, int]:
        """Tiles still in the stack, by id."""
        return queries.tiles_left(self.game)

    def dead_cells(self) -> list[Cell]:
        """Open cells where no tile of the stack can ever lie."""
        return queries.dead_cells(self.game)

    def is_open(self, at: Cell) -> bool:
        """Whether a cell is free and touches a tile."""
        return queries.is_open(self.game, at)

    def fitting(self, at: Cell) -> dict[str, int]:
        """The tiles of the stack that fit in an open cell."""
        return queries.fitting(self.game, at)

    def since(self, version: int) -> queries.Since:
        """Tiles laid and points given since the log had this length."""
        return queries.since(self.game, version)
