"""What lies open on the table, in the words that every game uses: standing, supply, tokens."""

from __future__ import annotations

from typing import Any

from bot.cardcassonne.end import winners
from bot.cardcassonne.state import CardPlayer, CardState
from bot.engine.game import Standing


def standing(state: CardState) -> Standing:
    """Scores and winners."""
    return Standing(tuple(player.score for player in state.players), winners(state))


def supply(state: CardState) -> list[dict[str, int]]:
    """By seat, whether the big follower is still to be placed in this round."""
    return [{} if state.placed(seat) else {"big_follower": 1} for seat in range(len(state.players))]


def tokens(state: CardState) -> list[dict[str, Any]]:
    """By seat: cards in hand and in the chest (numbers), groups of animals, their jokers, waiting jokers, the dealer."""
    return [_tokens(player, dealer=seat == state.dealer) for seat, player in enumerate(state.players)]


def _tokens(player: CardPlayer, *, dealer: bool) -> dict[str, Any]:
    found = {
        "hand": len(player.hand),
        "animals": {colour: player.group(colour) for colour in player.animals if player.group(colour)},
        "jokers": {colour: jokers for colour, jokers in player.jokers.items() if jokers},
        "waiting": player.waiting,
        "chest": len(player.chest),
        "dealer": dealer,
    }
    return {name: value for name, value in found.items() if value}
