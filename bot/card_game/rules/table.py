"""What lies open on the table, in the form common to all games: standing, supply, tokens."""

from __future__ import annotations

from typing import Any

from bot.card_game.rules.end import winners
from bot.card_game.rules.state import CardPlayer, CardState
from bot.engine.game import Standing


def standing(state: CardState) -> Standing:
    """Return scores and winners."""
    return Standing(tuple(player.score for player in state.players), winners(state))


def supply(state: CardState) -> list[dict[str, int]]:
    """Return, by seat, the big follower if it is still to be placed in this round."""
    return [{} if state.placed(seat) else {"big_follower": 1} for seat in range(len(state.players))]


def tokens(state: CardState) -> list[dict[str, Any]]:
    """Return, by seat, the sizes of hand and chest, animal groups, their jokers, waiting jokers and the dealer."""
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
