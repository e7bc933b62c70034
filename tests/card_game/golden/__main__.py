"""Rewrite the golden games."""

from tests.card_game.golden import write

write()
