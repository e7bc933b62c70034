"""The expansions, a folder each, and the lists of their rules, worths and faces.

Begin with `rules.py`; a good one to read first is `abbot/`.

faces              The faces of the expansions: one line for each, and the face of Carcassonne that they make
rules              The expansions of Carcassonne: one line for each, in the order of the rules
worths             What the expansions are worth to computer players: one line for each, as in the list of their rules
"""
