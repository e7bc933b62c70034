"""A round of cards played on in imagined worlds: all hold good cards back while others may claim, and claim in time."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from bot.card_game.computer.hopes import Hopes
from bot.card_game.computer.piles import ANY, CODES, PERSON, ROW, ROWS, Code, Pile
from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.cards import COLOURS
from bot.card_game.rules.state import CardState, Lying
from bot.engine.actions import Action


class Guesses(NamedTuple):
    """What a player assumes of a round.

    `claim_from`: the points from which a player claims a row; `claim_spread`: the most added to them at random, by player;
    `claim_a_card`: the addition per card held; `left_lying`: the share of the best row left over that counts for the seat that
    may claim first next round, then of the next best, and so on.
    """

    claim_from: float
    claim_spread: float
    claim_a_card: float
    left_lying: float


GUESSES: Final = Guesses(claim_from=18.0, claim_spread=8.0, claim_a_card=1.5, left_lying=0.05)
"""Chosen by matches. Rows left over are worth hardly anything: everybody can add to them, and anybody may claim them."""

STRAY: Final = 0.6
"""The chance that a card dealt face down is dealt again if it is no stray: a face-down card often is one."""

ANYHOW: Final = 5
"""What an animal or a building adds to a row's worth when a player compares the cards in hand."""

ANYWHERE: Final = 8
"""The same for a card without colour, which is worth keeping."""

CARELESS: Final = 8.0
"""The error, in points, when a player chooses the card that helps others least."""


class Move(NamedTuple):
    """A card, or without one the follower, played to a row."""

    card: Code | None
    row: int


def move_of(action: Action) -> Move:
    """Return the move for an option of a turn."""
    match action:
        case Claim(row):
            return Move(None, ROW[row])
        case PlayCard(card=str(card), row=row):
            return Move(CODES[card], ROW[row])
        case _:
            raise TypeError(f"'{action.do}' is no turn")


class Claimed(NamedTuple):
    """A follower and the pile it protects."""

    seat: int
    row: int
    pile: Pile


class World(NamedTuple):
    """The position with one deal of its hidden cards. `last`: the last seat to claim."""

    piles: list[Pile]
    claims: list[Claimed]
    hands: list[list[Code]]
    turn: int
    last: int

    def copy(self) -> World:
        """Return an independent copy; claimed piles are shared, as they no longer change."""
        return World([pile.copy() for pile in self.piles], self.claims[:], [hand[:] for hand in self.hands], self.turn, self.last)


