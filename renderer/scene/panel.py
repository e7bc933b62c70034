"""The panel beside the map: the players with their possessions, and the tile in hand."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from renderer.scene.board import Colour, FigureKind, Quarter, Text

Icon = Literal[
    FigureKind,
    "wine", "grain", "cloth", "king", "robber", "tier", "abbey", "card", "chest", "animal",
]  # fmt: skip
"""A thing a player holds."""


class HeldItem(Struct, frozen=True):
    """A thing that a player holds, and how many. A figure of another player's colour is a prisoner, drawn behind bars."""

    icon: Icon
    count: Annotated[int, Meta(ge=0, le=999)] = 1
    colour: Colour | Literal[""] = ""
    """The owner's colour; empty: the player's own."""


class PlayerCard(Struct, frozen=True):
    """A seat's card. `fallback` stands in for a name without a drawable letter (the seat's colour in words)."""

    name: Text
    fallback: Text
    colour: Colour
    score: Text
    items: Annotated[tuple[HeldItem, ...], Meta(max_length=40)] = ()
    turn: bool = False
    """Whether the card is lit: of the player to move, or in the end of a winner."""
    note: Text = ""
    """A few words under the name, such as “away” or “computer”."""


class TileInHand(Struct, frozen=True):
    """The tile drawn, enlarged, with a line under it (how many are left)."""

    tile: str
    rotation: Quarter = 0
    caption: Text = ""


class Panel(Struct, frozen=True):
    """The players, the tile in hand and a title, in that order of weight."""

    players: Annotated[tuple[PlayerCard, ...], Meta(max_length=8)] = ()
    title: Text = ""
    hand: TileInHand | None = None
    lines: Annotated[tuple[Text, ...], Meta(max_length=40)] = ()
