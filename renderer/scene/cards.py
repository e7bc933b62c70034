"""Cardcassonne's pictures: the table with its four rows, a hand, the end of a round."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from renderer.scene.board import Colour, Text
from renderer.scene.panel import Panel

RowColour = Literal["blue", "green", "red", "yellow"]
"""A row of the table: city, field, road, monastery. Not a seat's colour."""


class Card(Struct, frozen=True, tag="card"):
    """A card; one without colour is a joker, a dragon or a fairy. `back` is a card lying face down."""

    kind: Literal["person", "building", "animal", "dragon", "fairy", "animal joker", "building joker", "back"]
    colour: RowColour | Literal[""] = ""
    value: Annotated[int, Meta(ge=0, le=9)] = 0
    """A person's value; 0 shows none."""
    label: Text = ""
    """The word that chooses the card in a hand."""
    new: bool = False
    """Whether it was laid since the viewer's last turn; such a card is framed."""


class RowFollower(Struct, frozen=True, tag="standing"):
    """A player's big follower, standing in a row at the end of the cards it claims."""

    colour: Colour


class CardRow(Struct, frozen=True):
    """A row: its board with its name and label, then cards and big followers from left to right."""

    colour: RowColour
    name: Text
    things: Annotated[tuple[Card | RowFollower, ...], Meta(max_length=140)] = ()
    label: Text = ""
    """The word that chooses the row, on its board."""


class CardTableScene(Struct, frozen=True, kw_only=True, tag="card table"):
    """The four rows, and the players beside them."""

    rows: Annotated[tuple[CardRow, ...], Meta(min_length=1, max_length=4)]
    panel: Panel = Panel()


class CardStack(Struct, frozen=True):
    """Cards that belong together, the last on top, and below them what they are worth or how many they are.

    `close`: equal cards, of which only the edges need to be seen.
    """

    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=60)]
    caption: Text = ""
    close: bool = False


class CardCollection(Struct, frozen=True):
    """What lies before a player: animals by colour, and the chest in sets."""

    colour: Colour
    stacks: Annotated[tuple[CardStack, ...], Meta(max_length=60)] = ()


class HandScene(Struct, frozen=True, kw_only=True, tag="hand"):
    """A player's own cards, only for that player."""

    title: Text
    cards: Annotated[tuple[Card, ...], Meta(max_length=12)]
    note: Text = ""


class RoundResult(Struct, frozen=True):
    """One player's cards from a round and their worth, a line for each term."""

    name: Text
    fallback: Text
    colour: Colour
    cards: Annotated[tuple[Card, ...], Meta(max_length=60)]
    lines: Annotated[tuple[Text, ...], Meta(max_length=12)]
    points: Text
    score: Text


class RoundScene(Struct, frozen=True, kw_only=True, tag="round"):
    """The end of a round with its sums."""

    title: Text
    results: Annotated[tuple[RoundResult, ...], Meta(max_length=8)]
    note: Text = ""
