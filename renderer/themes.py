"""How a picture is coloured. A theme changes the paper, the ink and the figures, never the tiles of the atlas."""

from dataclasses import dataclass, field, replace

from renderer.palette import RGB
from renderer.scene.board import Colour

__all__ = ["THEMES", "Seat", "Sign", "Theme"]

Sign = str
"""The mark on a figure's chest, the second code beside its colour."""


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat's colour is shown: the figure's body, its sign and the sign's colour."""

    body: RGB
    sign: Sign
    ink: RGB


@dataclass(frozen=True)
class Theme:
    """Paper, inks and figures of a picture."""

    name: str
    paper: RGB = (44, 52, 58)
    """What lies behind the map."""
    grid: RGB = (56, 66, 73)
    card: RGB = (56, 66, 73)
    """A player's card."""
    card_turn: RGB = (74, 86, 94)
    """The card of whoever is on turn."""
    ink: RGB = (240, 234, 216)
    muted: RGB = (168, 176, 178)
    """Rulers and side remarks."""
    number: RGB = (255, 240, 200)
    accent: RGB = (255, 214, 64)
    """The frame of whoever is on turn, and of the tile in hand."""
    disc: RGB = (255, 224, 130)
    disc_ink: RGB = (40, 30, 16)
    cross: RGB = (206, 84, 70)
    ghost: float = 0.59
    """How much of a tile shows at a legal spot."""
    fade: float = 0.0
    """How far tiles are blended towards `fade_to`, so that figures stand out."""
    fade_to: RGB = (255, 255, 255)
    figure: float = 0.52
    """A standing figure's size in tiles."""
    lying: float = 0.46
    seats: dict[Colour, Seat] = field(default_factory=dict, hash=False)

    def __hash__(self) -> int:
        """Hash by name: names are unique, and themes are keys of every cache."""
        return hash(self.name)


_SEATS: dict[Colour, Seat] = {
    "red": Seat((214, 48, 38), "dot", (255, 255, 255)),
    "blue": Seat((24, 104, 200), "triangle", (255, 255, 255)),
    "yellow": Seat((252, 212, 40), "square", (60, 46, 20)),
    "green": Seat((0, 150, 104), "diamond", (255, 255, 255)),
    "black": Seat((42, 42, 48), "plus", (255, 255, 255)),
    "pink": Seat((240, 140, 196), "star", (90, 20, 60)),
}
_DARK = Theme("dark", seats=_SEATS)
_LIGHT = Theme(
    "light",
    paper=(236, 230, 214),
    grid=(220, 212, 192),
    card=(250, 246, 234),
    card_turn=(255, 238, 184),
    ink=(50, 42, 34),
    muted=(112, 104, 92),
    number=(50, 42, 34),
    accent=(206, 120, 20),
    cross=(190, 60, 50),
    ghost=0.55,
    seats=_SEATS,
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (_DARK, _LIGHT)}
"""Every theme by its name."""
THEMES["large"] = replace(_DARK, name="large", figure=0.68, lying=0.6)
