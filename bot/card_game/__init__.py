"""Cardcassonne, the card game: rules, computer players and how it is shown."""
