"""The position of a game: plain containers that copy fast, and what can be read off them at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.cardcassonne.cards import COLOURS, ROUNDS, Colour


class Lying(NamedTuple):
    """A card in a row; `seat` played it as action `number` of the game, the set-up's cards nobody."""

    card: str
    down: bool = False
    seat: int | None = None
    number: int = -1


class Follower(NamedTuple):
    """A big follower in a row, standing to the right of its first `reach` cards (CARD-22)."""

    seat: int
    row: Colour
    reach: int


@dataclass(slots=True)
class CardPlayer:
    """What one seat has; `waiting` are animal jokers not yet assigned (CARD-41)."""

    score: int = 0
    hand: list[str] = field(default_factory=list)
    animals: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    jokers: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    waiting: int = 0
    chest: list[str] = field(default_factory=list)

    def copy(self) -> CardPlayer:
        """An independent copy."""
        return CardPlayer(self.score, self.hand[:], self.animals.copy(), self.jokers.copy(), self.waiting, self.chest[:])

    def group(self, colour: Colour) -> int:
        """CARD-37: the size of a group, its jokers included."""
        return self.animals[colour] + self.jokers[colour]

    def held(self) -> list[Colour]:
        """The colours of which the player holds an animal: those a joker may join (CARD-40)."""
        return [colour for colour in COLOURS if self.animals[colour]]


@dataclass(slots=True)
class Harvest:
    """The cards that one seat has taken from its row and not yet settled (CARD-31): unsorted, then by what becomes of them."""

    seat: int
    row: Colour
    cards: list[str]
    choices: list[str] = field(default_factory=list)
    persons: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    jokers: int = 0
    fresh: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))

    def copy(self) -> Harvest:
        """An independent copy."""
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

    `last` is who claimed last and deals the next round (CARD-26); `dealt` cards of the stack are out of it; `joker` is one of the
    set-up waiting for its row (CARD-9).
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
        """An independent copy; the stack never changes and is shared."""
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
        """CARD-11: how many cards each player gets in a round."""
        return ROUNDS[len(self.players)][0]

    @property
    def rounds(self) -> int:
        """CARD-11: how many rounds the stack lasts."""
        return ROUNDS[len(self.players)][1]

    @property
    def begins(self) -> int:
        """CARD-13: who has the first turn of the round."""
        return (self.dealer + 1) % len(self.players)

    def clockwise(self) -> list[int]:
        """All seats, beginning with the one at the dealer's left."""
        return [(self.begins + i) % len(self.players) for i in range(len(self.players))]

    def placed(self, seat: int) -> bool:
        """Whether the seat's big follower stands in a row."""
        return any(follower.seat == seat for follower in self.followers)

    def plays_down(self, seat: int) -> bool:
        """CARD-17: the first card that a player plays in a round is played face down."""
        return len(self.players[seat].hand) == self.hand_size

    def protected(self) -> Iterator[tuple[Follower, list[Lying]]]:
        """CARD-23: each follower with the cards between himself and the board or the nearest follower to his left."""
        left = dict.fromkeys(COLOURS, 0)
        for follower in self.followers:
            yield follower, self.rows[follower.row][left[follower.row] : follower.reach]
            left[follower.row] = follower.reach
