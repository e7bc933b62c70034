"""The base game, shown: tiles, figures on segments, roads, cities and monasteries."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any

from bot.engine.actions import Skip
from bot.engine.events import Cell
from bot.scene.face import Shown
from bot.scene.phrases import Params, as_id
from bot.scene.reference import NO_MARK, Mark, icon
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.face.board import place_of
from bot.tile_game.face.expansion import ExpansionFace, nowhere
from bot.tile_game.face.presentation import TilePresentation, kind_and_side
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Draw, PlaceTile
from bot.tile_game.rules.tile_sets import GARDEN, MONASTERY, Tile


def _deployed(seen: TilePresentation, option: Deploy) -> Shown:
    spot = _spot(seen)
    place = None if spot is None else place_of(seen.view, spot, option.on)
    return Shown(spot, place, figure=seen.figure(option.figure))


def _laid(seen: TilePresentation, option: PlaceTile) -> Shown:
    decision = seen.view.decision
    return Shown(option.at, tile="" if decision is None else decision.tile or "")


def _spot(seen: TilePresentation) -> Cell | None:
    """Return the cell of the tile in question, for actions that do not name it."""
    spot = seen.view.game.spot
    return None if spot is None else at_of(spot)


def _on(seen: TilePresentation, thing: Any, on: str) -> Params:
    kind, side = kind_and_side(seen.view, getattr(thing, "at", None) or _spot(seen), on)
    return {"kind": kind, "side": side}


class BaseFace(ExpansionFace):
    """Always in play."""

    expansion = BASE
    figures = MappingProxyType({"follower": "follower"})
    options = MappingProxyType({PlaceTile: _laid, Draw: nowhere, Deploy: _deployed, Skip: nowhere})
    fields = MappingProxyType({"on": _on, "feature": as_id("kind"), "turn": as_id("turn")})
    reasons = MappingProxyType({"city": 10, "road": 20, "monastery": 30})
    terms = ("tiles", "shields", "neighbours")
    topics = (
        "sheet", "turn", "tile", "unplaceable", "feature", "follower", "occupied", "road", "city", "shield", "monastery",
        "complete", "majority", "return", "end", "points", "players",
    )  # fmt: skip
    sheet = MappingProxyType(
        {
            "turn-1": (NO_MARK,),
            "turn-2": (NO_MARK,),
            "turn-3": (NO_MARK,),
            "turn-4": (NO_MARK,),
            "turn-5": (NO_MARK,),
            "follower": (icon("follower"),),
            "points": (
                Mark(tile="U"),
                Mark(tile="C"),
                Mark(tile="B"),
            ),
        }
    )
    sample_tiles = ("D", "B", "V", "K")
    marks_rank = 1

    def marks(self, tile: Tile) -> Iterable[str]:
        """Name monasteries and gardens; a tile has a garden only in games where a figure can stand in one."""
        return (segment.kind for segment in tile.segments if segment.kind in (MONASTERY, GARDEN))
