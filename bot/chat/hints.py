"""Hints: the cells where a computer player would score best come first, judged only by what the person may know."""

from __future__ import annotations

import asyncio
import hashlib

from bot.engine.events import Cell
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import LineSearch
from bot.tile_game.rules.moves import PlaceTile
from bot.tile_game.rules.view import TileView


async def best_cells(view: View) -> tuple[Cell, ...]:
    """Return the cells for the drawn tile, the best first; empty if the decision is not about a tile."""
    if not isinstance(view, TileView) or view.decision is None or view.decision.kind != "tile":
        return ()
    return await asyncio.to_thread(_judged, view)


def _judged(view: TileView) -> tuple[Cell, ...]:
    world = view.imagine(Stream(hashlib.sha256(f"hints {len(view.log)}".encode()).digest()))
    firsts = (line.actions[0] for line in LineSearch(world, Judge(world)).all())
    return tuple(dict.fromkeys(first.at for first in firsts if isinstance(first, PlaceTile)))
