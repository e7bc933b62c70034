"""Ratings for two to six players, and all numbers counted for a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
STANDING: Final = "standing"
"""The kind of the documents with people's numbers."""
SETTLED: Final = 5.5
"""The uncertainty below which a rating counts as known: that after 10 to 20 games of two."""
_LEAST, _STEP = 1000, 20
"""The scale that people read: a strength of 0 is 1000, of 25, with which everybody starts, 1500."""


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """A game's change to a rating: `mu` is added to the strength, `sigma` multiplies the uncertainty."""

    mu: float
    sigma: float


class Versus(msgspec.Struct, frozen=True, array_like=True):
    """The games against one other person: better, equal, worse."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


class RatingRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's numbers. `counted`: the tables already included."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    rated: int = 0
    games: dict[str, int] = {}
    wins: dict[str, int] = {}
    points: dict[str, int] = {}
    best: dict[str, int] = {}
    versus: dict[str, Versus] = {}
    counted: tuple[str, ...] = ()

    @property
    def rating(self) -> float:
        """The strength on the scale that people read; 200 more mean about three games won in four."""
        return _LEAST + _STEP * self.mu

    @property
    def provisional(self) -> bool:
        """Whether the rating is still uncertain: it is shown with a question mark."""
        return self.sigma >= SETTLED


write_standing: Final = msgspec.msgpack.Encoder().encode
read_standing: Final = msgspec.msgpack.Decoder(RatingRow).decode


def shown_rating(rating: float, *, provisional: bool) -> str:
    """Return a rating as people read it: 1540, or 1540? while it is uncertain."""
    return f"{round(rating)}{'?' if provisional else ''}"


def new_ratings(standings: Mapping[str, RatingRow], ranks: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """Return a game's rating changes from everybody's rank; equal ranks are a draw."""
    people = [person for person, _ in ranks]
    if len(set(people)) < 2 or len(set(people)) < len(people):
        return {}
    teams = [[_MODEL.rating(mu=standings[person].mu, sigma=standings[person].sigma)] for person in people]
    rated = _MODEL.rate(teams, ranks=[float(rank) for _, rank in ranks])
    return {
        person: Rating(new.mu - standings[person].mu, new.sigma / standings[person].sigma)
        for person, (new,) in zip(people, rated, strict=True)
    }


def counted(
    before: RatingRow, table: str, game: str, rank: int, score: int, others: Sequence[tuple[str, int]], mark: Rating | None
) -> RatingRow:
    """Return the numbers with one more game; a game already included changes nothing."""
    if table in before.counted:
        return before
    versus = dict(before.versus)
    for other, theirs in others:
        versus[other] = _against(versus.get(other, Versus()), rank, theirs)
    return RatingRow(
        mu=before.mu + (mark.mu if mark else 0),
        sigma=before.sigma * (mark.sigma if mark else 1),
        rated=before.rated + (mark is not None),
        games=_more(before.games, game, 1),
        wins=_more(before.wins, game, int(rank == 1)),
        points=_more(before.points, game, score),
        best={**before.best, game: max(score, before.best.get(game, score))},
        versus=versus,
        counted=(*before.counted, table),
    )


def _more(numbers: Mapping[str, int], name: str, by: int) -> dict[str, int]:
    return {**numbers, name: numbers.get(name, 0) + by}


def _against(so_far: Versus, mine: int, theirs: int) -> Versus:
    return Versus(so_far.won + (mine < theirs), so_far.drawn + (mine == theirs), so_far.lost + (mine > theirs))
