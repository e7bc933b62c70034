"""The actions of Cardcassonne, in their record form."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.card_game.rules.cards import CARDS, COLOURS, Colour
from bot.engine.actions import Action, ActionReader

MisplacedChoice = Literal["points", "collection"]


class PlayCard(Action, frozen=True, cache_hash=True, kw_only=True, tag="card"):
    """Lay a card at the end of a row; at the set-up, the dealer's choice for a joker turned up (`down` false).

    `card` is missing only in a copy for a seat that may not know it.
    """

    card: str | None = None
    row: Colour
    down: bool


class Claim(Action, frozen=True, cache_hash=True, tag="claim"):
    """Place the big follower at the end of a row (CARD-22)."""

    row: Colour


class Keep(Action, frozen=True, cache_hash=True, tag="keep"):
    """Decide what happens to a misplaced animal or building that was taken (CARD-35)."""

    card: str
    choice: MisplacedChoice = msgspec.field(name="as")


class Assign(Action, frozen=True, cache_hash=True, tag="assign"):
    """Assign an animal joker to a group for good (CARD-40)."""

    colour: Colour


READER = ActionReader((PlayCard, Claim, Keep, Assign))

FACE_DOWN: dict[str, tuple[Action, ...]] = {
    card: tuple(PlayCard(card=card, row=row, down=True) for row in COLOURS) for card in CARDS
}
"""CARD-18: a face-down card may go into any row."""

FACE_UP: dict[str, tuple[Action, ...]] = {
    card: tuple(PlayCard(card=card, row=row, down=False) for row in ((face.colour,) if face.colour else COLOURS))
    for card, face in CARDS.items()
}
"""CARD-19: a face-up card goes into the row of its colour, a joker into any."""

CLAIMS: tuple[Action, ...] = tuple(Claim(row) for row in COLOURS)

KEEPS: dict[str, tuple[Action, ...]] = {card: (Keep(card, "points"), Keep(card, "collection")) for card in CARDS}

ASSIGNMENTS: dict[Colour, Action] = {colour: Assign(colour) for colour in COLOURS}
