"""How a level chooses in Cardcassonne: play the round on in many imagined games; take the option that does best on average.

Easy and medium assume that all players go on without much thought, and look at the points of this round. Hard assumes that
all are as careful as itself (`rounds.py`), and also counts what is left for the next round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from bot.ai.budget import Budget
from bot.ai.computer import MISSED, Computer, Missed, lead
from bot.ai.levels import EASY, HARD, LEVELS, MASTER, MEDIUM, Level
from bot.ai.move import ComputerMove, Reason
from bot.card_game.computer.rounds import GUESSES, Guesses, Move, Round, move_of
from bot.card_game.computer.worth import holdings, row_worth
from bot.card_game.rules.actions import ASSIGNMENTS, CLAIMS, Assign, Claim, Keep, PlayCard
from bot.card_game.rules.cards import CARDS, MISPLACED_POINTS, misplaced
from bot.card_game.rules.forecast import best_group
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.card_game.rules.state import CardState
from bot.card_game.rules.turns import decision, options, play
from bot.card_game.rules.view import CardView
from bot.engine.actions import Action
from bot.engine.events import Cell, Event
from bot.engine.fair import Dice
from bot.engine.lists import one_each

CLAIM_AT, PATIENCE = 9.0, 2.2
"""In an imagined round: the points from which a row is claimed, and the addition per card still in hand."""

DROPPED = 14.0
"""An option whose mean is this far below the best one's is dropped."""

ROUNDS_BEFORE_DROPPING = 6

ROUNDS_BEFORE_RACING = 16

BEHIND = 45.0
"""The same for Hard, divided by the root of the number of rounds: about three times the difference that chance makes."""

GRAIN = 1000
"""The steps per point of a blur, as dice give whole numbers."""


class CardStyle(NamedTuple):
    """How a level plays.

    `nodes`: the positions that it may judge for one decision; `worlds`: the most imagined games in which to play on; `blur`: the
    largest error of a judgement, in points; `careful`: whether it takes all players for as careful as itself; `guesses`: what it
    then assumes of a round.
    """

    nodes: int
    worlds: int
    blur: float = 0.0
    careful: bool = False
    guesses: Guesses = GUESSES


STYLES: Final = one_each(
    "style",
    LEVELS,
    [
        (EASY.name, CardStyle(1500, 2, blur=24.0)),
        (MEDIUM.name, CardStyle(3000, 10, blur=9.0)),
        (HARD.name, CardStyle(12_000, 1000, careful=True)),
        (MASTER.name, CardStyle(40_000, 4000, careful=True)),
    ],
)
"""By the name of the level."""


