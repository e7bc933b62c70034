"""Carcassonne with its expansions: rules, computer players and how it is shown."""
