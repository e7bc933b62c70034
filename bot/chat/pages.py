"""The content of a table's pages in the browser: the public view of the game, step by step, and a person's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.chat.board.data import BoardStep
from bot.chat.board.past import step_before, steps_of
from bot.chat.buttons import Press, read_press
from bot.chat.commands.all import BUTTONS
from bot.chat.context import THEMES
from bot.chat.contract import Account, Answer, Dispatcher, Message, Paragraph, Picture, PlatformLimits, Request
from bot.chat.links import departures_in
from bot.chat.services import Services
from bot.chat.table_context import table_context
from bot.chat.turn_message import deadline_line
from bot.chat.voice import Voice
from bot.chat.web_links import waits_for
from bot.scene.lines import people_lines
from bot.scene.phrases import headline
from bot.table.refused import Denied
from bot.table.table import Table


@dataclass(frozen=True)
class WatchPage:
    """A table as everybody may see it."""

    id: str
    version: int
    tiles: bool
    headline: str
    people: tuple[str, ...]
    deadline: tuple[Paragraph, ...]
    steps: tuple[BoardStep, ...]


@dataclass(frozen=True)
class TurnAddress:
    """The parts of a turn's address."""

    table: str
    turn: str
    person: str
    signature: str


@dataclass(frozen=True)
class TurnPage:
    """The page of a turn, fresh or after a press. `watch`: the address for spectators; `over`: the turn has ended."""

    message: Message | None
    answer: Answer | None
    watch: str
    over: bool


class Pages:
    """The pages of tables. `dispatcher` handles the presses; `limits`: of the platform that serves the pages."""

    def __init__(self, services: Services, dispatcher: Dispatcher, limits: PlatformLimits) -> None:
        self._services = services
        self._dispatcher = dispatcher
        self._limits = limits

    async def version(self, table: str, signature: str) -> int | None:
        """Return the table's version; None for an invalid address."""
        found = await self._table(table, signature)
        return None if found is None else found.version

    async def watch_page(self, table: str, signature: str, language: str) -> WatchPage | None:
        """Return the game up to now; None for an invalid address."""
        found = await self._table(table, signature)
        if found is None or found.game is None:
            return None
        seen = await table_context(self._services, found, Voice(language))
        presentation = seen.presentation(seen.public)
        return WatchPage(
            found.id,
            found.version,
            bool(seen.face.tiles()),
            headline(presentation),
            tuple(people_lines(presentation)),
            deadline_line(
                seen.voice,
                (await self._services.tables.now(found.id)).deadline,
                self._services.tables.store.clock.now(),
                found.options.pace,
            ),
            tuple(steps_of(seen)),
        )

    async def picture(self, table: str, signature: str, actions: int, language: str) -> Picture | None:
        """Return the map, or the rows of cards, as of this number of actions."""
        found = await self._table(table, signature)
        if found is None or found.game is None or not 0 <= actions <= len(found.game.log):
            return None
        seen = await table_context(self._services, found, Voice(language))
        view = found.game_after(actions).view(None)
        presentation = seen.for_drawing(view, step_before(seen, actions))
        return self._services.picture_queue.picture(seen.face.whole(presentation), THEMES["standard"])

    async def _table(self, table: str, signature: str) -> Table | None:
        links = self._services.links
        if links is None or not links.opens_watch(table, signature):
            return None
        return await self._find(table)

    async def _find(self, table: str) -> Table | None:
        try:
            return await self._services.tables.look(table)
        except Denied:
            return None

    async def genuine(self, address: TurnAddress) -> bool:
        """Return whether this is a genuine address of a turn, which may be over."""
        links, signature = self._services.links, address.signature
        if links is None or not links.opens_turn(address.table, address.turn, address.person, signature):
            return False
        person = await self._services.people.get(address.person)
        # If the person was merged or deleted, the turn counts as over, and the page shows nothing.
        return person is None or person.id != address.person or person.departures == departures_in(signature)

    async def play(self, address: TurnAddress, event: str, language: str, button: str = "") -> TurnPage | None:
        """Return the turn with its draft, after the press if there is one; None for an invalid address."""
        links = self._services.links
        if links is None or not await self.genuine(address):
            return None
        table = await self._find(address.table)
        person = await self._services.people.get(address.person)
        watch = links.watch(self._limits, address.table)
        if table is None or person is None or not person.accounts or not waits_for(table, int(address.turn), address.person):
            return TurnPage(None, None, watch, over=True)
        account = Account(person.accounts[0], person.name)
        press = read_press(button)
        if press is None or press.table != table.id or not _plays(press):  # the address is good for this turn only
            return await self._turn_page(table, account, event, language, watch)
        seat = table.asked
        assert seat is not None
        request = Request(
            person=account, place=seat.place, event=event, button=button, message=_HERE, whispered=True, language=language
        )
        reply = await self._dispatcher.handle(request, self._limits)
        message = reply.messages[-1] if reply.messages else None
        after = await self._find(address.table)
        if after is None or not waits_for(after, int(address.turn), address.person):
            return TurnPage(message, reply.answer, watch, over=True)
        if message is None or _goes_on(message):
            return TurnPage(message, reply.answer, watch, over=False)
        # The draft was played, and the same turn goes on with another choice; or its choices were explained.
        onward = await self._turn_page(after, account, f"{event}-on", language, watch)
        shown = onward.message
        if shown is not None and message.buttons:
            shown = replace(shown, paragraphs=(*message.paragraphs, *shown.paragraphs))
        return TurnPage(shown, reply.answer, watch, over=False)

    async def _turn_page(self, table: Table, account: Account, event: str, language: str, watch: str) -> TurnPage:
        seat = table.asked
        assert seat is not None
        request = Request(person=account, place=seat.place, event=event, words=f"/move {table.id}", language=language)
        reply = await self._dispatcher.handle(request, self._limits)
        return TurnPage(reply.messages[-1] if reply.messages else None, reply.answer, watch, over=False)


_HERE: Final = "page"
"""The one message on the page of a turn."""


def _plays(press: Press) -> bool:
    kind = BUTTONS.get(press.verb)
    return kind is not None and kind.on_turn_page


def _goes_on(message: Message) -> bool:
    """Return whether the turn can be played with the message's own buttons."""
    presses = (read_press(each.id) for row in message.buttons for each in row)
    return any(press is not None and _plays(press) for press in presses)
