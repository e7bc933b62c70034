"""Refusals: a code with parameters and an English sentence; other languages phrase the code themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

SENTENCES: dict[str, str] = {
    # the action itself
    "bad_action": "This is no action: {why}.",
    "unknown_action": "There is no action '{do}'; known are: {known}.",
    "game_over": "The game is over.",
    "not_your_decision": "Seat {seat} cannot decide now; it is seat {expected}'s decision.",
    "wrong_kind": "'{do}' cannot be done now; what can be done: {expected}.",
    "not_offered": "'{do}' cannot be done like this now; what can be done: {expected}.",
    # the place of a tile
    "cell_taken": "There lies a tile at {at} already.",
    "no_neighbour": "The cell {at} touches no side of a tile.",
    "does_not_fit": "Tile {tile} does not fit at {at} in rotation {rot}; rotations that fit there: {fitting}.",
    "same_rotation": "Tile {tile} looks the same in rotation {rot} as in {canonical}; name that one.",
    "bad_rotation": "A rotation is a number from 0 to 3, not {rot}.",
    # the place of a figure
    "no_such_segment": "The tile has no '{on}'; it has: {segments}.",
    "none_left": "No {figure} is left in the supply.",
    "figure_not_there": "A {figure} cannot stand on '{on}'.",
    "occupied": "'{on}' belongs to a feature where somebody stands already.",
    "needs_own_follower": "A {figure} needs a follower of its own player on the feature of '{on}'.",
    # cards
    "no_such_card": "There is no card '{card}'.",
    "card_not_in_hand": "The card {card} is not in the hand.",
    "must_lie_down": "The first card of a round is played face down, {card} too.",
    "must_lie_open": "Only the first card of a round is played face down; {card} is played face up.",
    "row_of_its_colour": "Face up, {card} goes to the {row} row.",
    "follower_placed": "The big follower stands in a row already.",
    "another_card_asked": "It is not {card} that is to be decided now, but {asked}.",
    "no_animal_of_it": "No {colour} animal is held that the joker could join; held are: {held}.",
    "too_many_cards": "The stack has more of the card '{card}' than the game ({count}).",
    "too_few_cards": "The stack has {cards} cards; the game has {count}.",
    # set-up and records
    "bad_record": "The record cannot be read: {why}.",
    "unknown_game": "There is no game '{game}'; known are: {known}.",
    "unknown_module": "There is no module '{module}'; known are: {known}.",
    "unknown_option": "There is no option '{option}'; known are: {known}.",
    "repeated_module": "The module '{module}' is named twice.",
    "bad_seats": "{seats} players cannot play this; it takes {fewest} to {most}.",
    "bad_rules": "Rules version {rules} is not known; known are: {known}.",
    "no_draw": "The set-up has neither a seed nor a stack.",
    "bad_seed": "A seed is 64 hexadecimal digits.",
    "unknown_tile": "There is no tile '{tile}' in this game.",
    "too_many_tiles": "The stack has more copies of '{tile}' than the game ({count}).",
    "bad_stack": "The stack does not belong to this game: {why}.",
    "action_refused": "Action {number} does not fit the rules: {why}",
    "unfinished": "The record breaks off; the next decision is seat {seat}'s.",
    "result_differs": "The result in the record is {recorded}, replayed it is {replayed}.",
}
"""Each code's English sentence, with the code's parameters in braces."""


def phrase(code: str, params: Mapping[str, Any]) -> str:
    """Return the English sentence of a refusal."""

    def words(value: object) -> object:
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(str(v) for v in value) or "nothing"
        return value

    return SENTENCES[code].format(**{name: words(value) for name, value in params.items()})


class Refusal(ValueError):
    """Input does not fit the rules; nothing has changed."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.params: dict[str, Any] = dict(params or {})
        super().__init__(phrase(code, self.params))


class IllegalAction(Refusal):
    """An action that the current decision does not offer."""


class BadSetup(Refusal):
    """A set-up that no game can start from."""


class BadRecord(Refusal):
    """A record that cannot be read or does not fit the rules; `number` is the first wrong action's."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None, number: int | None = None) -> None:
        self.number = number
        super().__init__(code, params)
