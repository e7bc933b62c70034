"""A view of the card game in a language."""

from __future__ import annotations

from dataclasses import dataclass

from bot.card_game.rules.view import CardView
from bot.scene.presentation import Presentation


@dataclass(frozen=True)
class CardPresentation(Presentation[CardView]):
    """A view of the card game in a language."""
