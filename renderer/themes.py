"""The colours of pictures. A theme changes paper, ink and figures, never the tiles of the atlas."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from renderer.art import Terrain, seats
from renderer.art.seats import Sign
from renderer.palette import RGB, blend
from renderer.scene.board import COLOURS, Colour
from renderer.scene.cards import RowColour

Grounds = dict[Terrain, tuple[RGB, float]]
_WHITE: RGB = (255, 255, 255)
_BLACK: RGB = (0, 0, 0)


_ROWS: dict[RowColour, RGB] = {"blue": (58, 108, 178), "green": (112, 158, 66), "red": (196, 72, 56), "yellow": (226, 180, 60)}
_ROWS_APART: dict[RowColour, RGB] = {
    "blue": (58, 108, 178),
    "green": (186, 218, 142),
    "red": (167, 37, 30),
    "yellow": (227, 191, 36),
}
"""The same with a pale green and a dark red, which every kind of sight tells apart."""


@dataclass(frozen=True, slots=True)
class SeatColours:
    """A seat's colours: the figure's body, its sign and the sign's colour."""

    body: RGB
    sign: Sign
    ink: RGB

    @property
    def ground(self) -> tuple[RGB, RGB, RGB]:
        """The tones of ground that the seat owns: dark, middle, light.

        Black is raised, or its fields would look like holes in the map; light colours are lowered, away from nobody's.
        """
        light = seats.luminance(self.body)
        middle = blend(self.body, _WHITE, 0.24) if light < 0.25 else blend(self.body, _BLACK, 0.1 if light > 0.6 else 0.0)
        return blend(middle, _BLACK, 0.22), middle, blend(middle, _WHITE, 0.14)


@dataclass(frozen=True, eq=False)
class Theme:
    """Paper, inks and figures of a picture. There is one theme of each name; caches compare themes by identity."""

    name: str
    paper: RGB = (44, 52, 58)
    """The background of the map."""
    grid: RGB = (56, 66, 73)
    card: RGB = (53, 62, 69)
    """A player's card."""
    card_turn: RGB = (66, 77, 85)
    """The card of the player to move."""
    ink: RGB = (240, 234, 216)
    muted: RGB = (168, 176, 178)
    """Rulers and secondary text."""
    number: RGB = (255, 240, 200)
    accent: RGB = (240, 234, 216)
    """The frame of the player to move, and of the tile in hand."""
    disc: RGB = _WHITE
    """The body of a disc that numbers a choice. No seat is white."""
    disc_ink: RGB = _BLACK
    cross: RGB = (112, 122, 128)
    ghost: float = 0.59
    """The opacity of a tile at a legal spot."""
    grounds: Grounds = field(default_factory=dict)
    """A kind of ground's colour, and how far it is blended towards it. Empty: as drawn."""
    borders: bool = False
    """Whether a black line is drawn where two kinds of ground meet."""
    figure: float = 0.52
    """A standing figure's size in tiles."""
    lying: float = 0.46
    least_tile: int = 96
    """The least side of a tile in a turn's picture, in pixels; below it the map is cropped."""
    seats: dict[Colour, SeatColours] = field(default_factory=dict)
    rows: dict[RowColour, RGB] = field(default_factory=lambda: _ROWS)
    """The colours of the card game's rows: city, field, road, monastery."""


def _seats(painted: Iterable[seats.SeatStyle]) -> dict[Colour, SeatColours]:
    """Return the six colours by their names in a scene, which are those of the usual colours."""
    return {
        colour: SeatColours(seat.colour, seat.sign, seats.sign_colour(seat.colour))
        for colour, seat in zip(COLOURS, painted, strict=True)
    }


_SEATS = _seats(seats.SEATS)
_DARK = Theme("dark", seats=_SEATS)
_LIGHT = Theme(
    "light",
    paper=(236, 230, 214),
    grid=(216, 208, 188),
    card=(250, 246, 234),
    card_turn=(255, 236, 176),
    ink=(50, 42, 34),
    muted=(104, 96, 84),
    number=(50, 42, 34),
    accent=(206, 120, 20),
    cross=(164, 154, 134),
    ghost=0.55,
    seats=_SEATS,
)
_CONTRAST = Theme(
    "high-contrast",
    paper=(0, 0, 0),
    grid=(70, 70, 70),
    card=(24, 24, 24),
    card_turn=(70, 70, 70),
    ink=(255, 255, 255),
    muted=(220, 220, 220),
    number=(255, 255, 255),
    accent=(255, 255, 255),
    cross=(150, 150, 150),
    grounds={
        Terrain.FIELD: ((210, 238, 172), 0.66),
        Terrain.ROAD: ((255, 255, 255), 0.9),
        Terrain.CITY: ((222, 160, 92), 0.45),
        Terrain.WALL: ((60, 52, 46), 0.75),
        Terrain.RIVER: ((40, 120, 220), 0.75),
        Terrain.SQUARE: ((150, 150, 150), 0.6),
    },
    borders=True,
    figure=0.58,
    lying=0.52,
    seats=_SEATS,
    rows=_ROWS_APART,
)
_ALL = (
    _DARK,
    _LIGHT,
    replace(
        _DARK,
        name="colour-blind",
        grounds={Terrain.FIELD: ((230, 244, 226), 0.72), Terrain.CITY: ((236, 216, 186), 0.35)},
        seats=_seats(seats.COLOUR_BLIND_SEATS),
        rows=_ROWS_APART,
    ),
    _CONTRAST,
    replace(_DARK, name="large-figures", figure=0.7, lying=0.62, least_tile=128),
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in _ALL}
"""Every theme by its name."""
