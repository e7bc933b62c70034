"""A table with the players' names and colours, in a language, and with a view of the game."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property
from itertools import chain, permutations, takewhile
from types import MappingProxyType
from typing import Any, Final, cast

from bot.chat.brief import BETWEEN, NEWS_LINES, WIDTH, first_line, fits, letters, packed
from bot.chat.contract import Mention, Paragraph
from bot.chat.fitting import cut
from bot.chat.services import Services
from bot.chat.voice import Voice, harmless
from bot.engine.events import Event
from bot.engine.game import Game, PlayedAction, View
from bot.games.faces import FACES
from bot.i18n import Translator, Words, alike
from bot.i18n.translator import date, time_left
from bot.scene.drawing import Drawing
from bot.scene.face import GameFace
from bot.scene.presentation import LONGEST_NAME, SQUARES, Presentation, SeatLabel, capital, shown_name
from bot.store import Place
from bot.table.open_time import zone_of
from bot.table.people import Person
from bot.table.table import Seat, Table
from renderer.scene import Colour

_PLAYED: Final = WIDTH - 6
"""Most letters of what was played, in a line that begins with the number of the turn."""
_SHORTER: Final = (20, 12, 8)
"""Most letters of a name where longer ones make a line too long."""


@dataclass(frozen=True)
class TableContext:
    """A table, the people by id, and the language to describe it in.

    `longest`: most letters of a name; `squares`: most squares of the map to offer at once; `square_menus`: most menus of squares.
    """

    table: Table
    voice: Voice
    known: Mapping[str, Person]
    longest: int = LONGEST_NAME
    squares: int = SQUARES
    square_menus: int = 0

    def short(self, compose: Callable[[TableContext], tuple[Paragraph, ...]]) -> tuple[Paragraph, ...]:
        """Return lines in which names are cut until no line is too long."""
        found = compose(self)
        for longest in (each for each in _SHORTER if each < self.longest):
            if fits(found):
                break
            found = compose(replace(self, longest=longest))
        return found

    @cached_property
    def faces(self) -> tuple[SeatLabel, ...]:
        """Everybody at the table, in seat order."""
        return tuple(map(self._face, range(len(self.table.seats)), self.table.seats, self.table.colours))

    def _face(self, number: int, seat: Seat, shown: str) -> SeatLabel:
        colour = cast("Colour", shown)
        if not seat.person:
            name = cut(self._computer(number), self.longest)
            return SeatLabel(name, colour, self.voice.text("chat-note-computer", level=seat.level))
        note = "" if seat.played_by_person else self.voice.text("chat-note-gone")
        return SeatLabel(self._names[number] or self._by_colour(number, colour), colour, note)

    @cached_property
    def _names(self) -> list[str]:
        """The name of each seat; empty if no part of the name can be shown."""
        people = [self.known.get(seat.person) for seat in self.table.seats]
        names = [known.name if known else "" for known in people]
        shown = [
            shown_name(name, self.longest) if seat.person else cut(self._computer(number), self.longest)
            for number, (seat, name) in enumerate(zip(self.table.seats, names, strict=True))
        ]
        return distinguish(shown, self.longest)

    def _by_colour(self, number: int, colour: Colour) -> str:
        """Return a substitute for a name that cannot be shown."""
        return f"{capital(self.voice.text(f'colour-{colour}'))} {number + 1}"

    def _computer(self, number: int) -> str:
        return self.voice.text("chat-computer", number=sum(not seat.person for seat in self.table.seats[: number + 1]))

    def person_name(self, person: str) -> str:
        """Return a person's name, foreign text cut to one short line."""
        known = self.known.get(person)
        name = shown_name(known.name if known else "")
        seat = next((number for number, seat in enumerate(self.table.seats) if seat.person == person), None)
        return (name if seat is None else self._names[seat]) or self.voice.text("chat-nameless")

    def name(self, seat: int) -> str:
        """Return the name of the player in this seat; foreign text."""
        return self.faces[seat].name

    def mention(self, person: str, place: Place) -> Mention:
        """Return a mention of a person; it pings if they have an account on the platform of this place."""
        return mention(self.known.get(person), self.person_name(person), place)

    def for_drawing(self, view: View, since: int | None = None) -> Presentation[View]:
        """Return the presentation for a picture and its description."""
        return self.presentation(view, since, self.voice.drawn)

    def poster(self, *, wide: bool = False) -> Drawing:
        """Return what is worth keeping of the game, with the day and the table's code."""
        day = date(datetime.fromtimestamp(self.table.at / 1000, zone_of(self.voice.zone)), self.voice.language)
        return self.face.poster(self.for_drawing(self.public), f"{day} · {self.table.id}", wide=wide)

    def presentation(self, view: View, since: int | None = None, words: Translator | None = None) -> Presentation[View]:
        """Return the presentation for the text of a message, unless other words are given."""
        secret, numbering = b"", self.face.numbering(view)
        if numbering:  # numbers the cards of a hand for a round; nobody can work it out without the server's seed
            round_ = f"numbers {self.table.id} {numbering}"
            secret = hmac.digest(bytes.fromhex(self.table.server_seed), round_.encode(), "sha256")
        seen: Presentation[View] = self.face.see(view, words or self.voice.words, self.faces, since, secret)
        return replace(seen, at_once=self.squares, gone=self._gone)

    @cached_property
    def _gone(self) -> dict[int, str]:
        """The seats whose player gave up or was removed, with the word for it."""
        how = {number: seat.resigned for number, seat in enumerate(self.table.seats) if seat.resigned or seat.kicked}
        return {number: self.voice.text("result-gone", how="resigned" if own else "removed") for number, own in how.items()}

    def playing(self, seat: int) -> str:
        """Return the name of who plays this seat: behind the name of a person who has left it says that a computer does."""
        word = f" ({self.voice.text('chat-note-plays')})" if seat in self._gone else ""
        return cut(self.name(seat), self.longest - len(word)) + word

    def of_moves(self, view: View) -> Presentation[View]:
        """Return the presentation in which the present moves are told."""
        people = [face._replace(name=self.playing(seat)) for seat, face in enumerate(self.faces)]
        return replace(self.presentation(view), people=people)

    def tell(self, view: View, events: Iterable[Event], *, own: bool = True) -> tuple[Paragraph, ...]:
        """Put events into a few words, without the end, which all are sent. `own`: to the player who has just caused them."""
        news = self._before_the_end(events)

        def lines(seen: TableContext) -> tuple[Paragraph, ...]:
            items = self.face.brief(seen.of_moves(view), news, own=own)
            found = packed(items, NEWS_LINES, lambda count: self.voice.text("turn-gap", count=count))
            return tuple(Paragraph((line,), quote=True) for line in found)

        return self.short(lines)

    def played_in_a_line(self, events: Iterable[Event], before: Sequence[Event] = ()) -> str:
        """Tell the gist of what was played, as far as one line goes; where there is room, also what had been played `before`."""
        news, line, seen = self._before_the_end(events), "", self.of_moves(self.public)
        for longest in _SHORTER:
            seen = replace(self, longest=longest).of_moves(self.public)
            line = first_line(self.face.gist(seen, news), _PLAYED)
            if letters(line) <= _PLAYED:
                break
        earlier = f"{BETWEEN.join(self.face.gist(seen, before))}{BETWEEN}{line}" if before and line else line
        return earlier if letters(earlier) <= _PLAYED else line

    def _before_the_end(self, events: Iterable[Event]) -> list[Event]:
        return list(takewhile(lambda event: not isinstance(event, self.face.endings), events))

    @property
    def face(self) -> GameFace[Any]:
        """The face of the table's game."""
        game = self.table.game
        return FACES[self.table.options.game if game is None else game.kind.name]

    @cached_property
    def public(self) -> View:
        """The public view of the game."""
        return self.table.begun_game.view(None)

    @cached_property
    def turn(self) -> int:
        """The number of the present turn."""
        return turn_at(self.table)

    def banks(self) -> Words:
        """Say what is in the players' banks of time, where there are any."""

        def said(number: int) -> Words:
            left = time_left(timedelta(milliseconds=self.table.seats[number].bank), self.voice.language)
            return self.voice.text("turn-bank", player=self.name(number), left=Words(left))

        return self.voice.text("turn-banks", banks=Words(BETWEEN.join(map(said, self.table.active()))))

    @property
    def tip_mark(self) -> str:
        """Marks a tip as shown with this turn; after an undo the turn is another one, so that the tip does not come again."""
        undone = f".{self.table.undone}" if self.table.undone else ""
        return f"{self.table.id}.{self.turn}{undone}"


