"""All ways to play a turn of the tile game to its end, each with a judgement of the resulting position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.ai.computer import lead
from bot.engine.actions import SKIP, Action, Skip
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.judge import Judge
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Draw, PlaceTile
from bot.tile_game.rules.steps import STEP_TWO

WIDE = 6
"""The number of the tile's best places for which everything that can follow is explored."""

NARROW = 1
"""The same if only the best line matters, and speed does."""


Valuer = Callable[[Sequence[float], int], float]
"""Returns the value of the seats' expected points to one seat."""


class Line(NamedTuple):
    """One seat's choices up to the end of its turn, and each seat's expected points there."""

    value: float
    actions: tuple[Action, ...]
    totals: tuple[float, ...]
    number: int


class LineSearch:
    """An enumeration of the lines of the seat to act."""

    def __init__(self, game: Carcassonne, judge: Judge, wide: int = WIDE, value: Valuer = lead) -> None:
        """`value`: what the expected points mean to the seat."""
        decision = game.decision
        assert decision is not None
        self.game = game
        self.judge = judge
        self.wide = wide
        self.value = value
        self.seat = decision.seat
        self.kind = decision.kind
        self.turn_number = game.turn_number
        self.part = game.part
        self.count = 0
        self.passed_over = False  # whether a closer look would find more
        self.found: list[Line] = []

    def all(self) -> list[Line]:
        """Return the lines, best first; equal ones in the order of the options."""
        if self.kind == "tile":
            self._tiles()
        else:
            self._explore(self.game, (), None, closely=True)
        self.found.sort(key=by_value)
        return self.found

    def _tiles(self) -> None:
        """Explore every place of the tile with the plainest choices after it, then all choices for the best places."""
        places: list[tuple[Line, Carcassonne, Features | None]] = []
        for option in self._worth_trying(self.game, (), closely=False):
            first = len(self.found)
            trial = self._after(self.game, option)
            features = self._looks(trial)
            self._explore(trial, (option,), features, closely=False)
            places.append((min(self.found[first:], key=by_value), trial, features))
            if len(places) > self.wide:  # the others' maps are not needed again
                places.sort(key=lambda place: by_value(place[0]))
                places.pop()
        if not self.passed_over:
            return
        places.sort(key=lambda place: by_value(place[0]))
        again = {line.actions[0] for line, _, _ in places}
        self.found = [line for line in self.found if line.actions[0] not in again]
        for line, trial, features in places:
            self._explore(trial, line.actions[:1], features, closely=True)

    def _explore(self, game: Carcassonne, actions: tuple[Action, ...], features: Features | None, *, closely: bool) -> None:
        """Play on with each option until the turn is over."""
        if actions and self._is_end(game):
            self._judge(game, actions, features)
            return
        plain = self._with_nobody_placed(game, features)
        for option in self._worth_trying(game, actions, closely=closely):
            totals = plain.totals(option) if plain is not None else None
            if totals is not None:
                self._add(totals, (*actions, option))
                continue
            trial = self._after(game, option)
            if features is None or len(trial.board.cells) != len(features.game.board.cells):
                self._explore(trial, (*actions, option), self._looks(trial), closely=closely)
            else:
                self._explore(trial, (*actions, option), features, closely=closely)

    def _after(self, game: Carcassonne, option: Action) -> Carcassonne:
        """Return the position after an option. Other seats' decisions during this turn get the default answer."""
        trial = game.copy()
        trial.carry_out(self.seat, option)
        if is_step_two(trial):
            return trial
        while trial.agenda and trial.turn_number == self.turn_number and trial.turn == self.game.turn == self.seat:
            decision = trial.decision
            if decision is None or decision.seat == self.seat:
                break
            trial.apply(trial.default())
        return trial

    def _looks(self, game: Carcassonne) -> Features | None:
        """Return the features of the map, if the game is not over."""
        return self.judge.look(game) if game.agenda else None

    def _worth_trying(self, game: Carcassonne, actions: tuple[Action, ...], *, closely: bool) -> Iterator[Action]:
        """Yield the options without repetitions. Drawing is judged elsewhere; what is held back, later in the turn."""
        late, held_back = self.judge.worths.late, self.judge.worths.held_back
        claimed: set[str] = set()
        for option in game.options():
            kind = type(option)
            if kind is PlaceTile:
                yield option
                continue
            if kind is Draw or (kind in held_back and held_back[kind](self.kind, len(actions))):
                continue
            if not closely and (kind in late or (isinstance(option, Deploy) and option.on in claimed)):
                self.passed_over = True
                continue
            if isinstance(option, Deploy):
                claimed.add(option.on)  # one figure stands for all that could stand there
            yield option

    def _is_end(self, game: Carcassonne) -> bool:
        """Return whether the turn is over, or goes on with something unknown."""
        if is_step_two(game) and game.turn_number == self.turn_number:
            return False
        decision = game.decision
        if decision is None or decision.seat != self.seat or game.turn_number != self.turn_number:
            return True
        if decision.kind == "draw":
            return True
        return decision.kind == "tile" and self.kind not in ("tile", "draw")

    def _judge(self, game: Carcassonne, actions: tuple[Action, ...], features: Features | None) -> None:
        features = features or self.judge.look(game)
        totals = self.judge.totals(game, features)
        if self._plays_on(game):
            totals[self.seat] += self.judge.weights["second_part"]
        self._add(totals, actions)

    def _plays_on(self, game: Carcassonne) -> bool:
        """Return whether the second part of a double turn follows."""
        if not game.agenda or game.part != 2 or self.part != 1:
            return False
        return game.turn_number == self.turn_number and self.seat == game.turn

    def _add(self, totals: list[float], actions: tuple[Action, ...]) -> None:
        self.count += 1
        self.found.append(Line(self.value(totals, self.seat), actions, tuple(totals), self.count))

    def _with_nobody_placed(self, game: Carcassonne, features: Features | None) -> _NobodyPlaced | None:
        """Return the position at the end of the turn if nobody is placed; None if something else may follow."""
        if features is None or not is_step_two(game) or game.turn != self.seat or not game.left():
            return None
        if game.rules.ends_quietly and not game.completed:
            return _NobodyPlaced(self.judge, features, game, game, 0.0)
        after = self._after(game, SKIP)
        if not after.agenda or not self._is_end(after):
            return None
        return _NobodyPlaced(
            self.judge, features, game, after, self.judge.weights["second_part"] if self._plays_on(after) else 0.0
        )

    def play(self, line: Line) -> Carcassonne:
        """Return the position after a line."""
        game = self.game
        for action in line.actions:
            game = self._after(game, action)
        return game


