"""The games by the names that records give them: rules, computer players, faces.

Begin with `rules.py`.

computers  The entry point of the computer players: take a view and a level, return a choice with its reason
faces      The faces of the games, by the names that records give the games
rules      The two games by their names in records
"""
