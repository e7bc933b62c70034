"""Check a set-up for problems before players meet them; each finding says what to do about it.

Each module is one group of checks.

games      Check that this version can continue the running games: each is replayed from its log
machine    Check this machine: Python, the data directory, time zones, the font and tiles for pictures
platforms  Check the platforms: whether they accept the tokens, what the bot may do, and the links that invite it
redis      Check the store: whether it answers, keeps its data, and has the right time
"""
