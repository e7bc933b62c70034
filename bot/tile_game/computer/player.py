"""How a level chooses in the tile game: judge every line, look ahead or not, take the best."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bot.ai.budget import Budget
from bot.ai.computer import Computer, Missed, lead
from bot.ai.levels import Level
from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.engine.fair import Dice, Stream
from bot.tile_game.computer.answers import AnswerSearch
from bot.tile_game.computer.draws import with_draws
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import Line, LineSearch
from bot.tile_game.computer.lookahead import END, Search, worlds
from bot.tile_game.computer.reasons import missed_line, reasons_for
from bot.tile_game.computer.styles import STYLES, TileStyle
from bot.tile_game.computer.weights import read_weights
from bot.tile_game.computer.worth import Worth, Worths
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.moves import PlaceTile
from bot.tile_game.rules.view import TileView


class TileComputer(Computer[Carcassonne, TileView]):
    """The computer players of a tile game."""

    def __init__(
        self, kind: TileGame, worths: Iterable[Worth], fitted: Path | None = None, styles: Mapping[str, TileStyle] = STYLES
    ) -> None:
        self.kind = kind
        self.styles = styles
        self.worths = Worths(worths)
        self.prices = self.worths if fitted is None else self.worths.with_weights(read_weights(fitted, self.worths.prices))
        self._eyes = {
            name: (self.prices if style.fitted else self.worths).without(style.overlooks) for name, style in styles.items()
        }

    def nodes(self, level: Level) -> int:
        """Return the positions that a level may judge for one decision."""
        return self.styles[level.name].nodes

    def choose(self, view: TileView, level: Level, dice: Dice, budget: Budget) -> ComputerMove:
        """Choose for the present decision of the view's seat; with a tile, for the rest of the turn as well."""
        best = self.ranked(view, level, dice, budget)[0]
        planned = best.actions[1:] if view.decision is not None and view.decision.kind == "tile" else ()
        return ComputerMove(best.actions[0], None, level.name, best.value, budget.used, budget.cut, planned)

    def ranked(self, view: TileView, level: Level, dice: Dice, budget: Budget) -> list[Line]:
        """Return the lines that the level has looked at, best first, each with the level's value for it."""
        style = self.styles[level.name]
        world = view.imagine(dice)
        decision = world.decision
        assert decision is not None
        thinks = decision.kind in ("tile", "step2") and bool(world.left())  # in the last turn every level sees the exact result
        judge = Judge(world, self._eyes[level.name])
        lines = LineSearch(world, judge, value=own if thinks and dice.below(100) < style.blinkered else lead).all()
        budget.spend(judge.judged)
        if decision.kind == "draw":
            lines = with_draws(view, world, lines, judge, dice, budget, style.draws)
        elif style.searches and decision.kind in ("tile", "step2") and len(lines) > 1 and budget.allows(1):
            return self._searched(view, lines, judge, dice, budget)
        if thinks and dice.below(100) < style.slips:
            return slipped(lines, style.loss)
        return lines

    def _searched(self, view: TileView, lines: list[Line], judge: Judge, dice: Dice, budget: Budget) -> list[Line]:
        """Look ahead, near the end of the game to the very end."""
        decision = view.decision
        assert decision is not None
        found = (
            AnswerSearch(decision.seat, judge.worths, budget).best(lines, worlds(view, dice))
            if judge.chances.left >= END
            else Search(decision.seat, judge.worths, judge.chances, budget).best(lines, worlds(view, dice))
        )
        return [each.line._replace(value=each.value) for each in found]

    def missed(self, view: TileView, played: Action, dice: Dice, nodes: int | None) -> Missed | None:
        """Compare the best line with the one played. Only a tile and its figure are reviewed."""
        return missed_line(view, played, dice, nodes, self.prices)

    def order(self, view: TileView) -> tuple[Cell, ...]:
        """Return the cells for the drawn tile, the best first; empty if the decision is not about a tile."""
        if view.decision is None or view.decision.kind != "tile":
            return ()
        world = view.imagine(Stream(hashlib.sha256(f"hints {len(view.log)}".encode()).digest()))
        firsts = (line.actions[0] for line in LineSearch(world, self.judge(world)).all())
        return tuple(dict.fromkeys(first.at for first in firsts if isinstance(first, PlaceTile)))

    def reasons(self, game: Carcassonne, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the best reasons for the deciding seat's turn, one of each kind, the weightiest first."""
        return reasons_for(game, actions, self.prices)

    def judge(self, game: Carcassonne) -> Judge:
        """Return a judge of the positions that a decision can lead to."""
        return Judge(game, self.prices)


def own(totals: Sequence[float], seat: int) -> float:
    """Return a seat's own points: the value for somebody who does not look at the others."""
    return totals[seat]


def slipped(lines: list[Line], loss: float) -> list[Line]:
    """Put the best line at another place first, if it is at most this much worse."""
    best = lines[0]
    for line in lines:
        if line.value < best.value - loss:
            break
        if isinstance(line.actions[0], PlaceTile) and line.actions[0].at != getattr(best.actions[0], "at", None):
            return [line, *(other for other in lines if other is not line)]
    return lines
