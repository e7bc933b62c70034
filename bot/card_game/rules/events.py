"""The events of Cardcassonne. An event names only faces that everybody sees, so none has to be hidden."""

from __future__ import annotations

from bot.card_game.rules.cards import Colour
from bot.engine.events import Event


class CardTurned(Event, frozen=True, tag="card_turned"):
    """CARD-8: a card of the set-up; without a row it is a joker, and the dealer chooses (CARD-9)."""

    card: str
    row: Colour | None = None

    reveals = True
    """CARD-H5: turning up cannot be undone."""


class CardsDealt(Event, frozen=True, tag="cards_dealt"):
    """CARD-12: a round begins; `each` cards to everybody, `left` stay in the stack, `begins` has the first turn."""

    round: int
    dealer: int
    begins: int
    each: int
    left: int

    reveals = True
    """CARD-H5: dealing cannot be undone."""


class CardLaid(Event, frozen=True, tag="card_laid"):
    """A card was laid at the end of a row; without `card` it lies face down (CARD-H2)."""

    seat: int
    row: Colour
    card: str | None = None

    @property
    def reveals(self) -> bool:
        """CARD-H5: an open card was hidden in a hand before; a face-down one reveals nothing."""
        return self.card is not None

    @property
    def conceals(self) -> bool:
        """CARD-H5: a face-down card can be undone while nobody has moved after it."""
        return self.card is None


class RowClaimed(Event, frozen=True, tag="row_claimed"):
    """CARD-23: a big follower was placed at the end of a row; it protects `cards` cards, `down` of them face down."""

    seat: int
    row: Colour
    cards: int
    down: int


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """CARD-28: a protected card, played by `seat`, was turned up."""

    seat: int
    row: Colour
    card: str
    misplaced: bool

    reveals = True
    """CARD-H5: turning up cannot be undone."""


class CardsTaken(Event, frozen=True, tag="cards_taken"):
    """CARD-28: a follower's owner took the cards that it protected, from left to right."""

    seat: int
    row: Colour
    cards: tuple[str, ...]


class CardKept(Event, frozen=True, tag="card_kept"):
    """CARD-35: a misplaced card joined its taker's collection."""

    seat: int
    card: str


class JokerAssigned(Event, frozen=True, tag="joker_assigned"):
    """CARD-40: an animal joker joined a group for good; `group` is the group's new size."""

    seat: int
    colour: Colour
    group: int


class JokersWait(Event, frozen=True, tag="jokers_wait"):
    """CARD-41: animal jokers stay unassigned, as their owner holds no animal; `jokers` are now waiting."""

    seat: int
    jokers: int


class ChestFilled(Event, frozen=True, tag="chest_filled"):
    """CARD-43: buildings went face down into a chest, which now has `total` cards."""

    seat: int
    cards: int
    total: int


class RowDiscarded(Event, frozen=True, tag="row_discarded"):
    """CARD-52: the cards left in a row at the end of the game were turned up; they score nothing."""

    row: Colour
    cards: tuple[str, ...]

    reveals = True
    """CARD-H5: face-down cards may have been turned up."""


class ChestOpened(Event, frozen=True, tag="chest_opened"):
    """CARD-54: a chest was opened and divided into its best sets, largest first."""

    seat: int
    cards: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...]

    reveals = True
    """CARD-H5: the faces were hidden."""
