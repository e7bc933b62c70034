"""Points: who owns a feature and what it is worth, during the game and at its end."""

from __future__ import annotations

from collections import Counter

from tests.oracle.board import Feature
from tests.oracle.state import GOODS, OUTPOSTS, Barn, Figure, State


def weight(figure: Figure, feature: Feature) -> int:
    """Weight in a majority (index, Figures): the mayor counts shields."""
    if figure.kind == "mayor":
        return feature.shields
    return 2 if figure.kind == "big_follower" else 1


def owners(state: State, feature: Feature) -> list[int]:
    """COMBO-1: the highest sum of weights above 0 owns, ties all own."""
    weights: Counter[int] = Counter()
    for figure in state.followers_on(feature):
        weights[figure.seat] += weight(figure, feature)
    highest = max(weights.values(), default=0)
    return sorted(s for s, w in weights.items() if highest > 0 and w == highest)


def worth_completed(feature: Feature) -> int:
    """The table of the index, column "during the game"."""
    if feature.kind == "road":
        return feature.size * (2 if feature.inn else 1)
    if feature.kind == "city":
        return (feature.size + feature.shields) * (3 if feature.cathedral else 2)
    return 9


def worth_unfinished(state: State, feature: Feature) -> int:
    """The table of the index, column "at the end"; also the abbot taken back (ABBOT-11)."""
    if feature.kind == "road":
        return 0 if feature.inn else feature.size
    if feature.kind == "city":
        return 0 if feature.cathedral else feature.size + feature.shields
    (node,) = feature.nodes
    return 1 + state.board.neighbours(node[:2])


def cities_of(state: State, field: Feature) -> int:
    """FIELD-5, SIEGE-64: completed cities the field borders, each once, and the fortress."""
    bordered = {id(f): f for f in (state.board.feature(node) for node in field.cities)}
    return sum(city.complete for city in bordered.values()) + (1 if field.fortress else 0)


def score_field(state: State, field: Feature, rate: int) -> None:
    """FIELD-4, PIG-2: each owner `rate` a city, one more with his own pig."""
    cities = cities_of(state, field)
    for seat in owners(state, field):
        pig = any(f.kind == "pig" and f.seat == seat for f in state.figures_on(field))
        state.score(seat, cities * (rate + (1 if pig else 0)), "field", field)


# --- step 3 ---


def score_completed(state: State, completed: list[Feature]) -> None:
    """TURN-6.1 and TURN-7: every owner of every completed feature."""
    for feature in completed:
        for seat in owners(state, feature):
            state.score(seat, worth_completed(feature), feature.kind, feature)


def score_barn_fields(state: State, new_barn: Barn | None) -> list[Feature]:
    """TURN-6.2: farmers together with a barn score (BARN-5, BARN-8); gives back those fields."""
    scored = []
    for field in [f for f in state.board.features() if f.kind == "field"]:
        barns = state.barns_on(field)
        if barns and state.followers_on(field):
            score_field(state, field, 3 if new_barn in barns else 1)
            scored.append(field)
    return scored


def take_goods(state: State, seat: int, completed: list[Feature]) -> None:
    """GOODS-1: the placer takes a token for each symbol of a completed city."""
    for feature in completed:
        state.goods[seat].update(feature.goods)


def breaks_record(state: State, kind: str, completed: list[Feature]) -> bool:
    """KING-4, KING-8: the largest completed now against those completed before."""
    new = [f for f in completed if f.kind == kind]
    old = [f for f in state.board.features() if f.kind == kind and f.complete and all(f is not n for n in new)]
    record = max((f.size for f in old), default=0)
    return max((f.size for f in new), default=0) > record


def move_king_and_robber(state: State, seat: int, completed: list[Feature]) -> None:
    """KR-3: after points and goods, first the king, then the robber."""
    if not state.on("king_robber"):
        return
    if breaks_record(state, "city", completed):
        state.king = seat
    if breaks_record(state, "road", completed):
        state.robber = seat


def return_figures(state: State, completed: list[Feature], barn_fields: list[Feature]) -> None:
    """TURN-6.5: all but the wagons go home; farmers and pigs too."""
    for feature in [*completed, *barn_fields]:
        for figure in state.figures_on(feature):
            if figure.kind != "wagon":
                state.take_home(figure)


# --- outposts ---


def score_defenders(state: State, outpost: str) -> None:
    """SIEGE-36, SIEGE-50: 3 points for each defender, row and follower cell alike."""
    for seat in range(state.seats):
        count = sum(d.seat == seat for d in state.defenders_at(outpost))
        state.score(seat, 3 * count, "defence")


def dismiss_defenders(state: State, outpost: str) -> None:
    """All defenders of the outpost go home; its catapult, if any, is removed."""
    for defender in state.defenders_at(outpost):
        state.defenders.remove(defender)
        state.supplies[defender.seat]["follower"] += 1
    state.catapults.discard(outpost)


def counter_attack(state: State, outpost: str) -> None:
    """SIEGE-36..38."""
    score_defenders(state, outpost)
    dismiss_defenders(state, outpost)


# --- the end ---


def score_the_end(state: State) -> None:
    """SIEGE-61, then END-1."""
    if state.on("siege"):
        for outpost in OUTPOSTS:
            counter_attack(state, outpost)
    features = state.board.features()
    for kinds in (("road",), ("city",), ("monastery", "garden")):
        for feature in [f for f in features if f.kind in kinds]:
            for seat in owners(state, feature):
                state.score(seat, worth_unfinished(state, feature), feature.kind, feature)
    for field in [f for f in features if f.kind == "field"]:
        score_field(state, field, 3)
    for barn in state.barns:
        field = state.board.feature(state.barn_node(barn))
        state.score(barn.seat, 4 * cities_of(state, field), "barn", field)
    score_tokens_at_end(state)


def score_tokens_at_end(state: State) -> None:
    """GOODS-5, KING-9, ROBBER-3."""
    for kind in GOODS:
        most = max(held[kind] for held in state.goods)
        for seat, held in enumerate(state.goods):
            if most > 0 and held[kind] == most:
                state.score(seat, 10, "goods")
    complete = [f.kind for f in state.board.features() if f.complete]
    if state.king is not None:
        state.score(state.king, complete.count("city"), "king")
    if state.robber is not None:
        state.score(state.robber, complete.count("road"), "robber")
