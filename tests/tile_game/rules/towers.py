"""Positions with towers, prisoners and scores, and helpers to play them."""

from __future__ import annotations

from bot.tile_game.expansions.tower.rules import TOP, TOWER, BuildTier, Capture, CloseTower, Exchange, Prisoner, Ransom, Towers
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import at_of, cell_of
from tests.tile_game.scenario import Cell, Change, Play, Scenario

Taken = tuple[Cell, str, int, str]
"""Cell, segment (or `tower`), seat and figure of one that may be captured."""


def tower(at: Cell, height: int, top: tuple[int, str] | None = None) -> Change:
    """The tower has this height, optionally with a figure on top."""

    def build(game: Carcassonne) -> None:
        TOWER.of(game).heights[cell_of(at)] = height
        if top is not None:
            seat, figure = top
            game.supplies[seat][figure] -= 1
            TOWER.of(game).tops[cell_of(at)] = Piece(seat, figure, cell_of(at), TOP, -1, 0, 0)

    return build


def captive(captor: int, seat: int, *figures: str) -> Change:
    """These figures of a seat, taken from its supply, lie before the captor."""

    def imprison(game: Carcassonne) -> None:
        for figure in figures:
            game.supplies[seat][figure] -= 1
            TOWER.of(game).prisoners[captor] += (Prisoner(seat, figure),)

    return imprison


def no_figures(seat: int, left: int = 0) -> Change:
    """Leave a seat this many followers in its supply; remove the others from the game."""

    def take(game: Carcassonne) -> None:
        game.supplies[seat]["follower"] = left

    return take


def no_tiers(seat: int) -> Change:
    """A seat has built all its tiers."""

    def take(game: Carcassonne) -> None:
        TOWER.of(game).tiers[seat] = 0

    return take


def yard(*others: str, seats: int = 2, options: tuple[str, ...] = ()) -> Scenario:
    """A bare foundation at (0, 0), and at (20, 20) a tile beside which others can be laid out of every reach."""
    scene = Scenario("tower", *others, seats=seats, options=options)
    return scene.lay("TB ffff", (0, 0)).lay("B ffff", (20, 20))


def away(play: Play) -> Play:
    """Place a tile of four fields where it changes nothing; step 2 follows."""
    cells = play.game.board.cells
    x = next(x for x in range(21, 60) if cell_of((x, 20)) not in cells)
    return play.tile((x, 20), "ffff")


def build(play: Play, at: Cell) -> Play:
    """Put a tier there."""
    return play.do(BuildTier(at))


def close(play: Play, at: Cell, figure: str = "follower") -> Play:
    """Put a follower on top."""
    return play.do(CloseTower(at, figure))


def capture(play: Play, at: Cell, on: str, seat: int, figure: str = "follower") -> Play:
    """Capture a figure."""
    return play.do(Capture(at, on, seat, figure))


def exchange(play: Play, figure: str) -> Play:
    """Choose the figure that comes home."""
    return play.do(Exchange(figure))


def ransom(play: Play, captor: int, figure: str = "follower") -> Play:
    """Buy a figure back."""
    return play.do(Ransom(captor, figure))


def sites(play: Play) -> set[Cell]:
    """Where a tier may be built."""
    return {o.at for o in play.game.options() if isinstance(o, BuildTier)}


def closings(play: Play) -> set[tuple[Cell, str]]:
    """Which tower may be finished by what."""
    return {(o.at, o.figure) for o in play.game.options() if isinstance(o, CloseTower)}


def captures(play: Play) -> set[Taken]:
    """The figures that may be captured now."""
    return {(o.at, o.on, o.seat_of, o.figure) for o in play.game.options() if isinstance(o, Capture)}


def ransoms(play: Play) -> list[tuple[int, str]]:
    """The possible ransoms: captor and figure."""
    return sorted((o.captor, o.figure) for o in play.game.options() if isinstance(o, Ransom))


def exchanges(play: Play) -> list[str]:
    """The figures that may come home by an exchange."""
    return sorted(o.figure for o in play.game.options() if isinstance(o, Exchange))


def prisoners(play: Play, captor: int) -> list[tuple[int, str]]:
    """A seat's prisoners: owner and figure."""
    return sorted((p.seat, p.figure) for p in TOWER.of(play.game).prisoners[captor])


def tiers(play: Play) -> list[int]:
    """Tiers left, by seat."""
    return TOWER.of(play.game).tiers


def heights(play: Play) -> dict[Cell, int]:
    """Towers by height."""
    state: Towers = TOWER.of(play.game)
    return {at_of(cell): height for cell, height in state.heights.items()}
