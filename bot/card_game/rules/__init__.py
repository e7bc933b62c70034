"""The rules of Cardcassonne as pure code.

Begin with `game.py` and `turns.py`.

actions   The actions of Cardcassonne, in their record form
cards     The 130 cards, the rows they lie in, and the numbers and tables of the rules
chest     The chest: divide buildings into the sets that score most (CARD-54 to 56)
default   The action for an absent player
end       The end of the game: discard the rows, open the chests, find the winners
events    The events of Cardcassonne
forecast  What the open cards would score if the round ended now (CARD-H3)
game      A running game of Cardcassonne
harvest   The end of a round: turn cards up, take them and score each player's, up to the next choice
hidden    Remove from a position and a log what a seat may not know, or fill the gaps with a fair sample
kind      Setting up Cardcassonne: its players, options, actions and the draw
state     The position of a game: plain containers that copy fast, and simple queries
table     What lies open on the table, in the form common to all games: standing, supply, tokens
turns     The course of a game: the decision to make, its options, and what an option does
view      What one seat, or everybody, may know of a game
why_not   Explain why an action is refused, and what would be right
"""
