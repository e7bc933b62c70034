"""What the pictures of all games share: a view in a language, drawings, sentences."""
