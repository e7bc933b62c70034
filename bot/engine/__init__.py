"""The rules of the games: pure, without I/O, clock or chance of their own; usable alone."""
