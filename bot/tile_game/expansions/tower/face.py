"""How the Tower is shown: towers with the figures on top, tiers, prisoners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.engine.events import Cell, Event, Points
from bot.engine.game import View
from bot.i18n import Words, message_id
from bot.scene.cell_names import cell_words, in_reading_order
from bot.scene.face import Counted, Shown, TokenFace
from bot.scene.phrases import Params, as_person
from bot.scene.presentation import Presentation
from bot.scene.reference import Mark, icon
from bot.tile_game.expansions.tower.rules import PRICE, TOP, TOWER, BuildTier, Capture, CloseTower, Exchange, Ransom, Ransomed
from bot.tile_game.face.board import place_of
from bot.tile_game.face.expansion import ExpansionFace, nowhere
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.tile_sets import Tile
from bot.tile_game.rules.view import TileView
from renderer.scene import DrawnBoard, DrawnFigure, DrawnTower, HeldItem

Held = Sequence[Mapping[str, Any]]
"""Prisoners as the rules list them: figure and seat of each."""


class Prisoners(TokenFace):
    """Captured figures, in their owners' colours."""

    def items(self, seen: Presentation[View], value: Held) -> Iterable[HeldItem]:
        held = Counter((seen.face.figures[prisoner["figure"]], seen.colour(prisoner["seat"])) for prisoner in value)
        return (HeldItem(kind, count, colour) for (kind, colour), count in held.items())

    def words(self, seen: Presentation[View], name: str, value: Held) -> Iterable[Words]:
        say, code = seen.words.text, message_id("token", name)
        return (say(code, figure=prisoner["figure"], player=seen.name(prisoner["seat"])) for prisoner in value)


def heights_of(view: TileView) -> dict[Cell, int]:
    """Return the tiers on each foundation, 0 for a bare one."""
    return {at_of(cell): tiers for cell, tiers in TOWER.of(view.game).heights.items()}


def tops_of(view: TileView) -> dict[Cell, Piece]:
    """Return the figure on top of each closed tower."""
    return {at_of(cell): piece for cell, piece in TOWER.of(view.game).tops.items()}


def _built(_seen: TilePresentation, option: BuildTier) -> Shown:
    return Shown(option.at, "tower")


def _closed(seen: TilePresentation, option: CloseTower) -> Shown:
    return Shown(option.at, "tower", figure=seen.figure(option.figure))


def _captured(seen: TilePresentation, option: Capture) -> Shown:
    return Shown(option.at, "tower" if option.on == TOP else place_of(seen.view, option.at, option.on))


def _seat_of(seen: TilePresentation, thing: Any, seat: int) -> Params:
    """Name the owner of a figure, and say whether the captor captured their own figure."""
    decided = seen.view.decision
    captor = getattr(thing, "seat", decided.seat if decided else None)
    return {"other": seen.name(seat), "own": "yes" if seat == captor else "no"}


def _their_figure(seen: TilePresentation, _thing: object, figure: str) -> Params:
    return {"theirs": seen.words.text("phrase-figure", figure=figure)}


def _told_ransoms(seen: TilePresentation, ransoms: Sequence[Ransomed]) -> Words:
    say, first = seen.words.text, ransoms[0]
    captors = Counter(event.captor for event in ransoms)
    gains = [say("told-ransom-gain", player=seen.name(captor), points=count * PRICE) for captor, count in captors.items()]
    given: Params = {"player": seen.name(first.seat), "figure": first.figure, "count": len(ransoms)}
    return say("told-ransoms", **given, paid=len(ransoms) * PRICE, gains=Words(", ".join(gains)))


class TowerFace(ExpansionFace):
    """Towers on the map, tiers and prisoners in front of the players."""

    expansion = TOWER
    tokens = MappingProxyType({"tiers": Counted("tier"), "prisoners": Prisoners()})
    options = MappingProxyType({BuildTier: _built, CloseTower: _closed, Capture: _captured, Exchange: nowhere, Ransom: nowhere})
    fields = MappingProxyType(
        {
            "seat_of": _seat_of,
            "with_seat": as_person("other"),
            "captor": as_person("other"),
            "their_figure": _their_figure,
        }
    )
    subjects = MappingProxyType({"exchange": "figure"})
    ends_turn = frozenset({"ransom"})
    gathers = (Ransomed,)
    reasons = MappingProxyType({"ransom": 110})
    terms = ("paid", "received")
    topics = ("tower", "reach", "capture", "closing", "exchange", "ransom", "organiser")
    sheet = MappingProxyType(
        {
            "turn-3": (icon("tier"),),
            "follower": (Mark(tile="TC"),),
            "points": (Mark(HeldItem("follower", colour="blue")),),
        }
    )
    sample_tiles = ("TC",)

    def gathered(self, seen: TilePresentation, events: list[Event]) -> tuple[list[Words], list[Event]]:
        """Tell in one item all ransoms that a player has paid."""
        ransoms = [event for event in events if isinstance(event, Ransomed)]
        rest = [event for event in events if not (isinstance(event, Points) and event.reason == "ransom")]
        if len(rest) == len(events):  # the points are told elsewhere
            return [], events
        payers = dict.fromkeys(event.seat for event in ransoms)
        items = [_told_ransoms(seen, [event for event in ransoms if event.seat == payer]) for payer in payers]
        return items, [event for event in rest if not isinstance(event, Ransomed)]

    def board(self, seen: TilePresentation, drawn: DrawnBoard) -> DrawnBoard:
        """Add the towers and the figures on top."""
        tops = (
            DrawnFigure(at, "tower", seen.colour(piece.seat), seen.figure(piece.figure))
            for at, piece in tops_of(seen.view).items()
        )
        towers = tuple(DrawnTower(at, tiers) for at, tiers in heights_of(seen.view).items() if tiers)
        return replace(drawn, towers=towers, figures=(*drawn.figures, *tops))

    def crop(self, drawn: DrawnBoard, near: Callable[[Cell], bool]) -> DrawnBoard:
        return replace(drawn, towers=tuple(tower for tower in drawn.towers if near(tower.cell)))

    def lines(self, seen: TilePresentation) -> Iterator[str]:
        """Describe each tower: its height and the figure on top."""
        tops, heights, say = tops_of(seen.view), heights_of(seen.view), seen.words.text
        for at in in_reading_order(heights):
            top = say("scene-top", player=seen.name(tops[at].seat), figure=tops[at].figure) if at in tops else "none"
            yield say("scene-tower", cell=cell_words(at), height=heights[at], top=top)

    def marks(self, tile: Tile) -> Iterable[str]:
        return ("tower",) if tile.flags.tower else ()
