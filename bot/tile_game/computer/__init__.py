"""The computer players of Carcassonne."""
