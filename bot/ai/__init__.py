"""Computer players: take a view, return one of its options."""
