"""What a seat may know of a game of Carcassonne: everything but the seed and the order of the undrawn tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.engine.actions import Action
from bot.engine.events import Cell, Event, Points
from bot.engine.fair import Dice
from bot.engine.game import Decision, PlayedAction, Setup, Standing
from bot.engine.record import Record, read_record, running_record
from bot.tile_game.rules import queries
from bot.tile_game.rules.hidden import blind, filled
from bot.tile_game.rules.moves import Drawn, Unplaceable

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.kind import TileGame


class TileView:
    """A game without its secrets. `game` is a copy without seed and unseen tiles: query it, but do not play on it."""

    def __init__(self, game: Carcassonne, seat: int | None) -> None:
        self.seat = seat
        self.game = blind(game)

    @property
    def kind(self) -> TileGame:
        """The kind of game."""
        return self.game.kind

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game keeps to its end."""
        return self.game.rules_version

    @property
    def setup(self) -> Setup:
        """The set-up; without its secrets while the game goes on."""
        return self.game.setup

    @property
    def decision(self) -> Decision | None:
        """The choice to make and its seat; None when the game is over."""
        return self.game.decision

    @property
    def log(self) -> Sequence[PlayedAction]:
        """The actions so far."""
        return self.game.log

    @property
    def first_events(self) -> tuple[Event, ...]:
        """The set-up's events."""
        return self.game.first_events

    def options(self) -> tuple[Action, ...]:
        """Return every legal action; in this game everybody knows them."""
        return self.game.options()

    def standing(self) -> Standing:
        """Return scores and winners."""
        return self.game.standing()

    def supply(self) -> list[dict[str, int]]:
        """Return, by seat, the figures ready to be placed."""
        return self.game.supply()

    def tokens(self) -> list[dict[str, Any]]:
        """Return, by seat, everything else in front of a player."""
        return self.game.tokens()

    def forecast(self) -> tuple[Points, ...]:
        """Return the points that would be scored if the game ended now."""
        return self.game.forecast()

    def drawn(self) -> tuple[str, ...]:
        """Return the tiles drawn so far, in the order of drawing."""
        events = [*self.first_events, *(e for played in self.log for e in played.events)]
        return tuple(e.tile for e in events if isinstance(e, Drawn | Unplaceable))

    def record(self) -> dict[str, Any]:
        """Return the export of the running game."""
        return running_record(self, self.drawn(), self.log)

    def portable(self, dice: Dice) -> Record:
        """Return the view's own record: it hides nothing but the order of the stack."""
        return read_record(self.record())

    def imagine(self, dice: Dice) -> Carcassonne:
        """Return a complete game that continues from here, with a fair order of the undrawn tiles."""
        return filled(self.game, dice)

    def last_turn(self, dice: Dice) -> Carcassonne:
        """Return a game that ends with the current turn: nothing is left to draw."""
        game = self.game.copy()
        game.options()  # compute the current options before the stack is emptied
        game.left_over = tuple((low, low) for low, _ in game.left_over)
        game.pool = None
        return game

    def placed(self) -> list[queries.Placed]:
        """Return every tile on the map, in the order of laying."""
        return queries.placed(self.game)

    def features(self) -> list[queries.Feature]:
        """Return every feature with owners, tiles and figures."""
        return queries.features(self.game)

    def figures(self) -> list[queries.PlacedFigure]:
        """Return every figure on a feature."""
        return queries.figures(self.game)

    def potential(self, action: Action) -> tuple[int, dict[str, int]] | None:
        """Return the points and terms of a figure option's feature as it lies now; None for other actions."""
        return queries.potential(self.game, action)

    def tiles_left(self) -> dict[str, int]:
        """Count the tiles still in the stack, by id."""
        return queries.tiles_left(self.game)

    def dead_cells(self) -> list[Cell]:
        """Return the open cells where no tile of the stack or in hand can ever lie."""
        return queries.dead_cells(self.game)

    def is_open(self, at: Cell) -> bool:
        """Return whether a cell is free and touches a tile."""
        return queries.is_open(self.game, at)

    def fitting(self, at: Cell) -> dict[str, int]:
        """Count the tiles of the stack that fit in an open cell, by id."""
        return queries.fitting(self.game, at)

    def since(self, version: int) -> queries.Since:
        """Return the tiles laid and the points scored since the log had this length."""
        return queries.since(self.game, version)
