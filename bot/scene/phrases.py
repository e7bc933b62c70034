"""Events, options and questions in sentences: the one place where the facts of a game meet their messages.

Every field of an event or action becomes parameters for its message; nothing is computed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.card_game.rules.cards import BACK
from bot.engine.actions import SKIP, Action
from bot.engine.events import Event, Points
from bot.engine.game import Decision, View
from bot.i18n import Words, message_id
from bot.scene.presentation import Presentation, capital, kind_and_side
from bot.tile_game.face.names import cell_name
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.view import TileView

Params = dict[str, str | int]

TERMS = (
    *("tiles", "inn", "shields", "cathedral", "neighbours", "retrieved", "cities", "each", "pig", "barn_placed", "barn_joined"),
    *("wine", "grain", "cloth", "roads", "paid", "received", "defenders"),
    *("sum", "cards", "group", "new", "jokers", "dragon", "fairy", "sets_of_4", "sets_of_3", "sets_of_2"),
)
"""All terms that a sum of points can have; one that an event lacks counts as 0."""


def told(sight: Presentation[View], event: Event) -> Words:
    """Tell an event in a sentence."""
    if isinstance(event, Points):
        return Words(points_line(sight, event) + ".")
    return sight.words.text(message_id("event", event.kind), **params(sight, event))


def points_line(sight: Presentation[View], event: Points) -> Words:
    """Tell points with the terms of their sum: "Ann: 8 points for the city at C7 (3 tiles, 1 shield)"."""
    given: Params = {"player": sight.name(event.seat), "points": event.points, **dict.fromkeys(TERMS, 0), **event.terms}
    if event.at is not None:
        given["cell"] = cell_name(event.at)
    return sight.words.text(message_id("points", event.reason), **given, colour=event.on or "none")


def option_words(sight: Presentation[View], option: Action, decision: Decision) -> Words:
    """Return an option's text for its button, with a capital first letter."""
    if option == SKIP:
        return capital(sight.words.text(message_id("skip", decision.kind)))
    return capital(sight.words.text(message_id("option", option.do), **params(sight, option)))


def asked(sight: Presentation[View], decision: Decision, player: str | None = None) -> Words:
    """Say in a sentence who must choose what. `player`: a replacement for the name."""
    given: Params = {"player": player or sight.name(decision.seat), "outpost": "none", "figure": "none"}
    if decision.kind == "withdraw":
        given["outpost"] = decision.subject or "none"
    elif decision.kind == "exchange":
        given["figure"] = decision.subject or "none"
    given |= {"card": decision.subject or "none", "row": decision.on or "none"}
    if decision.at is not None:
        given["cell"] = cell_name(decision.at)
    return sight.words.text(message_id("decision", decision.kind), **given)


def params(sight: Presentation[View], thing: msgspec.Struct) -> Params:
    """Return the message parameters of an event or action."""
    found: Params = {}
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        tell = _TELLERS.get(name)
        found |= tell(sight, thing, value) if tell else {name: _plain(value)}
    return found


def _plain(value: object) -> str | int:
    """Keep a number, turn a flag into yes or no, and None into "none"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return value if isinstance(value, int) else str(value)


def _person(parameter: str) -> Callable[[Presentation[View], Any, Any], Params]:
    return lambda sight, _thing, seat: {parameter: sight.name(seat)}


def _cell(parameter: str) -> Callable[[Presentation[View], Any, Any], Params]:
    return lambda _sight, _thing, at: {} if at is None else {parameter: cell_name(at)}


def _seat_of(sight: Presentation[View], thing: Any, seat: int) -> Params:
    decided = sight.view.decision
    captor = getattr(thing, "seat", decided.seat if decided else None)
    return {"other": sight.name(seat), "own": "yes" if seat == captor else "no"}


def _on(sight: Presentation[View], thing: Any, on: str) -> Params:
    kind, side = kind_and_side(sight.view, getattr(thing, "at", None) or _spot(sight.view), on)
    return {"kind": kind, "side": side}


def _spot(view: View) -> tuple[int, int] | None:
    """Return the cell of the tile in question, for actions that do not name it."""
    return at_of(view.game.spot) if isinstance(view, TileView) and view.game.spot is not None else None


def _theirs(sight: Presentation[View], _thing: Any, figure: str) -> Params:
    return {"theirs": sight.words.text("phrase-figure", figure=figure)}


def _scores(_sight: Presentation[View], _thing: Any, scores: Sequence[int]) -> Params:
    return {"points": max(scores)}


def _winners(sight: Presentation[View], _thing: Any, winners: Sequence[int]) -> Params:
    return {"winners": sight.words.joined([sight.name(seat) for seat in winners]), "count": len(winners)}


def card_list(sight: Presentation[View], cards: Sequence[str]) -> Words:
    """List cards by name, in the order of their first occurrence, with counts for equal ones."""
    if not cards:
        return sight.words.text("phrase-no-cards")
    counts = {card: list(cards).count(card) for card in dict.fromkeys(cards)}
    return sight.words.joined([sight.words.text("phrase-cards", card=card, count=count) for card, count in counts.items()])


def card_words(sight: Presentation[View], card: str | None) -> Words:
    """Name a card, or its back if the card is hidden."""
    return sight.words.text("phrase-card", card=card or BACK)


def _cards(sight: Presentation[View], _thing: Any, cards: Sequence[str] | int) -> Params:
    if isinstance(cards, int):
        return {"cards": cards}
    return {"cards": card_list(sight, cards), "count": len(cards)}


def _sets(sight: Presentation[View], _thing: Any, sets: Sequence[Sequence[str]]) -> Params:
    return {"sets": Words("; ".join(card_list(sight, cards) for cards in sets)) or sight.words.text("phrase-no-cards")}


_TELLERS: dict[str, Callable[[Presentation[View], Any, Any], Params]] = {
    "seat": _person("player"),
    "with_seat": _person("other"),
    "captor": _person("other"),
    "dealer": _person("dealer"),
    "begins": _person("begins"),
    "at": _cell("cell"),
    "start": _cell("start"),
    "seat_of": _seat_of,
    "on": _on,
    "their_figure": _theirs,
    "feature": lambda _sight, _thing, kind: {"kind": kind},
    "turn": lambda _sight, _thing, turn: {"turn": str(turn)},
    "choice": lambda _sight, _thing, choice: {"as": choice},
    "scores": _scores,
    "winners": _winners,
    "cards": _cards,
    "sets": _sets,
}
"""Fields whose parameters are more than their own name with a number or an id."""
