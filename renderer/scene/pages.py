"""The scenes that the renderer can draw. Each is plain data; every word in it is final."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from renderer.scene.board import Cell, Colour, DrawnBoard, DrawnFigure, FigureKind, Quarter, Text, TilePlace
from renderer.scene.cards import Card, CardCollection, CardTableScene, HandScene, RoundScene
from renderer.scene.panel import HeldItem, Panel


class BoardScene(Struct, frozen=True, kw_only=True, tag="board"):
    """The map and its panel.

    `turn` crops a map that is too large and adds a small map of the whole; `whole` shows all of it, in smaller tiles if
    necessary; `zoom` shows the surroundings of one cell.
    """

    board: DrawnBoard
    panel: Panel | None = None
    view: Literal["turn", "whole"] = "turn"
    zoom: Cell | None = None
    tile_size: Annotated[int, Meta(ge=16, le=320)] | None = None
    """Pixels of a tile's side; None: as large as the picture allows."""


class RotationOption(Struct, frozen=True):
    """A rotation of the tile, with the word that chooses it."""

    rotation: Quarter
    label: Text


class RotationScene(Struct, frozen=True, kw_only=True, tag="rotation"):
    """The rotations that fit at a cell, side by side, each among its neighbours."""

    title: Text
    board: DrawnBoard
    cell: Cell
    tile: str
    options: Annotated[tuple[RotationOption, ...], Meta(min_length=1, max_length=4)]


class FigureOption(Struct, frozen=True):
    """A figure to place, and where; without a place, an option that has none on the tile (“no figure”)."""

    label: Text
    text: Text
    place: TilePlace | None = None
    kind: FigureKind | None = None


class FigureScene(Struct, frozen=True, kw_only=True, tag="figure"):
    """The tile just laid, enlarged among its neighbours, with a disc for each option and each field in a green of its own."""

    title: Text
    tile: str
    rotation: Quarter
    cell: Cell
    colour: Colour
    options: Annotated[tuple[FigureOption, ...], Meta(max_length=120)]
    figures: tuple[DrawnFigure, ...] = ()
    """The figures already on the tile; their cells must be this tile's."""
    board: DrawnBoard = DrawnBoard()
    """The map round the tile."""


class SheetEntry(Struct, frozen=True):
    """A kind of tile and how many are left, in words or digits; `gone` greys it out."""

    tile: str
    label: Text
    gone: bool = False


class SheetScene(Struct, frozen=True, kw_only=True, tag="sheet"):
    """The tiles left, as a sheet with counts."""

    title: Text
    entries: Annotated[tuple[SheetEntry, ...], Meta(max_length=300)]
    note: Text = ""


class Series(Struct, frozen=True):
    """A player's score after each turn, from the first."""

    colour: Colour
    points: Annotated[tuple[Annotated[int, Meta(ge=-10_000, le=10_000)], ...], Meta(max_length=2_000)]


class Chart(Struct, frozen=True):
    """The scores over the game."""

    title: Text
    series: Annotated[tuple[Series, ...], Meta(max_length=8)]
    across: Text = ""
    """The label of the horizontal axis, such as “turns”."""


class ResultRow(Struct, frozen=True):
    """A player's rank, name, terms in the order of the headings, and score."""

    rank: Text
    name: Text
    fallback: Text
    colour: Colour
    terms: Annotated[tuple[Text, ...], Meta(max_length=12)]
    score: Text


class ResultScene(Struct, frozen=True, kw_only=True, tag="result"):
    """The end of a game: the standing, where the points came from, and the scores over the game."""

    title: Text
    headings: Annotated[tuple[Text, ...], Meta(max_length=12)]
    rows: Annotated[tuple[ResultRow, ...], Meta(min_length=1, max_length=8)]
    chart: Chart | None = None
    lines: Annotated[tuple[Text, ...], Meta(max_length=6)] = ()


class PosterScene(Struct, frozen=True, kw_only=True, tag="poster"):
    """The last picture of a game, to keep: the table, a podium, where the points came from. `wide`: for a screen, not a phone.

    On the table lies a map, or in a game of cards what each player has collected.
    """

    title: Text
    headings: Annotated[tuple[Text, ...], Meta(max_length=12)]
    rows: Annotated[tuple[ResultRow, ...], Meta(min_length=1, max_length=8)]
    board: DrawnBoard | None = None
    collections: Annotated[tuple[CardCollection, ...], Meta(max_length=8)] = ()
    foot: Text = ""
    """When and where it was played."""
    wide: bool = False


class LobbySeat(Struct, frozen=True):
    """A seat at a table before the game; without a colour it is free."""

    name: Text
    fallback: Text
    colour: Colour | None = None
    note: Text = ""


class LobbyScene(Struct, frozen=True, kw_only=True, tag="lobby"):
    """A table that waits for players: the game, its options, the players, and the code to join."""

    title: Text
    code: Text = ""
    lines: Annotated[tuple[Text, ...], Meta(max_length=12)] = ()
    seats: Annotated[tuple[LobbySeat, ...], Meta(max_length=8)] = ()
    tiles: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    """A few tiles of the sets in play, as decoration."""
    cards: Annotated[tuple[Card, ...], Meta(max_length=12)] = ()
    """The same of a card game."""


class ReferenceLine(Struct, frozen=True):
    """A line of a reference sheet, and what stands before it: a step's number, a tile, a card, or a thing that players hold.

    `lying`: the thing is a figure that lies, as a farmer does.
    """

    text: Text
    number: Text = ""
    tile: str = ""
    card: Card | None = None
    item: HeldItem | None = None
    lying: bool = False


class ReferenceSection(Struct, frozen=True):
    """Lines of a reference sheet under a heading."""

    title: Text
    lines: Annotated[tuple[ReferenceLine, ...], Meta(max_length=60)]


class ReferenceScene(Struct, frozen=True, kw_only=True, tag="reference"):
    """The rules of a game on one page: sections in the order in which they are read."""

    title: Text
    sections: Annotated[tuple[ReferenceSection, ...], Meta(max_length=8)]
    note: Text = ""


Scene = (
    BoardScene
    | RotationScene
    | FigureScene
    | SheetScene
    | ResultScene
    | PosterScene
    | LobbyScene
    | ReferenceScene
    | CardTableScene
    | HandScene
    | RoundScene
)
"""Anything that can be drawn."""

Frame = BoardScene | CardTableScene | PosterScene
"""A frame of an animation, which has boards only, or tables of cards only; posters may stand among them."""
