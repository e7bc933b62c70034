"""Occupied roads, cities and monasteries, and the followers that are free or will be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue, Valued
from bot.tile_game.computer.weights import FREE
from bot.tile_game.computer.worth import Worth, of_figure
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import CITY, GARDEN, MONASTERY, ROAD

TERM_OF: Final = {CITY: "city", ROAD: "road", MONASTERY: "cloister", GARDEN: "cloister"}
"""The terms of a feature's expected points."""

TERMS_OF: Final = {kind: (term, f"{term}.now", f"{term}.figure") for kind, term in TERM_OF.items()}
"""The same, with the terms of its points as it lies and of a follower on it."""

MARGINS: Final = (10.2, 7.2, 4.8, 3.3, 2.1, 1.5, 1.2, 0.9, 0.6)
"""What the first, second … follower in the supply adds."""


class BaseWorth(Worth):
    """Occupied roads, cities and monasteries, and the followers that are free or will be."""

    expansion = BASE
    kinds = frozenset(TERM_OF)
    terms = {
        **dict.fromkeys(TERM_OF.values(), 1.0),
        **{f"{term}.{part}": 0.0 for term in TERM_OF.values() for part in ("now", "figure")},
        **dict(zip(FREE, MARGINS, strict=True)),
        "effort": 0.07,  # the share of a turn that one feature gets: a tile always has other uses
        "homecoming": 0.4,  # the worth of a figure that will probably come home, as a share of a free one's
        "home": 0.0,
        "second_part": 3.5,  # of a double turn, before its tile is drawn
    }

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add a feature's expected points for its owners, and the figures that will come home from it."""
        turns = seen.turns
        term, term_now, term_figure = TERMS_OF[seen.game.board.kinds[root]]
        seats = seen.owners(root, pieces)
        prospect = seen.prospect(root, max([turns[seat] for seat in seats], default=0))
        for seat in seats:
            found.add(seat, term, prospect.expected)
            found.add(seat, term_now, prospect.now)
        homecoming = seen.weights["homecoming"]
        for piece in pieces:
            if piece.figure in supply.FOLLOWERS:
                found.home[piece.seat] += prospect.chance
                use = supply.use(turns[piece.seat])
                found.add(piece.seat, term_figure, use)
                found.add(piece.seat, "home", prospect.chance * use)
            else:
                found.add(piece.seat, of_figure(piece.figure), homecoming * prospect.chance * supply.use(turns[piece.seat]))

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add the worth of the followers."""
        homecoming, turns = seen.weights["homecoming"], seen.turns
        for seat in seats:
            figures = game.supplies[seat]
            free = figures["follower"] + figures.get("big_follower", 0)
            found.add_free(seat, free + homecoming * found.home[seat], supply.use(turns[seat]))
