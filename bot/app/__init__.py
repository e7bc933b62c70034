"""The bot as a whole: what it runs and needs, and how it ends."""
