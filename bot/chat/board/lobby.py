"""The games of a room as its front page lists them: one's own, open ones, a new one, and where to learn the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.chat.board.reader import BoardReader, BoardRefused, RefusalsInWords
from bot.chat.buttons import read_press
from bot.chat.contract import Dispatcher, Message, PlatformLimits, Request
from bot.chat.services import Services
from bot.games.faces import FACES
from bot.games.rules import GAMES
from bot.i18n import message_id
from bot.scene.face import GameFace
from bot.table.lobby import ListedTable
from bot.table.options import PACES, Options
from bot.table.people import Person
from bot.table.refused import Denied
from renderer.sprites import card_name, figure_name, item_name

_COLOUR: Final = "blue"
"""The colour of figures that show what an expansion adds."""
_SEATS: Final = range(2, 7)
_MOST_SAMPLES: Final = 4
_LEARNING: Final = frozenset({"help", "rules"})
"""Buttons that a page to learn from follows: they show something and change nothing."""


class ListedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in a list. `words`: with whom, whose turn it is, and which game; `mine`: it waits for the reader."""

    table: str
    words: str
    state: str
    mine: bool = False
    deadline: int | None = None


class ListedGames(msgspec.Struct, frozen=True):
    """The games that a reader sees: their own, open ones to join, and running ones to watch."""

    own: tuple[ListedGame, ...]
    open: tuple[ListedGame, ...]
    running: tuple[ListedGame, ...]


class LobbyChoice(msgspec.Struct, frozen=True):
    """Something to choose for a new game. `sprites`: what it adds; `parts`: the expansions of a game."""

    id: str
    name: str
    line: str = ""
    sprites: tuple[str, ...] = ()
    parts: tuple[LobbyChoice, ...] = ()


class WantedGame(msgspec.Struct, frozen=True):
    """What is wanted of a new game. `computers`: seats that computers take; the others wait for people."""

    game: str = Options().game
    modules: tuple[str, ...] = Options().modules
    seats: int = 2
    computers: int = 0
    level: str = ""
    pace: str = Options().pace


class LobbyChoices(msgspec.Struct, frozen=True):
    """All that can be chosen for a new game. `art`: the folder of the sprites."""

    games: tuple[LobbyChoice, ...]
    seats: tuple[int, ...]
    paces: tuple[LobbyChoice, ...]
    levels: tuple[LobbyChoice, ...]
    art: str


