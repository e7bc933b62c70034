"""Positions that a computer judges a second: by the bare judgement and by hard's search, in games that the judgement plays.

To compare two commits, run this in a worktree of each, in turns: the games are the same while the judgement is.
"""

from __future__ import annotations

import time

from bot.ai.levels import HARD
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.games.computers import choose
from bot.games.rules import GAMES
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import NARROW, LineSearch
from bot.tile_game.computer.lookahead import draw_on
from bot.tile_game.expansions.worths import COMPUTER
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.workers.worker import collect_rarely

SETTINGS = {"base, 2 seats": (2, ("fields",)), "all modules, 2 seats": (2, GAMES["carcassonne"].modules)}
NODES, TURNS, EVERY = 6000, 40, 6


def main() -> None:
    """A line for each setting."""
    collect_rarely()
    for title, (seats, modules) in SETTINGS.items():
        judged, spent = [0, 0], [0.0, 0.0]
        for number in range(2):
            play(seats, modules, number, judged, spent)
        plain, searched = (nodes / seconds for nodes, seconds in zip(judged, spent, strict=True))
        print(f"{title}: {plain:,.0f} positions a second by the judgement, {searched:,.0f} by hard's search")


def play(seats: int, modules: tuple[str, ...], number: int, judged: list[int], spent: list[float]) -> None:
    """Add a game's positions and seconds: of the judgement, and of the search at every sixth turn."""
    game = GAMES["carcassonne"].start(Setup(seats, modules, seed=simulated_seed("nps", number).hex()))
    assert isinstance(game, Carcassonne)
    for turn in range(TURNS):
        draw_on(game)
        if game.decision is None:
            return
        if game.decision.kind == "tile" and turn % EVERY == 0:
            view, began = game.view(game.decision.seat), time.process_time()
            judged[1] += choose(view, HARD, Stream(b"bench"), NODES).nodes
            spent[1] += time.process_time() - began
        began = time.process_time()
        judge = Judge(game, COMPUTER.worths)
        search = LineSearch(game, judge, NARROW)
        best = search.all()[0]
        spent[0] += time.process_time() - began
        judged[0] += judge.judged
        game = search.play(best)


if __name__ == "__main__":
    main()
