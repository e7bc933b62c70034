"""Traders & Builders (rules TB-n, GOODS-n, BUILDER-n, PIG-n). The pig's point is scored with the fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.engine.events import Event
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Figure
from bot.tile_game.rules.shape import mark
from bot.tile_game.rules.tile_sets import CITY, FIELD, ROAD, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.shape import Shape

TILES = TileSet.beside(__name__)
GOODS = ("wine", "grain", "cloth")


class GoodsTaken(Event, frozen=True, tag="goods_taken"):
    """A seat took the goods of a city that it completed (GOODS-1)."""

    seat: int
    goods: str
    count: int


class DoubleTurn(Event, frozen=True, tag="double_turn"):
    """The builder earned a second part of the turn (BUILDER-4)."""

    seat: int


@dataclass
class Trade:
    """Goods tokens by seat, and whether the builder was triggered in this turn's first part."""

    goods: list[dict[str, int]]
    triggered: bool = False

    def copy(self) -> Trade:
        return Trade([g.copy() for g in self.goods], self.triggered)


class TradersBuilders(Expansion[Trade]):
    """Goods, the builder with its double turn, and the pig."""

    id = "traders_builders"
    token_names = GOODS
    tile_set = TILES  # TB-1
    figures = (
        Figure("builder", 1, frozenset({CITY, ROAD}), follower=False, claims=False, weight=0),
        Figure("pig", 1, frozenset({FIELD}), follower=False, claims=False, weight=0),
    )
    events = (GoodsTaken, DoubleTurn)
    scoring_rank = 3
    final_rank = 6

    def state(self, game: Carcassonne) -> Trade:
        return Trade([dict.fromkeys(GOODS, 0) for _ in range(game.seats)])

    def turn_begins(self, game: Carcassonne) -> None:
        self.of(game).triggered = False

    def on_laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        """BUILDER-4, 7: earn a double turn if the tile extends the player's builder's feature; an abbey cannot (ABBEY-11)."""
        trade = self.of(game)
        if game.part != 1 or game.supplies[game.turn]["builder"]:
            return
        board = game.board
        base = board.cells[cell].base
        for i in shape.lines:
            if any(p.seat == game.turn and p.figure == "builder" for p in board.on.get(board.root(base + i), ())):
                trade.triggered = True
                game.emit(DoubleTurn(game.turn))
                return

    def second_part(self, game: Carcassonne) -> bool:
        """BUILDER-5, 6."""
        return self.of(game).triggered

    def after_scoring(self, game: Carcassonne, completed: Sequence[int]) -> None:
        """GOODS-1..3: the player who placed the tile takes the goods of the cities it completed."""
        board = game.board
        for root in completed:
            if board.kinds[root] != CITY:
                continue
            for goods in GOODS:
                count = mark(board.tally[root], goods)
                if count:
                    self.of(game).goods[game.turn][goods] += count
                    game.emit(GoodsTaken(game.turn, goods, count))

    def final(self, game: Carcassonne) -> None:
        """GOODS-5: 10 points for the most of each kind, for every player in a tie."""
        held = self.of(game).goods
        for goods in GOODS:
            most = max(g[goods] for g in held)
            for seat, own in enumerate(held):
                if most and own[goods] == most:
                    game.give(seat, 10, "goods", {goods: most})

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        return self.of(game).goods[seat]


TRADERS_BUILDERS = TradersBuilders()
