"""The source of a picture: a view, a language, the players in their seats, and how much of the game the viewer has seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, TypeVar

from bot.card_game.rules.view import CardView
from bot.engine.events import Cell
from bot.engine.game import PlayedAction, View
from bot.i18n import Translator, Words
from bot.tile_game.face.names import cell_name
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.moves import Laid, TurnBegan
from bot.tile_game.rules.view import TileView
from renderer.scene import COLOURS, Colour
from renderer.text import clean

V_co = TypeVar("V_co", bound=View, covariant=True)

LONGEST_NAME, _LOOKED_AT = 40, 400
"""The most characters of a name that are shown, and that are read to find them."""
_JOINERS: Final = "\u200c\u200d"
"""Zero-width characters: the first keeps letters apart, the second joins them."""
_PICTURE: Final = "\ufe0f"
"""Follows a character that is shown as an emoji."""
_VIRAMA: Final = 9
"""The combining class of the signs that remove a letter's vowel."""
_NEVER_TIED: Final = frozenset(
    "\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f\u0630\u0631\u0632\u0648\u0649\u0671\u0688\u0691\u0698\u06d5"
)
"""Arabic letters that never join the next one."""


def shown_name(name: str) -> str:
    """Return a name from outside as one short line without control characters; empty if nothing is left."""
    known = name[:_LOOKED_AT]
    plain = "".join(letter if letter.isprintable() or _joins(known, n) else " " for n, letter in enumerate(known))
    plain = " ".join(plain.split())
    return plain if len(plain) <= LONGEST_NAME else plain[: LONGEST_NAME - 1].rstrip(f" {_JOINERS}") + "…"


def _joins(name: str, number: int) -> bool:
    """Return whether a zero-width character changes how its neighbours look; elsewhere it would only make two names look alike.

    It does so in an emoji of several people, after a virama (Sinhala, Hindi), and between Arabic letters that would
    otherwise join (Persian).
    """
    before, sign, after = name[max(0, number - 1) : number], name[number], name[number + 1 : number + 2]
    if sign not in _JOINERS or not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return after.isalpha()
    if before == _PICTURE or unicodedata.category(before) in {"So", "Sk"}:
        return sign == _JOINERS[1] and unicodedata.category(after) == "So"
    tied = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return tied and before not in _NEVER_TIED


class SeatLabel(NamedTuple):
    """A seat's player: the name as it came from outside, the colour, a few final words beside it ("computer")."""

    name: str
    colour: Colour
    note: str = ""


@dataclass(frozen=True)
class Presentation(Generic[V_co]):
    """A view in a language.

    `since`: the log's length when the viewer last saw the table, None for the viewer's last turn. `secret`: decides how the
    cards of a hand are numbered.
    Everything private comes from the view alone: a presentation of `view(None)` can be shown to everybody.
    """

    view: V_co
    words: Translator
    people: Sequence[SeatLabel]
    since: int | None = None
    secret: bytes = b""

    def name(self, seat: int) -> str:
        """Return a player's name in one short line; it is foreign text until the translator has quoted it."""
        return shown_name(self.people[seat].name) or self.fallback(seat)

    def colour(self, seat: int) -> Colour:
        """Return a seat's colour."""
        return self.people[seat].colour

    def fallback(self, seat: int) -> Words:
        """Return a substitute for a name without a drawable letter: the colour and the seat."""
        return Words(f"{capital(self.words.text(f'colour-{self.colour(seat)}'))} {seat + 1}")

    @property
    def drawn(self) -> Presentation[V_co]:
        """The same with names that the fonts can draw: colour and seat replace any other name."""
        drawable = [clean(self.name(seat), "name", self.fallback(seat)) for seat in range(len(self.people))]
        people = [person._replace(name=name) for person, name in zip(self.people, drawable, strict=True)]
        return replace(self, people=people)

    @property
    def viewer(self) -> int | None:
        """The seat the picture is drawn for: the view's own, else the one to act."""
        if self.view.seat is not None:
            return self.view.seat
        return self.view.decision.seat if self.view.decision else None

    @property
    def seen(self) -> int:
        """The log's length when the viewer last saw the table."""
        return since_last_turn(self.view.log, self.viewer) if self.since is None else self.since


TilePresentation = Presentation[TileView]
CardPresentation = Presentation[CardView]


def since_last_turn(log: Sequence[PlayedAction], seat: int | None) -> int:
    """Return the log's length after a seat's last action before this turn, else 0; without a seat, where this turn began."""
    turn = next((n for n in range(len(log) - 1, -1, -1) if _begins_turn(log[n])), -1)
    if seat is None:
        return turn + 1 if turn >= 0 else len(log)
    before = log[: turn + 1] if turn >= 0 else log
    return next((n + 1 for n in range(len(before) - 1, -1, -1) if before[n].seat == seat), 0)


def tiles_laid(view: View, since: int) -> Iterator[tuple[int, Laid]]:
    """Yield the tiles laid since the log had this length, each with the number of its turn."""
    before = (event for played in reversed(view.log[:since]) for event in reversed(played.events))
    turn = next((event.turn for event in before if isinstance(event, TurnBegan)), 1)
    for event in (event for played in view.log[since:] for event in played.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Laid):
            yield turn, event


def _begins_turn(played: PlayedAction) -> bool:
    return any(isinstance(event, TurnBegan) and event.part == 1 for event in played.events)


def people_of(names: Sequence[str]) -> tuple[SeatLabel, ...]:
    """Give names, in the order of their seats, the colours in their usual order."""
    return tuple(SeatLabel(name, colour) for name, colour in zip(names, COLOURS, strict=False))


def kind_and_side(view: View, at: Cell | None, on: str) -> tuple[str, str]:
    """Return kind and side of a segment by its name: `field@NL` is the field in the north if it has both halves of that side."""
    kind, _, loc = on.partition("@")
    if not loc:
        return kind, "none"
    if kind != "field":
        return kind, "none" if loc.startswith("-") else loc[0]
    if loc.startswith("-"):
        return kind, "inner2" if loc.endswith("2") else "inner"
    return kind, loc[0] if at is not None and _has_both_halves(view, at, on) else loc[:2]


def _has_both_halves(view: View, at: Cell, on: str) -> bool:
    laid = view.game.board.cells.get(cell_of(at)) if isinstance(view, TileView) else None
    if laid is None or on not in laid.shape.names:
        return False
    halves = laid.shape.places_at[laid.shape.names.index(on)]
    side = on.partition("@")[2][0]
    return side + "L" in halves and side + "R" in halves


def spot_words(sight: Presentation[View], at: Cell, on: str) -> Words:
    """Name a place on a tile: "north city"."""
    kind, side = kind_and_side(sight.view, at, on)
    return sight.words.text("phrase-spot", kind=kind, side=side)


def role_words(sight: Presentation[View], figure: str, on: str) -> Words:
    """Name a figure by where it stands: "knight"."""
    return sight.words.text("phrase-role", figure=figure, kind=on.partition("@")[0])


def cell_words(at: Cell) -> Words:
    """Return a cell's name as words that need no quoting."""
    return Words(cell_name(at))


def capital(text: str) -> Words:
    """Return the text with a capital first letter, for the beginning of a line."""
    return Words(text[:1].upper() + text[1:])
