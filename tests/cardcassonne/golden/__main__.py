"""Writes the golden games anew."""

from tests.cardcassonne.golden import write

write()
