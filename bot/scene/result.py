"""The end of a game: who won, where the points came from, and how the scores grew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.card_game.rules.events import CardsDealt
from bot.engine.events import Event, Points
from bot.engine.game import View
from bot.i18n import Words, message_id
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.phrases import points_line
from bot.scene.presentation import Presentation
from bot.tile_game.rules.moves import TurnBegan
from bot.tile_game.rules.view import TileView
from renderer.scene import Chart, ResultRow, ResultScene, Series

REASONS = (
    *("city", "road", "monastery", "garden", "field", "barn", "goods", "king", "robber", "defence", "ransom"),
    *("persons", "animals", "misplaced", "special", "joker", "chest"),
)
"""The reasons for points, in the order of a result's columns."""
BEST = 3
"""The number of largest gains in a result."""


def result(sight: Presentation[View], remarks: Sequence[str] = ()) -> Drawing:
    """Draw the final standing with its terms, or the present one during the game. `remarks`: closing words about the game."""
    drawn = sight.drawn
    terms = points_by_reason(sight.view)
    reasons = [reason for reason in REASONS if any(reason in counted for counted in terms)]
    headings = tuple(sight.words.text(message_id("scene-reason", reason)) for reason in reasons)
    order = ranking(sight.view)
    rows = tuple(_row(drawn, seat, rank, [terms[seat].get(reason, 0) for reason in reasons]) for rank, seat in order)
    scene = ResultScene(
        title=title(drawn), headings=headings, rows=rows, chart=_chart(drawn), lines=(*_best(drawn), *remarks)[:6]
    )
    lines = [_told(sight, seat, rank, dict(zip(headings, _values(terms[seat], reasons), strict=True))) for rank, seat in order]
    return picture(sight.words, scene, [Section([title(sight), *lines]), Section([*_best(sight), *remarks])])


def title(sight: Presentation[View]) -> Words:
    """Say who has won, or that this is an interim score."""
    standing = sight.view.standing()
    if not standing.winners:
        return sight.words.text("scene-title-score")
    winners = sight.words.joined([sight.name(seat) for seat in standing.winners])
    points = max(standing.scores)
    return sight.words.text("event-finished", winners=winners, count=len(standing.winners), points=points)


def ranking(view: View) -> list[tuple[int, int]]:
    """Return (rank, seat) pairs, best first. Ties share a rank, except that winners of a tie-break come first."""
    standing = view.standing()
    keys = [(score, seat in standing.winners) for seat, score in enumerate(standing.scores)]
    ranked = [(1 + sum(other > own for other in keys), seat) for seat, own in enumerate(keys)]
    return sorted(ranked)


def all_events(view: View) -> Iterator[Event]:
    """Yield all events, from the set-up on."""
    opening: Iterable[Event] = getattr(view, "opening", ())
    yield from opening
    for played in view.log:
        yield from played.events


def points_by_reason(view: View) -> list[Counter[str]]:
    """Return each seat's points by reason."""
    found: list[Counter[str]] = [Counter() for _ in view.standing().scores]
    for event in all_events(view):
        if isinstance(event, Points):
            found[event.seat][event.reason] += event.points
    return found


def scores_over_time(view: View) -> list[tuple[int, ...]]:
    """Return the scores at the beginning of each turn (cards: each round), and the present ones."""
    scores = [0] * len(view.standing().scores)
    found: list[tuple[int, ...]] = []
    for event in all_events(view):
        if isinstance(event, Points):
            scores[event.seat] += event.points
        elif isinstance(event, CardsDealt) or (isinstance(event, TurnBegan) and event.part == 1):
            found.append(tuple(scores))
    return [*found, view.standing().scores]


def _chart(sight: Presentation[View]) -> Chart:
    course = scores_over_time(sight.view)
    series = tuple(Series(sight.colour(seat), tuple(scores[seat] for scores in course)) for seat in range(len(sight.people)))
    across = "scene-chart-turns" if isinstance(sight.view, TileView) else "scene-chart-rounds"
    return Chart(sight.words.text("scene-chart"), series, sight.words.text(across))


def _values(terms: Counter[str], reasons: Sequence[str]) -> list[int]:
    return [terms.get(reason, 0) for reason in reasons]


def _row(sight: Presentation[View], seat: int, rank: int, terms: Sequence[int]) -> ResultRow:
    shown = tuple(str(term) if term else "–" for term in terms)
    score = str(sight.view.standing().scores[seat])
    return ResultRow(f"{rank}.", sight.name(seat), sight.fallback(seat), sight.colour(seat), shown, score)


def _told(sight: Presentation[View], seat: int, rank: int, terms: dict[Words, int]) -> Words:
    points = sight.view.standing().scores[seat]
    parts = Words(", ".join(f"{heading} {value}" for heading, value in terms.items() if value))
    line = sight.words.text("standing-line", rank=rank, player=sight.name(seat), points=points)
    return Words(f"{line} ({parts})") if parts else line


def _best(sight: Presentation[View]) -> list[Words]:
    """Name the largest gains of the game; of equal ones the earlier comes first."""
    gains = [event for event in all_events(sight.view) if isinstance(event, Points) and event.points > 0]
    return [points_line(sight, event) for event in sorted(gains, key=lambda event: -event.points)[:BEST]]
