"""The simple players. They never change: later ones are measured against them, and tests use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.engine.actions import Action
from bot.engine.fair import Dice
from bot.engine.game import Game, View

LOOKED_AT = 3
"""The number of options that `quick` looks at more closely."""


class Strategy(Protocol):
    """A function that chooses an option of the present decision."""

    def __call__(self, view: View, dice: Dice) -> Action:
        """Return one of `view.options()`; all randomness comes from the dice."""


def random_player(view: View, dice: Dice) -> Action:
    """Choose uniformly among the options."""
    options = view.options()
    return options[dice.below(len(options))]


def greedy_player(view: View, dice: Dice) -> Action:
    """Choose the greatest lead over the best opponent after the whole turn, as if the game ended there; ties by the dice."""
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


def quick_player(view: View, dice: Dice) -> Action:
    """Choose like greedy, but at each decision explore only the options that look best with default choices after them."""
    decision = view.decision
    assert decision is not None
    options, game, seat = view.options(), view.last_turn(dice), decision.seat
    if len(options) == 1:
        return options[0]
    leads = [(_quick_lead(trial, seat), option) for option, trial in _promising(game, options, seat)]
    most = max(lead for lead, _ in leads)
    best = [option for lead, option in leads if lead == most]
    return best[dice.below(len(best))]


def _promising(game: Game, options: Sequence[Action], seat: int) -> list[tuple[Action, Game]]:
    """Return the options to look at more closely, each with the game after it."""
    trials = [(option, _after(game, option)) for option in options]
    if len(trials) <= LOOKED_AT:
        return trials
    return sorted(trials, key=lambda trial: -_simple_lead(trial[1], seat))[:LOOKED_AT]


def _quick_lead(game: Game, seat: int) -> int:
    """Return a seat's lead after the best of the lines explored."""
    if not _goes_on(game, seat):
        return lead_of(game, seat)
    return max(_quick_lead(trial, seat) for _, trial in _promising(game, game.options(), seat))


def _simple_lead(game: Game, seat: int) -> int:
    """Return a seat's lead if it takes the default choices to the end of the turn."""
    if _goes_on(game, seat):
        game = game.copy()
    while _goes_on(game, seat):
        game.apply(game.default())
    return lead_of(game, seat)


def _goes_on(game: Game, seat: int) -> bool:
    """Return whether the seat has more to decide in this turn."""
    decision = game.decision
    return decision is not None and decision.seat == seat and decision.kind not in ("draw", "card")


def _after(game: Game, option: Action) -> Game:
    trial = game.copy()
    trial.apply(option)
    return trial


def best_lead(game: Game, seat: int) -> int:
    """Return the greatest lead that a seat can reach with its remaining choices of this turn."""
    if not _goes_on(game, seat):
        return lead_of(game, seat)
    best = -(10**9)
    for option in game.options():
        trial = game.copy()
        trial.apply(option)
        best = max(best, best_lead(trial, seat))
    return best


def lead_of(game: Game, seat: int) -> int:
    """Return a seat's points minus the best opponent's if the game ended now."""
    totals = list(game.standing().scores)
    for event in game.forecast():
        totals[event.seat] += event.points
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


PLAYERS: dict[str, Strategy] = {"random": random_player, "quick": quick_player, "greedy": greedy_player}
