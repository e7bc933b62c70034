"""The end of a game: who won, where the points came from, and how the scores grew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from bot.engine.events import Event, Points
from bot.engine.game import View
from bot.i18n import Words, message_id
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.phrases import points_line
from bot.scene.presentation import Presentation, capital
from renderer.scene import CardCollection, Chart, DrawnBoard, PosterScene, ResultRow, ResultScene, Series

BEST = 3
"""The number of largest gains in a result."""


def result(seen: Presentation[View], remarks: Sequence[str] = ()) -> Drawing:
    """Draw the final standing with its terms, or the present one during the game. `remarks`: closing words about the game."""
    drawn = seen.drawn
    headings, rows = _standing(drawn)
    lines = (*_best(drawn), *remarks)[:6]
    scene = ResultScene(title=title(drawn), headings=headings, rows=rows, chart=_chart(drawn), lines=lines)
    return picture(seen.words, scene, [Section([title(seen), *_tell_all(seen)]), Section([*_best(seen), *remarks])])


def poster(
    seen: Presentation[View],
    table: DrawnBoard | Sequence[CardCollection] = (),
    foot: str = "",
    table_lines: Sequence[str] = (),
    *,
    wide: bool = False,
) -> Drawing:
    """Draw what is worth keeping of a game: table, podium, where the points came from.

    `foot`: when and where it was played; `table_lines`: what lies on the table, for the text.
    """
    headings, rows = _standing(seen.drawn)
    scene = PosterScene(title=title(seen.drawn), headings=headings, rows=rows, foot=foot, wide=wide)
    on_table = {"board": table} if isinstance(table, DrawnBoard) else {"collections": tuple(table)}
    last = [foot] if foot else []
    sections = [Section([title(seen), *_tell_all(seen)]), Section([*last, *_best(seen)]), Section(table_lines)]
    return picture(seen.words, replace(scene, **on_table), sections)


def _standing(seen: Presentation[View]) -> tuple[tuple[Words, ...], tuple[ResultRow, ...]]:
    """Return the headings of the sources of points, and the players with what each brought, best first."""
    terms = points_by_reason(seen.view)
    reasons = _reasons(seen, terms)
    headings = tuple(capital(seen.words.text(message_id("scene-reason", reason))) for reason in reasons)
    rows = (_row(seen, seat, rank, [terms[seat].get(reason, 0) for reason in reasons]) for rank, seat in ranking(seen))
    return headings, tuple(rows)


def _reasons(seen: Presentation[View], terms: Sequence[Counter[str]]) -> list[str]:
    return [reason for reason in seen.face.reasons if any(reason in counted for counted in terms)]


def _tell_all(seen: Presentation[View]) -> list[Words]:
    """Tell each player's points and what they came from, best first."""
    terms = points_by_reason(seen.view)
    reasons = _reasons(seen, terms)
    headings = [seen.words.text(message_id("scene-reason", reason)) for reason in reasons]
    told = (dict(zip(headings, _values(counted, reasons), strict=True)) for counted in terms)
    by_seat = list(told)
    return [_tell(seen, seat, rank, by_seat[seat]) for rank, seat in ranking(seen)]


def standing_lines(seen: Presentation[View], sources: int) -> list[Words]:
    """Return a line for each player, best first: the score, the largest sources of points, and what the others gave together."""
    terms = points_by_reason(seen.view)
    return [_standing_line(seen, seat, terms[seat], sources) for _, seat in ranking(seen)]


def _standing_line(seen: Presentation[View], seat: int, terms: Counter[str], sources: int) -> Words:
    score, say = seen.view.standing().scores[seat], seen.words.text
    largest = [each for each in terms.most_common() if each[1] > 0]
    if len(largest) > sources + 1:  # a single other source is as short as "other"
        del largest[sources:]
    named = [f"{say(message_id('scene-reason', reason))} {points}" for reason, points in largest]
    rest = score - sum(points for _, points in largest)
    if not named:
        return say("turn-scores", player=_ranked(seen, seat), points=score)
    listed = Words(", ".join([*named, *([f"{say('scene-rest')} {rest}"] if rest else [])]))
    return say("result-line", player=_ranked(seen, seat), points=score, sources=listed)


def title(seen: Presentation[View]) -> Words:
    """Say who has won, or that this is an interim score."""
    if not seen.winners:
        return seen.words.text("scene-title-score")
    winners = seen.words.joined([seen.name(seat) for seat in seen.winners])
    points = seen.view.standing().scores[seen.winners[0]]
    return seen.words.text("event-finished", winners=winners, count=len(seen.winners), points=points)


def ranking(seen: Presentation[View]) -> list[tuple[int, int]]:
    """Return (rank, seat) pairs, best first. Ties share a rank, except that winners of a tie-break come first."""
    return sorted((rank, seat) for seat, rank in enumerate(seen.view.standing().ranks(seen.gone)))


def _ranked(seen: Presentation[View], seat: int) -> str:
    """Return a player's name in the standing, with the word for it if the player gave up."""
    return f"{seen.name(seat)} ({seen.gone[seat]})" if seat in seen.gone else seen.name(seat)


def all_events(view: View) -> Iterator[Event]:
    """Yield all events, from the set-up on."""
    first_events: Iterable[Event] = getattr(view, "first_events", ())
    yield from first_events
    for played in view.log:
        yield from played.events


def points_by_reason(view: View) -> list[Counter[str]]:
    """Return each seat's points by reason."""
    found: list[Counter[str]] = [Counter() for _ in view.standing().scores]
    for event in all_events(view):
        if isinstance(event, Points):
            found[event.seat][event.reason] += event.points
    return found


def scores_over_time(seen: Presentation[View]) -> list[tuple[int, ...]]:
    """Return the scores at the beginning of each turn or round, and the present ones."""
    scores = [0] * len(seen.view.standing().scores)
    found: list[tuple[int, ...]] = []
    for event in all_events(seen.view):
        if isinstance(event, Points):
            scores[event.seat] += event.points
        elif seen.face.charted(event):
            found.append(tuple(scores))
    return [*found, seen.view.standing().scores]


def _chart(seen: Presentation[View]) -> Chart:
    course = scores_over_time(seen)
    series = tuple(Series(seen.colour(seat), tuple(scores[seat] for scores in course)) for seat in range(len(seen.people)))
    return Chart(seen.words.text("scene-chart"), series, seen.words.text(seen.face.chart_axis))


def _values(terms: Counter[str], reasons: Sequence[str]) -> list[int]:
    return [terms.get(reason, 0) for reason in reasons]


def _row(seen: Presentation[View], seat: int, rank: int, terms: Sequence[int]) -> ResultRow:
    shown = tuple(str(term) if term else "–" for term in terms)
    score = str(seen.view.standing().scores[seat])
    return ResultRow(f"{rank}.", _ranked(seen, seat), seen.fallback(seat), seen.colour(seat), shown, score)


def _tell(seen: Presentation[View], seat: int, rank: int, terms: dict[Words, int]) -> Words:
    points = seen.view.standing().scores[seat]
    parts = Words(", ".join(f"{heading} {value}" for heading, value in terms.items() if value))
    line = seen.words.text("standing-line", rank=rank, player=_ranked(seen, seat), points=points)
    return Words(f"{line} ({parts})") if parts else line


def _best(seen: Presentation[View]) -> list[Words]:
    """Name the largest gains of the game; of equal ones the earlier comes first."""
    gains = [event for event in all_events(seen.view) if isinstance(event, Points) and event.points > 0]
    return [points_line(seen, event) for event in sorted(gains, key=lambda event: -event.points)[:BEST]]
