"""What the cards that lie open would score if the round ended now (CARD-H3)."""

from __future__ import annotations

from bot.cardcassonne.actions import Assign, Keep
from bot.cardcassonne.cards import ANIMAL_POINTS, Colour
from bot.cardcassonne.events import Concealed
from bot.cardcassonne.harvest import assign, decide_misplaced, harvests, settle
from bot.cardcassonne.state import State
from bot.engine.events import Event, Points


def forecast(state: State) -> tuple[Event, ...]:
    """The points of the round by open cards only, and how many protected ones lie face down.

    Choices still to come count as the most points at once: ten for a misplaced card, the best group for a joker. Chests are left
    out, as all but their owners would learn more of them than the table shows.
    """
    scratch = state.copy()
    events: list[Event] = []
    if not scratch.harvests:
        portions = [(follower, [card.card for card in cards if not card.down]) for follower, cards in scratch.protected()]
        scratch.harvests = harvests(scratch, portions)
    settle(scratch, events)
    while scratch.harvests:
        _choose(scratch, events)
        settle(scratch, events)
    return (*(event for event in events if isinstance(event, Points)), *_concealed(state))


def _concealed(state: State) -> list[Event]:
    hidden = [(follower, sum(card.down for card in cards)) for follower, cards in state.protected()]
    return [Concealed(follower.seat, follower.row, down) for follower, down in hidden if down]


def _choose(state: State, events: list[Event]) -> None:
    harvest = state.harvests[0]
    if harvest.choices:
        decide_misplaced(state, Keep(harvest.choices[0], "points"), events)
    else:
        assign(state, Assign(best_group(state)), events)


def best_group(state: State) -> Colour:
    """The group where one more joker brings the player being scored the most points now."""
    harvest = state.harvests[0]
    player = state.players[harvest.seat]

    def gain(colour: Colour) -> int:
        group = player.group(colour)
        return ANIMAL_POINTS[group + 1] - (ANIMAL_POINTS[group] if harvest.fresh[colour] else 0)

    return max(player.held(), key=gain)
