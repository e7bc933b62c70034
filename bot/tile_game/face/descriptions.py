"""The tile game in words: what happened, the tile in hand, the players, and the whole map, each as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from bot.card_game.rules.view import CardView
from bot.engine.events import Cell
from bot.engine.game import View
from bot.i18n import Words, message_id
from bot.scene.drawing import Section
from bot.scene.phrases import told
from bot.scene.presentation import Presentation, TilePresentation, capital, cell_words, role_words, spot_words
from bot.tile_game.expansions.siege.rules import OUTPOSTS, row_length, siege_of
from bot.tile_game.face.board import heights_of, map_of, tops_of
from bot.tile_game.face.names import cell_name, in_reading_order, row_name
from bot.tile_game.face.panel import left
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.moves import Completed, Drawn, TurnBegan
from bot.tile_game.rules.queries import FORTRESS, Feature, Placed
from bot.tile_game.rules.tile_sets import CITY, FIELD, GARDEN, MONASTERY, RIVER, ROAD, Tile

_TERRAIN = {"c": CITY, "r": ROAD, "v": RIVER, "f": FIELD}
_PASSING = (TurnBegan, Drawn, Completed)
"""Events left out of the news, as other parts of the text show them."""


def happened(sight: Presentation[View]) -> list[Section]:
    """Describe what has happened since the viewer's last turn."""
    return [Section(partial(_happened, sight))]


def _happened(sight: Presentation[View]) -> Iterator[str]:
    events = [event for played in sight.view.log[sight.seen :] for event in played.events]
    weighty = [event for event in events if not isinstance(event, _PASSING)]
    if weighty:
        yield sight.words.text("scene-since")
    for event in weighty:
        yield told(sight, event)


def tile_words(sight: TilePresentation, tile: str, rotation: int = 0) -> Words:
    """Describe a tile's sides as it lies, and the marks printed on it."""
    drawn = sight.view.kind.tiles[tile]
    if drawn.flags.abbey:
        return sight.words.text("tile-abbey")
    kinds = [sight.words.text(f"kind-{kind}") for kind in sides(drawn, rotation)]
    given: dict[str, str] = dict(zip(("north", "east", "south", "west"), kinds, strict=True)) | {"tile": tile}
    marks = printed(sight, drawn)
    if not marks:
        return sight.words.text("tile-plain", **given)
    return sight.words.text("tile-marked", **given, marks=sight.words.joined(marks))


def sides(tile: Tile, rotation: int) -> list[str]:
    """Return the terrain on a tile's north, east, south and west side."""
    return [_TERRAIN[tile.sides[(side - rotation) % 4]] for side in range(4)]


def printed(sight: TilePresentation, tile: Tile) -> list[Words]:
    """Name the marks on a tile."""
    say, flags = sight.words.text, tile.flags
    names = [name for name, there in (("source", flags.source), ("lake", flags.lake), ("tower", flags.tower)) if there]
    names += [segment.goods for segment in tile.segments if segment.goods]
    names += [name for segment in tile.segments for name in ("inn", "cathedral") if getattr(segment, name)]
    names += [segment.kind for segment in tile.segments if segment.kind == MONASTERY or _garden(sight, segment.kind)]
    shields = sum(segment.shields for segment in tile.segments)
    marks = [say("mark-shields", count=shields)] if shields else []
    return [*marks, *(say(f"mark-{name}") for name in (*names, *flags.siege))]


def _garden(sight: TilePresentation, kind: str) -> bool:
    """Return whether to mention a garden: only if an abbot may stand in it (ABBOT-3)."""
    return kind == GARDEN and "abbot" in sight.view.setup.modules


def hand_lines(sight: TilePresentation) -> Sequence[str]:
    """Describe the tile to place, and how many are left."""
    decision = sight.view.decision
    lines = []
    if decision is not None and decision.tile is not None and sight.view.game.hand is not None:
        lines.append(sight.words.text("scene-hand", tile=tile_words(sight, decision.tile)))
    lines.append(sight.words.text("scene-stack-tiles", count=left(sight.view)))
    return lines


