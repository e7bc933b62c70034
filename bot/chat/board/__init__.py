"""The board as a page shows it: everything one person may know of a table, and what they may do there, as plain data.

Begin with `live_boards.py`.

data         The board as plain data: what a page reads
live_boards  What a page of boards asks and does
lobby        The games of a room as its front page lists them
looks        Other looks at a table: owners, forecast and tiles left, as what a page lays over its map
past         The past of a game, step by step, as everybody may see it
reader       Who looks at a board, and what is said to a reader who is refused
seen         Who has a turn before their eyes, and is not called to it
state        The state of a table for one reader
"""
