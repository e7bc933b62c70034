"""How Carcassonne is shown: pictures, sentences and choices."""
