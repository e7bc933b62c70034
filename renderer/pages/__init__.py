"""The pages: one module for each kind of picture, from its scene to a painted canvas.

Begin with `turn.py` and `layout.py`.

cards       Cardcassonne: the table with its four rows, a hand, the end of a round
choice      The choice of a rotation for the tile, and of a figure and its place
collection  What lies before each player at the end of a game of cards: a sheet for each, with figure and stacks
graph       The chart of the scores over a game: a line for each player, with the player's sign along it
layout      How map and panel share a picture: so that tiles are largest on a phone, the panel on top or beside a tall map
lobby       The card of a table that waits for players
page        The common parts of all pages: a title, notes, and measures
poster      The last picture of a game, to keep and to share: the finished table, a podium, and what everybody's points came from
reference   The rules of a game on one page: the steps of a turn, the pieces, the points and the tiles, each line with its sign
replay      A whole game as frames: all with the measures of the widest map or the fullest table, so that nothing jumps
result      The end of a game: the standing, where the points came from, and the scores over the game
sheet       The tiles left, as a sheet with counts
terms       The table of a result: a line for each source of points, a column for each player
turn        The board with its panel: a turn, the whole board, or a closer look at one cell
"""
