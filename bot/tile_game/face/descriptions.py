"""The tile game in words: the tile in hand, the map, the features and their owners, each as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from msgspec.structs import replace

from bot.engine.events import Cell
from bot.i18n import Words
from bot.scene.cell_names import cell_name, cell_words, in_reading_order, row_name
from bot.scene.drawing import Section
from bot.scene.phrases import points_line
from bot.scene.presentation import capital
from bot.tile_game.face.board import map_of
from bot.tile_game.face.joins import joins, where
from bot.tile_game.face.panel import left
from bot.tile_game.face.presentation import TilePresentation, role_words, spot_words
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.queries import Feature, Placed
from bot.tile_game.rules.tile_sets import CITY, FIELD, RIVER, ROAD, Flags, Tile

_TERRAIN = {"c": CITY, "r": ROAD, "v": RIVER, "f": FIELD}


def tile_words(seen: TilePresentation, tile: str, rotation: int = 0) -> Words:
    """Describe a tile's sides as it lies, what it joins, and the marks printed on it."""
    drawn = seen.tile(tile)
    if drawn.flags.abbey:
        return seen.words.text("tile-abbey")
    kinds = [seen.words.text(f"kind-{kind}") for kind in sides(drawn, rotation)]
    given: dict[str, str] = dict(zip(("north", "east", "south", "west"), kinds, strict=True)) | {"tile": tile}
    more = more_words(seen, drawn, rotation)
    return seen.words.text("tile-marked", **given, marks=more) if more else seen.words.text("tile-plain", **given)


def more_words(seen: TilePresentation, tile: Tile, rotation: int) -> Words:
    """Say what a tile joins as it lies, and what is printed on it; empty if its sides say everything."""
    marks = printed(seen, tile, rotation)
    return seen.words.in_parts([*joins(seen, tile, rotation), *([seen.words.joined(marks)] if marks else [])])


def sides(tile: Tile, rotation: int) -> list[str]:
    """Return the terrain on a tile's north, east, south and west side."""
    return [_TERRAIN[tile.sides[(side - rotation) % 4]] for side in range(4)]


def printed(seen: TilePresentation, tile: Tile, rotation: int) -> list[Words]:
    """Name the marks on a tile as it lies, with their side where the tile has several roads or cities."""
    say, blank = seen.words.text, replace(tile, segments=())
    parts = [(replace(blank, segments=(each,), flags=Flags()), where(seen, tile, each, rotation)) for each in tile.segments]
    shields = [(part.segments[0].shields, place) for part, place in parts]
    found = [Words(say("mark-shields", count=count) + place) for count, place in shields if count]
    for face in sorted(seen.face.expansions, key=lambda face: face.marks_rank):
        found += [Words(say(f"mark-{name}") + place) for part, place in (*parts, (blank, "")) for name in face.marks(part)]
    return found


def hand_lines(seen: TilePresentation) -> Sequence[str]:
    """Describe the tile to place, and how many are left."""
    decision = seen.view.decision
    lines = []
    if decision is not None and decision.tile is not None and seen.view.game.hand is not None:
        lines.append(seen.words.text("scene-hand", tile=tile_words(seen, decision.tile)))
    lines.append(seen.words.text("scene-stack-tiles", count=left(seen.view)))
    return lines


def map_lines(seen: TilePresentation) -> Iterator[str]:
    """Describe every tile, by rows from north to south: its sides clockwise from the north, and its marks."""
    lying = map_of(seen.view)
    yield seen.words.text("scene-map")
    for y, cells in groupby(in_reading_order(lying), key=lambda at: at[1]):
        row = seen.words.in_parts(_lying(seen, lying[at]) for at in cells)
        yield seen.words.text("scene-row", row=Words(row_name(y)), tiles=row)


def _lying(seen: TilePresentation, placed: Placed) -> Words:
    tile = seen.tile(placed.tile)
    if tile.flags.abbey:
        return Words(f"{cell_name(placed.at)} {seen.words.text('scene-abbey')}")
    shown = ", ".join(seen.words.text(f"kind-{kind}") for kind in sides(tile, placed.rot))
    more = more_words(seen, tile, placed.rot)
    return Words(f"{cell_name(placed.at)} {shown}" + (f" ({more})" if more else ""))


def taken_features(seen: TilePresentation) -> Iterator[str]:
    """Describe the occupied features: where each lies, how complete it is, and its owners."""
    yield seen.words.text("scene-taken")
    taken = [feature for feature in seen.view.features() if feature.figures]
    for feature in taken:
        yield feature_line(seen, feature)
    if not taken:
        yield seen.words.text("scene-nobody")


