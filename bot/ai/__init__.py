"""Computer players: take a view, return one of its options.

Begin with `computer.py`.

budget      The budget of a decision: nodes, which determine the result, and a time limit, which only cuts it short and is
            reported
computer    What the computer players of every game can do, and how they compare scores
levels      The levels of computer players: the same judgement, applied with more or less care
move        A computer player's answer: an action, the reason for it, and its cost
strategies  The simple players
"""
