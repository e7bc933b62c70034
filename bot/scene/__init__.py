"""What the pictures of all games share: a view in a language, drawings, sentences.

Begin with `presentation.py` and `face.py`.

cell_names    Map names: the start tile is M20
drawing       A picture and its description in words, which comes in two lengths: for a platform's alt text, and complete
face          What a game brings to be shown: pictures, sentences, names of its things
lines         Lines of text about any game: what happened, the players, the numbered options
lobby         A table that waits for its players, as a card
panel         The panel beside a picture: the players with their possessions, and the question
phrases       Events, options and questions in sentences: the one place where the facts of a game meet their messages
presentation  The source of a picture: a view, a language, the players in their seats, and how much of the game the viewer has
              seen
reference     The reference sheet: the steps of a turn, the pieces, the points and the tiles of what is in play
replay        A whole game as the frames of an animation
result        The end of a game: who won, where the points came from, and how the scores grew
"""