def mention(person: Person | None, name: str, place: Place) -> Mention:
    """Return a mention by this name; it pings if the person has an account on the platform of this place."""
    platform = place.partition(":")[0]
    account = next((each for each in (person.accounts if person else ()) if each.partition(":")[0] == platform), "")
    return Mention(account, harmless(name))


def distinguish(names: Sequence[str], longest: int = LONGEST_NAME) -> list[str]:
    """Return the names, with the seat's number after each that looks like another, with or without that one's number."""
    signs = [f" ({number})" for number in range(1, len(names) + 1)]
    numbered = [cut(name, longest - len(sign)) + sign for name, sign in zip(names, signs, strict=True)]
    found = list(names)
    for (at, name), (other, others_name) in permutations(enumerate(names), 2):
        if name and others_name and (alike(name, others_name) or alike(name, numbered[other])):
            found[at] = numbered[at]
    return found


async def table_context(
    services: Services, table: Table, voice: Voice, *others: str, known: Mapping[str, Person | None] = MappingProxyType({})
) -> TableContext:
    """Return a table's context in a language. `others`: people besides those at the table; `known`: people already read."""
    names = table.everybody(*others)
    missing = [name for name in names if name not in known]
    read = await services.people.get_many(missing) if missing else {}
    found = ((name, known.get(name) or read.get(name)) for name in names)
    return TableContext(table, voice, {name: person for name, person in found if person is not None})


def turn_at(table: Table, version: int | None = None) -> int:
    """Return the number of the turn at a version, by default of the present turn."""
    return 0 if table.game is None else turn_of(table.game, None if version is None else table.actions_at(version))


def turn_of(game: Game, actions: int | None = None) -> int:
    """Return the number of a game's present turn, or of its turn after this number of actions."""
    face, last = FACES[game.kind.name], len(game.log) if actions is None else actions
    before = (event for number in reversed(range(last)) for event in reversed(game.log[number].events))
    began = (face.turn_begun(event) for event in chain(before, reversed(game.first_events)))
    return next((turn for turn in began if turn is not None), last + 1)


def has_hidden_hands(table: Table) -> bool:
    """Return whether the seats of a running game have secrets, so that turns are played in private."""
    return table.game is not None and FACES[table.game.kind.name].hidden_hands


def events_of_actions(actions: Iterable[PlayedAction]) -> list[Event]:
    """Return the events of these actions."""
    return [event for played in actions for event in played.events]
