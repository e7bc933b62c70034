"""Check a set-up for problems before players meet them; each finding says what to do about it.

Each module is one group of checks; `bot/app/platforms.py` has those of the platforms.

machine  Check this machine: Python, the data directory, time zones, the font and tiles for pictures
redis    Check the store: whether it answers, keeps its data, has the right time, and holds games that this version can continue
"""
