"""A running game of Cardcassonne."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bot.card_game.rules import table
from bot.card_game.rules.default import default
from bot.card_game.rules.forecast import forecast
from bot.card_game.rules.state import CardState
from bot.card_game.rules.turns import decision, options, play, put
from bot.card_game.rules.view import CardView
from bot.card_game.rules.why_not import why_not
from bot.engine.actions import Action
from bot.engine.events import Event, Points
from bot.engine.game import Decision, PlayedAction, Setup, Standing
from bot.engine.refusals import IllegalAction

if TYPE_CHECKING:
    from bot.card_game.rules.kind import CardGame


class Cardcassonne:
    """One game. It changes only through `apply`, by one of `options()`."""

    __slots__ = ("_options", "first_events", "kind", "log", "rules_version", "setup", "state")

    def __init__(
        self,
        kind: CardGame,
        setup: Setup,
        rules: int,
        state: CardState,
        first_events: Iterable[Event],
        log: Iterable[PlayedAction] = (),
    ) -> None:
        self.kind = kind
        self.setup = setup
        self.rules_version = rules
        self.state = state
        self.first_events = tuple(first_events)
        self.log = list(log)
        self._options: tuple[Action, ...] | None = None

    @property
    def turn(self) -> int:
        """The seat whose turn it is. Others may have to decide something in it."""
        return self.state.turn

    @property
    def decision(self) -> Decision | None:
        """The choice to make and its seat; None when the game is over."""
        return decision(self.state)

    def options(self) -> tuple[Action, ...]:
        """Return every legal action of the current decision; empty when the game is over."""
        if self._options is None:
            self._options = options(self.state)
        return self._options

    def default(self) -> Action:
        """Return the simplest option, for an absent player."""
        return default(self.state)

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play an option and return its events; raise IllegalAction and change nothing if it is not one."""
        decided = decision(self.state)
        if decided is None:
            raise IllegalAction("game_over")
        if seat is not None and seat != decided.seat:
            raise IllegalAction("not_your_decision", {"seat": seat, "expected": decided.seat})
        if action not in self.options():
            raise why_not(self.state, action)
        events: list[Event] = []
        play(self.state, decided.seat, action, len(self.log), events)
        self._options = None
        self.log.append(PlayedAction(decided.seat, action, tuple(events)))
        return self.log[-1].events

    def after(self, action: Action) -> Cardcassonne:
        """Return a copy after an option alone: what follows it may turn up or deal cards."""
        new, decided = self.copy(), self.decision
        assert decided is not None
        events: list[Event] = []
        put(new.state, decided.seat, action, len(new.log), events)
        new.log.append(PlayedAction(decided.seat, action, tuple(events)))
        return new

    def view(self, seat: int | None) -> CardView:
        """Return what a seat may know, or everybody if the seat is None."""
        return CardView(self, seat)

    def copy(self) -> Cardcassonne:
        """Return an independent game in the same position."""
        return Cardcassonne(self.kind, self.setup, self.rules_version, self.state.copy(), self.first_events, self.log)

    def standing(self) -> Standing:
        """Return the scores and, at the end, the winners."""
        return table.standing(self.state)

    def supply(self) -> list[dict[str, int]]:
        """Return, by seat, the big follower if it is still to be placed in this round."""
        return table.supply(self.state)

    def tokens(self) -> list[dict[str, Any]]:
        """Return, by seat, the public part of what lies in front of a player."""
        return table.tokens(self.state)

    def forecast(self) -> tuple[Points, ...]:
        """Return the points of the round by open cards only (CARD-H3)."""
        return forecast(self.state)