class CardComputer(Computer[Cardcassonne, CardView]):
    """The computer players of Cardcassonne."""

    kind = CARDCASSONNE

    def __init__(self, styles: Mapping[str, CardStyle] = STYLES) -> None:
        self.styles = styles

    def nodes(self, level: Level) -> int:
        """Return the positions that a level may judge for one decision."""
        return self.styles[level.name].nodes

    def choose(self, view: CardView, level: Level, dice: Dice, budget: Budget) -> ComputerMove:
        """Choose for the present decision of the view's seat; of equal options the first."""
        style = self.styles[level.name]
        means = option_values(view, style, dice, budget)
        found = {option: value + _blur(style.blur, dice) for option, value in means.items()}
        best = max(found, key=found.__getitem__)
        return ComputerMove(best, reason_for(view, best), level.name, found[best], budget.used, budget.cut)

    def missed(self, view: CardView, played: Action, dice: Dice, nodes: int | None) -> Missed | None:
        """Compare the best option with the one played."""
        values = option_values(view, STYLES[HARD.name], dice, Budget(STYLES[HARD.name].nodes if nodes is None else nodes))
        best = max(values, key=values.__getitem__)
        behind = values[best] - values.get(played, values[best])  # an option not considered is no better, nor known to be worse
        return Missed((best,), (reason_for(view, best),), round(behind)) if behind >= MISSED else None

    def order(self, view: CardView) -> tuple[Cell, ...]:
        """Cards lie in rows, not on cells."""
        return ()

    def reasons(self, game: Cardcassonne, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Each card has its own reason."""
        return ()


def option_values(view: CardView, style: CardStyle, dice: Dice, budget: Budget) -> dict[Action, float]:
    """Return the expected lead with each option; dropped options may be missing."""
    decided = view.decision
    assert decided is not None
    if style.careful and decided.kind == "card" and not decided.subject:
        return _careful_values(view, decided.seat, style, dice, budget)
    choices = list(view.options())
    sums = dict.fromkeys(choices, 0.0)
    alive = choices if len(choices) > 1 else []
    rounds = 0
    while alive and rounds < style.worlds and (not rounds or budget.allows(len(alive))):
        world = view.imagine(dice).state
        roll = dice.below(2**30)
        for option in alive:
            sums[option] += rollout(world, decided.seat, option, roll)
        budget.spend(len(alive))
        rounds += 1
        if rounds % ROUNDS_BEFORE_DROPPING == 0:
            most = max(sums[option] for option in alive)
            alive = [option for option in alive if sums[option] > most - DROPPED * rounds / 2]
            if len(alive) == 1:
                break
    return {option: sums[option] / max(1, rounds) for option in alive or choices}


def _careful_values(view: CardView, seat: int, style: CardStyle, dice: Dice, budget: Budget) -> dict[Action, float]:
    """Return the same from rounds in which all players think. Ignore claims of a row that can only grow."""
    played = Round(view.imagine(dice).state, seat, view.unseen(), style.guesses)
    moves = {option: move_of(option) for option in view.options()}
    if played.undisturbed:
        moves = {option: move for option, move in moves.items() if move.card is not None}
    return _race(played, moves, style.worlds, Random(dice.below(2**32)), budget)


def _race(played: Round, moves: dict[Action, Move], worlds: int, chance: Random, budget: Budget) -> dict[Action, float]:
    """Try all options in the same worlds. Drop one that is clearly worse than the best, and fix its distance."""
    sums = dict.fromkeys(moves, 0.0)
    behind: dict[Action, float] = {}
    rounds = 0
    while len(sums) > 1 and rounds < worlds and (not rounds or budget.allows(len(sums))):
        world, roll = played.world(chance), chance.random()
        for option in sums:
            sums[option] += lead(played.played_on(world, moves[option], Random(roll)), played.seat)
        budget.spend(len(sums))
        rounds += 1
        if rounds % ROUNDS_BEFORE_RACING == 0:
            most = max(sums.values())
            beaten = [option for option, total in sums.items() if total < most - BEHIND * sqrt(rounds)]
            behind |= {option: (most - sums.pop(option)) / rounds for option in beaten}
    means = {option: total / max(1, rounds) for option, total in sums.items()}
    return means | {option: max(means.values()) - gap for option, gap in behind.items()}


def _blur(blur: float, dice: Dice) -> float:
    """Return an error: two rolls, so that small ones are more frequent."""
    if not blur:
        return 0.0
    return blur * (dice.below(GRAIN) + dice.below(GRAIN) - GRAIN) / GRAIN


def rollout(world: CardState, seat: int, first: Action, roll: int) -> float:
    """Return a seat's lead after this option and the rest of the round."""
    state = world.copy()
    number, began = 10**6, state.round
    action: Action | None = first
    while action is not None:
        decided = decision(state)
        if decided is None:
            break
        events: list[Event] = []
        play(state, decided.seat, action, number, events)
        number += 1
        roll = (roll * 1103515245 + 12345) % 2**31
        action = policy(state, roll >> 8) if state.round in (0, began) or state.harvests else None
    return lead([holdings(state, other) for other in range(len(state.players))], seat)


def policy(state: CardState, roll: int) -> Action | None:
    """Return any player's action in an imagined round: claim a row that is worth it, else lay a card without much thought."""
    decided = decision(state)
    if decided is None:
        return None
    if decided.kind == "keep":
        return keep(state)
    if decided.kind == "assign":
        return ASSIGNMENTS[best_group(state)]
    choices = options(state)
    if state.joker:
        return choices[roll % len(choices)]
    hand = len(state.players[state.turn].hand)
    if not state.placed(state.turn):
        worths = [row_worth(state, state.turn, claim.row) for claim in CLAIMS if isinstance(claim, Claim)]
        most = max(worths)
        if not hand or most >= CLAIM_AT + PATIENCE * hand:
            return CLAIMS[worths.index(most)]
        choices = choices[: -len(CLAIMS)]
    return choices[roll % len(choices)]


def keep(state: CardState) -> Action:
    """Take the first option: ten points are worth more than nearly any card kept."""
    first = options(state)[0]
    assert isinstance(first, Keep)
    return first


def reason_for(view: CardView, action: Action) -> Reason:
    """Return the best reason for an option."""
    if len(view.options()) == 1:
        return Reason("only")
    match action:
        case Claim(row=row):
            found = view.potential(action)
            reason = Reason("claims-row", points=found[0] if found else 0, on=row)
        case Keep(choice=choice):
            reason = Reason("takes-points", points=MISPLACED_POINTS) if choice == "points" else Reason("keeps-card")
        case Assign(colour=colour):
            reason = Reason("assigns", on=colour)
        case PlayCard(card=str(card)):
            reason = _laying(card, action)
        case _:
            raise TypeError(f"'{action.do}' belongs to another game")
    return reason


def _laying(card: str, action: PlayCard) -> Reason:
    """Return the reason for laying a card."""
    if action.down:
        return Reason("lays-stray" if misplaced(card, action.row) else "lays-down", on=action.row)
    return Reason("lays-card" if CARDS[card].colour else "lays-joker", on=action.row)


COMPUTER = CardComputer()
