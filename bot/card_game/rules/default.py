"""The action for an absent player. Everybody knows this rule, so neither row nor card may reveal anything hidden."""

from __future__ import annotations

from bot.card_game.rules.actions import ASSIGNMENTS, Claim, Keep, PlayCard
from bot.card_game.rules.cards import CARDS, COLOURS, Colour
from bot.card_game.rules.forecast import best_group
from bot.card_game.rules.state import CardState
from bot.card_game.rules.turns import decision
from bot.engine.actions import Action
from bot.engine.refusals import IllegalAction


def default(state: CardState) -> Action:
    """Play a card while there is one, into the shortest row if it may go anywhere; then claim the row with most to protect.

    Take ten points for a misplaced card; give a joker to the group where it brings the most.
    """
    decided = decision(state)
    if decided is None:
        raise IllegalAction("game_over")
    if state.harvests:
        harvest = state.harvests[0]
        return Keep(harvest.choices[0], "points") if harvest.choices else ASSIGNMENTS[best_group(state)]
    if state.joker:
        return PlayCard(card=state.joker, row=_shortest(state), down=False)
    if state.players[state.turn].hand:
        return _card(state, _first_dealt(state))
    return Claim(max(COLOURS, key=lambda colour: _unprotected(state, colour)))


def _first_dealt(state: CardState) -> str:
    """Return the card in hand that was dealt first: nobody knows the order (CARD-12), so the choice is as good as random."""
    seats = len(state.players)
    dealt = state.stack[state.dealt - seats * state.hand_size : state.dealt]
    own = dealt[state.clockwise().index(state.turn) :: seats]
    return next(card for card in own if card in state.players[state.turn].hand)


def _card(state: CardState, card: str) -> Action:
    down = state.plays_down(state.turn)
    colour = None if down else CARDS[card].colour
    return PlayCard(card=card, row=colour or _shortest(state), down=down)


def _shortest(state: CardState) -> Colour:
    return min(COLOURS, key=lambda colour: len(state.rows[colour]))


def _unprotected(state: CardState, colour: Colour) -> int:
    return len(state.rows[colour]) - max((f.reach for f in state.followers if f.row == colour), default=0)
