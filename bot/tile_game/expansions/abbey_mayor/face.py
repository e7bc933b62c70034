"""Abbey & Mayor, shown: abbey, mayor, wagon and barn."""

from __future__ import annotations

from types import MappingProxyType

from msgspec.structs import replace

from bot.engine.events import Cell
from bot.scene.cell_names import cell_name
from bot.scene.face import Counted, Shown
from bot.scene.phrases import Params
from bot.scene.reference import Mark, icon
from bot.tile_game.expansions.abbey_mayor.rules import (
    ABBEY_MAYOR,
    ABBEY_TILE,
    MoveWagon,
    PlaceAbbey,
    PlaceBarn,
    WagonMoved,
)
from bot.tile_game.face.board import junction_place, map_of, place_of
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.cells import at_of
from renderer.scene import DrawnBoard, DrawnFigure, HeldItem


def _abbey(_seen: TilePresentation, option: PlaceAbbey) -> Shown:
    return Shown(option.at, tile=ABBEY_TILE.id)


def _barn(seen: TilePresentation, option: PlaceBarn) -> Shown:
    """Return the corner of the tile just laid, or of one that lies there."""
    spot = seen.view.game.spot
    cell, corner = junction_place(map_of(seen.view) if spot is None else {at_of(spot)}, option.at)
    return Shown(cell, corner, figure="barn")


def _start(_seen: TilePresentation, event: WagonMoved, start: Cell) -> Params:
    """Name the cell that a wagon came from, and say whether it stays there."""
    return {"start": cell_name(start), "stays": "yes" if start == event.at else "no"}


def _wagon(seen: TilePresentation, option: MoveWagon) -> Shown:
    return Shown(option.at, place_of(seen.view, option.at, option.on), figure="wagon")


class AbbeyMayorFace(ExpansionFace):
    """The abbey is a tile, the others are figures."""

    expansion = ABBEY_MAYOR
    figures = MappingProxyType({"mayor": "mayor", "wagon": "wagon", "barn": "barn"})
    tokens = MappingProxyType({"abbey": Counted("abbey")})
    options = MappingProxyType({PlaceAbbey: _abbey, PlaceBarn: _barn, MoveWagon: _wagon})
    fields = MappingProxyType({"start": _start})
    ends_turn = frozenset({"draw"})
    reasons = MappingProxyType({"barn": 60})
    terms = ("barn_placed", "barn_joined")
    topics = ("abbey", "abbey_round", "mayor", "wagon", "barn", "barn_joined")
    sheet = MappingProxyType(
        {
            "turn-1": (icon("abbey"),),
            "turn-4": (icon("wagon"),),
            "follower": (
                icon("mayor"),
                icon("wagon"),
                icon("barn"),
            ),
            "points": (
                icon("abbey"),
                icon("barn"),
                Mark(HeldItem("follower"), lying=True),
            ),
        }
    )
    held_tiles = (ABBEY_TILE.id,)
    sample_tiles = ("abbey",)

    def board(self, seen: TilePresentation, drawn: DrawnBoard) -> DrawnBoard:
        """Show the wagon that may drive on where it stood: the rules have taken it up."""
        decision = seen.view.decision
        if decision is None or decision.kind != "wagon" or decision.at is None or decision.on is None:
            return drawn
        wagon = DrawnFigure(decision.at, place_of(seen.view, decision.at, decision.on), seen.colour(decision.seat), "wagon")
        return drawn if wagon in drawn.figures else replace(drawn, figures=(*drawn.figures, wagon))
