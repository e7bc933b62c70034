"""How much there is to read: the worst message of a turn in each language, and the letters a group reads in a game of two.

`python -m tests.bench.turn_words [GAMES]`. Before messages were kept short, five games of two with fields took 21,295 letters
each (now 7,086), and the longest message of a turn with everything, six players and English had 54 lines, with four players 29.
"""

from __future__ import annotations

import sys

from bot.engine.game import Setup
from bot.i18n import shipped
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.i18n.turns import reading

TWO = Setup(2, ("fields",), {})
SIX = Setup(6, CARCASSONNE.modules, {})


def main(games: int) -> None:
    """Print a line for each language."""
    for language in shipped().languages:
        found = [reading(CARCASSONNE, SIX, seed, language, drafts=False) for seed in range(games)]
        worst = max(
            (message for each in found for message in each.posted), key=lambda message: (len(message), len("".join(message)))
        )
        two = (
            sum(reading(CARCASSONNE, TWO, seed, language, drafts=False, newcomers=False).letters for seed in range(games))
            // games
        )
        print(f"{language}: {len(worst)} lines, {sum(map(len, worst))} letters at most; a game of two: {two:,} letters")
        print(*(f"    {line}" for line in worst), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5)
