"""What is played for somebody who is absent. The row of a face-down card must tell nothing of the card, as all know this rule."""

from __future__ import annotations

from bot.cardcassonne.actions import ASSIGNMENTS, Claim, Keep, PlayCard
from bot.cardcassonne.cards import COLOURS, FACES, Colour
from bot.cardcassonne.forecast import best_group
from bot.cardcassonne.state import State
from bot.cardcassonne.turns import decision
from bot.engine.actions import Action
from bot.engine.refusals import IllegalAction


def default(state: State) -> Action:
    """A card while there is one, where it may go anywhere into the shortest row; then the row with the most to protect.

    For a misplaced card ten points, for a joker the group where it brings the most.
    """
    decided = decision(state)
    if decided is None:
        raise IllegalAction("game_over")
    if state.harvests:
        harvest = state.harvests[0]
        return Keep(harvest.choices[0], "points") if harvest.choices else ASSIGNMENTS[best_group(state)]
    if state.joker:
        return PlayCard(card=state.joker, row=_shortest(state), down=False)
    hand = state.players[state.turn].hand
    return _card(state, hand[0]) if hand else Claim(max(COLOURS, key=lambda colour: _unprotected(state, colour)))


def _card(state: State, card: str) -> Action:
    down = state.plays_down(state.turn)
    colour = None if down else FACES[card].colour
    return PlayCard(card=card, row=colour or _shortest(state), down=down)


def _shortest(state: State) -> Colour:
    return min(COLOURS, key=lambda colour: len(state.rows[colour]))


def _unprotected(state: State, colour: Colour) -> int:
    return len(state.rows[colour]) - max((f.reach for f in state.followers if f.row == colour), default=0)