class LiveLobby:
    """What the front page asks and does. `dispatcher` answers what is looked up; `limits`: of the platform with the page."""

    def __init__(self, services: Services, dispatcher: Dispatcher, limits: PlatformLimits) -> None:
        self._services = services
        self._dispatcher = dispatcher
        self._limits = limits

    # lists

    async def own_games(self, reader: BoardReader) -> list[ListedGame]:
        """Return the reader's open and running games, those that wait for them first."""
        found = await self._services.lobby.of_person(reader.person.id)
        return self._listed(reader, found, await self._known(found))

    async def games(self, reader: BoardReader) -> ListedGames:
        """Return all games that the reader may see here."""
        own = await self._services.lobby.of_person(reader.person.id)
        here = await self._services.lobby.of_place(reader.place, reader.person.id)
        others = [each for each in here if reader.person.id not in each.label.people]
        known = await self._known([*own, *others])
        shown = self._listed(reader, others, known)
        return ListedGames(
            tuple(self._listed(reader, own, known)),
            tuple(each for each in shown if each.state == "open"),
            tuple(each for each in shown if each.state == "running"),
        )

    async def _known(self, listed: Collection[ListedTable]) -> Mapping[str, Person]:
        return await self._services.people.get_many(sorted({person for each in listed for person in each.label.people}))

    def _listed(self, reader: BoardReader, found: Collection[ListedTable], known: Mapping[str, Person]) -> list[ListedGame]:
        return [
            ListedGame(each.table, self._words_of(reader, each, known), each.state, each.mine, each.deadline) for each in found
        ]

    def _words_of(self, reader: BoardReader, listed: ListedTable, known: Mapping[str, Person]) -> str:
        say, label = reader.voice.drawn, listed.label
        names = {person: known[person].name if person in known else say.text("chat-nameless") for person in label.people}
        game = say.text(message_id("game", label.options.game))
        if listed.state == "open" and reader.person.id not in names:
            pace, free = say.text(f"pace-{label.options.pace}"), label.options.seats - label.seats
            return str(say.text("web-lobby-open-line", host=say.joined(list(names.values())), game=game, pace=pace, count=free))
        computer = say.text("button-table-computer")
        others = [name for person, name in names.items() if person != reader.person.id] or [computer]
        waiting = "alone" if label.seats < 2 else "joined"
        decider = next((names[person] for person in listed.deciders if person in names), computer)
        running = "theirs" if others == [decider] else "running"
        state = "mine" if listed.mine else waiting if listed.state == "open" else running
        return str(say.text("button-table", state=state, who=say.joined(others), what=game, decider=decider))

    # games to begin and to join

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of computers, the weakest first."""
        return self._services.levels

    def level(self, wanted: str) -> str:
        """Return a level of computers that there is: the one wanted, else the usual one."""
        return wanted if wanted in self.levels else self._services.usual_level

    def level_names(self, reader: BoardReader) -> tuple[LobbyChoice, ...]:
        """Return the levels of computers with their names."""
        return tuple(
            LobbyChoice(each, str(reader.voice.drawn.text("level-name", level=each)).capitalize()) for each in self.levels
        )

    async def play_computer(self, reader: BoardReader, event: str, level: str = "") -> str:
        """Begin a casual game against one computer; return its table. The same event begins one game."""
        return await self.open(reader, WantedGame(computers=1, level=level, pace="none"), event)

    async def open(self, reader: BoardReader, wanted: WantedGame, event: str) -> str:
        """Open a game; with a computer on every other seat it begins at once. Return its table."""
        with RefusalsInWords(reader.voice):
            return await self._open(reader, wanted, event)

    async def _open(self, reader: BoardReader, wanted: WantedGame, event: str) -> str:
        if wanted.game not in GAMES or wanted.pace not in PACES or wanted.seats not in _SEATS:
            raise Denied("bad_option", {"option": "game", "value": wanted.game[:20]})
        computers = min(wanted.computers, wanted.seats - 1)
        alone = computers == wanted.seats - 1
        played = 0 if computers else (await self._services.results.standing(reader.person.id)).games
        done = await self._services.lobby.open(
            reader.actor,
            Options(
                game=wanted.game,
                modules=wanted.modules,
                language=reader.voice.language,
                seats=wanted.seats,
                pace="none" if alone else wanted.pace,
                rated=bool(played),
            ),
            key=f"{self._limits.platform}:board-{reader.person.id}-{event}",
            salt=event,
            computers=(self.level(wanted.level),) * computers,
            begin=alone,
        )
        return done.table.id

    async def join(self, table: str, reader: BoardReader, event: str) -> None:
        """Take a seat at an open table."""
        with RefusalsInWords(reader.voice):
            key = f"{self._limits.platform}:board-{reader.person.id}-{event}"
            await self._services.lobby.join(table, reader.actor, event, key=key)

    def choices(self, reader: BoardReader) -> LobbyChoices:
        """Return all that can be chosen for a new game, with pictures of what it adds."""
        say = reader.voice.drawn

        def choice(kind: str, name: str, sprites: tuple[str, ...], parts: tuple[LobbyChoice, ...] = ()) -> LobbyChoice:
            line = str(say.text(message_id(f"{kind}-line", name)))
            return LobbyChoice(name, str(say.text(message_id(kind, name))), line, sprites, parts)

        def module(face: GameFace[Any], name: str) -> LobbyChoice:
            added = face.adds(name)
            sprites = (*map(_tile, added.tiles), *(item_name(each, _COLOUR) for each in added.items))
            return choice("module", name, sprites or (figure_name(_COLOUR, "follower", lying=True),))

        games = (
            choice("game", name, _samples(face), tuple(module(face, each) for each in face.kind.modules))
            for name, face in FACES.items()
        )
        paces = (LobbyChoice(name, str(say.text(f"pace-{name}"))) for name in PACES)
        return LobbyChoices(tuple(games), tuple(_SEATS), tuple(paces), self.level_names(reader), self.art(reader))

    def landscape(self, columns: int) -> tuple[tuple[str, ...], ...]:
        """Return the sprites of a piece of land that decorates the front page, row by row: cities between two roads."""
        road, cloister, *_ = FACES[Options().game].samples(())
        rows = ((road, 2), (road, 0), (cloister, 0))
        return tuple(tuple(f"tile-{tile}-{way}-{(x + y) & 1}" for x in range(columns)) for y, (tile, way) in enumerate(rows))

    def art(self, reader: BoardReader) -> str:
        """Return the folder of the reader's sprites."""
        return f"{reader.theme}/{self._services.picture_queue.sprites(reader.theme).stamp}"

    # learning

    async def learn(self, reader: BoardReader, word: str | None, pressed: str, event: str) -> Message:
        """Return a page of the help, of the rules about a word (empty: all), or behind a button of another such page."""
        press = read_press(pressed)
        if pressed and (press is None or press.verb not in _LEARNING):
            raise BoardRefused(400, "no_button", reader.voice.plain("web-no-button"))
        request = Request(
            person=reader.account,
            place=reader.place,
            event=event,
            words="" if pressed else "/help" if word is None else f"/rules {word}".strip(),
            button=pressed,
            message="page" if pressed else "",
            whispered=True,
            language=reader.language,
        )
        reply = await self._dispatcher.handle(request, self._limits)
        if not reply.messages:
            raise BoardRefused(404, "nothing", reply.answer.text if reply.answer else "")
        message = reply.messages[-1]
        rows = (
            tuple(each for each in row if (press := read_press(each.id)) and press.verb in _LEARNING) for row in message.buttons
        )
        return replace(message, buttons=tuple(row for row in rows if row))


def _tile(tile: str) -> str:
    return f"tile-{tile}-0-0"


def _samples(face: GameFace[Any]) -> tuple[str, ...]:
    return (*map(_tile, face.samples(())), *map(card_name, face.sample_cards()))[:_MOST_SAMPLES]