def feature_line(seen: TilePresentation, feature: Feature) -> Words:
    """Describe a feature in a sentence."""
    say = seen.words.text
    kind = capital(say(f"kind-{feature.kind}"))
    state = say("scene-state", kind=feature.kind, open=feature.open, cities=feature.terms.get("cities", 0))
    if feature.complete:
        state = say("scene-complete")
    places = Words(", ".join(places_of(seen, feature)))
    worth = worths(seen, feature)
    line = say("scene-feature", feature=kind, places=places, state=state, points=max(worth, default=0))
    terms = [points_line(seen, event) for event in seen.final_points_of(feature)] if _is_special(seen, feature) else []
    return Words(" ".join([line, *(f"{capital(term)}." for term in terms), who_stands(seen, feature)]).strip())


def worths(seen: TilePresentation, feature: Feature) -> list[int]:
    """Return what each owner would score for a feature as it lies now, without repetition; for a field at the end of the game."""
    if feature.kind != FIELD or not feature.figures:
        return [feature.points] if feature.points else []
    return list(dict.fromkeys(worth_by_seat(seen, feature).values()))


def worth_by_seat(seen: TilePresentation, feature: Feature) -> dict[int, int]:
    """Return what each owner would score for a feature, as `worths` does; nothing for a feature without owners."""
    if feature.kind != FIELD:
        return dict.fromkeys(owners_of(seen, feature), feature.points) if feature.points else {}
    sums: Counter[int] = Counter()
    for event in seen.final_points_of(feature):
        sums[event.seat] += event.points
    return dict(sums)


def _is_special(seen: TilePresentation, feature: Feature) -> bool:
    """Return whether a field scores otherwise than a field does: through a pig or a barn."""
    return feature.kind == FIELD and bool(feature.figures) and worths(seen, feature) not in ([feature.points], [])


def who_stands(seen: TilePresentation, feature: Feature) -> Words:
    """Name the figures on a feature with their cells, and its owners."""
    say = seen.words.text
    figures = [
        say("scene-stands", player=seen.name(seat), role=role_words(seen, figure, on), cell=cell_words(at))
        for seat, figure, at, on in feature.figures
    ]
    return Words(" ".join([*figures, *_whose(seen, feature)]))


def _whose(seen: TilePresentation, feature: Feature) -> Iterator[Words]:
    """Name a feature's owners, if its figures alone do not show them."""
    owners = owners_of(seen, feature)
    if feature.figures and not owners:
        yield seen.words.text("scene-owned-by-nobody")
    elif len({standing.seat for standing in feature.figures}) > 1:
        names = seen.words.joined([seen.name(seat) for seat in owners])
        yield seen.words.text("scene-owned", owners=names, count=len(owners))


def owners_of(seen: TilePresentation, feature: Feature) -> tuple[int, ...]:
    """Return the owners of a feature; those of figures that are there to stay own it alone (BARN-7)."""
    staying = {standing.seat for standing in feature.figures if seen.on_corner(standing.figure)}
    return tuple(sorted(staying)) or feature.owners


def places_of(seen: TilePresentation, feature: Feature) -> Iterator[str]:
    """Name the cells of a feature, with the side if a tile has several features of the kind."""
    for at, on in feature.segments:
        names = _names_at(seen, at)
        alone = sum(name.partition("@")[0] == feature.kind for name in names) == 1
        yield cell_name(at) if alone else f"{cell_name(at)} ({spot_words(seen, at, on)})"


def _names_at(seen: TilePresentation, at: Cell) -> Sequence[str]:
    return seen.view.game.board.cells[cell_of(at)].shape.names


def dead_lines(seen: TilePresentation) -> Sequence[str]:
    """Name the cells that no tile can fill any more."""
    dead = [cell_words(at) for at in in_reading_order(seen.view.dead_cells())]
    return [seen.words.text("scene-dead", cells=seen.words.joined(dead), count=len(dead))] if dead else []


def map_sections(seen: TilePresentation) -> list[Section]:
    """Describe everything on the map. The short text keeps to the occupied features and the buildings."""
    return [
        Section(partial(taken_features, seen)),
        Section(partial(_buildings, seen)),
        Section(partial(map_lines, seen), ()),
        Section(partial(free_features, seen), ()),
    ]


def _buildings(seen: TilePresentation) -> Iterator[str]:
    for face in sorted(seen.expansions, key=lambda face: face.lines_rank):
        yield from face.lines(seen)
    yield from dead_lines(seen)


def free_features(seen: TilePresentation) -> Iterator[str]:
    """Describe the features without figures."""
    free = [feature for feature in seen.view.features() if not feature.figures and feature.claimable]
    if free:
        yield seen.words.text("scene-free")
    for feature in free:
        yield feature_line(seen, feature)
