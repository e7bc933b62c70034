"""What a tile joins, in words: which sides are one city or road, where roads end, how many fields it has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.i18n import Words
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.tile_sets import CITY, FIELD, ROAD, SIDES, Segment, Tile

_SAID: Final = (CITY, ROAD)
"""The kinds of segments whose sides are said. A river always runs through."""


def joins(seen: TilePresentation, tile: Tile, rotation: int) -> list[Words]:
    """Say what a tile joins as it lies. What its sides show already is not said: a single road or city, or a field in one."""
    found = [words for kind in _SAID for words in _joined(seen, tile, kind, rotation)]
    fields = [segment for segment in tile.segments if segment.kind == FIELD]
    if len(fields) > 1:
        found.append(seen.words.text("joins-fields", count=len(fields)))
    over = {side for side in _through(tile) for field in fields if {f"{side}L", f"{side}R"} <= set(field.at)}
    if over:
        found.append(seen.words.text("joins-both", sides=_sides(seen, _turned(over, rotation))))
    return found


def _through(tile: Tile) -> Iterator[str]:
    """Yield the sides of roads that run through the tile."""
    for segment in tile.segments:
        if segment.kind == ROAD and len(segment.at) > 1:
            yield from segment.at


def _joined(seen: TilePresentation, tile: Tile, kind: str, rotation: int) -> Iterator[Words]:
    """Say of each segment with several sides that they are one, and of the others together that each is for itself."""
    groups = [_turned(segment.at, rotation) for segment in tile.segments if segment.kind == kind and segment.at]
    if sum(map(len, groups)) < 2:
        return
    for group in sorted(group for group in groups if len(group) > 1):
        yield seen.words.text("joins-one", kind=kind, sides=_sides(seen, group), count=len(group))
    alone = sorted(side for group in groups if len(group) == 1 for side in group)
    if alone:
        yield seen.words.text("joins-apart", kind=kind, sides=_sides(seen, alone), count=len(alone))


def _turned(at: Iterable[str], rotation: int) -> list[int]:
    return sorted((SIDES.index(side) + rotation) % 4 for side in at)


def _sides(seen: TilePresentation, sides: list[int]) -> Words:
    return seen.words.joined([seen.words.text("joins-side", side=SIDES[side]) for side in sides])


def where(seen: TilePresentation, tile: Tile, segment: Segment, rotation: int) -> str:
    """Name a segment's sides in brackets, if the tile has several segments of its kind."""
    if segment.kind not in _SAID or sum(other.kind == segment.kind for other in tile.segments) == 1:
        return ""
    return f" ({_sides(seen, _turned(segment.at, rotation))})"
