"""Cardcassonne, the card game: its rules as pure code, behind the same contract as the tile game."""

from bot.cardcassonne.kind import CARDCASSONNE

__all__ = ["CARDCASSONNE"]
