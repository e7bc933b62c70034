"""For whoever wants hints: the cells where a computer player would score best come first. From what the person may know."""

from __future__ import annotations

import asyncio
import hashlib

from bot.ai.judge import Judge
from bot.ai.line_search import LineSearch
from bot.engine.events import Cell
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.engine.moves import PlaceTile
from bot.engine.view import TileView


async def best_cells(view: View) -> tuple[Cell, ...]:
    """The cells for the tile in hand, the best first; nothing where no tile is to be laid."""
    if not isinstance(view, TileView) or view.decision is None or view.decision.kind != "tile":
        return ()
    return await asyncio.to_thread(_judged, view)


def _judged(view: TileView) -> tuple[Cell, ...]:
    world = view.imagine(Stream(hashlib.sha256(f"hints {len(view.log)}".encode()).digest()))
    firsts = (line.actions[0] for line in LineSearch(world, Judge(world)).all())
    return tuple(dict.fromkeys(first.at for first in firsts if isinstance(first, PlaceTile)))
