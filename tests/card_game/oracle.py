"""A slow, independent second implementation of the card game; it shares nothing with the engine.

`Story.told` asks for each action with the seat, the legal ones and the scores, and ends with scores and winners.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any

Act = dict[str, Any]
Asked = tuple[int, list[Act], list[int]]
ROWS = ["blue", "green", "red", "yellow"]
TABLE = {1: 3, 2: 6, 3: 9, 4: 12, 5: 14}


def animals_worth(size: int) -> int:
    return TABLE[size] if size <= 5 else 14 + 2 * (size - 5)


def chest_worth(chest: list[str]) -> int:
    """The best score over all ways to form sets, memoised by the rest."""
    held = tuple(sorted(chest.count(f"{colour}_building") for colour in ROWS))
    return _divide(held, chest.count("building_joker"))


@cache
def _divide(held: tuple[int, ...], jokers: int) -> int:
    if sum(held) + jokers == 0:
        return 0
    best = 0
    for mask in range(16):
        chosen = [i for i in range(4) if mask >> i & 1]
        if all(held[i] for i in chosen):
            rest = tuple(sorted(n - (i in chosen) for i, n in enumerate(held)))
            for used in range(min(jokers, 4 - len(chosen)) + 1):
                if size := len(chosen) + used:
                    best = max(best, [0, 0, 5, 15, 30][size] + _divide(rest, jokers - used))
    return best


class Story:
    """One game from set-up to end."""

    def __init__(self, seats: int, stack: list[str], short: bool) -> None:
        self.seats = seats
        self.short = short
        self.each, self.rounds = {2: (6, 10), 3: (5, 8), 4: (5, 6), 5: (4, 6)}[seats]
        self.pile = list(stack)
        self.rows: dict[str, list[Any]] = {row: [] for row in ROWS}  # cards, and seats where a follower stands
        self.score = [0] * seats
        self.farm: list[dict[str, int]] = [dict.fromkeys(ROWS, 0) for _ in range(seats)]  # animals and their jokers
        self.loose = [0] * seats  # waiting jokers
        self.chest: list[list[str]] = [[] for _ in range(seats)]
        self.dealer = seats - 1

    def told(self) -> Generator[Asked, Act, tuple[list[int], list[int]]]:
        yield from self._set_up()
        for _ in range(self.rounds):
            first = (self.dealer + 1) % self.seats
            yield from self._turns(first)
            loot = self._loot()
            for i in range(self.seats):
                seat = (first + i) % self.seats
                yield from self._harvest(seat, *loot[seat])
            if self.short and max(self.score) >= 100:
                break
        for seat in range(self.seats):
            self.score[seat] += chest_worth(self.chest[seat])
        ranks = [(self.score[seat], len(self.chest[seat])) for seat in range(self.seats)]
        return self.score, [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def _set_up(self) -> Generator[Asked, Act, None]:
        for _ in range(10):
            card = self.pile.pop(0)
            row = card.split("_")[0]
            if row not in ROWS:
                legal = [{"do": "card", "card": card, "row": r, "down": False} for r in ROWS]
                row = (yield self.dealer, legal, self.score)["row"]
            self.rows[row].append(card)

    def _turns(self, first: int) -> Generator[Asked, Act, None]:
        hands: list[list[str]] = [[] for _ in range(self.seats)]
        for i in range(self.each * self.seats):
            hands[(first + i) % self.seats].append(self.pile.pop(0))
        claimed: list[int] = []
        for turn in range(self.seats * (self.each + 1)):
            seat = (first + turn) % self.seats
            act = yield seat, self._legal(hands[seat], may_claim=seat not in claimed), self.score
            if act["do"] == "claim":
                claimed.append(seat)
                self.rows[act["row"]].append(seat)
            else:
                hands[seat].remove(act["card"])
                self.rows[act["row"]].append(act["card"])
        self.dealer = claimed[-1]

    def _legal(self, hand: list[str], *, may_claim: bool) -> list[Act]:
        legal: list[Act] = []
        down = len(hand) == self.each
        for card in set(hand):
            free = down or card.split("_")[0] not in ROWS
            legal += [{"do": "card", "card": card, "row": r, "down": down} for r in ROWS if free or card.startswith(r)]
        if may_claim:
            legal += [{"do": "claim", "row": r} for r in ROWS]
        return legal

    def _loot(self) -> dict[int, tuple[str, list[str]]]:
        loot: dict[int, tuple[str, list[str]]] = {}
        for row, things in self.rows.items():
            heap: list[Any] = []
            for thing in things:
                if isinstance(thing, int):
                    loot[thing] = row, heap
                    heap = []
                else:
                    heap.append(thing)
            self.rows[row] = heap
        return loot

    def _harvest(self, seat: int, row: str, cards: list[str]) -> Generator[Asked, Act, None]:
        stray = [card for card in cards if card.split("_")[0] in ROWS and not card.startswith(row)]
        own = [card for card in cards if card not in stray]
        self.score[seat] += 10 * (own.count("dragon") + own.count("fairy"))
        self.score[seat] += 10 * sum("person" in card for card in stray)
        news = dict.fromkeys(ROWS, 0)
        news[row] += own.count(f"{row}_animal")
        for card in stray:
            if "person" not in card:
                act = yield seat, [{"do": "keep", "card": card, "as": way} for way in ("points", "collection")], self.score
                if act["as"] == "points":
                    self.score[seat] += 10
                elif "building" in card:
                    self.chest[seat].append(card)
                else:
                    news[card.split("_")[0]] += 1
        values = [int(card[-1]) for card in own if "person" in card]
        self.score[seat] += sum(values) * len(values)
        yield from self._animals(seat, news, own.count("animal_joker"))
        self.chest[seat] += [card for card in own if "building" in card]

    def _animals(self, seat: int, news: dict[str, int], jokers: int) -> Generator[Asked, Act, None]:
        farm = self.farm[seat]
        colours = [r for r in ROWS if farm[r] + news[r]]
        if colours:
            for _ in range(jokers + self.loose[seat]):
                colour = colours[0]
                if len(colours) > 1:
                    colour = (yield seat, [{"do": "assign", "colour": r} for r in colours], self.score)["colour"]
                news[colour] += 1
            self.loose[seat] = 0
        else:
            self.score[seat] += 3 * jokers
            self.loose[seat] += jokers
        for colour, new in news.items():
            farm[colour] += new
            if new:
                self.score[seat] += animals_worth(farm[colour])
