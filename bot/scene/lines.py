"""Lines of text about any game: what happened, the players, the numbered options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, Final

from bot.engine.actions import SKIP, Action
from bot.engine.events import Points
from bot.engine.game import View
from bot.i18n import Words, message_id
from bot.scene.drawing import Section
from bot.scene.phrases import STYLES, WHOLE, NumberedOption, headline, option_words, tell
from bot.scene.presentation import Presentation

LABEL: Final = 38
"""Most letters of a button with a row of its own: a phone's width."""


def tell_happened(seen: Presentation[View]) -> list[Section]:
    """Describe what has happened since the viewer's last turn."""
    return [Section(partial(_happenings, seen))]


def _happenings(seen: Presentation[View]) -> Iterator[str]:
    events = [event for played in seen.view.log[seen.last_seen :] for event in played.events]
    weighty = [event for event in events if not isinstance(event, seen.face.unsaid)]
    if weighty:
        yield seen.words.text("scene-since")
    for event in weighty:
        yield tell(seen, event)


def move_line(before: Presentation[View], action: Action, after: Presentation[View]) -> Words:
    """Tell the move that a turn's last choice completes; what was declined is no move, so that the one before it is told."""
    decision = before.view.decision
    own = takewhile(lambda played: decision is not None and played.seat == decision.seat, reversed(after.view.log))
    last = next((played.events for played in own if played.action != SKIP), ())
    made = (event for event in last if not isinstance(event, (*after.face.unsaid, Points)))
    event = next(made, None)
    return option_words(before, action) if event is None else tell(after, event)


def gist(seen: Presentation[View], *more: str) -> list[str]:
    """Return how every description begins: whose turn it is and the scores, then `more`; many apps read only the beginning."""
    return [headline(seen), score_line(seen), *more]


def score_line(seen: Presentation[View]) -> Words:
    """Return all scores in a line, which says that they are scores."""
    say, scores = seen.words.text, enumerate(seen.view.standing().scores)
    listed = (say("turn-scores", player=seen.name(seat), points=score) for seat, score in scores)
    return say("turn-score-line", scores=Words(" · ".join(listed)))


def people_section(seen: Presentation[View]) -> Section:
    """Describe the players; a text that has little room has at least their scores."""
    scores = seen.view.standing().scores
    bare = [_bare(seen, seat, score) for seat, score in enumerate(scores)]
    return Section(partial(people_lines, seen), least=[Words(" ".join(bare))])


def people_lines(seen: Presentation[View]) -> Sequence[Words]:
    """Describe each player's score, figures and other possessions."""
    view = seen.view
    scores, supply, tokens = view.standing().scores, view.supply(), view.tokens()
    return [_person(seen, seat, scores[seat], supply[seat], tokens[seat]) for seat in range(len(seen.people))]


def _person(seen: Presentation[View], seat: int, score: int, supply: dict[str, int], tokens: dict[str, Any]) -> Words:
    say = seen.words.text
    things = [say(message_id(seen.face.supply_words, figure), count=count) for figure, count in supply.items()]
    for name, value in tokens.items():
        things += seen.face.tokens[name].words(seen, name, value)
    if not things:
        return _bare(seen, seat, score)
    colour = say(f"colour-{seen.colour(seat)}")
    return say("scene-player", player=seen.name(seat), colour=colour, points=score, held=seen.words.joined(things))


def _bare(seen: Presentation[View], seat: int, score: int) -> Words:
    """Name a player with the score."""
    colour = seen.words.text(f"colour-{seen.colour(seat)}")
    return seen.words.text("scene-player-bare", player=seen.name(seat), colour=colour, points=score)


def choices_of(seen: Presentation[View]) -> tuple[NumberedOption, ...]:
    """Return the numbered options, the hand's cards in their secret order."""
    return seen.face.numbered_options(seen.view, seen.secret)


def option_lines(seen: Presentation[View]) -> Sequence[str]:
    """List the numbered options, each with its possible score."""
    return [_numbered(seen, option) for option in choices_of(seen)]


def worth_range(seen: Presentation[View], action: Action) -> str:
    """Return the points that an option may bring, as "4" or, for a field, as "0–6"; empty if it is not about points."""
    worth = seen.view.potential(action)
    if worth is None:
        return ""
    points, terms = worth
    if "near" not in terms:
        return str(points)
    most = terms["each"] * terms["near"]
    return f"{points}–{most}" if most > points else str(points)


def button_lines(seen: Presentation[View]) -> Sequence[str]:
    """List the numbered options as on buttons: all in the longest style that fits."""
    options, lines = choices_of(seen), list[Words]()
    for style in STYLES:
        lines = [_numbered(seen, option, style) for option in options]
        if all(len(line) <= LABEL for line in lines):
            break
    return lines


def _numbered(seen: Presentation[View], option: NumberedOption, style: str = WHOLE) -> Words:
    return seen.words.text("scene-option", number=Words(option.label), option=option_line(seen, option, style))


def option_line(seen: Presentation[View], option: NumberedOption, style: str = WHOLE) -> Words:
    """Put an option into words, with its possible score."""
    said, worth = option_words(seen, option.action, style), seen.view.potential(option.action)
    if worth is None:
        return said
    points, terms = worth
    if "near" in terms and terms["each"] * terms["near"] > points:
        return seen.words.text("scene-worth-field", option=said, range=Words(worth_range(seen, option.action)))
    return seen.words.text("phrase-worth", option=said, points=points)
