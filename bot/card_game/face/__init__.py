"""How Cardcassonne is shown.

Begin with `game_face.py`.

collection    What the players have collected, to look at when the game is over: animals by colour, and the chest in its sets
game_face     The face of the card game
pictures      Cardcassonne: the public table, a hand for its owner only, and the end of a round with its sums
presentation  A view of the card game in a language
sentences     Cards in sentences
"""
