"""The face of an expansion: its pictures, sentences and choices. A face that names no more than its expansion adds nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.actions import Action
from bot.engine.events import Cell, Event
from bot.engine.lists import Incomplete, one_each
from bot.i18n import Words
from bot.scene.face import EMPTY, Shown, TokenFace
from bot.scene.phrases import FIELDS, Teller
from bot.scene.reference import SheetParts
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.queries import Feature
from bot.tile_game.rules.tile_sets import Tile
from renderer.scene import DrawnBoard, FigureKind

Placing = Callable[[TilePresentation, Any], Shown]


def nowhere(_seen: TilePresentation, _option: Action) -> Shown:
    """Return the answer for an option that lies nowhere on the map."""
    return Shown()


class ExpansionFace:
    """The face of one expansion."""

    expansion: ClassVar[Expansion[Any]]
    figures: ClassVar[Mapping[str, FigureKind]] = EMPTY
    """Each figure of its rules -> the figure's name in pictures."""
    tokens: ClassVar[Mapping[str, TokenFace]] = EMPTY
    options: ClassVar[Mapping[type[Action], Placing]] = EMPTY
    """Each action of its rules -> where it lies; `nowhere` is an answer."""
    fields: ClassVar[Mapping[str, Teller]] = EMPTY
    """Fields of its actions and events whose parameters are more than their own name with a number or an id."""
    subjects: ClassVar[Mapping[str, str]] = EMPTY
    """Kinds of decisions -> the parameter that a decision's subject fills."""
    ends_turn: ClassVar[frozenset[str]] = frozenset()
    """Decisions at the end of a turn where Skip itself confirms the turn."""
    quiet: ClassVar[tuple[type[Event], ...]] = ()
    """Events left out of brief news, as the points or the picture show them."""
    gathers: ClassVar[tuple[type[Event], ...]] = ()
    """Events that `gathered` tells."""
    reasons: ClassVar[Mapping[str, int]] = EMPTY
    """Reasons for points -> the rank of their columns in a result."""
    terms: ClassVar[tuple[str, ...]] = ()
    """Terms of the sums of its points."""
    topics: ClassVar[tuple[str, ...]] = ()
    """Its topics in the index of the rules."""
    sheet: ClassVar[SheetParts] = EMPTY
    """The parts of the reference sheet that it adds lines to -> what stands before each line. The words are messages."""
    held_tiles: ClassVar[tuple[str, ...]] = ()
    """Tiles of its set that players hold from the start; they do not count as tiles of the pile."""
    sample_tiles: ClassVar[tuple[str, ...]] = ()
    """Tiles that decorate the card of an open table."""
    lines_rank: ClassVar[int] = 0
    """The position of its lines among those of other expansions."""
    marks_rank: ClassVar[int] = 0
    """The position of its marks among those of other expansions."""

    def board(self, seen: TilePresentation, drawn: DrawnBoard) -> DrawnBoard:
        """Add what lies or stands on the map besides tiles and the figures on their segments."""
        return drawn

    def crop(self, drawn: DrawnBoard, near: Callable[[Cell], bool]) -> DrawnBoard:
        """Remove what `board` added outside the part of the map that is shown; figures on tiles are cropped already."""
        return drawn

    def owned(self, seen: TilePresentation, features: Sequence[Feature], drawn: DrawnBoard) -> DrawnBoard:
        """Add the owners' colours of features that lie on no tile."""
        return drawn

    def lines(self, seen: TilePresentation) -> Iterable[str]:
        """Describe in words what `board` adds."""
        return ()

    def gathered(self, seen: TilePresentation, events: list[Event]) -> tuple[list[Words], list[Event]]:
        """Tell several events in one item of brief news; return the items, and the events to tell one by one."""
        return [], events

    def marks(self, tile: Tile) -> Iterable[str]:
        """Name what is printed on a tile: the ends of the messages `mark-…`."""
        return ()


def complete(expansions: Sequence[Expansion[Any]], faces: Sequence[ExpansionFace]) -> tuple[ExpansionFace, ...]:
    """Return the expansions' faces in the expansions' order; raise Incomplete with the first part that is missing."""
    names = [expansion.id for expansion in expansions]
    found = one_each("face", names, [(face.expansion.id, face) for face in faces])
    told_by = dict.fromkeys(FIELDS, "every game")
    for expansion in expansions:
        name = expansion.id
        face = found[name]
        for what, needed, given in (
            ("figure", (figure.name for figure in expansion.figures), face.figures),
            ("token", expansion.token_names, face.tokens),
            ("action", (action.__name__ for action in expansion.actions), {a.__name__ for a in face.options}),
        ):
            for each in needed:
                if each not in given:
                    raise Incomplete(f"{name}: its {what} '{each}' has no face")
        for field in face.fields:
            if field in told_by:
                raise Incomplete(f"{name}: its field '{field}' is told by {told_by[field]} already")
            told_by[field] = name
    return tuple(found.values())
