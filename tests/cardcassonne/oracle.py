"""A slow second reading of the card game's rules, written without a look at the first: one long story, nothing shared with the engine.

`story` asks for each action with the seat, the set of legal ones and the scores, and ends with scores and winners.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

Act = dict[str, Any]
Asked = tuple[int, list[Act], list[int]]
ROWS = ["blue", "green", "red", "yellow"]
TABLE = {1: 3, 2: 6, 3: 9, 4: 12, 5: 14}


def animals_worth(size: int) -> int:
    return TABLE[size] if size <= 5 else 14 + 2 * (size - 5)


def chest_worth(chest: list[str]) -> int:
    """Every way to fill one set after another, remembered by what is left."""
    held = tuple(sorted(chest.count(f"{colour}_building") for colour in ROWS))
    return _divide(held, chest.count("building_joker"), {})


def _divide(held: tuple[int, ...], jokers: int, known: dict[Any, int]) -> int:
    if sum(held) + jokers == 0:
        return 0
    key = held, jokers
    if key not in known:
        best = 0
        for mask in range(16):
            chosen = [i for i in range(4) if mask >> i & 1]
            if all(held[i] for i in chosen):
                rest = tuple(sorted(n - (i in chosen) for i, n in enumerate(held)))
                for used in range(min(jokers, 4 - len(chosen)) + 1):
                    if size := len(chosen) + used:
                        best = max(best, [0, 0, 5, 15, 30][size] + _divide(rest, jokers - used, known))
        known[key] = best
    return known[key]


def story(seats: int, stack: list[str], short: bool) -> Generator[Asked, Act, tuple[list[int], list[int]]]:
    cards_each, rounds = {2: (6, 10), 3: (5, 8), 4: (5, 6), 5: (4, 6)}[seats]
    pile = list(stack)
    rows: dict[str, list[Any]] = {row: [] for row in ROWS}
    score = [0] * seats
    farm: list[dict[str, int]] = [dict.fromkeys(ROWS, 0) for _ in range(seats)]  # animals and their jokers
    loose = [0] * seats  # jokers that wait
    chest: list[list[str]] = [[] for _ in range(seats)]
    dealer = seats - 1
    for _ in range(10):
        card = pile.pop(0)
        row = card.split("_")[0]
        if row not in ROWS:
            row = (yield dealer, [{"do": "card", "card": card, "row": r, "down": False} for r in ROWS], score)["row"]
        rows[row].append((card, False))
    for _ in range(rounds):
        hands: list[list[str]] = [[] for _ in range(seats)]
        for i in range(cards_each * seats):
            hands[(dealer + 1 + i) % seats].append(pile.pop(0))
        first = (dealer + 1) % seats
        claimed: list[int] = []
        for turn in range(seats * (cards_each + 1)):
            seat = (first + turn) % seats
            legal: list[Act] = []
            for card in set(hands[seat]):
                down = len(hands[seat]) == cards_each
                free = down or card.split("_")[0] not in ROWS
                legal += [{"do": "card", "card": card, "row": r, "down": down} for r in ROWS if free or card.startswith(r)]
            if seat not in claimed:
                legal += [{"do": "claim", "row": r} for r in ROWS]
            act = yield seat, legal, score
            if act["do"] == "claim":
                claimed.append(seat)
                rows[act["row"]].append(seat)
            else:
                hands[seat].remove(act["card"])
                rows[act["row"]].append((act["card"], act["down"]))
        dealer = claimed[-1]
        loot: dict[int, tuple[str, list[str]]] = {}
        for row, things in rows.items():
            heap: list[Any] = []
            for thing in things:
                if isinstance(thing, int):
                    loot[thing] = row, [card for card, _ in heap]
                    heap = []
                else:
                    heap.append(thing)
            rows[row] = heap
        for i in range(seats):
            seat = (first + i) % seats
            row, cards = loot[seat]
            yield from _harvest(seat, row, cards, score, farm[seat], loose, chest[seat])
        if short and max(score) >= 100:
            break
    for seat in range(seats):
        score[seat] += chest_worth(chest[seat])
    most = max(score)
    fullest = max(len(chest[seat]) for seat in range(seats) if score[seat] == most)
    return score, [seat for seat in range(seats) if score[seat] == most and len(chest[seat]) == fullest]


def _harvest(
    seat: int, row: str, cards: list[str], score: list[int], farm: dict[str, int], loose: list[int], chest: list[str]
) -> Generator[Asked, Act, None]:
    stray = [card for card in cards if card.split("_")[0] in ROWS and not card.startswith(row)]
    own = [card for card in cards if card not in stray]
    score[seat] += 10 * (own.count("dragon") + own.count("fairy"))
    score[seat] += 10 * sum("person" in card for card in stray)
    news = dict.fromkeys(ROWS, 0)
    news[row] += own.count(f"{row}_animal")
    for card in stray:
        if "person" not in card:
            act = yield seat, [{"do": "keep", "card": card, "as": way} for way in ("points", "collection")], score
            if act["as"] == "points":
                score[seat] += 10
            elif "building" in card:
                chest.append(card)
            else:
                news[card.split("_")[0]] += 1
    values = [int(card[-1]) for card in own if "person" in card]
    score[seat] += sum(values) * len(values)
    colours = [r for r in ROWS if farm[r] + news[r]]
    jokers = own.count("animal_joker")
    if colours:
        for _ in range(jokers + loose[seat]):
            colour = colours[0]
            if len(colours) > 1:
                colour = (yield seat, [{"do": "assign", "colour": r} for r in colours], score)["colour"]
            news[colour] += 1
        loose[seat] = 0
    else:
        score[seat] += 3 * jokers
        loose[seat] += jokers
    for colour, new in news.items():
        farm[colour] += new
        if new:
            score[seat] += animals_worth(farm[colour])
    chest += [card for card in own if "building" in card]
