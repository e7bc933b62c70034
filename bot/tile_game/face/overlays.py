"""Overlays on the map: the owners of fields, roads and cities, and the points that would be scored if the game ended now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Literal

from msgspec.structs import replace

from bot.engine.events import Cell, Points
from bot.i18n import Words
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.phrases import points_line
from bot.scene.presentation import TilePresentation
from bot.tile_game.face.board import FORTRESS_BANKS, board_of, junction_place, map_of, place_of
from bot.tile_game.face.descriptions import claimable, feature_line, owners_of, people_lines, taken_features
from bot.tile_game.face.panel import gain_line, players, shortened, tile_panel
from bot.tile_game.rules.queries import Feature, Placed
from renderer.scene import BoardScene, Colour, NumberDisc, Owner, Panel, Place

Owned = Literal["field", "road", "city"]
"""The features that have an overlay of owners."""


def owners(sight: TilePresentation, kind: Owned) -> Drawing:
    """Draw all features of a kind in their owners' colours, with their present worth."""
    found = [feature for feature in sight.view.features() if feature.kind == kind and claimable(feature)]
    lying = map_of(sight.view)
    title = sight.words.text("scene-title-owners", kind=kind)
    board = board_of(sight)
    board = replace(
        board,
        owners=tuple(tint for feature in found for tint in _tints(sight, feature, lying)),
        marks=tuple(mark for feature in found for mark in _worth(sight, feature, lying)),
        fortress=board.fortress and replace(board.fortress, fields=tuple(_fortress_fields(sight, found))),
    )
    scene = BoardScene(board=board, panel=replace(tile_panel(sight.drawn, title), hand=None, lines=()), view="whole")
    free = partial(_told, sight, [feature for feature in found if not feature.figures])
    taken = partial(_told, sight, [feature for feature in found if feature.figures])
    return picture(sight.words, scene, [Section([title]), Section(taken), Section(free, ())])


def _told(sight: TilePresentation, features: Sequence[Feature]) -> Iterator[str]:
    for feature in features:
        yield feature_line(sight, feature)
    if not features:
        yield sight.words.text("scene-nobody")


def _tints(sight: TilePresentation, feature: Feature, lying: Mapping[Cell, Placed]) -> Iterator[Owner]:
    colours = tuple(sight.colour(seat) for seat in owners_of(feature))
    for at, on in feature.segments:
        if at in lying:
            place = place_of(sight.view, at, on)
            assert isinstance(place, int)
            yield Owner(at, place, colours)


def _fortress_fields(sight: TilePresentation, found: Sequence[Feature]) -> Iterator[tuple[Colour, ...]]:
    """Return the owners' colours of the fields north and south of the fortress, if the features found are fields."""
    owned = {segment: owners_of(feature) for feature in found for segment in feature.segments}
    for bank in FORTRESS_BANKS:
        if bank in owned:
            yield tuple(sight.colour(seat) for seat in owned[bank])


def _worth(sight: TilePresentation, feature: Feature, lying: Mapping[Cell, Placed]) -> Iterator[NumberDisc]:
    place = _place(sight, feature, lying) if feature.figures and feature.points else None
    if place is not None:
        colours = tuple(sight.colour(seat) for seat in owners_of(feature))
        yield NumberDisc(*place, str(feature.points), colours)


def _place(sight: TilePresentation, feature: Feature, lying: Mapping[Cell, Placed]) -> tuple[Cell, Place] | None:
    """Return the place for a feature's number: at its first figure, else on its first tile (the fortress has none)."""
    for standing in feature.figures:
        if standing.figure == "barn":
            return junction_place(lying, standing.at)
        return standing.at, place_of(sight.view, standing.at, standing.on)
    return next(((at, place_of(sight.view, at, on)) for at, on in feature.segments if at in lying), None)


def scored_now(sight: TilePresentation) -> Drawing:
    """Draw the final scoring as it would be now: a number at each feature, the sums beside the scores."""
    forecast = sight.view.forecast()
    title = sight.words.text("scene-title-forecast")
    board = replace(board_of(sight), marks=tuple(_forecast_marks(sight, forecast)))
    drawn = sight.drawn
    apart = shortened(drawn, [gain_line(drawn, event) for event in _merged(forecast) if event.at is None])
    scene = BoardScene(board=board, panel=_with_gains(drawn, forecast, title, apart), view="whole")
    lines = [points_line(sight, event) for event in forecast]
    heading = [title, *_totals(sight, forecast)]
    sections = [Section([*heading, *lines]), Section(people_lines(sight)), Section(partial(taken_features, sight), ())]
    return picture(sight.words, scene, sections)


def _merged(events: Iterable[Points]) -> list[Points]:
    """Merge a player's points for the same reason in the same place, such as those for the defenders of all outposts."""
    found: dict[tuple[object, ...], Points] = {}
    for event in events:
        key = (event.seat, event.reason, event.at)
        found[key] = event if key not in found else replace(event, points=found[key].points + event.points)
    return list(found.values())


def _forecast_marks(sight: TilePresentation, forecast: Iterable[Points]) -> Iterator[NumberDisc]:
    lying = map_of(sight.view)
    where = {segment: feature for feature in sight.view.features() for segment in feature.segments}
    gains: dict[tuple[Cell, Place], dict[Colour, int]] = defaultdict(dict)
    for event in forecast:
        feature = None if event.at is None else where.get((event.at, event.on or ""))
        spot = None if feature is None else _place(sight, feature, lying)
        if spot is not None:
            colour = sight.colour(event.seat)
            gains[spot][colour] = gains[spot].get(colour, 0) + event.points
    for (at, place), points in gains.items():
        label = "·".join(f"+{gain}" for gain in dict.fromkeys(points.values()))
        yield NumberDisc(at, place, label, tuple(points))


def _gained(sight: TilePresentation, forecast: Iterable[Points]) -> list[int]:
    gains = [0] * len(sight.people)
    for event in forecast:
        gains[event.seat] += event.points
    return gains


def _with_gains(sight: TilePresentation, forecast: Iterable[Points], title: str, lines: tuple[str, ...]) -> Panel:
    seats = zip(players(sight), _gained(sight, forecast), strict=True)
    cards = tuple(replace(player, turn=False, score=f"{player.score}+{gain}") for player, gain in seats)
    return Panel(cards, title, None, lines)


def _totals(sight: TilePresentation, forecast: Iterable[Points]) -> list[Words]:
    scores = sight.view.standing().scores
    return [
        sight.words.text("scene-total", player=sight.name(seat), now=scores[seat], gain=gain, total=scores[seat] + gain)
        for seat, gain in enumerate(_gained(sight, forecast))
    ]
