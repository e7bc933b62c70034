"""What a page of boards asks and does.

Changes go the ways that buttons go: drafts, confirmed actions, and the conversation for all else.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from bot.chat.board.data import BoardButton, BoardLook, BoardPast, BoardSaid, BoardState
from bot.chat.board.lobby import LiveLobby
from bot.chat.board.looks import LOOKS, look_of
from bot.chat.board.past import step_before, steps_of
from bot.chat.board.reader import CONTRAST, BoardReader, BoardRefused, RefusalsInWords
from bot.chat.board.seen import note_seen
from bot.chat.board.state import moment_of, state_of
from bot.chat.buttons import read_press
from bot.chat.context import THEMES
from bot.chat.contract import Account, Answer, Dispatcher, Message, PlatformLimits, Request
from bot.chat.fitting import plain
from bot.chat.launching import LAUNCHED
from bot.chat.services import Services
from bot.chat.table_context import TableContext, table_context
from bot.chat.table_news import TableNews
from bot.chat.turn_message import TurnMessage
from bot.engine.actions import Action
from bot.engine.refusals import IllegalAction
from bot.i18n import Words
from bot.store import Place
from bot.table.announce import Told, pings
from bot.table.deeds.base import TableNow
from bot.table.deeds.play import Act, drafting, with_skips
from bot.table.people import Person
from bot.table.refused import Denied
from bot.table.table import Table
from renderer.scene import BoardScene

MOST_ACTIONS: Final = 40
"""Actions in a draft, at most: no turn has half as many."""
_DEEDS: Final = frozenset({"undo", "nudge", "hint", "resign", "rematch", "join", "leave", "begin"})
"""Commands that a page may give for its table."""

_ONLOOKER: Final = "-"
"""The id of somebody who only looks: no person has it."""
_WORDS_OF_THE_PAST: Final = ("web-watch-replay", "web-watch-newest", "board-previous", "board-following")


class LiveBoards:
    """What a page of boards asks and does. `dispatcher` handles the presses; `limits`: of the platform that serves the page."""

    def __init__(self, services: Services, dispatcher: Dispatcher, limits: PlatformLimits) -> None:
        self._services = services
        self._dispatcher = dispatcher
        self._limits = limits
        self.news = TableNews(services.tables)
        self.lobby = LiveLobby(services, dispatcher, limits)

    @property
    def now(self) -> int:
        """The games' time."""
        return self._services.tables.store.clock.now()

    async def switch_calls(self, name: str, on: bool) -> None:
        """Repeat the pings of an account of this platform at its place for notices from now on, or no longer."""
        await self._services.people.call(f"{self._limits.platform}:{name}", on=on)

    async def reader(self, account: Account, place: Place, language: str, *, contrast: bool = False) -> BoardReader:
        """Return the person of an account as a reader, known from now on."""
        person = await self._services.people.register(account.id, account.name, None, language, place)
        return BoardReader(account, person, place, language, contrast)

    async def reader_of_account(self, account: str, place: Place, language: str, *, contrast: bool = False) -> BoardReader | None:
        """Return the person of an account of another platform as a reader, in the account's private place; None if unknown."""
        person = await self._services.people.of_account(account)
        return BoardReader(Account(account), person, place, language, contrast) if person else None

    def onlooker(self, table: str, signature: str, language: str, *, contrast: bool = False) -> BoardReader | None:
        """Return somebody with the address to watch a table; None if it is not genuine."""
        links = self._services.links
        if links is None or not links.opens_watch(table, signature):
            return None
        return BoardReader(Account("", ""), Person(_ONLOOKER), "", language, contrast, looks_at=table)

    async def launched(self, account: str) -> str:
        """Return the table whose button has opened the page in the account's app a moment ago; empty if none has."""
        return (await self._services.tables.store.documents.get(LAUNCHED, account)).body.decode()

    async def may_see(self, table: str, reader: BoardReader) -> bool:
        """Return whether a table is open to the reader."""
        try:
            await self._now(table, reader)
        except BoardRefused:
            return False
        return True

    def words(self, reader: BoardReader, codes: Sequence[str]) -> dict[str, str]:
        """Return messages in the reader's language; % stands for a parameter."""
        hole = Words("%")
        given = {"cell": hole, "way": hole, "ways": hole, "count": hole}
        return {code: str(reader.voice.drawn.text(code, **given)) for code in codes}

    async def version(self, table: str, reader: BoardReader) -> int:
        """Return the version of a table that the reader may see."""
        return (await self._now(table, reader)).table.version

    async def _now(self, table: str, reader: BoardReader) -> TableNow:
        came = time.monotonic()
        with RefusalsInWords(reader.voice):
            try:
                now = await self._services.tables.now(table, came)
            except Denied as gone:
                if gone.code != "no_table":
                    raise
                return TableNow(await self._services.lobby.archived(table), None)
            if reader.looks_at != table:
                await self._services.lobby.view(table, reader.actor)
        return now

    async def _begun(self, table: str, reader: BoardReader) -> TableContext:
        """Return a table whose game has begun."""
        now = await self._now(table, reader)
        if now.table.game is None:
            raise BoardRefused(404, "not_begun", reader.voice.plain("web-watch-soon"))
        return await table_context(self._services, now.table, reader.voice)

    # the state

    async def state(self, table: str, reader: BoardReader, *, seen: bool = False) -> BoardState:
        """Return a table as the reader may see it. `seen`: it comes before their eyes."""
        state = await self._state(await self._now(table, reader), reader)
        if seen and state.decision is not None and reader.person.habits.calls:
            await note_seen(self._services.tables.store, reader.person.id, state.table, state.v)
        return state

    async def call(self, table: str, reader: BoardReader) -> str:
        """Return the line that calls the reader to their turn; empty if nothing may sound now."""
        now = await self._now(table, reader)
        asked, number, person = now.table.asked, now.table.decider, reader.person
        told = Told("ping", now.table.id, now.table.version, {}, (person.id,))
        if asked is None or number is None or reader.place not in now.table.ping_places(number):
            return ""
        if person.id not in pings(told, now, {person.id: person.habits}, self.now):
            return ""
        seen = await table_context(self._services, now.table, reader.voice, known={person.id: person})
        line = TurnMessage(self._services, self._limits, seen, reader.place, now.deadline)
        return plain(line.lines((seen.mention(person.id, reader.place),), None)[0])

    async def _state(self, now: TableNow, reader: BoardReader) -> BoardState:
        seen = await table_context(self._services, now.table, reader.voice, known={reader.person.id: reader.person})
        sprites = self._services.picture_queue.sprites(reader.theme)
        return state_of(now, reader, seen, sprites)

    # changes

    async def draft(self, table: str, reader: BoardReader, version: int, revision: int, actions: Sequence[object]) -> BoardState:
        """Replace the reader's draft and return where it leads. An action that reveals something is confirmed at once."""
        now = await self._now(table, reader)
        seen = await table_context(self._services, now.table, reader.voice)
        came = time.monotonic()
        with RefusalsInWords(reader.voice, seen):
            read, _ = _turn(now.table, reader, version, actions)
            await self._services.tables.draft(table, reader.actor, version, revision, *read, came=came)
        self.news.ring(table, drafted=reader.person.id)
        return await self.state(table, reader)

    async def confirm(self, table: str, reader: BoardReader, version: int, actions: Sequence[object], event: str) -> BoardState:
        """Play these actions, which complete the reader's turn or reveal something. The same event plays them once."""
        now = await self._now(table, reader)
        seen = await table_context(self._services, now.table, reader.voice)
        came = time.monotonic()
        with RefusalsInWords(reader.voice, seen):
            read, seat = _turn(now.table, reader, version, actions)
            if seat is not None:
                tried = drafting(now.table.begun_game, seat, read)
                if not (tried.complete or tried.reveals):
                    raise Denied("draft_unfinished")
            await self._services.tables.do(table, reader.actor, Act(version, read), self._key(reader, event), came=came)
        state = await self.state(table, reader, seen=True)
        self.news.ring(table, state.v)
        return state

    def _key(self, reader: BoardReader, event: str) -> str:
        return f"{self._limits.platform}:board-{reader.person.id}-{event}"

    async def press(self, table: str, reader: BoardReader, pressed: str, words: str, event: str) -> BoardSaid:
        """Do something else at this table: one of its commands, a button of an answer, or a typed move (`words`)."""
        known = (await self._now(table, reader)).table
        press, verb = read_press(pressed), pressed.removeprefix("/")
        if words and not pressed:
            given = {"words": f"/move {known.id} {words}"}
        elif press is not None and press.table == known.id:
            given = {"button": pressed, "message": "page"}
        elif pressed.startswith("/") and verb in _DEEDS:
            given = {"words": f"/{verb} {known.id}"}
        else:
            raise BoardRefused(400, "no_button", reader.voice.plain("web-no-button"))
        request = Request(
            person=reader.account,
            place=reader.place,
            event=f"board-{reader.person.id}-{event}",
            whispered=True,
            language=reader.language,
            **given,  # type: ignore[arg-type]
        )
        reply = await self._dispatcher.handle(request, self._limits)
        self.news.ring(table, drafted=reader.person.id)
        return _said(known.id, reply.answer, reply.messages)

    async def say(self, table: str, reader: BoardReader, words: str, event: str) -> None:
        """Say something to the table's other places."""
        now = await self._now(table, reader)
        seen = await table_context(self._services, now.table, reader.voice)
        with RefusalsInWords(reader.voice, seen):
            await self._services.lobby.say(now.table.id, reader.actor, words, key=self._key(reader, event))

    # the past

    async def past(self, table: str, reader: BoardReader) -> BoardPast:
        """Return the steps of a game so far."""
        seen = await self._begun(table, reader)
        hole, say = Words("%"), reader.voice.drawn
        label = say.text("web-watch-step" if seen.face.tiles() else "web-watch-step-cards", number=hole, count=hole)
        words = {code: str(say.text(code)) for code in _WORDS_OF_THE_PAST}
        return BoardPast(seen.table.version, str(label), words, tuple(steps_of(seen)))

    async def moment(self, table: str, reader: BoardReader, actions: int) -> BoardState:
        """Return a game as everybody saw it after this number of actions."""
        seen = await self._begun(table, reader)
        if actions > len(seen.table.begun_game.log):
            raise BoardRefused(404, "no_step", reader.voice.plain("web-no-picture"))
        return moment_of(seen, reader, self._services.picture_queue.sprites(reader.theme), actions, step_before(seen, actions))

    # looks

    async def look(self, table: str, reader: BoardReader, name: str) -> BoardLook:
        """Return another look at a table: its owners, its forecast, the tiles left."""
        seen = await self._begun(table, reader)
        presentation = seen.for_drawing(seen.table.begun_game.view(seen.table.seat_of(reader.person.id)))
        if name not in LOOKS or name not in seen.face.looks:
            raise BoardRefused(404, "no_look", reader.voice.plain("no-picture"))
        drawing = seen.face.look(presentation, name)
        head, *lines = drawing.text.long.split("\n")
        return look_of(drawing.scene, self._services.picture_queue.sprites(reader.theme), head, lines)

    async def at(self, table: str, reader: BoardReader, x: float, y: float) -> tuple[str, ...]:
        """Describe what is at a point of the map, given in tiles: a cell, and the feature on it."""
        seen = await self._begun(table, reader)
        presentation = seen.for_drawing(seen.table.begun_game.view(seen.table.seat_of(reader.person.id)))
        cell = (int(x // 1), int(y // 1))
        scene, segment = seen.face.whole(presentation).scene, None
        if isinstance(scene, BoardScene):
            tile = next((each for each in scene.board.tiles if each.cell == cell), None)
            sprites = self._services.picture_queue.sprites(reader.theme)
            segment = sprites.segment_at(tile, x - cell[0], y - cell[1]) if tile else None
        return tuple(map(str, seen.face.at_cell(presentation, cell, segment)))

    async def picture(self, table: str, reader: BoardReader) -> bytes:
        """Draw what is worth keeping of a game."""
        seen = await self._begun(table, reader)
        return await self._services.picture_queue.picture(seen.poster(), reader.theme).png()

    async def art(self, theme: str, stamp: str, size: int, name: str) -> bytes | None:
        """Draw a sprite; None for another version's art. Raises NoSprite for a wrong name."""
        if theme not in (*THEMES.values(), CONTRAST) or self._services.picture_queue.sprites(theme).stamp != stamp:
            return None
        return await self._services.picture_queue.sprite(theme, name, size)

    async def icon(self, size: int, whole: bool) -> bytes:
        """Draw the game's icon; `whole`: it fills the square."""
        return await self._services.picture_queue.icon(THEMES["standard"], size, whole=whole)


def _turn(table: Table, reader: BoardReader, version: int, actions: Sequence[object]) -> tuple[tuple[Action, ...], int | None]:
    """Return the actions with what the turn skips, and the reader's seat if it is to act; None if it is not, or no longer."""
    read, seat = _actions(table, actions), table.seat_of(reader.person.id)
    if seat is None or seat != table.decider or not table.since <= version <= table.version:
        return read, None
    return with_skips(table.begun_game, seat, read), seat


def _actions(table: Table, given: Sequence[object]) -> tuple[Action, ...]:
    if table.game is None:
        raise Denied("not_begun")
    if len(given) > MOST_ACTIONS:
        raise IllegalAction("bad_action", {"why": "too many actions"})
    read = [table.game.kind.reader.read(each) for each in given]
    return tuple(action for _, action in read)


def _said(table: str, answer: Answer | None, messages: Sequence[Message]) -> BoardSaid:
    """Return an answer with the buttons that are about this table: a page opens nothing else."""
    lines = tuple(plain(paragraph) for message in messages for paragraph in message.paragraphs)
    presses = ((each, read_press(each.id)) for message in messages for row in message.buttons for each in row if each.id)
    buttons = tuple(BoardButton(each.id, each.label, each.style) for each, press in presses if press and press.table == table)
    return BoardSaid(answer.text if answer else "", lines, buttons)
