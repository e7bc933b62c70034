"""King and Robber (rules KR-n, KING-n, ROBBER-n)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.engine.events import Event
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.tile_sets import CITY, ROAD, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne

TILES = TileSet.beside(__name__)
TOKEN_FOR = {CITY: "king", ROAD: "robber"}


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """A seat got the king or the robber for completing the largest city or longest road so far."""

    seat: int
    token: str
    tiles: int


@dataclass
class Race:
    """One token: its holder, the size to beat and the number of such features completed."""

    holder: int | None = None
    record: int = 0
    completed: int = 0


@dataclass
class Races:
    """Both tokens."""

    by_kind: dict[str, Race] = field(default_factory=lambda: {CITY: Race(), ROAD: Race()})

    def copy(self) -> Races:
        return Races({kind: Race(race.holder, race.record, race.completed) for kind, race in self.by_kind.items()})


class KingRobber(Expansion[Races]):
    """The king for the largest completed city, the robber for the longest completed road."""

    id = "king_robber"
    token_names = tuple(TOKEN_FOR.values())
    tile_set = TILES  # KR-1
    events = (TokenTaken,)
    scoring_rank = 4
    final_rank = 7

    def state(self, game: Carcassonne) -> Races:
        return Races()

    def after_scoring(self, game: Carcassonne, completed: Sequence[int]) -> None:
        """KING-1..8, ROBBER-1: compare the largest feature of this placement with all before it."""
        if not completed:
            return
        board = game.board
        for kind, race in self.of(game).by_kind.items():
            sizes = [board.size(root) for root in completed if board.kinds[root] == kind]
            race.completed += len(sizes)
            if sizes and max(sizes) > race.record:
                race.record = max(sizes)
                if race.holder != game.turn:
                    race.holder = game.turn
                    game.emit(TokenTaken(game.turn, TOKEN_FOR[kind], race.record))

    def final(self, game: Carcassonne) -> None:
        """KING-9, ROBBER-3: 1 point for each completed city or road on the map."""
        for kind, race in self.of(game).by_kind.items():
            if race.holder is not None and race.completed:
                terms = {"cities" if kind == CITY else "roads": race.completed}
                game.give(race.holder, race.completed, TOKEN_FOR[kind], terms)

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        return {TOKEN_FOR[kind]: race.holder == seat for kind, race in self.of(game).by_kind.items()}


KING_ROBBER = KingRobber()
