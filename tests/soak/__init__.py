"""Many games between two stand-ins with the real bot, to find leaks and slow decay."""
