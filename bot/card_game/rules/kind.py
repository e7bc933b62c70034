"""Setting up Cardcassonne: its players, options, actions and the draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.card_game.rules.actions import READER
from bot.card_game.rules.cards import COUNTS, DECK, ROUNDS
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.state import CardPlayer, CardState
from bot.card_game.rules.turns import turn_up
from bot.engine.events import Event
from bot.engine.fair import Stream, shuffled
from bot.engine.game import NEWEST_RULES, PlayedAction, Setup, dealing_stream
from bot.engine.refusals import BadSetup

SHORT_GAME = "short_game"
"""CARD-58: the option to end the game when a player reaches 100."""


class CardGame:
    """Cardcassonne as a kind of game."""

    name = "cardcassonne"
    modules: tuple[str, ...] = ()
    options = (SHORT_GAME,)
    reader = READER

    def module_of(self, option: str) -> str:
        """Return the expansion that a set-up option belongs to: none here."""
        return ""

    def seats(self, modules: Sequence[str]) -> range:
        """Return the possible numbers of players (CARD-11)."""
        return range(min(ROUNDS), max(ROUNDS) + 1)

    def check(self, setup: Setup, rules: int) -> None:
        """Refuse a set-up that no game can start from."""
        if setup.modules:
            raise BadSetup("unknown_module", {"module": setup.modules[0][:40], "known": self.modules})
        for option in setup.chosen():
            if option not in self.options:
                raise BadSetup("unknown_option", {"option": option[:40], "known": self.options})
        if setup.seats not in ROUNDS:
            raise BadSetup("bad_seats", {"seats": setup.seats, "fewest": min(ROUNDS), "most": max(ROUNDS)})
        if setup.stack is not None:
            _check_stack(setup.stack)

    def deal(self, setup: Setup, stream: Stream, rules: int) -> tuple[str, ...]:
        """CARD-7: shuffle all 130 cards, from sorted ids."""
        return tuple(shuffled(DECK, stream))

    def completed(self, setup: Setup, stream: Stream, rules: int) -> Setup | None:
        """Return the set-up if it has its whole draw: the cards turned up do not say which ones the hands hold."""
        return setup if setup.drawn is None else None

    def start(self, setup: Setup, rules: int = NEWEST_RULES) -> Cardcassonne:
        """Start a game by the set-up's stack or, without one, its seed."""
        self.check(setup, rules)
        stack = setup.stack if setup.stack is not None else self.deal(setup, dealing_stream(setup), rules)
        dealer = setup.seats - 1  # seat 0 begins the first round
        state = CardState(
            stack, [CardPlayer() for _ in range(setup.seats)], dealer, dealer, 0, short_game=SHORT_GAME in setup.chosen()
        )
        first_events: list[Event] = []
        turn_up(state, first_events)
        return Cardcassonne(self, setup, rules, state, first_events)

    def resume(
        self, setup: Setup, rules: int, state: CardState, first_events: Iterable[Event], log: Iterable[PlayedAction]
    ) -> Cardcassonne:
        """Continue a game from a fully known position and log."""
        return Cardcassonne(self, setup, rules, state, first_events, log)


def _check_stack(stack: Sequence[str]) -> None:
    """Require the whole deck: a game uses up the stack exactly (CARD-11)."""
    for card, copies in Counter(stack).items():
        if card not in COUNTS:
            raise BadSetup("no_such_card", {"card": card[:40]})
        if copies > COUNTS[card]:
            raise BadSetup("too_many_cards", {"card": card, "count": COUNTS[card]})
    if len(stack) != len(DECK):
        raise BadSetup("too_few_cards", {"cards": len(stack), "count": len(DECK)})


CARDCASSONNE = CardGame()