def people_lines(sight: Presentation[View]) -> Sequence[str]:
    """Describe each player's score, figures and other possessions."""
    view = sight.view
    scores, supply, tokens = view.standing().scores, view.supply(), view.tokens()
    return [_person(sight, seat, scores[seat], supply[seat], tokens[seat]) for seat in range(len(sight.people))]


def _person(sight: Presentation[View], seat: int, score: int, supply: dict[str, int], tokens: dict[str, Any]) -> Words:
    say = sight.words.text
    family = "supply-card" if isinstance(sight.view, CardView) else "supply"
    things = [say(message_id(family, figure), count=count) for figure, count in supply.items()]
    for name, value in tokens.items():
        things += _token(sight, name, value)
    colour = say(f"colour-{sight.colour(seat)}")
    if not things:
        return say("scene-player-bare", player=sight.name(seat), colour=colour, points=score)
    return say("scene-player", player=sight.name(seat), colour=colour, points=score, held=sight.words.joined(things))


def _token(sight: Presentation[View], name: str, value: Any) -> Iterator[Words]:
    say, code = sight.words.text, message_id("token", name)
    if name == "prisoners":
        yield from (say(code, figure=held["figure"], player=sight.name(held["seat"])) for held in value)
    elif isinstance(value, dict):
        yield from (say(code, colour=colour, count=count) for colour, count in value.items())
    else:
        yield say(code, count=int(value))


def map_lines(sight: TilePresentation) -> Iterator[str]:
    """Describe every tile, by rows from north to south: its sides clockwise from the north, and its marks."""
    lying = map_of(sight.view)
    yield sight.words.text("scene-map")
    for y, cells in groupby(in_reading_order(lying), key=lambda at: at[1]):
        row = Words("; ".join(_lying(sight, lying[at]) for at in cells))
        yield sight.words.text("scene-row", row=Words(row_name(y)), tiles=row)


def _lying(sight: TilePresentation, placed: Placed) -> Words:
    tile = sight.view.kind.tiles[placed.tile]
    if tile.flags.abbey:
        return Words(f"{cell_name(placed.at)} {sight.words.text('scene-abbey')}")
    shown = ", ".join(sight.words.text(f"kind-{kind}") for kind in sides(tile, placed.rot))
    marks = printed(sight, tile)
    return Words(f"{cell_name(placed.at)} {shown}" + (f" ({', '.join(marks)})" if marks else ""))


def taken_features(sight: TilePresentation) -> Iterator[str]:
    """Describe the occupied features: where each lies, how complete it is, and its owners."""
    yield sight.words.text("scene-taken")
    taken = [feature for feature in sight.view.features() if feature.figures]
    for feature in taken:
        yield feature_line(sight, feature)
    if not taken:
        yield sight.words.text("scene-nobody")


def claimable(feature: Feature) -> bool:
    """Return whether a figure can ever stand there: not in the fortress, which appears with its outposts (SIEGE-16)."""
    return (feature.kind, feature.on) != (CITY, FORTRESS)


def feature_line(sight: TilePresentation, feature: Feature) -> Words:
    """Describe a feature in a sentence."""
    say = sight.words.text
    kind = capital(say(f"kind-{feature.kind}"))
    state = say("scene-state", kind=feature.kind, open=feature.open, cities=feature.terms.get("cities", 0))
    if feature.complete:
        state = say("scene-complete")
    places = Words(", ".join(places_of(sight, feature)))
    line = say("scene-feature", feature=kind, places=places, state=state, points=feature.points)
    return Words(f"{line} {who_stands(sight, feature)}".strip())


def who_stands(sight: TilePresentation, feature: Feature) -> Words:
    """Name the figures on a feature with their cells, and its owners."""
    say = sight.words.text
    figures = [
        say("scene-stands", player=sight.name(seat), role=role_words(sight, figure, on), cell=cell_words(at))
        for seat, figure, at, on in feature.figures
    ]
    return Words(" ".join([*figures, *_whose(sight, feature)]))


