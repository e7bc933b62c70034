"""Positions for tests: arranged stacks, positions before the end of a round, random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.cards import COUNTS, Colour, misplaced
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.card_game.rules.state import Follower, Lying
from bot.engine.actions import Action
from bot.engine.events import Event, Points
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup

PLAIN = ["blue_person_1"] * 3 + ["green_person_1"] * 3 + ["red_person_1"] * 2 + ["yellow_person_1"] * 2
"""Ten cards of a set-up without jokers."""


def seeded(seats: int, name: str | int = 0, **options: bool) -> Cardcassonne:
    return CARDCASSONNE.start(Setup(seats, seed=simulated_seed(name).hex(), options=options))


def stacked(
    seats: int, turned: Sequence[str] = PLAIN, *rounds: Sequence[Sequence[str]], short_game: bool = False
) -> Cardcassonne:
    """A game that turns up these cards and, in its first rounds, deals the hands given, seat by seat from the one that begins.

    A hand may be short: other cards fill it up.
    """
    size = {2: 6, 3: 5, 4: 5, 5: 4}[seats]
    left = Counter(COUNTS)
    left.subtract(turned)
    left.subtract(card for hands in rounds for hand in hands for card in hand)
    assert min(left.values()) >= 0, "more of a card than the game has"
    rest = list(left.elements())
    random.Random(7).shuffle(rest)
    stack = list(turned)
    for hands in rounds:
        full = [[*hand, *(rest.pop() for _ in range(size - len(hand)))] for hand in hands]
        stack += [card for cards in zip(*full, strict=True) for card in cards]
    return CARDCASSONNE.start(Setup(seats, stack=(*stack, *rest), options={"short_game": short_game} if short_game else {}))


def before_claim(row: Colour, cards: Sequence[str], **more: object) -> Cardcassonne:
    """Two players, no cards left in the hands, seat 0 about to claim the row; cards of another colour lie face down.

    `more`: what seat 0 has, as attributes of a player.
    """
    game = stacked(2)
    state = game.state
    for colour in state.rows:
        state.rows[colour] = []
    state.rows[row] = [Lying(card, misplaced(card, row), 1, 0) for card in cards]
    for player in state.players:
        player.hand = []
    for name, value in more.items():
        setattr(state.players[0], name, value)
    state.followers = [Follower(1, "red" if row != "red" else "blue", 0)]
    game._options = None
    return game


def harvested(row: Colour, cards: Sequence[str], *choices: Action, **more: object) -> tuple[Cardcassonne, list[Event]]:
    """The events when seat 0 takes these cards and makes these choices."""
    game = before_claim(row, cards, **more)
    events: list[Event] = []
    for action in (Claim(row), *choices):
        events += game.apply(action, 0)
    return game, events


def points(events: Sequence[Event], reason: str | None = None, seat: int = 0) -> int:
    """The points a seat got, in all or for one reason."""
    return sum(e.points for e in events if isinstance(e, Points) and e.seat == seat and reason in {None, e.reason})


def down(card: str, row: Colour) -> PlayCard:
    return PlayCard(card=card, row=row, down=True)


def up(card: str, row: Colour) -> PlayCard:
    return PlayCard(card=card, row=row, down=False)


def everywhere(game: Cardcassonne) -> tuple[str, ...]:
    """CARD-E13: all cards of the game, wherever they are, sorted."""
    state = game.state
    found = [*state.out, *state.stack[state.dealt :], *([state.joker] if state.joker else [])]
    for row in state.rows.values():
        found += [card.card for card in row]
    for player in state.players:
        found += player.hand + player.chest
        for colour, number in player.animals.items():
            found += [f"{colour}_animal"] * number + ["animal_joker"] * player.jokers[colour]
        found += ["animal_joker"] * player.waiting
    for harvest in state.harvests:
        found += harvest.cards + harvest.choices + harvest.persons + harvest.buildings + ["animal_joker"] * harvest.jokers
    return tuple(sorted(found))


def played_at_random(game: Cardcassonne, rng: random.Random, most: int = 10_000) -> Iterator[tuple[Event, ...]]:
    """Play random options, at most `most`; yield the events of each."""
    while game.decision and most:
        most -= 1
        yield game.apply(rng.choice(game.options()))


def random_game(seats: int, seed: int, most: int = 10_000, **options: bool) -> Cardcassonne:
    """A random game, to its end or cut off."""
    game = seeded(seats, seed, **options)
    for _ in played_at_random(game, random.Random(seed), most):
        pass
    return game
