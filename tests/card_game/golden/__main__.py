"""Writes the golden games anew."""

from tests.card_game.golden import write

write()
