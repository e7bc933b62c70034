"""The source of a picture: a view, a language, the players in their seats, and how much of the game the viewer has seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Self, TypeVar

from bot.engine.game import PlayedAction, View
from bot.i18n import Translator, Words
from renderer.scene import COLOURS, Colour
from renderer.text import clean

if TYPE_CHECKING:
    from bot.scene.face import GameFace

V_co = TypeVar("V_co", bound=View, covariant=True)

LONGEST_NAME, _LOOKED_AT = 40, 400
"""The most characters of a name that are shown, and that are read to find them."""
SQUARES: Final = 20
"""The usual number of squares of the map that are offered together."""
_JOINERS: Final = "\u200c\u200d"
"""Zero-width characters: the first keeps letters apart, the second joins them."""
_PICTURE: Final = "\ufe0f"
"""Follows a character that is shown as an emoji."""
_VIRAMA: Final = 9
"""The combining class of the signs that remove a letter's vowel."""
_NEVER_JOINING: Final = frozenset(
    "\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f\u0630\u0631\u0632\u0648\u0649\u0671\u0688\u0691\u0698\u06d5"
)
"""Arabic letters that never join the next one."""


def shown_name(name: str, most: int = LONGEST_NAME) -> str:
    """Return a name from outside as one short line without control characters; empty if nothing is left."""
    known = name[:_LOOKED_AT]
    plain = "".join(letter if letter.isprintable() or _joins(known, n) else " " for n, letter in enumerate(known))
    plain = " ".join(plain.split())
    return plain if len(plain) <= most else plain[: most - 1].rstrip(f" {_JOINERS}") + "…"


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
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return arabic and before not in _NEVER_JOINING


class SeatLabel(NamedTuple):
    """A seat's player: the name as it came from outside, the colour, and a suffix ("computer")."""

    name: str
    colour: Colour
    note: str = ""


@dataclass(frozen=True)
class Presentation(Generic[V_co]):
    """A view in a language, with the face of its game.

    `since`: the log's length when the viewer last saw the table, None for the viewer's last turn. `secret`: decides how the
    cards of a hand are numbered. `at_once`: the most squares of the map that are offered together.
    `gone`: the seats whose player gave up or was removed, with the word for it; they come last.
    Everything private comes from the view alone: a presentation of `view(None)` can be shown to everybody.
    """

    face: GameFace[Any]
    view: V_co
    words: Translator
    people: Sequence[SeatLabel]
    since: int | None = None
    secret: bytes = b""
    at_once: int = SQUARES
    gone: Mapping[int, str] = field(default_factory=dict)

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
    def drawn(self) -> Self:
        """The same with names that the fonts can draw: colour and seat replace any other name."""
        drawable = [clean(self.name(seat), "name", self.fallback(seat)) for seat in range(len(self.people))]
        people = [person._replace(name=name) for person, name in zip(self.people, drawable, strict=True)]
        return replace(self, people=people)

    @property
    def winners(self) -> tuple[int, ...]:
        """The best of those who stayed; empty while the game goes on."""
        standing = self.view.standing()
        best = (seat for seat, rank in enumerate(standing.ranks(self.gone)) if rank == 1 and seat not in self.gone)
        return tuple(best) if standing.winners else ()

    @property
    def viewer(self) -> int | None:
        """The seat the picture is drawn for: the view's own, else the one to act."""
        if self.view.seat is not None:
            return self.view.seat
        return self.view.decision.seat if self.view.decision else None

    @property
    def last_seen(self) -> int:
        """The log's length when the viewer last saw the table."""
        return since_last_turn(self.face, self.view.log, self.viewer) if self.since is None else self.since


def since_last_turn(face: GameFace[Any], log: Sequence[PlayedAction], seat: int | None) -> int:
    """Return the log's length after a seat's last action before this turn, else 0; without a seat, where this turn began."""
    began = (n for n in range(len(log) - 1, -1, -1) if any(face.turn_begun(event) is not None for event in log[n].events))
    turn = next(began, -1)
    if seat is None:
        return turn + 1 if turn >= 0 else len(log)
    before = log[: turn + 1] if turn >= 0 else log
    return next((n + 1 for n in range(len(before) - 1, -1, -1) if before[n].seat == seat), 0)


def people_of(names: Sequence[str]) -> tuple[SeatLabel, ...]:
    """Give names, in the order of their seats, the colours in their usual order."""
    return tuple(SeatLabel(name, colour) for name, colour in zip(names, COLOURS, strict=False))


def capital(text: str) -> Words:
    """Return the text with a capital first letter, for the beginning of a line."""
    return Words(text[:1].upper() + text[1:])