class Round:
    """A round as one seat sees it on its turn, to play on in many worlds."""

    def __init__(self, state: CardState, seat: int, unseen: dict[str, int], guesses: Guesses = GUESSES) -> None:
        """`state`: any imagined position that fits the view; of its hidden cards only the counts are used."""
        self.seat = seat
        self.guesses = guesses
        self.seats = len(state.players)
        self.full = state.hand_size
        self.scores = [float(player.score) for player in state.players]
        self.left = state.rounds - state.round
        self.hopes = [Hopes(player, self.left) for player in state.players]
        self._unseen = [CODES[card] for card in sorted(unseen) for _ in range(unseen[card])]
        self._sizes = [len(player.hand) for player in state.players]
        self._hand = [CODES[card] for card in state.players[seat].hand]
        self._turn, self._last = state.turn, state.last
        self._holes: list[tuple[Pile, int, int]] = []
        self._claims: list[Claimed] = []
        reach = dict.fromkeys(COLOURS, 0)
        for follower, cards in state.protected():
            self._claims.append(Claimed(follower.seat, ROW[follower.row], self._pile(cards, ROW[follower.row])))
            reach[follower.row] = follower.reach
        self._piles = [self._pile(state.rows[colour][reach[colour] :], ROW[colour]) for colour in COLOURS]

    def _pile(self, cards: list[Lying], row: int) -> Pile:
        pile = Pile()
        for card in cards:
            if not card.down:
                pile.add(CODES[card.card], row)
            elif card.seat == self.seat:
                pile.down += ((self.seat, CODES[card.card]),)
            elif card.seat is not None:
                self._holes.append((pile, row, card.seat))
        return pile

    @property
    def undisturbed(self) -> bool:
        """Return whether only this seat has yet to claim: rows then only grow, so it waits while it has cards."""
        return len({claim.seat for claim in self._claims} - {self.seat}) == self.seats - 1 and bool(self._hand)

    def world(self, chance: Random) -> World:
        """Deal the hidden cards."""
        pool = self._unseen[:]
        chance.shuffle(pool)
        hidden: dict[int, tuple[tuple[int, Code], ...]] = {}
        for pile, row, owner in self._holes:
            card = pool.pop()
            if card.row in (row, ANY) and pool and chance.random() < STRAY:
                place = int(chance.random() * len(pool))
                card, pool[place] = pool[place], card
            hidden[id(pile)] = (*hidden.get(id(pile), pile.down), (owner, card))
        hands = [self._hand if seat == self.seat else [pool.pop() for _ in range(size)] for seat, size in enumerate(self._sizes)]
        piles = [filled(pile, hidden) for pile in self._piles]
        claims = [claim._replace(pile=filled(claim.pile, hidden)) for claim in self._claims]
        return World(piles, claims, hands, self._turn, self._last)

    def played_on(self, world: World, first: Move, chance: Random) -> list[float]:
        """Return each seat's expected points if the round goes on with this move."""
        piles, claims, hands, turn, last = world.copy()
        free = set(range(self.seats)) - {claim.seat for claim in claims}
        limits = [self.guesses.claim_from + self.guesses.claim_spread * chance.random() for _ in range(self.seats)]
        move: Move | None = first
        while hands[turn] or turn in free:
            card, row = move or self._move(turn, hands[turn], piles, free, limits[turn], chance)
            move = None
            if card is None:
                claims.append(Claimed(turn, row, piles[row]))
                piles[row] = Pile()
                free.discard(turn)
                last = turn
            else:
                if len(hands[turn]) == self.full:
                    piles[row].down += ((turn, card),)
                else:
                    piles[row].add(card, row)
                hands[turn].remove(card)
            turn = (turn + 1) % self.seats
        return self._reckoned(piles, claims, last)

    def _move(self, seat: int, hand: list[Code], piles: list[Pile], free: set[int], limit: float, chance: Random) -> Move:
        """Choose a seat's move: claim a row that is worth it, or lay a card, the least helpful one while others may claim."""
        disturbed = bool(free - {seat})
        if seat in free and (disturbed or not hand):
            worth, row = self._best_row(seat, piles)
            if not hand or worth >= limit + self.guesses.claim_a_card * len(hand):
                return Move(None, row)
        if disturbed and len(hand) != self.full:
            return least_helpful(hand, piles, chance)
        card = hand[int(chance.random() * len(hand))]
        if len(hand) == self.full or (card.row == ANY and seat not in free):
            return Move(card, int(chance.random() * len(piles)))
        return Move(card, self._best_row(seat, piles)[1] if card.row == ANY else card.row)

    def _best_row(self, seat: int, piles: list[Pile]) -> tuple[float, int]:
        hopes = self.hopes[seat]
        return max((hopes.worth(pile, row, seat), row) for row, pile in enumerate(piles))

    def _reckoned(self, piles: list[Pile], claims: list[Claimed], last: int) -> list[float]:
        """Add up the points so far, what the followers bring, and the prospects of the rows left over."""
        totals = self.scores[:]
        for seat, row, pile in claims:
            totals[seat] += self.hopes[seat].brought(pile, row)
        if self.left:
            rows = list(ROWS)
            for place in range(1, min(self.seats, len(rows)) + 1):
                seat = (last + place) % self.seats
                worth, row = max((self.hopes[seat].worth(piles[row], row, seat), row) for row in rows)
                rows.remove(row)
                totals[seat] += self.guesses.left_lying * worth
        return totals


def filled(pile: Pile, hidden: dict[int, tuple[tuple[int, Code], ...]]) -> Pile:
    """Return the pile with the face-down cards that it is assumed to have."""
    if id(pile) not in hidden:
        return pile
    new = pile.copy()
    new.down = hidden[id(pile)]
    return new


def least_helpful(hand: list[Code], piles: list[Pile], chance: Random) -> Move:
    """Return the move whose card makes its row worth the least."""
    best, least = Move(hand[0], 0), float("inf")
    for card in hand:
        row = int(chance.random() * len(piles)) if card.row == ANY else card.row
        pile = piles[row]
        if card.sort == PERSON:
            worth = (pile.sum + card.value) * (pile.persons + 1) + pile.flat
        else:
            worth = pile.sum * pile.persons + pile.flat + (ANYWHERE if card.row == ANY else ANYHOW)
        judged = worth + CARELESS * chance.random()
        if judged < least:
            best, least = Move(card, row), judged
    return best
