"""The rules of Cardcassonne as pure code."""
