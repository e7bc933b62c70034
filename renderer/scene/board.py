"""The map: the part of a scene that becomes cells, figures and marks."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Coordinate = Annotated[int, Meta(ge=-400, le=400)]
Cell = tuple[Coordinate, Coordinate]
"""Column and row: x grows to the east, y to the south."""

Quarter = Annotated[int, Meta(ge=0, le=3)]
"""Quarter turns clockwise."""

Text = Annotated[str, Meta(max_length=20_000)]
"""Final words. The renderer leaves out characters it cannot draw, and cuts long texts."""

Colour = Literal["red", "blue", "yellow", "green", "black", "pink"]
"""A seat's colour; the theme decides how it looks."""
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green", "black", "pink")

FigureKind = Literal["follower", "big", "abbot", "mayor", "wagon", "builder", "pig", "barn"]
FIGURES: tuple[FigureKind, ...] = get_args(FigureKind)

TilePlace = Annotated[int, Meta(ge=0, le=40)] | Literal["tower", "NW", "NE", "SE", "SW"]
"""A place on a tile: a segment by its position in the tile's list, the top of the tower, or a corner (for barns)."""


class DrawnTile(Struct, frozen=True):
    """A tile on the map, as it lies."""

    cell: Cell
    tile: str
    rotation: Quarter = 0


class DrawnFigure(Struct, frozen=True):
    """A figure on the map. Followers on a field lie, all others stand."""

    cell: Cell
    place: TilePlace
    colour: Colour
    kind: FigureKind = "follower"


class DrawnTower(Struct, frozen=True):
    """The tiers built on a tile's foundation. They belong to nobody."""

    cell: Cell
    height: Annotated[int, Meta(ge=1, le=60)]


class FreshTile(Struct, frozen=True):
    """A tile laid since the viewer's last move: framed in its player's colour, with the player's sign in a corner."""

    cell: Cell
    colour: Colour


class GhostTile(Struct, frozen=True):
    """A cell where the tile may go: its ghost with a numbered disc. It lies as in the first rotation."""

    cell: Cell
    tile: str
    rotations: Annotated[tuple[Quarter, ...], Meta(min_length=1, max_length=4)]
    label: Text


class PartFrame(Struct, frozen=True):
    """A part of the map that can be chosen: a frame from one corner cell to the opposite one, with its number."""

    first: Cell
    last: Cell
    label: Text


class Owner(Struct, frozen=True):
    """The owners of a segment: it is tinted in their colours, striped for several, grey for none."""

    cell: Cell
    segment: Annotated[int, Meta(ge=0, le=40)]
    colours: tuple[Colour, ...] = ()


class NumberDisc(Struct, frozen=True):
    """A disc with the number of an option, at a place away from the tile just laid."""

    cell: Cell
    place: TilePlace
    label: Text


class OwnedCount(Struct, frozen=True):
    """A number that belongs to a player."""

    colour: Colour
    label: Text


class CountPlate(Struct, frozen=True):
    """A plate with numbers at a place, each with its player's colour and sign: what was scored there or would be."""

    cell: Cell
    place: TilePlace
    counts: Annotated[tuple[OwnedCount, ...], Meta(min_length=1, max_length=8)]


class Ruler(Struct, frozen=True):
    """The names of the columns or rows, from a first coordinate on. Beyond them the ruler is blank."""

    first: int = 0
    names: tuple[Text, ...] = ()


OutpostKind = Literal["knights", "travellers", "monks"]


class Outpost(Struct, frozen=True):
    """An outpost of the fortress: its row from left to right ("" = a free cell), the pile beside it, its catapult."""

    kind: OutpostKind
    row: Annotated[tuple[Colour | Literal[""], ...], Meta(max_length=7)] = ()
    pile: Annotated[tuple[tuple[Colour, Annotated[int, Meta(ge=1, le=99)]], ...], Meta(max_length=6)] = ()
    catapult: bool = False


class DrawnFortress(Struct, frozen=True):
    """The fortress of twelve cells, by its north-western one."""

    cell: Cell
    row: Annotated[int, Meta(ge=4, le=7)]
    """The number of cells that count in each outpost's row."""
    outposts: Annotated[tuple[Outpost, ...], Meta(max_length=3)] = ()
    fields: Annotated[tuple[tuple[Colour, ...], ...], Meta(max_length=2)] = ()
    """The owners of the northern and the southern field, in a picture of the fields' owners."""


class DrawnBoard(Struct, frozen=True, kw_only=True):
    """The map with everything on it, and the marks for the present question."""

    tiles: tuple[DrawnTile, ...] = ()
    columns: Ruler = Ruler()
    rows: Ruler = Ruler()
    figures: tuple[DrawnFigure, ...] = ()
    towers: tuple[DrawnTower, ...] = ()
    fortress: DrawnFortress | None = None
    laid: tuple[FreshTile, ...] = ()
    spots: tuple[GhostTile, ...] = ()
    parts: tuple[PartFrame, ...] = ()
    dead: tuple[Cell, ...] = ()
    """Cells where no tile can fit any more; they are crossed out."""
    owners: tuple[Owner, ...] = ()
    marks: tuple[NumberDisc, ...] = ()
    counts: tuple[CountPlate, ...] = ()
    kept: tuple[Cell, ...] = ()
    """Other cells that a turn's picture must show, such as the viewer's own last tile."""
    focus: tuple[Cell, ...] = ()
    """The cells to keep in sight if the map is too large to show whole: usually those of the viewer's figures."""

    @property
    def choices(self) -> tuple[GhostTile | NumberDisc, ...]:
        """What can be chosen by its name or its number."""
        return (*self.spots, *self.marks)
