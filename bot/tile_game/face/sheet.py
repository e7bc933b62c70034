"""The tiles left, as a sheet with counts."""

from __future__ import annotations

from collections import Counter

from bot.i18n import Words
from bot.scene.drawing import Drawing, Section, picture
from bot.tile_game.face.descriptions import more_words, sides
from bot.tile_game.face.panel import left
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.view import TileView
from renderer.scene import SheetEntry, SheetScene


def tiles_left(seen: TilePresentation) -> Drawing:
    """Draw the kinds of tiles, with the number of each still to come."""
    still, total = seen.view.tiles_left(), left(seen.view)
    kinds = sorted(whole_stack(seen.view))
    entries = tuple(SheetEntry(tile, str(still.get(tile, 0)), gone=tile not in still) for tile in kinds)
    title = seen.words.text("scene-stack-tiles", count=total)
    lines = [_line(seen, tile, still[tile]) for tile in kinds if tile in still]
    gone = [Words(tile) for tile in kinds if tile not in still]
    note = seen.words.text("scene-gone", tiles=seen.words.joined(gone), count=len(gone)) if gone else Words("")
    scene = SheetScene(title=title, entries=entries, note=seen.words.text("scene-gone-note") if gone else "")
    return picture(seen.words, scene, [Section([title, *lines]), Section([note] if gone else [], short=())])


def whole_stack(view: TileView) -> Counter[str]:
    """Count, by id, the tiles that are drawn in the course of a game."""
    rules = view.game.rules
    return Counter((*rules.opening_tiles, *rules.opening_end, *rules.ordinary_tiles))


def _line(seen: TilePresentation, tile: str, count: int) -> Words:
    drawn = seen.tile(tile)
    shown = ", ".join(seen.words.text(f"kind-{kind}") for kind in sides(drawn, 0))
    more = more_words(seen, drawn, 0)
    described = Words(shown + (f" ({more})" if more else ""))
    return seen.words.text("scene-tiles", tile=Words(tile), count=count, described=described)
