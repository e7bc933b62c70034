"""What one seat, or everybody, may know of a game: made of a stripped position, so that there is no secret in it to be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.cardcassonne import table
from bot.cardcassonne.cards import BACK, COLOURS, TURNED_UP, Colour, misplaced
from bot.cardcassonne.forecast import concealed, forecast, potential
from bot.cardcassonne.hidden import fill, lying_down, redact, strip, unseen
from bot.cardcassonne.state import CardState
from bot.cardcassonne.turns import decision, open_claims, options
from bot.engine.actions import Action
from bot.engine.events import Points
from bot.engine.fair import Dice
from bot.engine.game import Decision, PlayedAction, Setup, Standing
from bot.engine.record import FORMAT, Record, RecordedResult, actions_of, running_record

if TYPE_CHECKING:
    from bot.cardcassonne.game import Cardcassonne


class CardSeen(NamedTuple):
    """A card in a row. Without `card` its face may not be known, nor then whether it is misplaced; `seat` played it."""

    card: str | None
    down: bool
    seat: int | None
    misplaced: bool | None


class RowSeen(NamedTuple):
    """A row from left to right; `followers` are seats with the number of cards to their left."""

    colour: Colour
    cards: tuple[CardSeen, ...]
    followers: tuple[tuple[int, int], ...]


class Animals(NamedTuple):
    """A group of one colour (CARD-37)."""

    animals: int
    jokers: int


class CardView:
    """CARD-H1 to H6. It stands still: what happens later in the game does not change it."""

    def __init__(self, game: Cardcassonne, seat: int | None) -> None:
        self.seat = seat
        self.opening = game.opening
        self.log: tuple[PlayedAction, ...] = redact(game.log, lying_down(game.state, but_of=seat))
        self.setup = game.setup if game.state.over else _open_setup(game.setup, game.state)
        self.kind = game.kind
        self.rules_version = game.rules_version
        self._state = strip(game.state, seat)

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; None when the game is over."""
        return decision(self._state)

    def options(self) -> tuple[Action, ...]:
        """Every legal action; of another's turn only the claims, which all may know (CARD-H2)."""
        decided = self.decision
        if decided and decided.kind == "card" and not decided.subject and decided.seat != self.seat:
            return open_claims(self._state)
        return options(self._state)

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards, sorted; nobody's in the public view."""
        return () if self.seat is None else tuple(self._state.players[self.seat].hand)

    @property
    def plays_down(self) -> bool:
        """CARD-17: whether the seat on turn plays its card face down."""
        return self._state.plays_down(self._state.turn)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """By seat, how many cards are in the hand."""
        return tuple(len(player.hand) for player in self._state.players)

    @property
    def chest(self) -> tuple[str, ...]:
        """The seat's own chest; nobody's in the public view."""
        return () if self.seat is None else tuple(self._state.players[self.seat].chest)

    @property
    def chest_sizes(self) -> tuple[int, ...]:
        """By seat, how many cards are in the chest."""
        return tuple(len(player.chest) for player in self._state.players)

    @property
    def animals(self) -> tuple[dict[Colour, Animals], ...]:
        """By seat, the groups in front of it."""
        return tuple(
            {c: Animals(player.animals[c], player.jokers[c]) for c in COLOURS if player.group(c)}
            for player in self._state.players
        )

    @property
    def waiting(self) -> tuple[int, ...]:
        """By seat, the animal jokers not yet assigned (CARD-41)."""
        return tuple(player.waiting for player in self._state.players)

    @property
    def rows(self) -> tuple[RowSeen, ...]:
        """The rows from top to bottom (CARD-4)."""
        return tuple(self._row(colour) for colour in COLOURS)

    def _row(self, colour: Colour) -> RowSeen:
        cards = tuple(
            CardSeen(None, card.down, card.seat, None)
            if card.card == BACK
            else CardSeen(card.card, card.down, card.seat, misplaced(card.card, colour))
            for card in self._state.rows[colour]
        )
        return RowSeen(colour, cards, tuple((f.seat, f.reach) for f in self._state.followers if f.row == colour))

    @property
    def round(self) -> int:
        """The number of the round; 0 while the set-up goes on."""
        return self._state.round

    @property
    def rounds(self) -> int:
        """CARD-11: how many rounds the stack lasts."""
        return self._state.rounds

    @property
    def dealer(self) -> int:
        """Who deals this round."""
        return self._state.dealer

    @property
    def next_dealer(self) -> int:
        """CARD-26: who claimed last so far, and will deal the next round if nobody claims after him."""
        return self._state.last

    @property
    def left(self) -> int:
        """How many cards the stack still has."""
        return len(self._state.stack) - self._state.dealt

    def unseen(self) -> dict[str, int]:
        """CARD-H3: the cards whose place the seat does not know, by id, lumped together."""
        return unseen(self._state)

    def forecast(self) -> tuple[Points, ...]:
        """The points of the round by open cards only, the same for everybody (CARD-H3)."""
        return forecast(self._state)

    def concealed(self) -> tuple[int, ...]:
        """By seat, how many protected cards a forecast cannot count, as they lie face down (CARD-H3)."""
        return concealed(self._state)

    def potential(self, action: Action) -> tuple[int, dict[str, int]] | None:
        """What an option would bring this round by open cards, and for what; None where no points are in question."""
        return potential(self._state, action)

    def standing(self) -> Standing:
        """Scores and winners."""
        return table.standing(self._state)

    def supply(self) -> list[dict[str, int]]:
        """By seat, whether the big follower is still to be placed in this round."""
        return table.supply(self._state)

    def tokens(self) -> list[dict[str, Any]]:
        """By seat, what lies in front of it, as far as it is open."""
        return table.tokens(self._state)

    def record(self) -> dict[str, Any]:
        """CARD-H6: the record without any face that is hidden from somebody, fit to be handed on; whole after the game."""
        if self._state.over:
            standing = self.standing()
            result = RecordedResult(standing.scores, standing.winners)
            whole = Record(FORMAT, self.rules_version, self.kind.name, self.setup, actions_of(self.log), result)
            written: dict[str, Any] = msgspec.to_builtins(whole)
            return written
        drawn = self.setup.drawn or ()
        return running_record(self, drawn, redact(self.log, lying_down(self._state)))

    def imagine(self, dice: Dice) -> Cardcassonne:
        """A whole game that fits the view; of the unknown, every distribution is equally likely."""
        state, log = fill(self._state, self.opening, self.log, dice)
        setup = Setup(self.setup.seats, options=self.setup.options, stack=state.stack)
        return self.kind.resume(setup, self.rules_version, state, self.opening, log)

    def last_turn(self, dice: Dice) -> Cardcassonne:
        """As `imagine`, but this is the last round: nothing more is dealt, and its end opens the chests."""
        game = self.imagine(dice)
        if game.state.round:
            game.state.round = game.state.rounds
        return game


def _open_setup(setup: Setup, state: CardState) -> Setup:
    """The set-up without seed and stack; `drawn` are the cards turned up so far."""
    drawn = state.stack[: min(state.dealt, TURNED_UP)]
    return msgspec.structs.replace(setup, seed=None, stack=None, server_seed=None, drawn=drawn)
