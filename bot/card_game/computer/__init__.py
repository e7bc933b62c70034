"""The computer players of Cardcassonne.

Begin with `player.py`.

hopes   The worth of a pile of cards to one seat: its points now, and what animals and buildings will bring later
piles   Cards as plain numbers, to imagine rounds by the hundred: a card as a code, a pile as sums
player  How a level chooses in Cardcassonne: play the round on in many imagined games; take the option that does best on
        average
rounds  A round of cards played on in imagined worlds: all hold good cards back while others may claim, and claim in time
worth   The worth of cards in Cardcassonne: of a row to its claimant, and of a player's collection for the rest of the game
"""
