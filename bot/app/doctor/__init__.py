"""What can be wrong with a set-up, found before the players do: each finding with what to do about it."""
