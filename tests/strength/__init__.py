"""The strength of the computer players: long, reproducible matches."""
