"""What the conversation works with, and what it knows of whoever has just said something."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press, button_id, owner_of, pressed
from bot.chat.contract import Answer, Button, Message, Paragraph, PlatformLimits, Reply, Request, Style
from bot.chat.fitting import plain
from bot.chat.links import Links
from bot.chat.picture_queue import PictureQueue
from bot.chat.voice import Param, Voice
from bot.i18n import shipped
from bot.store import Place
from bot.table.accounts import Accounts
from bot.table.boards import Boards
from bot.table.computers import InThreads
from bot.table.limits import HostLimits
from bot.table.lobby import Lobby
from bot.table.people import Chat, People, Person
from bot.table.permissions import Actor
from bot.table.places import Places
from bot.table.ports import PlatformData, Thinker
from bot.table.privacy import Privacy
from bot.table.results import Results
from bot.table.tables import Tables

THEMES: Final = {"standard": "dark", "colour_blind": "colour-blind"}


@dataclass(frozen=True)
class Services:
    """The use cases, and who draws. `levels`: of computer players, the weakest first; `limits`: what the host allows.

    `links`: the addresses of tables' pages, if there are pages; `owners`: accounts of who hosts the bot; `paused`: how many
    seconds commands still have to wait; `advisers`: computer players who are asked for a hint; `holdings`: what platforms keep of
    their accounts themselves.
    """

    tables: Tables
    studio: PictureQueue
    levels: tuple[str, ...]
    limits: HostLimits = field(default_factory=HostLimits)
    links: Links | None = None
    owners: frozenset[str] = frozenset()
    paused: Callable[[], float] = lambda: 0.0
    advisers: Thinker = field(default_factory=InThreads)
    holdings: Mapping[str, PlatformData] = field(default_factory=dict)

    @cached_property
    def people(self) -> People:
        """Persons and chats."""
        return People(self.tables)

    @cached_property
    def lobby(self) -> Lobby:
        """What is done around tables."""
        return Lobby(self.tables, self.people, self.limits)

    @cached_property
    def results(self) -> Results:
        """How games ended."""
        return Results(self.tables.store)

    @cached_property
    def accounts(self) -> Accounts:
        """Linking."""
        return Accounts(self.tables, self.people, self.results)

    @cached_property
    def places(self) -> Places:
        """Chats that move or are gone."""
        return Places(self.tables, self.people, self.results)

    @cached_property
    def privacy(self) -> Privacy:
        """Export and deletion."""
        return Privacy(self.tables, self.people, self.results, self.holdings)

    @cached_property
    def boards(self) -> Boards:
        """Who is best."""
        return Boards(self.tables.store)


def own_voice(person: Person, chat: Chat, otherwise: str = "") -> Voice:
    """How one person is spoken to: as they have chosen, else as the chat, else as their app was set when last heard of."""
    return Voice(shipped().choose(person.language, chat.language, person.spoken, otherwise), person.habits.zone)


@dataclass(frozen=True)
class Context:
    """A command with the person, the chat and the language it comes from."""

    services: Services
    command: Request
    limits: PlatformLimits
    person: Person
    chat: Chat

    @cached_property
    def own(self) -> Voice:
        """The person's: for answers, and for what only the person sees."""
        return own_voice(self.person, self.chat, self.command.language)

    @cached_property
    def common(self) -> Voice:
        """The language of the place."""
        return self.own if self.command.private else Voice(shipped().choose(self.chat.language, self.own.language))

    @property
    def actor(self) -> Actor:
        """Who acts."""
        return Actor(self.person.id, self.command.place, self.command.admin, self.command.owner)

    @property
    def key(self) -> str:
        """The same for the same event."""
        return f"{self.limits.platform}:{self.command.event}"

    @property
    def theme(self) -> str:
        """How pictures for this person alone are coloured."""
        return THEMES[self.person.palette]

    @property
    def words(self) -> list[str]:
        """The command's words without its name."""
        return self.command.words.split()[1:]

    @property
    def press(self) -> Press | None:
        """The pressed button."""
        return pressed(self.command.button)

    def answer(self, code: str, /, *, alert: bool = False, alone: bool = False, **params: Param) -> Reply:
        """A word to the person: on a press an answer, else a message. `alone`: it is nobody else's business."""
        return self.tell(self.own.line(code, **params), alert=alert, alone=alone)

    def tell(self, line: Paragraph, *, alert: bool = False, alone: bool = False) -> Reply:
        """The same with words that are already chosen."""
        if self.command.button:
            return Reply(Answer(plain(line), alert))
        return Reply(messages=(self.whisper(line) if alone else self.aside(line),))

    def whisper(self, *paragraphs: Paragraph) -> Message:
        """A message for the person alone: right here where the platform can do that, else in the private chat."""
        return Message(paragraphs, private_to="" if self.command.private else self.command.person.id)

    def aside(self, *paragraphs: Paragraph) -> Message:
        """A message for the person alone where the platform can do that right here, else for the place: it has no secrets."""
        alone = self.limits.can_whisper and not self.command.private
        return Message(paragraphs, private_to=self.command.person.id if alone else "")

    def all_hear(self, places: Collection[Place]) -> bool:
        """Whether news in these places comes to the very chat where all would read the answer: then it would be said twice."""
        aside = self.command.button or self.command.private or self.limits.can_whisper
        return not aside and self.command.place in places

    def owned(self, message: Message) -> Message:
        """The message with buttons that obey this person alone."""
        mine = owner_of(self.person.id)
        return replace(message, buttons=tuple(tuple(_obeying(each, mine) for each in row) for row in message.buttons))

    def shown(self, message: Message, *, again: bool = False) -> Reply:
        """A message that answers a command. `again`: it takes the place of the one whose button was pressed."""
        edits = self.command.message if again and self.command.button else ""
        return Reply(messages=(replace(message, edits=edits),))


def button(label: str, table: str, version: int, verb: str, argument: str = "", style: Style = "plain") -> Button:
    """A button of a table."""
    return Button(label, button_id(Press(table, version, verb, argument)), style)


def _obeying(button: Button, owner: str) -> Button:
    press = pressed(button.id)
    return button if press is None else replace(button, id=button_id(press._replace(owner=owner)))