class _NobodyPlaced:
    """The end of a turn without a figure. A figure that stays only adds its own share, so it need not be played out."""

    def __init__(self, judge: Judge, features: Features, game: Carcassonne, after: Carcassonne, bonus: float) -> None:
        self.judge = judge
        self.features = features
        self.game = game
        self.after = after
        self.bonus = bonus
        self.shares = judge.shares(after, features)
        self.plain = judge.complete(after, features, self.shares.copy(), range(after.seats)).totals
        self.plain[game.turn] += bonus

    def totals(self, option: Action) -> list[float] | None:
        """Return each seat's expected points; None for an option with another effect than a figure alone on an open feature."""
        if type(option) is not Deploy:
            return self.plain.copy() if type(option) is Skip else None
        game, board = self.game, self.after.board
        assert game.spot is not None
        node = game.board.node_at(game.spot, option.on)
        assert node is not None
        root = board.root(node)
        if root in board.on or root in game.completed or (game.rules.deployed and option.figure in game.rules.followers):
            return None
        piece = Piece(game.turn, option.figure, game.spot, option.on, node, game.turn_number, game.pieces_placed + 1)
        totals = self.plain.copy()
        totals[game.turn] = self.judge.with_figure(self.after, self.features, self.shares, root, piece) + self.bonus
        return totals


def is_step_two(game: Carcassonne) -> bool:
    """Return whether the player on turn is to place a figure; this costs less than asking for the decision."""
    return bool(game.agenda) and game.agenda[-1][0] is STEP_TWO


def by_value(line: Line) -> tuple[float, int]:
    """Sort key: the best line first."""
    return -line.value, line.number