def _whose(sight: TilePresentation, feature: Feature) -> Iterator[Words]:
    """Name a feature's owners, if its figures alone do not show them."""
    owners = owners_of(feature)
    if feature.figures and not owners:
        yield sight.words.text("scene-owned-by-nobody")
    elif len({standing.seat for standing in feature.figures}) > 1:
        names = sight.words.joined([sight.name(seat) for seat in owners])
        yield sight.words.text("scene-owned", owners=names, count=len(owners))


def owners_of(feature: Feature) -> tuple[int, ...]:
    """Return the owners of a feature. A field with barns belongs to their players (BARN-7)."""
    barns = {standing.seat for standing in feature.figures if standing.figure == "barn"}
    return tuple(sorted(barns)) or feature.owners


def places_of(sight: TilePresentation, feature: Feature) -> Iterator[str]:
    """Name the cells of a feature, with the side if a tile has several features of the kind."""
    for at, on in feature.segments:
        names = _names_at(sight, at)
        alone = sum(name.partition("@")[0] == feature.kind for name in names) == 1
        yield cell_name(at) if alone else f"{cell_name(at)} ({spot_words(sight, at, on)})"


def _names_at(sight: TilePresentation, at: Cell) -> Sequence[str]:
    return sight.view.game.board.cells[cell_of(at)].shape.names


def tower_lines(sight: TilePresentation) -> Sequence[str]:
    """Describe each tower: its height and the figure on top."""
    tops, heights = tops_of(sight.view), heights_of(sight.view)
    return [
        sight.words.text(
            "scene-tower",
            cell=cell_words(at),
            height=heights[at],
            top=sight.words.text("scene-top", player=sight.name(tops[at].seat), figure=tops[at].figure) if at in tops else "none",
        )
        for at in in_reading_order(heights)
    ]


def fortress_lines(sight: TilePresentation) -> Sequence[str]:
    """Describe the outposts of the fortress: defenders in the row and in the follower cell, catapults."""
    if "siege" not in sight.view.game.parts:
        return []
    siege, say = siege_of(sight.view.game), sight.words.text
    lines = [say("scene-fortress")]
    for outpost in OUTPOSTS:
        catapult = "yes" if outpost in siege.catapults else "no"
        row, pile = (_defenders(sight, seats) for seats in (siege.rows[outpost], siege.piles[outpost]))
        length = row_length(sight.view.game)
        lines.append(capital(say("scene-outpost", outpost=outpost, row=row, length=length, pile=pile, catapult=catapult)))
    return lines


def _defenders(sight: TilePresentation, seats: Sequence[int]) -> Words:
    return sight.words.joined([sight.name(seat) for seat in seats]) if seats else sight.words.text("phrase-nobody")


def dead_lines(sight: TilePresentation) -> Sequence[str]:
    """Name the cells that no tile can fill any more."""
    dead = [cell_words(at) for at in in_reading_order(sight.view.dead_cells())]
    return [sight.words.text("scene-dead", cells=sight.words.joined(dead), count=len(dead))] if dead else []


def map_sections(sight: TilePresentation) -> list[Section]:
    """Describe everything on the map. The short text keeps to the occupied features and the buildings."""
    return [
        Section(partial(taken_features, sight)),
        Section(partial(_buildings, sight)),
        Section(partial(map_lines, sight), ()),
        Section(partial(free_features, sight), ()),
    ]


def _buildings(sight: TilePresentation) -> Iterator[str]:
    yield from fortress_lines(sight)
    yield from tower_lines(sight)
    yield from dead_lines(sight)


def free_features(sight: TilePresentation) -> Iterator[str]:
    """Describe the features without figures."""
    free = [feature for feature in sight.view.features() if not feature.figures and claimable(feature)]
    if free:
        yield sight.words.text("scene-free")
    for feature in free:
        yield feature_line(sight, feature)
