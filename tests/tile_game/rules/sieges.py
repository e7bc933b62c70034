"""Positions with outposts and catapults, and helpers to play them."""

from __future__ import annotations

from msgspec import convert
from msgspec.structs import replace

from bot.tile_game.expansions.siege.rules import OUTPOSTS, SIEGE, ChooseOutpost, PlaceDefender, Withdraw
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import Flags
from tests.tile_game.scenario import Cell, Change, Play, Scenario


def row(outpost: str, *seats: int) -> Change:
    """Defenders of these seats, taken from their supplies, stand in the row."""

    def post(game: Carcassonne) -> None:
        SIEGE.of(game).rows[outpost] += seats
        for seat in seats:
            game.supplies[seat]["follower"] -= 1

    return post


def pile(outpost: str, *seats: int) -> Change:
    """Defenders of these seats, taken from their supplies, stand in the follower cell."""

    def post(game: Carcassonne) -> None:
        SIEGE.of(game).piles[outpost] += seats
        for seat in seats:
            game.supplies[seat]["follower"] -= 1

    return post


def catapult(*outposts: str) -> Change:
    """Catapults stand before these outposts."""

    def post(game: Carcassonne) -> None:
        SIEGE.of(game).catapults += outposts

    return post


def symbols(tile: str, *names: str) -> Change:
    """Give the tile these symbols in this game."""

    def print_them(game: Carcassonne) -> None:
        kind = game.rules.kind_of[tile]
        printed = game.rules.tiles[kind]
        flags = convert({"siege": names}, Flags)
        game.rules.tiles[kind] = replace(printed, flags=flags)

    return print_them


def left_in_supply(seat: int, count: int) -> Change:
    """Leave a seat this many followers; remove the others from the game."""

    def take(game: Carcassonne) -> None:
        game.supplies[seat]["follower"] = count

    return take


def plain(*others: str, seats: int = 2) -> Scenario:
    """Far from any fortress: a tile of four fields at (20, 20), beside which any tile with a field side can be laid."""
    return Scenario("siege", *others, seats=seats).lay("B ffff", (20, 20))


def choose(play: Play, outpost: str) -> Play:
    """Answer a question mark."""
    return play.do(ChooseOutpost(outpost))


def defend(play: Play, outpost: str) -> Play:
    """Place a defender."""
    return play.do(PlaceDefender(outpost))


def withdraw(play: Play, at: Cell, on: str, figure: str = "follower") -> Play:
    """Take a figure off the map."""
    return play.do(Withdraw(at, on, figure))


def chances(play: Play) -> list[str]:
    """The outposts at which a defender may be placed."""
    return [o.outpost for o in play.game.options() if isinstance(o, PlaceDefender)]


def marks(play: Play) -> list[str]:
    """The outposts that may be chosen for a question mark."""
    return [o.outpost for o in play.game.options() if isinstance(o, ChooseOutpost)]


def exposed(play: Play) -> set[tuple[Cell, str, str]]:
    """The figures of which one must be withdrawn: cell, segment, figure."""
    return {(o.at, o.on, o.figure) for o in play.game.options() if isinstance(o, Withdraw)}


def rows(play: Play) -> dict[str, tuple[int, ...]]:
    """The seats in each row, by outpost, empty rows left out."""
    return {o: SIEGE.of(play.game).rows[o] for o in OUTPOSTS if SIEGE.of(play.game).rows[o]}


def piles(play: Play) -> dict[str, tuple[int, ...]]:
    """The seats in each follower cell, by outpost, empty ones left out."""
    return {o: SIEGE.of(play.game).piles[o] for o in OUTPOSTS if SIEGE.of(play.game).piles[o]}


def catapults(play: Play) -> set[str]:
    """Where catapults stand."""
    return set(SIEGE.of(play.game).catapults)
