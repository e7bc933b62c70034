"""Explain why an action is refused, and what would be right. Only the deciding seat may see the reason."""

from __future__ import annotations

from bot.card_game.rules.actions import Assign, Claim, Keep, PlayCard
from bot.card_game.rules.cards import CARDS
from bot.card_game.rules.state import CardState
from bot.card_game.rules.turns import options
from bot.engine.actions import Action
from bot.engine.refusals import IllegalAction


def why_not(state: CardState, action: Action) -> IllegalAction:
    """Return the reason for refusing an action that is not an option."""
    expected = sorted({option.do for option in options(state)})
    if isinstance(action, Claim) and state.placed(state.turn):
        return IllegalAction("follower_placed")
    if action.do not in expected:
        return IllegalAction("wrong_kind", {"do": action.do, "expected": expected})
    special = _why_no_card(state, action) if isinstance(action, PlayCard) else _why_no_harvest(state, action)
    return special or IllegalAction("not_offered", {"do": action.do, "expected": expected})


def _why_no_card(state: CardState, action: PlayCard) -> IllegalAction | None:
    card, asked = (action.card or "")[:40], state.joker
    if card not in CARDS:
        return IllegalAction("no_such_card", {"card": card})
    if asked and card != asked:
        return IllegalAction("another_card_asked", {"card": card, "asked": asked})
    if not asked and card not in state.players[state.turn].hand:
        return IllegalAction("card_not_in_hand", {"card": card})
    down = not asked and state.plays_down(state.turn)
    if action.down != down:
        return IllegalAction("must_lie_down" if down else "must_lie_open", {"card": card})
    colour = CARDS[card].colour
    return IllegalAction("row_of_its_colour", {"card": card, "row": colour}) if colour and not down else None


def _why_no_harvest(state: CardState, action: Action) -> IllegalAction | None:
    harvest = state.harvests[0] if state.harvests else None
    if harvest and isinstance(action, Keep) and harvest.choices and action.card != harvest.choices[0]:
        return IllegalAction("another_card_asked", {"card": action.card[:40], "asked": harvest.choices[0]})
    if harvest and isinstance(action, Assign):
        return IllegalAction("no_animal_of_it", {"colour": action.colour[:40], "held": state.players[harvest.seat].held()})
    return None
