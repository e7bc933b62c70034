"""Events, options and questions in sentences: the one place where the facts of a game meet their messages.

Every field of an event or action becomes parameters for its message; nothing is computed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell, Event, Points
from bot.engine.game import Decision, View
from bot.i18n import Words, message_id
from bot.scene.cell_names import cell_name
from bot.scene.drawing import NoPicture
from bot.scene.presentation import Presentation, capital, shown_name

Params = dict[str, str | int]
"""Parameters of a message."""

Teller = Callable[[Any, Any, Any], Params]
"""Returns the parameters for a field of an event or action: takes the presentation, the event or action, and the value."""


STYLES: Final = ("option", "short", "letters")
"""Families of messages for options, from the longest words to those for little room."""
WHOLE, SHORT = STYLES[:2]
_MOST_NAMED: Final = 2
"""Opponents named at the beginning of a turn."""
_LONGEST_HEADED: Final = 30
"""The most characters of a name in a picture's title."""


class NumberedOption(NamedTuple):
    """An option with its number as its label."""

    label: str
    action: Action


def numbers(options: Iterable[Action]) -> tuple[NumberedOption, ...]:
    """Return the options numbered from 1."""
    return tuple(NumberedOption(str(number), option) for number, option in enumerate(options, start=1))


def tell(seen: Presentation[View], event: Event) -> Words:
    """Tell an event in a sentence."""
    if isinstance(event, Points):
        return points_line(seen, event)
    return seen.words.text(message_id("event", event.kind), **params(seen, event))


def points_line(seen: Presentation[View], event: Points, player: str | None = None) -> Words:
    """Tell points with the terms of their sum: "Ann +8: city C7 (3 tiles, 1 coat of arms)". `player`: replaces the name."""
    terms = {**dict.fromkeys(seen.face.terms, 0), **event.terms}
    given: Params = {"player": seen.name(event.seat) if player is None else player, "points": event.points, **terms}
    if event.at is not None:
        given["cell"] = cell_name(event.at)
    return seen.words.text(message_id("points", event.reason), **given, colour=event.on or "none")


def gain_line(seen: Presentation[View], event: Points) -> Words:
    """Tell points without the terms of their sum, which stand in brackets: "Ann +8: city C7"."""
    return _without_terms(points_line(seen, event))


def own_gain(seen: Presentation[View], event: Points, *, terms: bool = False) -> Words:
    """Tell points beside the name of their player, which is not repeated: "+8: city C7"."""
    said = points_line(seen, event, Words(""))
    return Words((said if terms else _without_terms(said)).strip())


def _without_terms(said: Words) -> Words:
    beginning, bracket, _ = said.rpartition(" (")
    return Words(beginning) if bracket and said.endswith(")") else said


def option_words(seen: Presentation[View], option: Action, style: str = WHOLE, *, within: bool = False) -> Words:
    """Return the text of an option of the present decision, with a capital first letter unless it stands `within` a sentence.

    `style`: one of `STYLES`; an option that has no words of this style has those of the one before.
    """
    decision = seen.view.decision
    if decision is None:
        raise NoPicture("the game is over: nothing is to be confirmed")
    if option == SKIP:
        said = seen.words.text(message_id("skip", decision.kind))
    else:
        ids = (message_id(each, option.do) for each in reversed(STYLES[: STYLES.index(style) + 1]))
        said = seen.words.text(next(filter(seen.words.has, ids)), **params(seen, option))
    return said if within else capital(said)


def ask(seen: Presentation[View], decision: Decision, player: str | None = None) -> Words:
    """Say in a sentence who must choose what. `player`: a replacement for the name."""
    given = {"player": player or seen.name(decision.seat), **seen.face.question_params(seen.view, decision)}
    if decision.at is not None:
        given["cell"] = cell_name(decision.at)
    return seen.words.text(message_id("decision", decision.kind), **given)


def ask_turn(seen: Presentation[View], code: str, decision: Decision, turn: int, player: str) -> Words:
    """Say whose turn it is and against whom; of many opponents only the next. `player`: the name, or a mark for it."""
    return seen.words.text(code, player=player, others=opponents(seen, decision.seat), turn=turn)


def opponents(seen: Presentation[View], seat: int) -> Words:
    """Name the others in the order of their turns; of many only the next."""
    seats = len(seen.people)
    names = [seen.name((seat + n) % seats) for n in range(1, seats)]
    if len(names) > _MOST_NAMED:
        return seen.words.text("turn-others", player=names[0], count=len(names) - 1)
    return seen.words.joined(names)


def headline(seen: Presentation[View], longest: int | None = None) -> Words:
    """Say who must decide what, only whose turn it is where a computer decides, or that the game is over.

    `longest`: most letters of the name.
    """
    decision = seen.view.decision
    if decision is None:
        return seen.words.text("scene-over")
    name = seen.name(decision.seat)
    player = name if longest is None else shown_name(name, longest)
    if seen.people[decision.seat].note:
        return seen.words.text("scene-to-move", player=player)
    return ask(seen, decision, player)


def short_headline(seen: Presentation[View]) -> Words:
    """Say the same for a picture, which has little room: a long name is cut, for it stands in full beside the score."""
    return headline(seen, _LONGEST_HEADED)


def params(seen: Presentation[View], thing: msgspec.Struct) -> Params:
    """Return the message parameters of an event or action."""
    found: Params = {}
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        tell = seen.face.fields.get(name)
        found |= tell(seen, thing, value) if tell else {name: _plain(value)}
    return found


def _plain(value: object) -> str | int:
    """Keep a number, turn a flag into yes or no, and None into "none"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return value if isinstance(value, int) else str(value)


def as_person(parameter: str) -> Teller:
    """Return a teller of a seat: the player's name under this parameter."""

    def tell(seen: Presentation[View], _thing: object, seat: int) -> Params:
        return {parameter: seen.name(seat)}

    return tell


def as_cell(parameter: str) -> Teller:
    """Return a teller of a cell: its name under this parameter."""

    def tell(_seen: Presentation[View], _thing: object, at: Cell | None) -> Params:
        return {} if at is None else {parameter: cell_name(at)}

    return tell


def as_id(parameter: str) -> Teller:
    """Return a teller that hands the value over under another name."""

    def tell(_seen: Presentation[View], _thing: object, value: object) -> Params:
        return {parameter: str(value)}

    return tell


def _scores(seen: Presentation[View], _thing: object, scores: Sequence[int]) -> Params:
    return {"points": scores[seen.winners[0]] if seen.winners else max(scores)}


def _winners(seen: Presentation[View], _thing: object, winners: Sequence[int]) -> Params:
    won = seen.winners or winners
    return {"winners": seen.words.joined([seen.name(seat) for seat in won]), "count": len(won)}


FIELDS: Final[dict[str, Teller]] = {
    "seat": as_person("player"),
    "at": as_cell("cell"),
    "scores": _scores,
    "winners": _winners,
}
"""Tellers of the fields that events of every game have."""
