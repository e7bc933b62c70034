"""What the open cards would score if the round ended now (CARD-H3)."""

from __future__ import annotations

from bot.card_game.rules.actions import Assign, Claim, Keep
from bot.card_game.rules.cards import ANIMAL_POINTS, CARDS, MISPLACED_POINTS, Colour
from bot.card_game.rules.harvest import assign, decide_misplaced, harvests, settle
from bot.card_game.rules.state import CardState, Follower
from bot.engine.actions import Action
from bot.engine.events import Event, Points


def forecast(state: CardState) -> tuple[Points, ...]:
    """Return the points of the round by open cards only.

    Choices still to come count as the most immediate points: ten for a misplaced card, the best group for a joker. Chests are
    left out, or other players would learn more of them than the table shows.
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
    return tuple(event for event in events if isinstance(event, Points))


def concealed(state: CardState) -> tuple[int, ...]:
    """Return, by seat, the number of face-down protected cards, which a forecast cannot count."""
    hidden = {follower.seat: sum(card.down for card in cards) for follower, cards in state.protected()}
    return tuple(hidden.get(seat, 0) for seat in range(len(state.players)))


def _choose(state: CardState, events: list[Event]) -> None:
    harvest = state.harvests[0]
    if harvest.choices:
        decide_misplaced(state, Keep(harvest.choices[0], "points"), events)
    else:
        assign(state, Assign(best_group(state)), events)


def best_group(state: CardState) -> Colour:
    """Return the group where one more joker brings the player being scored the most points now."""
    held = state.players[state.harvests[0].seat].held()
    return max(held, key=lambda colour: one_more(state, colour))


def one_more(state: CardState, colour: Colour) -> int:
    """Return what one more animal in a group brings the player being scored (CARD-37)."""
    harvest = state.harvests[0]
    group = state.players[harvest.seat].group(colour)
    return ANIMAL_POINTS[group + 1] - (ANIMAL_POINTS[group] if harvest.fresh[colour] else 0)


def potential(state: CardState, action: Action) -> tuple[int, dict[str, int]] | None:
    """Return the points and terms that an option brings its player this round, by open cards; None if it is not about points."""
    match action:
        case Claim(row):
            return _claim_worth(state, row)
        case Keep(choice="points"):
            return MISPLACED_POINTS, {"misplaced": MISPLACED_POINTS}
        case Keep(card):
            face = CARDS[card]
            gain = one_more(state, face.colour) if face.colour and face.sort == "animal" else None
        case Assign(colour):
            gain = one_more(state, colour)
        case _:
            gain = None
    return None if gain is None else (gain, {"animals": gain})


def _claim_worth(state: CardState, row: Colour) -> tuple[int, dict[str, int]]:
    scratch = state.copy()
    scratch.followers.append(Follower(state.turn, row, len(state.rows[row])))
    terms: dict[str, int] = {}
    for event in forecast(scratch):
        if event.seat == state.turn:
            terms[event.reason] = terms.get(event.reason, 0) + event.points
    return sum(terms.values()), terms
