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
from bot.scene.lines import people_section
from bot.scene.panel import players
from bot.scene.phrases import gain_line, points_line
from bot.tile_game.face.board import board_of, map_of, place_of, standing_at
from bot.tile_game.face.descriptions import feature_line, owners_of, taken_features, worth_by_seat
from bot.tile_game.face.panel import merged, tile_panel
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.queries import Feature, Placed
from renderer.scene import BoardScene, Colour, CountPlate, OwnedCount, Owner, Panel, TilePlace

OwnedKind = Literal["field", "road", "city"]
"""The features that have an overlay of owners."""


def owners(seen: TilePresentation, kind: OwnedKind) -> Drawing:
    """Draw all features of a kind in their owners' colours, with their present worth."""
    found = [feature for feature in seen.view.features() if feature.kind == kind and feature.claimable]
    lying = map_of(seen.view)
    title = seen.words.text("scene-title-owners", kind=kind)
    board = board_of(seen)
    board = replace(
        board,
        owners=tuple(tint for feature in found for tint in _tints(seen, feature, lying)),
        counts=tuple(count for feature in found for count in _worth(seen, feature, lying)),
    )
    for face in seen.expansions:
        board = face.owned(seen, found, board)
    scene = BoardScene(board=board, panel=replace(tile_panel(seen.drawn, title), hand=None, lines=()), view="whole")
    free = partial(_told, seen, [feature for feature in found if not feature.figures])
    taken = partial(_told, seen, [feature for feature in found if feature.figures])
    return picture(seen.words, scene, [Section([title]), Section(taken), people_section(seen), Section(free, ())])


def _told(seen: TilePresentation, features: Sequence[Feature]) -> Iterator[str]:
    for feature in features:
        yield feature_line(seen, feature)
    if not features:
        yield seen.words.text("scene-nobody")


def _tints(seen: TilePresentation, feature: Feature, lying: Mapping[Cell, Placed]) -> Iterator[Owner]:
    colours = tuple(seen.colour(seat) for seat in owners_of(seen, feature))
    for at, on in feature.segments:
        if at in lying:
            place = place_of(seen.view, at, on)
            assert isinstance(place, int)
            yield Owner(at, place, colours)


def _worth(seen: TilePresentation, feature: Feature, lying: Mapping[Cell, Placed]) -> Iterator[CountPlate]:
    """Count what somebody has in a feature: a field with what it will score, pig and barn included."""
    place = _place(seen, feature, lying) if feature.figures else None
    worth = worth_by_seat(seen, feature) if place else {}
    if place is not None and worth:
        yield CountPlate(*place, tuple(OwnedCount(seen.colour(seat), str(points)) for seat, points in worth.items()))


def _place(seen: TilePresentation, feature: Feature, lying: Mapping[Cell, Placed]) -> tuple[Cell, TilePlace] | None:
    """Return the place for a feature's number: at its first figure, else on its first tile (what belongs to no tile has none)."""
    for figure in feature.figures:
        return standing_at(seen, lying, figure.figure, figure.at, figure.on)
    return next(((at, place_of(seen.view, at, on)) for at, on in feature.segments if at in lying), None)


def scored_now(seen: TilePresentation) -> Drawing:
    """Draw the final scoring as it would be now: a number at each feature, the sums beside the scores."""
    forecast = seen.view.forecast()
    title = seen.words.text("scene-title-forecast")
    board = replace(board_of(seen), counts=tuple(_forecast_counts(seen, forecast)))
    drawn = seen.drawn
    apart = tuple(gain_line(drawn, event) for event in merged(forecast) if event.at is None)
    scene = BoardScene(board=board, panel=_with_gains(drawn, forecast, title, apart), view="whole")
    lines = [points_line(seen, event) for event in forecast]
    heading = [title, *_totals(seen, forecast)]
    sections = [Section([*heading, *lines]), people_section(seen), Section(partial(taken_features, seen), ())]
    return picture(seen.words, scene, sections)


def _forecast_counts(seen: TilePresentation, forecast: Iterable[Points]) -> Iterator[CountPlate]:
    lying = map_of(seen.view)
    where = {segment: feature for feature in seen.view.features() for segment in feature.segments}
    gains: dict[tuple[Cell, TilePlace], dict[Colour, int]] = defaultdict(dict)
    for event in forecast:
        feature = None if event.at is None else where.get((event.at, event.on or ""))
        spot = None if feature is None else _place(seen, feature, lying)
        if spot is not None:
            colour = seen.colour(event.seat)
            gains[spot][colour] = gains[spot].get(colour, 0) + event.points
    for (at, place), points in gains.items():
        yield CountPlate(at, place, tuple(OwnedCount(colour, f"+{gain}") for colour, gain in points.items()))


def _gained(seen: TilePresentation, forecast: Iterable[Points]) -> list[int]:
    gains = [0] * len(seen.people)
    for event in forecast:
        gains[event.seat] += event.points
    return gains


def _with_gains(seen: TilePresentation, forecast: Iterable[Points], title: str, lines: tuple[str, ...]) -> Panel:
    seats = zip(players(seen), _gained(seen, forecast), strict=True)
    cards = tuple(
        replace(player, turn=False, score=str(int(player.score) + gain), note=f"{player.score} + {gain}")
        for player, gain in seats
    )
    return Panel(cards, title, None, lines)


def _totals(seen: TilePresentation, forecast: Iterable[Points]) -> list[Words]:
    scores = seen.view.standing().scores
    return [
        seen.words.text("scene-total", player=seen.name(seat), now=scores[seat], gain=gain, total=scores[seat] + gain)
        for seat, gain in enumerate(_gained(seen, forecast))
    ]
