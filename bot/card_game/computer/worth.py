"""The worth of cards in Cardcassonne: of a row to its claimant, and of a player's collection for the rest of the game."""

from __future__ import annotations

from collections.abc import Iterable

from bot.card_game.rules.cards import ANIMAL_POINTS, CARDS, MISPLACED_POINTS, SPECIAL_POINTS, Colour
from bot.card_game.rules.chest import best_sets, chest_points
from bot.card_game.rules.state import CardPlayer, CardState, Lying

UNKNOWN = 4.0
"""The average worth of another seat's face-down card."""

BUILDING = 5.0
"""The worth of one more building to a chest, before its set is known."""

ANIMAL_ROUND = 0.16
"""The chance that a group of animals grows in a round, and so scores again."""

UNFINISHED = 1.5
"""What each building may still bring beyond the present sets."""


def row_worth(state: CardState, seat: int, row: Colour) -> float:
    """Return what a seat can expect for claiming a row now, without knowing others' face-down cards."""
    reach = max([f.reach for f in state.followers if f.row == row], default=0)
    return cards_worth(state.players[seat], row, seat, state.rows[row][reach:])


def cards_worth(player: CardPlayer, row: Colour, seat: int, cards: Iterable[Lying]) -> float:
    """Return the points that cards taken from a row bring."""
    total = 0.0
    values, persons = 0, 0
    fresh: dict[Colour, int] = {}
    for card in cards:
        face = CARDS[card.card]
        if card.down and card.seat != seat:
            total += UNKNOWN
        elif face.sort in ("dragon", "fairy"):
            total += SPECIAL_POINTS
        elif face.colour not in (None, row):
            total += MISPLACED_POINTS
        elif face.sort == "person":
            values += face.value
            persons += 1
        elif face.sort == "building":
            total += BUILDING
        else:
            colour = face.colour or best_group(player)
            if colour:
                fresh[colour] = fresh.get(colour, 0) + 1
    for colour, new in fresh.items():
        total += ANIMAL_POINTS[min(len(ANIMAL_POINTS) - 1, player.group(colour) + new)]
    return total + values * persons


def best_group(player: CardPlayer) -> Colour | None:
    """Return the colour of a player's largest group, which a joker would join."""
    return max(player.held(), key=player.group, default=None)


def holdings(state: CardState, seat: int) -> float:
    """Return a seat's points, with those that its animals and its chest will probably bring."""
    player = state.players[seat]
    rounds = state.rounds - state.round
    worth = float(player.score)
    if state.over:
        return worth
    for colour in player.animals:
        group = player.group(colour)
        if group:
            worth += ANIMAL_ROUND * rounds * ANIMAL_POINTS[min(len(ANIMAL_POINTS) - 1, group + 1)]
    worth += chest_points(best_sets(player.chest))
    if rounds:
        worth += UNFINISHED * len(player.chest) * min(1.0, rounds / 3)
    return worth
