"""The position of a game: plain containers that copy fast, and simple queries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.card_game.rules.cards import COLOURS, ROUNDS, Colour


class Lying(NamedTuple):
    """A card in a row; `seat` played it as action `number` of the game, but nobody played the set-up's cards."""

    card: str
    down: bool = False
    seat: int | None = None
    number: int = -1


class Follower(NamedTuple):
    """A big follower to the right of the first `reach` cards of a row (CARD-22)."""

    seat: int
    row: Colour
    reach: int


@dataclass(slots=True)
class CardPlayer:
    """One seat's score and cards; `waiting` counts animal jokers not yet assigned (CARD-41)."""

    score: int = 0
    hand: list[str] = field(default_factory=list)
    animals: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    jokers: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    waiting: int = 0
    chest: list[str] = field(default_factory=list)

    def copy(self) -> CardPlayer:
        """Return an independent copy."""
        return CardPlayer(self.score, self.hand[:], self.animals.copy(), self.jokers.copy(), self.waiting, self.chest[:])

    def group(self, colour: Colour) -> int:
        """Return the size of a group, including its jokers (CARD-37)."""
        return self.animals[colour] + self.jokers[colour]

    def held(self) -> list[Colour]:
        """Return the colours of the player's animals, which a joker may join (CARD-40)."""
        return [colour for colour in COLOURS if self.animals[colour]]


@dataclass(slots=True)
class Harvest:
    """The cards that a seat took from its row and has not settled (CARD-31): first unsorted, then by what happens to them."""

    seat: int
    row: Colour
    cards: list[str]
    choices: list[str] = field(default_factory=list)
    persons: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    jokers: int = 0
    fresh: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))

    def copy(self) -> Harvest:
        """Return an independent copy."""
        return Harvest(
            self.seat,
            self.row,
            self.cards[:],
            self.choices[:],
            self.persons[:],
            self.buildings[:],
            self.jokers,
            self.fresh.copy(),
        )


@dataclass(slots=True)
class CardState:
    """The whole position.

    `last`: the seat that claimed last and deals the next round (CARD-26); `dealt`: the number of cards that have left the
    stack; `joker`: one of the set-up that waits for its row (CARD-9).
    """

    stack: tuple[str, ...]
    players: list[CardPlayer]
    dealer: int
    last: int
    turn: int
    short_game: bool = False
    dealt: int = 0
    joker: str | None = None
    round: int = 0
    rows: dict[Colour, list[Lying]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    followers: list[Follower] = field(default_factory=list)
    harvests: list[Harvest] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    over: bool = False

    def copy(self) -> CardState:
        """Return an independent copy; it shares the stack, which never changes."""
        return CardState(
            self.stack,
            [player.copy() for player in self.players],
            self.dealer,
            self.last,
            self.turn,
            self.short_game,
            self.dealt,
            self.joker,
            self.round,
            {colour: row[:] for colour, row in self.rows.items()},
            self.followers[:],
            [harvest.copy() for harvest in self.harvests],
            self.out[:],
            self.over,
        )

    @property
    def hand_size(self) -> int:
        """CARD-11: the number of cards that each player gets in a round."""
        return ROUNDS[len(self.players)][0]

    @property
    def rounds(self) -> int:
        """CARD-11: the number of rounds that the stack lasts."""
        return ROUNDS[len(self.players)][1]

    @property
    def begins(self) -> int:
        """CARD-13: the seat that has the first turn of the round."""
        return (self.dealer + 1) % len(self.players)

    def clockwise(self) -> list[int]:
        """Return all seats, starting at the dealer's left."""
        return [(self.begins + i) % len(self.players) for i in range(len(self.players))]

    def placed(self, seat: int) -> bool:
        """Return whether the seat's big follower stands in a row."""
        return any(follower.seat == seat for follower in self.followers)

    def plays_down(self, seat: int) -> bool:
        """Return whether the seat plays face down, as it does with its first card of a round (CARD-17)."""
        return len(self.players[seat].hand) == self.hand_size

    def protected(self) -> Iterator[tuple[Follower, list[Lying]]]:
        """Yield each follower with the cards between it and the board or the nearest follower to its left (CARD-23)."""
        left = dict.fromkeys(COLOURS, 0)
        for follower in self.followers:
            yield follower, self.rows[follower.row][left[follower.row] : follower.reach]
            left[follower.row] = follower.reach
