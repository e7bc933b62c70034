"""A view of the tile game in a language, and the words for places on its tiles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from bot.engine.actions import Action
from bot.engine.events import Cell, Points
from bot.engine.game import View
from bot.i18n import Words
from bot.scene.presentation import Presentation
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.moves import FinalScoring, Laid, TurnBegan
from bot.tile_game.rules.queries import Feature
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.tile_sets import SIDES, Tile
from bot.tile_game.rules.view import TileView
from renderer.scene import FigureKind

if TYPE_CHECKING:
    from bot.scene.face import Shown
    from bot.tile_game.face.expansion import ExpansionFace
    from bot.tile_game.face.game_face import TileGameFace


@dataclass(frozen=True)
class TilePresentation(Presentation[TileView]):
    """A view of the tile game in a language."""

    face: TileGameFace

    @cached_property
    def expansions(self) -> tuple[ExpansionFace, ...]:
        """The faces of the base game and of the expansions in play."""
        base, *others = self.face.expansions
        return (base, *(each for each in others if each.expansion.id in self.view.setup.modules))

    @cached_property
    def final_points(self) -> Mapping[tuple[Cell, str], Sequence[Points]]:
        """What final scoring would give, or gave, for each feature, by the place that the events name."""
        found: dict[tuple[Cell, str], list[Points]] = defaultdict(list)
        for event in self.view.forecast() or _scored_at_the_end(self.view):
            if event.at is not None:
                found[event.at, event.on or ""].append(event)
        return found

    def final_points_of(self, feature: Feature) -> list[Points]:
        """What final scoring would give, or gave, for a feature."""
        return [event for segment in feature.segments for event in self.final_points.get(segment, ())]

    def shown(self, option: Action) -> Shown:
        """Return where an option lies on the map, and what will stand or lie there."""
        return self.face.options[type(option)](self, option)

    def figure(self, name: str) -> FigureKind:
        """Return the name that a figure of the rules has in pictures."""
        return self.face.figures[name]

    def on_corner(self, figure: str) -> bool:
        """Return whether a figure stands on the corner of four cells instead of a segment."""
        return figure in self.view.game.rules.fixed

    def tile(self, name: str) -> Tile:
        """Return a tile of this game, with what is printed on it and counts in it."""
        rules = self.view.game.rules
        return rules.tiles[rules.kind_of[name]]


def _scored_at_the_end(view: View) -> Sequence[Points]:
    """The points that a finished game gave last."""
    events = [event for played in view.log[-1:] for event in played.events]
    over = next((number for number, event in enumerate(events) if isinstance(event, FinalScoring)), len(events))
    return [event for event in events[over:] if isinstance(event, Points)]


def tiles_laid(view: View, since: int) -> Iterator[tuple[int, Laid]]:
    """Yield the tiles laid since the log had this length, each with the number of its turn."""
    before = (event for played in reversed(view.log[:since]) for event in reversed(played.events))
    turn = next((event.turn for event in before if isinstance(event, TurnBegan)), 1)
    for event in (event for played in view.log[since:] for event in played.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Laid):
            yield turn, event


_CORNERS: Final = {
    "NL": ("NW", "WR"),
    "NR": ("NE", "EL"),
    "EL": ("NE", "NR"),
    "ER": ("SE", "SL"),
    "SL": ("SE", "ER"),
    "SR": ("SW", "WL"),
    "WL": ("SW", "SR"),
    "WR": ("NW", "NL"),
}
"""The corner that half a side touches, and the half of the other side there."""


def kind_and_side(view: TileView, at: Cell | None, on: str) -> tuple[str, str]:
    """Return kind and side of a segment by its name."""
    kind, _, loc = on.partition("@")
    if not loc:
        return kind, "none"
    if kind != "field":
        return kind, "none" if loc.startswith("-") else loc[0]
    if loc.startswith("-"):
        return kind, "inner2" if loc.endswith("2") else "inner"
    laid = None if at is None else view.game.board.cells.get(cell_of(at))
    return kind, loc[:2] if laid is None or on not in laid.shape.names else field_side(laid.shape, on)


def field_side(shape: Shape, on: str) -> str:
    """Return where a field lies on its tile: at a whole side or in a corner; where two fields share a corner, at half a side."""
    own, half = shape.places_at[shape.names.index(on)], on.partition("@")[2][:2]
    whole = [side for side in (half[0], *SIDES) if {f"{side}L", f"{side}R"} <= set(own)]
    corner, beside = _CORNERS[half]
    taken = any(beside in halves for halves in shape.places_at if halves is not own)
    return next(iter(whole), half if taken else corner)


def spot_words(seen: TilePresentation, at: Cell, on: str) -> Words:
    """Name a place on a tile: "north city"."""
    kind, side = kind_and_side(seen.view, at, on)
    return seen.words.text("phrase-spot", kind=kind, side=side)


def role_words(seen: TilePresentation, figure: str, on: str) -> Words:
    """Name a figure by where it stands: "knight"."""
    return seen.words.text("phrase-role", figure=figure, kind=on.partition("@")[0])
