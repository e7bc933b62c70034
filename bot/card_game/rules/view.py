"""What one seat, or everybody, may know of a game. A view holds a stripped position, so it contains no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.card_game.rules import table
from bot.card_game.rules.cards import BACK, COLOURS, TURNED_UP, Colour, misplaced
from bot.card_game.rules.forecast import concealed, forecast, potential
from bot.card_game.rules.hidden import fill, lying_down, redact, strip, unseen
from bot.card_game.rules.state import CardState
from bot.card_game.rules.turns import decision, open_claims, options
from bot.engine.actions import Action
from bot.engine.events import Points
from bot.engine.fair import Dice
from bot.engine.game import Decision, PlayedAction, Setup, Standing
from bot.engine.record import FORMAT, Record, RecordedResult, actions_of, record_of, running_record

if TYPE_CHECKING:
    from bot.card_game.rules.game import Cardcassonne


class CardSeen(NamedTuple):
    """A card in a row that `seat` played. If its face is hidden, `card` and `misplaced` are None."""

    card: str | None
    down: bool
    seat: int | None
    misplaced: bool | None


class RowSeen(NamedTuple):
    """A row from left to right; `followers`: each one's seat and the number of cards to its left."""

    colour: Colour
    cards: tuple[CardSeen, ...]
    followers: tuple[tuple[int, int], ...]


class Animals(NamedTuple):
    """A group of one colour (CARD-37)."""

    animals: int
    jokers: int


class CardView:
    """A snapshot of what a seat may know (CARD-H1 to H6): later actions do not change it."""

    def __init__(self, game: Cardcassonne, seat: int | None) -> None:
        self.seat = seat
        self.first_events = game.first_events
        self.log: tuple[PlayedAction, ...] = redact(game.log, lying_down(game.state, but_of=seat))
        self.setup = game.setup if game.state.over else _open_setup(game.setup, game.state)
        self.kind = game.kind
        self.rules_version = game.rules_version
        self._state = strip(game.state, seat)

    @property
    def decision(self) -> Decision | None:
        """The choice to make and its seat; None when the game is over."""
        return decision(self._state)

    def options(self) -> tuple[Action, ...]:
        """Return every legal action; in another seat's turn only the claims, which are public (CARD-H2)."""
        decided = self.decision
        if decided and decided.kind == "card" and not decided.subject and decided.seat != self.seat:
            return open_claims(self._state)
        return options(self._state)

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards, sorted; empty in the public view."""
        return () if self.seat is None else tuple(self._state.players[self.seat].hand)

    @property
    def plays_down(self) -> bool:
        """CARD-17: whether the seat on turn plays its card face down."""
        return self._state.plays_down(self._state.turn)

    @property
    def chest(self) -> tuple[str, ...]:
        """The seat's own chest; empty in the public view."""
        return () if self.seat is None else tuple(self._state.players[self.seat].chest)

    @property
    def animals(self) -> tuple[dict[Colour, Animals], ...]:
        """By seat, the groups in front of the player."""
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
        """The number of the round; 0 during the set-up."""
        return self._state.round

    @property
    def rounds(self) -> int:
        """CARD-11: the number of rounds that the stack lasts."""
        return self._state.rounds

    @property
    def dealer(self) -> int:
        """The seat that deals this round."""
        return self._state.dealer

    @property
    def left(self) -> int:
        """The number of cards still in the stack."""
        return len(self._state.stack) - self._state.dealt

    def unseen(self) -> dict[str, int]:
        """Count by id the cards whose place the seat does not know (CARD-H3)."""
        return unseen(self._state)

    def forecast(self) -> tuple[Points, ...]:
        """Return the points of the round by open cards only, the same for everybody (CARD-H3)."""
        return forecast(self._state)

    def concealed(self) -> tuple[int, ...]:
        """Return, by seat, the number of face-down protected cards, which a forecast cannot count (CARD-H3)."""
        return concealed(self._state)

    def potential(self, action: Action) -> tuple[int, dict[str, int]] | None:
        """Return the points and terms of an option this round, by open cards; None if it is not about points."""
        return potential(self._state, action)

    def standing(self) -> Standing:
        """Return scores and winners."""
        return table.standing(self._state)

    def supply(self) -> list[dict[str, int]]:
        """Return, by seat, the big follower if it is still to be placed in this round."""
        return table.supply(self._state)

    def tokens(self) -> list[dict[str, Any]]:
        """Return, by seat, the public part of what lies in front of a player."""
        return table.tokens(self._state)

    def record(self) -> dict[str, Any]:
        """CARD-H6: return a record safe to share, without any face hidden from any seat; after the game, the whole record."""
        if self._state.over:
            standing = self.standing()
            result = RecordedResult(standing.scores, standing.winners)
            whole = Record(FORMAT, self.rules_version, self.kind.name, self.setup, actions_of(self.log), result)
            written: dict[str, Any] = msgspec.to_builtins(whole)
            return written
        drawn = self.setup.drawn or ()
        return running_record(self, drawn, redact(self.log, lying_down(self._state)))

    def portable(self, dice: Dice) -> Record:
        """Return an imagined game's record: without hidden cards none can be replayed, and these give the seat the same view."""
        return record_of(self.imagine(dice))

    def imagine(self, dice: Dice) -> Cardcassonne:
        """Return a complete game that fits the view; every distribution of the unknown cards is equally likely."""
        state, log = fill(self._state, self.first_events, self.log, dice)
        setup = Setup(self.setup.seats, options=self.setup.options, stack=state.stack)
        return self.kind.resume(setup, self.rules_version, state, self.first_events, log)

    def last_turn(self, dice: Dice) -> Cardcassonne:
        """Do as `imagine`, but make this the last round: nothing more is dealt, and its end opens the chests."""
        game = self.imagine(dice)
        if game.state.round:
            game.state.round = game.state.rounds
        return game


def _open_setup(setup: Setup, state: CardState) -> Setup:
    """Return the set-up without seed and stack; `drawn` holds the cards turned up so far."""
    drawn = state.stack[: min(state.dealt, TURNED_UP)]
    return msgspec.structs.replace(setup, seed=None, stack=None, server_seed=None, drawn=drawn)
