"""What every game is: views, decisions, actions, events, records and the fair draw. Each game has its own rules.

Begin with `game.py`: what a game, a view, a decision and a set-up are.

actions   Players' actions: one small frozen type for each `do` of the game record
events    Events: facts with their terms, so that no code outside the engine implements a rule again
fair      The provably fair draw: everything random in a game follows from one seed that nobody can choose alone
game      The contract between a game and the code that plays, stores, draws or describes it
lists     Lists that must be complete: the program does not start with one that is not
record    Write, read and replay game records
refusals  Refusals: a code with parameters and an English sentence; other languages phrase the code themselves
"""
