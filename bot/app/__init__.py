"""The bot as a whole: what runs, what it needs, and how it ends."""
