"""The end of the game: discard the rows, open the chests, find the winners."""

from __future__ import annotations

from bot.card_game.rules.cards import sorted_hand
from bot.card_game.rules.chest import best_sets, chest_points, chest_terms
from bot.card_game.rules.events import ChestOpened, RowDiscarded
from bot.card_game.rules.state import CardState
from bot.engine.events import Event, Finished, Points


def finish(state: CardState, events: list[Event]) -> None:
    """Discard the rows, score the chests and end the game (CARD-52 to 57)."""
    for colour, row in state.rows.items():
        if row:
            cards = tuple(card.card for card in row)
            state.out += cards
            events.append(RowDiscarded(colour, cards))
            row.clear()
    for seat in range(len(state.players)):
        _open_chest(state, seat, events)
    state.over = True
    events.append(Finished(tuple(player.score for player in state.players), winners(state)))


def winners(state: CardState) -> tuple[int, ...]:
    """CARD-57: most points, then most cards in the chest; players still tied share the victory. Empty before the end."""
    if not state.over:
        return ()
    ranks = [(player.score, len(player.chest)) for player in state.players]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _open_chest(state: CardState, seat: int, events: list[Event]) -> None:
    player = state.players[seat]
    if not player.chest:
        return
    sets = best_sets(player.chest)
    events.append(ChestOpened(seat, tuple(sorted_hand(player.chest)), tuple(tuple(cards) for cards in sets)))
    if points := chest_points(sets):
        player.score += points
        events.append(Points(seat, points, "chest", chest_terms(sets)))
