"""How Cardcassonne is shown."""
