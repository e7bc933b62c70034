"""The two simple players, frozen: later ones are measured against them, and tests need somebody to play."""

from __future__ import annotations

from typing import Protocol

from bot.engine.actions import Action
from bot.engine.fair import Dice
from bot.engine.game import Game, View


class Player(Protocol):
    """Chooses an option of the present decision."""

    def __call__(self, view: View, dice: Dice) -> Action:
        """One of `view.options()`; everything random comes from the dice."""
        ...


def random_player(view: View, dice: Dice) -> Action:
    """Uniform over the options."""
    options = view.options()
    return options[dice.below(len(options))]


def greedy_player(view: View, dice: Dice) -> Action:
    """The most points over the best other's after the whole turn, as if the game ended with it; ties by the dice."""
    decision = view.decision
    assert decision is not None
    game = view.last_turn(dice)
    best: list[Action] = []
    most = -(10**9)
    for option in view.options():
        trial = game.copy()
        trial.apply(option)
        lead = best_lead(trial, decision.seat)
        if lead > most:
            best, most = [], lead
        if lead == most:
            best.append(option)
    return best[dice.below(len(best))]


def best_lead(game: Game, seat: int) -> int:
    """The greatest lead that a seat can reach by its further choices of this turn."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.kind in ("draw", "card"):
        return lead_of(game, seat)
    best = -(10**9)
    for option in game.options():
        trial = game.copy()
        trial.apply(option)
        best = max(best, best_lead(trial, seat))
    return best


def lead_of(game: Game, seat: int) -> int:
    """A seat's points minus the best other's if the game ended now."""
    totals = list(game.standing().scores)
    for event in game.forecast():
        totals[event.seat] += event.points
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


PLAYERS: dict[str, Player] = {"random": random_player, "greedy": greedy_player}
