"""Whole games and perft tables that must come out the same for ever; they change only in commits of their own that say why."""
