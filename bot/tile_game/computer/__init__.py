"""The computer players of Carcassonne.

Begin with `player.py`, then `judge.py` and `line_search.py`.

answers      Looking further ahead: the others' replies to each of the best lines, then the seat's own next answer, in
             imagined stacks
chances      Chances in an open cell: how many of the tiles left fit, and how many of those end the road or city beside it
comparing    A turn compared with the best one at another place: what makes the difference, by the judgement and by the
             search
draws        The worth of drawing before the tile is known: the mean of the best lines with some of the tiles that may come
features     The features of a map: where they are open, and what they will probably become
judge        Judge a position of the tile game: what each seat will probably have at the end
line_search  All ways to play a turn of the tile game to its end, each with a judgement of the resulting position
lookahead    Looking ahead: the next player's reply to each of the best lines, by samples of the draw; near the end, to the
             very end
open_ends    The open ends of a map: which features lead into which empty cells
player       How a level chooses in the tile game: judge every line, look ahead or not, take the best
reasons      The reasons for a turn: what it brings at once, what it places, and how it changes features already begun
styles       How the levels play the tile game: what each sees, how it slips, and whether it searches
supply       When a figure in the supply still counts: nothing without a turn left to use it
values       What a judgement finds, as terms: a feature's value with the figures on it, cached until either changes, and a
             position's
weights      The prices of the judgement's terms: those set by hand, and those fitted to the outcomes of games
worth        What an expansion is worth to a computer player, and what it can say of a turn
"""
