"""Computer players: they take a view and return one of its options."""
