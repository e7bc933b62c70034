"""Whole games and perft tables that must never change, except in separate commits that say why."""
